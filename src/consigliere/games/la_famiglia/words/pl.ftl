### Słowa La Famiglii po polsku: pytania, odmowy, przebieg gry, nazwy, słownictwo scenariuszy.
###
### Soldato, soldati, mandamento, mandamenti, nazwy rodzin i mórz się nie odmieniają. Obszary mają formy: do { $area-gen },
### w { $area-loc }, atak na { $area-acc }; tylko Scordia potrzebuje „ze”. Rzędy planszetki mają dopełniacz, karty biernik.

## Gra w skrócie, dla tych, którzy nigdy nie grali

game-in-short =
    Cztery rodziny walczą o Sycylię, dwie przeciw dwóm: sojusznicy wygrywają razem i nie mają przed sobą tajemnic. Wyspa składa się z 12 mandamenti po 3 obszary; kto ma soldati w 2 z 3, ten kontroluje mandamento.
    Rund jest najwyżej 4. Runda to faza planowania i faza spotkań, a po każdej z nich porządkowanie.
    Planowanie: gracze po kolei przenoszą jeden znacznik wpływu z górnego arkusza na pole akcji dolnego i robią, co mówi to pole, albo płacą, by szerzyć wpływy w całej kolumnie, co na stałe wzmacnia rodzinę i pozwala wydać rozkaz. Pasować nie wolno; faza kończy się, gdy górny arkusz jest pusty. Za przeniesienie znacznika innego gracza płaci mu się 1 ₤.
    Akcje pozwalają werbować soldati (z puli do siedziby), umieszczać ich (z siedziby na planszę), zdobywać samochody, motorówki i laboratoria, prać pieniądze i wydawać rozkazy: żetony kładzione zakryte we własnych obszarach.
    Spotkania: wszystkie rozkazy się odkrywa i rozpatruje, najpierw rozkazy zaopatrzenia, potem rozkazy ataku, w każdym rodzaju według rosnącej inicjatywy. Atak prowadzi soldati do sąsiedniego obszaru albo motorówkami przez wodę; czaszki i samochody to atak, laboratoria i kamizelki to obrona; o ile atak jest większy, tylu soldati traci obrońca. Jeśli jacyś zostaną, atakujący walczy dalej brutalnie albo finezyjnie, czyli w pojedynku na tajne karty.
    Porządkowanie: za każde kontrolowane mandamento rodzina dostaje jeden z kafelków kontroli swojej drużyny, które ją wzmacniają.
    Drużyna wygrywa na koniec rundy, jeśli jeden z jej graczy kontroluje 5 mandamenti albo obaj łącznie 6; po rundzie 4 wygrywa drużyna, która ma ich więcej, a przy remisie ta, która kontroluje obszar Bronte.

## Opcje partii

option-first-game = Pierwsza rozgrywka: czarna i biała rodzina zostają w pudełku, cztery pozostałe rozdaje się losowo, po jednej na gracza.
option-identical-cards-once = Z dwóch identycznych kart konfliktu przed jedną stroną działa tylko jedna.
option-agitate-requires-attack = Podburzania można użyć tylko po wykonaniu części ataku tego samego rozkazu.
option-open-books = Pieniądze i soldati w każdej siedzibie są widoczne, choć policzyć ich mógłby tylko ktoś o doskonałej pamięci.

## Nazwy

seat-name = Miejsce { $seat }

# Kto nie ma jeszcze nazwy; stoi też za słowami takimi jak „rodziny”, „gracza”.
seat-number = Nr { $seat }

team-a = Drużyna A, miejsca 1 i 3
team-b = Drużyna B, miejsca 2 i 4
side-black = Czarny
side-blue = Niebieski
side-green = Zielony
side-red = Czerwony
side-white = Biały
side-yellow = Żółty
side-neutral = Neutralni
phase-setup = Przygotowanie
phase-planning = Faza planowania
phase-management = Porządkowanie
phase-encounter = Faza spotkań
row-justice = sądy
    .gen = sądów
row-police = policja
    .gen = policji
row-economy = banki
    .gen = banków
row-church = kościół
    .gen = kościoła
card-turncoat = Zdrada
    .acc = Zdradę
card-coward-1 = Tchórzostwo 1
    .acc = Tchórzostwo 1
card-coward-2 = Tchórzostwo 2
    .acc = Tchórzostwo 2

## Kafelki kontroli: jak się nazywają i co robią z liczbami zestawu

tile-influence = Wpływy
tile-influence-text = Przed fazą planowania możesz odrzucić do puli 1 soldato z siedziby i zastąpić własnym 1 neutralny znacznik na górnym arkuszu.
tile-meeting = Spotkania
tile-meeting-text =
    Raz w każdej swojej turze planowania możesz zapłacić { $cost } ₤ i zwerbować maks. { $recruit ->
        [one] { $recruit } soldato
       *[many] { $recruit } soldati
    }.
tile-reinforcements = Posiłki
tile-reinforcements-text =
    Raz w każdej swojej turze planowania możesz zapłacić { $cost } ₤ i umieścić maks. { $place ->
        [one] { $place } soldato
       *[many] { $place } soldati
    } w jednym obszarze ze swoimi soldati.
tile-cars = Samochody
tile-cars-text = Raz w każdej swojej turze planowania możesz zapłacić { $cost } ₤ i umieścić 1 samochód w obszarze ze swoimi soldati.
tile-chain-of-command = Łańcuch dowodzenia
tile-chain-of-command-text =
    W jednym obszarze { $orders_per_area ->
        [one] może leżeć { $orders_per_area } twój rozkaz
        [few] mogą leżeć { $orders_per_area } twoje rozkazy
       *[many] może leżeć { $orders_per_area } twoich rozkazów
    }.
tile-speedboats = Flota
tile-speedboats-text = Raz w każdej swojej turze planowania możesz zapłacić { $cost } ₤ i umieścić 1 motorówkę.
tile-recruitment = Rekrutacja
tile-recruitment-text =
    Po przejęciu obszaru możesz umieścić tam z siedziby { $free_place ->
        [one] { $free_place } soldato
       *[many] { $free_place } soldati
    } za darmo albo { $paid_place ->
        [one] { $paid_place } soldato
       *[many] { $paid_place } soldati
    } za { $paid_cost } ₤.
tile-allies = Sprzymierzeńcy
tile-allies-text = Przy ruchu lądem możesz zapłacić { $cost } ₤, by przejść przez pusty lub neutralny obszar do obszaru za nim.
tile-bribery = Łapówki
tile-bribery-text =
    Przed atakiem możesz zapłacić { $cost } ₤, by zastąpić { $replace_defender ->
        [one] { $replace_defender } soldato obrońcy własnym
       *[many] { $replace_defender } soldati obrońcy własnymi
    } z puli.
tile-delay-detonator = Zapalnik czasowy
tile-delay-detonator-text = Celem twojego samochodu pułapki może być obszar w odległości do { $car_bomb_distance } po lądzie.
tile-miniguns = Miniguny
tile-miniguns-text = Gdy atakujesz przez wodę, premia do ataku rośnie o { $sea_attack_bonus }.

## Zakończenia

ending-five-alone = Jeden gracz sam kontroluje dość mandamenti, by jego drużyna wygrała.
ending-six-together = Obaj gracze drużyny łącznie kontrolują dość mandamenti, by wygrać.
ending-more-mandamenti = Wygrywa drużyna z większą liczbą mandamenti.
ending-bronte = Obie drużyny mają tyle samo mandamenti; wygrywa ta, która kontroluje obszar Bronte.
ending-draw = Obie drużyny mają tyle samo mandamenti i żadna nie kontroluje obszaru Bronte: remis.

## Statystyka wielu partii

statistics-families = Rodziny
statistics-characters = Postacie
statistics-columns = Kolumny górnego arkusza
statistics-spaces = Pola arkuszy akcji
statistics-orders = Rozkazy
statistics-tiles = Kafelki kontroli
statistics-cards = Odkryte karty konfliktu
statistics-mandamenti = Mandamenti
statistics-deeds = Co jeszcze robiono
statistics-column-1 = 1 pierwszy gracz
statistics-column-2 = 2 sądy
statistics-column-3 = 3 policja
statistics-column-4 = 4 banki
statistics-column-5 = 5 kościół
statistics-column-6 = 6 dwie instytucje
statistics-space = runda { $round }, pole { $space }
statistics-order = { $family }: { $name }
measure-gained = zdobyte
measure-sold = sprzedane
measure-drawn = wylosowane
measure-marked = oznaczone
measure-lost = stracone
measure-held = na koniec
statistics-deed-brute-force = konflikty brutalne
statistics-deed-finesse = konflikty finezyjne
statistics-deed-strike = zamachy
statistics-deed-car-bomb = samochody pułapki
statistics-deed-pentito = pentiti
statistics-deed-agitated = podburzania
statistics-deed-swapped = zastąpieni soldati
statistics-deed-invited = zaproszenia
statistics-deed-neutrals = umieszczeni neutralni soldati
statistics-deed-sailed = ruchy motorówek
statistics-deed-sunk = usunięte motorówki
statistics-deed-fetched = sprowadzeni soldati
statistics-deed-bust = ostatnie akcje
statistics-deed-given = pieniądze dla sojusznika
statistics-deed-primo = przejęcia roli pierwszego gracza

## Pytania przygotowania

ask-choose-families = Wybierz dwie z trzech rodzin rozdanych twojej drużynie: swoją i rodzinę sojusznika.
ask-extra-units =
    { $unit ->
        [cars] Umieść samochody z karty postaci w obszarach ze swoimi soldati, w dowolnej kolejności; zostało: { $left }.
        [boats] Umieść motorówki z karty postaci w obszarach morskich sąsiadujących z twoimi soldati; zostało: { $left }.
       *[soldati] Umieść soldati z karty postaci w obszarach ze swoimi soldati, w dowolnej kolejności; zostało: { $left }.
    }
ask-extra-labs = Umieść laboratoria z karty postaci w obszarach ze swoimi soldati; zostało: { $left }.
ask-start-tokens = Połóż znacznik wpływu z puli w kolumnie górnego arkusza, na wolnym polu dla graczy.

## Pytania fazy planowania

ask-influence-tile = Kafelek Wpływy: odrzuć 1 soldato z siedziby, by zastąpić własnym 1 neutralny znacznik na górnym arkuszu, albo przejdź dalej.
ask-planning-turn =
    { $acted ->
        [1] Akcja wykonana. Użyj kafelka kontroli działającego raz na turę albo zakończ turę.
       *[0]
            { $must_sell ->
                [1] Na nic cię nie stać: sprzedaj rozkaz z siedziby.
               *[0]
                    { $free ->
                        [1] Na nic cię nie stać i nie ma czego sprzedać: wybierz znacznik z górnego arkusza, za darmo trafi na pole ∞.
                       *[0] Przenieś znacznik z górnego arkusza na pole akcji albo szerz wpływy w jednej z jego kolumn.
                    }
            }
    }
ask-ask-gift = Sojusznika nie stać na rozegranie tury: daj mu 1 ₤ i dopłać do puli albo odmów.
ask-choose-space =
    { $fee ->
        [0] Przenieś znacznik z kolumny { $column } na wolne pole akcji dolnego arkusza; samo przeniesienie nic nie kosztuje.
       *[other] Przenieś znacznik z kolumny { $column } na wolne pole akcji dolnego arkusza; najpierw zapłać właścicielowi { $fee } ₤.
    }
ask-move-tokens = Przenieś znaczniki z kolumny { $column } na wolne pola dolnego arkusza, po kolei dla każdego właściciela; akcji tych pól się nie wykonuje. Zostało: { $left }.
ask-gain-influence =
    { $acted ->
        [1]
            { $ordered ->
                [1] Kolumna { $column }: akcja wykonana, rozkaz wydany. Użyj kafelka kontroli działającego raz na turę albo przejdź dalej.
               *[0] Kolumna { $column }: akcja wykonana. Wydaj dodatkowy rozkaz albo przejdź dalej.
            }
       *[0]
            { $ordered ->
                [1] Kolumna { $column }: rozkaz wydany. Wykonaj akcję znad kolumny.
               *[0] Kolumna { $column }: wykonaj akcję znad kolumny; przed nią lub po niej możesz wydać 1 rozkaz.
            }
    }
ask-action-parts =
    { $done ->
        [0] Pole { $space }: wybierz część, którą wykonasz.
       *[other] Pole { $space }: wykonaj pozostałą część albo przejdź dalej.
    }
ask-final-action = Ostatnia akcja (Ultima Azione): przenieś znacznik na inne wolne pole akcji i wykonaj jego akcję albo zostaw znacznik na miejscu.
ask-recruit =
    Zwerbuj maks. { $most ->
        [one] { $most } soldato
       *[many] { $most } soldati
    } z puli do siedziby.
ask-place-where =
    { $empty ->
        [1] Umieść maks. { $most ->
            [one] { $most } soldato
           *[many] { $most } soldati
        } z siedziby w jednym obszarze: swoim lub pustym.
       *[0] Umieść maks. { $most ->
            [one] { $most } soldato
           *[many] { $most } soldati
        } z siedziby w jednym obszarze, w którym są już twoi soldati.
    }
ask-place-how-many =
    Umieść maks. { $most ->
        [one] { $most } soldato
       *[many] { $most } soldati
    } z siedziby w { $area-loc }.
ask-order-where =
    { $two_in_one ->
        [1] Wybierz obszar ze swoimi soldati i bez rozkazu; położysz tam maks. dwa rozkazy.
       *[0]
            { $left ->
                [one] Wybierz obszar dla rozkazu: ze swoimi soldati i wolnym miejscem.
                [few] Wybierz obszar dla pierwszego z { $left } rozkazów: ze swoimi soldati i wolnym miejscem.
               *[many] Wybierz obszar dla pierwszego z { $left } rozkazów: ze swoimi soldati i wolnym miejscem.
            }
    }
ask-order-which =
    { $more ->
        [1] Wybierz z siedziby drugi rozkaz do { $area-gen } albo przejdź dalej.
       *[0] Wybierz z siedziby rozkaz, który położysz zakryty w { $area-loc }.
    }
ask-equipment =
    { $optional ->
        [1]
            { $offered ->
                [1] Możesz umieścić 1 samochód w obszarze ze swoimi soldati.
                [2] Możesz umieścić 1 motorówkę w obszarze morskim sąsiadującym z twoimi soldati.
                [4] Możesz umieścić 1 laboratorium w obszarze ze swoimi soldati i wolnym miejscem.
               *[other] Możesz umieścić 1 samochód, 1 motorówkę lub 1 laboratorium.
            }
       *[0]
            { $offered ->
                [1] Umieść 1 samochód w obszarze ze swoimi soldati.
                [2] Umieść 1 motorówkę w obszarze morskim sąsiadującym z twoimi soldati.
                [4] Umieść 1 laboratorium w obszarze ze swoimi soldati i wolnym miejscem.
               *[other] Umieść 1 samochód, 1 motorówkę lub 1 laboratorium.
            }
    }
ask-sail-on = Nowa motorówka jest w obszarze morskim { $sea }: porusz ją do sąsiedniego obszaru morskiego albo zostaw.
ask-sink-other = W obszarze morskim { $sea } jest o jedną motorówkę za dużo: twoja nowa znika, wybierz drugą, która zniknie razem z nią.
ask-gather-where = Wybierz obszar, w którym zgromadzą się twoi soldati i samochody z sąsiednich obszarów.
ask-fetch = Sprowadź lądem do { $area-gen } dowolną liczbę swoich soldati i samochodów, obszar po obszarze.
ask-choose-row =
    { $two ->
        [1]
            { $removed ->
                [0] Usuń z planszetki dwa skrajne lewe znaczniki; wybierz rząd pierwszego.
               *[other] Wybierz rząd drugiego znacznika, który usuniesz z planszetki.
            }
       *[0] Usuń z planszetki skrajny lewy znacznik z wybranego rzędu.
    }
