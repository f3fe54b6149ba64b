### Zasady gry The Godfather: Imperium Corleone po polsku. Wszystkie teksty są nasze; żadne zdanie nie pochodzi z instrukcji.
### Identyfikatory: chapter-CE-5 to rozdział CE-5, rule-CE-5-35 to zasada CE-5.35, ruling-RU-7 to rozstrzygnięcie RU-7, ruling-RC-1 to wybór między dwoma źródłami. Numery są stałe.
### Jeden wiersz to jeden akapit.

game-title = The Godfather: Imperium Corleone

## CE-1

chapter-CE-1 = Elementy i cel gry
rule-CE-1-1 = Od 2 do 5 graczy prowadzi rywalizujące rodziny przez cztery akty. Wygrywa rodzina, która po doliczeniu premii końcowych jest najbogatsza (CE-11.4).
rule-CE-1-2 = Zawartość: 120 kart pieniędzy ($1, $2, $3, $5), 32 karty towarów (broń, zapłata za morderstwo, alkohol, narkotyki), 12 kafli przedsiębiorstw (niebieskie i czerwone), 44 karty zleceń (żółte, niebieskie, zielone, szare), 18 kart sojuszników (po 6 na Akty I–III), 5 walizek, 34 figurki, 45 żetonów kontroli (9 na rodzinę), radiowóz (znacznik fazy), Głowa Konia (znacznik pierwszego gracza).
rule-CE-1-3 = Każda rodzina ma 3 członków rodziny (Don, Doradca, Dziedzic) – figurki z okrągłą podstawką, które stoją na polach członków rodziny – i 3 gangsterów, figurki z kwadratową podstawką, które stoją na polu gangstera przedsiębiorstwa. Figurki neutralne: Burmistrz, Szef Związków, Komisarz Policji. „Figurka” to każda z nich, „figurka rodziny” to własny gangster lub członek rodziny gracza, „niezagrana” to taka, która stoi jeszcze przed właścicielem. Figurka Dona Corleone tylko wskazuje akt. Przeciwnik to inny gracz, nigdy figurka neutralna.
rule-CE-1-4 = Karty gracza są w jednym z trzech miejsc: na ręce (ukryte), w walizce (ukryte; pieniądze i zrealizowane zlecenia) albo przed graczem (sojusznicy zagrani w tym akcie, jawni). Innych kart gracz nie ma. To, co trafia do pudełka, na dobre wypada z gry.

## CE-2

chapter-CE-2 = Przygotowanie do gry
rule-CE-2-1 = Figurka Dona Corleone zaczyna na polu Aktu I na torze aktów, radiowóz na polu pierwszej fazy.
rule-CE-2-2 = Karty pieniędzy ułożone według wartości i karty towarów ułożone według rodzaju tworzą odkryte stosy, czyli pulę.
rule-CE-2-3 = Potasujcie kafle przedsiębiorstw i ułóżcie z nich dwa zakryte stosy, niebieski i czerwony.
rule-CE-2-4 = 4 graczy: wyłóżcie jeden niebieski kafel na puste pole przedsiębiorstwa na terytorium 1 (Wall Street). 5 graczy: wyłóżcie trzy niebieskie kafle na terytoria 1, 2, 3 (Wall Street, Brooklyn, Upper East Side). 2 lub 3 graczy: żadnego. Są one dodatkiem do kafla Aktu I (CE-4.1).
rule-CE-2-5 = Potasujcie zlecenia i ułóżcie z nich zakrytą talię; odkryjcie zlecenia ogólnodostępne: przy 2 graczach 2, przy 3 lub 4 graczach 3, przy 5 graczach 4.
rule-CE-2-6 = Potasujcie sześciu sojuszników Aktu I i wyłóżcie odkrytych: przy 2 graczach 1, przy 3 graczach 2, przy 4 graczach 3, przy 5 graczach 4 (zawsze o jednego mniej, niż jest graczy). Pozostali z tego aktu trafiają do pudełka.
rule-CE-2-7 = Każdy gracz bierze rodzinę: walizkę, 9 żetonów kontroli, 2 gangsterów (3 gangsterów w grze na 2 osoby) i Dona. Doradca czeka na torze aktów przy Akcie II, Dziedzic przy Akcie IV. Nieużywane figurki trafiają do pudełka.
rule-CE-2-8 = Trzy figurki neutralne stoją obok planszy.
rule-CE-2-9 = Początkowa ręka każdego gracza: po jednej karcie $1, $2 i $3 oraz dwa losowe zlecenia.
rule-CE-2-10 = Jeden gracz dostaje Głowę Konia i jest pierwszym graczem; program go losuje.
rule-CE-2-11 = Kolejność losowań w programie: niebieski stos, czerwony stos, talia zleceń, sojusznicy Aktu I, pierwszy gracz; potem kafle przygotowania (w kolejności terytoriów), zlecenia ogólnodostępne (najpierw miejsce 1), potem po dwa zlecenia na każde miejsce w kolejności miejsc. W Antrakcie: najpierw zlecenia ogólnodostępne z CE-10.5 (d) z ewentualnym przetasowaniem, potem sojusznicy z (e) (RU-1).
rule-CE-2-12 = W grze na 2 osoby sześć pól członków rodziny z oznaczeniem 3+ traktuje się tak, jakby w ogóle ich nie było.

## CE-3

chapter-CE-3 = Przebieg aktu
rule-CE-3-1 = Każdy akt ma pięć faz w tej kolejności: Otwórz nowe przedsiębiorstwo, Rodzinne interesy, Wojny terytorialne, Łapówki, Haracz dla Dona. Po Aktach I–III następuje Antrakt.
rule-CE-3-2 = W Akcie IV nie ma fazy Łapówki.
rule-CE-3-3 = Tor aktów podaje kolor kafla, limit kart na ręce na końcu aktu i nowego członka rodziny na jego początku. Akt I: niebieski, 5, żaden. Akt II: niebieski, 4, Doradca. Akt III: czerwony, 3, żaden. Akt IV: czerwony, 2, Dziedzic. Limity Aktów I–III podano z pamięci, bez potwierdzenia (RU-2).
rule-CE-3-4 = Kolejność graczy to w każdej chwili: najpierw posiadacz Głowy Konia, potem zgodnie z ruchem wskazówek zegara, czyli w lewo. Numery miejsc rosną zgodnie z ruchem wskazówek zegara: lewym sąsiadem miejsca i jest miejsce i+1, a ostatniego miejsca – miejsce 0.
rule-CE-3-5 = Głowa Konia zmienia posiadacza tylko wtedy, gdy nakazuje to zdolność; między aktami się jej nie przekazuje (RU-3).
rule-CE-3-6 = Radiowóz przesuwa się na następną fazę, gdy faza się kończy, i wraca na pierwszą z każdym nowym aktem; on i figurka Dona Corleone tylko pokazują, w którym miejscu jest gra.

## CE-4

chapter-CE-4 = Faza: Otwórz nowe przedsiębiorstwo
rule-CE-4-1 = Na początku każdego aktu, także Aktu I, weźcie wierzchni kafel ze stosu w kolorze aktu i połóżcie odkryty na pustym polu przedsiębiorstwa na terytorium o najniższym numerze spośród tych, które jeszcze takie pole mają.
rule-CE-4-2 = Na planszy jest siedem numerowanych terytoriów i Central Park; „obszar” to jedno albo drugie. Każde terytorium ma dokładnie jedno przedsiębiorstwo początkowe, nadrukowane na planszy, i jedno pole na kafel. Central Park ma jedno przedsiębiorstwo i nie ma pola na kafel (RU-4). Dolna połowa przedsiębiorstwa to legalna działalność (z niej korzystają gangsterzy), górna to nielegalna działalność (z niej korzystają członkowie rodziny); użycie którejkolwiek przez postawienie figurki to wymuszenie.
rule-CE-4-3 = Terytoria w kolejnych aktach: przy 2–3 graczach 1, 2, 3, 4; przy 4 graczach 2, 3, 4, 5; przy 5 graczach 4, 5, 6, 7.
rule-CE-4-4 = Jeśli żadne terytorium nie ma pustego pola albo stos jest pusty, kafla się nie kładzie. Z kaflami naszego zestawu nie może się to zdarzyć: losuje się najwyżej 5 z 8 niebieskich i 2 z 4 czerwonych.

