### Słowa wiersza poleceń po polsku. Każde polecenie ma swoją część.

## Wszystkie polecenia

help-about =
    Consigliere prowadzi ciężkie gry planszowe o włoskich rodach i rodzinach, w całości i zgodnie z zasadami.
    To nieoficjalny projekt fanowski: wszystkie zasady opisujemy własnymi słowami, a elementy, których instrukcje nie pokazują, są naszego pomysłu.
help-examples = Przykłady
help-more = consigliere COMMAND --help mówi więcej o poleceniu.
help-usage = Użycie:
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-command = COMMAND
help-help = pokaż tę pomoc
help-lang = LANG
help-lang-about =
    język terminala: { $languages }; opcja może stać także za poleceniem. Bez niej język środowiska (LANG) albo angielski
help-version = pokaż wersję oraz to, co działa: compiled (skompilowana, szybka) czy pure (czysty Python)
help-game = GAME
help-game-about = nazwa gry, na przykład { $game }; "consigliere games" wymienia wszystkie
version = consigliere { $version } ({ $build })
interrupted = Przerwano.
mistake = consigliere: { $sentence }
mistake-lang = Nie ma słów w języku „{ $wanted }”; dostępne języki: { $languages }.
mistake-usage = { $problem }; "{ $command } --help" pokazuje, co jest możliwe.
mistake-game = Nie ma gry „{ $game }”; dostępne gry: { $games }.

# Co liczy się jako tak i jako nie, gdy pada pytanie, oprócz y, yes, n i no; rozdzielone spacjami.
answer-yes = t tak
answer-no = n nie

## consigliere games

games-help = jakie są gry, dla ilu graczy i z jakimi opcjami
games-about = Wymienia wszystkie gry: dla ilu graczy są, ile znają różnych ruchów i jakie mają opcje, z wartościami domyślnymi i zasadą, do której każda należy.
games-example = consigliere games
games-title = { $name }: { $title }
games-players = { "  " }gracze: { $counts }
games-moves = { "  " }ruchy: { $count }
games-options = { "  " }opcje:
games-no-options = { "  " }opcje: brak
games-option = { "    " }{ $option } = { $default } ({ $rule }): { $about }

## consigliere rules

rules-help = zasady gry naszymi słowami, rozdziałami lub po identyfikatorach, oraz testy i kod każdej zasady
rules-about =
    Pokazuje zasady gry. Bez identyfikatora: rozdziały. Z identyfikatorem: rozdział, jedną zasadę, jedno rozstrzygnięcie albo wszystkie rozstrzygnięcia danego rodzaju.
    Rozstrzygnięcia to nasze decyzje tam, gdzie instrukcje milczą albo się różnią; zasady wymieniają te, które ich dotyczą.
rules-example = consigliere rules { $game }
rules-examples =
    Przykłady
      consigliere rules { $game }  rozdziały i ich identyfikatory
      consigliere rules { $game } ID  rozdział, zasada, rozstrzygnięcie
      consigliere rules { $game } ID --lang pl  to samo po polsku
      consigliere rules { $game } --coverage  testy i miejsca w kodzie
rules-id = ID
rules-id-about = rozdział, zasada (także bez liter: 4.16) albo rozstrzygnięcie; bez tego lista rozdziałów
rules-lang = LANG
rules-lang-about = język zasad: en, pl albo ru; bez tego język środowiska (LANG) albo angielski
rules-coverage-about = wymień dla każdej zasady testy z jej identyfikatorem i wiersze kodu, które ją stosują; kod wyjścia 1, jeśli czegoś brakuje bez wyjaśnienia albo identyfikator nie istnieje
rules-json-about = wypisz pokrycie jako JSON
rules-chapter =
    { $id } { $title } ({ $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    })
rules-how = "consigliere rules { $game } { $chapter }" pokazuje rozdział, "consigliere rules { $game } { $rule }" zasadę.
rules-title = { $id } { $title }
coverage-tests = testy: { $places }
coverage-tests-explained = bez testu: { $reason }
coverage-tests-empty = BRAK TESTU
coverage-code = kod: { $places }
coverage-code-explained = bez kodu: { $reason }
coverage-code-empty = BRAK KODU
coverage-no-tests = Zainstalowany pakiet nie zawiera testów, więc przejrzano tylko kod; uruchom to w katalogu źródeł projektu, aby je zobaczyć.
coverage-unknown = { $rule } nie istnieje, a pojawia się tu: { $places }.
coverage-empty =
    { $count ->
        [one] Jeden wpis jest pusty
        [few] { $count } wpisy są puste
       *[many] { $count } wpisów jest pustych
    } i bez wyjaśnienia: { $rules }.
coverage-full =
    { $count ->
        [one] Jeden wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    }: niczego nie brakuje bez wyjaśnienia.
mistake-rules-lang = Nie ma zasad gry { $game } w języku „{ $wanted }”; dostępne języki: { $languages }.
mistake-chapter = W grze { $game } nie ma zasady ani rozdziału „{ $chapter }”; "consigliere rules { $game }" wymienia rozdziały.
mistake-rule = W grze { $game } nie ma { $rule }; "consigliere rules { $game } { $chapter }" pokazuje to, co jest, od { $first } do { $last }.
mistake-json = --json działa tylko razem z --coverage.
mistake-explained = { $file }: wpis „{ $rule }” musi być identyfikatorem zasady, ze zdaniem pod kluczem why, code albo tests.
mistake-scenario-rules = { $file }: klucz rules musi być listą identyfikatorów zasad.

## consigliere arena

arena-help = który bot jest silniejszy i na ile to pewne: powtarzane rozdania, przedziały, rankingi, raport
arena-about =
    Każe botom grać ze sobą i mówi, który jest silniejszy i na ile to pewne. Każde rozdanie rozgrywa się tyle razy, ile jest stron, za każdym razem z botami przesuniętymi o jedno miejsce, tak aby ani los, ani miejsce nikomu nie sprzyjały.
    Dwa boty grają przeciw sobie; gdy miejsc jest więcej, pierwszy gra sam przeciw kilku egzemplarzom drugiego, a gdy botów jest tyle, ile stron, wszystkie siadają przy jednym stole. Gra kończy się, gdy tylko znana jest odpowiedź na pytanie (--beats); test pozostaje ważny, choć patrzy się na niego po każdym rozdaniu. Bot, który ulega awarii, wybiera niedozwolony ruch albo myśli o wiele za długo, przegrywa partię i zostaje wymieniony.
    "consigliere simulate" służy do statystyki gry i do kontroli; rozgrywa każde rozdanie jeden raz.
arena-example = consigliere arena { $game } --bots normal,greedy
arena-examples =
    Przykłady
      consigliere arena { $game } --bots normal,greedy --games 200  najwyżej 200 partii
      consigliere arena { $game } --bots hard@40,hard@200,greedy --out ladder  trzy pary z limitami w symulacjach, i raport
      consigliere arena { $game } --bots hard@40,hard@200,greedy --out ladder --resume  dalej od miejsca przerwania
      consigliere arena { $game } --bots my_bot.py:MyBot,greedy --beats 0.6  czy mój bot wygrywa ponad 60 %?
      consigliere arena { $game } --bots "command:./my-bot --fast@100ms,greedy"  własny program
arena-address = ADDRESS
arena-out = FOLDER
arena-share-name = SHARE
arena-bots-about = boty rozdzielone przecinkami: nazwa, package.module:Class, file.py:Class albo command:PROGRAM, każdy z @N dla N symulacji albo @Nms dla N milisekund na decyzję
arena-games-about = najwyżej tyle partii na każdą parę (domyślnie 100), w całych rozdaniach
arena-simulations-about = symulacje na decyzję, dla wszystkich botów bez własnego limitu; bez tej opcji każdy ma tyle, do ilu jest przeznaczony
arena-ms-about = zamiast tego milisekundy na decyzję; partie różnią się wtedy zależnie od komputera
arena-beats-about = pytanie: czy pierwszy bot pary ma większy udział wygranych niż ten (domyślnie równy udział, na przykład 0.5 dla dwóch)? Gra kończy się, gdy znana jest odpowiedź
arena-every-game-about = rozegraj wszystkie partie, nawet jeśli odpowiedź jest już znana
arena-seed-about = ziarno pierwszego rozdania (domyślnie 0); następne rozdanie ma następny numer
arena-patience-about = sekundy na decyzję bez limitu w milisekundach, zanim zostanie uznana za przegraną (domyślnie 120); z limitem: jego pięciokrotność i sekunda
arena-workers-about = ile procesów gra równolegle (domyślnie 1; 0: w tym procesie)
arena-cluster-about = graj na klastrze Ray: "auto" dla jego węzła na tym komputerze, HOST:PORT albo ray://HOST:PORT; wymaga dodatku "ray"
arena-out-about = folder na partie, wyniki jako JSON i stronę z raportem; albo plik na partie, NAME.jsonl
arena-resume-about = kontynuuj partie, które już tam są
arena-progress = { $done } z najwyżej { $all } partii, pozostało najwyżej { $left }
arena-seconds = { $count } s
arena-minutes = { $count } min
arena-hours = { $hours } godz. { $minutes } min
arena-title = { $game }: arena
arena-about-games =
    { $game }, miejsca: { $seats }, { $games ->
        [one] jedna partia
        [few] { $games } partie
       *[many] { $games } partii
    }, rozdania od ziarna { $seed }.
