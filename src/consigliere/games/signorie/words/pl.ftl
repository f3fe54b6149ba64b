### Słowa Signorie po polsku: pytania, odmowy, przebieg gry, nazwy, słownictwo scenariuszy.
###
### Nazwy miast i Domów zostają po włosku i się nie odmieniają. Kość jest rodzaju żeńskiego: żółta, żółtą, żółtej.
### W ciasnych polach planszy długie słowa mają miękki łącznik (\u00AD), w którym mogą się złamać.
### Kariery mają formy przymiotnika (.adjacc, .adjgen): „karierę polityczną”, „w karierze politycznej”.

## Gra w skrócie, dla kogoś, kto nigdy w nią nie grał

game-in-short =
    Szlacheckie rody renesansu zbierają punkty zwycięstwa (PZ) przez dokładnie 7 rund; wygrywa ten, kto ma ich najwięcej.
    W fazie akcji gracze po kolei biorą po jednej kości albo pasują do końca fazy; najwyżej 4 kości na rundę, każdy kolor raz. Kość niższa niż jej pole akcji (żółte 1, czerwone 2, fioletowe 3, szare 4, turkusowe 5) kosztuje różnicę we florenach.
    Kością wykonuje się dokładnie jedną akcję: zatrudnienie pomocnika w kolumnie po lewej; jedno z dwóch zadań tego koloru, mężczyznami lub kobietami z własnej puli, jak wskazuje pole zadania; albo akcję zarządzania tego koloru: żółta – 3 floreny, czerwona – małżeństwo, fioletowa – potomstwo, szara – 4 punkty awansu na tory, turkusowa – misja. Potem można aktywować pomocników z tej samej kolumny.
    Mężczyźni awansują w karierach: politycznej, kościelnej i wojskowej. Misja wysyła jednego z nich do miasta: daje PZ opuszczonego pola oraz żeton z miasta, jeśli pasuje do rzędu tej kariery. Małżeństwo wysyła kobietę do miasta z posagiem do 4 florenów: po 2 PZ za każdy oraz żeton z miasta do rzędu małżeństwa, jeśli pasuje.
    W fazie nagród tor inicjatywy daje PZ i nową kolejność graczy. Kto ma kości o sumie najwyżej 13 (więcej dzięki zadaniu progu), bierze bonus rundy albo 3 floreny i może przygotować ślub; w rundach 6 i 7 nagrodą są PZ.
    Na końcu mężczyźni na torach karier dają połowę PZ swoich pól, a każdy rząd planu z co najmniej 3 żetonami daje ich sumę. Floreny, pomocnicy i pionki nie dają nic.

## Opcje partii

option-optional-city-tile = Pasujący żeton z miasta można zostawić na miejscu.
option-colours-by-seat = Kolory według miejsc: żółty, czerwony, fioletowy, niebieski; w przeciwnym razie losowane.

## Nazwy

seat-name = Miejsce { $seat }

# Kto nie ma jeszcze nazwy; stoi też za słowami takimi jak „rodziny”, „gracza”.
seat-number = Nr { $seat }

player-yellow = Żółty
player-red = Czerwony
player-purple = Fioletowy
player-blue = Niebieski
die-yellow = żółta
    .acc = żółtą
    .gen = żółtej
die-red = czerwona
    .acc = czerwoną
    .gen = czerwonej
die-purple = fioletowa
    .acc = fioletową
    .gen = fioletowej
die-grey = szara
    .acc = szarą
    .gen = szarej
die-turquoise = turkusowa
    .acc = turkusową
    .gen = turkusowej
career-politics = polityka
    .acc = politykę
    .adjacc = polityczną
    .adjgen = politycznej
career-church = kościół
    .acc = kościół
    .adjacc = kościelną
    .adjgen = kościelnej
career-military = wojsko
    .acc = wojsko
    .adjacc = wojskową
    .adjgen = wojskowej
track-initiative = inicjatywa
    .acc = inicjatywę
row-politics = rząd polityki
    .gen = rzędu polityki
    .loc = rzędzie polityki
row-church = rząd kościoła
    .gen = rzędu kościoła
    .loc = rzędzie kościoła
row-military = rząd wojskowy
    .gen = rzędu wojskowego
    .loc = rzędzie wojskowym
row-marriage = rząd małżeństwa
    .gen = rzędu małżeństwa
    .loc = rzędzie małżeństwa
gender-man = mężczyzna
gender-woman = kobieta
phase-preparation = Przygotowanie
phase-actions = Akcje
phase-rewards = Nagrody
management-tracks = tory
management-mission = misja
management-offspring = potomstwo
management-florins = floreny
management-marriage = małżeństwo
source-initiative = inicjatywa
source-mission = misja
source-marriage = małżeństwo
source-helper = pomocnik
source-wedding = ślub
source-reward = nagroda
source-florins = floreny
source-careers = kariery na koniec
source-rows = rzędy na koniec

## Pomocnicy: jak się nazywają i co robią z liczbami zestawu

helper-offspring-die = Mamka
    .acc = Mamkę
helper-offspring-die-text =
    Rzuć { $dice ->
        [one] { $dice } kością potomstwa i weź ten pionek.
       *[many] { $dice } kośćmi potomstwa i weź te pionki.
    }
helper-die-initiative = Herold
    .acc = Herolda
helper-die-initiative-text = Najwyżej tyle punktów awansu na inicjatywę, ile pokazuje kość.
helper-marriage-fd = Swatka
    .acc = Swatkę
helper-marriage-fd-text = Małżeństwo; zamiast żetonu z miasta zakryty żeton.
helper-take-pawn = Ochmistrzyni
    .acc = Ochmistrzynię
helper-take-pawn-text =
    Weź z ogólnych zasobów { $count ->
        [one] { $count } mężczyznę lub kobietę.
        [few] { $count } pionki, mężczyzn lub kobiety.
       *[many] { $count } pionków, mężczyzn lub kobiet.
    }
helper-florins3 = Bankier
    .acc = Bankiera
helper-florins3-text =
    Weź { $amount ->
        [one] { $amount } floren.
        [few] { $amount } floreny.
       *[many] { $amount } florenów.
    }
helper-die-politics = Kanclerz
    .acc = Kanclerza
helper-die-politics-text = Najwyżej tyle punktów awansu na politykę, ile pokazuje kość.
helper-tile-fd = Skryba
    .acc = Skrybę
helper-tile-fd-text = Zakryty żeton do dowolnego rzędu.
helper-task-one = Majordom
    .acc = Majordoma
helper-task-one-text = Dowolne zadanie dowolnego koloru 1 pionkiem.
helper-career3 = Preceptor
    .acc = Preceptora
helper-career3-text =
    Najwyżej { $max_points ->
        [one] { $max_points } punkt awansu na kariery.
        [few] { $max_points } punkty awansu na kariery.
       *[many] { $max_points } punktów awansu na kariery.
    }
helper-vp3 = Poeta
    .acc = Poetę
helper-vp3-text = { $amount } PZ.
helper-die-military = Kondotier
    .acc = Kondotiera
helper-die-military-text = Najwyżej tyle punktów awansu na wojsko, ile pokazuje kość.
helper-mission-fd = Poseł
    .acc = Posła
helper-mission-fd-text = Misja; zamiast żetonu z miasta zakryty żeton.
helper-initiative3 = Kurier
    .acc = Kuriera
helper-initiative3-text =
    Najwyżej { $max_points ->
        [one] { $max_points } punkt awansu na inicjatywę.
        [few] { $max_points } punkty awansu na inicjatywę.
       *[many] { $max_points } punktów awansu na inicjatywę.
    }
helper-vp-men = Kronikarz
    .acc = Kronikarza
helper-vp-men-text = { $amount } PZ za każdego twojego mężczyznę w miastach.
helper-die-church = Kapelan
    .acc = Kapelana
helper-die-church-text = Najwyżej tyle punktów awansu na kościół, ile pokazuje kość.

## Żetony zadań

task-task-politics = Polityka
task-task-politics-text =
    { $points_per_pawn ->
        [one] { $points_per_pawn } punkt awansu na politykę za każdy pionek.
        [few] { $points_per_pawn } punkty awansu na politykę za każdy pionek.
       *[many] { $points_per_pawn } punktów awansu na politykę za każdy pionek.
    }
    .rule = SI-6.5
