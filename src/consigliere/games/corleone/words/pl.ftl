### Słowa gry The Godfather: Imperium Corleone po polsku: pytania, odmowy, przebieg, nazwy, słownictwo scenariuszy.
###
### Nazwy mają formy: .acc biernik, .gen dopełniacz, .ins narzędnik; obszary także .in (gdzie), .to (dokąd), .from (skąd)
### razem z przyimkiem. Tytułów zleceń, przedsiębiorstw i nazw rodzin się nie odmienia.

## Gra w skrócie, dla tych, którzy jeszcze nie grali

game-in-short =
    Rywalizujące rodziny zarabiają w Nowym Jorku przez cztery akty; wygrywa najbogatsza. Liczą się tylko pieniądze w walizce, a z ręki trafiają tam przez pranie.
    W fazie Rodzinne interesy każdy po kolei wykonuje jedną akcję: stawia gangstera na przedsiębiorstwie i używa jego legalnej działalności, z której korzysta też rodzina kontrolująca terytorium; stawia członka rodziny na polu między obszarami i używa nielegalnej działalności wszystkich przedsiębiorstw w tych obszarach; realizuje zlecenie, płacąc towarami; albo zagrywa sojusznika. Kto ma jeszcze niezagrane figurki, nie może spasować.
    Towarami (broń, alkohol, zapłata za morderstwo, narkotyki) płaci się za zlecenia. Zlecenia przynoszą pieniądze, pozwalają zestrzelić figurki, które trafiają do rzeki Hudson, albo zaszkodzić w inny sposób; zrealizowane trafiają do walizki.
    W fazie Wojny terytorialne rodzina z największą liczbą figurek na terytorium kładzie żeton kontroli na wierzchu jego stosu; remis niczego nie zmienia. Terytorium kontroluje właściciel wierzchniego żetonu.
    W fazie Łapówki (Akty I–III) każdy w tajemnicy odkłada pieniądze z walizki; ci, którzy dali najwięcej, wybierają po jednym sojuszniku i płacą, pozostali zachowują pieniądze.
    W fazie Haracz dla Dona każdy odrzuca karty ponad limit na ręce: 5, 4, 3 i 2 karty w Aktach I–IV. Trzeba więc prać i wydawać na czas.
    Na koniec każde terytorium daje $5 temu, kto ma w jego stosie najwięcej żetonów, a każdy z czterech kolorów zleceń – $5 temu, kto zrealizował najwięcej zleceń tego koloru.

## Opcje partii

option-open-books = Widać pieniądze w każdej walizce, choć bez tego policzyłby je tylko ktoś o doskonałej pamięci.

## Nazwy

seat-name = Miejsce { $seat }

# Kto nie ma jeszcze nazwy; stoi też za słowami takimi jak „rodziny”, „gracza”.
seat-number = Nr { $seat }

side-marzullo = Marzullo
    .acc = Marzullo
    .gen = Marzullo
side-matarazzo = Matarazzo
    .acc = Matarazzo
    .gen = Matarazzo
side-vitale = Vitale
    .acc = Vitale
    .gen = Vitale
side-caccamo = Caccamo
    .acc = Caccamo
    .gen = Caccamo
side-pizzino = Pizzino
    .acc = Pizzino
    .gen = Pizzino
side-union-boss = Szef Związków
    .acc = Szefa Związków
    .gen = Szefa Związków
side-mayor = Burmistrz
    .acc = Burmistrza
    .gen = Burmistrza
side-police-chief = Komisarz Policji
    .acc = Komisarza Policji
    .gen = Komisarza Policji
phase-setup = Przygotowanie do gry
phase-open-business = Otwórz nowe przedsiębiorstwo
phase-family-business = Rodzinne interesy
phase-turf-war = Wojny terytorialne
phase-bribery = Łapówki
phase-tribute = Haracz dla Dona
phase-entracte = Antrakt
phase-end = Koniec gry
good-gun = broń
    .acc = broń
good-booze = alkohol
    .acc = alkohol
good-blood-money = zapłata za morderstwo
    .acc = zapłatę za morderstwo
good-narcotics = narkotyki
    .acc = narkotyki
colour-yellow = żółte
    .many = żółtych
colour-blue = niebieskie
    .many = niebieskich
colour-green = zielone
    .many = zielonych
colour-grey = szare
    .many = szarych
figure-don = Don
    .acc = Dona
figure-consigliere = Doradca
    .acc = Doradcę
figure-heir = Dziedzic
    .acc = Dziedzica

## Zakończenia

ending-richest = Wygrywa najbogatsza rodzina.
ending-more-territories = Najbogatsze rodziny mają po tyle samo; wygrywa ta, która ma więcej premii za terytorium.
ending-shared = Najbogatsze rodziny mają po tyle samo pieniędzy i premii za terytorium: wspólne zwycięstwo.

## Statystyka wielu partii

draw-job-name = { $title } ({ $id })
statistics-wealth = Majątek na koniec według pochodzenia
statistics-colours = Zlecenia według koloru
statistics-allies = Sojusznicy
statistics-jobs = Zlecenia
statistics-businesses = Legalna działalność przedsiębiorstw
statistics-areas = Obszary
statistics-deeds = Co jeszcze się działo
measure-dollars = dolary
measure-bonus = premia
measure-completed = zrealizowane
measure-revealed = odkryte
measure-bribed = przekupione
measure-played = zagrane
measure-open = ogólnodostępne
measure-discarded = odrzucone
measure-effect = z efektem
measure-opened = otwarte
measure-shared = współdzielone
measure-won = wygrane
statistics-wealth-laundered = wyprane
statistics-wealth-stashed = prosto do walizki
statistics-wealth-offered = z ofert
statistics-wealth-last-hand = na ręce na koniec
statistics-wealth-withdrawn = stracone: kontrola skarbowa
statistics-wealth-bribes = stracone: łapówki
statistics-wealth-territories = premie za terytoria
statistics-wealth-jobs = premie za zlecenia
statistics-wealth-all = majątek
statistics-deed-shot = zestrzelone figurki
statistics-deed-moved = przesunięte figurki
statistics-deed-boss = postawienie Szefa Związków
statistics-deed-mayor = postawienie Burmistrza
statistics-deed-chief = postawienie Komisarza Policji
statistics-deed-control = położone żetony kontroli
statistics-deed-control-removed = usunięte żetony kontroli
statistics-deed-control-swapped = zamiany żetonów kontroli
statistics-deed-control-reordered = przestawienia żetonów kontroli
statistics-deed-token-moved = przeniesienia żetonów kontroli z braku innych
statistics-deed-stolen = ukradzione karty
statistics-deed-given = zebrane karty
statistics-deed-offered = zaoferowane karty
statistics-deed-withdrawn = kontrole skarbowe
statistics-deed-job-taken = wzięte zlecenia ogólnodostępne
statistics-deed-horse = wzięcie Głowy Konia
statistics-deed-bribe-returned = zwrócone łapówki
statistics-deed-pile-empty = zyski z pustego stosu
statistics-deed-reshuffled = przetasowania talii zleceń
statistics-deed-skipped = tury pominięte z braku akcji

## Pytania: co zrobić

ask-open-business = Otwiera się nowe przedsiębiorstwo.
ask-turn =
    { $extra ->
        [1] Wykonaj jeszcze jedną akcję: gangster, członek rodziny, zlecenie lub sojusznik. Możesz też przejść dalej.
       *[0] Zagraj gangstera lub członka rodziny, zrealizuj zlecenie albo zagraj sojusznika.
    }
ask-payment =
    { $need ->
        [1] Zapłać za zlecenie „{ $job }”: { $good } albo zamiast tego narkotyki.
       *[other] Zapłać za zlecenie „{ $job }”: { $need } × { $good }; każdą z tych kart mogą zastąpić narkotyki.
    }
ask-job-order = Zlecenie „{ $job }” jest opłacone: najpierw weź pieniądze albo najpierw użyj zdolności.
ask-card-parts = Kartę rozpatruje się część po części.
ask-ally-parts = Użyj zdolności { $ally-gen } w dowolnej kolejności albo zakończ; to, co karta po prostu daje, dostaniesz i tak.
ask-sharing = { $controller } sprawuje tu kontrolę i też korzysta z legalnej działalności przedsiębiorstwa { $business }: wybierz, kto użyje jej pierwszy.
ask-abilities =
    { $launder ->
        [0] Użyj zdolności w dowolnej kolejności albo zakończ: { $abilities }.
       *[other]
            { $abilities ->
                [none]
                    { $launder ->
                        [one] Wypierz kartę pieniędzy z ręki do walizki albo zakończ.
                       *[many] Wypierz do { $launder } kart pieniędzy z ręki do walizki albo zakończ.
                    }
               *[other]
                    { $launder ->
                        [one] Użyj zdolności w dowolnej kolejności albo zakończ: { $abilities }; wypierz kartę pieniędzy.
                       *[many] Użyj zdolności w dowolnej kolejności albo zakończ: { $abilities }; wypierz do { $launder } kart pieniędzy.
                    }
            }
    }
ask-trade-discards =
    { $left ->
        [one] Wybierz kartę do odrzucenia: { $ability }.
        [few] Wybierz { $left } karty do odrzucenia: { $ability }.
       *[many] Wybierz { $left } kart do odrzucenia: { $ability }.
    }
ask-choose-good = Weź broń, alkohol lub zapłatę za morderstwo.
ask-keep-job = Zatrzymaj zlecenie; pozostałe odrzucasz odkryte.
ask-launder-cards =
    { $left ->
        [one] Wypierz kartę pieniędzy z ręki do walizki albo przejdź dalej.
       *[many] Wypierz do { $left } kart pieniędzy z ręki do walizki albo przejdź dalej.
    }