## CE-5

chapter-CE-5 = Faza: Rodzinne interesy
rule-CE-5-1 = Zaczynając od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy wykonuje w swojej turze jedną akcję: zagrywa gangstera, zagrywa członka rodziny, realizuje zlecenie albo zagrywa sojusznika.
rule-CE-5-2 = Pasować nie wolno: gracz, który ma co najmniej jedną niezagraną figurkę rodziny, musi wykonać jedną z dozwolonych akcji (co jest dozwolone: RU-6c).
rule-CE-5-3 = Gracz bez niezagranych gangsterów i członków rodziny nie bierze już udziału w tej fazie: jego turę się pomija, nawet jeśli ma na ręce sojuszników lub zlecenia możliwe do realizacji.
rule-CE-5-4 = Faza kończy się, gdy żaden gracz nie ma niezagranej figurki rodziny.
rule-CE-5-5 = Gracza, który ma co najmniej jedną niezagraną figurkę rodziny, ale żadnej dozwolonej akcji, pomija się w tej turze; zostaje on w fazie. Jeśli w jednym pełnym okrążeniu pominięto w ten sposób wszystkich pozostałych graczy, faza się kończy, a figurki wciąż niezagrane nie liczą się nigdzie w fazie Wojny terytorialne (RU-5).
rule-CE-5-6 = Kto nie bierze już udziału (CE-5.3), traci tylko tury. Nadal czerpie korzyści jako gracz sprawujący kontrolę (CE-5.12), może być celem i uczestniczy we wszystkich późniejszych fazach (RU-6).
rule-CE-5-7 = Postaw jednego ze swoich niezagranych gangsterów na polu gangstera dowolnego przedsiębiorstwa na planszy, którego pole gangstera jest puste. Każde przedsiębiorstwo ma jedno pole gangstera, poza tym w Central Parku, które nie ma żadnego (CE-5.16).
rule-CE-5-8 = Od razu użyj wszystkich zdolności legalnej działalności tego przedsiębiorstwa, w wybranej przez siebie kolejności (przebieg: CE-5.35; RU-7).
rule-CE-5-9 = Gangster dokonuje wymuszenia tylko z tego jednego przedsiębiorstwa, na którym stoi.
rule-CE-5-10 = W każdym akcie gracz ma 2 gangsterów (3 w grze na dwie osoby), niezależnie od tego, ilu wcześniej zestrzelono.
rule-CE-5-11 = Kontrolę nad terytorium sprawuje właściciel wierzchniego żetonu w jego stosie; żetony poniżej się nie liczą. Bez żetonów nikt nie sprawuje kontroli.
rule-CE-5-12 = Gdy gracz używa legalnej działalności na terytorium kontrolowanym przez innego gracza, ten również może użyć wszystkich jej zdolności. Dotyczy to gangstera, Szefa Związków (CE-8.3) i każdej karty, która pozwala użyć legalnej działalności (RU-8).
rule-CE-5-13 = Gracz, którego jest tura, decyduje, kto działa pierwszy: on czy gracz sprawujący kontrolę. Pytanie pada zawsze, gdy terytorium kontroluje inny gracz, zanim cokolwiek się rozpatrzy. Każdy z dwojga rozpatruje wszystkie swoje zdolności tej działalności, zanim zacznie drugi (RU-9).
rule-CE-5-14 = Gracz, który używa legalnej działalności na terytorium pod własną kontrolą, używa jej raz; nikt inny z niej nie korzysta.
rule-CE-5-15 = Z nielegalnej działalności gracz sprawujący kontrolę nie korzysta nigdy.
rule-CE-5-16 = Central Parku nigdy nie można kontrolować, nie ma w nim wojny terytorialnej ani legalnej działalności; jego nielegalną działalnością jest zdolność walizki. Gdziekolwiek zasada lub karta mówi „terytorium”, Central Park jest wykluczony, chyba że go wymieniono (RU-10).
rule-CE-5-17 = Postaw jednego ze swoich niezagranych członków rodziny na dowolnym pustym polu członka rodziny. Don, Doradca i Dziedzic działają tak samo.
rule-CE-5-18 = Od razu użyj wszystkich zdolności nielegalnej działalności wszystkich przedsiębiorstw w dwóch lub trzech obszarach, do których pole przylega, w dowolnej kolejności, także przechodząc między przedsiębiorstwami tam i z powrotem (przebieg: CE-5.35).
rule-CE-5-19 = Figurka na polu członka rodziny jest w każdym obszarze, do którego pole przylega. Gangster (lub Szef Związków) jest na terytorium swojego przedsiębiorstwa, Komisarz Policji na terytorium, na którym stoi; żaden z nich nigdy nie jest w Central Parku. Dwie figurki są na tym samym terytorium, jeśli co najmniej na jednym numerowanym terytorium są obie; spotkanie tylko w Central Parku nie wystarcza (RU-10).
rule-CE-5-20 = Zrealizuj jedno zlecenie z ręki albo jedno zlecenie ogólnodostępne.
rule-CE-5-21 = Odrzuć z ręki do puli dokładnie wskazane towary. Każda karta narkotyków może zastąpić jedną broń, alkohol lub zapłatę za morderstwo (RU-11).
rule-CE-5-22 = Potem weź na rękę pieniądze ze zlecenia, dokładnie wskazane karty, i użyj zdolności zlecenia; co najpierw, wybierasz ty. Zdolność z kilku części to jeden blok: części w wydrukowanej kolejności, pieniądze przed całym blokiem lub po nim, nigdy pomiędzy (RU-12a).
rule-CE-5-23 = Potem karta zlecenia trafia do twojej walizki. Aż do premii końcowych nie ma już żadnego działania.
rule-CE-5-24 = Zrealizowanego zlecenia ogólnodostępnego nie uzupełnia się w trakcie aktu.
rule-CE-5-25 = Zlecenie można zrealizować, nawet jeśli jego zdolność nic nie może zdziałać. Z każdej części zdolności, która nie jest zyskiem, można zrezygnować; do zysków także tu stosuje się CE-5.32 (RU-12).
rule-CE-5-26 = Zrealizować zlecenie może tylko gracz z niezagraną figurką rodziny (CE-5.3). Samo zlecenie figurki nie zużywa.
rule-CE-5-27 = Połóż przed sobą kartę sojusznika z ręki, odkrytą, i użyj jego zdolności w dowolnej kolejności; z każdej części, która nie jest zyskiem, można zrezygnować (RU-13; przebieg: CE-5.35).
rule-CE-5-28 = Każdą kartę sojusznika można zagrać raz na akt. Nie przepada: wraca na rękę w fazie Haracz dla Dona (CE-10.1).
rule-CE-5-29 = Zagrać sojusznika może tylko gracz z niezagraną figurką rodziny (CE-5.3).
rule-CE-5-30 = Sojusznika można zagrać, nawet jeśli żadna część jego karty nie może mieć skutku (RU-13).
rule-CE-5-31 = Ikony: weź kartę pieniędzy o wskazanej wartości; weź kartę towaru wskazanego rodzaju; odrzuć 2 karty i weź $5; odrzuć 1 kartę i weź $5; pokaż jedną kartę pieniędzy z ręki i włóż ją do walizki; obejrzyj dwa wierzchnie zlecenia, jedno zatrzymaj, drugie odrzuć; weź Głowę Konia; odrzuć 1 kartę i weź alkohol, broń lub zapłatę za morderstwo; odrzuć 3 karty i weź $3 i $5. Ikony pokazanej kilka razy można użyć właśnie tyle razy.
rule-CE-5-32 = Z zysków nie można zrezygnować, gdziekolwiek są: w legalnej i nielegalnej działalności, w zleceniu czy u sojusznika. Zysk to zdolność, która tylko daje karty: gain_money, gain_good, gain_good_choice i stash_money. Zysk z wyborem trzeba wybrać, dopóki któryś z jego stosów ma kartę. Z każdej innej zdolności można zrezygnować (RU-14).
rule-CE-5-33 = Gdy odrzuca się karty z ręki, gracz wybiera je dowolnie spośród wszystkich rodzajów. Pieniądze i towary trafiają do puli, zlecenia – odkryte – na stos zleceń odrzuconych, a sojusznicy do pudełka. Zdolność z odrzucaniem wymaga pełnej liczby kart; inaczej użyć jej nie można. Nie są na ręce, a więc nigdy nie są dostępne: realizowane właśnie zlecenie i sojusznicy leżący przed graczem (RU-15).
rule-CE-5-34 = Kto bierze Głowę Konia, od tej chwili jest pierwszym graczem. Trwającej kolejki tur się nie zmienia: następna tura nadal należy do lewego sąsiada gracza, który właśnie działał (RU-3).
rule-CE-5-35 = Sposób rozpatrywania zestawu zdolności (jedna legalna działalność, cała nielegalna działalność z jednego postawienia lub karty albo części karty sojusznika), także gdy korzysta z niego gracz sprawujący kontrolę: gracz wybiera dowolną nierozpatrzoną zdolność zestawu, której można teraz użyć, rozpatruje ją w całości i wybiera następną. Zdolność, której jeszcze użyć nie można (za mało kart, nie ma czego prać, zysk z pustego stosu), zostaje w zestawie i może stać się dostępna: wzięte najpierw pieniądze można potem wyprać. Przy każdym wyborze gracz może zamiast tego zakończyć. Po zakończeniu albo gdy nie zostało nic, czego można użyć, nierozpatrzone jeszcze zyski następują w podanej kolejności, a reszta zestawu przepada (RU-7, RU-14).

