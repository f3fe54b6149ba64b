### Co jest nie tak z danymi dla rdzenia: pliki, ruchy, pozycje, zapisy i scenariusze.

mistake-chance-different = chance: „{ $label }” wymaga różnych wyników w liczbie { $k }, lista podaje { $given }
mistake-chance-none = chance: potrzebne jest tu „{ $label }”, a na liście nie ma już wyników
mistake-chance-other = chance: potrzebne jest tu „{ $label }”, lista podaje „{ $found }”
mistake-chance-pool = chance: „{ $label }” wymaga wyników w liczbie { $k } spośród { $pool }, lista podaje { $given }
mistake-chance-kind = chance: „{ $label }” wymaga nazw lub liczb, znaleziono { $value }
mistake-chance-result = chance: „{ $unknown }” nie jest wynikiem „{ $label }” (możliwe: { $names })
mistake-seats = { $game }: gra dla { $counts } graczy, nie dla { $seats }
mistake-option = { $game } nie ma opcji „{ $name }” (ma: { $options })
mistake-position-format = to nie jest pozycja gry { $game } w formacie { $format }
mistake-position-key = ta pozycja nie ma klucza „{ $key }”
mistake-position-pack = pozycję utworzono z zestawem { $made }, ta gra ma { $here }
mistake-position-pieces = ta pozycja nie ma „{ $key }” wśród elementów
mistake-view = to nie jest widok gry { $game } z zestawem { $pack }
mistake-undo-nothing = miejsce { $seat } nie ma czego cofnąć: przedtem jest bariera albo ruch innego gracza
mistake-undo-count = cofnąć można od 1 do { $most } ruchów, nie { $n }
mistake-move-number = nie ma ruchu { $move }; ruchy mają numery od 0 do { $last }
mistake-move-verb = „{ $text }” to nie ruch: nie zaczyna się żadnym z czasowników { $verbs }
mistake-move-form = „{ $text }” to nie ruch: powinno być „{ $wanted }”
mistake-move-word = „{ $text }” to nie ruch: „{ $word }” to nie { $slot } (możliwe: { $names })
mistake-toml = { $path }: oczekiwano TOML, znaleziono: { $problem }
mistake-json-file = { $path }: oczekiwano JSON, znaleziono: { $problem }
mistake-file = nie można odczytać { $path }: { $problem }
mistake-file-name = plik nie może mieć takiej nazwy
mistake-file-large = { $path }: plik może mieć najwyżej { $most } MiB
mistake-file-text = nie można odczytać { $path }: to nie jest UTF-8 ({ $problem }, bajt { $byte })
mistake-file-deep = { $path }: tabel lub list jedna w drugiej może być najwyżej { $most }
mistake-file-number = { $path }: liczba może mieć najwyżej { $most } cyfr
mistake-file-control = { $path }: oczekiwano tekstu bez znaków sterujących, znaleziono U+{ $code }
mistake-name = { $where }: „{ $name }” nie jest tu znane (możliwe: { $names })
mistake-number-from = { $where }.{ $key }: oczekiwano liczby od 0, znaleziono { $value }
mistake-table = { $where }: oczekiwano tabeli, znaleziono { $found }
mistake-key = { $where }: klucz „{ $key }” nie jest znany (możliwe: { $known })
mistake-players = { $where }: grać może { $seats }, znaleziono { $found }
mistake-table-of = { $where }.{ $name }: oczekiwano tabeli, znaleziono { $found }
mistake-free-seat = { $where }.{ $name }.seat: oczekiwano wolnego miejsca od 0 do { $last }, znaleziono { $seat }
mistake-scenario-stop = { $where }: stop = true może stać tylko w ostatnim wpisie
mistake-key-missing = { $where }: brakuje klucza „{ $key }”
mistake-scenario-seat = „{ $name }” nie jest miejscem w tej grze
mistake-scenario-sees = sees: klucz „{ $key }” nie jest znany (możliwe: { $known })
mistake-scenario-expect = expect: klucz „{ $key }” nie jest znany (możliwe: { $known })
mistake-no-game = nie ma gry „{ $name }” (dostępne: { $games })
mistake-worded = { $sentence }
mistake-where = { $where }: { $problem }
mistake-illegal = „{ $move }” jest niedozwolone: { $rule } ({ $why })
mistake-other-rules = { $what } ma zasady w wersji { $rules }, ta wersja to { $here }
mistake-of-position = pozycja
mistake-of-view = widok
mistake-found-digits = liczba o zbyt wielu cyfrach
mistake-found-deep = zbyt wiele tabel lub list jedna w drugiej

## Zapisy partii