task-task-church = Kościół
task-task-church-text =
    { $points_per_pawn ->
        [one] { $points_per_pawn } punkt awansu na kościół za każdy pionek.
        [few] { $points_per_pawn } punkty awansu na kościół za każdy pionek.
       *[many] { $points_per_pawn } punktów awansu na kościół za każdy pionek.
    }
    .rule = SI-6.5
task-task-military = Wojsko
task-task-military-text =
    { $points_per_pawn ->
        [one] { $points_per_pawn } punkt awansu na wojsko za każdy pionek.
        [few] { $points_per_pawn } punkty awansu na wojsko za każdy pionek.
       *[many] { $points_per_pawn } punktów awansu na wojsko za każdy pionek.
    }
    .rule = SI-6.5
task-task-initiative = Inicjatywa
task-task-initiative-text =
    { $points_per_pawn ->
        [one] { $points_per_pawn } punkt awansu na inicjatywę za każdy pionek.
        [few] { $points_per_pawn } punkty awansu na inicjatywę za każdy pionek.
       *[many] { $points_per_pawn } punktów awansu na inicjatywę za każdy pionek.
    }
    .rule = SI-6.6
task-task-tile = Zakryty żeton
task-task-tile-text = Zakryty żeton do dowolnego rzędu.
    .rule = SI-6.7
task-task-threshold = Próg
task-task-threshold-text = Każdy pionek podnosi twój próg o { $threshold_per_pawn }.
    .rule = SI-6.8
task-task-mission = Misja
task-task-mission-text = Jedna misja.
    .rule = SI-6.9
task-task-marriage = Małżeństwo
task-task-marriage-text = Jedno małżeństwo.
    .rule = SI-6.10
task-task-florins = Floreny
task-task-florins-text =
    { $florins_per_pawn ->
        [one] { $florins_per_pawn } floren za każdy pionek.
        [few] { $florins_per_pawn } floreny za każdy pionek.
       *[many] { $florins_per_pawn } florenów za każdy pionek.
    }
    .rule = SI-6.11
task-task-pawns = Pionki
task-task-pawns-text = Tyle samo pionków z ogólnych zasobów, dowolnej płci.
    .rule = SI-6.12

## Żetony nagród

reward-rw-mission = Misja
reward-rw-marriage = Małżeństwo
reward-rw-men = Dwaj mężczyźni
reward-rw-women = Dwie kobiety
reward-rw-career = Punkty awansu na kariery
reward-rw-initiative = Punkty awansu na inicjatywę
reward-rw-tile = Zakryty żeton
reward-rw-helper = Pomocnik za darmo
reward-rw-action = Dodatkowa akcja
reward-rv-helpers = PZ za pomocników
reward-rv-city-men = PZ za miasta z własnymi mężczyznami
reward-rv-city-women = PZ za miasta z własnymi kobietami
reward-rv-men = PZ za mężczyzn w miastach
reward-rv-women = PZ za kobiety w miastach

## Zakończenia

ending-most-points = Wygrywa gracz z największą liczbą PZ.
ending-earlier-in-order = Kilku graczy remisuje z największą liczbą PZ; wygrywa ten z nich, który jest wcześniej w kolejności graczy.

## Statystyka wielu partii

statistics-points = PZ według źródeł
statistics-helpers = Pomocnicy
statistics-tasks = Zadania
statistics-management = Akcje zarządzania
statistics-dice = Wzięte kości
statistics-rewards = Nagrody
statistics-threshold = Kości i próg
statistics-weddings = Śluby według portretów
statistics-cities = Miasta
statistics-rows = Rzędy planu
statistics-florins = floreny zamiast bonusu
statistics-met = próg zachowany
statistics-missed = próg przekroczony
measure-hired = zatrudnieni
measure-pawns = pionki
measure-florins = floreny
measure-laid = położone
measure-taken = wzięte
measure-missions = misje
measure-marriages = małżeństwa
measure-open = odkryte
measure-face-down = zakryte
measure-points = PZ

## Pytania

ask-preparation = Trwa przygotowanie rundy.
ask-turn = Weź kość albo spasuj.
ask-main-action =
    Wykonaj jedną akcję { $die-acc } { $value ->
        [1] jedynką
        [2] dwójką
        [3] trójką
        [4] czwórką
        [5] piątką
       *[6] szóstką
    }: zarządzanie, zadanie albo zatrudnienie pomocnika.
ask-helpers = Aktywuj pomocnika z { $die-gen } kolumny (od góry do dołu) albo zakończ turę.
ask-task-of-helper = Wybierz zadanie dowolnego koloru, które wykonasz jednym pionkiem.
ask-spend-points =
    { $n ->
        [one] Wydaj ostatni punkt awansu na { $tracks-acc }.
        [few] Wydaj najwyżej { $n } punkty awansu na { $tracks-acc }.
       *[many] Wydaj najwyżej { $n } punktów awansu na { $tracks-acc }.
    }
ask-mission = Wyślij mężczyznę na misję: wybierz go i miasto.
ask-marriage = Zaaranżuj małżeństwo: wybierz miasto i posag.
ask-city-tile = Weź żeton { $tile } z miasta { $city } do { $row-gen } albo go zostaw.
ask-plan-row = Wybierz rząd planu, w którym położysz zakryty żeton.
ask-take-pawns =
    Weź z ogólnych zasobów { $n ->
        [one] { $n } pionek: mężczyznę albo kobietę.
        [few] { $n } pionki: mężczyzn, kobiety albo jednych i drugie.
       *[many] { $n } pionków: mężczyzn, kobiety albo jednych i drugie.
    }
ask-phase-three = Trwa punktowanie inicjatywy i ustalanie kolejności.
ask-reward-round = Trwa rozdawanie nagród.
ask-bonus-or-florins = Weź bonus tej rundy ({ $reward }) albo zamiast niego floreny.
ask-extra-die = Dodatkowa akcja: weź za darmo jedną z pozostałych kości.
ask-free-helper = Umieść za darmo pomocnika na dowolnym pustym polu swojej planszy.
ask-wedding =
    { $florins ->
        [0] { $n ->
            [0] Przygotuj ślub, który nie da PZ, ale da kolejną kość potomstwa, albo z niego zrezygnuj.
           *[other] Przygotuj ślub, który da { $n } PZ i kolejną kość potomstwa, albo z niego zrezygnuj.
        }
       *[other] { $n ->
            [0] Przygotuj ślub, który nie da PZ, ale da { $florins ->
                [one] { $florins } floren
                [few] { $florins } floreny
               *[many] { $florins } florenów
            } i kolejną kość potomstwa, albo z niego zrezygnuj.
           *[other] Przygotuj ślub, który da { $n } PZ, { $florins ->
                [one] { $florins } floren
                [few] { $florins } floreny
               *[many] { $florins } florenów
            } i kolejną kość potomstwa, albo z niego zrezygnuj.
        }
    }
ask-five-florins =
    Zapłać { $florins ->
        [one] { $florins } floren
        [few] { $florins } floreny
       *[many] { $florins } florenów
    } za { $n } PZ albo zachowaj floreny.
ask-end-scoring = Trwa podsumowanie końcowe.

## Te same pytania dla tych, których nikt nie pyta: co robi ktoś inny

doing-preparation = Trwa przygotowanie rundy.
doing-turn = Bierze kość albo pasuje.
doing-main-action =
    Wybiera akcję dla { $die-gen } { $value ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
       *[6] szóstki
    }.
doing-helpers = Aktywuje pomocników z { $die-gen } kolumny.
doing-task-of-helper = Wybiera zadanie dla jednego pionka.
doing-spend-points =
    { $n ->
        [one] Wydaje ostatni punkt awansu na { $tracks-acc }.
        [few] Wydaje najwyżej { $n } punkty awansu na { $tracks-acc }.
       *[many] Wydaje najwyżej { $n } punktów awansu na { $tracks-acc }.
    }