## CE-6

chapter-CE-6 = Pieniądze, towary, talie
rule-CE-6-1 = Bez rozmieniania: kart pieniędzy nigdy nie wymienia się między ręką, walizką a pulą, w żadnym zestawieniu.
rule-CE-6-2 = Pusty stos towaru nie daje nic.
rule-CE-6-3 = Jeśli kart danej wartości zabrakło, gracz bierze za każdą brakującą kartę jedną kartę najbliższej niższej dostępnej wartości; jeśli niższej nie ma, nic. Różnicy się nie wyrównuje. Kilka kart jednej nagrody bierze się w podanej kolejności (RU-16a).
rule-CE-6-4 = Jeśli talia zleceń jest pusta w chwili, gdy trzeba dobrać zlecenie (nie wcześniej), potasujcie stos zleceń odrzuconych i utwórzcie z niego nową talię; jeśli takiego stosu nie ma, zlecenia się nie dobiera (RU-40).
rule-CE-6-5 = Dobieranie dwóch zleceń: jeśli można dobrać tylko jedno, zatrzymuje się je; jeśli żadnego, nic się nie dzieje. W razie potrzeby przetasujcie talię między pierwszą a drugą kartą (RU-16).
rule-CE-6-6 = Poza fazą Haracz dla Dona nie ma limitu kart na ręce ani w walizce.

## CE-7

chapter-CE-7 = Zestrzelenie
rule-CE-7-1 = Zestrzelona figurka opuszcza swoje miejsce i trafia do rzeki Hudson na skraju planszy, gdzie zostaje do Antraktu. Nic nie może jej wcześniej przywrócić.
rule-CE-7-2 = Jej pole staje się puste i można go znów użyć. Figurka nie liczy się nigdzie w fazie Wojny terytorialne. To, co już dzięki niej zyskano, pozostaje (RU-17).
rule-CE-7-3 = Zestrzelić można tylko figurki na planszy; niezagranych, leżących w rzece Hudson i czekających na torze aktów nie można (RU-17).

## CE-8

chapter-CE-8 = Figurki neutralne
rule-CE-8-1 = Niektórzy sojusznicy pozwalają postawić figurkę neutralną stojącą obok planszy albo ją przesunąć, jeśli jest na planszy. Szef Związków staje na polu gangstera, Burmistrz na polu członka rodziny, Komisarz Policji na terytorium, nie zajmując pola.
rule-CE-8-2 = Miejsce docelowe musi być pustym polem (dla Komisarza Policji: dowolnym terytorium), innym niż to, gdzie figurka stoi. Bez dozwolonego miejsca nie stawia się jej (RU-18).
rule-CE-8-3 = Gdy gracz ją zagrywa, figurka liczy się do końca tej tury jako jedna z jego własnych. Postawienie Szefa Związków jest więc wymuszeniem z legalnej działalności, a postawienie Burmistrza – z nielegalnej.
rule-CE-8-4 = Po tej turze jest neutralna: nie należy do nikogo, nadal zajmuje swoje pole i liczy się w fazie Wojny terytorialne po stronie neutralnej.
rule-CE-8-5 = Każda z tych figurek jest tylko jedna; w tym samym akcie może jej użyć kilka kart przedstawiających tego samego sojusznika i każda z nich ją przesuwa.
rule-CE-8-6 = Figurki neutralnej w rzece Hudson nie można w tym akcie postawić ani przesunąć (RU-18).
rule-CE-8-7 = Dla kart, które wymieniają rodzaj figurki: Szef Związków jest gangsterem, Burmistrz jest członkiem rodziny, Komisarz Policji nie jest żadnym z nich (RU-19).

## CE-9

chapter-CE-9 = Fazy: Wojny terytorialne i Łapówki
rule-CE-9-1 = Rozpatrzcie terytoria od 1 do 7 po kolei. Na każdym wpływ rodziny to liczba jej figurek na tym terytorium (CE-5.19); wszystkie figurki neutralne stanowią tam razem jedną stronę neutralną, po jednym punkcie każda.
rule-CE-9-2 = Jeśli dokładnie jedna strona ma największy wpływ i jest nią rodzina, kładzie ona jeden żeton kontroli na wierzchu stosu tego terytorium, także jeśli jej żeton już tam jest na wierzchu.
rule-CE-9-3 = Przy każdym remisie o największy wpływ, a także gdy największy wpływ ma strona neutralna, sama lub w remisie, albo gdy nie ma tam żadnej figurki, nic się nie kładzie; leżące żetony zostają.
rule-CE-9-4 = Figurka na polu członka rodziny liczy się na każdym terytorium, do którego pole przylega.
rule-CE-9-5 = Rodzina, która zdobywa terytorium, a nie ma już żetonów, może wziąć jeden ze swoich żetonów z dowolnego miejsca planszy i położyć go na wierzchu tego stosu; może też zrezygnować, wtedy nic się nie kładzie. Kontrola nad terytorium, z którego żeton pochodzi, może się przez to od razu zmienić (RU-20).
rule-CE-9-6 = Każdy gracz w tajemnicy odkłada z walizki dowolne karty pieniędzy jako łapówkę; może też nie odłożyć żadnej. Wszystkie łapówki odkrywa się naraz. Pieniędzy z ręki użyć nie można.
rule-CE-9-7 = Uszeregujcie graczy z łapówką powyżej $0 według sumy, przy remisie według kolejności graczy (CE-3.4). W tej kolejności każdy wybiera jednego z pozostałych odkrytych sojuszników, bierze go na rękę i odrzuca całą łapówkę do puli, aż sojuszników zabraknie (RU-21).
rule-CE-9-8 = Gracz, który nie dostaje sojusznika, wkłada łapówkę z powrotem do walizki.
rule-CE-9-9 = Gracz z łapówką $0 nie dostaje sojusznika, nawet jeśli jacyś zostali.
rule-CE-9-10 = Sojusznicy na ręce wliczają się do limitu kart na ręce.

## CE-10