mistake-replay = zapisu nie można odtworzyć: { $problem }
mistake-record-format = oczekiwano formatu { $wanted }, znaleziono { $found }
mistake-record-rules = używa zasad w wersji { $rules }; ta wersja Consigliere czyta zapisy od 0.1.0 (zasady w wersji { $here })
mistake-record-pack = grano z innym zestawem ({ $name })
mistake-record-moves = nie ma listy ruchów (zapisu jednego miejsca nie można odtworzyć)
mistake-record-options = opcje powinny być nazwami z true lub false
mistake-record-seats = seats powinno być liczbą, znaleziono { $found }
mistake-where-opening = początek zapisu
mistake-where-move = ruch { $number } zapisu ({ $move })
mistake-record-line = ruch { $number } zapisu: oczekiwano miejsca (liczby) i ruchu (tekstu): { $line }
mistake-record-luck = { $where }: oczekiwano listy wyników takich jak {"{"}'first': [2]{"}"}, znaleziono { $found }
mistake-record-chance = { $where }: wyniki losowe to { $found }, a powinny być { $wanted }
mistake-record-forced = { $where }: ruchy wymuszone to { $found }, a powinny być { $wanted }
mistake-record-check = { $where }: to możliwe, ale grano tu co innego: check powinno być { $check }
mistake-record-result = zapis kończy się ruchem { $last } i wynikiem { $result }; według ruchów wynik jest tam { $played }

## Scenariusze

mistake-kind = { $where }: { $key }: oczekiwano: { $kinds }, znaleziono { $found }
mistake-kind-text = tekst
mistake-kind-whole = liczba całkowita
mistake-kind-list = lista
mistake-kind-table = tabela
mistake-kind-true = true
mistake-list-text = { $where }: oczekiwano listy tekstów, znaleziono { $found }
mistake-list-table = { $where }: oczekiwano listy tabel, znaleziono { $found }
differs-value = { $path } powinno być { $wanted }, a jest { $now }
differs-change = { $path } powinno się zmienić o { $wanted }, a zmienia się o { $by } na { $now }
differs-view = widok { $viewer }: { $problem }
differs-known = { $path } nie powinno być znane, a jest { $value }
differs-event = powinno się zdarzyć { $event }; zdarzyło się: { $happened }
differs-legal = „{ $move }” powinno być dozwolone
differs-not-legal = „{ $move }” nie powinno być dozwolone
differs-allowed = „{ $move }” powinno zostać odrzucone: { $rule }, a jest dozwolone
differs-forbidden = „{ $move }” powinno zostać odrzucone: { $rule }, a zabrania tego { $other } ({ $why })
differs-a-rule = jakaś zasada
differs-only-because = „{ $move }” odrzuca nie zasada, lecz tylko { $why }; jeśli o to chodzi, podaj to w why
differs-refused = „{ $move }” miejsca { $seat } odrzuca { $by }; otwarte: { $asked }; dozwolone: { $legal }
differs-asked = { $question } dla { $seats }
differs-over = gra jest skończona
differs-nothing = nic
mistake-kind-truth = true lub false
mistake-kind-number = liczba
mistake-kind-list-of = lista: { $kinds }
mistake-kinds-text = teksty
mistake-kinds-whole = liczby całkowite
mistake-kinds-number = liczby
mistake-kinds-list = listy
mistake-kinds-table = tabele
mistake-kinds-truth = true lub false

## Zestawy elementów

mistake-pack-found = { $where }: oczekiwano: { $expected }, znaleziono: { $found }.
mistake-pack-file = { $problem }.
wanted-plain = tylko teksty, liczby, true i false
wanted-one-entry = jeden wpis tego klucza
wanted-not-in-turn = zestaw, który sam nie rozszerza tego
wanted-name = nazwa gry albo ścieżka zestawu
wanted-folder = pliki TOML w tym folderze
wanted-pack = zestaw
wanted-one-file = ten klucz tylko w jednym pliku (ma go { $file })
wanted-keys-there = klucze, które tam są
wanted-table-with = tabela z kluczami { $keys }
wanted-entry-there = wpis, który tam jest
wanted-given = podanie tego klucza
wanted-no-key-but = żaden klucz oprócz { $known }
wanted-fixed = { $value } ({ $why })
wanted-number = liczba od { $low } do { $high }
wanted-texts = lista tekstów
wanted-ids = identyfikatory: { $what }
wanted-once = każdy identyfikator raz
wanted-point = punkt [x, y]
wanted-points = lista punktów [x, y]
wanted-tables = lista tabel
wanted-own-id = własny identyfikator
wanted-entry = wpis { $name }
wanted-only = tylko { $wanted }
wanted-nothing = nic
wanted-none = brak
wanted-two = dwa
wanted-again = go ponownie
wanted-times = { $value }, razy: { $count }
wanted-twice = { $value } dwa razy
wanted-empty-table = pusta tabela
wanted-one-of = jedno z: { $words }
wanted-the-whole = liczba całkowita { $low }
wanted-whole = liczba całkowita od { $low } do { $high }
wanted-wholes-of = lista z liczbą całkowitą { $low }
wanted-wholes = lista liczb całkowitych od { $low } do { $high }
wanted-provenance = litery spośród { $letters } połączone znakiem "+"
wanted-why-format = format, który czyta ta wersja
wanted-why-game = gra, która go sprawdza

## Co wykrywa kontrola elementów

audit-count = { $what }: { $found }, powinno być { $wanted }
audit-money = pieniądze miejsca { $seat }: { $found }; przedtem { $before }, według zdarzeń powinno być { $wanted }
audit-negative = { $name } zawiera liczbę poniżej zera: { $numbers }