arena-about-test = Pytanie brzmi, czy pierwszy bot pary wygrywa częściej niż { $bound }. Gra kończy się, gdy zakład przeciw drugiej odpowiedzi, stawiany na każde rozdanie, zamieni 1 w 200, co przypadkiem zdarza się najwyżej w jednej arenie na 100, choćby zaglądać bez końca. Jeśli rozegrano wszystkie zaplanowane partie, odpowiada ich zwykły przedział 96 %. Razem każdy podany tu przedział zawiera prawdę 95 razy na 100.
arena-about-all = Rozgrywa się wszystkie zaplanowane partie. Pytanie brzmi, czy pierwszy bot pary wygrywa częściej niż { $bound }; odpowiada przedział 95 %.
arena-duel = { $first } przeciw { $other }, każde rozdanie z obu miejsc.
arena-teams =
    { $first } przeciw { $other }, { $count ->
        [one] po { $count } miejscu
        [few] po { $count } miejsca
       *[many] po { $count } miejsc
    } w drużynie, każde rozdanie z obu stron.
arena-alone =
    Jeden { $first } przeciw { $others ->
        [one] { $others } botowi
       *[many] { $others } botom
    } { $other }, każde rozdanie { $turns ->
        [one] { $turns } raz
       *[many] { $turns } razy
    }, tak aby { $first } zajął każde miejsce.
arena-together =
    { $bots } przy jednym stole, każde rozdanie { $turns ->
        [one] { $turns } raz
       *[many] { $turns } razy
    }, tak aby każdy zajął każde miejsce.
arena-nothing = Żadnego rozdania nie rozegrano jeszcze ze wszystkich stron.
arena-answer-yes = { $bot } wygrywa częściej niż { $bound }.
arena-answer-no = { $bot } wygrywa rzadziej niż { $bound }.
arena-answer-open = Nie wiadomo, czy { $bot } wygrywa częściej niż { $bound }.
arena-stopped =
    { $sentence } Koniec po { $games ->
        [one] { $games } partii
       *[many] { $games } partiach
    }.
arena-share = { $share } [od { $low } do { $high }]
arena-margin = { $mean } pkt [od { $low } do { $high }]
arena-margin-one = { $mean } pkt, tylko jedno rozdanie
arena-rating = { $rating } [od { $low } do { $high }]
arena-anchor = { $rating }, z definicji
arena-line = { "  " }{ $bot }: wygrane { $wins } z { $games }, udział { $share }
arena-line-margin = { "    " }przewaga w partii: { $text }
arena-line-rating = { "  " }{ $bot }: { $text }
arena-line-fault =
    { $bot }: { $count ->
        [one] jedna przegrana partia
        [few] { $count } przegrane partie
       *[many] { $count } przegranych partii
    }, pierwsza w rozdaniu { $seed }: { $what }
arena-kept = Raport: { $report }; wyniki: { $results }; partie: { $games }
arena-versus = { $first } – { $other }
arena-side = strona { $number }
arena-by-side = Udziały bota { $bot } według strony, po której grał: { $list }.
arena-interval-fixed = Przedział dotyczy zaplanowanej liczby partii (Wilsona, szerszy, jeśli partie jednego rozdania idą w parze). Wspólna wygrana dzieli się między wygrywających, remis między wszystkich.
arena-interval-sequential = Przedział jest ważny, choć gra skończyła się wraz z odpowiedzią na pytanie (ciąg ufności po rozdaniach). Wspólna wygrana dzieli się między wygrywających, remis między wszystkich.
arena-column-bot = bot
arena-column-wins = wygrane
arena-column-divided = wspólne lub remisy
arena-column-share = udział wygranych [przedział 95 %]
arena-column-fault = co się stało
arena-column-games = partie
arena-column-seed = pierwsze rozdanie
arena-column-last = ostatnie ruchy, każdy z miejscem
arena-plot-shares = Udział wygranych
arena-plot-all = Wszystkie pary: udział pierwszego bota
arena-plot-margins = Punkty przewagi nad najlepszym z pozostałych, jednostką jest rozdanie (przedział Studenta 95 %)
arena-plot-moves = Ruchy w partii
arena-plot-rounds = Rundy w partii
arena-plot-ratings = Rankingi
arena-plot-speed = Decyzje na sekundę (wersja { $build })
arena-moves = Ruchów od { $shortest } do { $longest }, średnio { $mean }.
arena-about-ratings = 400 punktów więcej to dziesięć razy większa szansa na wygraną (model Bradleya i Terry’ego dla wszystkich par, z jednym dodanym remisem na każde dwa boty, które się spotkały). Greedy ma 1000; bez niego pierwszy bot.
arena-about-speed = Liczą się tylko pytania z co najmniej dwiema dozwolonymi odpowiedziami. Czasy dotyczą komputerów, na których rozegrano partie.
arena-speed = { $rate }/s, { $ms } ms
arena-faults =
    { $count ->
        [one] Jednej partii nie rozegrano do końca
        [few] { $count } partii nie rozegrano do końca
       *[many] { $count } partii nie rozegrano do końca
    }
arena-fault-crash = uległ awarii: { $detail }
arena-fault-illegal = wybrał { $detail }, co nie jest dozwolone
arena-fault-late = myślał o wiele za długo: { $detail }
arena-fault-ended = zakończył działanie: { $detail }
arena-fault-answer = nie odpowiedział tak, jak powinien: { $detail }
arena-fault-died = zakończył cały proces w trakcie myślenia
arena-fault-endless = partia nie skończyła się mimo tylu ruchów: { $detail }; liczy się jako remis
arena-fault-engine = zawiodła sama gra, co liczy się jako remis: { $detail }
mistake-arena-bot = Bot to NAME, NAME@SIMULATIONS albo NAME@MILLISECONDSms, a nie „{ $bot }”.
mistake-arena-two = Arena wymaga co najmniej dwóch botów, rozdzielonych przecinkiem.
mistake-arena-beats = --beats musi leżeć między 0 a 1, na przykład 0.6.
mistake-arena-exists = { $file } zawiera już partie; --resume je kontynuuje.
mistake-arena-other = { $file } zawiera partie innej areny, różni się: { $what }. Wybierz inny plik albo usuń ten.
mistake-arena-resume = --resume wymaga --out z partiami, które mają być kontynuowane.
mistake-arena-ray = --cluster wymaga Ray; jest w dodatku: pip install consigliere[ray]
mistake-arena-cluster = Klaster { $address } nie odpowiada: { $problem }
mistake-arena-code = Węzeł klastra { $address } ma inną wersję botów, gry albo twoich plików; wszystkie węzły muszą mieć tę samą.
mistake-arena-workers = Procesy, które rozgrywają partie, kończą się bez słowa; z --workers 0 widać więcej.

## consigliere simulate

simulate-help = rozegraj partie między botami: wyniki, szybkość i czy żaden element nie zginął
simulate-about =
    Rozgrywa partie między botami i mówi, jak się skończyły, kto wygrał i ile decyzji zapadało w sekundę. Decyzje to tylko pytania z co najmniej dwiema dozwolonymi odpowiedziami.
    Partia numer i ma ziarno S + i, więc to samo polecenie rozgrywa te same partie: w wersji skompilowanej, w czystym Pythonie i przy dowolnej liczbie procesów.
    Gdy wszystkie boty są losowe, dla szybkości nie pokazuje się im widoków; wtedy także miejsca, które nie mają nic do wyboru, robią co jakiś czas coś, co wolno w dowolnym momencie.
simulate-example = consigliere simulate { $game } -n 100
simulate-examples =
    Przykłady
      consigliere simulate { $game } -n 1000 --workers 2  tysiąc partii w dwóch procesach
      consigliere simulate { $game } -n 100 --check  licz wszystkie elementy przy każdej decyzji
      consigliere simulate { $game } -n 50 --digest --json  ten sam skrót w każdej wersji
      consigliere simulate { $game } --bots mine.py:Boss,random,random,random --rotate  jeden przeciw trzem, na każdym miejscu
      consigliere simulate { $game } -n 1000 --bots greedy --statistics  czego się używa i kto z tym wygrywa