ask-part-jobs = { $ability } – albo zrezygnuj.
ask-part-horse = { $ability } – albo zrezygnuj.
ask-part-trade = { $ability } – albo zrezygnuj.
ask-part-trade-good = { $ability } – albo zrezygnuj.
ask-part-collect = { $ability } – albo zrezygnuj.
ask-part-offer = { $ability } – albo zrezygnuj.
ask-shoot-where = Wybierz terytorium, na którym padną strzały, albo zrezygnuj.
ask-shoot-figure =
    { $area ->
        [none]
            { $left ->
                [one] Zestrzel figurkę albo przejdź dalej.
               *[many] Zestrzel do { $left } figurek albo przejdź dalej.
            }
       *[other]
            { $left ->
                [one] Zestrzel figurkę { $area-in } albo przejdź dalej.
               *[many] Zestrzel do { $left } figurek { $area-in } albo przejdź dalej.
            }
    }
ask-move-which =
    { $left ->
        [one] Wybierz figurkę do przesunięcia albo przejdź dalej.
       *[many] Wybierz figurkę do przesunięcia (razem do { $left }) albo przejdź dalej.
    }
ask-move-where = Przesuń figurkę ({ $place }) na puste pole jej rodzaju.
ask-place-figure =
    { $two_way ->
        [1] Postaw lub przesuń { $figure-acc } na puste pole przylegające do dokładnie dwóch obszarów albo zrezygnuj.
       *[0] Postaw lub przesuń { $figure-acc } albo zrezygnuj.
    }
ask-push-which = Wybierz gangstera do przesunięcia z terytorium Komisarza Policji albo zrezygnuj.
ask-use-backs =
    { $left ->
        [one] Wybierz obszar, którego nielegalnej działalności użyjesz, albo zrezygnuj.
       *[many] Wybierz obszar, którego nielegalnej działalności użyjesz (razem do { $left }), albo zrezygnuj.
    }
ask-use-fronts =
    { $left ->
        [one] Wybierz przedsiębiorstwo, którego legalnej działalności użyjesz, albo przejdź dalej.
       *[many] Wybierz przedsiębiorstwo, którego legalnej działalności użyjesz (razem do { $left }), albo przejdź dalej.
    }
ask-place-token =
    { $left ->
        [one] Wybierz terytorium na żeton kontroli albo przejdź dalej.
       *[many] Wybierz terytorium na żeton kontroli (razem do { $left }) albo przejdź dalej.
    }
ask-remove-token = Usuń wierzchni żeton przeciwnika z jednego ze stosów albo zrezygnuj.
ask-replace-token = Zastąp wierzchni żeton przeciwnika swoim albo zrezygnuj.
ask-swap-tokens =
    { $area ->
        [none] Wybierz pierwsze z dwóch terytoriów, których wierzchnie żetony zamienią się miejscami, albo zrezygnuj.
       *[other] Wybierz terytorium, którego wierzchni żeton zamieni się miejscami z żetonem { $area-from }.
    }
ask-reorder-tokens = Wybierz terytorium, na którym dwa wierzchnie żetony zamienią się miejscami, albo zrezygnuj.
ask-which-token = W twojej puli nie ma już żetonów kontroli: przenieś żeton z planszy na terytorium { $area } albo zrezygnuj.
ask-steal-from = Wybierz przeciwnika, z którego ręki chcesz losować, albo zrezygnuj.
ask-audit-whom = Wybierz przeciwnika, który musi wyjąć pieniądze z walizki, albo zrezygnuj.
ask-withdraw-card = Wyjmij z walizki na rękę wybraną kartę pieniędzy.
ask-give-cards =
    { $n ->
        [one] Wybierz kartę dla rodziny { $taker }; nikt jej nie zobaczy, dopóki nie wybiorą wszyscy.
        [few] Wybierz { $n } karty dla rodziny { $taker }; nikt ich nie zobaczy, dopóki nie wybiorą wszyscy.
       *[many] Wybierz { $n } kart dla rodziny { $taker }; nikt ich nie zobaczy, dopóki nie wybiorą wszyscy.
    }
ask-offer-card = Zaoferuj rodzinie { $taker } kartę pieniędzy z ręki; nikt jej nie zobaczy, dopóki nie wybiorą wszyscy.
ask-take-jobs =
    { $left ->
        [one] Weź na rękę zlecenie ogólnodostępne albo przejdź dalej.
       *[many] Weź na rękę do { $left } zleceń ogólnodostępnych albo przejdź dalej.
    }
ask-turf-war = Terytorium { $area } zdobyte, a w twojej puli nie ma już żetonów kontroli: przenieś tam żeton z planszy albo zrezygnuj.
ask-set-bribes = Odłóż z walizki pieniądze na łapówkę; nikt jej nie zobaczy, dopóki nie zdecydują wszyscy.
ask-pick-ally = Wybierz sojusznika za łapówkę ${ $n }.
ask-tribute = Odrzuć nadmiar kart, limit na ręce: { $limit }; nikt nie zobaczy, co odrzucasz, dopóki nie wybiorą wszyscy.
ask-entracte = Trwają przygotowania do następnego aktu.
ask-game-end = Gra się kończy.

## Te same pytania dla tych, których się nie pyta

doing-open-business = Otwiera się nowe przedsiębiorstwo.
doing-turn =
    { $extra ->
        [1] Wybór: jeszcze jedna akcja czy koniec tury.
       *[0] Wybór akcji: gangster, członek rodziny, zlecenie lub sojusznik.
    }
doing-payment = Zapłata za zlecenie „{ $job }”.
doing-job-order = Zlecenie „{ $job }”: najpierw pieniądze czy zdolność.
doing-card-parts = Kartę rozpatruje się część po części.
doing-ally-parts = Użycie zdolności { $ally-gen }.
doing-sharing = Legalna działalność przedsiębiorstwa { $business }, korzysta też { $controller }: wybór, kto pierwszy.
doing-abilities = Użycie zdolności w dowolnej kolejności.
doing-trade-discards =
    { $left ->
        [one] Wybór karty do odrzucenia.
       *[many] Wybór { $left } kart do odrzucenia.
    }
doing-choose-good = Wybór: broń, alkohol lub zapłata za morderstwo.
doing-keep-job = Wybór zlecenia do zatrzymania.
doing-launder-cards = Pranie pieniędzy z ręki.
doing-part-jobs = Decyzja: obejrzeć zlecenia czy nie.
doing-part-horse = Decyzja: wziąć Głowę Konia czy nie.
doing-part-trade = Decyzja: wymienić karty na pieniądze czy nie.
doing-part-trade-good = Decyzja: wymienić kartę na towar czy nie.
doing-part-collect = Decyzja: zebrać karty od pozostałych czy nie.
doing-part-offer = Decyzja: zażądać ofert od pozostałych czy nie.
doing-shoot-where = Wybór terytorium, na którym padną strzały.
doing-shoot-figure =
    { $area ->
        [none] Wybór figurki do zestrzelenia.
       *[other] Wybór figurki do zestrzelenia { $area-in }.
    }
doing-move-which = Wybór figurki do przesunięcia.
doing-move-where = Przesunięcie figurki ({ $place }).
doing-place-figure = Postawienie lub przesunięcie { $figure-gen }.
doing-push-which = Przesunięcie gangstera z terytorium Komisarza Policji.
doing-use-backs = Wybór obszaru z nielegalną działalnością do użycia.
doing-use-fronts = Wybór przedsiębiorstwa z legalną działalnością do użycia.
doing-place-token = Wybór terytorium na żeton kontroli.
doing-remove-token = Usunięcie żetonu kontroli przeciwnika.
doing-replace-token = Zastąpienie żetonu kontroli przeciwnika.
doing-swap-tokens = Zamiana wierzchnich żetonów dwóch terytoriów.
doing-reorder-tokens = Zamiana dwóch wierzchnich żetonów terytorium.
doing-which-token = Przeniesienie żetonu kontroli na terytorium { $area }.
doing-steal-from = Wybór, z czyjej ręki losować.
doing-audit-whom = Wybór walizki do kontroli skarbowej.
doing-withdraw-card = Wyjęcie karty pieniędzy z walizki.
doing-give-cards =
    { $n ->
        [one] Tajny wybór karty dla rodziny { $taker }.
       *[many] Tajny wybór { $n } kart dla rodziny { $taker }.
    }
doing-offer-card = Tajny wybór oferty dla rodziny { $taker }.
doing-take-jobs = Decyzja: wziąć zlecenia ogólnodostępne czy nie.
doing-turf-war = Decyzja: przenieść żeton kontroli na terytorium { $area } czy nie.
doing-set-bribes = Tajny wybór łapówki.
doing-pick-ally = Wybór sojusznika za łapówkę ${ $n }.
doing-tribute = Tajne odrzucanie nadmiaru kart, limit na ręce: { $limit }.
doing-entracte = Trwają przygotowania do następnego aktu.
doing-game-end = Gra się kończy.

## Odmowy: dlaczego czegoś nie można