ask-lay-token =
    { $optional ->
        [1] Połóż znacznik w kolumnie górnego arkusza, w której leży inny, albo na wolnym polu dolnego arkusza (akcji się nie wykonuje); możesz też zostawić go w puli.
       *[0] Połóż znacznik w kolumnie górnego arkusza, w której leży inny, albo na wolnym polu dolnego arkusza (akcji się nie wykonuje).
    }

## Pytania porządkowania

ask-management =
    { $clear ->
        [1] Usuń swój znacznik z kafelka kontroli: twoje znaczniki leżą na { $marked ->
            [one] { $marked } kafelku
           *[many] { $marked } kafelkach
        }, a kontrolujesz { $mandamenti ->
            [one] { $mandamenti } mandamento
           *[many] { $mandamenti } mandamenti
        }.
       *[0] Połóż znacznik na wolnym kafelku kontroli swojej drużyny: twoje znaczniki leżą na { $marked ->
            [one] { $marked } kafelku
           *[many] { $marked } kafelkach
        }, a kontrolujesz { $mandamenti ->
            [one] { $mandamenti } mandamento
           *[many] { $mandamenti } mandamenti
        }.
    }

## Pytania fazy spotkań

ask-next-order = Kilka twoich rozkazów ma tę samą inicjatywę: wybierz ten, który rozpatrzysz teraz.
ask-execute-order = Rozkaz w { $area-loc }, { $order }: wybierz następną część albo zakończ; części są dobrowolne.
ask-second-target =
    Drugi ruch: wybierz, dokąd idą soldati { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen }.
ask-send =
    Wyślij maks. { $most ->
        [one] { $most } soldato
       *[many] { $most } soldati
    } { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen } do { $target-gen }.
ask-garrison = Przejmujesz kontrolę nad obszarem { $area }: sprowadź tam soldati z siedziby dzięki kafelkowi Rekrutacja albo przejdź dalej.
ask-second-movement = Możesz wykonać drugi ruch, z obszaru rozkazu albo stamtąd, dokąd prowadził pierwszy.
ask-before-attack = Atak na { $target-acc }, { $attackers } na { $defenders }: najpierw zastąp lub usuń soldati obrońcy albo przejdź dalej.
ask-approach = Atak na { $target-acc }, { $attackers } na { $defenders }: wybierz finezję, czyli karty konfliktu, albo brutalność, która kosztuje cię soldati.
ask-name-defender = Neutralni bronią się w { $target-loc }, { $attackers } na { $defenders }: wybierz rodzinę swojej drużyny, która zagra ich kartą.
ask-commit-card = Konflikt w { $target-loc }, { $attackers } na { $defenders }: wybierz swoją kartę; będzie zakryta, aż obie strony zdecydują, co biorą.
ask-attacker-takes = Konflikt w { $target-loc }, { $attackers } na { $defenders }: weź kartę obrońcy bez oglądania albo ją zostaw.
ask-defender-takes =
    { $attacker_took ->
        [1] Konflikt w { $target-loc }, { $attackers } na { $defenders }: atakujący bierze twoją kartę; weź kartę atakującego albo ją zostaw.
       *[0] Konflikt w { $target-loc }, { $attackers } na { $defenders }: atakujący zostawia twoją kartę; weź także kartę atakującego albo ją zostaw.
    }
ask-second-strike = Od razu możesz dokonać drugiego Zamachu, na ten sam lub inny obszar.
ask-pentito =
    { $removed ->
        [none] Pentito w { $area-loc }: usuń soldati z sąsiednich obszarów, z każdego maks. tylu, ile wynosi jedna z liczb: { $pattern }.
       *[other] Pentito w { $area-loc }: usuń soldati z sąsiednich obszarów, z każdego maks. tylu, ile wynosi jedna z liczb: { $pattern }; dotąd usunięto: { $removed }.
    }
ask-agitate-target =
    Wybierz, dokąd idą neutralni soldati { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen }: do sąsiedniego obszaru, którego nie kontroluje twoja drużyna.
ask-agitate-send =
    Wyślij maks. { $most ->
        [one] { $most } neutralnego soldato
       *[many] { $most } neutralnych soldati
    } { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen } do { $target-gen }.
ask-swap-enemies =
    Zastąp maks. { $left ->
        [one] { $left } wrogiego lub neutralnego soldato w obszarach obok { $area-gen } własnym, który przejdzie
       *[many] { $left } wrogich lub neutralnych soldati w obszarach obok { $area-gen } własnymi, którzy przejdą
    } do { $area-gen }.
ask-guard-labs = Sprowadź soldati z siedziby do swoich laboratoriów, maks. po jednym na każde.
ask-support-areas =
    Umieść maks. { $most ->
        [one] { $most } soldato
       *[many] { $most } soldati
    } w { $area-loc } i w każdym wybranym obszarze obok: swoim, neutralnym albo, na zaproszenie, w obszarze sojusznika.
ask-invited-partner =
    Dzięki rozkazowi sojusznika możesz umieścić z siedziby maks. { $most ->
        [one] { $most } soldato
       *[many] { $most } soldati
    } w { $area-loc }.

## Te same pytania dla tych, których nikt nie pyta: co robi ktoś inny

doing-choose-families = Wybiera rodziny drużyny.
doing-extra-units =
    { $unit ->
        [cars] Umieszcza samochody z karty postaci; zostało: { $left }.
        [boats] Umieszcza motorówki z karty postaci; zostało: { $left }.
       *[soldati] Umieszcza soldati z karty postaci; zostało: { $left }.
    }
doing-extra-labs = Umieszcza laboratoria z karty postaci; zostało: { $left }.
doing-start-tokens = Kładzie znacznik wpływu w kolumnie górnego arkusza.
doing-influence-tile = Decyduje, czy zastąpić neutralny znacznik dzięki kafelkowi Wpływy.
doing-planning-turn =
    { $acted ->
        [1] Używa kafelka kontroli albo kończy turę.
       *[0]
            { $must_sell ->
                [1] Sprzedaje rozkaz, bo na nic nie starcza pieniędzy.
               *[0] Przenosi znacznik na pole akcji albo szerzy wpływy.
            }
    }
doing-ask-gift = Decyduje, czy dać sojusznikowi 1 ₤, bo nie stać go na rozegranie tury.
doing-choose-space =
    { $side ->
        [neutral] Szuka pola akcji dla neutralnego znacznika z kolumny { $column }.
       *[other] Szuka pola akcji dla znacznika rodziny { $side } z kolumny { $column }.
    }
doing-move-tokens = Opróżnia kolumnę { $column } górnego arkusza, zostało znaczników: { $left }.
doing-gain-influence = Wykonuje akcję kolumny { $column } i wydaje rozkaz.
doing-action-parts = Wykonuje akcję pola { $space }.
doing-final-action = Decyduje o ostatniej akcji.
doing-recruit =
    Werbuje maks. { $most ->
        [one] { $most } soldato.
       *[many] { $most } soldati.
    }
doing-place-where =
    Umieszcza maks. { $most ->
        [one] { $most } soldato.
       *[many] { $most } soldati.
    }
doing-place-how-many =
    Umieszcza maks. { $most ->
        [one] { $most } soldato
       *[many] { $most } soldati
    } w { $area-loc }.
doing-order-where = Szuka obszaru dla rozkazu.
doing-order-which = Wybiera rozkaz do { $area-gen }.
doing-equipment = Umieszcza sprzęt.
doing-sail-on = Decyduje, czy poruszyć motorówkę z obszaru morskiego { $sea } dalej.
doing-sink-other = Usuwa drugą motorówkę z obszaru morskiego { $sea }.
doing-gather-where = Wybiera, gdzie zgromadzić soldati.
doing-fetch = Sprowadza soldati i samochody do { $area-gen }.
doing-choose-row = Usuwa znacznik z planszetki.
doing-lay-token = Kładzie znacznik z planszetki na arkuszu.
doing-management =
    { $clear ->
        [1] Usuwa znacznik z kafelka kontroli.
       *[0] Kładzie znacznik na kafelku kontroli.
    }
doing-next-order = Wybiera, który z rozkazów o tej samej inicjatywie rozpatrzyć najpierw.
doing-execute-order = Rozpatruje rozkaz w { $area-loc }: { $order }.
doing-second-target =
    Wybiera cel drugiego ruchu { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen }.
doing-send =
    Wysyła soldati { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen } do { $target-gen }.
doing-garrison = Decyduje, czy sprowadzić soldati z siedziby do { $area-gen }.
doing-second-movement = Decyduje o drugim ruchu.
doing-before-attack = Przygotowuje atak na { $target-acc }.
doing-approach = Wybiera między finezją a brutalnością w { $target-loc }.
doing-name-defender = Wybiera, kto zagra kartą neutralnych w { $target-loc }.
doing-commit-card = Wybiera kartę konfliktu w { $target-loc }.
doing-attacker-takes = Bierze albo zostawia kartę obrońcy w { $target-loc }.
doing-defender-takes = Bierze albo zostawia kartę atakującego w { $target-loc }.
doing-second-strike = Decyduje o drugim Zamachu.
doing-pentito = Usuwa soldati obok { $area-gen } dzięki Pentito.
doing-agitate-target =
    Wybiera, dokąd idą neutralni soldati { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen }.
doing-agitate-send =
    Wysyła neutralnych soldati { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen } do { $target-gen }.
doing-swap-enemies = Zastępuje soldati w obszarach obok { $area-gen }.
doing-guard-labs = Sprowadza soldati do laboratoriów.
doing-support-areas = Umieszcza soldati w { $area-loc } i wokół.
doing-invited-partner = Umieszcza soldati w { $area-loc } dzięki rozkazowi sojusznika.

## Odmowy: dlaczego czegoś nie można

why-action-first = Najpierw akcja kolumny; dobrowolny jest tylko dodatkowy rozkaz.
why-agitate-after-attack = W tej partii Podburzania można użyć dopiero po wykonaniu części ataku tego samego rozkazu, a żadnej jeszcze nie wykonano.
why-agitate-no-target =
    Neutralni { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen } nie mają dokąd pójść: wszystkie obszary wokół kontroluje twoja drużyna.
why-agitate-own-team = Obszar { $area } kontroluje twoja drużyna, a podburzeni neutralni nigdy nie zwracają się przeciw niej.
why-agitate-range = Podburzanie tego rozkazu nie sięga do { $area-gen }: odległość liczy się po lądzie od obszaru rozkazu.
why-allies-not-yours = Aby dojść przez sprzymierzeńców do { $area-gen }, musisz mieć znacznik na kafelku Sprzymierzeńcy.
why-allies-no-way = Żaden pusty ani neutralny obszar nie prowadzi stąd do { $area-gen }.
why-allies-own-area = Obszar { $area } jest już twój, a Sprzymierzeńcy prowadzą tylko do obszarów, których twoja drużyna nie kontroluje.
why-allies-too-dear = Za Sprzymierzeńców płaci się przed ruchem, a w siedzibie masz na to za mało pieniędzy.
why-already-acted = Akcja tej tury jest już wykonana, a w turze jest tylko jedna.
why-area-named = Obszar { $area } już wskazano, a podana liczba jest ostateczna.
why-area-fixed = Rozkaz nie leży w { $area-loc }, a elementy z rozkazu trafiają tylko do jego obszaru.
why-area-not-yours = W { $area-loc } nie ma twoich soldati, a jednostki z karty trafiają do obszarów z twoimi soldati.
why-block-closed = Atak tego rozkazu skończył się, gdy nastąpiła po nim część zaopatrzenia.
why-block-runs = Ataku tego rozkazu się nie przerywa: części zaopatrzenia wykonuje się przed nim lub po nim.
why-bomb-far = Obszar { $area } jest poza zasięgiem, nawet dla samochodu pułapki z Zapalnikiem czasowym.
why-bribe-too-dear = Na Łapówki masz w siedzibie za mało pieniędzy.
why-bust-placed = Twój znacznik ostatniej akcji leży już na polu, a masz tylko jeden.
why-buy-too-dear =
    Na usunięcie { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } obrońcy masz w siedzibie za mało pieniędzy.
why-card-committed = Między wyborem karty konfliktu a jej odkryciem niczego się nie sprzedaje ani nie daje.
why-car-not-by-sea = Motorówki nie przewożą samochodów.
why-chain-limit = W { $area-loc } leży już tyle rozkazów, na ile pozwala nawet Łańcuch dowodzenia.
why-colour-not-dealt = Drużyna prowadzi tylko rodziny, które jej rozdano.
why-column-empty = W kolumnie { $column } górnego arkusza nie ma znacznika.
why-column-too-dear = Na kolumnę { $column } masz w siedzibie za mało pieniędzy: płaci się jej koszt, opłatę za każdy znacznik i opłatę właścicielowi każdego znacznika, który nie jest twój.
why-effect-first = Zanim przejdziesz dalej, co najmniej jedna część musi mieć skutek.
why-effect-not-yours = Ani ten rozkaz, ani twój kafelek kontroli nie ma takiego efektu.
why-effect-too-many = { $n } to więcej, niż pozwala ten rozkaz, albo więcej, niż jest tam soldati obrońcy.
why-effect-used = Ten efekt jest już użyty, a działa raz na ruch.
why-fetch-first = Kto zaczyna, musi sprowadzić co najmniej jednego soldato lub jeden samochód.
why-fetch-named =
    { $verb ->
        [fetch-cars] Samochody { $area-id ->
            [scordia] ze
           *[other] z
        } { $area-gen } już sprowadzono.
       *[fetch] Soldati { $area-id ->
            [scordia] ze
           *[other] z
        } { $area-gen } już sprowadzono.
    }
why-fetch-not-adjacent = Obszar { $area } nie sąsiaduje na lądzie z obszarem, w którym gromadzą się jednostki.
why-final-same-space = Ostatnia akcja przenosi znacznik, a na polu { $space } on już leży.
why-garrison-number = Rekrutacja sprowadza jedną z dwóch stałych liczb, a { $n } nie jest żadną z nich.
why-garrison-short =
    W siedzibie nie masz { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    }.
why-garrison-too-dear =
    Na sprowadzenie { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } masz w siedzibie za mało pieniędzy.
why-gather-not-adjacent =
    { $verb ->
        [part] Nigdzie nie sąsiadują na lądzie dwa obszary z twoimi soldati, więc nie ma czego gromadzić.
       *[other] Z obszarem { $area } nie sąsiaduje na lądzie żaden obszar z twoimi soldati, więc nie ma tam czego gromadzić.
    }
why-gift-too-dear = Aby dać sojusznikowi 1 ₤, trzeba też dopłacić do puli, a na to masz w siedzibie za mało pieniędzy.
why-grey-full = W kolumnie { $column } arkusza 0 nie ma wolnego pola bez szarego okręgu.
why-guard-labs-only =
    Ten rozkaz sprowadza soldati tylko do twoich laboratoriów, a w { $area-loc } jest ich za mało na { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    }.
why-hq-short = W siedzibie jest na to za mało soldati.
why-inland = Obszar rozkazu nie leży na wybrzeżu, więc motorówki nie można umieścić.
why-institutions-column-empty = W kolumnie { $column } górnego arkusza nie ma innego znacznika, obok którego ten mógłby leżeć.
why-institutions-column-full = W kolumnie { $column } górnego arkusza nie ma wolnego pola.
why-invite-teammate = Zaproponować można tylko obszar sojusznika sąsiadujący z obszarem rozkazu, a { $area } nim nie jest.
why-labs-full = W { $area-loc } byłoby więcej laboratoriów, niż wolno.
why-labs-full-here =
    { $verb ->
        [part] W obszarze rozkazu jest już tyle laboratoriów, ile wolno.
       *[other] W { $area-loc } jest już tyle laboratoriów, ile wolno.
    }
why-lab-area-not-yours = W { $area-loc } nie ma twoich soldati, a laboratoria z karty trafiają do obszarów z twoimi soldati.
why-meeting-limit = { $n } to więcej, niż werbują Spotkania.
why-must-act = Pasować nie wolno: użyj pola akcji albo szerz wpływy.
why-must-be-done = Nie można z tego zrezygnować, dopóki jest co umieścić.
why-must-lay-token = Ten znacznik musi trafić na jeden z dwóch arkuszy.
why-neutrals-only = W { $area-loc } nie ma neutralnych soldati, których można by podburzyć.
why-neutral-supply-short =
    W puli neutralnych nie ma { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    }.