simulate-number = N
simulate-bots = BOTS
simulate-options = OPTIONS
simulate-n-about = ile partii (domyślnie 100)
simulate-seats-about = dla ilu graczy, jeśli gra zostawia wybór
simulate-bots-about = jeden bot na wszystkie miejsca albo po jednym na każde, rozdzielone przecinkami: nazwa (random), package.module:Class, file.py:Class albo command:PROGRAM
simulate-rotate-about = przesadzaj boty: z każdym kolejnym ziarnem o jedno miejsce, tak aby żadne miejsce nikomu nie sprzyjało
simulate-options-about = opcje gry, NAME=true albo NAME=false, rozdzielone przecinkami; "consigliere games" je wymienia
simulate-seed-about = ziarno pierwszej partii (domyślnie 0); następna partia ma następny numer
simulate-workers-about = ile procesów gra równolegle (domyślnie 1)
simulate-check-about = licz wszystkie elementy i pieniądze przy każdej decyzji; pierwsza niezgodność kończy serię z kodem wyjścia 2
simulate-digest-about = wypisz skrót wszystkich ruchów, wyników losowych i wyników wszystkich partii
simulate-statistics-about = wypisz to, co gra liczy: jak często czego użyto i kto z tym wygrywa
simulate-json-about = wypisz wyniki jako JSON
simulate-progress = { $bar } { $done } z { $total }
simulate-title =
    { $game }: { $count ->
        [one] jedna partia, boty: { $bots }, ziarno { $first }
        [few] { $count } partie, boty: { $bots }, ziarna od { $first } do { $last }
       *[many] { $count } partii, boty: { $bots }, ziarna od { $first } do { $last }
    }
simulate-ending = { "  " }{ $count } × { $ending }
simulate-round = { $count } w rundzie { $round }
simulate-rounds = koniec: { $list }
simulate-moves = ruchy w partii: od { $shortest } do { $longest }, średnio { $average }
simulate-share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
simulate-wins =
    { $count ->
        [one] wygrane miejsca { $seats }: { $wins } ({ $share })
       *[many] wygrane miejsc { $seats }: { $wins } ({ $share })
    }
simulate-bot-wins =
    wygrane bota { $bot }: { $wins } z { $games } ({ $share }; prawdziwy udział 95 razy na 100: od { $low } do { $high }){ $shared ->
        [0] { "" }
       *[many] , w tym wspólne: { $shared }
    }
simulate-draws = remisy: { $draws }
simulate-speed = decyzje: { $decisions } w { $seconds } s, { $speed } na sekundę (wersja { $build })
simulate-widest = najwięcej dozwolonych ruchów naraz: { $widest }
simulate-checked =
    wszystkie elementy były na miejscu w { $count ->
        [one] { $count } sprawdzonym momencie
       *[many] { $count } sprawdzonych momentach
    }
simulate-digest = skrót: { $digest }
simulate-title-per-game = { $title }, na partię
simulate-title-per-seat = { $title }, na gracza
simulate-column-games = w partiach
simulate-column-winners = wygrywający
simulate-column-wins = wygrane
simulate-average = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-nobody = –
simulate-never = nigdy: { $list }
simulate-always = w każdej partii: { $list }
simulate-no-moves = brak
simulate-broken-error = gra zawiodła: { $detail }
simulate-broken-moves = nie widać końca, choć liczba ruchów to już { $detail }
simulate-broken-pieces = elementy lub pieniądze się nie zgadzają: { $detail }
simulate-broken-refused = wybrany ruch został odrzucony: { $detail }
mistake-simulate-broken = Partii { $game } z ziarnem { $seed } nie dało się rozegrać do końca: { $what }; ostatnie ruchy, każdy z miejscem: { $moves }.
mistake-simulate-workers = Proces, który rozgrywał partie, skończył się bez słowa; z --workers 1 widać więcej.
mistake-simulate-number = { $option } musi być liczbą od 1, a nie { $value }.
mistake-simulate-bots =
    --bots musi podawać jednego bota na wszystkie miejsca albo po jednym na każde (miejsc: { $seats }); podano: { $found }.
mistake-simulate-option = --options przyjmuje name=true albo name=false, rozdzielone przecinkami; „{ $part }” nie jest żadnym z nich.

## consigliere learn

learn-help = niech boty grają same ze sobą i uczą się z tego, ile warta jest pozycja
learn-about =
    Boty grają w grę same ze sobą, a z tego, jak kończą się partie, uczone są wagi wartości pozycji.
    Każda runda partii rozgrywana jest z wagami z poprzedniej. To samo polecenie daje te same wagi.
    Co piąta partia jest odkładana na bok: mówi, jaką część końcowych przewag przewidują wagi (R²).
learn-example = consigliere learn { $game } -n 200 --workers 2
learn-examples =
    Przykłady
      consigliere learn { $game } -n 200 --workers 2  kilka rund po 200 partii w dwóch procesach
      consigliere learn { $game } --bots greedy,normal,hard --simulations 30  ostatnia runda z przeszukiwaniem
learn-numbers = N,N
learn-share = SHARE
learn-fixed = NAME=N
learn-seats-about = dla ilu graczy, z przecinkami pomiędzy (domyślnie: wszystkie możliwe liczby)
learn-n-about = ile partii w każdej rundzie (domyślnie 200)
learn-bots-about = kto gra w każdej rundzie, z przecinkami pomiędzy (domyślnie greedy,normal,normal); poziomy korzystają z tego, czego nauczono w poprzedniej rundzie
learn-simulations-about = ile symulacji na decyzję, dla botów, które przeszukują (domyślnie 20)
learn-explore-about = jak często zamiast ruchu bota grany jest dowolny dozwolony (domyślnie 0.1)
learn-sample-about = udział decyzji, z których się uczy (domyślnie 0.5)
learn-patience-about = na ile próbka uczy się z tych dużo późniejszych, a nie z tego, co sądzi się o następnej (domyślnie 0.95); 1: tylko z końca partii
learn-fix-about = wagi dane z góry, których się nie uczy, rozdzielone przecinkami: points=1
learn-together-about = dla każdej liczby graczy obowiązuje średnia z tego, czego nauczono dla wszystkich: przy niewielu partiach mniej myli przypadek
learn-output-about = dokąd zapisać wagi (domyślnie weights.json)
learn-progress = Gracze: { $seats }, { $bot }: { $done } z { $total } partii, pozostało { $left } s
learn-round = Gracze: { $seats }, { $bot }: partie { $games }, próbki { $samples }, R² { $explained }, błąd { $error } pkt, kara { $penalty }, { $seconds } s
learn-written = wagi zapisano w pliku { $file }
mistake-learn-share = { $option } musi być udziałem od 0 do 1, a nie { $value }.
mistake-learn-seats = --seats przyjmuje liczby graczy rozdzielone przecinkami, spośród { $list }; „{ $text }” to nie to.
mistake-learn-fixed = --fix przyjmuje name=number, rozdzielone przecinkami; „{ $part }” to nie to.
mistake-learn-output = Nie można zapisać pliku { $file }: { $problem }.

## consigliere pack

pack-help = dane elementów gry: pokaż je z pochodzeniem, sprawdź zestaw, porównaj dwa
pack-about =
    Zestaw elementów zawiera wszystko, co jest wydrukowane na elementach gry: karty, żetony, plansze, mapę. Instrukcje pokazują niewiele z tego, więc przy każdym wpisie jest jego pochodzenie.
    Kto ma pudełko, może napisać własny zestaw: plik TOML z extends = "{ $game }", który podaje tylko różnice.
pack-example = consigliere pack show { $game } --provenance R
pack-examples =
    Przykłady
      consigliere pack show { $game }  wpisy i ich pochodzenie
      consigliere pack show { $game } --provenance R  nasze rekonstrukcje
      consigliere pack check mine.toml  czy da się nim grać
      consigliere pack diff { $game } mine.toml  co on zmienia
pack-show-help = wymień wpisy zestawu gry i ich pochodzenie
pack-show-about = Wymienia wpisy zestawu według ścieżek kluczy, z literami pochodzenia, wartościami i uwagami.
pack-provenance-about = tylko wpisy z tą literą: S podane w instrukcji, E odczytane z przykładu, W strona zewnętrzna, M z pamięci, R nasza rekonstrukcja
pack-pack-about = zestaw dla gry zamiast jej własnego
pack-check-help = powiedz, czy zestawem da się grać
pack-check-about = Sprawdza liczby sztuk, identyfikatory, odwołania, wartości i rysunek mapy. Odpowiada ok z nazwą, skrótem i liczbą wpisów; pierwszy błąd podaje z plikiem, kluczem i tym, czego oczekiwano (kod wyjścia 2).
pack-diff-help = wymień różnice między dwoma zestawami
pack-diff-about = Wymienia różnice według ścieżek kluczy. Wpisy list porównuje po identyfikatorach, a nie po kolejności.
pack-file = FILE
pack-file-about = plik TOML, folder plików TOML albo nazwa gry, czyli jej własny zestaw
pack-title =
    { $name }: { $title } ({ $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    })