doing-mission = Wysyła mężczyznę na misję.
doing-marriage = Aranżuje małżeństwo.
doing-city-tile = Bierze żeton { $tile } z miasta { $city } albo go zostawia.
doing-plan-row = Wybiera rząd dla zakrytego żetonu.
doing-take-pawns =
    Bierze z ogólnych zasobów { $n ->
        [one] { $n } pionek.
        [few] { $n } pionki.
       *[many] { $n } pionków.
    }
doing-phase-three = Trwa punktowanie inicjatywy i ustalanie kolejności.
doing-reward-round = Trwa rozdawanie nagród.
doing-bonus-or-florins = Wybiera między bonusem tej rundy ({ $reward }) a florenami.
doing-extra-die = Bierze jedną z pozostałych kości.
doing-free-helper = Umieszcza za darmo pomocnika.
doing-wedding = Przygotowuje ślub albo z niego rezygnuje.
doing-five-florins =
    Płaci { $florins ->
        [one] { $florins } floren
        [few] { $florins } floreny
       *[many] { $florins } florenów
    } za { $n } PZ albo zachowuje floreny.
doing-end-scoring = Trwa podsumowanie końcowe.

## Odmowy: dlaczego czegoś nie można

why-space-taken = Na twojej planszy leży już { $die } kość.
why-no-such-die =
    Na obszarze kości nie ma { $die-gen } { $value ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
       *[6] szóstki
    }.
why-die-too-dear =
    Nie stać cię na { $die-acc } { $value ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
       *[6] szóstkę
    }: brakuje florenów na dopłatę do wartości pola.
why-no-main-action =
    Nie dałoby się wykonać { $die-acc } { $value ->
        [1] jedynką
        [2] dwójką
        [3] trójką
        [4] czwórką
        [5] piątką
       *[6] szóstką
    } żadnej akcji: ani zatrudnienia, ani zadania, ani zarządzania.
why-four-dice = Masz już tyle kości, ile wolno wziąć w jednej rundzie.
why-not-left-over =
    Wśród pozostałych kości nie ma { $die-gen } { $value ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
       *[6] szóstki
    }.
why-cell-taken = Na tym polu jest już pomocnik.
why-hire-too-dear = Nie stać cię na tego pomocnika.
why-no-disc = W puli ogólnej nie ma już pomocników.
why-task-other-colour = To zadanie leży przy innym kolorze niż twoja kość.
why-task-number = Ten żeton zadania nie przyjmuje tylu pionków.
why-task-pawns = Masz za mało pionków odpowiedniej płci.
why-task-no-effect = Po odłożeniu pionków tego zadania nie dałoby się wykonać.
why-no-step = Na żadnym torze nie możesz zrobić kroku.
why-no-mission = Ranga żadnego z twoich mężczyzn nie wystarcza na żadne miasto.
why-no-marriage = Nie masz kobiety albo masz za mało florenów na posag.
why-other-track = Te punkty awansu nie są na ten tor.
why-no-man-there = Nie masz mężczyzny na tym polu.
why-no-man-in-pool = Nie masz już mężczyzny, który mógłby zacząć karierę.
why-man-on-top = Wyżej niż najwyższe pole nikt nie zajdzie.
why-too-many-points = Nie masz tylu punktów awansu.
why-disc-on-top = Twój dysk nie może zajść tak wysoko.
why-spend-one = Trzeba wydać co najmniej jeden punkt awansu.
why-no-such-man = Nie masz mężczyzny na tym polu tej kariery.
why-rank-too-low = Jego ranga jest niższa niż wartość najniższego wolnego pola miasta { $city }.
why-city-closed = Miasto { $city } jest w tej partii zamknięte.
why-city-full = Miasto { $city } jest pełne.
why-dowry-too-low = Posag jest niższy niż wartość najniższego wolnego pola miasta { $city }.
why-dowry-too-high = Tak wysokiego posagu się nie płaci.
why-dowry-too-dear = Nie masz tylu florenów.
why-take-number = Masz wziąć inną liczbę pionków.
why-reserve-short = W twoich ogólnych zasobach nie ma tylu takich pionków.
why-not-hired = Na tym polu nie masz pomocnika.
why-helper-order = Pomocników aktywuje się od góry do dołu, każdego raz.
why-helper-idle = Ten pomocnik nic by teraz nie zrobił.
why-one-pawn-only = Pomocnik wykonuje zadanie dokładnie jednym pionkiem.
why-task-needs-more = Ten żeton zadania wymaga więcej niż jednego pionka.
why-one-pawn-gender = Nie masz pionka płci, której wymaga to zadanie.
why-bonus-idle = Ten bonus nic by ci teraz nie dał.
why-free-cell-taken = Na tym polu jest już pomocnik.
why-extra-no-action = Tą kością nic by się nie dało zrobić.

## Przebieg: co się stało. Wiadomości z -secret są dla tych, którzy widzą tajną część zdarzenia

event-colours-drawn = Wylosowano kolory: { $colours }.
event-order-drawn = Kolejność graczy: { $colours }.
event-rewards-laid = Żetony bonusu rund od 1 do 5: { $rewards }.
event-scoring-laid = Żetony PZ rund 6 i 7: { $rewards }.
event-tiles-removed =
    { $n ->
        [one] Bez podglądania odłożono do pudełka { $n } żeton Domu { $house }.
        [few] Bez podglądania odłożono do pudełka { $n } żetony Domu { $house }.
       *[many] Bez podglądania odłożono do pudełka { $n } żetonów Domu { $house }.
    }
event-tiles-removed-secret = Żetony Domu { $house } odłożone do pudełka: { $tiles }.
event-cities-closed = Zamknięte w tej partii: { $cities }.
event-round = Zaczyna się runda { $round }.
event-tiles-drawn = Odkryto żetony sojuszu: { $tiles }.
event-tile-laid =
    { $space ->
        [marriage] Na polu małżeństwa miasta { $city } leży żeton { $tile }.
       *[other] Na polu misji miasta { $city } leży żeton { $tile }.
    }
event-dice-rolled = Rzucono kośćmi: { $values }.
event-tasks-dealt = Rozłożono żetony zadań: { $tasks }.
event-die-taken =
    { $cost ->
        [0] { $seat } bierze { $die-acc } { $value ->
            [1] jedynkę
            [2] dwójkę
            [3] trójkę
            [4] czwórkę
            [5] piątkę
           *[6] szóstkę
        }.
       *[other] { $seat } bierze { $die-acc } { $value ->
            [1] jedynkę
            [2] dwójkę
            [3] trójkę
            [4] czwórkę
            [5] piątkę
           *[6] szóstkę
        } za { $cost ->
            [one] { $cost } floren
            [few] { $cost } floreny
           *[many] { $cost } florenów
        }.
    }
event-paid =
    { $seat } płaci { $n ->
        [one] { $n } floren
        [few] { $n } floreny
       *[many] { $n } florenów
    }.
event-received =
    { $seat } otrzymuje { $n ->
        [one] { $n } floren
        [few] { $n } floreny
       *[many] { $n } florenów
    }.
event-scored = { $seat } zdobywa { $n } PZ ({ $source }).
event-hired = { $seat } zatrudnia { $helper-acc }.
event-helper-placed = { $seat } dostaje { $helper-acc } za darmo.
event-task-used =
    { $seat } wykonuje zadanie „{ $task }” { $n ->
        [one] { $n } pionkiem
       *[many] { $n } pionkami
    }.
event-discarded =
    { $gender ->
        [woman] { $seat } odkłada do ogólnych zasobów { $n ->
            [one] { $n } kobietę
            [few] { $n } kobiety
           *[many] { $n } kobiet
        }.
       *[other] { $seat } odkłada do ogólnych zasobów { $n ->
            [one] { $n } mężczyznę
           *[many] { $n } mężczyzn
        }.
    }
event-to-threshold =
    { $gender ->
        [woman] { $seat } umieszcza na obszarze progu { $n ->
            [one] { $n } kobietę
            [few] { $n } kobiety
           *[many] { $n } kobiet
        }.
       *[other] { $seat } umieszcza na obszarze progu { $n ->
            [one] { $n } mężczyznę
           *[many] { $n } mężczyzn
        }.
    }