why-nothing-taken = Ten rozkaz nie przejął obszaru, z którego można by dokonać Zamachu.
why-nothing-to-rally = W sąsiedztwie obszaru rozkazu nie ma twoich soldati.
why-not-by-boat = Żadne połączenie motorówek twojej drużyny nie prowadzi do { $area-gen }.
why-not-in-hq = Sprzedać można tylko rozkaz z siedziby, a tego tam nie ma: { $order }.
why-not-next = Teraz nie kolej na ten rozkaz ({ $order }): zaopatrzenie jest przed atakiem, potem decyduje niższa inicjatywa, a potem kolejność graczy.
why-not-next-door = Obszar { $area } nie sąsiaduje na lądzie z obszarem, z którego wychodzą soldati.
why-not-offered-here = Tego sprzętu nie można tu wybrać.
why-not-on-order = Na tym rozkazie nie ma takiego symbolu.
why-not-your-team = Rodzina { $colour } nie należy do twojej drużyny, a za neutralnych gra jedna z waszych rodzin.
why-no-boat-left = Wszystkie twoje motorówki są na planszy.
why-no-car-for-bomb = Samochód pułapka wymaga twojego samochodu w obszarze, z którego dokonujesz Zamachu.
why-no-car-here = Tam, skąd wychodzą soldati, nie ma twojego samochodu.
why-no-car-left = Wszystkie twoje samochody są na planszy.
why-no-effect = Pole { $space } nic by ci teraz nie dało, a ostatnia akcja musi mieć skutek.
why-no-effect-only-if-nothing-else = Pola bez żadnego skutku można użyć tylko wtedy, gdy na nic innego cię nie stać.
why-no-equipment = Nie można teraz umieścić ani samochodu, ani motorówki, ani laboratorium.
why-no-extra-boat = Na karcie postaci nie ma już motorówki do umieszczenia.
why-no-labs = W twoich obszarach nie ma laboratoriów, więc nie ma czego prać.
why-no-lab-left = Wszystkie laboratoria są na planszy.
why-no-neutral-token = W kolumnie { $column } górnego arkusza nie ma neutralnego znacznika.
why-no-order-in-hq = W siedzibie nie ma rozkazu, który można by wydać, albo brak obszaru z wolnym miejscem.
why-no-shotgun = Na tym rozkazie nie ma strzelby, więc nie porusza on soldati.
why-no-soldato-here = W obszarze rozkazu nie ma już twoich soldati.
why-no-such-space = Na dolnym arkuszu nie ma pola { $space }.
why-no-target =
    Nie ma obszaru, do którego można by dojść { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen }.
why-one-car = Z rozkazem jedzie tylko jeden samochód, a jechał już inny.
why-one-order = Przy szerzeniu wpływów wydaje się jeden rozkaz, a ten jest już wydany.
why-only-infinite = Znacznik przenoszony za darmo trafia na pole ∞, a pole { $space } nim nie jest.
why-only-in-phases = Rozkazy sprzedaje się, a pieniądze daje tylko w fazie planowania i w fazie spotkań.
why-order-area-not-yours = W { $area-loc } nie ma twoich soldati, a rozkazy wydaje się tylko tam, gdzie są.
why-order-limit = W { $area-loc } leży już rozkaz.
why-order-limit-place = { $n } to więcej, niż umieszcza ten rozkaz.
why-order-limit-recruit = { $n } to więcej, niż werbuje ten rozkaz.
why-order-not-in-hq = W siedzibie nie ma tego rozkazu: { $order }.
why-other-area = Drugi rozkaz musi trafić gdzie indziej niż do { $area-gen }.
why-other-row = Drugi znacznik usuwa się z innego rzędu niż rząd { $row-gen }.
why-part-area-left = Obszar rozkazu nie jest już twój, więc ta część nie ma gdzie zadziałać.
why-part-done = Część { $n } jest już wykonana albo wcześniej jest taka sama.
why-pentito-far = Obszar { $area } nie sąsiaduje na lądzie z obszarem rozkazu.
why-pentito-no-enemy = W { $area-loc } nie ma wrogich ani neutralnych soldati.
why-pentito-pattern =
    Liczby rozkazu nie pozwalają usunąć { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen }: każda z nich dotyczy jednego obszaru.
why-piece-area-not-yours =
    { $verb ->
        [part] W obszarze rozkazu nie ma twoich soldati.
       *[other] W { $area-loc } nie ma twoich soldati.
    }
why-place-area =
    { $verb ->
        [part] Nie ma ani pustego obszaru, ani obszaru z twoimi soldati.
       *[other] Obszar { $area } kontroluje inna strona, a soldati umieszcza się we własnych lub pustych obszarach.
    }
why-place-limit = { $n } to więcej, niż pozwalają wartość bazowa rzędu policji i premia pola.
why-place-own-limit = { $n } to więcej, niż pozwalają wartość bazowa rzędu policji i premia pola.
why-place-own-only = Obszar { $area } jest pusty, a to pole umieszcza soldati tylko tam, gdzie już jacyś twoi są.
why-rally-first = Zwołanie jest przed wszystkim innym w ataku.
why-rally-once = Zwołanie tego rozkazu jest już użyte, a działa raz.
why-recruit-limit = { $n } to więcej, niż pozwalają wartość bazowa rzędu kościoła i premia pola.
why-reinforce-area = Obszar { $area } jest pusty, a Posiłki trafiają tylko do obszarów z twoimi soldati.
why-reinforce-limit = { $n } to więcej, niż umieszczają Posiłki.
why-replacement-supply = W puli masz za mało soldati, by zastąpić soldati obrońcy.
why-row-empty =
    { $verb ->
        [part] Na twojej planszetce nie ma już znacznika wpływu.
       *[other] W rzędzie { $row-gen } twojej planszetki nie ma już znacznika.
    }
why-sail-not-adjacent = Obszar morski { $sea } nie sąsiaduje z obszarem morskim motorówki.
why-same-area =
    To { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen } wychodzą soldati.
why-same-colour = Sojusznicy prowadzą dwie różne rodziny.
why-same-row = Oba znaczniki usuwa się z jednego rzędu, a pierwszy nie był z rzędu { $row-gen }.
why-sea-full-at-setup = Obszar morski { $sea } jest pełny, a podczas przygotowania motorówek się nie usuwa.
why-sea-not-adjacent = Obszar morski { $sea } nie styka się z żadnym obszarem z twoimi soldati.
why-sea-not-at-order = Obszar morski { $sea } nie styka się z obszarem rozkazu.
why-sea-same-area =
    To { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen } wychodzą soldati, więc żadna motorówka ich tam nie zawiezie.
why-second-bomb = Drugi samochód pułapka wymaga drugiego twojego samochodu w obszarze rozkazu.
why-second-from = Obszar { $area } nie jest ani obszarem rozkazu, ani celem jego pierwszego ruchu.
why-second-no-soldato = W { $area-loc } nie ma twoich soldati na drugi ruch.
why-sell-first = Na nic cię nie stać, dopóki nie sprzedasz rozkazu albo nie dostaniesz pieniędzy od sojusznika.
why-setup-sea = Obszar morski { $sea } nie styka się z żadnym obszarem z twoimi soldati.
why-sink-none = W tym obszarze morskim nie ma innej motorówki rodziny { $colour }.
why-space-full = Na polu { $space } leży znacznik, a więcej niż jeden mieści tylko pole ∞.
why-space-too-dear = Na pole { $space } i opłatę dla właściciela znacznika masz w siedzibie za mało pieniędzy.
why-special-useless = Efekt tego rozkazu nic by teraz nie dał.
why-strike-far = Obszar { $area } nie sąsiaduje na lądzie z obszarem, z którego dokonujesz Zamachu.
why-strike-no-enemy = W { $area-loc } nie ma wrogich ani neutralnych soldati.
why-supply-short =
    { $verb ->
        [part] W twojej puli nie ma soldati do zwerbowania.
       *[other] W twojej puli nie ma { $n ->
            [one] { $n } soldato
           *[many] { $n } soldati
        }.
    }
why-support-area = Obszar { $area } nie jest ani obszarem rozkazu, ani sąsiednim obszarem twoim lub neutralnym.
why-support-too-many = { $n } to więcej, niż ten rozkaz umieszcza w jednym obszarze.
why-support-two-areas = Ten rozkaz objął już tyle innych obszarów, ile może; na { $area-acc } nie starczy.
why-swap-far = Obszar { $area } nie sąsiaduje na lądzie z obszarem rozkazu.
why-swap-no-enemy = W { $area-loc } nie ma wrogich ani neutralnych soldati.
why-swap-supply =
    W twojej puli nie ma { $n ->
        [one] { $n } soldato, który zająłby ich miejsce
       *[many] { $n } soldati, którzy zajęliby ich miejsce
    }.
why-swap-too-many = Jeszcze { $n } to za dużo jak na ten rozkaz.
why-teammate-there = Obszar { $area } należy do sojusznika, a sojusznicy nie zajmują wspólnie obszarów i ich sobie nie odbierają.
why-tile-not-in-final = Kafelków działających raz na turę używa się w turze, a ostatnia akcja turą nie jest.
why-tile-not-in-play = Kafelka { $tile } nie ma wśród kafelków kontroli tej partii.
why-tile-not-marked = Na kafelku { $tile } nie ma twojego znacznika.
why-tile-not-yours = Kafelka { $tile } nie można teraz użyć: można tylko takiego, który działa raz na turę i na którym leży twój znacznik.
why-tile-taken = Na kafelku { $tile } leży już znacznik twojej drużyny.
why-tile-too-dear = Na kafelek { $tile } masz w siedzibie za mało pieniędzy.
why-tile-used = Kafelek { $tile } jest już w tej turze użyty.
why-tile-useless = Kafelek { $tile } nic by teraz nie dał.
why-token-not-there =
    { $side ->
        [neutral] W kolumnie { $column } górnego arkusza nie ma neutralnego znacznika.
       *[other] W kolumnie { $column } górnego arkusza nie ma znacznika rodziny { $side }.
    }
why-token-too-dear = Na opłatę dla właściciela tego znacznika i najtańsze pole masz w siedzibie za mało pieniędzy.
why-too-few-cars =
    W { $area-loc } nie ma { $n ->
        [one] { $n } samochodu
       *[many] { $n } samochodów
    }.
why-too-few-soldati =
    Nie ma tam { $n ->
        [one] ani { $n } soldato
       *[many] aż { $n } soldati
    }.
why-too-many-placed = { $n } to więcej, niż można tu umieścić.
why-too-many-units = { $n } to więcej, niż zostało tych jednostek.
why-top-column-empty = W kolumnie { $column } górnego arkusza nie ma innego znacznika, obok którego ten mógłby leżeć.
why-top-column-full = W kolumnie { $column } górnego arkusza nie ma wolnego pola.
why-two-in-one-area =
    { $verb ->
        [part] Nie ma obszaru z twoimi soldati i bez rozkazu albo nie ma rozkazu w siedzibie.
       *[other] W { $area-loc } leży rozkaz, a dwa rozkazy naraz kładzie się tylko tam, gdzie nie ma żadnego.
    }
why-two-in-one-same = Oba rozkazy trafiają do tego samego obszaru, więc innego wybrać nie można.
why-used-up = Ta część rozkazu jest już użyta.

## Przebieg: co się stało. Wiadomości z -secret są dla tych, którzy widzą tajną część zdarzenia

event-tiles-drawn = Kafelki kontroli tej partii: { $tiles }.
event-families-dealt = Rozdano rodziny: { $colours }.
event-first-drawn = { $seat } zostaje pierwszym graczem.
event-characters-dealt = Rozdano karty postaci: { $characters }.
event-families-chosen = { $seat } wybiera rodziny drużyny.
event-families-chosen-secret = { $seat } wybiera rodzinę { $lower }, a dla sojusznika rodzinę { $upper }.
event-leads = { $seat } prowadzi rodzinę { $colour }.
event-headquarters-filled =
    { $seat } zaczyna z { $money } ₤ i { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } w siedzibie.
event-phase =
    { $phase ->
        [planning] Runda { $round }: zaczyna się faza planowania.
        [management] Runda { $round }: porządkowanie.
        [encounter] Runda { $round }: zaczyna się faza spotkań, odkryto wszystkie rozkazy.
       *[other] Runda { $round }: { $phase }.
    }
event-placed =
    { $seat } umieszcza { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } w { $area-loc }.
event-car-placed =
    { $seat } umieszcza { $n ->
        [one] { $n } samochód
        [few] { $n } samochody
       *[many] { $n } samochodów
    } w { $area-loc }.
event-lab-placed =
    { $seat } umieszcza { $n ->
        [one] { $n } laboratorium
        [few] { $n } laboratoria
       *[many] { $n } laboratoriów
    } w { $area-loc }.
event-boat-placed = { $seat } umieszcza motorówkę w obszarze morskim { $sea }.
event-boat-sailed = { $seat } porusza motorówkę dalej, z { $from } do { $sea }.
event-boat-sunk = { $seat } usuwa motorówkę rodziny { $side } z obszaru morskiego { $sea }.
event-token-laid = { $seat } kładzie znacznik wpływu w kolumnie { $column }.
event-influence-used = { $seat } odrzuca 1 soldato i zastępuje neutralny znacznik w kolumnie { $column }.
event-space-used =
    { $column ->
        [none]
            { $side ->
                [neutral] { $seat } wykonuje ostatnią akcję: neutralny znacznik trafia na pole { $space }.
               *[other] { $seat } wykonuje ostatnią akcję: znacznik rodziny { $side } trafia na pole { $space }.
            }
       *[other]
            { $side ->
                [neutral] { $seat } przenosi neutralny znacznik z kolumny { $column } na pole { $space }.
               *[other] { $seat } przenosi znacznik rodziny { $side } z kolumny { $column } na pole { $space }.
            }
    }
event-influence-gained = { $seat } szerzy wpływy w kolumnie { $column }.
event-token-moved =
    { $side ->
        [neutral] { $seat } przenosi neutralny znacznik z kolumny { $column } na pole { $space } bez wykonywania akcji.
       *[other] { $seat } przenosi znacznik rodziny { $side } z kolumny { $column } na pole { $space } bez wykonywania akcji.
    }
event-paid =
    { $to ->
        [-1] { $seat } płaci { $n } ₤ do puli.
       *[other] { $seat } płaci { $n } ₤ rodzinie { $to }.
    }
event-received = { $seat } otrzymuje { $n } ₤.
event-recruited =
    { $seat } werbuje { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    }.
event-order-issued = { $seat } wydaje rozkaz w { $area-loc }.
event-order-issued-secret = { $seat } wydaje rozkaz w { $area-loc }: { $order }.
event-fetched =
    { $seat } sprowadza { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } { $from-id ->
        [scordia] ze
       *[other] z
    } { $from-gen } do { $area-gen }.
event-cars-fetched =
    { $seat } sprowadza { $n ->
        [one] { $n } samochód
        [few] { $n } samochody
       *[many] { $n } samochodów
    } { $from-id ->
        [scordia] ze
       *[other] z
    } { $from-gen } do { $area-gen }.
event-mat-token-removed = { $seat } usuwa skrajny lewy znacznik z rzędu { $row-gen }.
event-order-gained = { $seat } zdobywa rozkaz: { $order }.
event-token-to-top = { $seat } kładzie znacznik w kolumnie { $column } górnego arkusza.
event-token-to-bottom = { $seat } kładzie znacznik na polu { $space } bez wykonywania akcji.
event-starting-piece-taken = { $seat } bierze znacznik „Primo Giocatore”.
event-bust-placed = { $seat } kładzie na polu { $space } znacznik ostatniej akcji.
event-bust-returned = { $seat } zabiera znacznik ostatniej akcji.
event-tile-used = { $seat } używa kafelka { $tile }.
event-order-sold = { $seat } sprzedaje rozkaz i usuwa go z gry: { $order }.
event-money-given = { $seat } daje rodzinie { $to } 1 ₤ i dopłaca do puli.
event-area-lost =
    { $side ->
        [neutral] Neutralni nie mają już soldati w { $area-loc }.
       *[other] { $side } nie ma już soldati w { $area-loc }.
    }