chapter-CE-10 = Faza: Haracz dla Dona; Antrakt
rule-CE-10-1 = Najpierw każdy gracz bierze z powrotem na rękę sojuszników zagranych w tym akcie.
rule-CE-10-2 = Potem każdy gracz, który ma na ręce więcej kart, niż wynosi limit aktu, odrzuca nadmiar, dokładnie do limitu, wybierając dowolnie. Wszyscy wybierają w tajemnicy i odkrywają razem (RU-22).
rule-CE-10-3 = Dokąd trafiają odrzucone karty: CE-5.33.
rule-CE-10-4 = Po Akcie IV gra kończy się według rozdziału CE-11; w przeciwnym razie następuje Antrakt.
rule-CE-10-5 = Antrakt, w tej kolejności: (a) wszystkie figurki schodzą z planszy i z rzeki Hudson, figurki rodzin wracają do właścicieli jako niezagrane, neutralne stają obok planszy; (b) przesuńcie Dona Corleone na następny akt; (c) przed Aktem II każdy dostaje Doradcę, przed Aktem IV Dziedzica; (d) uzupełnijcie puste miejsca zleceń ogólnodostępnych do liczby zależnej od liczby graczy, stare zostają; (e) niezabrani sojusznicy trafiają do pudełka; przed Aktami II i III potasujcie sześciu sojuszników tego aktu i wyłóżcie ich jak w CE-2.6, a resztę odłóżcie do pudełka; przed Aktem IV sojuszników nie ma.
rule-CE-10-6 = Żetony kontroli, kafle, karty na ręce, walizki i Głowa Konia zostają.

## CE-11

chapter-CE-11 = Koniec gry
rule-CE-11-1 = Po fazie Haracz dla Dona w Akcie IV karty pieniędzy pozostałe na ręce (zostały najwyżej 2 karty) trafiają do walizki; inne karty się odrzuca. Zlecenie pozostałe na ręce niczego nie odbiera i niczego nie daje (RU-24b).
rule-CE-11-2 = Premia za terytorium: $5 za każde terytorium dla gracza z największą liczbą żetonów kontroli w jego stosie; przy remisie dla tego z remisujących, którego żeton leży najwyżej. Bez żetonów nie ma premii.
rule-CE-11-3 = Premia za zlecenia: za każdy z czterech kolorów $5 dla gracza z największą liczbą zrealizowanych zleceń tego koloru; remisujący dostają po $5. Kolor, w którym nikt niczego nie zrealizował, nie daje nic (RU-23).
rule-CE-11-4 = Końcowy majątek to pieniądze w walizce plus premie. Wygrywa największy.
rule-CE-11-5 = Remis: wygrywa gracz z największą liczbą premii za terytorium. Nadal remis: wspólne zwycięstwo (RU-24).

## CE-12

chapter-CE-12 = Informacje
rule-CE-12-1 = Ukryte: awersy kart na rękach i w walizkach, kolejność talii zleceń i stosów kafli, łapówki i inne równoczesne wybory aż do odkrycia, karta zatrzymana przy dobieraniu zleceń, karty przeniesione przez działania steal_random i collect (te znają tylko dwaj zainteresowani gracze; RU-25).
rule-CE-12-2 = Jawne: plansza, wysokości stosów puli, stos zleceń odrzuconych, zlecenia ogólnodostępne, sojusznicy wyłożeni i leżący przed graczami, liczba kart na każdej ręce, niezagrane figurki, żetony, każda karta wzięta z odkrytego stosu lub na niego zwrócona, każda wyprana karta (pokazuje się ją), każde zrealizowane zlecenie i kto je zrealizował, także później, każda odrzucona karta oraz to, czy przeciwnik miał pieniądze, gdy pytały o nie działania offer lub audit. Stół nie pokazuje, ile pieniędzy jest w walizce ani nawet ile jest w niej kart, chyba że włączono opcję open_books; można to jednak wyliczyć (RU-25).

## CE-13

chapter-CE-13 = Co robią zdolności: działania zleceń, sojuszników i przedsiębiorstw
rule-CE-13-1 = gain_money, z wartością: weź na rękę jedną kartę pieniędzy tej wartości (CE-6.3). Zysk.
rule-CE-13-2 = gain_good, z towarem: weź na rękę jedną kartę tego towaru (CE-6.2). Zysk.
rule-CE-13-3 = gain_good_choice: weź jedną broń, alkohol lub zapłatę za morderstwo, według wyboru, z niepustego stosu; nic, jeśli wszystkie trzy są puste. Zysk.
rule-CE-13-4 = trade, z liczbą kart i listą pieniędzy: odrzuć z ręki dokładnie tyle kart, potem weź wymienione karty pieniędzy. Dobrowolne.
rule-CE-13-5 = trade_good: odrzuć dokładnie 1 kartę, potem weź jedną broń, alkohol lub zapłatę za morderstwo, według wyboru. Dobrowolne. Odrzucenie jest dozwolone tylko wtedy, gdy potem któryś z trzech stosów ma kartę (odrzucić ostatnią broń i wziąć ją z powrotem wolno, choć nie ma to sensu).
rule-CE-13-6 = launder, z liczbą: maksymalnie tyle razy przełóż jedną kartę pieniędzy z ręki do walizki, pokazując ją. Dobrowolne.
rule-CE-13-7 = draw_jobs, z liczbą dobieranych i zatrzymywanych: obejrzyj tyle wierzchnich zleceń, zatrzymaj na ręce wskazaną liczbę, pozostałe odrzuć odkryte. Dobrowolne przed obejrzeniem; po obejrzeniu kart jedną trzeba zatrzymać.
rule-CE-13-8 = take_horse: weź Głowę Konia (CE-5.34). Dobrowolne. Bez skutku, jeśli już ją masz.
rule-CE-13-9 = stash_money, z wartością: jedna karta pieniędzy tej wartości trafia z puli prosto do twojej walizki (obowiązuje CE-6.3). Zysk.
rule-CE-13-10 = shoot, z liczbą, rodzajem, właścicielem i miejscem: zestrzel maksymalnie tyle figurek (rozdział CE-7).
    Rodzaj: thug – gangster, family – członek rodziny, any – dowolny (CE-8.7). Właściciel: opponent – tylko figurki innych graczy; any – także własne i neutralne.
    Miejsce: anywhere – gdziekolwiek. with_own_figure: cel jest na jednym terytorium z twoją figurką (CE-5.19, CE-13.27). one_territory: wybierz terytorium, potem cele na nim. one_territory_all: wybierz terytorium; każda figurka na nim, która pasuje rodzajem i właścicielem, zostaje zestrzelona, bez wybierania, a liczby się nie używa. one_territory_thug_and_family: na jednym terytorium najwyżej jeden gangster i najwyżej jeden członek rodziny; Komisarza Policji wybrać nie można. each_opponent: maksymalnie jedna figurka każdego innego gracza, gdziekolwiek; wybierasz po kolei, zgodnie z ruchem wskazówek zegara od ciebie. chief_territory: na terytorium Komisarza Policji, ale nie on sam, i tylko jeśli ta karta go postawiła lub przesunęła (RU-13).
rule-CE-13-11 = move_figure, z rodzajem, właścicielem, liczbą i wymuszeniem: przesuń maksymalnie tyle różnych figurek na planszy, każdą na inne puste pole jej rodzaju (gangstera na pole gangstera, członka rodziny na pole członka rodziny; obowiązuje CE-2.12). Pole opuszczone przez pierwszą figurkę jest wolne dla drugiej.
    Właściciel: own – twoje; opponent – innych graczy. Figurek neutralnych i figurek w rzece Hudson wybrać nie można.
    Wymuszenie: none – żadne; full – jakby figurkę właśnie tam zagrano (z legalnej działalności korzysta też gracz sprawujący kontrolę, CE-5.12); one_area – użyj potem nielegalnej działalności wszystkich przedsiębiorstw w jednym obszarze, do którego przylega nowe pole, może to być Central Park. Wymuszenia dokonują tylko własne figurki.