event-managed = { $seat } wykonuje akcję zarządzania: { $management }.
event-advanced =
    { $space ->
        [1] { $seat } zaczyna karierę { $career-adjacc }.
       *[other] { $seat } awansuje w karierze { $career-adjgen } na pole { $space }.
    }
event-initiative-moved = { $seat } awansuje na torze inicjatywy na pole { $space }.
event-sent = { $seat } wysyła na misję mężczyznę z pola { $space } kariery { $career-adjgen } do miasta { $city }, na pole o wartości { $value }.
event-married =
    { $seat } aranżuje małżeństwo w mieście { $city }, na polu o wartości { $value }; posag: { $dowry ->
        [one] { $dowry } floren
        [few] { $dowry } floreny
       *[many] { $dowry } florenów
    }.
event-tile-taken = { $seat } bierze żeton { $tile } z miasta { $city } do { $row-gen }.
event-tile-face-down = { $seat } kładzie zakryty żeton w { $row-loc }.
event-offspring-rolled = { $seat } rzuca na potomstwo: { $values }.
event-pawns-taken =
    { $women ->
        [0] { $seat } { $men ->
            [0] nikogo nie bierze z ogólnych zasobów.
            [one] bierze z ogólnych zasobów { $men } mężczyznę.
           *[many] bierze z ogólnych zasobów { $men } mężczyzn.
        }
       *[other] { $men ->
            [0] { $seat } bierze z ogólnych zasobów { $women ->
                [one] { $women } kobietę
                [few] { $women } kobiety
               *[many] { $women } kobiet
            }.
           *[other] { $seat } bierze z ogólnych zasobów { $men ->
                [one] { $men } mężczyznę
               *[many] { $men } mężczyzn
            } i { $women ->
                [one] { $women } kobietę
                [few] { $women } kobiety
               *[many] { $women } kobiet
            }.
        }
    }
event-helper-used = { $seat } aktywuje { $helper-acc }.
event-passed = { $seat } pasuje.
event-order-set = Nowa kolejność graczy: { $colours }.
event-entitled = { $seat } ma prawo do nagrody: suma kości { $sum }, próg { $limit }.
event-not-entitled = { $seat } nie dostaje nagrody: suma kości { $sum }, a próg tylko { $limit }.
event-boards-cleared = Ze wszystkich plansz graczy zdjęto kości.
event-bonus-taken = { $seat } bierze bonus: { $reward }.
event-florins-taken = { $seat } bierze floreny zamiast bonusu.
event-wedding = { $seat } przygotowuje ślub, portret { $portrait }.
event-five-paid = { $seat } zamienia floreny na PZ.
event-reward-removed = Usunięto żeton nagrody rundy { $round }: { $reward }.
event-threshold-returned = { $seat } odkłada pionki z obszaru progu do ogólnych zasobów: mężczyźni { $men }, kobiety { $women }.
event-row-scored = { $seat } ma { $row } wart { $n } PZ.
event-game-over =
    { $ending ->
        [ending-earlier-in-order] Koniec gry. { ending-earlier-in-order }
       *[other] Koniec gry. { ending-most-points }
    }

## Ruchy: co mówi przycisk

move-die =
    Weź { $die-acc } { $value ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
       *[6] szóstkę
    }
move-pass = Spasuj
move-hire =
    Zatrudnij { $helper-acc } za { $n ->
        [one] { $n } floren
        [few] { $n } floreny
       *[many] { $n } florenów
    }
move-task =
    { $gender ->
        [woman] Wykonaj zadanie „{ $task }” ({ $n ->
            [one] { $n } kobieta
            [few] { $n } kobiety
           *[many] { $n } kobiet
        })
       *[other] Wykonaj zadanie „{ $task }” ({ $n ->
            [one] { $n } mężczyzna
           *[many] { $n } mężczyzn
        })
    }
move-manage = Zarządzaj: { $management }
move-step =
    { $from ->
        [0] Zacznij karierę { $career-adjacc }
       *[other] Awansuj w karierze { $career-adjgen } z { $vp } na { $next } PZ
    }
move-initiative =
    Awansuj o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    } na torze inicjatywy
move-done = Dalej
move-done-helpers = Nie aktywuj więcej pomocników
move-done-spend-points =
    { $n ->
        [one] Zrezygnuj z { $n } punktu awansu
       *[many] Zrezygnuj z { $n } punktów awansu
    }
move-done-city-tile = Zostaw żeton
move-done-wedding = Zrezygnuj ze ślubu
move-done-five-florins = Zachowaj floreny
move-mission = Wyślij mężczyznę z kariery { $career-adjgen } ({ $vp } PZ) do miasta { $city }
move-marriage =
    Zaaranżuj małżeństwo: { $city }, posag { $dowry ->
        [one] { $dowry } floren
        [few] { $dowry } floreny
       *[many] { $dowry } florenów
    }
move-tile = Weź żeton
move-row = Połóż w { $row-loc }
move-take =
    { $women ->
        [0] Weź { $men ->
            [one] { $men } mężczyznę
           *[many] { $men } mężczyzn
        }
       *[other] { $men ->
            [0] Weź { $women ->
                [one] { $women } kobietę
                [few] { $women } kobiety
               *[many] { $women } kobiet
            }
           *[other] Weź { $men ->
                [one] { $men } mężczyznę
               *[many] { $men } mężczyzn
            } i { $women ->
                [one] { $women } kobietę
                [few] { $women } kobiety
               *[many] { $women } kobiet
            }
        }
    }
move-helper =
    { $skipped ->
        [0] Aktywuj { $helper-acc }
       *[other] Aktywuj { $helper-acc }, pomijając: { $above-acc }
    }
move-bonus = Weź bonus: { $reward }
move-florins =
    Weź { $n ->
        [one] { $n } floren
        [few] { $n } floreny
       *[many] { $n } florenów
    }
move-cell = Umieść { $helper-acc } za darmo
move-wed =
    { $florins ->
        [0] { $n ->
            [0] Przygotuj ślub (bez PZ)
           *[other] Przygotuj ślub i zdobądź { $n } PZ
        }
       *[other] { $n ->
            [0] Przygotuj ślub i weź { $florins ->
                [one] { $florins } floren
                [few] { $florins } floreny
               *[many] { $florins } florenów
            } (bez PZ)
           *[other] Przygotuj ślub, zdobądź { $n } PZ i weź { $florins ->
                [one] { $florins } floren
                [few] { $florins } floreny
               *[many] { $florins } florenów
            }
        }
    }
move-pay =
    Zapłać { $florins ->
        [one] { $florins } floren
        [few] { $florins } floreny
       *[many] { $florins } florenów
    } za { $n } PZ

## Słownictwo scenariuszy: nazwane momenty

vocab-moment-start = Sam początek: losuje się kolory, kolejność, nagrody, miasta i żetony i przygotowuje rundę 1; wyniki podaje [chance].
vocab-moment-preparation = Zaczyna się faza 1 rundy: żetony, kości i zadania podaje [chance].
vocab-moment-actions = Trwa faza 2: tura należy do gracza z to_play.
vocab-moment-rewards = Zaczyna się faza 3: punktuje się inicjatywę, ustala nową kolejność, potem są nagrody.
vocab-moment-bonuses = Ostatni krok fazy 3: wiadomo już, kto jest uprawniony, a nagrody rozdaje się w podanej kolejności.
vocab-moment-end = Runda 7 dobiegła końca: podsumowanie końcowe.

## Słownictwo scenariuszy: co podaje pozycja