event-order-returned-unseen =
    Zakryty rozkaz rodziny { $seat } wraca { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen } do siedziby.
event-order-returned-unseen-secret =
    Rozkaz rodziny { $seat } wraca { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen } do siedziby, a przeciwnicy go nie widzą: { $order }.
event-cars-lost =
    { $seat } traci { $n ->
        [one] { $n } samochód
        [few] { $n } samochody
       *[many] { $n } samochodów
    } w { $area-loc }.
event-lab-removed = W { $area-loc } usunięto laboratorium.
event-mandamento-gained = { $seat } przejmuje kontrolę nad mandamento { $mandamento }.
event-mandamento-lost = { $seat } traci kontrolę nad mandamento { $mandamento }.
event-tile-marked = { $seat } kładzie znacznik na kafelku { $tile }.
event-tile-cleared = { $seat } usuwa znacznik z kafelka { $tile }.
event-order-revealed = W { $area-loc } leży rozkaz: { $order }.
event-order-executed = { $seat } rozpatruje rozkaz w { $area-loc }: { $order }.
event-order-returned =
    Rozkaz rodziny { $seat } wraca { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen } do siedziby: { $order }.
event-order-stays = Rozkaz rodziny { $seat } zostaje w { $area-loc } jako kamizelka: { $order }.
event-moved =
    { $side ->
        [neutral] Neutralni wysyłają { $n ->
            [one] { $n } soldato
           *[many] { $n } soldati
        } { $from-id ->
            [scordia] ze
           *[other] z
        } { $from-gen } do { $area-gen }.
       *[other]
            { $route ->
                [sea] { $side } wysyła { $n ->
                    [one] { $n } soldato
                   *[many] { $n } soldati
                } przez wodę { $from-id ->
                    [scordia] ze
                   *[other] z
                } { $from-gen } do { $area-gen }.
                [allies]
                    { $car ->
                        [0] { $side } wysyła { $n ->
                            [one] { $n } soldato
                           *[many] { $n } soldati
                        } przez sprzymierzeńców { $from-id ->
                            [scordia] ze
                           *[other] z
                        } { $from-gen } do { $area-gen }.
                       *[other] { $side } wysyła { $n ->
                            [one] { $n } soldato
                           *[many] { $n } soldati
                        } i samochód przez sprzymierzeńców { $from-id ->
                            [scordia] ze
                           *[other] z
                        } { $from-gen } do { $area-gen }.
                    }
               *[land]
                    { $car ->
                        [0] { $side } wysyła { $n ->
                            [one] { $n } soldato
                           *[many] { $n } soldati
                        } { $from-id ->
                            [scordia] ze
                           *[other] z
                        } { $from-gen } do { $area-gen }.
                       *[other] { $side } wysyła { $n ->
                            [one] { $n } soldato
                           *[many] { $n } soldati
                        } i samochód { $from-id ->
                            [scordia] ze
                           *[other] z
                        } { $from-gen } do { $area-gen }.
                    }
            }
    }
event-occupied =
    { $side ->
        [neutral] Neutralni zajmują pusty obszar { $area }: { $n ->
            [one] { $n } soldato
           *[many] { $n } soldati
        }.
       *[other] { $side } zajmuje pusty obszar { $area }: { $n ->
            [one] { $n } soldato
           *[many] { $n } soldati
        }.
    }
event-joined =
    { $side ->
        [neutral] W { $area-loc } do neutralnych dołącza { $n ->
            [one] { $n } soldato
           *[many] { $n } soldati
        }.
       *[other] W { $area-loc } do rodziny { $side } dołącza { $n ->
            [one] { $n } soldato
           *[many] { $n } soldati
        }.
    }
event-conquered =
    { $side ->
        [neutral] Neutralni przejmują { $area-acc }; zostaje ich { $n }.
       *[other] { $side } przejmuje { $area-acc }; zostaje { $n ->
            [one] { $n } soldato
           *[many] { $n } soldati
        }.
    }
event-repelled =
    { $side ->
        [neutral] Neutralni nie zdobywają { $area-gen }.
       *[other] { $side } nie zdobywa { $area-gen }.
    }
event-both-gone = W { $area-loc } nikt nie zostaje.
event-replaced =
    { $side ->
        [neutral] W { $area-loc } { $n ->
            [one] { $n } neutralny soldato
           *[many] { $n } neutralnych soldati
        } przechodzi na drugą stronę.
       *[other] W { $area-loc } { $n ->
            [one] { $n } soldato
           *[many] { $n } soldati
        } rodziny { $side } przechodzi na drugą stronę.
    }
event-removed =
    { $side ->
        [neutral] Neutralni tracą { $n ->
            [one] { $n } soldato
           *[many] { $n } soldati
        } w { $area-loc }.
       *[other] { $side } traci { $n ->
            [one] { $n } soldato
           *[many] { $n } soldati
        } w { $area-loc }.
    }
event-bonuses = Premie w { $area-loc }: atak { $attack }, obrona { $defence }.
event-brute-force =
    { $side ->
        [neutral] Neutralni atakują brutalnie i tracą { $n ->
            [one] { $n } soldato
           *[many] { $n } soldati
        }.
       *[other] { $side } atakuje brutalnie i traci { $n ->
            [one] { $n } soldato
           *[many] { $n } soldati
        }.
    }
event-finesse =
    { $side ->
        [neutral] Neutralni atakują finezyjnie.
       *[other] { $side } atakuje finezyjnie.
    }
event-defender-named = { $seat } gra za neutralnych.
event-card-chosen = { $seat } wybiera kartę konfliktu.
event-card-chosen-secret = { $seat } wybiera { $card-acc }.
event-card-taken = { $seat } bierze kartę drugiej strony.
event-card-left = { $seat } zostawia kartę drugiej strony.
event-cards-revealed = Odkryto karty. Atakujący: { $attacker }, obrońca: { $defender }.
event-turncoat =
    { $side ->
        [neutral] Zdrada na rzecz neutralnych: druga strona traci { $removed }, neutralni zyskują { $added }.
       *[other] Zdrada na rzecz rodziny { $side }: druga strona traci { $removed }, rodzina zyskuje { $added }.
    }
event-coward =
    { $side ->
        [neutral] Tchórzostwo: { $n ->
            [0] żaden neutralny soldato nie ucieka
            [one] ucieka { $n } neutralny soldato
           *[many] ucieka { $n } neutralnych soldati
        }.
       *[other] Tchórzostwo: { $n ->
            [0] żaden soldato rodziny { $side } nie wraca
            [one] { $n } soldato rodziny { $side } wraca
           *[many] { $n } soldati rodziny { $side } wraca
        } do siedziby.
    }
event-knockout =
    Straty w { $area-loc }: każda strona traci { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    }.
event-compensated =
    { $seat } werbuje { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } za usuniętych neutralnych.
event-garrisoned =
    { $seat } sprowadza { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } z siedziby do { $area-gen }.
event-strike = { $seat } dokonuje zamachu w { $area-loc }: atak { $attack }, obrona { $defence }.
event-car-bomb =
    { $seat } używa samochodu { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen } jako samochodu pułapki.
event-pentito = { $seat } poświęca 1 soldato w { $area-loc } jako Pentito.
event-agitated = { $seat } podburza neutralnych w { $area-loc }.
event-swapped =
    { $seat } zastępuje w { $area-loc } { $n ->
        [one] { $n } soldato własnym, który przechodzi
       *[many] { $n } soldati własnymi, którzy przechodzą
    } do obszaru rozkazu.
event-invited = { $seat } może umieścić soldati w { $area-loc } na zaproszenie sojusznika.
event-neutrals-placed =
    { $seat } umieszcza { $n ->
        [one] { $n } neutralnego soldato
       *[many] { $n } neutralnych soldati
    } w { $area-loc }.
event-game-over =
    { $ending ->
        [ending-five-alone] Koniec gry. { ending-five-alone }
        [ending-six-together] Koniec gry. { ending-six-together }
        [ending-more-mandamenti] Koniec gry. { ending-more-mandamenti }
        [ending-bronte] Koniec gry. { ending-bronte }
        [ending-draw] Koniec gry. { ending-draw }
       *[other] Koniec gry: { $ending }.
    }

## Ruchy: co mówi przycisk

move-lead = Prowadź rodzinę { $lower }, sojusznik rodzinę { $upper }
move-soldati =
    Umieść { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } w { $area-loc }
move-cars =
    Umieść { $n ->
        [one] { $n } samochód
        [few] { $n } samochody
       *[many] { $n } samochodów
    } w { $area-loc }
move-labs =
    Umieść { $n ->
        [one] { $n } laboratorium
        [few] { $n } laboratoria
       *[many] { $n } laboratoriów
    } w { $area-loc }
move-token = Połóż znacznik w kolumnie { $column }
move-influence = Zastąp neutralny znacznik w kolumnie { $column }
move-use =
    { $side ->
        [neutral] Przenieś neutralny znacznik z kolumny { $column }
       *[other] Przenieś znacznik rodziny { $side } z kolumny { $column }
    }
move-space = Przenieś go na pole { $space }
move-all-space = Przenieś wszystkie ({ $n }) na pole { $space }, które pozostaje dostępne
move-gain = Szerz wpływy w kolumnie { $column }
move-tile = Użyj kafelka { $tile }
move-part = Wykonaj część { $n }
move-action = Wykonaj akcję kolumny
move-at = Wybierz { $area-acc }
move-recruit =
    Zwerbuj { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    }
move-place =
    Umieść { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    }
move-order = Połóż rozkaz: { $order }
move-car = Umieść samochód w { $area-loc }
move-lab = Umieść laboratorium w { $area-loc }
move-boat = Umieść motorówkę w obszarze morskim { $sea }
move-sail = Porusz ją do obszaru morskiego { $sea }
move-sink = Usuń motorówkę rodziny { $colour }
move-fetch =
    Sprowadź { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen }
move-fetch-cars =
    Sprowadź { $n ->
        [one] { $n } samochód
        [few] { $n } samochody
       *[many] { $n } samochodów
    } { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen }
move-row = Usuń znacznik z rzędu { $row-gen }
move-top = Połóż go w kolumnie { $column } górnego arkusza
move-done = Dalej
move-sell = Sprzedaj rozkaz: { $order }
move-give = Daj sojusznikowi 1 ₤
move-clear = Usuń swój znacznik z kafelka { $tile }
move-mark = Połóż znacznik na kafelku { $tile }
move-execute = Rozpatrz rozkaz: { $order }
move-rally = Najpierw użyj Zwołania
move-land = Idź lądem do { $area-gen }
move-sea = Płyń do { $area-gen }
move-allies = Idź przez sprzymierzeńców do { $area-gen }
move-send =
    Wyślij { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    }
move-drive =
    Wyślij { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } i samochód
move-again =
    Wykonaj drugi ruch { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen }
move-strike = Dokonaj zamachu w { $area-loc }
move-bomb = Dokonaj zamachu w { $area-loc } samochodem pułapką
move-strike-on = Dokonaj zamachu w { $area-loc } z przejętego obszaru
move-bomb-on = Dokonaj zamachu w { $area-loc } samochodem pułapką z przejętego obszaru
move-pentito = Użyj Pentito
move-remove =
    Usuń { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } { $area-id ->
        [scordia] ze
       *[other] z
    } { $area-gen }
move-special = Użyj efektu rozkazu
move-swap =
    Zastąp { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } w { $area-loc }
move-invite = Zaproponuj { $area-acc } sojusznikowi
move-agitate = Podburz neutralnych w { $area-loc }
move-bribe = Użyj Łapówek
move-turn =
    Zastąp { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } obrońcy
move-buy =
    Zapłać za usunięcie { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } obrońcy
move-finesse = Zaatakuj finezyjnie
move-brute = Zaatakuj brutalnie
move-defend = Niech za neutralnych gra rodzina { $colour }
move-card = Zagraj { $card-acc }
move-take = Weź kartę drugiej strony
move-leave = Zostaw kartę drugiej strony
move-garrison =
    Sprowadź { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } z siedziby

## Słownictwo scenariuszy: nazwane momenty

vocab-moment-start = Sam początek: losuje się kafelki kontroli, rodziny, pierwszego gracza i karty postaci; wyniki podaje [chance].
vocab-moment-setup-families = Drużyny wybierają dwie z rodzin, które podaje dla nich klucz dealt.
vocab-moment-setup-units = Gracze umieszczają dodatkowe jednostki z kart postaci, począwszy od posiadacza znacznika „Primo Giocatore”.
vocab-moment-setup-labs = Gracze umieszczają laboratoria z kart postaci, w tej samej kolejności.
vocab-moment-setup-tokens = Gracze kładą znaczniki wpływu na arkuszu 0, w tej samej kolejności; neutralne już tam leżą.
vocab-moment-planning = Zaczyna się faza planowania: najpierw właściciele kafelka Wpływy, potem tury.
vocab-moment-planning-turn = Trwa faza planowania: turę zaczyna rodzina z to_play.
vocab-moment-final-action = Górny arkusz jest pusty: właściciele znacznika ostatniej akcji mogą ją wykonać, potem jest porządkowanie.
vocab-moment-management = Zaczyna się porządkowanie między fazą planowania a fazą spotkań.
vocab-moment-encounter = Zaczyna się faza spotkań: rozkazy są odkrywane i rozpatrywane według rodzaju i inicjatywy.
vocab-moment-round-end = Zaczyna się porządkowanie po fazie spotkań ze sprawdzeniem końca gry; potem następna runda.

## Słownictwo scenariuszy: co podaje pozycja