rule-CE-13-12 = place_control, z liczbą i miejscem: połóż po jednym swoim żetonie ze swojej puli na wierzchu stosów maksymalnie tylu różnych terytoriów. Miejsce: any – dowolne; with_own_figure – z twoją figurką; uncontrolled – bez żadnego żetonu. Najpierw wybiera się terytorium, potem, jeśli nie masz już żetonów, żeton do przeniesienia jak w CE-9.5. Kontrola zmienia się od razu.
rule-CE-13-13 = remove_control, z miejscem: zdejmij z planszy wierzchni żeton terytorium, jeśli należy do przeciwnika; wraca on do właściciela.
rule-CE-13-14 = replace_control, z miejscem: jak remove_control, potem połóż tam na wierzchu swój żeton (gdy nie masz już żetonów: jak w CE-9.5; żeton przeciwnika znika w każdym wypadku).
rule-CE-13-15 = swap_control: wybierz dwa terytoria z co najmniej jednym żetonem na każdym; zamień miejscami ich wierzchnie żetony. Czyje są, nie ma znaczenia.
rule-CE-13-16 = reorder_control: wybierz terytorium z co najmniej dwoma żetonami; zamień miejscami dwa wierzchnie. Czyje są, nie ma znaczenia.
rule-CE-13-17 = use_front, z liczbą i miejscem: użyj legalnej działalności maksymalnie tylu różnych przedsiębiorstw bez stawiania figurki, zajętych czy nie; korzysta też gracz sprawujący kontrolę (CE-5.12). Każdą wybiera się i rozpatruje w całości, łącznie z użyciem przez gracza sprawującego kontrolę, zanim wybierze się następną. Central Park nie ma legalnej działalności. Miejsce: any – dowolne; controlled – na terytorium pod twoją kontrolą; opponent_thug – stoi na nim gangster innego gracza.
rule-CE-13-18 = use_back, z liczbą obszarów: użyj nielegalnej działalności wszystkich przedsiębiorstw w tylu obszarach (może to być Central Park).
rule-CE-13-19 = steal_random, z liczbą: wybierz przeciwnika, który ma karty na ręce; weź z jego ręki na swoją tyle losowych kart (dowolnego rodzaju; wszystkie, jeśli jest ich mniej). Widzą je tylko ci dwaj gracze.
rule-CE-13-20 = collect, z liczbą: każdy przeciwnik, który ma karty na ręce, musi wybrać tyle z nich, dowolnego rodzaju, i ci je oddać (wszystkie, jeśli jest ich mniej). Wybiera się w tajemnicy, przekazuje razem; widzą je tylko oddający i biorący.
rule-CE-13-21 = offer: każdy przeciwnik, który ma pieniądze na ręce, musi w tajemnicy wybrać jedną kartę pieniędzy z ręki; karty odkrywa się razem; jedna karta o najwyższej wartości trafia do twojej walizki, wszystkie inne do puli. Przeciwnicy bez pieniędzy nie dają nic.
rule-CE-13-22 = audit: wybierz przeciwnika, który ma pieniądze w walizce; przekłada on jedną wybraną przez siebie kartę pieniędzy z walizki na rękę, pokazując ją.
rule-CE-13-23 = take_open_job, z liczbą: weź na rękę maksymalnie tyle zleceń ogólnodostępnych; ich miejsca pozostają puste (CE-5.24).
rule-CE-13-24 = extra_action: gdy to zlecenie jest zakończone (pieniądze wzięte, karta w walizce), możesz od razu, w tej samej turze, wykonać jeszcze jedną akcję z CE-5.1; nic się nie dzieje, jeśli nie masz niezagranej figurki rodziny albo nie masz dozwolonej akcji.
rule-CE-13-25 = place_neutral, z figurką, polami i wymuszeniem: od CE-8.1 do CE-8.6. Pola two_way: tylko pola członka rodziny przylegające do dokładnie dwóch obszarów (Central Park liczy się jako jeden). Wymuszenie full: postawienie figurki jest wymuszeniem jak przy twoim gangsterze lub członku rodziny; none (Komisarz Policji): nic.
rule-CE-13-26 = chief_push: jeśli ta karta postawiła lub przesunęła Komisarza Policji: przesuń jednego gangstera (czyjegokolwiek, także Szefa Związków) z jego terytorium na dowolne puste pole gangstera, także na tym samym terytorium; bez wymuszenia.
rule-CE-13-27 = „Gdzie masz figurkę” obejmuje twoje figurki rodziny na planszy, a w twojej turze także figurkę neutralną zagraną w niej przez ciebie (CE-8.3).
rule-CE-13-28 = Zdolności użyte w wymuszeniu wywołanym przez kartę rozpatruje się w całości przed następną częścią tej karty.
    Dla wszystkich działań: „może” i „maksymalnie” to wybór działającego gracza, chyba że wymieniono innego; każde działanie, które nie jest zyskiem, jest dobrowolne (CE-5.32). Wybory w jednym działaniu następują jeden po drugim, każdy ze znajomością wyniku poprzedniego. Terytorium, figurkę, gracza lub przedsiębiorstwo można wybrać tylko wtedy, gdy działanie ma tam dozwolony cel; jeśli nie ma go nigdzie, działanie nic nie robi.

## RC: gdzie źródła sobie przeczą. Każde: pytanie, rozstrzygnięcie, powód.

chapter-RC = Sprzeczności między źródłami
ruling-RC-1 =
    Pieniądze ze zlecenia: na rękę czy do walizki?
    Rozstrzygnięcie: na rękę. Tak mówi rozdział o zleceniach; jednostronicowe podsumowanie na końcu wkłada korzyści ze zlecenia do walizki.
    Powód: rozdział jest szczegółowy i podkreśla, że bierze się dokładnie wskazane karty; inaczej pranie pieniędzy straciłoby sens; zgadza się przykład zlecenia „Wymuszenie”. Zdanie z podsumowania brzmi jak pomyłka, w której chodziło o samą kartę zlecenia, a ta rzeczywiście trafia do walizki (CE-5.22, CE-5.23).
ruling-RC-2 =
    Czy sojusznicy wliczają się do limitu kart na ręce?
    Rozstrzygnięcie: tak (CE-9.10).
    Powód: instrukcja mówi to dwa razy; slajdy przygotowane przez fanów mówią, że nie, a pierwszeństwo ma instrukcja.
ruling-RC-3 =
    Co dostaje gracz sprawujący kontrolę, gdy inny gracz używa legalnej działalności?
    Rozstrzygnięcie: legalną działalność (CE-5.12), nigdy nielegalnej (CE-5.15).
    Powód: tak mówi instrukcja; jedna relacja z pierwszej partii podaje nielegalną.
ruling-RC-4 =
    Kontrola zdobyta w poprzedniej rundzie?
    Rozstrzygnięcie: decyduje wierzchni żeton, jakkolwiek byłby stary (CE-5.11).
    Powód: część o gangsterach opisuje kontrolowane terytorium jako zdobyte w fazie Wojny terytorialne poprzedniej rundy; część o kontroli mówi, że liczy się wierzchni żeton, i to ona jest ogólna.
ruling-RC-5 =
    Pięć faz czy sześć?
    Rozstrzygnięcie: pięć faz na akt; Antrakt to krok między aktami (CE-3.1). Program ma dla niego osobny krok.
    Powód: tak liczy instrukcja; jedna recenzja liczy sześć.

## RU: nasze decyzje tam, gdzie instrukcja milczy lub jest niejasna, i to, co odtworzyliśmy.

chapter-RU = Rozstrzygnięcia: nasze decyzje tam, gdzie instrukcja milczy lub jest niejasna
ruling-RU-1 =
    Kolejność zdarzeń losowych (CE-2.11).
    Dla instrukcji nie ma ona znaczenia. U nas jest ustalona, by z tego samego ziarna odtworzyć partię. Zlecenia ogólnodostępne wykłada się przed rozdaniem na ręce, bo instrukcja wymienia je wcześniej. Późniejsze zdarzenia losowe następują wtedy, gdy dochodzi do nich według zasad: przetasowania, sojusznicy w Antrakcie, losowe kradzieże.
ruling-RU-2 =
    Limity kart na ręce w Aktach I–III (CE-3.3).
    Rozstrzygnięcie: 5, 4 i 3, jako dane, które można zmienić przy własnym stole.
    Powód: limity są wydrukowane tylko na planszy; tekst podaje jedynie limit 2 w Akcie IV. 5, 4, 3 to równy spadek do 2 i to, co pamiętamy z wydrukowanego toru; żadna znaleziona strona tego nie potwierdza.