vocab-key-at = Nazwany moment, w którym zaczyna się scenariusz.
vocab-key-to_play = Gracz, którego jest tura w momencie actions; bez tego pierwszy w kolejności.
vocab-key-clear = true: na stole jest tylko to, co tu podano. W przeciwnym razie zwykły początek, zmieniony przez to, co podano.
vocab-key-round = Runda, od 1 do 7.
vocab-key-phase = Faza; w pozycji wynika z momentu.
vocab-key-order = Gracze w kolejności graczy; bez tego według miejsc.
vocab-key-passed = Gracze, którzy w tej fazie spasowali.
vocab-key-entitled = Gracze uprawnieni do nagrody, gdy trwa rozdawanie nagród.
vocab-key-initiative-DISC_SPACE = Dyski na polu toru inicjatywy, od spodu do wierzchu; bez nich wszystkie leżą na polu 0.
vocab-key-dice-DIE = Kości na obszarze, rosnąco.
vocab-key-aside-DIE = Ile kości danego koloru jest w tej rundzie niedostępnych; wynika z liczenia i jest sprawdzane, jeśli podane.
vocab-key-tasks-TASK_SPACE = Żeton zadania na polu zadania; pola bez wpisu dostają pozostałe żetony w kolejności zestawu.
vocab-key-rewards-ROUND = Żeton nagrody rundy; rundy bez wpisu dostają pierwsze pozostałe żetony zestawu.
vocab-key-stack = Ile żetonów jest w stosie; bez tego wszystkie, których nie ma gdzie indziej.
vocab-key-removed-HOUSE = Ile żetonów danego Domu nie bierze udziału w grze.
vocab-key-removed_tiles = Żetony, które nie biorą udziału w grze; bez tego pierwsze niewidziane każdego Domu.
vocab-key-helper_discs = Dyski pomocników w puli ogólnej; wynika z liczenia i jest sprawdzane, jeśli podane.
vocab-key-brides = Panny młode w puli ogólnej; wynika z liczenia i jest sprawdzane, jeśli podane.
vocab-key-players-COLOUR-seat = Miejsce gracza; każde miejsce musi mieć gracza.
vocab-key-players-COLOUR-florins = Floreny gracza.
vocab-key-players-COLOUR-vp = PZ gracza.
vocab-key-players-COLOUR-points-SOURCE = Ile PZ pochodzi z tego źródła; w pozycji to tylko notatka, same PZ są w vp.
vocab-key-players-COLOUR-men = Mężczyźni we własnej puli.
vocab-key-players-COLOUR-women = Kobiety we własnej puli.
vocab-key-players-COLOUR-reserve-men = Mężczyźni w ogólnych zasobach; wynika z liczenia i jest sprawdzane, jeśli podane.
vocab-key-players-COLOUR-reserve-women = Kobiety w ogólnych zasobach; wynika z liczenia i jest sprawdzane, jeśli podane.
vocab-key-players-COLOUR-careers-CAREER = Pola mężczyzn gracza na torze kariery, malejąco.
vocab-key-players-COLOUR-threshold-men = Mężczyźni na obszarze progu.
vocab-key-players-COLOUR-threshold-women = Kobiety na obszarze progu.
vocab-key-players-COLOUR-dice-DIE = Kość na polu akcji tego koloru.
vocab-key-players-COLOUR-helpers = Pomocnicy na planszy gracza.
vocab-key-players-COLOUR-rows-ROW = Odkryte żetony rzędu, w kolejności zestawu.
vocab-key-players-COLOUR-face_down-ROW = Ile zakrytych żetonów leży w rzędzie.
vocab-key-players-COLOUR-brides = Ile ślubów ma gracz, od 0 do 4.
vocab-key-cities-CITY-closed = Czy miasto jest zamknięte; jeśli nie podano żadnego, zamknięte są ostatnie z zestawu.
vocab-key-cities-CITY-pawns = Pionki w mieście w kolejności jego pól, każdy jako kolor i man albo woman.
vocab-key-cities-CITY-marriage = Żeton na polu małżeństwa.
vocab-key-cities-CITY-mission = Żeton na polu misji.

## Słownictwo scenariuszy: czego jeszcze można oczekiwać

vocab-key-players-COLOUR-sum = Suma kości gracza.
vocab-key-players-COLOUR-limit = Próg gracza.
vocab-key-players-COLOUR-worth-ROW = Ile PZ dałby rząd na końcu, taki jaki jest teraz.
vocab-key-players-COLOUR-married = Iloma kośćmi potomstwa rzuca gracz, od 1 do 5.
vocab-key-cities-CITY-lowest = Wartość najniższego wolnego pola na pionek, 0, jeśli miasto jest pełne.
vocab-key-actors = Gracz, na którego wybór się teraz czeka.
vocab-key-over = Czy gra się skończyła.
vocab-key-result-scores = PZ każdego miejsca przy stole.
vocab-key-result-ranks = Lokata każdego miejsca przy stole.
vocab-key-result-winners = Miejsce przy stole, które wygrało.
vocab-key-result-draw = Zawsze false: wygrywa dokładnie jeden gracz.
vocab-key-result-ending = Jak skończyła się gra: ending-most-points albo ending-earlier-in-order.
vocab-key-result-payoff = Wypłata każdego miejsca przy stole.

## Słownictwo scenariuszy: wyniki losowe

vocab-chance-colours = Kolory miejsc, o ile nie są przypisane do miejsc.
vocab-chance-order = Gracze w kolejności graczy.
vocab-chance-rewards = Żetony bonusu rund od 1 do 5.
vocab-chance-scoring = Żetony PZ rund 6 i 7.
vocab-chance-removed = Przy 2 lub 3 graczach: żetony jednego Domu odkładane do pudełka; raz dla każdego Domu.
vocab-chance-closed = Przy 2 lub 3 graczach: zamknięte miasta.
vocab-chance-tiles = Odkryte żetony, w kolejności miast, małżeństwo przed misją.
vocab-chance-dice = Wyniki wszystkich kości, kolor po kolorze, od żółtego do turkusowego.
vocab-chance-tasks = Żetony zadań, w kolejności pól zadań.
vocab-chance-offspring = Wyniki kości potomstwa.

## Słownictwo scenariuszy: ruchy

vocab-move-die = Tura: kolor i wartość branej kości. Także kość dodatkowej akcji.
vocab-move-pass = Tura: w tej fazie żadnych kości więcej.
vocab-move-hire = Główna akcja: rząd nowego pomocnika, 1 to górny.
vocab-move-task = Główna akcja: pole zadania i liczba pionków. Przy pomocniku task_one dowolne pole i 1.
vocab-move-manage = Główna akcja: akcja zarządzania tego pola.
vocab-move-step = Punkt awansu na karierę: mężczyzna idzie z tego pola w górę, 0 to własna pula. W dowolnej kolejności.
vocab-move-initiative = Tyle punktów awansu na tor inicjatywy; potem mogą iść kolejne punkty. Tam, gdzie od początku może się poruszyć tylko dysk, kończy to wydawanie.
vocab-move-done = Nic albo nic więcej.
vocab-move-mission = Mężczyzna z tego pola tej kariery idzie do miasta.
vocab-move-marriage = Kobieta idzie do miasta z tym posagiem.
vocab-move-tile = Z opcją optional_city_tile: wziąć żeton z miasta.
vocab-move-row = Rząd zakrytego żetonu.
vocab-move-take = Ilu mężczyzn i ile kobiet bierze się z ogólnych zasobów.
vocab-move-helper = Działa pomocnik z tego rzędu kolumny; po nim mogą działać niższe rzędy.
vocab-move-bonus = Nagroda: bonus z żetonu rundy.
vocab-move-florins = Nagroda: floreny.
vocab-move-cell = Nagroda: pole pomocnika za darmo.
vocab-move-wed = Nagroda: ślub.
vocab-move-pay = Nagroda rund 6 i 7: floreny za PZ.

## Terminal: co rysuje się poza pytaniami, ruchami i przebiegiem. Znaki na planszy muszą być krótkie

draw-page-board = board: runda, kości, miasta i gracze
draw-page-dice = dice: kości na obszarach, ile kosztują, i zadania
draw-page-cities = cities: ile są warte pola na pionki i jakie żetony tam leżą
draw-page-players = players: floreny, pionki, kariery i PZ
draw-page-plan = plan, plan red, plan all: rzędy planu i ile dadzą PZ
draw-page-helpers = helpers, helpers red, helpers all: pomocnicy na planszy i co robią
draw-page-look = look roma: jedno miasto
draw-nothing = –
draw-you = { $player } (ty)
draw-round = Runda { $round } z { $rounds }
draw-order = kolejność: { $list }
draw-initiative = Inicjatywa, według PZ: { $list }
draw-rewards = Nagrody: { $list }
draw-dice = Kości i zadania
draw-area = { $die } ({ $n }): { $list }
draw-task =
    { $gender ->
        [woman] kobiety: { $task }
       *[other] mężczyźni: { $task }
    }