vocab-key-at = Nazwany moment, w którym zaczyna się scenariusz.
vocab-key-to_play = Rodzina, której tura jest w momencie planning-turn; bez tego ta, która zaczęła fazę.
vocab-key-clear = true: na stole jest tylko to, co tu podano. W przeciwnym razie zwykłe rozstawienie początkowe, zmienione przez to, co podano.
vocab-key-round = Runda, od 1 do 4; arkusz tej rundy leży na dole, poprzedni na górze.
vocab-key-phase = Faza; w pozycji wynika z momentu.
vocab-key-primo = Rodzina, która ma znacznik „Primo Giocatore”.
vocab-key-first = Rodzina, która zaczęła tę fazę, dla planning-turn i final-action; bez tego posiadacz znacznika „Primo Giocatore”.
vocab-key-tiles = Kafelki kontroli tej partii; bez tego oznaczone i pierwsze z zestawu.
vocab-key-dealt-a = Rodziny rozdane drużynie a, miejsca 0 i 2, dla setup-families.
vocab-key-dealt-b = Rodziny rozdane drużynie b, miejsca 1 i 3, dla setup-families.
vocab-key-families-COLOUR-seat = Miejsce, które prowadzi rodzinę; każde z czterech musi mieć jedną.
vocab-key-families-COLOUR-character = Karta postaci rodziny.
vocab-key-families-COLOUR-money = Pieniądze w siedzibie.
vocab-key-families-COLOUR-soldati = Soldati w siedzibie.
vocab-key-families-COLOUR-mat-ROW = Ile znaczników wpływu zostało w tym rzędzie planszetki; bez tego wszystkie.
vocab-key-families-COLOUR-sold = Rozkazy sprzedane i usunięte z gry.
vocab-key-families-COLOUR-supply-soldati = Soldati w puli; wynika z obliczenia, a podana liczba jest sprawdzana.
vocab-key-families-COLOUR-supply-cars = Samochody w puli; wynika z obliczenia, a podana liczba jest sprawdzana.
vocab-key-families-COLOUR-supply-boats = Motorówki w puli; wynika z obliczenia, a podana liczba jest sprawdzana.
vocab-key-families-COLOUR-supply-tokens = Znaczniki wpływu w puli; wynika z obliczenia, a podana liczba jest sprawdzana.
vocab-key-families-COLOUR-bust = Pole, na którym leży znacznik ostatniej akcji rodziny.
vocab-key-areas-AREA-side = Kto kontroluje obszar: kolor albo neutral; bez tego, a w expect przy "", nikt.
vocab-key-areas-AREA-soldati = Soldati w obszarze.
vocab-key-areas-AREA-cars = Samochody w obszarze, należące do strony, która go kontroluje.
vocab-key-areas-AREA-labs = Laboratoria w obszarze.
vocab-key-areas-AREA-orders = Rozkazy leżące w obszarze, według identyfikatorów, także zakryte.
vocab-key-areas-AREA-executed = Te z tamtejszych rozkazów, które już rozpatrzono i które zostają jako kamizelka.
vocab-key-seas-SEA-COLOUR = Motorówki rodziny w obszarze morskim.
vocab-key-sheets-columns = Znaczniki na górnym arkuszu, kolumna po kolumnie: ile ma każda strona.
vocab-key-sheets-spaces-SPACE-SIDE = Znaczniki strony na polu dolnego arkusza; pole określają kolumna i wiersz.
vocab-key-marked-TILE-a = Rodzina, której znacznik leży na kafelku kontroli drużyny a, miejsca 0 i 2.
vocab-key-marked-TILE-b = Rodzina, której znacznik leży na kafelku kontroli drużyny b, miejsca 1 i 3.
vocab-key-control-MANDAMENTO = Rodzina, której znacznik kontroli leży na mandamento od ostatniego porządkowania.
vocab-key-lab_pool = Laboratoria we wspólnej puli; wynika z obliczenia, a podana liczba jest sprawdzana.
vocab-key-neutral-soldati = Neutralni soldati w puli; wynika z obliczenia, a podana liczba jest sprawdzana.
vocab-key-neutral-tokens = Neutralne znaczniki wpływu poza grą; wynika z obliczenia, a podana liczba jest sprawdzana.
vocab-key-own-COLOUR-orders = Rozkazy w siedzibie. Podane: dokładnie te. W przeciwnym razie podstawowe i odsłonięte na planszetce, o ile nie ma ich gdzie indziej.

## Słownictwo scenariuszy: czego jeszcze można oczekiwać

vocab-key-families-COLOUR-orders = Ile rozkazów jest w siedzibie.
vocab-key-families-COLOUR-held = Rozkazy w siedzibie i na planszy razem.
vocab-key-families-COLOUR-times-ORDER = Notatka programu: kiedy rozkaz zdobyto i kiedy sprzedano, odkąd ostatnio widziano wszystkie rozkazy.
vocab-key-families-COLOUR-returned = Notatka programu: kiedy położono rozkazy, które wróciły niewidziane, i kiedy wróciły.
vocab-key-areas-AREA-laid = Notatka programu: kiedy położono rozkazy w obszarze.
vocab-key-sheets-top = Numer górnego arkusza.
vocab-key-sheets-bottom = Numer dolnego arkusza.
vocab-key-mandamenti-COLOUR = Ile mandamenti kontroluje teraz rodzina.
vocab-key-marching-side = Strona, która atakuje, gdy trwa atak.
vocab-key-marching-soldati = Jej soldati w ruchu.
vocab-key-marching-car = Jej samochód w ruchu, 0 lub 1.
vocab-key-course-clock = Notatka programu: ile razy położono, zdobyto, sprzedano lub zwrócono rozkazy, odkąd ostatnio widziano wszystkie.
vocab-key-course-effect = Notatka programu: 1, jeśli część pola akcji miała już skutek.
vocab-key-course-took = Notatka programu: 1, jeśli trwający ruch przejął swój cel.
vocab-key-course-revealed = Notatka programu: 1, dopóki rozkazy na planszy leżą odkryte.
vocab-key-own-COLOUR-laid-AREA = Rozkazy rodziny w obszarze.
vocab-key-actors = Rodziny, na których wybór się teraz czeka; zanim rodziny zostaną wybrane – miejsca.
vocab-key-over = Czy gra się skończyła.
vocab-key-result-scores = Wynik każdego miejsca: mandamenti jego drużyny.
vocab-key-result-ranks = Lokata każdego miejsca.
vocab-key-result-winners = Miejsca, które wygrały; przy remisie żadne.
vocab-key-result-draw = Czy gra skończyła się remisem.
vocab-key-result-ending = Jak skończyła się gra: ending-five-alone, ending-six-together, ending-more-mandamenti, ending-bronte albo ending-draw.
vocab-key-result-payoff = Wypłata każdego miejsca: 1 za wygraną, -1 za przegraną, 0 za remis.

## Słownictwo scenariuszy: wyniki losowe

vocab-chance-tiles = Wylosowane kafelki kontroli.
vocab-chance-families = Rodziny w kolejności rozdania: trzy dla drużyny a, trzy dla drużyny b; w pierwszej rozgrywce po jednej na miejsce.
vocab-chance-first = Miejsce pierwszego gracza.
vocab-chance-characters = Karty postaci czterech miejsc.

## Słownictwo scenariuszy: ruchy

vocab-move-lead = Wybór rodzin: rodzina niższego miejsca drużyny, potem rodzina sojusznika.
vocab-move-soldati = Tylu soldati do obszaru, gdy dostaje ich kilka obszarów: podczas przygotowania i przy rozkazach Żółty B i Biały A. Obszary w kolejności mapy.
vocab-move-cars = Przygotowanie: tyle samochodów do obszaru; obszary w kolejności mapy.
vocab-move-labs = Przygotowanie: tyle laboratoriów do obszaru; obszary w kolejności mapy.
vocab-move-token = Przygotowanie: znacznik wpływu do kolumny arkusza 0.
vocab-move-influence = Kafelek Wpływy: kolumna neutralnego znacznika, który jest zastępowany.
vocab-move-use = Opcja A tury: znacznik strony w kolumnie górnego arkusza; potem space.
vocab-move-space = Pole dolnego arkusza dla znacznika: po use, dla każdego znacznika po gain, dla ostatniej akcji, dla znacznika z planszetki.
vocab-move-gain = Opcja B tury: kolumna; potem pole dla każdego znacznika, właściciele od czarnego do żółtego, neutralne na końcu, pola jednego właściciela rosnąco, ∞ na końcu.
vocab-move-tile = Kafelek kontroli działający raz na turę, przed częściami tury, między nimi lub po nich.
vocab-move-part = Część pola akcji albo część zaopatrzenia rozpatrywanego rozkazu, liczona od 1.
vocab-move-action = Opcja B: akcja znad kolumny.
vocab-move-at = Obszar tego, co następuje: umieszczenia, wydania rozkazu, gromadzenia.
vocab-move-recruit = Ilu soldati jest werbowanych.
vocab-move-place = Ilu soldati jest umieszczanych w obszarze.
vocab-move-order = Rozkaz wydawany w obszarze.
vocab-move-car = Samochód do obszaru.
vocab-move-lab = Laboratorium do obszaru.
vocab-move-boat = Motorówka do obszaru morskiego.
vocab-move-sail = Nowa motorówka porusza się dalej do obszaru morskiego; done, jeśli zostaje.
vocab-move-sink = Trzy motorówki w obszarze morskim: właściciel drugiej motorówki, która znika.
vocab-move-fetch = Gromadzenie lub Zwołanie: tylu soldati z obszaru; obszary w kolejności mapy.
vocab-move-fetch-cars = Gromadzenie lub Zwołanie: tyle samochodów z obszaru, po jego soldati.
vocab-move-row = Rząd planszetki, z którego usuwa się skrajny lewy znacznik.
vocab-move-top = Znacznik z planszetki trafia do kolumny górnego arkusza.
vocab-move-done = Nic albo nic więcej: rezygnacja, zakończenie, koniec tury.
vocab-move-sell = W dowolnym momencie: sprzedaż rozkazu z siedziby.
vocab-move-give = W dowolnym momencie: 1 ₤ dla sojusznika; także odpowiedź, gdy sojusznika na nic nie stać.
vocab-move-clear = Porządkowanie: usunięcie znacznika z kafelka kontroli.
vocab-move-mark = Porządkowanie: położenie znacznika na kafelku kontroli.
vocab-move-execute = Spotkania: który z własnych rozkazów o równej inicjatywie jest pierwszy.
vocab-move-rally = Rozpatrywanie rozkazu: Zwołanie; potem fetch.
vocab-move-land = Rozpatrywanie rozkazu: ruch lądem do obszaru; potem send lub drive. Także cel podburzonych neutralnych.
vocab-move-sea = Rozpatrywanie rozkazu: ruch przez wodę do obszaru; potem send.
vocab-move-allies = Rozpatrywanie rozkazu: ruch przez sprzymierzeńców do obszaru; potem send lub drive.
vocab-move-send = Ilu soldati się porusza.
vocab-move-drive = Ilu soldati się porusza, a z nimi 1 samochód.
vocab-move-again = Drugi ruch: obszar, w którym się zaczyna; potem land, sea lub allies.
vocab-move-strike = Rozpatrywanie rozkazu: Zamach na obszar.
vocab-move-bomb = Rozpatrywanie rozkazu: Zamach samochodem pułapką.
vocab-move-strike-on = Niebieski B: Zamach z właśnie przejętego obszaru.
vocab-move-bomb-on = Niebieski B: Zamach samochodem pułapką z właśnie przejętego obszaru.
vocab-move-pentito = Rozpatrywanie rozkazu: Pentito; potem remove.
vocab-move-remove = Pentito: tylu soldati z obszaru; obszary w kolejności mapy.
vocab-move-special = Rozpatrywanie rozkazu: efekt rozkazu Biały A, Biały B lub Żółty B.
vocab-move-swap = Biały B: tylu soldati w obszarze jest zastępowanych; obszary w kolejności mapy.
vocab-move-invite = Biały A: obszar sojusznika, który odpowiada potem place lub done.
vocab-move-agitate = Rozpatrywanie rozkazu: Podburzanie, obszar neutralnych; potem land i send.
vocab-move-bribe = Przed atakiem: Łapówki.
vocab-move-turn = Przed atakiem: tylu soldati obrońcy jest zastępowanych, przy rozkazach Zielony A i Czarny B.
vocab-move-buy = Przed atakiem: tylu soldati obrońcy jest usuwanych za pieniądze, przy rozkazie Żółty C.
vocab-move-finesse = Atak: finezja, z kartami konfliktu.
vocab-move-brute = Atak: brutalność.
vocab-move-defend = Neutralni są atakowani finezyjnie: rodzina, która gra ich kartą.
vocab-move-card = Karta konfliktu, wybrana w tajemnicy.
vocab-move-take = Wziąć kartę drugiej strony.
vocab-move-leave = Zostawić kartę drugiej strony.
vocab-move-garrison = Kafelek Rekrutacja: tylu soldati z siedziby do właśnie przejętego obszaru.

## Terminal: co rysuje się poza pytaniami, ruchami i przebiegiem. Znaki na planszy muszą być krótkie

draw-legend = s samochód · l laboratorium · ? zakryty rozkaz · a6 z5 atak, zaopatrzenie, inicjatywa · k1 kamizelka
draw-mark-cars = s{ $n }
draw-mark-cars-one = s
draw-mark-labs = l{ $n }
draw-mark-labs-one = l
draw-mark-order = ?
draw-mark-vest = k{ $n }
draw-order-mark =
    { $kind ->
        [attack] a{ $initiative }
       *[supply] z{ $initiative }
    }
draw-seas = Morza: { $list }
draw-no-boats = bez motorówek
draw-look-area = { $area }, mandamento { $mandamento }
draw-look-neighbours = W sąsiedztwie:
draw-look-shut = zakryty rozkaz rodziny { $family }
draw-look-executed = { $order }, rozpatrzony; zostaje kamizelka { $vest }
draw-look-which = „{ $wanted }” pasuje do kilku miejsc: { $list }.
draw-look-none = Nie ma obszaru ani morza „{ $wanted }”. Obszary: { $list }.
draw-has-nobody = pusty
draw-has-neutrals =
    { $badge } { $n ->
        [one] { $n } neutralny soldato
       *[many] { $n } neutralnych soldati
    }
draw-has-soldati =
    { $badge } { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    }
draw-has-cars =
    { $n ->
        [one] { $n } samochód
        [few] { $n } samochody
       *[many] { $n } samochodów
    }
draw-has-labs =
    { $n ->
        [one] { $n } laboratorium
        [few] { $n } laboratoria
       *[many] { $n } laboratoriów
    }
draw-has-orders =
    { $n ->
        [one] { $n } rozkaz
        [few] { $n } rozkazy
       *[many] { $n } rozkazów
    }
draw-attackers =
    Atak: { $side }, { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    }
draw-attackers-car =
    Atak: { $side }, { $n ->
        [one] { $n } soldato
       *[many] { $n } soldati
    } i samochód
draw-defenders = Obrona: { $there }

draw-page-board = board: Sycylia, morza, rodziny i kafelki kontroli
draw-page-sheets = sheets: oba arkusze akcji i co robi każda kolumna i każde pole
draw-page-families = families: siedziby, pule, znaczniki na planszetkach
draw-page-tiles = tiles: kafelki kontroli i co robią
draw-page-mat = mat, mat red, mat all: ile są warte rzędy planszetki i co odsłonią następne znaczniki
draw-page-orders = orders, orders red, orders all: co robi każdy rozkaz i gdzie może być
draw-page-track = track: rozkazy na planszy w kolejności rozpatrywania
draw-page-look = look gela, look mare-licata: jeden obszar lub morze i co z nim sąsiaduje
draw-round = Runda { $round } z { $rounds }
draw-primo = pierwszy gracz { $family }
draw-team = { $list } = { $total }
draw-against = przeciw
draw-you = ▸ { $family }
draw-other = { "  " }{ $family }
draw-dealt = { $team }: { $list }
draw-tiles = Kafelki: { $list }
draw-head-mandamenti = Mand
draw-head-money = siedz.:₤
draw-head-soldati = sold
draw-head-orders = rozk
draw-head-supply = pula:sold
draw-head-cars = sam
draw-head-boats = mot
draw-head-tokens = zn
draw-head-mat = plansz.:S P B K
draw-heads = Mand mandamenti · siedz. siedziba: pieniądze, soldati, rozkazy (× zamknięta) · pula: soldati, samochody, motorówki, znaczniki wpływu · plansz. znaczniki na planszetce: sądy, policja, banki, kościół
draw-verdict = { $ending } Zasada { $rule }.
draw-result-won = { $team }: wygrana
draw-result-other = { $team }
draw-result-tie =
    { $side ->
        [none] Obszaru { $area } nikt nie kontroluje.
        [neutral] Obszar { $area } kontrolują neutralni.
       *[other] Obszar { $area } kontroluje { $side }.
    }
draw-result-needs =
    Drużyna wygrywa od razu, gdy jeden gracz ma { $alone } mandamenti albo obaj łącznie { $together }. W przeciwnym razie decyduje większa liczba mandamenti, a przy remisie wygrywa drużyna, która kontroluje obszar { $area }.

draw-top-sheet = Górny arkusz { $number }: znaczniki oraz koszt i akcja szerzenia wpływów, z 1 rozkazem
draw-bottom-sheet = Dolny arkusz { $number }: pola akcji
draw-column-priced = { $price }: { $action }
draw-column-price = koszt { $total } ({ $printed }+{ $moved })
draw-column-price-owners = koszt { $total } ({ $printed }+{ $moved }, { $owners } dla właścicieli)
draw-column-starting-player = weź znacznik „Primo Giocatore”, umieść 1 samochód, motorówkę lub laboratorium
draw-column-row =
    usuń 2 znaczniki z rzędu { $row ->
        [justice] sądów
        [police] policji
        [economy] banków
       *[church] kościoła
    }