ruling-RU-3 =
    Głowa Konia (CE-3.5, CE-5.34).
    To, że biorący jest odtąd pierwszym graczem, można by czytać jako zmianę trwającej kolejki.
    Rozstrzygnięcie: tury nadal przechodzą w lewo; Głowa Konia ma znaczenie, gdy następnym razem mowa o „pierwszym graczu” lub „kolejności graczy”: remisy w fazie Łapówki tego aktu, początek następnej fazy Rodzinne interesy.
    Powód: inaczej gracz mógłby w środku kolejki zyskać lub stracić turę.
ruling-RU-4 =
    Central Park nie ma pola na kafel (CE-4.2).
    Pole ma każde z siedmiu terytoriów; Central Park nie jest zwykłym terytorium i nie ma numeru.
ruling-RU-4a =
    Którą rodzinę ma gracz.
    To wyłącznie kwestia wyglądu; nigdzie nie wspomniano o zdolnościach rodzin.
ruling-RU-5 =
    Zablokowany gracz (CE-5.5).
    Instrukcja zabrania pasować i nie mówi, co się dzieje, gdy nic nie jest możliwe.
    Rozstrzygnięcie: turę się pomija, a gracz zostaje w fazie; jeśli zablokowani są wszyscy pozostali, faza się kończy. Z naszymi danymi nie może się to zdarzyć: pól gangsterów (7 przedsiębiorstw początkowych + kafle) jest w Akcie I co najmniej 8/8/9/11 przy 2/3/4/5 graczach wobec 6/6/8/10 gangsterów, a od Aktu II jest jeszcze jedno pole dla Szefa Związków; pól członków rodziny jest 10 przy dwóch graczach (6 członków rodziny + Burmistrz), a w innych wypadkach 16 (najwyżej 15 członków rodziny + Burmistrz). Zasada zostaje jako zabezpieczenie na wypadek zmienionych danych.
ruling-RU-6 =
    Gracz, który nie bierze już udziału (CE-5.6).
    Pomija się tylko tury. Korzystanie z cudzej legalnej działalności nie jest turą i nie wymaga figurki.
ruling-RU-6a =
    Zlecenie lub sojusznik jako gra na czas.
    Dozwolone i zamierzone: ani zlecenie, ani sojusznik nie zużywają figurki, więc pozwalają odwlec postawienie własnej ostatniej figurki.
ruling-RU-6b =
    Ostatnia figurka.
    Gdy tylko gracz zagra ostatnią niezagraną figurkę, nie bierze już udziału i nie może w tej samej turze zrealizować zlecenia.
ruling-RU-6c =
    Dozwolona akcja to akcja, którą wolno rozpocząć.
    Gangster: puste pole gangstera; członek rodziny: puste pole członka rodziny; zlecenie: towary, którymi można zapłacić; sojusznik: karta na ręce. Czy zdolność potem coś zdziała, jest bez znaczenia.
ruling-RU-7 =
    Kolejność w legalnej działalności (CE-5.8).
    Instrukcja daje dowolną kolejność przy nielegalnej; stosujemy ją i przy legalnej, bo wziąć $2, a potem je wyprać, to coś, czego każdy by chciał. Przebieg podaje CE-5.35, tak że wcześniejsze zakończenie nigdy nie odbiera zwykłego zysku, a zdolność z początku bezużyteczna nie przepada.
ruling-RU-8 =
    Szef Związków a gracz sprawujący kontrolę (CE-5.12).
    W tej turze figurka liczy się jako własna gracza, więc to on dokonuje wymuszenia, a gracz sprawujący kontrolę korzysta. Jeśli terytorium kontroluje gracz, którego jest tura, nikt inny nie korzysta.
ruling-RU-9 =
    Kolejność przy wspólnym korzystaniu (CE-5.13).
    Działający gracz wybiera raz na każdą legalną działalność, zanim cokolwiek się rozpatrzy. Pierwszy rozpatruje wszystko, potem drugi. Ma to znaczenie przy ostatnich kartach stosu, talii zleceń i Głowie Konia (zatrzymuje ją drugi).
ruling-RU-9a =
    Wybór gracza sprawującego kontrolę.
    Gracz sprawujący kontrolę „może” użyć zdolności. Wybiera zdolność po zdolności jak każdy (RU-14); nie ma osobnego pytania, czy chce skorzystać. Zwykłe zyski przychodzą bez pytania.
ruling-RU-10 =
    „Terytorium” na kartach (CE-5.16).
    Tylko siedem numerowanych. Wyjątki są zapisane na karcie („Układ na zapleczu”, „Prywatny szofer”). Skutek: dwaj członkowie rodziny, których pola spotykają się tylko w Central Parku, nie są na jednym terytorium dla kart, które go wymagają.
    Za: instrukcja liczy siedem terytoriów, a Central Parku nikt nie może kontrolować. Przeciw: mówi, że Central Park nie jest zwykłym terytorium, co może znaczyć tylko tyle, że nie można go kontrolować, i liczy go wśród dwóch lub trzech terytoriów, z którymi graniczy pole. Karty, o które chodzi, są nasze, więc decyduje to, co na nich zapisano.
ruling-RU-11 =
    Płacenie za zlecenie (CE-5.21).
    Dokładnie wymagana liczba kart; bez nadpłacania. Mając narkotyki na ręce, gracz wybiera kombinację; program wymienia wszystkie różne sposoby zapłaty (jako wielozbiory). Narkotyki mogą zastąpić wszystko, także kilka sztuk w jednym zleceniu, ale wydrukowany towar nigdy nie zastępuje innego.
ruling-RU-12 =
    Zdolność zlecenia (CE-5.25).
    Instrukcja mówi, że gracz używa zdolności, w przykładzie zlecenia „Wymuszenie” – że może, a o niektórych zleceniach – że wymagają zestrzelenia. Zostajemy przy „może”, by nikt nie musiał zestrzelić własnej figurki.
    Każda część z osobna jest dobrowolna, z wyjątkiem zysków i pieniędzy ze zlecenia (CE-5.32): narkotyki ze zlecenia „Transport narkotyków” i $3 ze zlecenia „Oszustwo ubezpieczeniowe” dostaje się zawsze, jeśli są na stosie. Towary płaci się przed wszystkim innym. Karta zlecenia jest w trakcie rozpatrywania odłożona: nie jest ani na ręce (nie można jej ukraść ani odrzucić), ani w walizce.
ruling-RU-12a =
    Najpierw pieniądze czy zdolność (CE-5.22).
    Jeden wybór na zlecenie, po zapłaceniu. Pytanie pada dokładnie przy zleceniach, których efekty zawierają launder, use_front, use_back, offer, stash_money albo move_figure z wymuszeniem; przy wszystkich innych najpierw są pieniądze, bo kolejność niczego nie zmienia. Pieniądze nigdy nie przychodzą między dwiema częściami zdolności.
ruling-RU-12b =
    „Wymuszenie” i podobne zlecenia.
    Nie stawia się figurki; można użyć zajętego przedsiębiorstwa; gracz sprawujący kontrolę korzysta.
ruling-RU-13 =
    Sojusznicy (CE-5.27, CE-5.30).
    Rozstrzygnięcie: części w dowolnej kolejności, jak przy nielegalnej działalności (RU-7), każda dobrowolna poza zyskami (CE-5.32); ale część, która odnosi się do figurki (przepchnięcie, zestrzelenie tam, wymuszenie), wymaga, by figurkę postawiła lub przesunęła teraz ta karta. Część zaczyna się od własnego pierwszego wyboru (miejsce, terytorium, karta do prania) i jest rozpatrywana w całości przed następną; kto kończy, dostaje jeszcze to, co karta tylko daje.
    Powód: instrukcja traktuje ikony jednakowo i nie podaje kolejności.
ruling-RU-13a =
    Czy sojusznika można zagrać ponownie w późniejszym akcie?
    Rozstrzygnięcie: tak, w każdym następnym, dopóki zatrzymuje się go na ręce w fazie Haracz dla Dona (CE-5.28, CE-10.1).