why-ally-not-in-hand = Nie masz na ręce karty „{ $ally }”.
why-ally-not-shown = Wśród wyłożonych nie ma karty „{ $ally }”.
why-area-not-touched = Pole, na które przesunięto figurkę, nie przylega do { $area-gen }.
why-audit-empty = W walizce rodziny { $family } nie ma pieniędzy.
why-audit-self = Nie możesz wybrać własnej rodziny.
why-backs-twice = Ta karta użyła już nielegalnej działalności { $area-in }.
why-bribe-order = Łapówkę składa się wartość po wartości, od najniższej do najwyższej.
why-bribe-too-many = Nie masz w walizce tylu kart { $money }.
why-business-closed = Tego przedsiębiorstwa nie ma na planszy.
why-control-has-token = Na terytorium { $area } leży już żeton kontroli.
why-control-no-figure = Na terytorium { $area } nie ma twojej figurki.
why-control-twice = Twój żeton z tej karty leży już na terytorium { $area }.
why-discard-number = Jeśli odrzucisz tyle kart tego rodzaju, nie wyjdzie dokładnie potrzebna liczba.
why-discard-order = Karty odrzuca się rodzaj po rodzaju, w ustalonej kolejności.
why-family-absent = Rodzina { $family } nie gra w tej partii.
why-front-closed = Na planszy nie ma przedsiębiorstwa { $business }.
why-front-not-controlled = Nie masz kontroli nad terytorium przedsiębiorstwa { $business }.
why-front-no-thug = Na tym przedsiębiorstwie nie stoi gangster przeciwnika: { $business }.
why-front-twice = Ta karta użyła już legalnej działalności przedsiębiorstwa { $business }.
why-gain-must = Z zysku nie można zrezygnować.
why-give-not-in-hand = Nie masz tego na ręce: { $card }.
why-goods-empty = Stos tego towaru jest pusty.
why-good-not-offered = Narkotyków nie można tu wybrać.
why-horse-held = Głowa Konia jest już u ciebie.
why-job-not-open = Zlecenie „{ $job }” nie jest ogólnodostępne.
why-job-not-payable = Nie masz na ręce towarów na zlecenie „{ $job }”.
why-job-not-there = Zlecenia „{ $job }” nie ma ani na twojej ręce, ani wśród ogólnodostępnych.
why-keep-not-seen = Zlecenia „{ $job }” nie ma wśród tych, które oglądasz.
why-launder-none = Nie masz na ręce karty { $money }.
why-member-none = Nie masz niezagranego członka rodziny.
why-money-empty = W puli nie ma takiej karty pieniędzy ani żadnej niższej.
why-move-again = Ta karta przesunęła już tę figurkę.
why-move-kind = Ta karta nie przesuwa figurek tego rodzaju.
why-move-nobody = Nikt tam nie stoi.
why-move-nowhere = Dla tej figurki nie ma pustego pola jej rodzaju.
why-move-other-kind = Gangster staje na polu gangstera, a członek rodziny na polu członka rodziny.
why-move-owner = Ta karta nie przesuwa figurek tego właściciela.
why-move-same = Figurka już tam stoi.
why-must-act = Masz niezagraną figurkę i możliwą akcję, więc nie wolno ci spasować.
why-neutral-other-kind = Ta figurka nie może stanąć na polu tego rodzaju.
why-neutral-same = Figurka już tam stoi i musi przejść gdzie indziej.
why-neutral-shot = Ta figurka jest w rzece Hudson i zostaje tam do Antraktu.
why-neutral-taken = To pole jest zajęte.
why-neutral-two-way = To pole nie przylega do dokładnie dwóch obszarów: { $place }.
why-no-chief = Ta karta nie postawiła ani nie przesunęła Komisarza Policji.
why-not-in-hand = Nie masz tego na ręce: { $card }.
why-not-in-set = Tej zdolności nie ma wśród tych, których możesz tu jeszcze użyć.
why-no-goods-after = Nie byłoby potem czego wziąć: ani broni, ani alkoholu, ani zapłaty za morderstwo.
why-no-jobs = Nie ma już zleceń do dobrania.
why-offer-none = Nie masz na ręce karty { $money }.
why-park-no-front = W Central Parku nie ma legalnej działalności ani pola gangstera.
why-park-no-territory = Central Park nie jest terytorium.
why-pay-number = Za zlecenie nie można zapłacić tyloma kartami tego towaru.
why-pay-other-good = Najpierw płaci się innym towarem tego zlecenia.
why-push-where = Nie stoi tam żaden gangster z terytorium Komisarza Policji.
why-remove-none = Wierzchni żeton na terytorium { $area } nie należy do przeciwnika.
why-remove-no-figure = Na terytorium { $area } nie ma twojej figurki.
why-reorder-two = Na terytorium { $area } nie ma dwóch żetonów.
why-replace-none = Wierzchni żeton na terytorium { $area } nie należy do przeciwnika.
why-shoot-kind = Ta karta nie pozwala tu zestrzelić figurki tego rodzaju.
why-shoot-nobody = Nie ma figurki, którą ta karta pozwala zestrzelić.
why-shoot-owner = Ta karta nie pozwala tu zestrzelić figurki tego właściciela.
why-shoot-where = Figurka nie stoi tam, gdzie ta karta pozwala strzelać.
why-space-absent = Nie ma takiego pola członka rodziny.
why-space-taken = To pole członka rodziny jest zajęte.
why-space-three = To pole członka rodziny istnieje dopiero przy trzech graczach.
why-steal-empty = Rodzina { $family } nie ma kart na ręce.
why-steal-self = Nie możesz wybrać własnej rodziny.
why-swap-no-token = Na terytorium { $area } nie ma żetonu kontroli.
why-swap-two = Potrzebne są dwa różne terytoria z żetonami kontroli.
why-thug-none = Nie masz niezagranego gangstera.
why-thug-space-taken = To pole gangstera jest zajęte.
why-token-not-there = Na terytorium { $area } nie ma tylu żetonów.
why-token-not-yours = Ten żeton nie jest twój.
why-too-few-cards = Masz za mało kart na ręce.
why-tribute-not-in-hand = Nie masz tego na ręce: { $card }.
why-tribute-number = Jeśli odrzucisz tyle kart tego rodzaju, nie zejdziesz dokładnie do limitu kart na ręce.
why-tribute-order = Karty odrzuca się rodzaj po rodzaju, w ustalonej kolejności.
why-withdraw-none = Nie masz w walizce karty { $money }.

## Przebieg: co się stało. Komunikat z -secret jest dla tych, którzy widzą tajną część

event-phase =
    { $act ->
        [1] Akt I: { $phase }.
        [2] Akt II: { $phase }.
        [3] Akt III: { $phase }.
       *[4] Akt IV: { $phase }.
    }
event-first-drawn = { $seat } dostaje Głowę Konia i rozpoczyna grę.
event-allies-revealed = Wyłożeni sojusznicy: { $allies }.
event-tile-opened = Nowe przedsiębiorstwo { $area-in }: { $business }.
event-open-job = Zlecenie ogólnodostępne { $place }: { $job }.
event-jobs-dealt =
    { $n ->
        [one] { $seat } dostaje { $n } zlecenie.
        [few] { $seat } dostaje { $n } zlecenia.
       *[many] { $seat } dostaje { $n } zleceń.
    }
event-jobs-dealt-secret =
    { $n ->
        [one] { $seat } dostaje { $n } zlecenie: { $jobs }.
        [few] { $seat } dostaje { $n } zlecenia: { $jobs }.
       *[many] { $seat } dostaje { $n } zleceń: { $jobs }.
    }
event-thug-placed = { $seat } stawia gangstera: { $business }.
event-member-placed = { $seat } stawia członka rodziny: { $space }.
event-job-begun = { $seat } realizuje zlecenie „{ $job }”.
event-paid =
    { $n ->
        [1] { $seat } płaci: { $card }.
       *[other] { $seat } płaci: { $n } × { $card }.
    }
event-gained = { $seat } bierze { $card-acc }.
event-pile-empty = { $seat } nic nie dostaje, stos jest pusty: { $card }.
event-laundered = { $seat } pierze { $card }.
event-stashed = { $card } trafia z puli do walizki rodziny { $seat }.
event-looked = { $seat } ogląda zlecenie.
event-looked-secret = { $seat } ogląda zlecenie „{ $job }”.
event-kept = { $seat } zatrzymuje zlecenie.
event-kept-secret = { $seat } zatrzymuje zlecenie „{ $job }”.
event-job-discarded = { $seat } odrzuca zlecenie „{ $job }”.
event-reshuffled = Przetasowano odrzucone zlecenia; kart w nowej talii: { $n }.
event-horse-taken = { $seat } bierze Głowę Konia.
event-discarded =
    { $n ->
        [1] { $seat } odrzuca: { $card }.
       *[other] { $seat } odrzuca: { $n } × { $card }.
    }
event-job-completed = Zlecenie „{ $job }” trafia do walizki rodziny { $seat }.
event-ally-played = { $seat } zagrywa { $ally-acc }.
event-ally-back = { $ally } wraca na rękę rodziny { $seat }.
event-boss-placed = { $seat } stawia Szefa Związków: { $business }.
event-mayor-placed = { $seat } stawia Burmistrza: { $space }.
event-chief-placed = { $seat } stawia Komisarza Policji { $area-in }.
event-shot = { $seat } zestrzeliwuje figurkę: { $side }, { $place }.
event-figure-moved = { $seat } przesuwa figurkę ({ $side }): { $from } → { $place }.
event-control-placed = { $seat } kładzie żeton kontroli na terytorium { $area }.
event-control-removed = { $seat } usuwa z terytorium { $area } żeton kontroli rodziny { $owner }.
event-control-swapped = { $seat } zamienia miejscami wierzchnie żetony terytoriów { $area } i { $other }.
event-control-reordered = { $seat } zamienia miejscami dwa wierzchnie żetony na terytorium { $area }.
event-token-moved = { $seat } przenosi żeton kontroli z terytorium { $from } na terytorium { $area }.
event-front-used = { $seat } używa legalnej działalności: { $business }.
event-front-shared = { $seat } sprawuje tu kontrolę i też korzysta z legalnej działalności: { $business }.
event-backs-used = { $seat } używa nielegalnej działalności { $area-in }.
event-stolen = { $seat } bierze kartę z ręki rodziny { $from }.
event-stolen-secret = { $seat } bierze z ręki rodziny { $from }: { $card }.
event-gift-chosen = { $seat } wybiera w tajemnicy, co oddać.
event-gift-chosen-secret = { $seat } wybiera do oddania: { $cards }.
event-given =
    { $n ->
        [one] { $seat } oddaje rodzinie { $to } { $n } kartę.
        [few] { $seat } oddaje rodzinie { $to } { $n } karty.
       *[many] { $seat } oddaje rodzinie { $to } { $n } kart.
    }
event-given-secret =
    { $n ->
        [one] { $seat } oddaje rodzinie { $to } { $n } kartę: { $cards }.
        [few] { $seat } oddaje rodzinie { $to } { $n } karty: { $cards }.
       *[many] { $seat } oddaje rodzinie { $to } { $n } kart: { $cards }.
    }