draw-column-two-institutions = usuń po 1 znaczniku z 2 rzędów, jeden z nich na arkusz
draw-moving = Znaczniki do przeniesienia, od lewej do prawej: { $list }
draw-use-fee = kosztuje { $n } ₤ dla właściciela
draw-bust = (ostatnia akcja { $badge })
draw-join-one = { $first }
draw-join-or = { $first } / { $second }
draw-join-and = { $first } + { $second }
draw-space-pays = { $text }, za { $n } ₤
draw-space-earns = { $text }, weź { $n } ₤
draw-part-recruit =
    { $n ->
        [one] zwerbuj { $n } soldato
       *[many] zwerbuj { $n } soldati
    }
draw-part-place =
    { $n ->
        [one] umieść { $n } soldato
       *[many] umieść { $n } soldati
    }
draw-part-place-own =
    { $n ->
        [one] umieść { $n } soldato, nie w pustym obszarze
       *[many] umieść { $n } soldati, nie w pustym obszarze
    }
draw-part-order = wydaj 1 rozkaz
draw-part-order-two-areas = wydaj 2 rozkazy w 2 obszarach
draw-part-order-two-in-one = wydaj 2 rozkazy w 1 obszarze
draw-part-equipment = umieść samochód, motorówkę lub laboratorium
draw-part-launder = wypierz { $n } ₤
draw-part-gather = zgromadź soldati
draw-part-exert-supply = usuń 1 znacznik z planszetki
draw-part-exert-sheet = przenieś 1 znacznik z planszetki na arkusz
draw-part-exert-two-one-row = usuń 2 znaczniki z jednego rzędu
draw-part-ultima = połóż tu znacznik ostatniej akcji

draw-mat-title = { $family }: planszetka
draw-mat-row = { $value }, odsłonięte { $opened } z { $total }
draw-mat-next = { $row }; dalej: { $list }
draw-value-justice = samochód: atak +{ $attack }, pułapka +{ $strike }
draw-value-police = umieszczenie { $n }
draw-value-economy = tylko natychmiastowe efekty
draw-value-church = werbunek { $n }
draw-reveal-justice = samochód +{ $attack }/+{ $strike }
draw-reveal-police = umieszczenie { $n }
draw-reveal-church = werbunek { $n }
draw-reveal-order = { $text } i rozkaz { $letter } ({ $mark })
draw-instant-car = 1 samochód
draw-instant-lab = 1 laboratorium
draw-instant-money = { $n } ₤
draw-instant-launder = pranie

draw-order =
    { $kind ->
        [attack] { $badge } { $name } (atak, inicjatywa { $initiative })
       *[supply] { $badge } { $name } (zaopatrzenie, inicjatywa { $initiative })
    }
draw-order-basic = podstawowy { $number }
draw-order-advanced = { $row } { $letter }
draw-order-there = { $text } · { $area }
draw-track-shut =
    { $n ->
        [one] { $n } rozkaz przeciwników leży zakryty.
        [few] { $n } rozkazy przeciwników leżą zakryte.
       *[many] { $n } rozkazów przeciwników leży zakrytych.
    }
draw-track-empty = Na planszy nie ma rozkazów.
draw-look-order = { $order }: { $text }
draw-order-skull = czaszka { $n }
draw-order-shotguns =
    { $n ->
        [one] strzelba
        [few] { $n } strzelby
       *[many] { $n } strzelb
    }
draw-order-bombs =
    { $n ->
        [one] bomba
        [few] { $n } bomby
       *[many] { $n } bomb
    }
draw-order-rally = Zwołanie
draw-order-pentito = Pentito { $list }
draw-order-agitate = Podburzanie (zasięg { $n })
draw-order-vest = kamizelka { $n }
draw-supply-place =
    { $n ->
        [one] umieść { $n } soldato
       *[many] umieść { $n } soldati
    }
draw-supply-place-base =
    { $n ->
        [one] umieść { $n } soldato ({ $base }+{ $bonus })
       *[many] umieść { $n } soldati ({ $base }+{ $bonus })
    }
draw-supply-recruit =
    { $n ->
        [one] zwerbuj { $n } soldato
       *[many] zwerbuj { $n } soldati
    }
draw-supply-recruit-base =
    { $n ->
        [one] zwerbuj { $n } soldato ({ $base }+{ $bonus })
       *[many] zwerbuj { $n } soldati ({ $base }+{ $bonus })
    }
draw-supply-money = weź { $n } ₤
draw-supply-launder = wypierz pieniądze
draw-supply-car = umieść 1 samochód
draw-supply-speedboat = umieść 1 motorówkę
draw-supply-lab = umieść 1 laboratorium
draw-special-green-justice-a =
    przed atakiem zastąp maks. { $replace_defenders_max ->
        [one] { $replace_defenders_max } soldato obrońcy
       *[many] { $replace_defenders_max } soldati obrońcy
    }
draw-special-black-justice-b =
    przed atakiem zastąp maks. { $replace_defenders_max ->
        [one] { $replace_defenders_max } soldato obrońcy
       *[many] { $replace_defenders_max } soldati obrońcy
    }
draw-special-yellow-economy-c = przed atakiem usuń soldati obrońcy, każdego za { $money_per_removed_defender } ₤
draw-special-yellow-economy-b =
    umieść { $cars ->
        [one] { $cars } samochód
        [few] { $cars } samochody
       *[many] { $cars } samochodów
    }, { $labs ->
        [one] { $labs } laboratorium
        [few] { $labs } laboratoria
       *[many] { $labs } laboratoriów
    }, potem po { $soldati_per_own_lab ->
        [one] { $soldati_per_own_lab } soldato
       *[many] { $soldati_per_own_lab } soldati
    } przy każdym własnym laboratorium
draw-special-white-justice-a =
    umieść po { $soldati_per_area ->
        [one] { $soldati_per_area } soldato
       *[many] { $soldati_per_area } soldati
    } tutaj i w maks. { $adjacent_areas_max ->
        [one] { $adjacent_areas_max } sąsiednim obszarze
       *[many] { $adjacent_areas_max } sąsiednich obszarach
    }
draw-special-white-justice-b =
    zastąp z sąsiedztwa maks. { $replace_enemies_max ->
        [one] { $replace_enemies_max } soldato własnym, który przechodzi tutaj
       *[many] { $replace_enemies_max } soldati własnymi, którzy przechodzą tutaj
    }
draw-special-blue-justice-b = Zamach i ruch w dowolnej kolejności
draw-in-hq = W siedzibie
draw-on-board = Na planszy
draw-somewhere = W siedzibie albo zakryte na planszy
draw-on-mat = Jeszcze na planszetce
draw-sold = Sprzedane
draw-ask-choose-space =
    { $side ->
        [neutral] Przenieś neutralny znacznik z kolumny { $column } na wolne pole akcji dolnego arkusza; samo przeniesienie nic nie kosztuje.
       *[other]
            { $fee ->
                [0] Przenieś znacznik rodziny { $side } z kolumny { $column } na wolne pole akcji dolnego arkusza; samo przeniesienie nic nie kosztuje.
               *[other] Przenieś znacznik rodziny { $side } z kolumny { $column } na wolne pole akcji dolnego arkusza; najpierw zapłać rodzinie { $side } { $fee } ₤.
            }
    }
draw-ask-move-tokens =
    { $side ->
        [neutral] Przenieś neutralny znacznik z kolumny { $column } na wolne pole dolnego arkusza; akcji tego pola się nie wykonuje. Zostało: { $left }.
       *[other] Przenieś znacznik rodziny { $side } z kolumny { $column } na wolne pole dolnego arkusza; akcji tego pola się nie wykonuje. Zostało: { $left }.
    }
draw-ask-action-parts =
    { $done ->
        [0]
            { $parts ->
                [one] Pole { $space }: wykonaj jego akcję.
                [few] Pole { $space }: wybierz część, którą wykonasz.
               *[many] Pole { $space }: wybierz część, którą wykonasz.
            }
       *[other] Pole { $space }: wykonaj pozostałą część albo przejdź dalej.
    }
draw-move-use =
    { $side ->
        [neutral] Przenieś neutralny znacznik z kolumny { $column }, { $name }
       *[other] Przenieś znacznik rodziny { $side } z kolumny { $column }, { $name }
    }
draw-move-gain = Szerz wpływy w kolumnie { $column }, { $name }
draw-move-token = Połóż znacznik w kolumnie { $column }, { $name }
draw-move-top = Połóż go w kolumnie { $column } górnego arkusza, { $name }
draw-move-influence = Zastąp neutralny znacznik w kolumnie { $column }, { $name }
draw-gain-price = koszt { $n } ₤
draw-move-at =
    { $ask ->
        [ask-gain-influence] Wydaj rozkaz w { $area-loc }
        [ask-order-where] Wydaj rozkaz w { $area-loc }
        [ask-order-which] Wydaj rozkaz w { $area-loc }
        [ask-place-where] Umieść soldati w { $area-loc }
        [ask-gather-where] Zgromadź soldati w { $area-loc }
       *[other] Wybierz { $area-acc }
    }
draw-move-part = { $text }
draw-move-space =
    { $ask ->
        [ask-move-tokens]
            { $infinite ->
                [1] Przenieś go na pole { $space }, które pozostanie wolne
               *[0] Przenieś go na pole { $space } i zajmij je: { $text }
            }
        [ask-lay-token]
            { $infinite ->
                [1] Połóż go na polu { $space }, które pozostanie wolne
               *[0] Połóż go na polu { $space } i zajmij je: { $text }
            }
       *[other] Użyj pola { $space }: { $text }
    }
draw-move-land =
    { $ask ->
        [ask-agitate-target] Wyślij neutralnych do { $area-gen }
       *[other] Idź lądem do { $area-gen }
    }
draw-move-done =
    { $ask ->
        [ask-planning-turn] Zakończ turę
        [ask-action-parts] Pomiń resztę pola
        [ask-gain-influence]
            { $ordered ->
                [1] Dalej
               *[0] Nie wydawaj rozkazu
            }
        [ask-influence-tile] Zachowaj soldato i przejdź dalej
        [ask-ask-gift] Nic nie dawaj
        [ask-final-action] Zostaw znacznik na miejscu
        [ask-equipment] Nic nie umieszczaj
        [ask-sail-on] Zostaw ją tam
        [ask-fetch] Nikogo więcej nie sprowadzaj
        [ask-order-where] Nie wydawaj kolejnego rozkazu
        [ask-order-which] Nie wydawaj drugiego rozkazu
        [ask-choose-row] Nie usuwaj kolejnego znacznika
        [ask-lay-token] Zostaw go w puli
        [ask-execute-order] Zakończ rozkaz
        [ask-garrison] Nikogo nie sprowadzaj
        [ask-second-movement] Nie wykonuj drugiego ruchu
        [ask-before-attack] Przejdź do ataku
        [ask-second-strike] Nie dokonuj drugiego Zamachu
        [ask-pentito] Nikogo więcej nie usuwaj
        [ask-swap-enemies] Nikogo więcej nie zastępuj
        [ask-guard-labs] Nikogo więcej nie sprowadzaj
        [ask-support-areas] Nikogo więcej nie umieszczaj
        [ask-invited-partner] Nikogo nie umieszczaj
       *[other] Dalej
    }
draw-move-special = { $text }
draw-move-order = Wydaj w { $place-loc }: { $text } (inicjatywa { $initiative })
draw-order-is =
    { $kind ->
        [attack] { $name }, rozkaz ataku
       *[supply] { $name }, rozkaz zaopatrzenia
    }
draw-rally-detail = Sprowadź soldati i samochody z sąsiednich obszarów do obszaru rozkazu
draw-pentito-detail = Poświęć tu 1 soldato i usuń z sąsiednich obszarów maks. { $list } soldati, bez premii do obrony
draw-finesse-detail = Obie strony w tajemnicy wybierają kartę
draw-brute-detail = Od razu tracisz soldati, potem giną jeden za jednego
draw-part-which =
    { $n ->
        [1] pierwsza część
        [2] druga część
       *[other] trzecia część
    }
draw-unused = niewykorzystane: { $list }
draw-unused-movement = ruch
draw-unused-strike = Zamach
draw-unused-rally = Zwołanie
draw-unused-pentito = Pentito
draw-unused-agitate = Podburzanie
draw-anytime-sell = sprzedaj rozkaz
draw-anytime-give = daj pieniądze sojusznikowi
draw-card-turncoat = jeden soldato drugiej strony znika, jeden twój przybywa
draw-card-coward =
    { $n ->
        [one] { $n } twój soldato stamtąd wraca do siedziby
       *[many] { $n } twoich soldati stamtąd wraca do siedziby
    }

draw-brief-families-chosen = rodziny wybrane
draw-brief-placed = { $n } do { $area-gen }
draw-brief-car-placed =
    { $n ->
        [one] samochód w { $area-loc }
        [few] { $n } samochody w { $area-loc }
       *[many] { $n } samochodów w { $area-loc }
    }
draw-brief-lab-placed =
    { $n ->
        [one] laboratorium w { $area-loc }
        [few] { $n } laboratoria w { $area-loc }
       *[many] { $n } laboratoriów w { $area-loc }
    }
draw-brief-boat-placed = motorówka: { $sea }
draw-brief-boat-sunk = { $sea }: usunięta motorówka rodziny { $side }
draw-brief-token-laid = znacznik w kolumnie { $column }
draw-brief-influence-used = kafelek Wpływy (kolumna { $column })
draw-brief-space-used = pole { $space }
draw-brief-influence-gained = szerzy wpływy w kolumnie { $column }
draw-brief-recruited =
    { $n ->
        [one] werbuje { $n } soldato
       *[many] werbuje { $n } soldati
    }
draw-brief-received = +{ $n } ₤
draw-brief-order-issued = rozkaz w { $area-loc }
draw-brief-fetched =
    { $n } { $from-id ->
        [scordia] ze
       *[other] z
    } { $from-gen } do { $area-gen }
draw-brief-mat-token-removed = rząd { $row-gen }
draw-brief-starting-piece-taken = znacznik „Primo Giocatore”
draw-brief-bust-placed = znacznik ostatniej akcji na polu { $space }
draw-brief-tile-used = { $tile }
draw-brief-order-sold = sprzedaje rozkaz
draw-brief-money-given = 1 ₤ dla rodziny { $to }
draw-brief-order-executed = rozkaz w { $area-loc }
draw-brief-occupied = zajmuje { $area-acc }
draw-brief-conquered = przejmuje { $area-acc }
draw-brief-repelled = nie zdobywa { $area-gen }
draw-brief-both-gone = nikt nie zostaje w { $area-loc }
draw-brief-strike = zamach w { $area-loc }
draw-brief-garrisoned = Rekrutacja w { $area-loc }
draw-brief-pentito = Pentito w { $area-loc }
draw-brief-agitated = podburza neutralnych w { $area-loc }
draw-brief-neutrals-placed = neutralni w { $area-loc }
draw-brief-mandamento-gained = kontroluje mandamento { $mandamento }
draw-brief-mandamento-lost = traci mandamento { $mandamento }
draw-scene-phase =
    { $which ->
        [planning] Runda { $round }
        [encounter] Spotkania
       *[other] {""}
    }
draw-scene-game-over = Koniec

draw-gist-paid =
    { $to ->
        [-1] −{ $n } ₤
       *[other] −{ $n } ₤ dla rodziny { $to }
    }
draw-gist-received = +{ $n } ₤
draw-gist-compensated = +{ $n } w siedzibie
draw-gist-order-gained = zdobyty rozkaz: { $order }
draw-gist-order-sold = rozkaz usunięty z gry: { $order }
draw-gist-starting-piece-taken = znacznik „Primo Giocatore”
draw-gist-lab-removed = znika laboratorium w { $area-loc }
draw-gist-area-lost =
    { $side ->
        [neutral] neutralni tracą { $area-acc }
       *[other] { $side } traci { $area-acc }
    }
draw-gist-cars-lost =
    { $n ->
        [one] stracony { $n } samochód
        [few] stracone { $n } samochody
       *[many] straconych { $n } samochodów
    }