pack-digest = skrót { $digest }
pack-letter-S = S podane w instrukcji: { $count }
pack-letter-E = E odczytane z przykładu: { $count }
pack-letter-W = W strona zewnętrzna: { $count }
pack-letter-M = M z pamięci: { $count }
pack-letter-R = R nasza rekonstrukcja, nie element wydawcy: { $count }
pack-entry = { $path } ({ $prov })
pack-note = Uwaga: { $note }
pack-long =
    { $count ->
        [one] lista z { $count } wartością
       *[many] lista z { $count } wartościami
    }
pack-ok =
    ok: { $name }, zestaw do gry { $game }, skrót { $digest }, { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    }
pack-same = { $left } i { $right } zawierają to samo.
pack-changed = { $path }: { $left } → { $right }
pack-added = { $path }: dodano { $right }
pack-removed = { $path }: usunięto { $left }
mistake-pack = Nie ma zestawu „{ $pack }”; oczekiwano nazwy gry ({ $games }) albo ścieżki do zestawu.

## consigliere export

export-help = zapisy partii jako dane: wiersz na każdą decyzję, Parquet albo JSON Lines
export-about =
    Odtwarza zapisy partii i zapisuje jeden wiersz na każdą decyzję: to, co miejsce mogło wiedzieć, jako nazwane liczby, jego dozwolone ruchy, jego ruch i jak partia się dla niego skończyła. Na każdą grę i liczbę graczy powstaje jeden plik, GAME-SEATS.parquet albo GAME-SEATS.jsonl, a obok niego GAME-SEATS.schema.json; docs/data.md objaśnia kolumny. Wiersze są zapisywane na bieżąco, więc dowolna liczba partii mieści się w niewielkiej pamięci.
    Parquet wymaga dodatku: pip install consigliere[export]
export-example = consigliere export games.jsonl --out data
export-examples =
    Przykłady
      consigliere record make { $game } --bots normal -n 1000 -o games.jsonl  tysiąc zapisów
      consigliere export games.jsonl --out data  jako Parquet, w folderze data
      consigliere export records/ more.json --out data --format jsonl --skip  jako JSON Lines, bez niepasujących
export-files = RECORDS
export-files-about = zapisy partii: JSON, JSON Lines (NAME.jsonl, po jednym w wierszu) albo foldery z takimi plikami
export-out-about = folder na dane
export-format-about = parquet (domyślnie) albo jsonl
export-skip-about = pomijaj zapisy, których nie da się odtworzyć, ze zdaniem o każdym, zamiast kończyć
export-file =
    { $file }: { $rows ->
        [one] jeden wiersz
        [few] { $rows } wiersze
       *[many] { $rows } wierszy
    }
export-done =
    { $count ->
        [one] Jeden zapis
        [few] { $count } zapisy
       *[many] { $count } zapisów
    }, { $skipped ->
        [0] nic nie pominięto.
       *[many] pominięto: { $skipped }.
    }
export-not-there = nie ma takiego pliku ani folderu
mistake-export-extra = Parquet wymaga dodatku: pip install consigliere[export] (albo użyj --format jsonl)
mistake-export-file = Nie można odczytać { $file }: { $problem }
mistake-export-record = { $file } nie jest zapisem partii żadnej ze znanych tu gier
mistake-export-replay = { $file }: { $problem }
mistake-export-out = Nie można zapisywać w { $folder }: { $problem }

## consigliere scenario

scenario-help = odtwórz pliki scenariuszy i powiedz, co się różni; wypisz słowa, którymi się je pisze
scenario-about =
    Scenariusz to mały plik TOML: pozycja, co jest z niej grane i co musi z tego wyniknąć. Tak pokazuje się zasadę i tak się ją testuje.
    Kod wyjścia 0, jeśli wszystko jest tak, jak mówią pliki, 1, jeśli coś się różni, 2, jeśli plik jest błędny.
scenario-example = consigliere scenario tests/scenarios
scenario-examples =
    Przykłady
      consigliere scenario mine.toml  odtwórz jeden plik
      consigliere scenario tests/scenarios  odtwórz cały folder
      consigliere scenario mine.toml --pack box.toml  z innym zestawem elementów
      consigliere scenario --vocabulary { $game }  wszystkie słowa z przykładami
scenario-file = FILE
scenario-file-about = scenariusz albo folder ze scenariuszami
scenario-vocabulary-about = wypisz wszystko, co może powiedzieć scenariusz tej gry: klucze, momenty, ruchy, zdarzenia, nazwy, każde z przykładem
scenario-ok = ok         { $file } ({ $id })
scenario-differs = RÓŻNI SIĘ  { $file } ({ $id })
scenario-difference = { "           " }{ $difference }
scenario-sum =
    { $count ->
        [one] { $count } scenariusz
        [few] { $count } scenariusze
       *[many] { $count } scenariuszy
    }: ok { $ok }, różne { $differ }, błędne { $wrong }.
scenario-words-file = PLIK
scenario-words-play = WPIS [[play]]
scenario-words-options = OPCJE
scenario-words-moments = MOMENTY, dla position.at
scenario-words-position = KLUCZE [position]; wszystkie prócz at, to_play i clear także w expect
scenario-words-expect = KLUCZE TYLKO W expect
scenario-words-chance = WYNIKI [chance]
scenario-words-moves = RUCHY
scenario-words-events = ZDARZENIA
scenario-words-names = NAZWY, w nawiasach wartość kafelka
mistake-scenario-key = { $place }: nieznany klucz '{ $key }' (możliwe: { $known })
mistake-scenario-value = { $place }: oczekiwano: { $wanted }, jest: { $found }
mistake-scenario-what = Podaj pliki scenariuszy (albo foldery) albo --vocabulary z nazwą gry.
mistake-scenario-folder = { $folder }: w tym folderze nie ma plików TOML.

## consigliere record

record-help = partia na papierze: opowiedz ją, sprawdź przez odtworzenie, zapisz partię botów
record-about =
    Zapis partii zawiera ją całą: nagłówek, ruchy w notacji z ich wynikami losowymi i wynik. Ma postać JSON i można go odtworzyć bez losowania.
    Zapis jednego miejsca podaje zamiast ruchów to, co to miejsce widziało; można go pokazać, ale nie odtworzyć.
record-example = consigliere record verify match.json
record-examples =
    Przykłady
      consigliere record make { $game } --seed 7 -o match.json  partia losowa
      consigliere record show match.json  ruchy i skutki
      consigliere record show match.json --seat 2  oczami miejsca 2
      consigliere record verify match.json  czy się zgadza
record-show-help = opowiedz partię słowami
record-show-about = Pokazuje nagłówek, losowanie początkowe, każdy ruch w notacji i to, co z niego wynikło, ruchy, które silnik wykonał sam, bo były jedyne, oraz wynik. Bez --seat widać wszystkie tajemnice. Zapis, którego nie da się odtworzyć według tych zasad, na przykład z wcześniejszej wersji, jest pokazywany tak, jak go zapisano (kod wyjścia 1).
record-seat-about = pokaż tylko to, co widziało to miejsce, licząc od 1; ruchy innych drużyn są wtedy bez notacji
record-verify-help = odtwórz partię i powiedz, czy wszystko pasuje
record-verify-about = Odtwarza ruchy z zapisanymi wynikami losowymi. Odpowiada ok z liczbą ruchów i wynikiem (kod wyjścia 0) albo mówi, co nie pasuje i przy którym ruchu (1). Plik, który nie jest zapisem partii albo pochodzi z innej wersji zasad lub innego zestawu, to błąd (2).
record-make-help = niech boty rozegrają partię, i zapisz ją
record-make-about = Każe botom rozegrać jedną partię i ją zapisuje; to samo ziarno i te same boty dają ten sam zapis.
record-make-file-about = gdzie zapisać partię; kilka trafia do pliku NAME.jsonl, po jednej w wierszu
record-make-n-about = ile partii (domyślnie 1); następna ma następne ziarno
record-made-many = Zapisy partii w pliku { $file }: { $count }.
mistake-record-lines = kilka zapisów trafia do pliku JSON Lines: nazwij go NAME.jsonl, a nie { $file }
record-seed-about = ziarno (pierwszej) partii i botów (domyślnie 0)
record-file = FILE
record-file-about = zapis partii: JSON z "consigliere record make", z zapisanej gry albo ze stołu
record-number-about = który zapis z pliku NAME.jsonl z kilkoma zapisami, licząc od 1 (domyślnie 1)
record-ok =
    ok: { $file }, { $game }, { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }. { $result }