draw-task-space =
    { $gender ->
        [woman] zadanie dla kobiet przy { $die-gen } kości
       *[other] zadanie dla mężczyzn przy { $die-gen } kości
    }
draw-tile = { $house } { $n }
draw-there-mission = żeton misji: { $tile }
draw-there-marriage = żeton małżeństwa: { $tile }
draw-there-no-mission = brak żetonu misji
draw-there-no-marriage = brak żetonu małżeństwa
draw-no-tile-left = bez żetonu, stos jest pusty
draw-pawn-man = m
draw-pawn-woman = k
draw-cities =
    Miasta (w stosie { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    })
draw-city =
    { $n ->
        [0] { $city }: pełne · małżeństwo { $marriage } · misja { $mission } · { $list }
       *[other] { $city }: wolne od { $n } · małżeństwo { $marriage } · misja { $mission } · { $list }
    }
draw-head-vp = PZ
draw-head-florins = fl
draw-head-men = m
draw-head-women = k
draw-head-reserve = zas.
draw-head-dice = kości
draw-head-helpers = pom.
draw-head-brides = śl.
draw-head-careers = pol/koś/woj
draw-head-rows = rzędy
draw-legend = PZ punkty zwycięstwa · fl floreny · m mężczyźni · k kobiety · zas. mężczyźni/kobiety w ogólnych zasobach · kości suma/próg · pom. pomocnicy · śl. śluby · pol/koś/woj PZ mężczyzn w karierach: polityka/kościół/wojsko · rzędy żetony: polityka, kościół, wojsko, małżeństwo
draw-plan-row =
    { $n ->
        [0] { $row } ({ $shields }): { $tiles }
       *[other] { $row } ({ $shields }): { $tiles }, zakryte: { $n }
    }
draw-hired = (w służbie)
draw-cost =
    { $n ->
        [one] ({ $n } floren)
        [few] ({ $n } floreny)
       *[many] ({ $n } florenów)
    }
draw-points = { $n } PZ
draw-manage-tracks = Zarządzaj: wydaj punkty awansu na tory
draw-manage-mission = Zarządzaj: wyślij mężczyznę na misję
draw-manage-offspring = Zarządzaj: rzuć na potomstwo
draw-manage-florins = Zarządzaj: weź floreny
draw-manage-marriage = Zarządzaj: zaaranżuj małżeństwo
draw-wed = odtąd jedna kość potomstwa więcej
draw-bonus-points =
    { $n ->
        [one] do { $n } punktu
        [few] do { $n } punktów
       *[many] do { $n } punktów
    }
draw-die-cost =
    { $n ->
        [one] kosztuje { $n } floren
        [few] kosztuje { $n } floreny
       *[many] kosztuje { $n } florenów
    }
draw-event-dice-rolled = Rzucono kośćmi: { $dice }.
draw-event-advanced =
    { $space ->
        [1] { $seat } zaczyna karierę { $career-adjacc }.
       *[other] { $seat } awansuje w karierze { $career-adjgen } na pole warte { $vp } PZ.
    }
draw-event-initiative-moved = { $seat } awansuje na torze inicjatywy na pole warte { $vp } PZ.
draw-event-sent = { $seat } wysyła na misję mężczyznę z kariery { $career-adjgen } ({ $vp } PZ) do miasta { $city }, na pole o wartości { $value }.
draw-event-wedding =
    { $vp ->
        [0] { $seat } przygotowuje ślub, który nie daje PZ.
       *[other] { $seat } przygotowuje ślub, który daje { $vp } PZ.
    }
draw-brief-die-taken =
    { $die } { $value ->
        [1] jedynka
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
       *[6] szóstka
    }
draw-brief-scored =
    { $n ->
        [0] {""}
       *[other] +{ $n } PZ
    }
draw-brief-hired = nowy pomocnik: { $helper }
draw-brief-helper-placed = pomocnik za darmo: { $helper }
draw-brief-task-used = zadanie: { $task }
draw-brief-managed = { $management }
draw-brief-advanced =
    { $space ->
        [1] początek kariery: { $career }
       *[other] awans: { $career }
    }
draw-brief-initiative-moved = inicjatywa: { $vp } PZ
draw-brief-sent = misja: { $city }
draw-brief-married = małżeństwo: { $city }
draw-brief-tile-taken = { $tile }
draw-brief-tile-face-down = zakryty żeton
draw-brief-pawns-taken =
    { $women ->
        [0] { $men ->
            [0] bez potomstwa
            [one] +{ $men } mężczyzna
           *[many] +{ $men } mężczyzn
        }
       *[other] { $men ->
            [0] { $women ->
                [one] +{ $women } kobieta
                [few] +{ $women } kobiety
               *[many] +{ $women } kobiet
            }
           *[other] { $men ->
                [one] +{ $men } mężczyzna
               *[many] +{ $men } mężczyzn
            } i { $women ->
                [one] { $women } kobieta
                [few] { $women } kobiety
               *[many] { $women } kobiet
            }
        }
    }
draw-brief-helper-used = działa { $helper }
draw-brief-passed = pas
draw-brief-entitled = nagroda
draw-brief-not-entitled = bez nagrody
draw-brief-bonus-taken = bonus
draw-brief-florins-taken = floreny zamiast bonusu
draw-brief-wedding = ślub
draw-scene-order-set = Nagrody
draw-scene-round = Runda { $round }
draw-scene-game-over = Koniec
draw-look = Które miasto to „{ $wanted }”: { $list }?
draw-result = { $rank }. { $player }: { $n } PZ
draw-verdict = { $ending } Zasada { $rule }.
draw-result-tied = { $players }: po { $n } PZ. O miejscach decyduje kolejność graczy z ostatniej rundy: zasada { $rule }.
draw-result-part = { $source } { $n }
draw-stock-florins = Floreny
draw-stock-vp = Punkty zwycięstwa
draw-stock-men = Mężczyźni
draw-stock-women = Kobiety
draw-stock-sum = Suma twoich kości
draw-gist-paid =
    −{ $n } { $n ->
        [one] floren
        [few] floreny
       *[many] florenów
    }
draw-gist-received =
    +{ $n } { $n ->
        [one] floren
        [few] floreny
       *[many] florenów
    }
draw-gist-scored =
    { $n ->
        [0] {""}
       *[other] +{ $n } PZ
    }

## Plansza na stronie: nazwy miejsc, liczby, do czego doprowadzi kość

board-by-round = PZ po każdej rundzie
board-round-start = Początek
board-round-end = Po rundzie { $n }
board-tab-board = Kości
board-tab-shared = Miasta
board-tab-mine = Mój ród
board-order = Kolejność
board-passed = pas
board-score = { $player } { $n }
board-tasks = Zadania
board-of-woman = kobiety
board-of-man = męż{"\u00AD"}czyźni
board-dice = Kości
board-your-board = Twoja plansza
board-board-of = { $player }
board-helpers = Pomoc{"\u00AD"}nicy
board-florins =
    { $n ->
        [one] { $n } floren
        [few] { $n } floreny
       *[many] { $n } florenów
    }
board-men =
    { $n ->
        [one] { $n } mężczyzna
       *[many] { $n } mężczyzn
    }
board-women =
    { $n ->
        [one] { $n } kobieta
        [few] { $n } kobiety
       *[many] { $n } kobiet
    }
board-points = { $n } PZ
board-die = { $die } { $n }
board-pay = dopłać { $n }
board-free = za darmo
board-hire-in = najem w
board-manage = Zarządzaj: { $what }
board-manage-florins =
    +{ $n } { $n ->
        [one] floren
        [few] floreny
       *[many] florenów
    }
board-manage-marriage = Małżeń{"\u00AD"}stwo
board-manage-offspring =
    { $n ->
        [one] Potom{"\u00AD"}stwo, { $n } kość
       *[many] Potom{"\u00AD"}stwo, { $n } kości
    }
board-manage-tracks = Tory, do { $n }
board-manage-mission = Misja
board-pawn-man = mężczyzna ({ $player })
board-pawn-woman = kobieta ({ $player })
board-task-label =
    { $gender ->
        [woman] Zadanie dla kobiet, kość { $die }: { $task }
       *[other] Zadanie dla mężczyzn, kość { $die }: { $task }
    }