draw-gist-order-returned-unseen = rozkaz wraca: { $order }
draw-gist-bonuses = atak { $attack } na obronę { $defence }
draw-gist-removed =
    { $side ->
        [neutral] neutralni tracą { $n }
       *[other] { $side } traci { $n }
    }
draw-gist-replaced =
    { $n ->
        [one] zastąpiony { $n } soldato obrońcy
       *[many] zastąpieni soldati obrońcy: { $n }
    }
draw-gist-brute-force =
    { $n ->
        [one] −{ $n } atakujący soldato
       *[many] −{ $n } atakujących soldati
    }
draw-gist-knockout = straty po { $n }
draw-gist-conquered = przejmuje { $area-acc }, zostaje { $n }
draw-gist-occupied = zajmuje pusty obszar { $area }
draw-gist-repelled = atak się nie udaje
draw-gist-both-gone = nikt nie zostaje w { $area-loc }
draw-gist-strike = atak { $attack } na obronę { $defence }

draw-stock-money = Pieniądze
draw-stock-soldati = Soldati w siedzibie
draw-stock-orders = Rozkazy w siedzibie
draw-stock-supply-soldati = Soldati w puli
draw-stock-supply-cars = Samochody w puli
draw-stock-supply-boats = Motorówki w puli
draw-stock-supply-tokens = Znaczniki wpływu w puli

## Plansza na stronie: co na niej stoi poza pytaniami, ruchami i przebiegiem. Miejsca jest mało; podpowiedzi mogą być dłuższe

board-by-round = Mandamenti każdej rodziny po każdej rundzie
board-round-start = Początek
board-round-end = Po rundzie { $n }
board-sicily = Sycylia
board-nobody = nikt
board-nothing = nic
board-shut = ukryte
board-tab-table = Stół
board-tab-sheets = Arkusze
board-tab-family = Rodzina
board-phase-planning = Planowanie
board-phase-management = Porządkowanie
board-phase-encounter = Spotkania
board-has-nobody = pusty
board-has-soldati =
    { $n ->
        [one] { $side }, { $n } soldato
       *[many] { $side }, { $n } soldati
    }
board-has-cars =
    { $n ->
        [one] { $n } samochód
        [few] { $n } samochody
       *[many] { $n } samochodów
    }
board-has-labs =
    { $n ->
        [one] { $n } laboratorium
        [few] { $n } laboratoria
       *[many] { $n } laboratoriów
    }
board-has-shut = zakryty rozkaz rodziny { $family }
board-has-boat = motorówka rodziny { $family }
board-mandamento-held = Mandamento { $mandamento }: kontroluje { $family }
board-mandamento-free = Mandamento { $mandamento }: nikt nie kontroluje
board-mandamento-soon = przy następnym porządkowaniu: { $family }

board-order =
    { $kind ->
        [attack] { $family }, { $name }: rozkaz ataku, inicjatywa { $initiative }. { $list }
       *[supply] { $family }, { $name }: rozkaz zaopatrzenia, inicjatywa { $initiative }. { $list }
    }
board-symbol-place =
    { $n ->
        [one] Umieść maks. { $n } soldato z siedziby
       *[many] Umieść maks. { $n } soldati z siedziby
    }
board-symbol-place-base =
    { $n ->
        [one] Umieść maks. { $n } soldato z siedziby ({ $base } + { $bonus })
       *[many] Umieść maks. { $n } soldati z siedziby ({ $base } + { $bonus })
    }
board-symbol-recruit =
    { $n ->
        [one] Zwerbuj maks. { $n } soldato
       *[many] Zwerbuj maks. { $n } soldati
    }
board-symbol-recruit-base =
    { $n ->
        [one] Zwerbuj maks. { $n } soldato ({ $base } + { $bonus })
       *[many] Zwerbuj maks. { $n } soldati ({ $base } + { $bonus })
    }
board-symbol-money = Weź { $n } ₤
board-symbol-launder = Pranie pieniędzy: 1 ₤ za każde laboratorium w twoich obszarach
board-symbol-car = Umieść 1 samochód
board-symbol-speedboat = Umieść 1 motorówkę w obszarze morskim obok obszaru rozkazu
board-symbol-lab = Umieść 1 laboratorium
board-symbol-skull = Premia do ataku { $n }
board-symbol-shotgun = Ruch (i atak): soldati idą do innego obszaru
board-symbol-bomb = Zamach na sąsiedni obszar: nikt się nie porusza
board-symbol-rally = Zwołanie: najpierw sprowadź soldati i samochody z sąsiednich obszarów
board-symbol-pentito = Pentito: poświęć 1 soldato i usuń maks. { $list } z sąsiednich obszarów, bez premii do obrony
board-symbol-agitate =
    { $n ->
        [one] Podburzanie: na końcu neutralni z sąsiedniego obszaru poruszają się lub atakują
       *[many] Podburzanie: na końcu neutralni w zasięgu { $n } poruszają się lub atakują
    }
board-symbol-vest = Kamizelka: premia { $n } do obrony w tym obszarze do końca fazy

board-top-sheet = Górny arkusz
board-top-note =
    { $n ->
        [one] { $n } znacznik · cudze po { $fee } ₤
        [few] { $n } znaczniki · cudze po { $fee } ₤
       *[many] { $n } znaczników · cudze po { $fee } ₤
    }
board-bottom-sheet = Dolny arkusz
board-bottom-note =
    { $viewer ->
        [none] baza to wartość bazowa rodziny
       *[seat] 3+2: twoja wartość bazowa i premia
    }
board-note-base = baza
board-note-own = własny
board-cost = −{ $n }
board-column-order = szerzenie wpływów: akcja kolumny i 1 rozkaz
board-column-name-starting-player = Pierwszy
board-column-name-justice = Sądy
board-column-name-police = Policja
board-column-name-economy = Banki
board-column-name-church = Kościół
board-column-name-two-institutions = Dwa rzędy
board-column = { $action } Możesz też wydać 1 rozkaz. Koszt: { $cost } ₤ i po { $each } ₤ za każdy znacznik do puli; po { $fee } ₤ za każdy znacznik innego gracza jego właścicielowi.
board-column-starting-player = Weź znacznik „Primo Giocatore”; możesz umieścić 1 samochód, motorówkę lub laboratorium.
board-column-row =
    { $row ->
        [justice] Usuń maks. 2 znaczniki z rzędu sądów swojej planszetki.
        [police] Usuń maks. 2 znaczniki z rzędu policji swojej planszetki.
        [economy] Usuń maks. 2 znaczniki z rzędu banków swojej planszetki.
       *[church] Usuń maks. 2 znaczniki z rzędu kościoła swojej planszetki.
    }
board-column-two-institutions = Usuń po 1 znaczniku z 2 rzędów swojej planszetki, jeden z nich na arkusz.
board-token =
    { $whose ->
        [neutral] Neutralny znacznik: przeniesienie nic nie kosztuje
        [own] Twój znacznik: przeniesienie nic nie kosztuje
       *[other] Znacznik rodziny { $side }: przeniesienie kosztuje { $fee } ₤ dla rodziny { $side }
    }{ $n ->
        [one] {""}
       *[many] {" "}(łącznie { $n })
    }
board-note-two-areas = 2 obszary
board-note-one-area = 1 obszar
board-space = Kolumna { $col }, pole { $row }.
board-space-pays = Najpierw zapłać { $n } ₤.
board-space-earns = Weź { $n } ₤.
board-space-infinite = ∞: zawsze wolne.
board-space-holds = Leżą tu znaczniki: { $list }.
board-join-or = Do wyboru: { $first } Albo: { $second }
board-join-and = Obie części, w dowolnej kolejności: { $first } { $second }
board-part-recruit =
    { $n ->
        [one] Zwerbuj maks. { $n } soldato ({ $base } + { $bonus }).
       *[many] Zwerbuj maks. { $n } soldati ({ $base } + { $bonus }).
    }
board-part-recruit-open = Zwerbuj soldati: wartość bazowa rzędu kościoła + { $bonus }.
board-part-place =
    { $n ->
        [one] Umieść maks. { $n } soldato w jednym obszarze, swoim lub pustym ({ $base } + { $bonus }).
       *[many] Umieść maks. { $n } soldati w jednym obszarze, swoim lub pustym ({ $base } + { $bonus }).
    }
board-part-place-open = Umieść soldati w jednym obszarze, swoim lub pustym: wartość bazowa rzędu policji + { $bonus }.
board-part-place-own =
    { $n ->
        [one] Umieść maks. { $n } soldato w jednym swoim obszarze ({ $base } + { $bonus }).
       *[many] Umieść maks. { $n } soldati w jednym swoim obszarze ({ $base } + { $bonus }).
    }
board-part-place-own-open = Umieść soldati w jednym swoim obszarze: wartość bazowa rzędu policji + { $bonus }.
board-part-order = Wydaj 1 rozkaz.
board-part-order-two-areas = Wydaj maks. 2 rozkazy w 2 obszarach.
board-part-order-two-in-one = Wydaj maks. 2 rozkazy w 1 obszarze.
board-part-equipment = Umieść 1 samochód, motorówkę lub laboratorium.
board-part-launder =
    { $n ->
        [one] Wypierz pieniądze: { $n } ₤ za twoje laboratorium.
       *[many] Wypierz pieniądze: { $n } ₤, po 1 za każde laboratorium w twoich obszarach.
    }
board-part-launder-open = Wypierz pieniądze: 1 ₤ za każde laboratorium w swoich obszarach.
board-part-gather = Zgromadź w jednym obszarze soldati i samochody z sąsiednich.
board-part-exert-supply = Usuń 1 znacznik z planszetki.
board-part-exert-sheet = Usuń 1 znacznik z planszetki i połóż go na arkuszu.
board-part-exert-two-one-row = Usuń maks. 2 znaczniki z jednego rzędu planszetki.
board-part-ultima = Ultima Azione: połóż tu znacznik ostatniej akcji, którą wykonasz po ostatniej turze.

board-tiles = Kafelki kontroli
board-tiles-note = znacznik za każde mandamento
board-tiles-slots =
    { $viewer ->
        [none] lewe koło: drużyna A, prawe: drużyna B
       *[seat] lewe koło: nasze, prawe: przeciwników
    }
board-tile-held = Znaczniki: { $list }.
board-tile-influence = zastąp neutralny
    .rule = LF-10.1
board-tile-meeting = za { $cost } ₤: zwerbuj { $recruit }
    .rule = LF-10.2
board-tile-reinforcements = za { $cost } ₤: umieść { $place }
    .rule = LF-10.3
board-tile-cars = za { $cost } ₤: samochód
    .rule = LF-10.4
board-tile-chain-of-command =
    { $orders_per_area ->
        [one] obszar: { $orders_per_area } rozkaz
        [few] obszar: { $orders_per_area } rozkazy
       *[many] obszar: { $orders_per_area } rozkazów
    }
    .rule = LF-10.6
board-tile-speedboats = za { $cost } ₤: motorówka
    .rule = LF-10.5
board-tile-recruitment = przejęty obszar: +{ $free_place }
    .rule = LF-10.7
board-tile-allies = za { $cost } ₤: sięgnij dalej
    .rule = LF-10.8
board-tile-bribery = za { $cost } ₤: zastąp { $replace_defender }
    .rule = LF-10.9
board-tile-delay-detonator = zasięg pułapki: { $car_bomb_distance }
    .rule = LF-10.10
board-tile-miniguns = przez wodę: atak +{ $sea_attack_bonus }
    .rule = LF-10.11

board-mat-note = znacznik zakrywa to, co odsłoni
board-mat-whose = Czyja planszetka
board-mat-show = Planszetka
board-mat-hide = Ukryj planszetkę
board-row-justice = Sądy
board-row-police = Policja
board-row-economy = Banki
board-row-church = Kościół
board-worth-justice = sam. { $attack }, zam. { $strike }
board-worth-police = umieść { $n }
board-worth-economy = od razu
board-worth-church = zwerbuj { $n }
board-start-value = na początku { $worth }
board-row =
    { $next ->
        [none] { $family }, { $row }: { $worth }. Wszystko odsłonięte.
       *[other] { $family }, { $row }: { $worth }. Następny znacznik odsłania: { $next }
    }
board-reveal-justice = samochód dodaje { $attack } do ataku, a jako pułapka { $strike } do zamachu
board-reveal-police = umieszczenie { $n }
board-reveal-church = werbunek { $n }
board-reveal-order = { $text }; i rozkaz. { $order }
board-instant-car = od razu 1 samochód
board-instant-lab = od razu 1 laboratorium
board-instant-money = od razu { $n } ₤
board-instant-launder = od razu pranie pieniędzy
board-headquarters = Siedziba
board-headquarters-of = { $family }
board-only-team = tylko ty i { $family }
board-partners-share = sojusznicy widzą wszystko
board-hq-money = pieniądze w siedzibie
board-hq-soldati = soldati w siedzibie
board-hq-orders = rozkazy w siedzibie
board-character = karta postaci
board-primo = pierwszy gracz
board-sides = Jak stoją obie drużyny
board-side-enough = dość, by wygrać
board-side-missing = do wygranej: { $n }
board-side-has = Drużyna { $team } ({ $families }): { $has } z { $needs } mandamenti.
board-side-whole = Mandamenti ze wszystkimi obszarami ({ $all } z { $all }): { $list }.
board-side-bare = Mandamenti utrzymane dzięki { $n } z { $all } obszarów: { $list }.
board-side-split = Dość obszarów, ale nie jednej rodziny: { $list }.
board-side-wins = Wystarczy do wygranej na koniec rundy, chyba że druga drużyna też ma dość.
board-side-lacks = Do wygranej brakuje: łącznie { $both }, albo samej rodzinie { $family }: { $alone }.
board-side-tie = Ma obszar { $area }: to rozstrzyga remis.
board-count-mandamenti = mandamenti kontrolowane teraz
board-count-laid = rozkazy na planszy
board-count-soldati = soldati w puli
board-count-cars = samochody w puli
board-count-boats = motorówki w puli
board-count-tokens = znaczniki wpływu w puli
board-count-house = siedziba: ukryta za zasłonką
board-count-house-open = siedziba: pieniądze i soldati

board-track = Rozkazy według inicjatywy
board-track-supply = Najpierw rozkazy zaopatrzenia
board-track-attack = Rozkazy ataku · od najniższej inicjatywy, remisy według kolejności graczy
board-track-stays = kamizelka zostaje
board-track-none = brak
board-track-shut = zakryte
board-executes = { $family }: rozkaz w { $area-loc }
board-order-returns = Każda część jest dobrowolna. Potem żeton wraca do siedziby.
board-order-stays = Każda część jest dobrowolna. Żeton z kamizelką zostaje do końca fazy.
board-last-attack = Ostatni atak: { $area }
board-last-cards = Ostatnie karty: { $area }
board-in-front = Przed rodziną { $family }
board-took = bierze kartę drugiej strony
board-left = zostawia kartę drugiej strony

board-attack-on = Atak na { $area-acc }
board-attack-from =
    { $route ->
        [sea] { $area-id ->
            [scordia] ze
           *[other] z
        } { $area-gen }, przez wodę
        [allies] { $car ->
            [yes] { $area-id ->
                [scordia] ze
               *[other] z
            } { $area-gen }, przez sprzymierzeńców, z samochodem
           *[no] { $area-id ->
                [scordia] ze
               *[other] z
            } { $area-gen }, przez sprzymierzeńców
        }
       *[land] { $car ->
            [yes] { $area-id ->
                [scordia] ze
               *[other] z
            } { $area-gen }, lądem, z samochodem
           *[no] { $area-id ->
                [scordia] ze
               *[other] z
            } { $area-gen }, lądem
        }
    }
board-step-movement =
    { $n ->
        [one] Ruch: { $n } soldato
       *[many] Ruch: { $n } soldati
    }
board-step-bonuses = Premie
board-step-fell =
    { $n ->
        [0] Premie: bez strat
       *[other] Premie: ginie { $n }
    }