event-offer-chosen = { $seat } wybiera w tajemnicy ofertę.
event-offer-chosen-secret = { $seat } wybiera ofertę: { $card }.
event-offered = { $seat } oferuje { $card }.
event-offer-won = { $card } trafia do walizki rodziny { $seat }, pozostałe oferty do puli.
event-withdrawn = { $seat } wyjmuje z walizki { $card }.
event-turf-won = { $seat } zdobywa kontrolę nad terytorium { $area } (wpływ: { $influence }).
event-turf-open = Nikt nie zdobywa terytorium { $area }.
event-bribe-set = { $seat } zatwierdza łapówkę.
event-bribe-set-secret =
    { $cards ->
        [none] { $seat } nie daje łapówki.
       *[other] { $seat } zatwierdza łapówkę: { $cards }.
    }
event-bribe =
    { $n ->
        [0] { $seat } nie daje łapówki.
       *[other] { $seat } daje łapówkę ${ $n }, w kartach: { $cards }.
    }
event-ally-taken = { $seat } bierze { $ally-acc }.
event-bribe-paid = { $seat } płaci łapówkę ${ $n }.
event-bribe-returned = { $seat } nie dostaje sojusznika, łapówka ${ $n } wraca do walizki.
event-tribute-chosen = { $seat } wybiera w tajemnicy, co odrzucić.
event-tribute-chosen-secret = { $seat } wybiera do odrzucenia: { $cards }.
event-open-job-taken = { $seat } bierze na rękę zlecenie ogólnodostępne „{ $job }”.
event-skipped = { $seat } nie może wykonać żadnej akcji, tura pominięta.
event-new-member = { $seat } dostaje { $figure-acc }.
event-allies-gone = Sojusznicy, których nikt nie przekupił, trafiają do pudełka: { $allies }.
event-territory-bonus = { $seat } dostaje $5 za terytorium { $area }.
event-job-bonus = { $seat } dostaje $5 za najwięcej { $colour-many } zleceń.
event-wealth = { $seat } kończy grę z majątkiem ${ $n }.
event-game-over = Koniec gry. { $ending ->
        [ending-more-territories] { ending-more-territories }
        [ending-shared] { ending-shared }
       *[ending-richest] { ending-richest }
    }

## Ruchy: co mówi przycisk

move-thug = Postaw gangstera: { $business }
move-member = Postaw członka rodziny: { $space }
move-job = Zrealizuj zlecenie „{ $job }”
move-ally = Zagraj { $ally-acc }
move-pay = Zapłać { $n } × { $good }, resztę narkotykami
move-money-first = Najpierw weź pieniądze
move-ability-first = Najpierw użyj zdolności
move-self-first = Użyj jej przed kontrolującym
move-controller-first = Niech najpierw użyje jej kontrolujący
move-use = { $ability }
move-launder = Wypierz { $money }
move-discard =
    { $n ->
        [1] Odrzuć: { $card }
       *[other] Odrzuć: { $n } × { $card }
    }
move-good = Weź { $good-acc }
move-keep = Zatrzymaj zlecenie „{ $job }”
move-shoot = Zestrzel figurkę: { $place }
move-move = Przesuń figurkę: { $place }
move-to = Przesuń na pole: { $place }
move-area = Wybierz obszar: { $area }
move-token = Przenieś swój żeton { $area-from }, { $n }. od spodu
move-front = Użyj legalnej działalności: { $business }
move-opponent = Wybierz rodzinę { $family }
move-withdraw = Wyjmij z walizki { $money }
move-take-job = Weź na rękę zlecenie „{ $job }”
move-give = Oddaj: { $card }
move-offer = Zaoferuj { $money }
move-bribe =
    { $n ->
        [1] Odłóż { $money }
       *[other] Odłóż { $n } × { $money }
    }
move-take = Weź { $ally-acc }
move-done = Dalej

## Ruchy, których przycisk zależy od pytania: nazwa pytania stoi na końcu

draw-page-board = board: terytoria według numerów z przedsiębiorstwami, żetonami i wpływem, rodziny, karty
draw-page-families = families: figurki, żetony, karty i walizki
draw-page-cards = cards: twoja ręka, zlecenia ogólnodostępne i sojusznicy
draw-page-look = look queens: jedno terytorium i co na nim stoi
draw-done-abilities =
    { $gains ->
        [none] Nie używaj niczego więcej
       *[other] Zakończ, a na koniec { $gains }
    }
draw-done-ally-parts =
    { $gains ->
        [none] Nie używaj niczego więcej
       *[other] Zakończ, a na koniec { $gains }
    }
draw-done-set-bribes = Zatwierdź łapówkę
draw-done-part-jobs = Nie oglądaj zleceń
draw-done-part-horse = Zostaw Głowę Konia
draw-done-part-trade = Nic nie odrzucaj
draw-done-part-trade-good = Nic nie odrzucaj
draw-done-part-collect = Nic nie zbieraj
draw-done-part-offer = Nie żądaj ofert
draw-done-shoot-where = Nie strzelaj
draw-done-place-figure = Zostaw figurkę tam, gdzie jest
draw-done-push-which = Nie przesuwaj gangstera
draw-done-use-backs = Nie używaj nielegalnej działalności
draw-done-remove-token = Nie usuwaj żetonu
draw-done-replace-token = Nie zastępuj żetonu
draw-done-swap-tokens = Nic nie zamieniaj
draw-done-reorder-tokens = Nic nie zamieniaj
draw-done-which-token = Nie przenoś żetonu
draw-done-turf-war = Nie przenoś żetonu
draw-done-steal-from = Nie bierz od nikogo
draw-done-audit-whom = Nie kontroluj nikogo
draw-area-shoot-where = Strzelaj { $area-in }
draw-area-place-figure = Postaw { $figure-acc } { $area-in }
draw-area-ally-parts = Postaw { $figure-acc } { $area-in }
draw-area-use-backs = Użyj nielegalnej działalności { $area-in }
draw-area-place-token = Połóż żeton kontroli na terytorium { $area }
draw-area-remove-token = Usuń wierzchni żeton z terytorium { $area }
draw-area-replace-token = Zastąp wierzchni żeton na terytorium { $area }
draw-area-reorder-tokens = Zamień dwa wierzchnie żetony na terytorium { $area }
draw-opponent-steal-from = Weź z ręki rodziny { $family }
draw-opponent-audit-whom = Skontroluj rodzinę { $family }
draw-figure-shoot =
    { $what ->
        [thug] Zestrzel gangstera rodziny { $side }: { $place }
        [member] Zestrzel członka rodziny { $side }: { $place }
        [mayor] Zestrzel { $side-acc }: { $place }
        [police_chief] Zestrzel { $side-acc }
       *[boss] Zestrzel { $side-acc }: { $place }
    }
draw-figure-move =
    { $what ->
        [thug] Przesuń gangstera rodziny { $side }: { $place }
        [member] Przesuń członka rodziny { $side }: { $place }
       *[other] Przesuń { $side-acc }: { $place }
    }
draw-ask-payment =
    { $ways ->
        [one]
            { $need ->
                [1] Zapłać za zlecenie „{ $job }”: { $good }.
               *[other] Zapłać za zlecenie „{ $job }”: { $need } × { $good }.
            }
       *[many]
            { $need ->
                [1] Zapłać za zlecenie „{ $job }”: { $good } albo zamiast tego narkotyki.
               *[other] Zapłać za zlecenie „{ $job }”: { $need } × { $good }; każdą z tych kart mogą zastąpić narkotyki.
            }
    }
draw-done-turn = Zakończ bez dodatkowej akcji
draw-done-launder-cards = Nie pierz nic więcej
draw-done-shoot-figure = Nie strzelaj więcej
draw-done-move-which = Nie przesuwaj nikogo więcej
draw-done-use-fronts = Nie używaj innej legalnej działalności
draw-done-place-token = Nie kładź więcej żetonów
draw-done-take-jobs = Nie bierz więcej zleceń
draw-pay-payment = Zapłać: { $cards }
draw-controller-first-sharing = Niech najpierw użyje jej rodzina { $controller }
draw-to-place-figure =
    { $figure ->
        [mayor] Postaw Burmistrza: { $place }
       *[other] Postaw { $name-acc }: { $place }
    }
draw-to-ally-parts =
    { $figure ->
        [mayor] Postaw Burmistrza: { $place }
       *[other] Postaw { $name-acc }: { $place }
    }
draw-area-swap-tokens = Zamień wierzchni żeton z terytorium { $area }
draw-event-shot =
    { $what ->
        [thug] { $seat } zestrzeliwuje gangstera rodziny { $side }: { $place }.
        [member] { $seat } zestrzeliwuje członka rodziny { $side }: { $place }.
        [mayor] { $seat } zestrzeliwuje { $side-acc }: { $place }.
        [police_chief] { $seat } zestrzeliwuje { $side-acc }.
       *[boss] { $seat } zestrzeliwuje { $side-acc }: { $place }.
    }
draw-event-figure-moved =
    { $what ->
        [thug] { $seat } przesuwa gangstera rodziny { $side }: { $from } → { $place }.
        [member] { $seat } przesuwa członka rodziny { $side }: { $from } → { $place }.
       *[other] { $seat } przesuwa { $side-acc }: { $from } → { $place }.
    }
draw-event-bribe =
    { $several ->
        [0] { $n ->
            [0] { $seat } nie daje łapówki.
           *[other] { $seat } daje łapówkę ${ $n }.
        }
       *[1] { $seat } daje łapówkę ${ $n }: { $cards }.
    }
draw-brief-thug-placed = gangster: { $business }
draw-brief-member-placed = członek rodziny: { $space }
draw-brief-job-begun = { $job }
draw-brief-ally-played = { $ally }
draw-brief-gained = +{ $card }
draw-brief-laundered = wyprane: { $card }
draw-brief-stashed = do walizki: { $card }
draw-brief-kept = zatrzymane zlecenie
draw-brief-discarded =
    { $n ->
        [1] odrzucone: { $card }
       *[other] odrzucone: { $n } × { $card }
    }