board-use-woman =
    { $n ->
        [one] { $n } kobieta
        [few] { $n } kobiety
       *[many] { $n } kobiet
    }
board-use-man =
    { $n ->
        [one] { $n } mężczyzna
       *[many] { $n } mężczyzn
    }
board-task-politics = { $points_per_pawn } za pionek
board-task-church = { $points_per_pawn } za pionek
board-task-military = { $points_per_pawn } za pionek
board-task-initiative = { $points_per_pawn } za pionek
board-task-tile = dowolny rząd
board-task-threshold = +{ $threshold_per_pawn } za pionek
board-task-mission = wyślij jednego
board-task-marriage = wydaj za mąż
board-task-florins = { $florins_per_pawn } za pionek
board-task-pawns = { $pawns_per_pawn } za pionek
board-helper-offspring-die =
    { $dice ->
        [one] { $dice } kość
       *[many] { $dice } kości
    }
board-helper-die-initiative = wg kości
board-helper-marriage-fd = + żeton
board-helper-take-pawn =
    { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }
board-helper-florins3 = +{ $amount }
board-helper-die-politics = wg kości
board-helper-tile-fd = zakryty
board-helper-task-one =
    { $pawns ->
        [one] { $pawns } pionkiem
       *[many] { $pawns } pionkami
    }
board-helper-career3 = do { $max_points }
board-helper-vp3 = +{ $amount } PZ
board-helper-die-military = wg kości
board-helper-mission-fd = + żeton
board-helper-initiative3 = do { $max_points }
board-helper-vp-men = { $amount } za mężcz.
board-helper-die-church = wg kości

## Plansza na stronie: do czego doprowadzi kość

board-threshold = Próg
board-threshold-why =
    { $n ->
        [13] Nagroda, jeśli suma kości nie przekroczy { $n }
       *[other] Nagroda do { $n }: { $base } i twoje pionki
    }
board-sum-of = Kości: { $n } z { $limit }
board-aid-dice = Kości, które możesz jeszcze wziąć: { $n }
board-aid-room = Zostało do twojego progu: { $n }
board-aid-over = Powyżej progu o: { $n }
board-aid-most = Kości, które zmieszczą się w progu, najwyżej: { $n }
board-aid-raise = Zadanie „Próg” może go podnieść o: { $n }
board-aid-columns = Na co pozwalają ci kości
board-aid-taken = ma już kość
board-aid-none = brak kości dla ciebie
board-aid-manage = zarządzanie
board-aid-task = zadanie
board-aid-hire = zatrudnienie
board-aid-over-die = powyżej twojego progu
board-aid-missions = Mężczyźni, którzy mogą iść na misję: { $n }
board-aid-marriages = Kobiety, które mogą wyjść za mąż: { $n }
board-aid-rows = Żetony, których brakuje, by rząd dał PZ: { $list }
board-sum-plus = Kości: { $before } + { $plus } = { $n } z { $limit }
board-of = { $n } z { $limit }
board-cost = Pole { $space }, więc dopłać { $n }
board-no-cost = Bez dopłaty
board-placed = Leży na twojej planszy
board-point-at-die = Wskaż kość lub dotknij jej, aby zobaczyć, ile kosztuje, co da każda z jej akcji i co dodadzą pomocnicy z jej kolumny.
board-no-dice = jeszcze bez kości
board-then-action = Potem jedna akcja
board-then-helpers = Potem pomocnicy, od góry
board-no-helpers = w tej kolumnie nikogo
board-task = Zadanie „{ $task }”:
board-hire = Zatrudnienie:
board-helper = { $helper }:
board-do-florins = Floreny:
board-do-marriage = Małżeństwo:
board-do-offspring = Potomstwo:
board-do-tracks = Tory:
board-do-mission = Misja:
board-no-reward = powyżej progu, bez nagrody
board-for = { $what } za { $n }
board-with-woman =
    { $n ->
        [one] { $n } kobieta
        [few] { $n } kobiety
       *[many] { $n } kobiet
    }
board-with-man =
    { $n ->
        [one] { $n } mężczyzna
       *[many] { $n } mężczyzn
    }
board-careers = kariery
board-brings-florins =
    +{ $n ->
        [one] { $n } floren
        [few] { $n } floreny
       *[many] { $n } florenów
    }
board-brings-vp = { $n } PZ
board-brings-men =
    +{ $n ->
        [one] { $n } mężczyzna
       *[many] { $n } mężczyzn
    }
board-brings-women =
    +{ $n ->
        [one] { $n } kobieta
        [few] { $n } kobiety
       *[many] { $n } kobiet
    }
board-brings-dice =
    rzut { $n ->
        [one] { $n } kością potomstwa
       *[many] { $n } kośćmi potomstwa
    }
board-brings-limit = próg +{ $n }
board-brings-tiles =
    { $n ->
        [one] zakryty żeton
        [few] { $n } zakryte żetony
       *[many] { $n } zakrytych żetonów
    }
board-brings-pawns =
    { $n ->
        [one] { $n } pionek z ogólnych zasobów
        [few] { $n } pionki z ogólnych zasobów
       *[many] { $n } pionków z ogólnych zasobów
    }
board-brings-points = awans najwyżej o { $n }: { $tracks }
board-brings-any = awans najwyżej o { $n } na dowolnych torach
board-brings-range = od { $low } do { $high } PZ
board-brings-tile =
    { $n ->
        [one] pasujący żeton
       *[many] jeden z { $n } pasujących żetonów
    }
board-brings-tasks =
    { $n ->
        [one] { $n } zadanie do wyboru
        [few] { $n } zadania do wyboru
       *[many] { $n } zadań do wyboru
    }

## Plansza na stronie: kariery, miasta, nagrody

board-careers-title = Kariery
board-careers-note = PZ, gdy mężczyzna wyrusza na misję
board-vp = PZ
board-rank = ranga { $n }
board-start = start
board-begin = zacznij
board-career-politics = Polityka
board-career-church = Kościół
board-career-military = Wojsko
board-initiative = Inicjatywa
board-bonus-gain-florins =
    { $n ->
        [one] { $n } floren po drodze
        [few] { $n } floreny po drodze
       *[many] { $n } florenów po drodze
    }
board-bonus-initiative-step = inicjatywa +{ $n } po drodze
board-space = { $career } { $n }, { $vp } PZ, ranga { $rank }
board-man-begins = Mężczyzna zaczyna karierę: { $career }
board-initiative-to =
    { $n ->
        [one] { $n } pole w górę, { $vp } PZ
        [few] { $n } pola w górę, { $vp } PZ
       *[many] { $n } pól w górę, { $vp } PZ
    }
board-climb = { $career }, mężczyzna na { $vp } PZ
board-climb-new = { $career }, nowy mężczyzna
board-climb-to = na { $vp } PZ
board-climb-from = teraz { $vp } PZ
board-climb-disc =
    Inicjatywa o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    } w górę
board-cities = Miasta
board-marriage-tile = małżeństwo
board-mission-tile = misja
board-closed = zamknięte w tej partii
board-city-free = { $city }: następne pole ma wartość { $n }, więc mężczyzna musi mieć rangę co najmniej { $n }, a kobieta posag co najmniej { $n }
board-city-full = { $city }: pełne, nikt nie może tam trafić
board-fits-note = pasuje do planu
board-fits = Pasuje: { $rows }
board-dowry = Posag
board-dowry-of =
    { $n ->
        [one] { $n } floren za { $vp } PZ
        [few] { $n } floreny za { $vp } PZ
       *[many] { $n } florenów za { $vp } PZ
    }
board-supply = Pula ogólna
board-supply-tiles =
    { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }
board-supply-helpers =
    { $n ->
        [one] pomocnik
        [few] pomocników
       *[many] pomocników
    }
board-supply-brides =
    { $n ->
        [one] panna młoda
        [few] panny młode
       *[many] panien młodych
    }
board-rewards = Nagrody według rund
board-reward-bonus =
    teraz: { $what } albo { $n ->
        [one] { $n } floren
        [few] { $n } floreny
       *[many] { $n } florenów
    }