board-step-conflict =
    { $how ->
        [finesse] Konflikt: finezja
       *[open] Konflikt
    }
board-step-knockout = Straty
board-attacks = atak
board-defends = obrona
board-plays-for = kartą gra { $family }
board-source-order = Czaszki na rozkazie
board-source-car = Samochód w ataku, rząd sądów
board-source-miniguns = Miniguny, przez wodę
board-source-lab =
    { $n ->
        [one] Laboratorium w { $area-loc }
       *[many] Laboratoria w { $area-loc }
    }
board-source-vest = Kamizelka na tamtejszym rozkazie
board-source-none = Bez premii
board-attack = Atak
board-defence = Obrona
board-fell =
    { $n ->
        [0] obrona bez strat
        [one] zginął { $n } soldato obrońcy
       *[many] zginęło { $n } soldati obrońcy
    }
board-will-fall =
    { $n ->
        [0] obrona bez strat
        [one] zginie { $n } soldato obrońcy
       *[many] zginie { $n } soldati obrońcy
    }
board-finesse = Finezja
board-finesse-note = Obie strony w tajemnicy wybierają kartę. Atakujący bierze kartę drugiej strony albo ją zostawia, potem to samo robi obrońca.
board-brute = Brutalność
board-brute-note =
    { $n ->
        [one] Atakujący od razu traci { $n } soldato; potem soldati giną jeden za jednego.
       *[many] Atakujący od razu traci { $n } soldati; potem soldati giną jeden za jednego.
    }
board-brute-result =
    { $holder ->
        [none] Potem w { $area-loc } nie zostaje nikt.
       *[some] { $attackers ->
            [0] Wynik w { $area-loc }: { $side }, { $defenders ->
                [one] { $defenders } soldato
               *[many] { $defenders } soldati
            }.
           *[other] Wynik w { $area-loc }: { $side }, { $attackers ->
                [one] { $attackers } soldato
               *[many] { $attackers } soldati
            }.
        }
    }
board-names-defender = Przeciwnicy wybierają, kto zagra za neutralnych.
board-choose-card = Wybierz kartę
board-choose-card-note = Leży zakryta, aż obie strony zdecydują, co biorą.
board-card = Karta
board-your-card = Karta twojej drużyny
board-card-of = Karta rodziny { $family }
board-card-waits = { $family } jeszcze wybiera.
board-card-secret = Do odkrycia widzi ją tylko twoja drużyna.
board-card-three = Zdrada, Tchórzostwo 1 albo Tchórzostwo 2. Karta dotyczy strony, przed którą leży.
board-card-turncoat = wróg traci jednego, ty zyskujesz
board-card-coward =
    { $n ->
        [one] { $n } twój wraca do siedziby
       *[many] { $n } twoich wraca do siedziby
    }
board-card-back = zakryta karta rodziny { $family }
board-face-down = zakryta
board-take = Weź
board-leave = Zostaw
board-was-taken = { $family } bierze ją
board-was-left = { $family } zostawia ją
board-decides = Decyduje o niej { $family }.
board-outlook = Co może się wydarzyć
board-outlook-note = Ilu soldati zostanie ci w { $area-loc }, zależnie od karty drugiej strony ({ $family })
board-outlook-with = gdy twoja karta to
board-aid-orders = Co mogą jeszcze wydać
board-aid-left = { $family }, rozkazy w siedzibie: { $n }
board-aid-orders-sure = na pewno
board-aid-orders-maybe = być może
board-aid-mandamenti = O jeden obszar od zdobycia lub utraty
board-aid-needs = brakuje jednego z: { $areas }
board-aid-rests = opiera się na: { $areas }
board-aid-keystone = Mandamento { $mandamento }: bez tego obszaru { $family } je traci
board-aid-swing = z nim zdobywa je { $family }
board-aid-attack = Jeśli ich wyślesz
board-aid-against = Zostaje obrońców
board-aid-yours = twój, { $n }
board-aid-theirs = ich, { $n }
board-aid-empty = pusty
board-aid-at-once = twój bez konfliktu
board-aid-ways = { $won } z { $all }
board-aid-finesse = twój { $won }, ich { $held }, pusty { $empty }
board-aid-attack-note = Finezja: w ilu z { $all } układów kart i odpowiedzi obszar jest twój, gdy każdy układ jest równie prawdopodobny. Nie liczono Łapówek, efektów rozkazów ani Zwołania.
board-row-you-take = Bierzesz cudzą
board-row-you-leave = Zostawiasz cudzą
board-row-they-take = { $family } bierze twoją
board-row-they-leave = { $family } zostawia twoją
board-row-both = { $first }, { $second }
board-cell-left = zostaje { $n }
board-cell-lost = stracony
board-cell-theirs = tam { $n }
board-cell-both = nikt nie zostaje
board-lab-goes = Kto przejmie { $area-acc }, usunie tam laboratorium.
board-recruitment-after = Rekrutacja: jeśli { $family } przejmie obszar, mogą tam przyjść soldati z siedziby.

board-families = Wybierz rodziny
board-families-note = Dwie z trzech. Nikt tego nie zobaczy, dopóki nie wybiorą obie drużyny.
board-families-yours = Rozdane twojej drużynie
board-families-theirs = Rozdane przeciwnikom
board-families-me = Moja
board-families-partner = Sojusznika
board-families-first = Wybierz jedną dla siebie i jedną dla sojusznika
board-families-go = Prowadź rodzinę { $mine }, sojusznik rodzinę { $partner }
board-families-done = Twoja drużyna już wybrała. Przeciwnicy jeszcze się zastanawiają.
board-family-black = Pięść: uderza wcześnie i mocno, podwójne strzelby, najcięższa pojedyncza bomba, przeciąga soldati obrońcy na swoją stronę.
board-family-blue = Zamachowcy: samochody pułapki, podwójne Zamachy, Zamach i szturm w jednym rozkazie.
board-family-green = Przemytnicy: motorówki, Zwołania, szybkie przegrupowania, jeden soldato obrońcy zastąpiony.
board-family-red = Podżegacze: tłumy neutralnych, Pentiti, przewaga liczebna.
board-family-white = Opiekunowie: kamizelki, wielu soldati naraz, także dla sojusznika; przekonują wrogów do siebie.
board-family-yellow = Chemicy: laboratoria, pieniądze, opłacają sobie drogę przez konflikt.
board-final-won = Wygrana
board-final-lost = Przegrana
board-final-draw = Remis
board-final-together = Razem

## Nazwy z zestawu: sam zestaw

pack-title = La Famiglia, odtworzona z instrukcji

## Nazwy z zestawu: rodziny według kolorów

family-black = Grecco
family-blue = Luppino
family-green = Smeraldi
family-red = Castelli
family-white = Biancardi
family-yellow = Dorati

## Nazwy z zestawu: obszary

area-acireale = Acireale
    .gen = Acireale
    .acc = Acireale
    .loc = Acireale
area-agrigento = Agrigento
    .gen = Agrigento
    .acc = Agrigento
    .loc = Agrigento
area-alcamo = Alcamo
    .gen = Alcamo
    .acc = Alcamo
    .loc = Alcamo
area-bronte = Bronte
    .gen = Bronte
    .acc = Bronte
    .loc = Bronte
area-caltagirone = Caltagirone
    .gen = Caltagirone
    .acc = Caltagirone
    .loc = Caltagirone
area-caltanissetta = Caltanissetta
    .gen = Caltanissetty
    .acc = Caltanissettę
    .loc = Caltanissetcie
area-camastra = Camastra
    .gen = Camastry
    .acc = Camastrę
    .loc = Camastrze
area-capo-d-orlando = Capo d'Orlando
    .gen = Capo d'Orlando
    .acc = Capo d'Orlando
    .loc = Capo d'Orlando
area-castelvetrano = Castelvetrano
    .gen = Castelvetrano
    .acc = Castelvetrano
    .loc = Castelvetrano
area-catania = Catania
    .gen = Catanii
    .acc = Catanię
    .loc = Catanii
area-cefalu = Cefalù
    .gen = Cefalù
    .acc = Cefalù
    .loc = Cefalù
area-corleone = Corleone
    .gen = Corleone
    .acc = Corleone
    .loc = Corleone
area-enna = Enna
    .gen = Enny
    .acc = Ennę
    .loc = Ennie
area-gela = Gela
    .gen = Geli
    .acc = Gelę
    .loc = Geli
area-licata = Licata
    .gen = Licaty
    .acc = Licatę
    .loc = Licacie
area-marsala = Marsala
    .gen = Marsali
    .acc = Marsalę
    .loc = Marsali
area-messina = Messina
    .gen = Messiny
    .acc = Messinę
    .loc = Messinie
area-milazzo = Milazzo
    .gen = Milazzo
    .acc = Milazzo
    .loc = Milazzo
area-mistretta = Mistretta
    .gen = Mistretty
    .acc = Mistrettę
    .loc = Mistretcie
area-nicosia = Nicosia
    .gen = Nicosii
    .acc = Nicosię
    .loc = Nicosii
area-noto = Noto
    .gen = Noto
    .acc = Noto
    .loc = Noto
area-palagonia = Palagonia
    .gen = Palagonii
    .acc = Palagonię
    .loc = Palagonii
area-palermo = Palermo
    .gen = Palermo
    .acc = Palermo
    .loc = Palermo
area-partinico = Partinico
    .gen = Partinico
    .acc = Partinico
    .loc = Partinico
area-patti = Patti
    .gen = Patti
    .acc = Patti
    .loc = Patti
area-petralia = Petralia
    .gen = Petralii
    .acc = Petralię
    .loc = Petralii
area-piazza-armerina = Piazza Armerina
    .gen = Piazzy Armeriny
    .acc = Piazzę Armerinę
    .loc = Piazzy Armerinie
area-ragusa = Ragusa
    .gen = Ragusy
    .acc = Ragusę
    .loc = Ragusie
area-ribera = Ribera
    .gen = Ribery
    .acc = Riberę
    .loc = Riberze
area-sciacca = Sciacca
    .gen = Sciacca
    .acc = Sciacca
    .loc = Sciacca
area-scordia = Scordia
    .gen = Scordii
    .acc = Scordię
    .loc = Scordii
area-siracusa = Siracusa
    .gen = Siracusy
    .acc = Siracusę
    .loc = Siracusie
area-taormina = Taormina
    .gen = Taorminy
    .acc = Taorminę
    .loc = Taorminie
area-termini-imerese = Termini Imerese
    .gen = Termini Imerese
    .acc = Termini Imerese
    .loc = Termini Imerese
area-trapani = Trapani
    .gen = Trapani
    .acc = Trapani
    .loc = Trapani
area-troina = Troina
    .gen = Troiny
    .acc = Troinę
    .loc = Troinie

## Nazwy z zestawu: morza

sea-mare-trapani = Mare Trapani
sea-mare-palermo = Mare Palermo
sea-mare-cefalu = Mare Cefalù
sea-mare-milazzo = Mare Milazzo
sea-mare-catania = Mare Catania
sea-mare-siracusa = Mare Siracusa
sea-mare-licata = Mare Licata
sea-mare-agrigento = Mare Agrigento
sea-mare-mazara = Mare Mazara

## Nazwy z zestawu: mandamenti

mandamento-trapani = Trapani
mandamento-sciacca = Sciacca
mandamento-palermo = Palermo
mandamento-madonie = Madonie
mandamento-agrigento = Agrigento
mandamento-enna = Enna
mandamento-licata = Licata
mandamento-caltagirone = Caltagirone
mandamento-siracusa = Siracusa
mandamento-etna = Etna
mandamento-nebrodi = Nebrodi
mandamento-messina = Messina

## Nazwy z zestawu: postacie

character-stefano = Stefano
character-lucia = Lucia
character-tommaso = Tommaso
character-rosalia = Rosalia
character-ignazio = Ignazio
character-agata = Agata

## Opisy na stronie: jak nazywa się to, co nie ma własnej nazwy

about-family = Rodzina
    .rule = LF-1.1
about-families = Wybór rodzin
    .rule = LF-2.5
about-area = Obszar
    .rule = LF-1.9
about-sea = Obszar morski
    .rule = LF-1.3
about-mandamento = Mandamento
    .rule = LF-5.1
about-control-token = Znacznik kontroli
    .rule = LF-5.2
about-soldato = Soldato
    .rule = LF-1.4
about-soldato-neutral = Neutralni soldati
    .rule = LF-1.13
about-supply = Pula
    .rule = LF-1.4
about-headquarters = Siedziba
    .rule = LF-1.4
about-money = Pieniądze
    .rule = LF-1.7
about-character = Karta postaci
    .rule = LF-2.10
about-car = Samochód
    .rule = LF-7.3
about-car-bomb = Samochód pułapka
    .rule = LF-8.2
about-speedboat = Motorówka
    .rule = LF-4.28
about-drug-lab = Laboratorium
    .rule = LF-1.10
about-equipment = Sprzęt
    .rule = LF-4.26
about-primo-giocatore = Pierwszy gracz
    .rule = LF-3.2
about-influence-token = Znacznik wpływu
    .rule = LF-4.5
about-neutral-token = Neutralny znacznik wpływu
    .rule = LF-4.7
about-infinity-space = Pole z symbolem ∞
    .rule = LF-4.6
about-column = Szerzenie wpływów
    .rule = LF-4.13
about-space = Pole akcji
    .rule = LF-4.5
about-two-institutions = Dwie instytucje
    .rule = LF-4.18
about-recruit = Werbunek soldati
    .rule = LF-4.20
about-place = Umieszczenie soldati
    .rule = LF-4.21
about-issue-order = Wydanie rozkazu
    .rule = LF-4.24
about-two-orders = Dwa rozkazy
    .rule = LF-4.25
about-launder = Pranie pieniędzy
    .rule = LF-4.29
about-gather = Gromadzenie
    .rule = LF-4.30
about-exert-influence = Wywieranie wpływów
    .rule = LF-4.31
about-exert-sheet = Znacznik z planszetki na arkusz
    .rule = LF-4.31
about-bust = Ostatnia akcja
    .rule = LF-4.33
about-mat = Planszetka rodziny
    .rule = LF-4.35
about-justice = Sądy
    .rule = LF-4.36
about-police = Policja
    .rule = LF-4.36
about-economy = Banki
    .rule = LF-4.36
about-church = Kościół
    .rule = LF-4.36
about-tile = Kafelek kontroli
    .rule = LF-5.5
about-order = Rozkaz
    .rule = LF-6.2
about-order-token = Rozkazy
    .rule = LF-4.24
about-order-shut = Zakryty rozkaz
    .rule = LF-3.5
about-initiative-supply = Rozkazy zaopatrzenia
    .rule = LF-6.2
about-initiative-attack = Rozkazy ataku
    .rule = LF-6.2
about-skull = Premia do ataku
    .rule = LF-7.10
about-vest = Kamizelka
    .rule = LF-6.6
about-shotgun = Ruch (i atak)
    .rule = LF-7.2
about-rally = Zwołanie
    .rule = LF-7.1
about-bomb = Zamach
    .rule = LF-8.1
about-pentito = Pentito
    .rule = LF-8.6
about-agitate = Podburzanie
    .rule = LF-8.8
about-star = Efekt rozkazu
    .rule = LF-9
about-conflict = Konflikt
    .rule = LF-7.15
about-bonuses = Premie
    .rule = LF-7.12
about-finesse = Finezja
    .rule = LF-7.17
about-brute-force = Brutalność
    .rule = LF-7.16
about-card = Karta konfliktu
    .rule = LF-7.18
about-turncoat = Zdrada
    .rule = LF-7.21
about-coward-1 = Tchórzostwo 1
    .rule = LF-7.22
about-coward-2 = Tchórzostwo 2
    .rule = LF-7.22
about-outlook = Co może się wydarzyć
    .rule = LF-7.20
about-hidden = Ukryte przed przeciwnikami
    .rule = LF-3.5
about-final = Koniec
    .rule = LF-11.2
about-tie-break = Rozstrzyga remis na końcu (LF-11.3).
    .rule = LF-11.3