draw-brief-horse-taken = Głowa Konia
draw-brief-boss-placed = Szef Związków: { $business }
draw-brief-mayor-placed = Burmistrz: { $space }
draw-brief-chief-placed = Komisarz Policji: { $area }
draw-brief-shot = zestrzelenie: { $side }
draw-brief-figure-moved = { $side } → { $place }
draw-brief-control-placed = żeton kontroli: { $area }
draw-brief-control-removed = zdjęty żeton: { $owner }, { $area }
draw-brief-control-swapped = zamiana żetonów: { $area }, { $other }
draw-brief-token-moved = żeton: { $from } → { $area }
draw-brief-front-shared = korzysta też: { $business }
draw-brief-stolen = karta od rodziny { $from }
draw-brief-open-job-taken = wzięte zlecenie: { $job }
draw-brief-bribe =
    { $n ->
        [0] bez łapówki
       *[other] łapówka ${ $n }
    }
draw-brief-ally-taken = sojusznik: { $ally }
draw-brief-skipped = tura pominięta
draw-brief-territory-bonus = $5 za { $area }
draw-brief-job-bonus = $5 za zlecenia
draw-brief-wealth = ${ $n }
draw-scene-phase =
    { $which ->
        [open-business] { $act ->
            [1] Akt I
            [2] Akt II
            [3] Akt III
           *[4] Akt IV
        }
        [turf-war] { $phase }
       *[other] {""}
    }
draw-scene-game-over = Koniec
draw-job-source =
    { $open ->
        [1] ogólnodostępne; { $text }
       *[0] na twojej ręce; { $text }
    }
draw-titled = { $title } ({ $cost })
draw-unused = Niewykorzystane: { $list }

## Słownictwo scenariuszy: nazwane momenty

vocab-moment-start = Sam początek: całe przygotowanie do gry, które losuje sojuszników, pierwszego gracza, kafle i zlecenia; wyniki podaje [chance].
vocab-moment-open-business = Zaczyna się pierwsza faza aktu: losuje się kafel.
vocab-moment-family-business = Trwa faza Rodzinne interesy: swoją turę zaczyna rodzina z to_play.
vocab-moment-turf-war = Zaczyna się faza Wojny terytorialne tego aktu.
vocab-moment-bribery = Zaczyna się faza Łapówki tego aktu.
vocab-moment-tribute = Zaczyna się faza Haracz dla Dona: najpierw zagrani sojusznicy wracają na rękę.
vocab-moment-entracte = Antrakt po podanym akcie.
vocab-moment-end = Koniec gry, po fazie Haracz dla Dona w Akcie IV.

## Słownictwo scenariuszy: co mówi pozycja

vocab-key-at = Nazwany moment, w którym scenariusz się zaczyna.
vocab-key-to_play = Rodzina, której jest tura w family-business; bez tego klucza posiadacz Głowy Konia.
vocab-key-clear = true: niewymienione ręce są puste. W przeciwnym razie mają początkowe karty pieniędzy.
vocab-key-act = Akt, od 1 do 4.
vocab-key-phase = Faza; w pozycji wynika z momentu.
vocab-key-horse = Rodzina, która ma Głowę Konia; bez tego klucza ta na miejscu 0.
vocab-key-tiles-AREA = Kafel przedsiębiorstwa, który leży na polu terytorium.
vocab-key-thugs-BUSINESS = Czyj gangster stoi na przedsiębiorstwie: rodzina albo union_boss.
vocab-key-members-SPACE = Czyj członek rodziny stoi na polu członka rodziny: rodzina albo mayor.
vocab-key-chief = Terytorium Komisarza Policji; bez tego klucza stoi on obok planszy.
vocab-key-hudson = Zestrzelone figurki neutralne.
vocab-key-control-AREA = Żetony kontroli terytorium, od spodu do wierzchu.
vocab-key-open_jobs = Zlecenia ogólnodostępne według miejsc; pusty tekst to puste miejsce.
vocab-key-discard = Stos odrzuconych zleceń, najstarsze najpierw.
vocab-key-deck = Zlecenia w talii, której kolejności nigdy się nie zapisuje; bez tego klucza wszystkie, które nie leżą gdzie indziej. W przeciwnym razie pozostałe zlecenia są poza grą.
vocab-key-allies = Wyłożeni sojusznicy.
vocab-key-supply-CARD = Karty stosu; bez tego klucza wszystkie, których nie ma gdzie indziej. W przeciwnym razie brakujące karty są poza grą.
vocab-key-families-FAMILY-seat = Miejsce rodziny; bez tego klucza jej pozycja na tej liście.
vocab-key-families-FAMILY-thugs = Niezagrani gangsterzy; bez tego klucza wszyscy, których nie ma gdzie indziej. W przeciwnym razie brakujący są poza grą.
vocab-key-families-FAMILY-members = Niezagrani członkowie rodziny, tak samo.
vocab-key-families-FAMILY-hudson-thugs = Gangsterzy w rzece Hudson.
vocab-key-families-FAMILY-hudson-members = Członkowie rodziny w rzece Hudson.
vocab-key-families-FAMILY-tokens = Żetony kontroli w puli; bez tego klucza wszystkie, których nie ma na planszy. W przeciwnym razie brakujące są poza grą.
vocab-key-families-FAMILY-suitcase-money = Karty pieniędzy w walizce.
vocab-key-families-FAMILY-suitcase-jobs = Zrealizowane zlecenia w walizce.
vocab-key-families-FAMILY-front = Sojusznicy zagrani przez gracza w tym akcie.
vocab-key-own-FAMILY-hand = Karty na ręce, w ustalonej kolejności rodzajów; zlecenia liczą się jako dobrane w tajemnicy.

## Słownictwo scenariuszy: czego jeszcze można oczekiwać

vocab-key-families-FAMILY-hand = Ile kart jest na ręce.
vocab-key-families-FAMILY-known = Karty na ręce, o których wiedzą wszyscy.
vocab-key-families-FAMILY-drawn = Dla każdego zlecenia dobranego w tajemnicy: ile razy przedtem przetasowano talię.
vocab-key-families-FAMILY-bribe = Karty pieniędzy łapówki, którą odkryto, a jeszcze nie zapłacono ani nie zwrócono.
vocab-key-families-FAMILY-gone-thugs = Gangsterzy poza grą.
vocab-key-families-FAMILY-gone-members = Członkowie rodziny poza grą.
vocab-key-families-FAMILY-gone-tokens = Żetony kontroli poza grą.
vocab-key-families-FAMILY-bonus-territories = Ile premii za terytorium gracz dostaje na koniec.
vocab-key-families-FAMILY-bonus-jobs = Ile premii za zlecenia gracz dostaje na koniec.
vocab-key-families-FAMILY-won-territories = Terytoria, za które gracz dostaje na koniec premię.
vocab-key-families-FAMILY-won-colours = Kolory zleceń, za które gracz dostaje na koniec premię.
vocab-key-families-FAMILY-wealth = Majątek gracza na koniec.
vocab-key-controllers-AREA = Rodzina, która kontroluje terytorium.
vocab-key-deck_size = Ile zleceń jest w talii.
vocab-key-stacks-blue = Ile zostało niebieskich kafli.
vocab-key-stacks-red = Ile zostało czerwonych kafli.
vocab-key-box-allies = Sojusznicy poza grą.
vocab-key-box-jobs = Zlecenia poza grą.
vocab-key-box-cards-CARD = Karty pieniędzy i towarów poza grą.
vocab-key-course-later = Sojusznicy późniejszych aktów.
vocab-key-course-in_work = Zlecenie, które jest właśnie realizowane.
vocab-key-course-borrowed = Figurki neutralne, które w tej turze liczą się jako własne gracza, jako bity.
vocab-key-course-deck_age = Ile razy przetasowano talię zleceń.
vocab-key-course-ages-JOB = Talia, w którą ostatnio wtasowano zlecenie.
vocab-key-course-looker = Miejsce, które ogląda zlecenia, albo -1.
vocab-key-course-looked = Dla każdego oglądanego zlecenia talia, z której pochodzi.
vocab-key-course-committed = Miejsca, które dokonały tajnego wyboru.
vocab-key-ledger = Co się działo z rękami, odkąd karta pierwszy raz przeszła potajemnie z ręki do ręki: typ, miejsce, liczba, karta.
vocab-key-own-FAMILY-looked = Zlecenia, które gracz ogląda.
vocab-key-own-FAMILY-ledger-ROW = Tajna karta z tego spisu, którą gracz zna, i talia, z której pochodzi.
vocab-key-actors = Rodziny, które mają coś wybrać, po kolei.
vocab-key-over = Czy gra jest skończona.
vocab-key-result-winners = Miejsca, które wygrały.
vocab-key-result-scores = Majątek każdego miejsca.
vocab-key-result-ranks = Które miejsce w klasyfikacji ma każde miejsce przy stole.
vocab-key-result-draw = Czy nikt nie wygrał.
vocab-key-result-ending = Jak skończyła się gra.
vocab-key-result-payoff = Wypłata każdego miejsca.

## Słownictwo scenariuszy: wyniki losowe

vocab-chance-allies = Sojusznicy wyłożeni na akt.
vocab-chance-first = Miejsce pierwszego gracza.
vocab-chance-tile = Wylosowany kafel przedsiębiorstwa.
vocab-chance-open-job = Zlecenie na miejsce ogólnodostępne.
vocab-chance-hand-jobs = Zlecenia rozdane miejscu na początku.
vocab-chance-job = Oglądane zlecenie, po jednym wpisie na kartę.
vocab-chance-stolen = Karta wzięta losowo z ręki.

## Słownictwo scenariuszy: ruchy