board-reward-points = teraz: { $what }
board-rw-mission = Misja
board-rw-mission-text = misja
    .rule = SI-11.8
board-rw-marriage = Małż.
board-rw-marriage-text = małżeństwo
    .rule = SI-11.8
board-rw-men = +{ $count }
board-rw-men-text =
    { $count ->
        [one] { $count } mężczyzna
       *[many] { $count } mężczyzn
    }
    .rule = SI-11.9
board-rw-women = +{ $count }
board-rw-women-text =
    { $count ->
        [one] { $count } kobieta
        [few] { $count } kobiety
       *[many] { $count } kobiet
    }
    .rule = SI-11.9
board-rw-career = do { $max_points }
board-rw-career-text =
    do { $max_points ->
        [one] { $max_points } punktu awansu na kariery
       *[many] { $max_points } punktów awansu na kariery
    }
    .rule = SI-11.10
board-rw-initiative = do { $max_points }
board-rw-initiative-text =
    do { $max_points ->
        [one] { $max_points } punktu awansu na inicjatywę
       *[many] { $max_points } punktów awansu na inicjatywę
    }
    .rule = SI-11.10
board-rw-tile = Żeton
board-rw-tile-text = zakryty żeton
    .rule = SI-11.11
board-rw-helper = Pomoc.
board-rw-helper-text = pomocnik za darmo
    .rule = SI-11.11
board-rw-action = Akcja
board-rw-action-text = dodatkowa akcja
    .rule = SI-11.12
board-rv-helpers = { $amount } PZ
board-rv-helpers-text = { $amount } PZ za każdego pomocnika
    .rule = SI-11.14
board-rv-city-men = { $amount } PZ
board-rv-city-men-text = { $amount } PZ za każde miasto z twoimi mężczyznami
    .rule = SI-11.14
board-rv-city-women = { $amount } PZ
board-rv-city-women-text = { $amount } PZ za każde miasto z twoimi kobietami
    .rule = SI-11.14
board-rv-men = { $amount } PZ
board-rv-men-text = { $amount } PZ za każdego twojego mężczyznę w miastach
    .rule = SI-11.14
board-rv-women = { $amount } PZ
board-rv-women-text = { $amount } PZ za każdą twoją kobietę w miastach
    .rule = SI-11.14

## Plansza na stronie: plan i ród

board-your-plan = Twój plan
board-plan-of = Plan: { $player }
board-plan-note =
    rząd punktuje od { $n ->
        [one] { $n } żetonu; gruba krawędź: taki żeton leży w mieście
       *[many] { $n } żetonów; gruba krawędź: taki żeton leży w mieście
    }
board-your-house = Twój ród
board-house-of = Ród: { $player }
board-look-at = Czyją planszę pokazać
board-look-at-player = Pokaż planszę: { $player }
board-row-politics = Polityka
board-row-church = Kościół
board-row-military = Wojsko
board-row-marriage = Małżeń{"\u00AD"}stwo
board-row-worth = { $n } PZ
board-row-count = { $n } z { $minimum }
board-row-label = { $row }, żetony: { $n } z { $minimum }
board-open-shield = wolna tarcza: { $house }
board-lies-in = wolna tarcza: { $tile } leży w mieście { $city }
board-face-down = zakryte: { $n }
board-reserve = W zasobach: mężczyźni { $men }, kobiety { $women }
board-raised =
    { $n ->
        [one] { $n } pionek podnosi próg
        [few] { $n } pionki podnoszą próg
       *[many] { $n } pionków podnosi próg
    }
board-weddings-why = Ślub daje od razu swoje PZ i jedną kość potomstwa więcej
board-wed = Przygotuj ten ślub: { $n } PZ
board-signore = Signore
board-offspring =
    { $n ->
        [one] Potomstwo: rzut { $n } kością
       *[many] Potomstwo: rzut { $n } kośćmi
    }

## Plansza na stronie: nagrody krok po kroku, podsumowanie końcowe

board-step-initiative = PZ za inicjatywę
board-step-order = Nowa kolejność
board-step-bonus =
    Nagrody: { $what } albo { $n ->
        [one] { $n } floren
        [few] { $n } floreny
       *[many] { $n } florenów
    }, potem ślub
board-step-points = Nagrody: { $what }
board-above = bez nagrody
board-above-by = { $n } przy progu { $limit }
board-had = gotowe
board-chooses = wybiera
board-final = Podsumowanie końcowe
board-wins = wygrywa
board-source-initiative = Inicjatywa
board-source-mission = Misje
board-source-marriage = Małżeństwa
board-source-helper = Pomocnicy
board-source-wedding = Śluby
board-source-reward = Nagrody
board-source-florins = PZ za floreny
board-source-careers = Kariery
board-before-end = Po rundzie 7
board-total = Razem

## Nazwy z zestawu: sam zestaw

pack-title = Signorie, odtworzone z instrukcji

## Nazwy z zestawu: miasta

city-milano = Milano
city-venezia = Venezia
city-firenze = Firenze
city-roma = Roma
city-napoli = Napoli

## Nazwy z zestawu: Domy

house-medici = Medici
house-sforza = Sforza
house-este = Este
house-gonzaga = Gonzaga
house-borgia = Borgia
house-aragona = Aragona

## Opisy na stronie: jak nazywa się to, co nie ma własnej nazwy

about-man = Mężczyzna
    .rule = SI-1.4
about-woman = Kobieta
    .rule = SI-1.4
about-player = Gracz
    .rule = SI-1.1
about-florin = Floreny
    .rule = SI-1.6
about-victory-point = Punkty zwycięstwa
    .rule = SI-1.7
about-order = Kolejność graczy
    .rule = SI-11.2
about-die = Kość
    .rule = SI-4.6
about-space = Pole akcji
    .rule = SI-4.8
about-hire = Zatrudnienie pomocnika
    .rule = SI-5.1
about-helper = Pomocnik
    .rule = SI-10.1
about-task = Zadanie
    .rule = SI-6.1
about-mission = Misja
    .rule = SI-7.4
about-marriage = Małżeństwo
    .rule = SI-7.7
about-offspring = Potomstwo
    .rule = SI-7.6
about-tracks = Punkty na torach
    .rule = SI-7.3
about-career = Kariera
    .rule = SI-8.2
about-politics = Polityka
    .rule = SI-8.2
about-church = Kościół
    .rule = SI-8.2
about-military = Wojsko
    .rule = SI-8.2
about-career-values = Wartość i ranga pola
    .rule = SI-8.4
about-initiative = Inicjatywa
    .rule = SI-8.7
about-city = Miasto
    .rule = SI-7.9
about-alliance = Żeton sojuszu
    .rule = SI-9.3
about-alliance-face-down = Zakryty żeton
    .rule = SI-9.4
about-plan = Plan
    .rule = SI-9.2
about-house = Własna pula i ogólne zasoby
    .rule = SI-1.3
about-supply = Pula ogólna
    .rule = SI-2.9
about-reserve = Ogólne zasoby
    .rule = SI-1.3
about-threshold = Próg
    .rule = SI-11.4
about-mission-text = Na misji mężczyzna odchodzi z kariery do miasta: PZ opuszczonego pola i żeton z miasta, jeśli pasuje do planu.
about-marriage-text = W małżeństwie kobieta trafia do miasta z posagiem: 2 PZ za każdy floren i żeton z miasta, jeśli pasuje do planu.
about-offspring-text = Na potomstwo rzuca się jedną kością za każdego żonatego mężczyznę: 1–3 daje kobietę, 4–6 mężczyznę z ogólnych zasobów.
about-wedding = Ślub
    .rule = SI-11.6
about-bride = Panna młoda
    .rule = SI-11.6
about-reward = Nagroda
    .rule = SI-11.5
about-outlook = Co może dać kość
    .rule = SI-4.8
about-pass = Pas
    .rule = SI-4.4
about-final = Podsumowanie końcowe
    .rule = SI-12.4
about-final-careers = Kariery na koniec
    .rule = SI-12.1
about-final-row = Rzędy planu na koniec
    .rule = SI-12.2
about-winner = Zwycięzca
    .rule = SI-12.4