record-made =
    { $file }: { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }. { $result }
record-differs = { $file } nie pasuje: { $problem }
record-as-written = Oto ruchy tak, jak je zapisano:
record-header = Wersja zasad { $rules }, zestaw { $pack } ({ $digest })
record-seats = Gracze: { $seats }; opcje: { $options }
record-no-options = brak
record-of-seat = Co widziało miejsce { $seat }
record-practice = Ćwiczenie: cofano ruchy, choć dzieliły je los, nowa wiedza albo ruchy innych graczy.
record-opening = Początek
record-move = { $number } { $seat }: { $move }
record-unseen-move = { $number } { $seat }
record-forced = potem jedyny możliwy ruch: { $seat }: { $move }
record-event = { $kind } { $parts }
record-unfinished = Partia jeszcze trwa.
record-result =
    { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa miejsce { $winners }.
       *[many] Wygrywają miejsca { $winners }.
    } { $ending }
mistake-record-json = { $file } nie jest zapisem partii albo jest ucięty: to nie jest poprawny JSON w wierszu { $line }, kolumnie { $column } ({ $problem }).
mistake-record-what = { $file } nie jest zapisem partii: oczekiwano obiektu JSON z game, rules, pack, seats, options, opening, moves i result.
mistake-record-game = { $file } to zapis partii gry „{ $game }”; dostępne gry: { $games }.
mistake-record-header = Nie można odtworzyć { $file }: { $problem }.
mistake-record-other-seat = { $file } to zapis miejsca { $seat }, a nie miejsca { $wanted }.
mistake-record-no-seat = { $file } ma miejsca od 1 do { $last }, nie ma miejsca { $wanted }.
mistake-record-number = W pliku { $file } liczba zapisów to { $last }, numeru { $wanted } nie ma.
mistake-record-make = Nie można zapisać { $file }: { $problem }.

## consigliere play

play-help-line = zagraj w terminalu, z ludźmi i botami
play-about =
    Prowadzi grę w tym terminalu: stół, zadane pytanie, ponumerowane odpowiedzi z tym, co kosztują i co dają. Wpisz numer albo sam ruch; ? pokazuje wszystko, co można wpisać, i dlaczego coś nie jest możliwe.
    Po każdym ruchu gra jest zapisywana w pliku, więc po wyjściu nic nie ginie, a --resume ją wznawia. Przy jednym terminalu może siedzieć kilka osób; to, co tajne, znika, zanim spojrzy następna.
play-example = consigliere play { $game }
play-examples =
    Przykłady
      consigliere play { $game }  ty i boty
      consigliere play { $game } --seats human,hard,human,easy  2 osoby i 2 boty
      consigliere play { $game } --level hard  silniejsze boty
      consigliere play { $game } --seed 7  stale ten sam los
      consigliere play --resume { $game }-1.json  ciąg dalszy
play-players = PLAYERS
play-seats-about = kto gdzie siedzi, z przecinkami pomiędzy: human albo bot (easy, normal, hard, expert; greedy, random, package.module:Class, file.py:Class); domyślnie jedna osoba i boty danego poziomu
play-level-about = jak silne są boty, jeśli --seats żadnych nie podaje (domyślnie normal)
play-seed-about = ziarno partii i botów; bez niego los jest za każdym razem inny
play-resume-about = wznów grę z jej zapisu
play-save-about = plik, w którym gra jest zapisywana; bez tego nowy w tym folderze albo ten, z którego ją wznowiono
play-color-about = kolory: always (zawsze), never (nigdy) albo auto (domyślnie: jeśli terminal je ma i nie ustawiono NO_COLOR); sam kolor niczego nie oznacza
play-width-about = ile kolumn używać zamiast szerokości terminala
play-confirm-about = pytaj przed ruchem, którego nie można cofnąć
play-welcome =
    { $title }
    Gra jest zapisywana w pliku { $file }. Wpisz ?, aby zobaczyć pomoc.
play-bot = { $name } ({ $who })
play-against = { $who }: { $level }. { $about }
play-question = { $who }: { $question } [{ $rule }]
play-choice = { $words } · { $detail }
play-choice-gist = { $text } → { $gist }
play-final-mark = !
play-anytime = W dowolnym momencie: { $list }
play-anytime-entry = { $words } ({ $numbers })
play-no-anytime = Teraz nie możesz zrobić nic poza odpowiedzią na pytanie.
play-prompt =
    { $count ->
        [1] 1, ? >
       *[many] 1–{ $count }, ? >
    }
play-prompt-undo =
    { $count ->
        [1] 1, undo, ? >
       *[many] 1–{ $count }, undo, ? >
    }
play-more = — dalej: naciśnij Enter albo wpisz polecenie —
play-changed = Co się zmieniło (board: cały stół)
play-early = „{ $typed }” wpisano przed pytaniem. Jeśli to odpowiedź, wpisz ją jeszcze raz.
play-help =
    Numer wybiera odpowiedź; tak samo ruch w notacji albo wystarczająco wiele jego słów. Odpowiedź ze znakiem ! jest ostateczna: po niej przychodzi los, nowa wiedza albo inny gracz, i undo zatrzymuje się przed nią.
    p N albo ? MOVE: wszystko, co robi odpowiedź, albo dlaczego ruch nie jest możliwy, wraz z zasadą. rules ID: zasada; samo rules: zasada zadanego pytania.
    undo, undo N: cofnij swoje ruchy. back: w grze z samymi botami cofnij mimo wszystko (zapis partii mówi wtedy o ćwiczeniu).
    log, log N: co się stało. choices: pytanie jeszcze raz. side: co możesz zrobić w dowolnym momencie, s1 wykonuje pierwszą z tych rzeczy.
    save FILE: zapisz grę także tam. quit: wyjdź; gra pozostaje zapisana.
    Stół:
play-help-examples = Na przykład: { $list }
play-which = „{ $typed }” może oznaczać: { $list }.
play-no-number =
    { $count ->
        [1] Jest tylko odpowiedź 1, nie ma { $number }.
       *[many] Odpowiedzi mają numery od 1 do { $count }; nie ma { $number }.
    }
play-what = „{ $typed }” nie jest ani ruchem, ani poleceniem; ? pokazuje, co można wpisać.
play-refused = Nie można: { $why } [{ $rule }]
play-previewed = { $notation }: { $words }
play-why-what = Podaj ruch albo numer odpowiedzi, na przykład: p 1
play-final = Ostateczne: nie można tego cofnąć.
play-final-alone = Ostateczne: undo zatrzymuje się przed tym. W grze z samymi botami back cofa to dla ćwiczenia.
play-not-final = Nieostateczne: undo to cofa.
play-confirm = { $words }: ostateczne, zagrać? [t/N]
play-undone =
    { $count ->
        [one] Cofnięto ruch.
        [few] Cofnięto { $count } ruchy.
       *[many] Cofnięto { $count } ruchów.
    }
play-no-undo = Nie ma czego cofnąć: na drodze stoi los, nowa wiedza albo ruch innego gracza.
play-no-undo-alone = Nie ma czego cofnąć: na drodze stoi los, nowa wiedza albo ruch innego gracza. "back" cofa mimo to, dla ćwiczenia.
play-no-back = Mimo losu, nowej wiedzy i ruchów innych graczy można cofać tylko w grze jednej osoby z samymi botami.
play-taken-back = Cofnięto dla ćwiczenia.
play-saved = Zapisano w pliku { $file }.
play-quit = Wyjście. Zachować tę grę w pliku { $file }? [T/n]
play-kept = Gra jest zapisana w pliku { $file }. Aby grać dalej: consigliere play --resume { $file }
play-discarded = Gry nie zachowano.
play-thinking = Myśli: { $who } …
play-hand-over = Teraz wybiera { $who }. Oddaj klawiaturę.
play-press-enter = Naciśnij Enter, gdy to ty siedzisz przy klawiaturze.
play-winners =
    { $count ->
        [0] Nikt nie wygrywa: remis.
        [1] Zwycięzca: { $who }
       *[many] Zwycięzcy: { $who }
    }
play-over = Koniec gry. Zapis partii: { $file }.
mistake-play-seats = Liczba graczy w grze { $game }: { $seats }; --seats podaje { $found }.
mistake-play-level = Gra { $game } nie ma poziomu { $level } (dostępne: { $levels }).
mistake-play-nobody = --seats musi zawierać co najmniej jedno human; "consigliere simulate" pozwala botom grać bez ludzi.
mistake-play-bot = Bot { $bot } nie może grać dalej: { $problem }.
mistake-play-other-game = { $file } to partia gry { $game }, a nie { $wanted }.
mistake-play-no-back = Nie ma jeszcze żadnego twojego ruchu.
mistake-play-exists = Plik { $file } już istnieje; podaj inny.
mistake-play-save = Nie można zapisać pliku { $file }: { $problem }; --save wskazuje inny plik.