vocab-move-thug = Tura: gangster na pustym polu gangstera.
vocab-move-member = Tura: członek rodziny na pustym polu członka rodziny.
vocab-move-job = Tura: zrealizuj zlecenie z ręki albo ogólnodostępne.
vocab-move-ally = Tura: zagraj sojusznika z ręki.
vocab-move-pay = Zapłata za zlecenie: tyle prawdziwych kart towaru, resztę narkotykami.
vocab-move-money-first = Pieniądze ze zlecenia przed jego zdolnością.
vocab-move-ability-first = Zdolność zlecenia przed jego pieniędzmi.
vocab-move-self-first = Wspólna legalna działalność: pierwszy jest gracz, którego jest tura.
vocab-move-controller-first = Wspólna legalna działalność: pierwszy jest gracz sprawujący kontrolę.
vocab-move-use = Użyj zdolności legalnej lub nielegalnej działalności albo karty.
vocab-move-launder = Włóż kartę pieniędzy z ręki do walizki.
vocab-move-discard = Odrzuć tyle kart rodzaju; rodzaje w ustalonej kolejności.
vocab-move-good = Weź wybrany towar.
vocab-move-keep = Zatrzymaj to zlecenie spośród oglądanych.
vocab-move-shoot = Zestrzel figurkę, która tam stoi.
vocab-move-move = Wybierz figurkę, która tam stoi, by ją przesunąć.
vocab-move-to = Przesuń lub postaw tam figurkę.
vocab-move-area = Wybierz obszar: do strzelania, kontroli, nielegalnej działalności albo dla Komisarza Policji.
vocab-move-token = Gdy brak żetonów: przenieś n-ty żeton tego stosu, licząc od spodu.
vocab-move-front = Użyj legalnej działalności tego przedsiębiorstwa.
vocab-move-opponent = Wybierz przeciwnika do okradzenia lub kontroli skarbowej.
vocab-move-withdraw = Kontrola skarbowa: wyjmij tę kartę z walizki.
vocab-move-take-job = Weź na rękę zlecenie ogólnodostępne.
vocab-move-give = Oddaj tę kartę, w tajemnicy.
vocab-move-offer = Zaoferuj tę kartę pieniędzy, w tajemnicy.
vocab-move-bribe = Odłóż tyle kart danej wartości, w tajemnicy; wartości od najniższej do najwyższej.
vocab-move-take = Weź tego sojusznika za swoją łapówkę.
vocab-move-done = Nic więcej, dalej.

## Terminal: co rysuje się oprócz pytań, ruchów i przebiegu. Znaki na planszy muszą być krótkie

draw-mark-union-boss = SZ
draw-mark-mayor = Bu
draw-mark-police-chief = KP
draw-nothing = nic
draw-several =
    { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }
draw-status =
    { $act ->
        [1] Akt I, { $phase }. Głowa Konia: { $horse }. Limit kart na ręce: { $limit }.
        [2] Akt II, { $phase }. Głowa Konia: { $horse }. Limit kart na ręce: { $limit }.
        [3] Akt III, { $phase }. Głowa Konia: { $horse }. Limit kart na ręce: { $limit }.
       *[4] Akt IV, { $phase }. Głowa Konia: { $horse }. Limit kart na ręce: { $limit }.
    }
draw-area =
    { $number ->
        [0] { $area }
       *[many] { $number }. { $area }: żetony { $tokens }; wpływ { $turf }
    }
draw-neutral = neutralne { $n }
draw-business = { $who } { $name } – legalna: { $front } – nielegalna: { $back }
draw-spaces = Pola członków rodziny
draw-chief = Komisarz Policji stoi { $area-in }.
draw-hudson = W rzece Hudson: { $figures }.
draw-family = { $family }: gangsterzy { $thugs }, członkowie rodziny { $members }, żetony { $tokens }, karty { $hand }, walizka { $suitcase }, zlecenia { $jobs }
draw-in-front = Przed graczem: { $cards }
draw-open-jobs = Zlecenia ogólnodostępne
draw-allies = Wyłożeni sojusznicy
draw-supply = Pula: { $cards }
draw-hand = Na ręce: { $cards }
draw-one-gun = broń
    .acc = broń
draw-one-booze = alkohol
    .acc = alkohol
draw-one-blood-money = zapłata za morderstwo
    .acc = zapłatę za morderstwo
draw-one-narcotics = narkotyki
    .acc = narkotyki
draw-ally-name =
    { $act ->
        [1] { $name } (I)
        [2] { $name } (II)
       *[3] { $name } (III)
    }
    .acc =
        { $act ->
            [1] { $name-acc } (I)
            [2] { $name-acc } (II)
           *[3] { $name-acc } (III)
        }
    .gen =
        { $act ->
            [1] { $name-gen } (I)
            [2] { $name-gen } (II)
           *[3] { $name-gen } (III)
        }
draw-job = { $colour }; koszt: { $cost }; wypłata: { $money }; { $effect }
draw-verdict = { $ending } Zasada { $rule }.
draw-result-tied = { $families }: po ${ $wealth }. Decydują premie za terytorium: { $counts }. Zasada { $rule }.
draw-result-equal =
    { $families }: po ${ $wealth } i { $territories ->
        [one] { $territories } premii
        [few] { $territories } premie
       *[many] { $territories } premii
    } za terytorium, więc zajmują to samo miejsce. Zasada { $rule }.
draw-wealth =
    { $family }: ${ $n }, w tym po $5: { $territories ->
        [one] { $territories } premia
        [few] { $territories } premie
       *[many] { $territories } premii
    } za terytoria i { $jobs ->
        [one] { $jobs } premia
        [few] { $jobs } premie
       *[many] { $jobs } premii
    } za zlecenia
draw-look-which = { $wanted } może znaczyć: { $list }.
draw-look-none = Nie ma obszaru { $wanted }; są: { $list }.
draw-stock-money = Dolary na ręce
draw-stock-gun = Broń
draw-stock-booze = Alkohol
draw-stock-blood-money = Zapłata za morderstwo
draw-stock-narcotics = Narkotyki
draw-stock-jobs = Zlecenia na ręce
draw-stock-suitcase = Karty pieniędzy w walizce
draw-stock-thugs = Gangsterzy
draw-stock-members = Członkowie rodziny
draw-stock-tokens = Żetony kontroli
draw-gist-gained = +{ $card }
draw-gist-paid =
    { $n ->
        [1] −{ $card }
       *[other] −{ $n } × { $card }
    }
draw-gist-laundered = { $card } do walizki
draw-gist-stashed = +{ $card } w walizce
draw-gist-discarded =
    { $n ->
        [1] −{ $card }
       *[other] −{ $n } × { $card }
    }
draw-figures =
    { $kind ->
        [thug]
            { $owner ->
                [own]
                    { $count ->
                        [one] jednego ze swoich gangsterów
                       *[many] do { $count } swoich gangsterów
                    }
                [opponent]
                    { $count ->
                        [one] gangstera przeciwnika
                       *[many] do { $count } gangsterów przeciwników
                    }
               *[any]
                    { $count ->
                        [one] dowolnego gangstera
                       *[many] do { $count } dowolnych gangsterów
                    }
            }
        [family]
            { $owner ->
                [own]
                    { $count ->
                        [one] jednego ze swoich członków rodziny
                       *[many] do { $count } swoich członków rodziny
                    }
                [opponent]
                    { $count ->
                        [one] członka rodziny przeciwnika
                       *[many] do { $count } członków rodzin przeciwników
                    }
               *[any]
                    { $count ->
                        [one] dowolnego członka rodziny
                       *[many] do { $count } dowolnych członków rodziny
                    }
            }
       *[any]
            { $owner ->
                [own]
                    { $count ->
                        [one] jedną ze swoich figurek
                       *[many] do { $count } swoich figurek
                    }
                [opponent]
                    { $count ->
                        [one] figurkę przeciwnika
                       *[many] do { $count } figurek przeciwników
                    }
               *[any]
                    { $count ->
                        [one] dowolną figurkę
                       *[many] do { $count } dowolnych figurek
                    }
            }
    }
draw-op-gain-money = weź ${ $value }
draw-op-gain-good = weź { $good-acc }
draw-op-gain-good-choice = weź broń, alkohol lub zapłatę za morderstwo
draw-op-stash-money = włóż ${ $value } z puli do walizki
draw-op-trade =
    { $discard ->
        [one] odrzuć kartę i weź { $money }
        [few] odrzuć { $discard } karty i weź { $money }
       *[many] odrzuć { $discard } kart i weź { $money }
    }
draw-op-trade-good =
    { $discard ->
        [one] odrzuć kartę i weź broń, alkohol lub zapłatę za morderstwo
        [few] odrzuć { $discard } karty i weź broń, alkohol lub zapłatę za morderstwo
       *[many] odrzuć { $discard } kart i weź broń, alkohol lub zapłatę za morderstwo
    }
draw-op-launder =
    { $count ->
        [one] wypierz kartę pieniędzy
       *[many] wypierz do { $count } kart pieniędzy
    }
draw-op-draw-jobs =
    { $draw ->
        [one] obejrzyj { $draw } zlecenie, zatrzymaj { $keep }
        [few] obejrzyj { $draw } zlecenia, zatrzymaj { $keep }
       *[many] obejrzyj { $draw } zleceń, zatrzymaj { $keep }
    }
draw-op-take-horse = weź Głowę Konia
draw-op-shoot =
    { $where ->
        [with_own_figure] zestrzel { $figures } na terytorium, na którym masz figurkę
        [one_territory] zestrzel { $figures } na jednym terytorium
        [one_territory_all]
            { $owner ->
                [opponent] zestrzel wszystkie figurki przeciwników na jednym terytorium
               *[any] zestrzel wszystkie figurki na jednym terytorium
            }
        [one_territory_thug_and_family] zestrzel na jednym terytorium najwyżej jednego gangstera i jednego członka rodziny, czyichkolwiek
        [each_opponent] zestrzel najwyżej jedną figurkę każdego przeciwnika
        [chief_territory] zestrzel { $figures } na terytorium Komisarza Policji
       *[anywhere] zestrzel { $figures }
    }
draw-op-move-figure =
    { $shakedown ->
        [full] przesuń { $figures } na puste pole i dokonaj tam wymuszenia
        [one_area] przesuń { $figures } na puste pole i użyj nielegalnej działalności jednego z przyległych obszarów
       *[none] przesuń { $figures } na puste pole, bez wymuszenia
    }
draw-op-place-control =
    { $where ->
        [with_own_figure]
            { $count ->
                [one] połóż żeton kontroli na terytorium, na którym masz figurkę
               *[many] połóż po żetonie kontroli na maksymalnie { $count } terytoriach, na których masz figurkę
            }
        [uncontrolled]
            { $count ->
                [one] połóż żeton kontroli na terytorium bez żetonów
               *[many] połóż po żetonie kontroli na maksymalnie { $count } terytoriach bez żetonów
            }
       *[any]
            { $count ->
                [one] połóż żeton kontroli na dowolnym terytorium
               *[many] połóż po żetonie kontroli na maksymalnie { $count } terytoriach
            }
    }