ruling-RU-14 =
    Obowiązkowe czy dobrowolne (CE-5.32).
    Strona z ikonami mówi o zdolnościach, których „można” użyć, a tekst o stawianiu figurek – o użyciu wszystkich zdolności.
    Rozstrzygnięcie: zwykłe zyski następują same (rezygnacja prawie nigdy nie pomaga i tylko spowalniałaby grę); ze wszystkiego, co kosztuje kartę, odsłania kartę, dobiera karty lub przenosi Głowę Konia, można zrezygnować.
ruling-RU-15 =
    Odrzucanie za zdolność (CE-5.33).
    Dowolna karta z ręki, także sojusznik. Najpierw wszystkie odrzucenia, potem zysk. Kartę pieniędzy odrzuconą na stos można wziąć z powrotem tą samą zdolnością, jeśli daje ona właśnie taką kartę. Odrzucone karty są odkryte, a więc jawne.
ruling-RU-15a =
    Odrzuceni sojusznicy.
    Trafiają na dobre do pudełka, także odrzuceni przy wymianie.
ruling-RU-16 =
    Mała talia zleceń (CE-6.5).
    Dobierz tyle, ile można. Odrzucone zlecenie trafia na wierzch odkrytego stosu po wyborze, więc przetasowanie nigdy nie przywraca go w tym samym dobieraniu.
ruling-RU-16a =
    Brak kart pieniędzy danej wartości (CE-6.3).
    Tekst pozwala wziąć zamiast nich najbliższe niższe karty i można by go czytać jako wyrównanie sumy kilkoma kartami.
    Rozstrzygnięcie: karta za kartę.
    Powód: przysługuje wskazana liczba kart, nie ma rozmieniania (CE-6.1), a uboga pula nie może jeszcze ubożeć. W tekście jest to przyzwolenie, tutaj dzieje się samo.
ruling-RU-17 =
    Zestrzelone figurki (CE-7.2, CE-7.3).
    Zestrzelenie dotyczy obecności: pole się zwalnia, wpływ przepada. Zysków nigdy się nie cofa. Własne figurki można zestrzelić tylko kartami, które mówią o dowolnym właścicielu.
ruling-RU-18 =
    Figurki neutralne (CE-8.2, CE-8.6).
    Muszą się naprawdę przesunąć; opuszczone pole jest od razu puste. W rzece Hudson są niedostępne do Antraktu, bo nic nie może przywrócić zestrzelonej figurki. Sojusznika można mimo to zagrać dla innych części jego karty.
ruling-RU-18a =
    Burmistrz a pola 3+.
    Przy dwóch graczach są niedostępne także dla Burmistrza (CE-2.12).
ruling-RU-19 =
    Rodzaj figurek neutralnych (CE-8.7).
    Są tym, czym jest ich pole. Komisarz Policji stoi na otwartej przestrzeni i dosięga go tylko „dowolna figurka”.
ruling-RU-19a =
    Figurki neutralne jako figurki „przeciwnika”.
    Nie. Karty z właścicielem opponent ich nie dotyczą.
ruling-RU-19b =
    Przesunięcie figurki kartą (CE-13.11).
    Wymaga pustego pola tego samego rodzaju, innego niż własne; przesunięta figurka przeciwnika nikomu nic nie daje.
ruling-RU-20 =
    Brak żetonów kontroli (CE-9.5).
    Dobrowolne. Można wziąć dowolny własny żeton, także ze środka stosu i z tego samego terytorium; żetony nad nim opadają z zachowaniem kolejności. Kilka zwycięstw w tej samej fazie Wojny terytorialne bez żetonów: pytanie przy każdym, w kolejności terytoriów; żeton położony wcześniej w tej samej fazie Wojny terytorialne można wziąć znowu.
ruling-RU-20a =
    Czy 9 żetonów wystarcza?
    Zwykle; ale siedem zwycięstw na akt przez cztery akty jest możliwe, więc taki przypadek może się zdarzyć.
ruling-RU-21 =
    Skuteczna łapówka (CE-9.7).
    Jeśli twoja łapówka jest większa niż $0 i starcza dla ciebie sojuszników, musisz wziąć jednego; nie można zabrać pieniędzy z powrotem dlatego, że upatrzonego sojusznika już nie ma.
    Powód: tekst mówi, że gracz odrzuca pieniądze i bierze kartę.
ruling-RU-21a =
    Co można dać w łapówce.
    Tylko całe karty, bez rozmieniania, nadwyżka przepada. Liczba kart nie ma znaczenia.
ruling-RU-21b =
    Łapówki jako decyzje.
    Wszyscy decydują naraz; nikt nie widzi cudzej decyzji, dopóki nie zdecydują wszyscy. Po odkryciu sojuszników wybiera się po kolei i jawnie.
ruling-RU-21c =
    Łapówki o równej sumie.
    Kolejność graczy w chwili odkrycia (obecny posiadacz Głowy Konia).
ruling-RU-21d =
    Czy gracz bez pieniędzy może dać łapówkę?
    Tylko $0. Program pomija pytanie.
ruling-RU-22 =
    Haracz (CE-10.2).
    Dokładnie do limitu, nie poniżej: tekst wymaga tylko oddania nadmiaru. Równocześnie i w tajemnicy, potem jawnie, bo odrzucone karty trafiają na odkryte stosy. Sojusznicy zagrani w tym akcie wracają na rękę przed liczeniem.
ruling-RU-22a =
    Kolejność zleceń odrzuconych razem.
    Leżą na stosie w kolejności graczy, potem według identyfikatora karty. Ma to znaczenie tylko przy odtwarzaniu partii.
ruling-RU-23 =
    Nikt nie ma danego koloru (CE-11.3).
    Przy dosłownym odczytaniu wszyscy remisują z zerem i dostaliby po $5; nie zmienia to żadnego miejsca. Nie dajemy nic, by nie zawyżać podawanego majątku.
ruling-RU-24 =
    Ostatni remis (CE-11.5).
    Instrukcja kończy na premiach za terytorium. Rozstrzygnięcie: wspólne zwycięstwo; jeśli z grą wiąże się wypłata, dzieli się ją po równo.
ruling-RU-24a =
    Dolary z premii.
    To punkty, nie karty; pula nie ma znaczenia.
ruling-RU-24b =
    Dwie karty na końcu.
    Po fazie Haracz dla Dona w Akcie IV na ręce są najwyżej 2 karty; pieniądze spośród nich same trafiają do walizki (nikt by nie odmówił).
ruling-RU-24c =
    Premia za terytorium a strona neutralna.
    Figurki neutralne nigdy nie mają żetonów.
ruling-RU-25 =
    Co widzi obserwator (CE-12.2).
    Rewersy wszystkich kart są takie same, więc ręka przeciwnika pokazuje tylko liczbę kart. Ale prawie każda karta na ręce pochodzi z odkrytego stosu, a wyprane karty, łapówki i zrealizowane zlecenia się pokazuje. Pieniądze w walizkach wynikają więc z jawnego przebiegu; dobrane zlecenia oraz skradzione i oddane karty – nie.
    Rozstrzygnięcie: to, co wie ktoś o doskonałej pamięci, należy do widoku, łącznie z pieniędzmi w walizkach; program pokazuje pieniądze w walizkach tylko z opcją open_books (domyślnie wyłączoną); zrealizowane zlecenia są zawsze wymienione przy graczu. Lista dozwolonych ruchów (przy działaniu audit albo u gracza, którego nie pyta się o łapówkę) może wynikać z zawartości walizek, skoro można ją wyliczyć.
ruling-RU-26 =
    Tajne decyzje równoczesne.
    Łapówki, karty odrzucane w haraczu, działania collect i offer. Każda z tych decyzji to zbiór ukrytych wyborów odkrywanych razem. Jeśli gracze są pytani po kolei, pyta się ich w kolejności graczy i nikomu nie pokazuje się wcześniejszej odpowiedzi.
ruling-RU-27 =
    Decyzje gracza, którego nie jest tura.
    Użycie legalnej działalności przez gracza sprawującego kontrolę (łącznie z dobieraniem zleceń i odrzucaniem), działania collect, offer i audit, przenoszenie żetonów w fazie Wojny terytorialne, łapówki i wybór sojuszników, haracz. Gracz, który decyduje, jest więc odróżniony od gracza, którego jest tura.
