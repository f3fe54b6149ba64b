### Słowa gry opowiedzianej jako tekst (`text.py`), po polsku.

text-title = { $title }: { $who }
text-you = grasz jako { $who }, miejsce { $seat }
text-watching = oglądasz grę
text-rules = == Zasady w skrócie
text-position = == Pozycja
text-happened = == Co się stało od tego czasu
text-question = == Pytanie
text-over = == Koniec gry
text-choices = == Twoje możliwości (numer, ruch, co to jest; → co kosztuje i co daje; ! nie można cofnąć)
text-anytime = W dowolnym momencie, zamiast odpowiedzi:
text-choice = { $number }. { $move } – { $words }
text-gist = { $text } → { $gist }
text-final = { $text } !
text-words = { $words } ({ $detail })
text-how = Odpowiedz jednym numerem albo jednym ruchem z tej listy i niczym więcej.
text-why = { $sentence } ({ $rule })
mistake-text-page = Nie ma strony „{ $page }”; dostępne strony: { $pages }.
mistake-text-number = Nie ma odpowiedzi { $number }; liczba odpowiedzi: { $count }.
mistake-text-several = To może oznaczać kilka ruchów: { $list }.
mistake-text-answer = W „{ $answer }” nie znaleziono ruchu; odpowiedz numerem od 1 do { $count } albo ruchem z listy.

## Co jest nie tak z wywołaniem

mistake-research-needs = partie w paczkach wymagają { $missing }: pip install { $missing }
mistake-batch-size = w paczce jest co najmniej jedna partia, nie { $n }
mistake-batch-step = step wymaga akcji w liczbie { $n }, jednej na każdą partię, nie { $shape }
mistake-batch-action = akcja to liczba od 0 do { $last }
mistake-batch-move = „{ $move }” nie jest możliwe w partii { $row }: co jest, mówi jej maska
mistake-batch-closed = ta paczka jest zamknięta
mistake-observer = obserwator gry { $game } nie ma parametrów, znaleziono { $params }
mistake-chance-node = nic jeszcze nie rozdano: najpierw jest węzeł losowy
mistake-render = nie da się pokazać jako „{ $mode }” (można: { $modes })
mistake-reset = najpierw wywołaj reset
mistake-agent = { $agent } ma jeszcze wybór do zrobienia
mistake-version = nie ma tu { $wanted }, jest { $here }
mistake-version-game = nie ma gry „{ $name }” (dostępne: { $games })