draw-op-remove-control =
    { $where ->
        [with_own_figure] usuń wierzchni żeton przeciwnika z terytorium, na którym masz figurkę
       *[any] usuń wierzchni żeton przeciwnika
    }
draw-op-replace-control =
    { $where ->
        [with_own_figure] zastąp wierzchni żeton przeciwnika swoim tam, gdzie masz figurkę
       *[any] zastąp wierzchni żeton przeciwnika swoim
    }
draw-op-swap-control = zamień miejscami wierzchnie żetony dwóch terytoriów
draw-op-reorder-control = zamień miejscami dwa wierzchnie żetony terytorium
draw-op-use-front =
    { $where ->
        [controlled]
            { $count ->
                [one] użyj legalnej działalności przedsiębiorstwa na terytorium pod swoją kontrolą
               *[many] użyj legalnej działalności maksymalnie { $count } przedsiębiorstw na terytoriach pod swoją kontrolą
            }
        [opponent_thug]
            { $count ->
                [one] użyj legalnej działalności przedsiębiorstwa, na którym stoi gangster przeciwnika
               *[many] użyj legalnej działalności maksymalnie { $count } przedsiębiorstw, na których stoi gangster przeciwnika
            }
       *[any]
            { $count ->
                [one] użyj legalnej działalności dowolnego przedsiębiorstwa
               *[many] użyj legalnej działalności maksymalnie { $count } przedsiębiorstw
            }
    }
draw-op-use-back =
    { $territories ->
        [one] użyj całej nielegalnej działalności jednego obszaru (może to być Central Park)
       *[many] użyj całej nielegalnej działalności { $territories } obszarów (jednym z nich może być Central Park)
    }
draw-op-steal-random =
    { $count ->
        [one] weź losową kartę z ręki przeciwnika
        [few] weź { $count } losowe karty z ręki przeciwnika
       *[many] weź { $count } losowych kart z ręki przeciwnika
    }
draw-op-collect =
    { $count ->
        [one] weź od każdego przeciwnika kartę, którą sam wybierze
        [few] weź od każdego przeciwnika { $count } karty, które sam wybierze
       *[many] weź od każdego przeciwnika { $count } kart, które sam wybierze
    }
draw-op-offer = każ wszystkim przeciwnikom w tajemnicy zaoferować po karcie pieniędzy i włóż najwyższą do swojej walizki
draw-op-audit = każ przeciwnikowi wyjąć kartę pieniędzy z walizki na rękę
draw-op-take-open-job =
    { $count ->
        [one] weź na rękę zlecenie ogólnodostępne
       *[many] weź na rękę do { $count } zleceń ogólnodostępnych
    }
draw-op-extra-action = wykonaj jeszcze jedną akcję
draw-op-place-neutral =
    { $spaces ->
        [two_way] postaw lub przesuń { $figure-acc } na pole przylegające do dwóch obszarów i dokonaj wymuszenia
       *[any]
            { $shakedown ->
                [full] postaw lub przesuń { $figure-acc } i dokonaj wymuszenia
               *[none] postaw lub przesuń { $figure-acc }
            }
    }
draw-op-chief-push = przesuń gangstera z terytorium Komisarza Policji

## Strona: plansza i panele obok niej. Nagłówki i przyciski muszą być krótkie

board-by-round = Majątek po każdym akcie, z premiami
board-round-start = Początek
board-round-end = Po akcie { $n }
board-new-york = Nowy Jork
board-hudson = Hudson
board-tab-board = Plansza
board-tab-shared = Zlecenia
board-tab-mine = Ręka
board-act =
    { $act ->
        [I] Akt I: Wesele
        [II] Akt II: Turek
        [III] Akt III: Zabójstwo Sonny’ego
        [IV] Akt IV: Zdrada
       *[other] Akt { $act }: { $title }
    }
board-phase-open-business = Otwarcie
board-phase-family-business = Rodzinne interesy
board-phase-turf-war = Wojny terytorialne
board-phase-bribery = Łapówki
board-phase-tribute =
    { $limit ->
        [one] Haracz, { $limit } karta
        [few] Haracz, { $limit } karty
       *[many] Haracz, { $limit } kart
    }
board-front = Legalna działalność, dla gangstera: { $what }
board-back = Nielegalna działalność, dla członka rodziny: { $what }
board-free = wolne
board-free-title = Nikt nie kontroluje tego terytorium
board-stack = Kontrola, od wierzchu: { $list }
board-influence = Wpływ teraz: { $list }
board-aid-title = Kto może jeszcze wygrać
board-aid-sure = rozstrzygnięte
board-aid-nobody = już nikt
board-aid-most = { $family }: najwyżej { $n }
board-aid-decided = Rozstrzygnięte, jeśli liczyć tylko figurki jeszcze niezagrane: { $family }
board-aid-note = Policzono figurki jeszcze niezagrane. Zlecenia i sojusznicy, którzy zestrzeliwują, przesuwają lub stawiają figurki, mogą to zmienić.
board-neutral = strona neutralna
board-area-held = { $area }, kontrola: { $family }
board-space-held = { $space }: { $who }
board-three = To pole istnieje dopiero przy trzech graczach
board-shot = zestrzeleni
board-shot-thug =
    { $n ->
        [one] { $family }: zestrzelony gangster
       *[many] { $family }: { $n } zestrzelonych gangsterów
    }
board-shot-member =
    { $n ->
        [one] { $family }: zestrzelony członek rodziny
       *[many] { $family }: { $n } zestrzelonych członków rodziny
    }
board-beside = { $figure }: obok planszy
board-open-jobs = Ogólnodostępne
board-open-jobs-note = dla każdego; talia { $n }
board-open-jobs-left = niezrealizowane
board-job-gone = puste miejsce
board-job-label = { $title }, { $colour }. Koszt: { $cost }, wypłata: { $money }. { $what }.
board-lacks = Brakuje jeszcze: { $list }.
board-lacks-n = brakuje { $n }
board-ready = do realizacji
board-looked = Oglądasz
board-allies = Sojusznicy
board-allies-note = do przekupienia
board-allies-none = brak wyłożonych
board-done = Zrealizowane
board-done-note = najwięcej w kolorze: $5
board-colour-yellow = Żółte
board-colour-blue = Niebieskie
board-colour-green = Zielone
board-colour-grey = Szare
board-hand = Twoja ręka
board-hand-note =
    { $n ->
        [one] { $n } karta, limit { $limit }
        [few] { $n } karty, limit { $limit }
       *[many] { $n } kart, limit { $limit }
    }
board-hand-empty = Brak kart.
board-hand-size =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
board-only-you = widzisz tylko ty
board-only-you-short = tylko ty
board-supply = Pula
board-pile = W puli zostało: { $n }
board-tiles-blue = Pozostałe niebieskie kafle przedsiębiorstw: { $n }
board-tiles-red = Pozostałe czerwone kafle przedsiębiorstw: { $n }
board-figures = Figurki
board-members =
    { $n ->
        [one] Don
       *[many] Członkowie rodziny
    }
board-members-left = Członkowie rodziny do zagrania: { $n } z { $all }
board-thugs = Gangsterzy
board-thugs-left = Gangsterzy do zagrania: { $n } z { $all }
board-suitcase = Walizka
board-suitcase-jobs =
    { $n ->
        [0] bez zleceń
        [one] { $n } zlecenie
        [few] { $n } zlecenia
       *[many] { $n } zleceń
    }
board-shut = ukryte
board-shut-others = ukryte
board-seat-hand = Karty na ręce: { $n }
board-seat-members = Członkowie rodziny do zagrania: { $n }
board-seat-thugs = Gangsterzy do zagrania: { $n }
board-seat-jobs = Zrealizowane zlecenia: { $n }
board-seat-tokens = Kontrolowane terytoria: { $n }; żetony w puli: { $left }
board-horse = Głowa Konia: pierwszy gracz
board-in-front = zagrani: { $list }
board-known = znane na ręce: { $list }
board-you = ty
board-bid = Tajna łapówka
board-bid-note = z walizki, za sojuszników
board-bid-choose = Wybór
board-bid-reveal = Odkrycie
board-bid-pick = Sojusznik
board-bid-help = Kto da najwyższą łapówkę, wybiera jako pierwszy. Wybierając, płaci się całą łapówkę; kto nie dostanie sojusznika, zachowuje pieniądze.
board-bids = Łapówki
board-bid-nothing = bez łapówki
board-bid-took = sojusznik: { $ally }
board-bid-back = bez sojusznika, pieniądze wracają
board-picks = teraz wybiera
board-sealed = zatwierdzone
board-sealed-note = odkrywane razem
board-sealed-hint = Wybierz kartę na swojej ręce.
board-thinking = wybiera
board-out = nie wybiera
board-your-bribe = Twoja łapówka
board-bribe-sum = Łapówka
board-seal =
    { $n ->
        [0] Bez łapówki
       *[other] Zatwierdź łapówkę ${ $n }
    }
board-wait = Możesz to cofnąć, dopóki nie wybierze ostatnia osoba.
board-no-bid = Nie masz z czego dać łapówki: liczą się tylko pieniądze w walizce, a trafiają tam po wypraniu.
board-tribute = Haracz dla Dona
board-tribute-note =
    { $limit ->
        [one] zostaje { $limit } karta
        [few] zostają { $limit } karty
       *[many] zostaje { $limit } kart
    }
board-your-tribute = Co oddajesz
board-tribute-sum = Wybrano
board-tribute-of = { $n } z { $all }
board-tribute-help =
    { $n ->
        [one] Wybierz { $n } kartę do odrzucenia, tutaj albo na swojej ręce.
        [few] Wybierz { $n } karty do odrzucenia, tutaj albo na swojej ręce.
       *[many] Wybierz { $n } kart do odrzucenia, tutaj albo na swojej ręce.
    }
board-give =
    { $n ->
        [one] Odrzuć { $n } kartę
        [few] Odrzuć { $n } karty
       *[many] Odrzuć { $n } kart
    }