## consigliere serve

serve-help = serwer WWW: stoły dla ludzi i botów
serve-about =
    Udostępnia gry przeglądarkom i programom. Wszystko trzyma w jednej bazie danych; nic, co zostało potwierdzone, nie ginie, gdy serwer się zatrzyma, niezależnie od tego jak.
serve-example = consigliere serve --open
serve-examples =
    Przykłady:
      consigliere serve --open
      consigliere serve --host 0.0.0.0 --port 80 --public-url https://games.example.org
      consigliere serve --database postgresql://user@host/consigliere
serve-text = TEXT
serve-host-about = adres, pod którym serwer słucha (domyślnie 127.0.0.1: tylko ten komputer)
serve-port-about = port (domyślnie 8000; 0: dowolny wolny)
serve-database-about = plik dla SQLite (domyślnie consigliere.db) albo adres URL bazy danych PostgreSQL
serve-public-about = adres, pod którym ludzie widzą serwer za serwerem pośredniczącym: do linków, ciasteczek i rozpoznawania własnych stron
serve-proxy-about = z --public-url: adresy lub sieci serwerów pośredniczących, rozdzielone przecinkami (domyślnie: ten komputer)
serve-mail-about = serwer SMTP do powiadomień o turze: smtp://user:password@host:587/sender@example.org; z hasłem musi oferować STARTTLS (smtps: TLS od początku)
serve-guests-about = kto może zakładać stoły: open (wszyscy, domyślnie), invited (kto otworzył link z "consigliere admin invite"), code (także kto wpisze kod gospodarza)
serve-code-about = plik z kodem dla --guests code; kod można też podać w zmiennej { $variable }
mistake-guest-code = --guests code wymaga kodu złożonego z liter i cyfr, długości od { $least } do { $most } znaków, w zmiennej { $variable } albo w pliku (--guest-code-file)
serve-place = HOST:PORT
serve-node-about = nazwa tego serwera wśród kilku na jednej bazie PostgreSQL (docs/host.md)
serve-node-listen-about = gdzie inne węzły znajdą ten: adres w sieci prywatnej, którego nigdy się nie udostępnia
serve-secret-about = plik z sekretem wspólnym dla wszystkich węzłów; albo umieść go w zmiennej { $variable }
serve-metrics-about = token, z którym /metrics pokazuje się innym komputerom
serve-limit = zamykaj stoły, których nikt nie ruszał przez tyle dni (domyślnie 60)
serve-unload-about = trzymaj w pamięci stół, na który nikt nie patrzy, przez tyle minut (domyślnie 10)
serve-workers-about = procesy, w których myślą boty (domyślnie o jeden mniej, niż komputer ma rdzeni)
serve-address = ADRES
serve-thinkers-about = klaster Ray, na którym myślą boty (HOST:PORT węzła na tym komputerze albo ray://HOST:PORT); bez niego, i gdy nie odpowiada, myślą tutaj
serve-rate-about = żądania na sekundę z jednego adresu, wiadomości na sekundę z jednego połączenia (domyślnie 30)
serve-sockets = połączenia z jednego adresu (domyślnie 200)
serve-makers-about = ile stołów można założyć z jednego adresu w ciągu minuty (domyślnie 20)
serve-open-tables-about = ile stołów jednej osoby może czekać na graczy na liście stołów (domyślnie 5); z jednego adresu cztery razy tyle
serve-bot-ms-about = ile milisekund bot może myśleć nad jedną decyzją (domyślnie 2000)
serve-build-about = nie kompiluj silnika w tle (robi to tylko `dev.py serve`, jeśli jest kompilator C)
serve-open-about = otwórz stronę w przeglądarce
serve-ready = Consigliere odpowiada pod adresem { $address }
serve-guessed = Jeśli ludzie widzą ten serwer pod innym adresem, podaj go w --public-url.
mistake-serve-port = serwer nie może słuchać pod adresem { $host }, port { $port }: { $problem }
mistake-serve-start = serwer nie mógł wystartować; dziennik mówi dlaczego
mistake-database = nie można otworzyć bazy danych: { $problem }
mistake-database-url = to nie jest adres bazy danych: { $url }
mistake-database-kind = baza danych powinna być plikiem albo adresem URL, który zaczyna się od sqlite: lub postgresql:, a nie od { $kind }:
mistake-database-taken = tej bazy danych używa inny serwer; najpierw zatrzymaj tamten albo wskaż temu inną przez --database
mistake-secret = sekret serwera w bazie danych jest uszkodzony (settings, secret): weź go z kopii zapasowej albo usuń ten wiersz, a powstanie nowy i wszyscy zostaną wylogowani
mistake-serve-thinkers = --thinkers wymaga Ray; jest w dodatku: pip install consigliere[ray]
mistake-node-alone = --node-listen i --cluster-secret-file są dla kilku serwerów na jednej bazie; nazwij ten opcją --node
mistake-node-called = --node powinno być nazwą z najwyżej 63 liter, cyfr, kropek, łączników i podkreśleń
mistake-node-listen = --node wymaga --node-listen HOST:PORT z adresem, pod którym znajdą ten węzeł pozostałe
mistake-node-no-secret = --node wymaga sekretu wspólnego dla wszystkich węzłów, o długości co najmniej { $least } znaków, w zmiennej { $variable } albo w pliku (--cluster-secret-file)
mistake-node-database = kilka węzłów potrzebuje wspólnej bazy PostgreSQL (--database postgresql://…)
mistake-node-name = węzeł o nazwie { $node } już działa; nadaj temu inną nazwę opcją --node
mistake-node-schema = ten węzeł nie może dołączyć: jego wersja bazy danych jest inna niż wersja działającego węzła { $node }. Zatrzymaj wszystkie węzły, zanim uruchomisz inną wersję
mistake-node-rules = ten węzeł nie może dołączyć: gra w { $game } według innych zasad niż działający węzeł { $node } i zamknąłby jego stoły. Zatrzymaj wszystkie węzły, zanim uruchomisz inną wersję
mistake-node-packs = ten węzeł nie może dołączyć: jego elementy gry { $game } są inne niż elementy działającego węzła { $node } i zamknąłby jego stoły. Zatrzymaj wszystkie węzły, zanim uruchomisz inną wersję
mistake-node-secret = ten węzeł nie może dołączyć: jego sekret jest inny niż sekret działającego węzła { $node }; wszystkie węzły potrzebują tego samego
mistake-database-newer = tę bazę danych utworzyła nowsza wersja Consigliere; niczego w niej nie zmieniono
mistake-database-older = tę bazę danych utworzyła wersja sprzed 0.1.0, której Consigliere już nie czyta; niczego w niej nie zmieniono. Wskaż serwerowi inną przez --database
mistake-mail = --mail powinno wyglądać tak: smtp://user:password@host:587/sender@example.org
mistake-serve-proxy = --proxy powinno zawierać adresy lub sieci rozdzielone przecinkami (10.0.0.5,10.1.0.0/16), a nie { $proxy }
mistake-serve-url = --public-url powinno zaczynać się od http:// albo https://, a nie { $url }

## consigliere bot

bot-help = bot siada przy stole na dowolnym serwerze
bot-about =
    Zajmuje miejsce na podstawie linku z zaproszeniem i gra na nim do końca botem, który działa tutaj: jednym z naszych, twoją klasą w Pythonie albo programem w dowolnym języku. Po utracie połączenia lub serwera łączy się ponownie bez pytania. Serwer poznaje tylko ruchy, a bot tylko swój widok.
    Bot, który ulega awarii, wybiera niedozwolony ruch albo jako program nie odpowiada na czas lub odpowiada nieczytelnie, oddaje miejsce botowi serwera, a inni grają dalej. To samo polecenie z linkiem powrotnym odzyskuje miejsce.
bot-example = consigliere bot join "http://127.0.0.1:8000/t/TABLE#seat=TOKEN" --bot hard
bot-examples =
    Przykłady:
      consigliere bot join "http://127.0.0.1:8000/t/TABLE#seat=TOKEN" --bot hard
      consigliere bot join LINK --bot mybot.py:MyBot --budget 500
      consigliere bot join LINK --bot "command:node bot.mjs"
bot-join-help = zajmij miejsce z linku z zaproszeniem i graj
bot-link = LINK
bot-link-about = link z zaproszeniem, http://host/t/TABLE#seat=TOKEN, albo link z tokenem zajętego już miejsca
bot-bot = BOT
bot-bot-about = poziom (easy, normal, hard, expert), inna nazwa (greedy, random), package.module:Class, file.py:Class albo command:PROGRAM (domyślnie normal)
bot-budget-about = ile milisekund bot może myśleć nad jedną decyzją (domyślnie 1000; żaden poziom nie myśli dłużej, niż wynosi jego własny czas)
bot-instead-about = poziom, który gra dalej na tym miejscu, jeśli twój bot zawiedzie (domyślnie normal)
bot-seed-about = ziarno bota (domyślnie 0)
bot-joined = Miejsce { $seat } przy stole { $table } ({ $game }); gra bot { $bot }. Link powrotny: { $link }
bot-lost = Serwer nie odpowiada; kolejna próba.
bot-over = Koniec gry: { $result }.
bot-won = miejsce { $seat } jest wśród wygrywających ({ $winners })
bot-not-won = wygrywający: { $winners }, bez miejsca { $seat }
bot-no-winner = nikt nie wygrywa
bot-closed = Stół został zamknięty.
mistake-bot-link = link z zaproszeniem wygląda tak: http://host/t/TABLE#seat=TOKEN
mistake-bot-seat = nie można zająć miejsca: { $problem }
bot-said = { $what }; to, co wypisał, jest w pliku { $file }
mistake-bot-failed = bot { $bot } { $what }. Na miejscu { $seat } gra teraz „{ $instead }”; ponowne dołączenie odzyskuje miejsce.
mistake-bot-failed-alone = bot { $bot } { $what }. Nie udało się poprosić serwera o innego bota na miejscu { $seat }.

## consigliere mcp

mcp-help = klient modelu językowego siada przy stole (Model Context Protocol)
mcp-about =
    Udostępnia narzędzia look, choices, why, rules i play jednego miejsca klientowi protokołu Model Context Protocol, wyłącznie przez stdin i stdout. Polecenie uruchamia klient; nie służy do ręcznego wpisywania.
    Link do miejsca stoi w pliku, który wskazuje --link-file, albo w zmiennej środowiskowej { $variable }: nigdy w wierszu poleceń, gdzie widzą go inni, i nigdy w odpowiedzi. Zaproszenie zużywa się przy zajęciu miejsca; droga powrotna jest potem przechowywana w tym pliku albo, dla linku ze środowiska, w ~/.local/state/consigliere/seats, czytelna tylko dla ciebie.
    Łączy się tylko z serwerem tego stołu i z nikim więcej. Wymaga dodatku: pip install consigliere[mcp]
mcp-example = consigliere mcp --link-file seat.txt
mcp-examples =
    Przykłady (w ustawieniach klienta)
      consigliere mcp --link-file /home/me/seat.txt  link stoi w pliku
      consigliere mcp --link-file /home/me/seat.txt --chat  może pisać w rozmowie
mcp-link-file-about = plik z linkiem do miejsca, http://host/t/TABLE#seat=TOKEN; bez niego czytana jest zmienna { $variable }
mcp-chat-about = udostępnij narzędzie do pisania w rozmowie; bez tego model może ją tylko czytać
mistake-mcp-extra = "consigliere mcp" wymaga dodatku: pip install consigliere[mcp]
mistake-mcp-link = potrzebny jest link do miejsca: wskaż plik, który go zawiera, przez --link-file albo ustaw { $variable }
mistake-mcp-file = nie można odczytać pliku { $file }: { $problem }
mistake-mcp-keep = nie można zachować drogi powrotnej na miejsce w pliku { $file }: { $problem }

## consigliere admin

admin-help = stoły i kopie zapasowe serwera
admin-about = Pracuje na danych serwera, także gdy ten działa; zamknięcie lub usunięcie serwer zauważa w ciągu kilku sekund. Nigdy nie pokazuje tokenów ani ziaren.
admin-example = consigliere admin tables
admin-examples =
    Przykłady:
      consigliere admin tables
      consigliere admin doctor
      consigliere admin close 519ea5136442dcc5
      consigliere admin backup games.backup
      consigliere admin restore games.backup --database postgresql://user@host/consigliere
admin-tables-help = wymień wszystkie stoły
admin-tables-about = Wymienia stoły, od ostatnio używanego: identyfikator, stan, gra, czas ostatniego użycia (UTC), kto przy nim siedzi.
admin-close-help = zamknij stół
admin-close-about = Zamyka stół dla ruchów; zapis partii zostaje.
admin-delete-help = usuń stół
admin-delete-about = Usuwa stół z ruchami, rozmową i notatkami. Przywróci go tylko kopia zapasowa.
admin-backup-help = zapisz wszystko do pliku
admin-backup-about = Zapisuje wszystko do nowego pliku, także gdy serwer działa: jako tekst, wiersz danych w każdym wierszu, dla obu rodzajów bazy danych. Jeśli nazwa pliku kończy się na .db, powstaje zamiast tego kopia bazy SQLite. Zawiera wszystkie sekrety: strzeż go jak sekretu.
admin-restore-help = wczytaj kopię zapasową do pustej bazy danych
admin-restore-about = Wczytuje kopię zapasową do pustej bazy danych dowolnego rodzaju, w całości albo wcale. Kopii z nazwą na .db nie trzeba przywracać: uruchom z nią serwer.
admin-invite-help = utwórz linki, które pozwalają zakładać stoły
admin-invite-about = Wypisuje po jednym linku dla każdej osoby, która ma zakładać stoły na serwerze działającym z --guests invited (albo code). Link działa jeden raz, przez 30 dni.
admin-invite-count-about = ile (domyślnie 1)
admin-invite-url-about = pod jakim adresem ludzie widzą serwer (domyślnie: jak przy ostatnim uruchomieniu)
admin-guests-help = wymień zaproszone osoby
admin-guests-about = Wymienia osoby zaproszone do zakładania stołów: identyfikator, od kiedy serwer je zna, nick.
admin-guests-count = zaproszone osoby: { $people }, niewykorzystane linki: { $invitations }
admin-uninvite-help = wycofaj zaproszenie
admin-uninvite-about = Ta osoba nie zakłada więcej stołów; zajęte miejsca zachowuje. Bez PERSON tracą ważność wszystkie linki, których nikt nie wykorzystał.
admin-person = PERSON
admin-person-about = identyfikator osoby, taki jak pokazuje "consigliere admin guests"
admin-uninvited = { $person } nie zakłada więcej stołów.
admin-uninvited-open = Linki, których nikt nie wykorzystał, straciły ważność.
admin-forget-help = usuń osobę
admin-forget-about = Usuwa osobę wraz z nickiem, adresem e-mail, linkami i prywatnymi notatkami. Miejsca i wiadomości na czacie zostają, bez nicku. Wcześniejsze kopie zapasowe nadal zawierają nick.
admin-forget-person-about = identyfikator lub nick osoby
admin-forget-sure = Usunąć { $name } ({ $person }) na zawsze? (tak/nie)
admin-forget-kept = Osoba { $person } nie została usunięta.
admin-forgotten = Osoba { $person } została usunięta.
admin-doctor-help = sprawdź, czy wszystko jest w porządku
admin-doctor-about = Przegląda magazyn danych i mówi, co znajduje: bazę i jej tabele, wolne miejsce na dysku, zegar, każdy wiersz, stoły, przy których nic się nie dzieje, oraz ile stołów ma który węzeł. Niczego nie zmienia i działa także wtedy, gdy działa serwer. Kończy się błędem, jeśli coś jest nie w porządku.
doctor-level-good = ok
doctor-level-care = uwaga
doctor-level-bad = ŹLE
doctor-server = Z tej bazy korzysta serwer.
doctor-no-server = Z tej bazy nie korzysta żaden serwer.
doctor-unreadable = Nie można odczytać bazy: { $problem }
doctor-database = { $name } { $version }, { NUMBER($size) } MB
doctor-file = SQLite może odczytać cały swój plik.
doctor-damaged = Plik jest uszkodzony: { $problem } Przywróć kopię zapasową.
doctor-not-private = Inni na tym komputerze mogą czytać plik { $file }, w którym są tajne dane. Zezwól na to tylko właścicielowi.
doctor-room = Wolne miejsce na dysku: { NUMBER($size) } MB.
doctor-little-room = Na dysku jest mało miejsca, wolne: { NUMBER($size) } MB.
doctor-schema = Tabele bazy są w tej wersji ({ $head }).
doctor-schema-older = Tabele bazy są we wcześniejszej wersji ({ $there }; tutaj jest { $head }). Zaktualizuje je następny start serwera; najpierw zrób kopię zapasową.
doctor-schema-newer = Tabele bazy są w późniejszej wersji ({ $there }; tutaj jest { $head }). Użyj późniejszej wersji.
doctor-schema-unreleased = Tabele bazy są w wersji sprzed 0.1.0 ({ $there }), której Consigliere już nie czyta. Wskaż serwerowi inną bazę.
doctor-clock = Zegar zgadza się z bazą.
doctor-clock-wrong = Zegar tego komputera i baza różnią się o { NUMBER($seconds) } s. Ustaw zegar.
doctor-rows = Każdy wiersz jest taki, jaki zapisuje serwer.
doctor-row = Wiersz nie jest taki, jaki zapisuje serwer ({ $table }, wiersz { $row }: { $problem }).
doctor-tables = Stoły: czekające { NUMBER($waiting) }, w grze { NUMBER($running) }, wstrzymane { NUMBER($paused) }, zakończone { NUMBER($ended) }
doctor-other-pack = Stoły założone z innymi danymi elementów: { NUMBER($count) }; mogą zostać zamknięte, gdy ktoś je otworzy: { $tables }
doctor-stuck = Stoły, przy których serwer powinien coś zrobić, a nic nie robi: { NUMBER($count) } ({ $tables }). Zajrzyj do dziennika serwera.
doctor-node = Węzeł { $node } ({ $address }) działa od { $since } UTC; jego stoły: { NUMBER($count) }
doctor-node-gone = Węzeł { $node } ({ $address }) nie został zatrzymany, a jego dzierżawa skończyła się { $until } UTC; jego stoły, których nie przejął jeszcze żaden inny: { NUMBER($count) }
doctor-left = Grające stoły węzła, którego już nie ma, czekające na inny: { NUMBER($count) } ({ $tables })
mistake-admin-person = nie ma osoby { $person }
mistake-admin-people = kilka osób ma nick { $person }; podaj identyfikator jednej z nich: { $ids }
mistake-admin-count = --count powinno być liczbą od 1 do { $most }
admin-table = TABLE
admin-table-about = identyfikator stołu, taki jak pokazuje "consigliere admin tables"
admin-file-about = kopia zapasowa
admin-yes-about = nie pytaj
admin-sure = Usunąć stół { $table } na zawsze? (tak/nie)
admin-kept = Stół { $table } zostaje.
admin-count =
    { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
admin-closed = Stół { $table } jest zamknięty.
admin-deleted = Stół { $table } został usunięty.
admin-copied = Bazę danych skopiowano do pliku { $file }
admin-backed-up = Wiersze zapisane w pliku { $file }: { $count }
admin-restored = Wiersze przywrócone z pliku { $file }: { $count }
mistake-admin-nothing = nie ma bazy danych { $file }
mistake-admin-table = nie ma stołu { $table }
mistake-admin-copy = kopia z nazwą na .db jest dla SQLite; daj plikowi inne zakończenie
mistake-admin-exists = { $file } już istnieje
mistake-admin-file = nie można użyć pliku { $file }: { $problem }
mistake-admin-backup = to nie jest kopia zapasowa Consigliere
mistake-admin-newer = tę kopię zapasową utworzyła nowsza wersja Consigliere
mistake-admin-older = tę kopię zapasową utworzyła wersja sprzed 0.1.0, której Consigliere już nie czyta
mistake-admin-full = baza danych nie jest pusta; niczego nie przywrócono
admin-the-backup = kopia zapasowa
mistake-admin-row = z kopią zapasową coś jest nie tak ({ $table }, wiersz { $row }: { $problem }); niczego nie przywrócono
mistake-admin-running = tej bazy danych używa serwer; najpierw go zatrzymaj. Niczego nie przywrócono
mistake-admin-cut = kopia zapasowa jest niepełna: brakuje jej końca; niczego nie przywrócono

## consigliere words

words-help = czego brakuje w tłumaczeniu i jak komunikat brzmi w każdym języku
words-about = Każde słowo, które ktoś widzi, jest komunikatem w pliku .ftl; język to jeden plik więcej w każdym miejscu. docs/translate.md mówi, jak to zrobić.
words-example = consigliere words check
words-examples =
    Przykłady
      consigliere words check pl  braki, nadmiar i różnice w polskim
      consigliere words show interrupted  komunikat we wszystkich językach
words-check-help = czego w języku brakuje, co jest zbędne albo inne
words-check-about = Porównuje każdy plik języka z angielskim, który leży obok: komunikaty, których brakuje, nieznane, podwójne lub nieczytelne, różniące się argumenty, wiersze przebiegu, które nie zaczynają się od gracza, formy liczby mnogiej, nazwy bez formy, której potrzebują zdania. Kod wyjścia 1, jeśli coś się nie zgadza.
words-check-lang-about = język; bez tego wszystkie
words-show-help = komunikat we wszystkich językach
words-show-about = Pokazuje komunikat tak, jak jest napisany w każdym języku, wszędzie, gdzie jest taki identyfikator.
words-show-id-about = identyfikator komunikatu, na przykład interrupted
words-place =
    { $file }: { $n ->
        [one] { $n } uwaga
        [few] { $n } uwagi
       *[many] { $n } uwag
    }
words-no-file = nie ma takiego pliku; komunikatów w angielskim: { $detail }
words-junk = wiersz { $detail }: to nie jest Fluent, więc dla nikogo nie istnieje: { $id }
words-twice = { $id } występuje dwa razy
words-missing = brakuje { $id }
words-unused = { $id }: nie ma tego po angielsku, więc nikt tego nie mówi
words-more-arguments = { $id } używa tego, czego angielski nie ma: { $detail }
words-fewer-arguments = { $id } nie używa { $detail }
words-seat-first = { $id } musi zaczynać się od gracza i spacji, jak po angielsku
words-plural = { $id } kończy się na *[other], co w tym języku służy ułamkom: *[{ $detail }]
words-no-form = { $id } prosi o .{ $detail }, czego nie ma żadna nazwa
words-form = { $id } nie ma .{ $detail }, a inne tego rodzaju mają
words-checked =
    { $languages }: { $n ->
        [0] wszystko jest.
        [one] { $n } uwaga.
        [few] { $n } uwagi.
       *[many] { $n } uwag.
    }
words-shown = { $file }: { $id }
words-none = (brak)
mistake-words-lang = W języku „{ $wanted }” niczego nie napisano; dostępne języki: { $languages }.
mistake-words-id = Żaden komunikat nie nazywa się „{ $id }”.

## Boty i uczenie: co jest nie tak

mistake-learn-feature = nie ma cechy „{ $feature }” gry { $game } (są: { $features })
mistake-bot-load = nie można wczytać bota „{ $name }”: { $problem }
mistake-bot-read = nie można odczytać bota „{ $command }”: { $problem }
mistake-bot-start = nie można uruchomić bota „{ $command }”: nie ma programu „{ $program }”
mistake-no-bot = nie ma bota „{ $name }” (są: { $bots }, albo package.module:Class, file.py:Class lub command:PROGRAM)
failure-late = brak odpowiedzi w czasie: { $seconds } s
failure-ended = program się zakończył; co powiedział, jest w { $file }
failure-answer = odpowiedź to {"{"}move, key{"}"} w jednym wierszu JSON, nie { $found }
failure-key = odpowiedź ma klucz { $found } zamiast { $key }
failure-move = { $problem }
failure-kind = ruch to liczba albo jego zapis, nie { $found }

## Wiersze bazy danych: co jest nie tak

mistake-row-address = oczekiwano adresu serwera
mistake-row-game = nie ma takiej gry
mistake-row-bot = nie ma takiego bota
mistake-row-table = nie ma takiego stołu
mistake-row-seats = brakuje miejsc
mistake-row-seed = oczekiwano ziarna o długości { $bytes } bajtów
mistake-row-secret = oczekiwano sekretu o długości { $bytes } bajtów
mistake-row-moves = oczekiwano liczby ruchów
mistake-row-position = pozycji nie można odczytać

## Co mówi sam argparse Pythona: %s i %(nazwa)s zostają bez zmian

argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = brakuje argumentów: %s
argparse-unrecognized = nieznane argumenty: %s
argparse-one-required = potrzebny jest jeden z argumentów %s
argparse-not-allowed = nie może stać razem z argumentem %s
argparse-one = oczekiwano jednej wartości
argparse-at-most-one = oczekiwano najwyżej jednej wartości
argparse-at-least-one = oczekiwano co najmniej jednej wartości
argparse-count = oczekiwana liczba wartości: %s
argparse-explicit = niepotrzebna wartość %r
argparse-value = zła wartość (%(type)s): %(value)r
argparse-choice = zły wybór: %(value)r (możliwe: %(choices)s)
argparse-parser = nieznane polecenie %(parser_name)r (możliwe: %(choices)s)
argparse-ambiguous = niejednoznaczna opcja: %(option)s może oznaczać %(matches)s