ruling-RU-28 =
    Bez cofania w środku akcji.
    Gdy dobieranie zleceń lub kradzież odsłoni ukryte karty, akcji nie można cofnąć; przedtem można.
ruling-RU-29 =
    Wielkość wyborów.
    Karty tego samego rodzaju i tej samej wartości są zamienne: łapówki, zapłaty i odrzucenia to wielozbiory, wybierane rodzaj po rodzaju w ustalonej kolejności, a nie podzbiory kart. Różne rzeczy (figurki do zestrzelenia, karty pieniędzy do prania, karty do oddania, zlecenia do zatrzymania, terytoria, żetony) wybiera się po jednej w dowolnej kolejności; kolejność niczego nie odbiera, a wybory, które wychodzą na to samo, prowadzą do tej samej pozycji. Złożone wybory (które terytorium, potem która figurka) to łańcuchy małych decyzji, każda ze skończoną listą.
ruling-RU-29a =
    Efekty w łańcuchu.
    Legalna działalność użyta przez gracza sprawującego kontrolę nie uruchamia ponownie wspólnego korzystania. Przy dwóch legalnych działalnościach z jednej karty pytanie o kolejność pada przy każdej. Figurka neutralna pozostaje „własna” do końca tury, łącznie z dodatkową akcją.
ruling-RU-29b =
    Skończoność.
    W każdej turze zagrywa się figurkę, na dobre wkłada kartę zlecenia do walizki albo odkrywa sojusznika na ten akt; każda faza Rodzinne interesy jest więc skończona.
ruling-RU-29c =
    Karty, które zmieniają rękę w fazach Łapówki lub Haracz dla Dona.
    Nie ma takich; zdolności istnieją tylko w fazie Rodzinne interesy.
ruling-RU-30 =
    Pola członków rodziny.
    Wiadomo: każde przylega do dwóch lub trzech obszarów; sześć ma oznaczenie 3+; istnieją Chelsea+Midtown+Central Park, Midtown+Queens, Chelsea+Midtown+Wall Street. Przykład fazy Wojny terytorialne wymaga co najmniej pięciu pól przy Midtown, czterech przy Chelsea, jednego przy Chelsea, ale nie przy Midtown, a jeśli rozgrywa się w Akcie II lub III – trzech, które przylegają do obu. Nasze 16 pól spełnia to wszystko.
ruling-RU-31 =
    Przedsiębiorstwa początkowe.
    Przykład z członkiem rodziny daje pranie, dobieranie zleceń, broń i zapłatę za morderstwo z Chelsea, Midtown i Wall Street. Nasze przedsiębiorstwa Bank giełdowy (pranie), Koleje Penn Central (zlecenia) i Grand Hotel (zapłata za morderstwo) oraz kafel Sklep z bronią na Wall Street (broń) dają dokładnie to. Legalna działalność przedsiębiorstwa Koleje Penn Central jest taka jak w druku.
ruling-RU-32 =
    Talia zleceń.
    Po 11 kart w każdym kolorze, by cztery premie po $5 były jednakowe. Koszty: osiem zleceń za 1 towar, szesnaście za 2, czternaście za 3, sześć za 4. Pieniądze wzorowane są na jedynej znanej karcie, „Wymuszenie”: trzy towary, $5 i legalna działalność; silne zdolności płacą mniej („Bomba w samochodzie”). Popyt na rodzaje jest równy (broń 36, zapłata za morderstwo 33, alkohol 37).
ruling-RU-33 =
    Sojusznicy.
    Po jednej karcie każdego sojusznika z figurką na akt (że jest w kilku aktach, podaje instrukcja); późniejsi sojusznicy są silniejsi, bo używa się ich w mniejszej liczbie aktów.
ruling-RU-34 =
    Stosy pieniędzy i towarów.
    24 karty $1, 36 kart $2, 30 kart $3, 30 kart $5; broń 9, alkohol 9, zapłata za morderstwo 9, narkotyki 5. Sumy są z instrukcji, podział nasz. Najwięcej jest $2, bo legalne działalności i małe zlecenia płacą $2. Narkotyki są rzadkie i przychodzą głównie z czerwonych kafli w Aktach III i IV.
    Dwie proste własne symulacje (300 partii na każdą liczbę graczy; gracze losowi i zachłanni) to zgrubne sprawdzenie, a nie dowód równowagi: nikt nigdy nie był zablokowany, realizowane są wszystkie 44 zlecenia, a przy graczach zachłannych każdego stosu brakuje rzadziej niż raz na gracza i partię; majątek końcowy wynosi średnio około $79, $65, $59, $59 przy 2, 3, 4, 5 graczach zachłannych. Gdy gra pięciu graczy losowych, każdemu zapłaty za morderstwo brakuje około 1,5 raza.
ruling-RU-35 =
    Wszystko odtworzone jest danymi.
    Program czyta zestaw; żadna wartość odtworzona ani podana z pamięci nie jest zapisana w kodzie.
ruling-RU-36 =
    „Bomba w samochodzie”.
    Rozstrzygnięcie: wszystkie figurki przeciwników na jednym wybranym terytorium; neutralne i własne ocaleją. Koszt i pieniądze są nasze; pieniądze to $3, bo zdolność jest silna.
    Powód: jedna recenzja mówi, że wymiata wszystkich wrogów z jednego obszaru, inna tylko, że usuwa kilka figurek; idziemy za pierwszą.
ruling-RU-37 =
    Co nie wymaga pytania.
    Rozstrzygnięcie: gdy w zestawie zdolności zostały tylko zwykłe zyski, następują same w podanej kolejności. Głowa Konia, którą już się ma, i ikony walizki u gracza, który nie ma pieniędzy i w tym zestawie ich nie dostanie, wypadają z niego. Część karty bez żadnego możliwego wyboru się pomija.
    Powód: kolejność zwykłych zysków niczego nie zmienia, a pytanie z jedną odpowiedzią tylko wstrzymuje grę.
ruling-RU-38 =
    Pytania o ręce, których nikt już nie zna.
    Rozstrzygnięcie: gdy karta przeszła potajemnie z ręki do ręki, gracza ze zdolnością walizki pyta się nawet bez pieniędzy na ręce, gracza, który może wymienić kartę na towar, nawet jeśli trzy stosy są puste, a na ręce nie ma do zwrotu broni, alkoholu ani zapłaty za morderstwo, a działanie offer można zacząć, nawet jeśli żaden przeciwnik nie ma pieniędzy. Dodatkową akcję proponuje się każdemu, kto ma kartę, której nie wszyscy znają, nawet jeśli żadna akcja nie jest możliwa.
    Powód: samo pytanie zdradzałoby innym, co jest na ręce, a CE-12.1 to ukrywa. Dopiero gdy składa się oferty, widać, kto ma pieniądze (CE-12.2).
ruling-RU-39 =
    Łapówki bez sojuszników.
    Rozstrzygnięcie: jeśli żaden sojusznik nie jest wyłożony, nikogo nie pyta się o łapówkę. Z naszymi danymi nieosiągalne.
    Powód: każda łapówka wróciłaby do walizki.
ruling-RU-40 =
    Kiedy przetasowuje się talię zleceń (CE-6.4)? Instrukcja mówi, że gdy talia się skończy, ale nie, czy od razu, czy gdy potrzebna jest następna karta.
    Rozstrzygnięcie: gdy potrzebna jest następna karta.
    Powód: wtasowuje się wtedy także zlecenia odrzucone w międzyczasie.
ruling-RU-41 =
    Skąd biorą się narkotyki? Instrukcja wprowadza je do gry przez niektóre czerwone przedsiębiorstwa i nazywa je tam nowym towarem; nie mówi, że nie daje ich nic innego.
    Rozstrzygnięcie: dają je też nasze zlecenie jy09 z Aktu I i nasz sojusznik al_iii_6. Jest to wątpliwe i może się zmienić z następnym zestawem; to tylko dane.
    Powód: żadne zdanie instrukcji tego nie wyklucza.