board-no-tribute = Nie masz nadmiaru kart.
board-less = mniej: { $name }
board-more = więcej: { $name }
board-count = Podsumowanie końcowe
board-winner = Wygrana
board-count-territories = Terytoria: ${ $n } za najwięcej żetonów
board-count-jobs = Zlecenia: ${ $n } za najwięcej w kolorze
board-wealth = Majątek
board-count-note = Po tyle samo żetonów: decyduje najwyższy w stosie. Po tyle samo zleceń: premię dostają wszyscy. Równy majątek: wygrywa ten, kto ma więcej terytoriów.

## Nazwy z zestawu: sam zestaw

pack-title = The Godfather: Imperium Corleone, odtworzone z instrukcji

## Nazwy z zestawu: rodziny

family-marzullo = Marzullo
family-matarazzo = Matarazzo
family-vitale = Vitale
family-caccamo = Caccamo
family-pizzino = Pizzino

## Nazwy z zestawu: obszary

area-wall-street = Wall Street
    .gen = Wall Street
    .in = na Wall Street
    .from = z Wall Street
area-brooklyn = Brooklyn
    .gen = Brooklynu
    .in = na Brooklynie
    .from = z Brooklynu
area-upper-east-side = Upper East Side
    .gen = Upper East Side
    .in = na Upper East Side
    .from = z Upper East Side
area-queens = Queens
    .gen = Queens
    .in = w Queens
    .from = z Queens
area-upper-west-side = Upper West Side
    .gen = Upper West Side
    .in = na Upper West Side
    .from = z Upper West Side
area-midtown = Midtown
    .gen = Midtown
    .in = w Midtown
    .from = z Midtown
area-chelsea = Chelsea
    .gen = Chelsea
    .in = w Chelsea
    .from = z Chelsea
area-central-park = Central Park
    .gen = Central Parku
    .in = w Central Parku
    .from = z Central Parku

## Nazwy z zestawu: przedsiębiorstwa

business-sb-wall-street = Bank giełdowy
business-sb-brooklyn = Magazyn portowy
business-sb-upper-east-side = Klub jeździecki
business-sb-queens = Złomowisko
business-sb-upper-west-side = Dom aukcyjny
business-sb-midtown = Grand Hotel
business-sb-chelsea = Koleje Penn Central
business-sb-central-park = Muszla koncertowa
business-bt-b1 = Sklep z bronią
business-bt-b2 = Tajny bar
business-bt-b3 = Dom pogrzebowy
business-bt-b4 = Pralnia
business-bt-b5 = Lombard
business-bt-b6 = Klub towarzyski
business-bt-b7 = Bukmacher
business-bt-b8 = Targ rybny
business-bt-r1 = Apteka na rogu
business-bt-r2 = Klub nocny
business-bt-r3 = Bank prywatny
business-bt-r4 = Firma importowa

## Nazwy z zestawu: zlecenia

job-jg01 = Strzał ostrzegawczy
job-jg02 = Rozbita butelka
job-jg03 = Łomot w zaułku
job-jg04 = Pistolet z tłumikiem
job-jg05 = Garota
job-jg06 = Seria z thompsona
job-jg07 = Ostrzał z samochodu
job-jg08 = Ostrzał z samochodu
job-jg09 = Śpi z rybami
job-jg10 = Bomba w samochodzie
job-jg11 = Wyrównanie rachunków
job-jb01 = Długi język
job-jb02 = Nowy rewir
job-jb03 = Wandalizm
job-jb04 = Opłata za ochronę
job-jb05 = Przeprowadzka
job-jb06 = Prywatny szofer
job-jb07 = Cud nad urną
job-jb08 = Narada rodzin
job-jb09 = Nakaz eksmisji
job-jb10 = Wrogie przejęcie
job-jb11 = Cała ulica nasza
job-je01 = Nielegalna loteria
job-je02 = Kieszonkowiec
job-je03 = Fałszywe banknoty
job-je04 = Bukmacherka
job-je05 = Oszustwo ubezpieczeniowe
job-je06 = Lichwa
job-je07 = Propozycja nie do odrzucenia
job-je08 = Napad na bank
job-je09 = Donos do skarbówki
job-je10 = Lewa kasa z kasyna
job-je11 = Bankowóz
job-jy01 = Chłopiec na posyłki
job-jy02 = Przekupiony urzędnik
job-jy03 = Napad na ciężarówkę
job-jy04 = Przerzut towaru
job-jy05 = Dokręcanie śruby
job-jy06 = Układ na zapleczu
job-jy07 = Wymuszenie
job-jy08 = Na cudzym podwórku
job-jy09 = Transport narkotyków
job-jy10 = Podwójna gra
job-jy11 = Całe miasto płaci

## Nazwy z zestawu: sojusznicy

ally-al-i-1 = Szef Związków
    .acc = Szefa Związków
    .gen = Szefa Związków
ally-al-i-2 = Burmistrz
    .acc = Burmistrza
    .gen = Burmistrza
ally-al-i-3 = Komisarz Policji
    .acc = Komisarza Policji
    .gen = Komisarza Policji
ally-al-i-4 = Wynajęty osiłek
    .acc = Wynajętego osiłka
    .gen = Wynajętego osiłka
ally-al-i-5 = Drobny bukmacher
    .acc = Drobnego bukmachera
    .gen = Drobnego bukmachera
ally-al-i-6 = Szefowa Działu Dowodowego
    .acc = Szefową Działu Dowodowego
    .gen = Szefowej Działu Dowodowego
ally-al-ii-1 = Szef Związków
    .acc = Szefa Związków
    .gen = Szefa Związków
ally-al-ii-2 = Burmistrz
    .acc = Burmistrza
    .gen = Burmistrza
ally-al-ii-3 = Komisarz Policji
    .acc = Komisarza Policji
    .gen = Komisarza Policji
ally-al-ii-4 = Księgowy Rodziny
    .acc = Księgowego Rodziny
    .gen = Księgowego Rodziny
ally-al-ii-5 = Producent z Hollywood
    .acc = Producenta z Hollywood
    .gen = Producenta z Hollywood
ally-al-ii-6 = Doradca podatkowy
    .acc = Doradcę podatkowego
    .gen = Doradcy podatkowego
ally-al-iii-1 = Szef Związków
    .acc = Szefa Związków
    .gen = Szefa Związków
ally-al-iii-2 = Burmistrz
    .acc = Burmistrza
    .gen = Burmistrza
ally-al-iii-3 = Komisarz Policji
    .acc = Komisarza Policji
    .gen = Komisarza Policji
ally-al-iii-4 = Capo
    .acc = Capo
    .gen = Capo
ally-al-iii-5 = Skorumpowany sędzia
    .acc = Skorumpowanego sędziego
    .gen = Skorumpowanego sędziego
ally-al-iii-6 = Importer narkotyków
    .acc = Importera narkotyków
    .gen = Importera narkotyków

## Opisy na stronie: jak nazywa się to, co nie ma własnej nazwy

about-family = Rodzina
    .rule = CE-1.1
about-don = Członek rodziny
    .rule = CE-5.17
about-consigliere = Doradca
    .rule = CE-5.17
about-heir = Dziedzic
    .rule = CE-5.17
about-figures = Figurki
    .rule = CE-1.3
about-thug = Gangster
    .rule = CE-5.7
about-money = Pieniądze
    .rule = CE-6.1
about-good = Nielegalne towary
    .rule = CE-5.21
about-gun = Broń
    .rule = CE-5.21
about-booze = Alkohol
    .rule = CE-5.21
about-blood-money = Zapłata za morderstwo
    .rule = CE-5.21
about-narcotics = Narkotyki
    .rule = CE-5.21
about-discard = Odrzucanie
    .rule = CE-5.33
about-hand = Ręka
    .rule = CE-10.2
about-suitcase = Walizka
    .rule = CE-13.6
about-supply = Pula
    .rule = CE-2.2
about-job = Zlecenie
    .rule = CE-5.20
about-draw-job = Dobieranie zleceń
    .rule = CE-13.7
about-done = Zrealizowane zlecenia
    .rule = CE-11.3
about-ally = Sojusznik
    .rule = CE-5.27
about-bribe = Łapówka
    .rule = CE-9.7
about-sealed = Tajny wybór
    .rule = CE-12.1
about-tribute = Haracz dla Dona
    .rule = CE-10.2
about-hidden = Ukryte
    .rule = CE-12.1
about-area = Terytorium
    .rule = CE-4.2
about-space = Pole członka rodziny
    .rule = CE-5.18
about-business = Przedsiębiorstwo
    .rule = CE-5.8
about-business-front = Legalna działalność
    .rule = CE-5.8
about-business-back = Nielegalna działalność
    .rule = CE-5.18
about-tiles = Kafle przedsiębiorstw
    .rule = CE-4.1
about-control-token = Żeton kontroli
    .rule = CE-5.11
about-control = Kontrola
    .rule = CE-5.11
about-influence = Wpływ
    .rule = CE-9.1
about-horse-head = Głowa Konia
    .rule = CE-5.34
about-hudson = Rzeka Hudson
    .rule = CE-7.1
about-shoot = Zestrzelone figurki
    .rule = CE-7.1
about-neutral = Neutralna figurka
    .rule = CE-8.1
about-union-boss = Szef Związków
    .rule = CE-8.1
about-mayor = Burmistrz
    .rule = CE-8.1
about-police-chief = Komisarz Policji
    .rule = CE-8.1
about-final = Podsumowanie końcowe
    .rule = CE-11.4
about-final-territories = Premia za terytorium
    .rule = CE-11.2
about-winner = Zwycięzca
    .rule = CE-11.4

# Words of the cards that their rule does not explain.
about-launder-text = Pranie przekłada kartę pieniędzy z ręki do walizki; na końcu liczą się tylko pieniądze w walizce.
about-shakedown-text = Wymuszenie to użycie tego, przy czym stoi figurka: gangster używa legalnej działalności swojego przedsiębiorstwa, a członek rodziny nielegalnej działalności wszystkich przedsiębiorstw wokół.
