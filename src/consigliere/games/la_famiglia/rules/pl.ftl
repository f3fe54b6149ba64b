### Zasady La Famiglia po polsku. Wszystkie teksty są nasze; żadne zdanie nie pochodzi z instrukcji.
### Identyfikatory: chapter-LF-4 to rozdział LF-4, rule-LF-4-24 to zasada LF-4.24, ruling-Q-10 to rozstrzygnięcie Q-10. Numery są stałe, luki w numeracji są zamierzone.
### Jeden wiersz to jeden akapit.

game-title = La Famiglia: Wielka wojna mafii

## LF-1

chapter-LF-1 = Plansza, elementy, miejsca
rule-LF-1-1 = Dokładnie 4 graczy w 2 dwuosobowych drużynach. Drużyna wygrywa albo przegrywa wspólnie; każdy gracz prowadzi jedną rodzinę. „Drużyna” to dwaj sojusznicy, „przeciwnik” to gracz drugiej drużyny, „przeciwna strona w obszarze” to ten, kto go kontroluje. Liczby soldati są zawsze całkowite i nigdy ujemne.
rule-LF-1-2 = Sycylia składa się z 12 mandamenti po 3 obszary (razem 36 obszarów), a otacza ją 9 obszarów morskich.
rule-LF-1-3 = Dwa obszary sąsiadują ze sobą, jeśli mają wspólną granicę dowolnej długości. Dwa obszary morskie sąsiadują, jeśli mają wspólną granicę morską. Każdy obszar wybrzeża styka się z 1 lub 2 obszarami morskimi. Kolory tylko odróżniają mandamenti i nie mają innego znaczenia.
rule-LF-1-4 = Gdzie leżą elementy rodziny. Pula (jawna): otwarta tacka przed zasłonką. Siedziba (ukryta przed przeciwnikami): za zasłonką; są w niej pieniądze, zwerbowani soldati i dostępne żetony rozkazów. Planszetka rodziny (jawna): znaczniki wpływu i zaawansowane rozkazy, których jeszcze nie zdobyto. Plansza, arkusze akcji i kafelki kontroli (jawne); żetony rozkazów na planszy leżą zakryte aż do LF-6.1, potem odkryte. Pudełko, czyli poza grą: stamtąd nic nie wraca.
rule-LF-1-5 = Pojęcia. Werbunek: soldati przechodzą z puli gracza do jego siedziby. Umieszczenie soldati: z siedziby gracza na planszę. Umieszczenie samochodu lub motorówki: z puli gracza. Umieszczenie laboratorium: ze wspólnej puli 30 laboratoriów. Usunięty soldato, samochód lub motorówka wraca do puli właściciela, usunięty neutralny soldato – do puli neutralnych, a usunięte laboratorium – do wspólnej puli.
rule-LF-1-6 = Liczba wszystkich elementów poza pieniędzmi jest ograniczona. Na rodzinę: 50 soldati, 4 motorówki, 5 samochodów, 25 znaczników wpływu (17 na planszetkę, 8 do puli), 6 znaczników kontroli, 1 znacznik ostatniej akcji, 13 rozkazów, 3 karty konfliktu. Wspólne: 30 laboratoriów, 30 neutralnych soldati, 8 neutralnych znaczników wpływu. Kto ma dostać element, którego już nie ma, nie dostaje nic w zamian.
rule-LF-1-7 = Zasób pieniędzy jest nieograniczony. Nikt nie może mieć ich mniej niż 0 ani ich pożyczać (Q-9).
rule-LF-1-8 = W obszarze nigdy nie ma więcej niż 2 laboratoriów.
rule-LF-1-9 = Strona (rodzina albo neutralni) kontroluje obszar, jeśli ma w nim co najmniej 1 soldato. Gdy nie trwa konflikt, w obszarze nigdy nie ma soldati dwóch stron; sojusznicy nigdy nie zajmują wspólnie jednego obszaru. Obszar bez soldati jest pusty.
rule-LF-1-10 = Laboratoria należą do rodziny, która kontroluje obszar. Laboratoria w pustym lub neutralnym obszarze nie należą do nikogo; mimo to bronią neutralnych soldati (Q-35).
rule-LF-1-11 = Ilekroć jakaś strona przejmuje kontrolę nad obszarem, którego tuż przedtem nie kontrolowała – zdobywając go albo wchodząc do pustego obszaru Ruchem (i atakiem), podburzonymi neutralnymi lub umieszczanymi soldati – usuwa się dokładnie 1 laboratorium z tego obszaru, o ile jakieś tam jest. Nie ma znaczenia, do kogo obszar należał wcześniej: rodzina, która wraca do obszaru, który sama zostawiła pusty, też traci w nim 1 laboratorium (Q-82).
rule-LF-1-12 = Utrata obszaru. Gdy tylko rodzina nie ma już w obszarze soldati (ale nie w trakcie konfliktu, zob. LF-7.31), wszystkie jej żetony rozkazów wracają stamtąd nierozpatrzone do siedziby (w fazie planowania nadal zakryte, przeciwnicy ich nie oglądają), a wszystkie jej samochody trafiają stamtąd do puli. Laboratoria i motorówki zostają. Jedynym wyjątkiem jest rozkaz właśnie rozpatrywany (Q-68). Obszar opuszczony przez Zwołanie, gromadzenie lub Ruch sprawdza się od razu po wyjściu soldati, czyli przed krokiem 2 ataku. Instrukcje wymieniają konflikt, Zamach i Zwołanie; ogólną postać podaje Q-34.
rule-LF-1-13 = Rekompensata za neutralnych. Gdy krok ataku, konflikt, Zamach lub Pentito gracza usuwa neutralnych soldati, gracz ten przenosi tylu samo własnych soldati z puli do siedziby, na ile wystarczy puli. Dzieje się to automatycznie. Własni soldati, których ten sam krok odsyła do puli (para w kroku Straty, a przed nim brutalność), trafiają tam najpierw i mogą zostać wzięci (Q-75). Zastąpienie neutralnego soldato własnym nie daje rekompensaty (Q-30).

## LF-2

chapter-LF-2 = Przygotowanie rozgrywki, w tej kolejności
rule-LF-2-1 = Rozłóżcie planszę. Arkusz akcji 1 leży na dolnym miejscu, poniżej arkusza 0 nadrukowanego na planszy; arkusze 2–4 czekają.
rule-LF-2-2 = Utwórzcie 2 drużyny. Sojusznicy siedzą obok siebie, tak że każdy gracz ma przy sobie jeden róg planszy.
rule-LF-2-3 = Kolejność graczy. W każdym rogu strzałka wskazuje następnego gracza; jest nim zawsze przeciwnik siedzący naprzeciwko lub po skosie. Kolejność jest więc stałym cyklem czterech miejsc, w którym drużyny się przeplatają: A1, B1, A2, B2 i znów A1. Miejsca 1, 2, 3, 4 na mapie to A1, B1, A2, B2 (drużyna A ma miejsca 1 i 3, drużyna B miejsca 2 i 4); numer miejsca oznacza pozycję w tym cyklu, a nie przy stole, i jest naszym oznaczeniem. Program liczy miejsca od 0: numer miejsca minus 1, więc drużyny to 0 i 2 przeciw 1 i 3.
rule-LF-2-4 = Wylosujcie 7 z 11 kafelków kontroli; obie drużyny używają tych samych 7, każda z własnego zestawu. Są jawne. Pozostałe 4 trafiają do pudełka.
rule-LF-2-5 = Rozdajcie losowo każdej drużynie 3 z 6 kolorów. Znając kafelki, drużyna decyduje, którymi 2 zagra i kto poprowadzi którą rodzinę; trzeci trafia do pudełka. Kiedy i jak się wybiera: Q-1. Wariant pierwszej rozgrywki (opcja first_game): odłóżcie czarną i białą rodzinę, a 4 pozostałe rozdajcie losowo, po jednej na gracza.
rule-LF-2-6 = Każdy gracz bierze elementy swojej rodziny: 5 podstawowych rozkazów do siedziby; 8 zaawansowanych rozkazów na planszetkę, według symbolu rzędu i litery (A po lewej, B pośrodku, C po prawej); po 1 znaczniku wpływu na każde z 17 pól planszetki; wszystko inne do puli. Każdy może w dowolnym momencie zajrzeć pod znaczniki na planszetkach.
rule-LF-2-7 = Każda drużyna dostaje arkusze rozkazów obu wrogich rodzin: pełna lista ich rozkazów jest jawna.
rule-LF-2-8 = Rozstawienie początkowe. W każdym rogu jest symbol. Ile razy ten symbol nadrukowano w obszarze, tylu soldati z puli gracz tam umieszcza: po 2 lub 3 w każdym z 6 obszarów. W obszarach z 2 lub 3 szarymi postaciami staje tylu neutralnych soldati. W każdym obszarze jest wtedy 2 lub 3 soldati. Rozkład na mapie jest naszą rekonstrukcją; wykorzystuje wszystkich 30 neutralnych soldati, więc pula neutralnych jest na początku pusta.
rule-LF-2-9 = Wylosowany gracz zostaje pierwszym graczem i bierze znacznik „Primo Giocatore”.
rule-LF-2-10 = Potasujcie 6 kart postaci i rozdajcie losowo po 1 odkrytej każdemu graczowi (Q-2). Każdy gracz wkłada do siedziby wskazane pieniądze i soldati (z puli). Potem pierwszy gracz oddaje 1 ₤ z siedziby ostatniemu w kolejności graczy, który jest przeciwnikiem.
rule-LF-2-11 = Zaczynając od pierwszego gracza, zgodnie z kolejnością graczy, każdy umieszcza z puli wszystkie dodatkowe jednostki z karty, widząc, co zrobili poprzednicy: soldati i samochody w dowolnych obszarach z własnymi soldati (każda jednostka może trafić gdzie indziej), motorówkę w obszarze morskim sąsiadującym z obszarem z własnymi soldati. Motorówka się potem nie porusza i nie może być trzecią w obszarze morskim: Q-3.
rule-LF-2-12 = W tej samej kolejności każdy gracz umieszcza wskazaną liczbę laboratoriów w obszarach z własnymi soldati, najwyżej 2 w jednym obszarze.
rule-LF-2-13 = Połóżcie neutralny znacznik wpływu na każdym polu arkusza 0 z szarym okręgiem. Potem, od pierwszego gracza zgodnie z kolejnością graczy, każdy kładzie 1 własny znacznik wpływu z puli na wolnym polu arkusza 0 bez szarego okręgu; powtórzcie to raz, tak że każdy ma tam 2 znaczniki. Oba własne znaczniki mogą leżeć w tej samej kolumnie.

## LF-3

chapter-LF-3 = Runda, tury, ogólne możliwości
rule-LF-3-1 = Najwyżej 4 rundy. Każda runda: faza planowania, porządkowanie, faza spotkań, porządkowanie ze sprawdzeniem końca gry.
rule-LF-3-2 = W każdej fazie kolejność graczy zaczyna się od tego, kto miał znacznik „Primo Giocatore” na jej początku. Zabranie znacznika w fazie planowania zmienia kolejność od następnej fazy, czyli od fazy spotkań tej samej rundy.
rule-LF-3-3 = W dowolnym momencie, w turze dowolnego gracza. Sprzedaż rozkazu: usuń z gry 1 żeton rozkazu ze swojej siedziby, tak by wszyscy go widzieli, i weź 1 ₤ do siedziby. Przekazanie pieniędzy: daj sojusznikowi 1 ₤ i zapłać jeszcze 1 ₤ do puli (wydane 2, otrzymane 1); można to powtarzać. Kiedy program to umożliwia: Q-8.
rule-LF-3-4 = Sojusznicy mogą swobodnie rozmawiać i pokazywać sobie wszystko, co ukryte. Przy ruchu korzystają wspólnie z motorówek. Nie mogą mieć soldati w tym samym obszarze, przechodzić przez obszary sojusznika, przejmować ich ani wydawać w nich rozkazów; nie mogą też wspólnie kontrolować mandamento. Pieniądze przechodzą między nimi tylko według LF-3.3 i jako opłata za znacznik wpływu (LF-4.7, LF-4.13).
rule-LF-3-5 = Ukryte przed przeciwną drużyną: zawartość siedziby (pieniądze, soldati, rozkazy), awersy żetonów rozkazów na planszy aż do fazy spotkań, wybrana karta konfliktu aż do odkrycia. Wszystko inne jest jawne dla każdego. Wewnątrz drużyny nic nie jest ukryte. Szczegóły: Q-61, Q-62, Q-63, Q-64.
rule-LF-3-6 = Gracz może w dowolnym momencie oglądać własne zakryte rozkazy i pokazywać je sojusznikowi, ale nie może ich przesuwać, zamieniać ani zabierać z powrotem.

## LF-4

chapter-LF-4 = Faza planowania
rule-LF-4-1 = Przed pierwszą turą właściciele kafelka Wpływy mogą go użyć (LF-10.1). Potem gracze rozgrywają tury zgodnie z kolejnością graczy, aż na górnym arkuszu nie zostanie żaden znacznik wpływu.
rule-LF-4-2 = W swojej turze gracz musi zrobić dokładnie jedną z dwóch rzeczy: A – użyć pola akcji (LF-4.5) albo B – szerzyć wpływy (LF-4.13). Pasować nie wolno.
rule-LF-4-3 = Jeśli gracza nie stać na możliwy ruch, musi najpierw zdobyć pieniądze według LF-3.3: sprzedając własny rozkaz albo dostając je od sojusznika, jeśli ten się zgodzi. Pieniądze na cały koszt ruchu muszą być w siedzibie, zanim ruch się zacznie. Dokładna lista dozwolonych ruchów i zasada na wypadek impasu: Q-10.
rule-LF-4-4 = Kafelków kontroli działających raz na turę (LF-10.2–10.5) właściciel może użyć po razie w swojej turze planowania, przed opcją A lub B, po niej albo między jej częściami. Dokładny moment: Q-42.
rule-LF-4-5 = A – użycie pola akcji: wybierz dowolny znacznik wpływu na górnym arkuszu (własny, neutralny lub innego gracza) i wolne pole akcji na dolnym arkuszu, w dowolnej kolumnie. Przenieś tam znacznik i wykonaj akcję tego pola.
rule-LF-4-6 = Duże pole z symbolem ∞ zawsze uchodzi za wolne i mieści dowolną liczbę znaczników; każde inne pole mieści 1.
rule-LF-4-7 = Przeniesienie znacznika innego gracza, także sojusznika, kosztuje 1 ₤; płaci się je temu graczowi, zanim weźmie się jakiekolwiek pieniądze z pola. Własne i neutralne znaczniki nie kosztują nic.
rule-LF-4-8 = Liczba w rogu pola to pieniądze: dodatnią otrzymuje się oprócz akcji, ujemną płaci się do puli przed akcją. Kolejność: zapłać właścicielowi, zapłać koszt pola, przenieś znacznik, weź pieniądze z pola, wykonaj akcje częściowe (Q-12).
rule-LF-4-9 = Akcje częściowe połączone znakiem „/”: wybierz dokładnie jedną. Połączone znakiem „+”: wykonaj obie w wybranej przez siebie kolejności, każdą raz. Każdą akcję częściową można wykonać w dowolnym zakresie lub pominąć (Q-67), ale nie wolno pominąć wszystkich: co najmniej jedna musi mieć skutek (Q-84). Co liczy się jako skutek i jaki jest wyjątek, mówi Q-11.
rule-LF-4-10 = Po akcji turę rozgrywa następny gracz. Zwolnione pole górnego arkusza pozostaje wolne.
rule-LF-4-13 = B – szerzenie wpływów: wybierz kolumnę górnego arkusza z co najmniej 1 znacznikiem. Zapłać w całości i przed wszystkim innym: nadrukowany koszt kolumny do puli; po 1 ₤ do puli za każdy przenoszony znacznik, czyjkolwiek jest, także neutralny; po 1 ₤ właścicielowi za każdy przenoszony znacznik innego gracza.
rule-LF-4-14 = Przenieś wszystkie znaczniki z kolumny (także z pola ∞) na wybrane przez siebie wolne pola dolnego arkusza, w dowolnych kolumnach; najwyżej 1 na zwykłe pole, dowolnie wiele na pola ∞. Akcji tych pól się nie wykonuje. Do której kolumny należy pole ∞: Q-13.
rule-LF-4-15 = Potem wykonaj akcję nadrukowaną nad kolumną (LF-4.16–4.18); jest obowiązkowa z wyjątkiem tego, przy czym stoi „możesz” (Q-77). Dodatkowo możesz wydać 1 rozkaz (LF-4.24), przed całą tą akcją lub po niej, także rozkaz dzięki niej zdobyty. Najpierw zapłata i przeniesienie znaczników, potem akcja i rozkaz w dowolnej kolejności.
rule-LF-4-16 = Rola pierwszego gracza i sprzęt: weź znacznik „Primo Giocatore” (działanie: LF-3.2); możesz umieścić 1 samochód, 1 motorówkę lub 1 laboratorium (LF-4.26–4.28).
rule-LF-4-17 = Wpływanie na 1 instytucję (4 kolumny, po jednej na rząd): zwróć do puli 2 skrajne lewe znaczniki z tego rzędu własnej planszetki, jeden po drugim (LF-4.39). Gdy został 1, usuń 1, gdy 0 – żadnego; innego rzędu w zamian wybrać nie można. Kolumnę można wybrać nawet przy 0, dla dodatkowego rozkazu lub po to, by przenieść znaczniki (Q-17).
rule-LF-4-18 = Wpływanie na 2 instytucje: usuń skrajny lewy znacznik z każdego z 2 różnych wybranych rzędów. Jeden zwróć do puli, a drugi połóż albo na wolnym polu górnego arkusza, w kolumnie z co najmniej 1 innym znacznikiem, albo na wolnym polu dolnego arkusza (jego akcji się nie wykonuje). Oba znaczniki wyglądają tak samo, więc wybiera się tylko dwa rzędy (jeden po drugim, LF-4.39) i jedno miejsce. Drugi znacznik trzeba położyć; pole ∞ dolnego arkusza jest zawsze dostępne. Gdy znaczniki są w mniej niż 2 rzędach: Q-17. Kiedy kolumna jest dostępna: Q-15.
rule-LF-4-20 = Werbunek: weź z puli do siedziby maksymalnie tylu soldati, ile wynosi wartość bazowa (skrajna prawa widoczna liczba w rzędzie kościoła) + premia.
rule-LF-4-21 = Umieszczenie soldati: umieść z siedziby maksymalnie tylu soldati, ile wynosi wartość bazowa (skrajna prawa widoczna liczba w rzędzie policji) + premia, wszystkich w 1 obszarze: z własnymi soldati albo dowolnym pustym na mapie. W pustym obszarze usuń 1 laboratorium, o ile jakieś tam jest.
rule-LF-4-22 = Umieszczenie z premią 4: jak LF-4.21 z premią 4, ale tylko w obszarze z co najmniej 1 własnym soldato, nie w pustym.
rule-LF-4-24 = Wydanie rozkazu: połóż 1 zakryty żeton rozkazu z siedziby w obszarze z co najmniej 1 własnym soldato i bez żetonu rozkazu.
rule-LF-4-25 = Dwa rozkazy, dwa obszary: LF-4.24 w każdym z maksymalnie 2 różnych obszarów. Dwa rozkazy, jeden obszar: połóż maksymalnie 2 rozkazy z siedziby w jednym obszarze z własnymi soldati i bez żetonu rozkazu; kafelek Łańcuch dowodzenia nie jest potrzebny; w obszarze nigdy nie ma więcej niż 2 rozkazów.
rule-LF-4-26 = Załatwianie sprzętu: umieść 1 samochód albo 1 motorówkę, albo 1 laboratorium.
rule-LF-4-27 = Samochód: obszar z co najmniej 1 własnym soldato. Laboratorium: obszar z co najmniej 1 własnym soldato i najwyżej 1 laboratorium.
rule-LF-4-28 = Motorówka: obszar morski sąsiadujący z obszarem z co najmniej 1 własnym soldato; potem możesz ją poruszyć do jednego sąsiedniego obszaru morskiego. Jeśli potem (z ruchem czy bez) w jej obszarze morskim są dokładnie 3 motorówki, czyjekolwiek, usuwa się nową motorówkę i 1 z dwóch pozostałych; wskazuje ją gracz, który umieścił nową (własną, sojusznika lub przeciwnika). Sprawdza się tylko obszar morski, w którym motorówka ostatecznie zostaje.
rule-LF-4-29 = Pranie pieniędzy: 1 ₤ za każde laboratorium w obszarach z własnymi soldati.
rule-LF-4-30 = Pranie i gromadzenie: LF-4.29, a ponadto wybierz obszar z własnymi soldati: przenieś tam dowolną liczbę własnych soldati i samochodów z obszarów sąsiadujących na lądzie, nie motorówkami; samochody mogą jechać bez soldati. To dwie akcje częściowe, w dowolnej kolejności, każdą można pominąć (LF-4.9). Do obszarów, które opustoszały, stosuje się LF-1.12.
rule-LF-4-31 = Wywieranie wpływów, w dwóch rodzajach: usuń skrajny lewy znacznik z dowolnego jednego rzędu własnej planszetki. Rodzaj 1: zwróć go do puli. Rodzaj 2: przenieś go na wolne pole górnego arkusza w kolumnie z co najmniej 1 innym znacznikiem albo na wolne pole dolnego arkusza (akcji się nie wykonuje). Które pola są wolne: Q-14. Kiedy sprawdza się kolumnę: Q-15.
rule-LF-4-32 = Usunięcie dwóch: zwróć do puli 2 skrajne lewe znaczniki z jednego wybranego rzędu (Q-6).
rule-LF-4-33 = Ostatnia akcja (Ultima Azione): połóż znacznik ostatniej akcji obok znacznika wpływu na tym polu. Gdy górny arkusz jest pusty, możesz przenieść ten znacznik wpływu na inne wolne pole akcji dolnego arkusza i wykonać jego akcję według LF-4.5–4.9, ale nie płacisz nic właścicielowi znacznika; jeśli liczba w rogu pola jest ujemna, płaci się ją jak zwykle. Znacznik ostatniej akcji wraca do puli w każdym wypadku. Kto rezygnuje, zostawia znacznik wpływu na miejscu. Znacznik położony na tym polu przez B lub wywieranie wpływów nikomu nie daje ostatniej akcji (Q-19). Szczegóły: Q-20, Q-21.
rule-LF-4-35 = Planszetka rodziny ma cztery rzędy, od góry: sądy, policja, banki, kościół. Usunięcie znacznika odsłania jego pole. Pola z wartością bazową na stałe zastępują dotychczasową wartość rzędu; natychmiastowe efekty działają raz, od razu.
rule-LF-4-36 = W rzędzie sądów na przemian występują natychmiastowe efekty z samochodem i pary wartości samochodu (górna połowa: premia do ataku z samochodem; dolna połowa: premia do Zamachu z samochodem pułapką). Rząd policji zawiera wartości umieszczenia, rząd kościoła – wartości werbunku. W rzędzie banków są tylko natychmiastowe efekty: pieniądze, 1 laboratorium (obszar z własnymi soldati i mniej niż 2 laboratoriami) lub pranie pieniędzy.
rule-LF-4-37 = Samochód z natychmiastowego efektu trafia do obszaru z co najmniej 1 własnym soldato. Natychmiastowe efekty podlegają zasadom odpowiedniej akcji; gracz wybiera miejsce i może zrezygnować z samochodu lub laboratorium (Q-77); efekt niemożliwy lub odrzucony przepada. Pieniądze dostaje się automatycznie.
rule-LF-4-38 = Pola rzędu dzielą się na kolumny A, B, C. Gdy usuwa się pierwszy (skrajny lewy) znacznik z kolumny w rzędzie, gracz bierze z planszetki do siedziby zaawansowany rozkaz z tego rzędu i z tą literą.
rule-LF-4-39 = Gdy usuwa się dwa znaczniki, pierwszy rozpatruje się w całości (zdobyty rozkaz, natychmiastowy efekt), zanim usunie się drugi (Q-16).
rule-LF-4-40 = Faza kończy się, gdy górny arkusz jest pusty (niezależnie od tego, czyja jest kolej), a ostatnie akcje są wykonane. Potem następuje porządkowanie (LF-5).

## LF-5

chapter-LF-5 = Porządkowanie
rule-LF-5-1 = Rodzina kontroluje mandamento, jeśli kontroluje co najmniej 2 z jego 3 obszarów. Dwaj sojusznicy mający po 1 obszarze go nie kontrolują.
rule-LF-5-2 = Połóżcie znacznik kontroli (herbem do góry) na każdym nowo kontrolowanym mandamento i usuńcie znaczniki z utraconych. Znaczniki kładzione w trakcie faz herbem do dołu są tylko przypomnieniem i nic nie dają. Więcej mandamenti niż znaczników kontroli: Q-22.
rule-LF-5-3 = Dopiero potem porównajcie dla każdego gracza liczbę kontrolowanych mandamenti z liczbą jego znaczników wpływu na kafelkach kontroli drużyny. Więcej mandamenti: połóż znaczniki z puli na pustych kafelkach własnej drużyny, aż liczby się zrównają. Mniej: zwracaj do puli wybrane przez siebie znaczniki, aż liczby się zrównają. Tyle samo: nic nie zmieniaj. Znaczniki nigdy nie przechodzą z kafelka na kafelek. Na kafelku mieści się 1 znacznik, więc kafelek służy 1 rodzinie.
rule-LF-5-4 = W drużynie najpierw usuwa się wszystkie zbędne znaczniki, a dopiero potem kładzie nowe. Kto po kim: Q-24.
rule-LF-5-5 = Kafelek działa dla rodziny, której znacznik na nim leży, od tej chwili aż do usunięcia znacznika podczas późniejszego porządkowania, nawet jeśli mandamento w międzyczasie zmieni właściciela (Q-25).
rule-LF-5-6 = Po fazie spotkań porządkowanie jest takie samo, a dodatkowo sprawdza się koniec gry według LF-11. Jeśli gra trwa dalej: stary górny arkusz (o ile nie jest nadrukowany na planszy) trafia do pudełka, dolny arkusz ze znacznikami staje się górnym (liczą się teraz koszty jego kolumn), a następny arkusz staje się dolnym.

## LF-6

chapter-LF-6 = Faza spotkań
rule-LF-6-1 = Odkryjcie wszystkie żetony rozkazów na planszy.
rule-LF-6-2 = Najpierw wszystkie rozkazy zaopatrzenia, potem wszystkie rozkazy ataku; w każdym rodzaju według rosnącej inicjatywy. Przy równej inicjatywie: kolejność graczy od obecnego pierwszego gracza. Kilka takich rozkazów jednego gracza: Q-26.
rule-LF-6-3 = Rozpatrzenie rozkazu lub dowolnej jego części jest dobrowolne.
rule-LF-6-4 = Po rozpatrzeniu (lub pominięciu) rozkaz bez kamizelki kuloodpornej wraca do siedziby właściciela. Rozkaz z kamizelką zostaje do końca fazy i nie rozpatruje się go ponownie. Przed porządkowaniem wszystkie pozostałe rozkazy wracają do siedzib.
rule-LF-6-5 = Obowiązuje LF-1.12: rozkaz w utraconym obszarze wraca nierozpatrzony, żadna jego część nie dochodzi do skutku.
rule-LF-6-6 = Kamizelka n, na rozkazach zaopatrzenia lub ataku: dopóki żeton leży odkryty w obszarze z soldati jego właściciela, daje tam premię n do obrony przed każdym atakiem i Zamachem tej fazy, przed rozpatrzeniem i po nim; kamizelki dwóch rozkazów w jednym obszarze się sumują. Działa tylko w swoim obszarze (Q-4).
rule-LF-6-7 = Części rozkazów podlegają zasadom planowania z wyjątkami: soldati, samochody i laboratoria (Q-5) z rozkazu zawsze trafiają do obszaru rozkazu; motorówka – do obszaru morskiego sąsiadującego z tym obszarem (potem maksymalnie 1 ruch, LF-4.28); jeśli takiego nie ma, motorówki się nie umieszcza.
rule-LF-6-8 = Symbol soldati z liczbą n: maksymalnie n soldati z siedziby. Symbol w kółku z +n: maksymalnie tylu, ile wynosi wartość bazowa policji + n. Symbole werbunku podobnie (liczba n albo wartość bazowa kościoła + n). Moneta n: weź n ₤. Dlaczego „maksymalnie”: Q-76.
rule-LF-6-9 = Części rozkazu zaopatrzenia wykonuje się w dowolnej kolejności. Rozkazy ataku też mogą mieć części zaopatrzenia. Kolejność w rozkazie ataku: części zaopatrzenia przed blokiem ataku lub po nim; w bloku najpierw Zwołanie; Podburzanie po wszystkim innym (Q-27). Co jest jeszcze możliwe, gdy po drodze utracono obszar rozkazu: Q-68.
rule-LF-6-10 = Program rozpatruje rozkazy zaopatrzenia ściśle według inicjatywy (Q-28); instrukcje pozwalają umówić się na jednoczesne rozpatrzenie.

## LF-7

chapter-LF-7 = Ruch (i atak): strzelba
rule-LF-7-1 = Krok 0, Zwołanie. Jeśli rozkaz ma symbol Zwołania: dowolna liczba własnych soldati i samochodów może przejść z obszarów sąsiadujących na lądzie do obszaru rozkazu. Motorówką nie wolno; z obszaru rozkazu nic nie wychodzi. Raz na rozkaz, przed jego pierwszym ruchem. Do obszarów, w których nie zostali własni soldati, stosuje się LF-1.12 (pozostawione tam samochody przepadają).
rule-LF-7-2 = Krok 1, Ruch (i atak), jedyny sposób przejęcia kontroli nad obszarem za pomocą rozkazu. Porusz co najmniej 1 własnego soldato, a najwyżej wszystkich, z obszaru rozkazu do 1 obszaru docelowego. Obszaru docelowego nie może kontrolować sojusznik.
rule-LF-7-3 = Lądem: obszar docelowy musi sąsiadować z wyjściowym; gracz może zabrać 1 samochód z obszaru wyjściowego.
rule-LF-7-4 = Przez wodę: obszar wyjściowy musi się stykać z obszarem morskim, w którym jest co najmniej 1 motorówka drużyny atakującego; cel musi się stykać z obszarem morskim osiągalnym stamtąd przez sąsiadujące obszary morskie, z których w każdym jest co najmniej 1 motorówka drużyny atakującego (wystarczy jeden obszar morski). Bez samochodu. Motorówki się nie zużywają. Cel sąsiadujący na lądzie też można zaatakować przez wodę. Ograniczenia: Q-69.
rule-LF-7-5 = Liczbę soldati, drogę i samochód ustala się przed krokiem 2.
rule-LF-7-6 = Efekty między krokiem 1 a 2 (po LF-7.5, tylko w przypadku (c) z LF-7.7), w kolejności wybranej przez atakującego, każdy najwyżej raz na ruch: Łapówki (LF-10.9), rozkazy Zielony A, Czarny B, Żółty C (LF-9.1–9.3). Zastąpienie wymaga soldato obrońcy i soldato w puli atakującego. Kolejność i warunki: Q-31.
rule-LF-7-7 = Obszar docelowy jest (a) pusty: soldati zostają, usuwa się 1 laboratorium, o ile jakieś tam jest, koniec; (b) kontrolowany przez gracza, który wykonuje ruch: koniec; (c) neutralny lub wrogi: atak, przejdź dalej.
rule-LF-7-8 = Jeśli po efektach z LF-7.6 nie ma już soldati obrońcy, atak przebiega dalej jak w LF-7.13 (Q-32).
rule-LF-7-10 = Krok 2, premie. Atak = wartość czaszki rozkazu + (jeśli jedzie samochód) wartość ataku samochodu z rzędu sądów atakującego (skrajna prawa widoczna, nie suma) + 1 za Miniguny, jeśli przez wodę. Samochody obrońcy się nie liczą.
rule-LF-7-11 = Obrona = 1 za każde laboratorium w obszarze docelowym + wartości kamizelek na leżących tam żetonach rozkazów broniącej się rodziny.
rule-LF-7-12 = Jeśli atak jest większy od obrony: usuń tylu soldati obrońcy, ile wynosi (atak − obrona), najwyżej wszystkich; przy neutralnych LF-1.13. Jeśli atak nie jest większy od obrony: nic.
rule-LF-7-13 = Jeśli nie został żaden soldato obrońcy: atakujący od razu przejmuje kontrolę, usuwa się 1 laboratorium, o ile jakieś tam jest, oraz samochody i rozkazy obrońcy (LF-1.12); konfliktu nie ma. W przeciwnym razie krok 3.
rule-LF-7-15 = Krok 3, konflikt. Atakujący wybiera finezję albo brutalność.
rule-LF-7-16 = Brutalność: zwróć do puli 2 atakujących soldati (wszystkich, jeśli jest ich mniej: Q-33). Potem krok 4.
rule-LF-7-17 = Finezja: atakujący i obrońca mają po 3 karty konfliktu (Zdrada, Tchórzostwo 1, Tchórzostwo 2: Q-59), wszystkie trzy w każdym konflikcie. Jeśli bronią się neutralni, drużyna przeciwna atakującemu wybiera, która z jej dwóch rodzin za nich zagra, zanim ktokolwiek wybierze kartę (kto decyduje: Q-65); rodzina ta używa własnych kart, ale wszystkie efekty dotyczą neutralnych soldati jako broniącej się strony.
rule-LF-7-18 = Obie strony w tajemnicy wybierają po 1 karcie i kładą ją zakrytą przed sobą. Najpierw decyduje atakujący: bierze kartę obrońcy albo ją zostawia. Potem, znając tę decyzję, decyduje obrońca: bierze pierwotną kartę atakującego albo ją zostawia. Nikt nie decyduje o karcie, którą sam zagrał. Co kiedy widać: Q-62.
rule-LF-7-19 = Wyniki: nikt nie wziął – każdy ma swoją kartę; tylko atakujący – atakujący ma obie; tylko obrońca – obrońca ma obie; obaj – karty są zamienione.
rule-LF-7-20 = Odkryjcie karty. Każda strona stosuje do siebie karty leżące przed nią: najpierw wszystkie Zdrady, potem wszystkie Tchórzostwa. Stosuje się każdą kartę, nawet jeśli któraś strona nie ma już soldati. Wszystkie efekty są obowiązkowe.
rule-LF-7-21 = Zdrada strony X: usuń 1 soldato drugiej strony z atakowanego obszaru (do jej puli); dodaj 1 soldato strony X z jej puli do atakowanego obszaru. Każdą połowę wykonuje się, o ile to możliwe (Q-29). Jeśli X to neutralni, dodany soldato jest neutralny i pochodzi z puli neutralnych (gdy pula jest pusta, nie dodaje się nikogo).
rule-LF-7-22 = Tchórzostwo n (1 lub 2) strony X: n soldati strony X (lub wszyscy, jeśli jest ich mniej) wraca z atakowanego obszaru do siedziby X. Jeśli X to neutralni, trafiają do puli neutralnych; za broniących się neutralnych rekompensatę dostaje atakujący (LF-1.13), za podburzonych – broniąca się rodzina (LF-8.10).
rule-LF-7-23 = Kilka Zdrad (lub Tchórzostw) naraz: najpierw atakującego (Q-29).
rule-LF-7-24 = Wariant (opcja identical_cards_once, domyślnie wyłączona): jeśli strona ma przed sobą dwie identyczne karty, stosuje się tylko jedną.
rule-LF-7-25 = Karty wracają do właścicieli.
rule-LF-7-28 = Krok 4, Straty. Usuwaj po 1 soldato atakującego i obrońcy, aż co najmniej jednej stronie nie zostanie żaden; przy neutralnych LF-1.13. Innymi słowy: obie strony tracą tylu soldati, ilu ma mniej liczna; jeśli jedna strona nie ma już nikogo, nie usuwa się nikogo.
rule-LF-7-29 = Atakujący ma jeszcze soldati, obrońca nie: atakujący przejmuje kontrolę; usuwa się 1 laboratorium, o ile jakieś tam jest. Atakujący nie ma już soldati: atak się kończy, obrońca zachowuje to, co zostało. Nie został nikt: obszar jest pusty, nikt nie przejmuje kontroli, laboratorium się nie usuwa (Q-36).
rule-LF-7-30 = Strona, która nie ma już soldati w atakowanym obszarze, traci w nim wszystkie swoje samochody (samochód zabrany przez atakującego, samochody obrońcy); rozkazy pokonanego obrońcy wracają stamtąd do siedziby.
rule-LF-7-31 = W atakowanym obszarze LF-1.12 sprawdza się tylko przy LF-7.8, LF-7.13 i LF-7.29, nie między kartami (Q-34).
rule-LF-7-33 = Dwie strzelby. Po pierwszym Ruchu (i ataku) może od razu nastąpić drugi, z obszaru rozkazu albo z obszaru, do którego prowadził pierwszy (jeśli są tam własni soldati). Te same zasady; czaszki liczą się w pełni w obu. Łącznie można zabrać tylko 1 samochód; daje on premię w każdym ruchu, w którym jedzie. LF-7.6, Sprzymierzeńcy, Miniguny i Rekrutacja działają w każdym ruchu od nowa, a Zwołanie nie. Szczegóły: Q-37, Q-38.

## LF-8

chapter-LF-8 = Inne symbole ataku: Zamach, Pentito, Podburzanie
rule-LF-8-1 = Zamach (bomba). Cel: obszar sąsiadujący na lądzie z obszarem rozkazu, z neutralnymi lub wrogimi soldati (nigdy własny ani sojusznika: Q-39). Nigdy motorówką.
rule-LF-8-2 = Jeśli gracz dokonujący Zamachu ma samochód w obszarze rozkazu, może użyć 1 samochodu jako samochodu pułapki: dodaje wartość samochodu pułapki z własnego rzędu sądów (skrajną prawą widoczną). Samochód ten usuwa się po Zamachu, bez względu na wynik.
rule-LF-8-3 = Wartość = czaszka rozkazu (+ samochód pułapka) − (laboratoria + kamizelki) jak w LF-7.11. Jeśli jest dodatnia, usuń tylu soldati, najwyżej wszystkich; nadwyżka przepada. Przy neutralnych LF-1.13. Jeśli obszar opustoszeje, obowiązuje LF-1.12: samochody i rozkazy usuwa się stamtąd. Laboratoria zostają. Kontroli się nie przejmuje.
rule-LF-8-4 = Dwie bomby: od razu może nastąpić drugi Zamach, na ten sam lub inny cel; czaszki, laboratoria i kamizelki znów liczą się w pełni; drugi samochód pułapka wymaga drugiego samochodu.
rule-LF-8-6 = Pentito. Jeśli go używasz: usuń 1 własnego soldato z obszaru rozkazu (do puli; bez niego Pentito nie można użyć). Potem usuń z obszarów sąsiadujących na lądzie maksymalnie tylu neutralnych lub wrogich soldati, ile wskazują liczby, według wyboru rozpatrującego gracza: każda z liczb dotyczy innego obszaru (na przykład 2, 2, 1: maksymalnie 2 z jednego, 2 z drugiego, 1 z trzeciego). Bez premii do obrony. Obowiązują LF-1.13 i LF-1.12. Cele: Q-39.
rule-LF-8-8 = Podburzanie. Dobrowolne, zawsze ostatnia część rozkazu. Wybierz obszar z neutralnymi soldati w odległości od 1 do n od obszaru rozkazu (1 = sąsiedni, 2 = jeden obszar pomiędzy, 3 = dwa pomiędzy), liczonej po lądzie (Q-44). Można go użyć po pominiętym ataku (Q-73).
rule-LF-8-9 = Dowolna liczba (co najmniej 1) tamtejszych neutralnych soldati wykonuje Ruch (i atak) do sąsiedniego obszaru, którego nie kontroluje drużyna podburzającego, jak rozkaz z 1 strzelbą i niczym więcej (premia do ataku 0). Podburzający podejmuje decyzje atakującego i gra jego kartami konfliktu za stronę neutralną (Q-45); broni się rodzina kontrolująca obszar. Nic innego nie działa: Q-46. Pusty lub neutralny cel: Q-47. Cele własnej drużyny: Q-83.
rule-LF-8-10 = Za każdego neutralnego soldato usuniętego w tym ataku broniąca się rodzina może przenieść 1 soldato z puli do siedziby; liczy się ich przez cały atak, a bierze raz, na jego końcu, na ile wtedy wystarczy puli (Q-45). Podburzający nic za nich nie dostaje.
rule-LF-8-11 = Jeśli neutralni przejmą kontrolę, usuwa się tam 1 laboratorium, o ile jakieś jest; obszar jest wtedy neutralny. Obszar wyjściowy, w którym nie zostali neutralni, jest pusty.

## LF-9

chapter-LF-9 = Rozkazy o szczególnym działaniu
rule-LF-9-1 = Zielony A: strzelba. W LF-7.6 gracz może zastąpić 1 soldato obrońcy 1 własnym z puli (dołącza on do atakujących). Rząd na planszetce: Q-56.
rule-LF-9-2 = Czarny B: strzelba. W LF-7.6 gracz może tak samo zastąpić maksymalnie 2 soldati obrońcy (Q-85). Rząd na planszetce: Q-56.
rule-LF-9-3 = Żółty C: strzelba. W LF-7.6 gracz może zapłacić X ₤ do puli, by usunąć X soldati obrońcy (X to co najmniej 1, a najwyżej tyle, ilu ich jest i ile ₤ jest w siedzibie). Obowiązuje LF-1.13. Komu się płaci i rekompensata: Q-30, Q-52. Rząd na planszetce: Q-56.
rule-LF-9-4 = Żółty B: zaopatrzenie. Umieść 1 samochód i 1 laboratorium (oba w obszarze rozkazu, LF-6.7); potem dodaj maksymalnie 1 soldato z siedziby przy każdym własnym laboratorium na całej planszy, także nowym (2 laboratoria w obszarze: maksymalnie 2 soldati). Gdy soldati jest za mało, gracz wybiera laboratoria. Rząd na planszetce: Q-56.
rule-LF-9-5 = Biały A: zaopatrzenie. Umieść maksymalnie 2 soldati z siedziby w obszarze rozkazu i maksymalnie 2 w każdym z maksymalnie 2 obszarów sąsiadujących na lądzie, z własnymi soldati. Sąsiedni obszar może też należeć do sojusznika: wtedy sojusznik może umieścić tam maksymalnie 2 soldati ze swojej siedziby (Q-51); albo być neutralny: wtedy umieszcza się tam maksymalnie 2 neutralnych soldati z puli neutralnych, a decyduje Biały (Q-7). Rząd na planszetce: Q-56.
rule-LF-9-6 = Biały B: zastąp maksymalnie 3 wrogich lub neutralnych soldati w jednym lub kilku sąsiednich obszarach własnymi soldati z puli i od razu przenieś ich do obszaru rozkazu. Zastąpieni soldati wracają do swoich pul. Bez premii do obrony; obowiązuje LF-1.12; laboratorium się nie usuwa. Neutralni i laboratoria: Q-50. Rząd na planszetce: Q-56.
rule-LF-9-7 = Niebieski B: jeden Zamach i jeden Ruch (i atak), oba dobrowolne, w dowolnej kolejności. Jeśli najpierw przejęto obszar, Zamachu można dokonać z niego albo z obszaru rozkazu. Gdy oba uderzają w ten sam obszar, laboratoria i kamizelki liczą się w pełni za każdym razem; czaszka rozkazu liczy się w Zamachu i w ataku. Samochód pułapka musi być w obszarze, z którego dokonuje się Zamachu. Samochód i obszar wyjściowy: Q-74. Rząd na planszetce: Q-56.

## LF-10

chapter-LF-10 = Kafelki kontroli
rule-LF-10-1 = Wpływy (planowanie): na początku każdej fazy planowania właściciel decyduje, czy odrzuca 1 soldato z siedziby (do puli), by zastąpić 1 neutralny znacznik wpływu własnym z puli. Neutralny znacznik musi leżeć na górnym arkuszu i wypada z gry (Q-41).
rule-LF-10-2 = Spotkania (planowanie): raz na własną turę za 1 ₤ od 1 do 3 soldati z puli trafia do siedziby (Q-43).
rule-LF-10-3 = Posiłki (planowanie): raz na własną turę za 2 ₤ od 1 do 3 soldati z siedziby trafia do jednego własnego obszaru, nie pustego (Q-43).
rule-LF-10-4 = Samochody (planowanie): raz na własną turę za 2 ₤ 1 samochód trafia do jednego własnego obszaru.
rule-LF-10-5 = Flota (planowanie): raz na własną turę za 2 ₤ 1 motorówka trafia na planszę według LF-4.28.
rule-LF-10-6 = Łańcuch dowodzenia (planowanie): maksymalnie 2 własne żetony rozkazów w każdym własnym obszarze; późniejszy rozkaz można dodać w obszarze z 1 własnym rozkazem. Zakres: Q-40.
rule-LF-10-7 = Rekrutacja (spotkania): po przejęciu obszaru (po ataku jest tam co najmniej 1 własny soldato) właściciel może umieścić tam 1 soldato z siedziby albo zapłacić 1 ₤ i umieścić dokładnie 2. Z 1 soldato w siedzibie możliwa jest tylko darmowa wersja, bez soldati – żadna. Raz na przejęty obszar. Puste cele: Q-48.
rule-LF-10-8 = Sprzymierzeńcy (spotkania): w dowolnym Ruchu (i ataku) lądem: jeśli celem mógłby być sąsiedni obszar, który jest pusty lub neutralny, zapłać 1 ₤, by zamiast niego wybrać na cel obszar z nim sąsiadujący. Szczegóły: Q-49.
rule-LF-10-9 = Łapówki (spotkania): w dowolnym Ruchu (i ataku), nie w Zamachu, zaraz po wyborze celu: zapłać 2 ₤, by zastąpić 1 soldato obrońcy 1 własnym z puli. Przy dwóch strzelbach można ich użyć w obu ruchach. Koszt i zastąpienie są naszą rekonstrukcją: Q-53.
rule-LF-10-10 = Zapalnik czasowy (spotkania): celem Zamachu z samochodem pułapką może być obszar w odległości 1 lub 2 po lądzie; obszar pomiędzy nie ma znaczenia.
rule-LF-10-11 = Miniguny (spotkania): premia do ataku większa o 1 w każdym Ruchu (i ataku), który korzysta z co najmniej 1 motorówki, nawet jeśli cel sąsiaduje też na lądzie.

## LF-11

chapter-LF-11 = Koniec gry
rule-LF-11-1 = Koniec gry sprawdza się tylko podczas porządkowania po fazie spotkań. Drużyna wygrywa, jeśli jeden z jej graczy sam kontroluje co najmniej 5 mandamenti (co znaczy „sam”: Q-54) albo cała drużyna łącznie co najmniej 6. Jeśli spełnia to tylko jedna drużyna, wygrywa od razu, bez względu na sumy i na to, kto ma Bronte.
rule-LF-11-2 = Jeśli po rundzie 4 nikt tak nie wygrał, wygrywa drużyna z większą liczbą mandamenti.
rule-LF-11-3 = Remis (po rundzie 4 albo gdy obie drużyny spełniają LF-11.1 przy równej liczbie mandamenti): wygrywa drużyna, która kontroluje obszar Bronte. Jeśli żadna: przed rundą 4 gra się dalej, po rundzie 4 gra kończy się remisem. Obie drużyny spełniają LF-11.1 przy różnej liczbie mandamenti: Q-55. Co znaczy kontrola nad Bronte: Q-66.

## LF-12

chapter-LF-12 = Decyzje (podsumowanie, które nie dodaje żadnej zasady)
rule-LF-12-1 = Ten rozdział wymienia każdą decyzję w grze: kto ją podejmuje, spośród czego i kto ją widzi. Co nie jest wymienione, dzieje się samo; wszystkie decyzje widzą wszyscy od razu, chyba że podano inaczej; przed każdą z nich decydujący gracz może skorzystać z LF-3.3 (Q-8). Przygotowanie: każda drużyna, równocześnie i w tajemnicy, aż obie skończą: 2 z jej 3 kolorów i kto prowadzi którą rodzinę (LF-2.5). Potem kolejno od pierwszego gracza: obszary i morza dla jednostek z karty (LF-2.11), potem dla laboratoriów (LF-2.12), potem dwukrotnie miejsce znacznika na arkuszu 0 (LF-2.13).
rule-LF-12-2 = Początek planowania. Właściciele kafelka Wpływy, zgodnie z kolejnością graczy: użyć czy nie, który neutralny znacznik (LF-10.1).
rule-LF-12-3 = Tura planowania, aktywny gracz: A (znacznik, pole) albo B (kolumna, miejsce każdego znacznika); użycie kafelków działających raz na turę; koniec tury (LF-4.2–4.15, Q-42).
rule-LF-12-4 = W A: która część przy „/”, kolejność przy „+”, zakres każdej części (LF-4.9). W B: rozkaz przed akcją czy po niej, sprzęt czy nie (LF-4.15–4.18).
rule-LF-12-5 = Werbunek: liczba. Umieszczenie: obszar, liczba. Rozkaz: obszar (jawnie), który żeton (widzi tylko własna drużyna). Sprzęt: rodzaj, miejsce; motorówka: morze, ruch, przy trzeciej – którą inną usunąć. Gromadzenie: obszar, soldati i samochody z każdego obszaru wyjściowego. Wywieranie wpływów: rząd, a przy rodzaju 2 miejsce znacznika. Natychmiastowe efekty: miejsce albo rezygnacja (LF-4.20–4.37).
rule-LF-12-6 = Właściciel znacznika ostatniej akcji, gdy górny arkusz jest pusty: rezygnacja albo pole i jego części (LF-4.33).
rule-LF-12-7 = Porządkowanie: każdy gracz, który ma oznaczonych za dużo kafelków: z których usuwa; potem po kolei każdy, kto ma ich za mało: który wolny kafelek drużyny (LF-5.3, LF-5.4, Q-24).
rule-LF-12-8 = Spotkania, właściciel następnego rozkazu: kolejność własnych rozkazów o równej inicjatywie (Q-26); przy każdym rozkazie kolejność jego części oraz to, które się wykonuje (LF-6.3, LF-6.9).
rule-LF-12-9 = Ruch: Zwołanie z każdego obszaru wyjściowego; cel, droga (lądem, przez wodę, Sprzymierzeńcy), liczba soldati, z samochodem czy bez; potem efekty z LF-7.6, jeden po drugim; finezja albo brutalność; po przejęciu Rekrutacja 0, 1 lub 2; drugi ruch: czy i skąd (LF-7.1–7.33, LF-10.7).
rule-LF-12-10 = Finezja przeciw neutralnym: przeciwnik następny w kolejności graczy wskazuje grającą rodzinę (Q-65). Karta: atakujący i obrońca równocześnie, w tajemnicy. Wziąć czy zostawić: atakujący, jawnie; potem obrońca, jawnie; obaj bez oglądania karty przeciwnika. Pula, siedziba i samochody obrońcy nie dają podczas ataku żadnej innej decyzji (LF-7.17–7.20, Q-62).
rule-LF-12-11 = Zamach: cel, samochód pułapka czy nie, przy Niebieskim B obszar wyjściowy; drugi Zamach czy nie. Pentito: użyty czy nie, potem liczba z każdego sąsiedniego obszaru. Podburzanie: obszar wyjściowy, liczba, cel, potem jako atakujący LF-12.9 (finezja albo brutalność) i LF-12.10 (LF-8, LF-9.7).
rule-LF-12-12 = Rozkazy o szczególnym działaniu. Żółty B: przy których laboratoriach staje soldato. Biały A: sąsiednie obszary i liczby, w obszarach sojusznika decyduje sojusznik. Biały B: ilu i z którego obszaru (LF-9.4–9.6).
rule-LF-12-13 = Tylko w przypadkach 3 i 4 z Q-10: sojusznik odpowiada raz, czy daje pieniądze (Q-8).

## Q: nasze decyzje tam, gdzie instrukcje milczą, są niejasne lub się różnią. Każda: pytanie, rozstrzygnięcie, powód.

chapter-Q = Rozstrzygnięcia: nasze decyzje tam, gdzie instrukcje milczą, są niejasne lub się różnią
ruling-Q-1 =
    Kiedy i jak drużyny wybierają 2 z 3 kolorów? Żadne wydanie tego nie mówi.
    Rozstrzygnięcie: kolory i kafelki są jawne; obie drużyny wybierają równocześnie i w tajemnicy, potem ujawniają wybór. Za drużynę decyduje gracz na miejscu o niższym numerze; sojusznicy się naradzają.
    Powód: nie ma jeszcze kolejności graczy, pierwszego gracza losuje się później.
ruling-Q-2 =
    Czy karty postaci są jawne? Instrukcje tego nie mówią.
    Rozstrzygnięcie: jawne. Wiadomo więc, co na początku trafia do siedziby; ukryte staje się to dopiero w trakcie gry.
    Powód: karty rozdaje się losowo, a jednostki z nich i tak stają jawnie na planszy.
ruling-Q-3 =
    Motorówki podczas przygotowania rozgrywki: tekst pozwala tylko na sąsiedni obszar morski.
    Rozstrzygnięcie: podczas przygotowania nie ma dodatkowego ruchu, a motorówka nie może trafić do obszaru morskiego, w którym są już 2; jeśli nie ma dozwolonego obszaru morskiego, motorówka zostaje w puli.
    Powód: LF-4.28 należy do akcji, a przygotowanie nie powinno prowadzić do usuwania elementów.
ruling-Q-4 =
    Czy kamizelka chroni w swoim obszarze, czy w całym mandamento? Angielskie wydanie raz mówi o mandamento, rosyjskie i polskie o obszarze.
    Rozstrzygnięcie: w obszarze.
    Powód: krok obrony w samym angielskim wydaniu mówi o żetonach w atakowanym obszarze.
ruling-Q-5 =
    Czy laboratoria z rozkazów są związane z obszarem rozkazu? Angielskie wydanie wiąże tylko soldati i samochody, rosyjskie i polskie dodają laboratoria.
    Rozstrzygnięcie: laboratoria też.
    Powód: teksty rosyjski i polski są późniejsze i mówią więcej.
ruling-Q-6 =
    Dokąd trafiają znaczniki z akcji „usunięcie dwóch”? Angielskie wydanie mówi, że do pudełka, rosyjskie i polskie, że do puli.
    Rozstrzygnięcie: do puli.
    Powód: tak samo jak przy wszystkich innych usunięciach; znaczniki w puli są ważne dla LF-5.3 i LF-10.1.
ruling-Q-7 =
    Biały A a neutralni: angielskie wydanie wymienia obszary własne lub sojusznika, rosyjskie i polskie także neutralne, z neutralnymi soldati.
    Rozstrzygnięcie: neutralne obszary też. Wolno mieszać (jeden sąsiedni obszar własny, drugi neutralny). Ogranicza to pula neutralnych.
    Powód: teksty rosyjski i polski są późniejsze i mówią więcej.
ruling-Q-8 =
    „W dowolnym momencie” nie może w programie znaczyć, że wolno przerwać wszystko.
    Rozstrzygnięcie: w programie są to ruchy poboczne. Każdy gracz przy każdej otwartej decyzji kogokolwiek, w fazie planowania i w fazie spotkań, może sprzedać rozkaz z siedziby albo dać pieniądze; nie wolno tego robić między wyłożeniem karty konfliktu a jej odkryciem (dotyczy obu wykładających graczy). Żetonów na planszy nigdy się nie sprzedaje. Pieniądze daje się dobrowolnie. Tylko w przypadkach 3 i 4 z Q-10 sojusznik jest raz pytany, czy da pieniądze.
    Powód: otwarta decyzja to jedyny moment, w którym program na kogoś czeka.
ruling-Q-9 =
    Czy gracz może się zadłużyć?
    Rozstrzygnięcie: nie; ruch, którego nie można opłacić w całości, jest niedozwolony. Pieniędzy z pola (LF-4.8) nie można użyć ani na 1 ₤ dla właściciela, ani na koszt samego pola.
    Powód: według LF-4.7 i LF-4.8 najpierw się płaci, potem zyskuje.
ruling-Q-10 =
    Które ruchy są dozwolone i co, jeśli na żaden nie starcza pieniędzy? Pasować nie wolno.
    Rozstrzygnięcie: niech E oznacza ruchy (A lub B), które można teraz w całości opłacić z siedziby i które mają skutek (B zawsze liczy się jako ruch ze skutkiem, Q-17), a N ruchy A, które można opłacić, lecz nie mają żadnego skutku (Q-11). (1) E nie jest puste: trzeba wykonać ruch z E. Wolno przedtem zdobyć pieniądze (ze sprzedaży, od sojusznika), by wykonać droższy ruch, ale nigdy nie trzeba. (2) E jest puste, N nie: gracz wykonuje ruch z N albo najpierw zdobywa pieniądze, jak woli. (3) Oba są puste: gracz musi sprzedać rozkaz lub przyjąć pieniądze, które proponuje sojusznik, aż coś da się opłacić (jedna sprzedaż zawsze wystarcza: za 1 ₤ można przenieść dowolny znacznik na pole ∞). (4) Jak (3), ale w siedzibie nie ma rozkazu i nikt nic nie daje: gracz przenosi 1 dowolny znacznik z górnego arkusza na pole ∞, nie płacąc właścicielowi (który nic nie dostaje), bierze pieniądze z pola i jak zwykle wykonuje jego akcję. (4) jest możliwe tylko wtedy, gdy zawodzą (1)–(3).
    Powód: faza musi się skończyć, a każdy arkusz poza nadrukowanym ma pole ∞ z nieujemną kwotą.
ruling-Q-11 =
    A pole, którego części nie mogą mieć żadnego skutku, na przykład werbunek przy pustej puli?
    Rozstrzygnięcie: można je wybrać tylko według Q-10 (2) lub (4); wtedy przenosi się znacznik, płaci lub bierze pieniądze pola i nic więcej się nie dzieje. Skutkiem jest: co najmniej 1 zwerbowany lub umieszczony soldato, 1 wydany rozkaz, 1 element postawiony na planszy (liczy się też motorówka usunięta od razu według LF-4.28), 1 ₤ z prania, 1 soldato lub samochód z gromadzenia, 1 znacznik usunięty z planszetki, położony znacznik ostatniej akcji. Pranie z 0 laboratoriów nie ma skutku; wzięcie pieniędzy samego pola nie jest częścią. Przy „+” nie można zrezygnować z ostatniej pozostałej części, jeśli może ona mieć skutek, a żadna jeszcze go nie miała.
    Powód: całkowita bezczynność jest zabroniona, a jednak faza musi się skończyć.
ruling-Q-12 =
    W jakiej kolejności rozlicza się pieniądze przy opcji A?
    Rozstrzygnięcie: 1 ₤ dla właściciela, koszt pola, przeniesienie znacznika, pieniądze z pola, części.
    Powód: według LF-4.7 i LF-4.8 najpierw się płaci, potem zyskuje.
ruling-Q-13 =
    Czy pole ∞ należy do kolumny?
    Rozstrzygnięcie: tak (nasze leżą w kolumnie 1), a jego znaczniki liczą się do tej kolumny, gdy arkusz leży u góry; przy B trzeba przenieść je wszystkie i za każdy zapłacić.
    Powód: przy B musi się dać przenieść każdy znacznik górnego arkusza.
ruling-Q-14 =
    Co jest wolnym polem górnego arkusza przy wywieraniu wpływów?
    Rozstrzygnięcie: każde wolne pole kolumny, także zwolnione pola z szarym okręgiem; pole ∞ górnego arkusza uchodzi za wolne. Podczas przygotowania (LF-2.13) tylko pola bez szarego okręgu.
    Powód: szare okręgi mają znaczenie tylko podczas przygotowania.
ruling-Q-15 =
    Kiedy sprawdza się „kolumnę z co najmniej 1 innym znacznikiem”?
    Rozstrzygnięcie: w chwili kładzenia znacznika, czyli po tym, jak znacznik z tej tury opuścił kolumnę. Kolumna właśnie opróżniona jest niedostępna.
    Powód: dosłowne brzmienie tekstu.
ruling-Q-16 =
    W jakiej kolejności usuwa się kilka znaczników z planszetki?
    Rozstrzygnięcie: najpierw skrajny lewy, rozpatrzony w całości (żeton rozkazu, potem natychmiastowy efekt).
    Powód: mogłoby to mieć znaczenie tylko dla natychmiastowych efektów.
ruling-Q-17 =
    Dwie instytucje, gdy znaczniki są tylko w jednym rzędzie albo w żadnym?
    Rozstrzygnięcie: usuń ten jeden; gracz wybiera, czy jest to znacznik zwracany, czy kładziony. Przy pustej planszetce nic się nie dzieje. B pozostaje dozwolone.
    Powód: B nadal pozwala wydać rozkaz.
ruling-Q-18 =
    Czy dołożenie znacznika na górny arkusz przedłuża fazę?
    Rozstrzygnięcie: tak, każdy znacznik to o jeden ruch więcej dla kogoś.
    Powód: nie może to trwać bez końca, znaczników na planszetkach jest skończenie wiele (17 na rodzinę).
ruling-Q-19 =
    A jeśli pole ostatniej akcji zajmie się przez B lub wywieranie wpływów?
    Rozstrzygnięcie: nie ma znacznika ostatniej akcji ani ostatniej akcji; pole jest po prostu zajęte.
    Powód: akcji pól zajętych w ten sposób się nie wykonuje.
ruling-Q-20 =
    Co wolno w ostatniej akcji?
    Rozstrzygnięcie: przy wywieraniu wpływów znacznik usunięty z planszetki może trafić tylko na dolny arkusz, bo górny jest wtedy pusty; pole, które przenoszony znacznik wpływu właśnie opuścił, jest wolne i można go użyć. Ostatnia akcja nie może być opcją B. Można w niej użyć pola ∞. Skorzystanie z niej oznacza przeniesienie znacznika na inne pole; rezygnacja zostawia znacznik wpływu na polu ostatniej akcji. Na pole z ujemną liczbą musi starczyć pieniędzy (można w tym celu sprzedać rozkazy). Q-10 i Q-11 do niczego tu nie zmuszają, ale pola bez żadnego skutku wybrać nie wolno.
    Powód: jest to akcja według LF-4.5–4.9, ale nie tura.
ruling-Q-21 =
    Kilka ostatnich akcji w jednej rundzie?
    Rozstrzygnięcie: nasze arkusze mają po jednym polu ostatniej akcji, więc w rundzie jest najwyżej jedna; gdyby było ich kilka, rozpatruje się je zgodnie z kolejnością graczy.
    Powód: kolejność graczy rozstrzyga też wszystko inne.
ruling-Q-22 =
    Więcej niż 6 mandamenti dla jednej rodziny?
    Rozstrzygnięcie: kontrola wynika z soldati, nie ze znaczników; do zwycięstwa liczy się rzeczywista kontrola. Oznacza się kafelki najwyżej za 6 (tyle jest znaczników kontroli) i najwyżej tyle, ile jest wolnych w drużynie.
    Powód: liczba elementów jest ograniczona (LF-1.6), a kontrola nie jest elementem.
ruling-Q-23 =
    Czy kontrola nad mandamento może się zmienić w fazie planowania? Tekst mówi, że w rundzie 1 to niemożliwe.
    Rozstrzygnięcie: żadna zasada tego nie zabrania. W rundach 1 i 2 się to nie zdarza; od rundy 3 gromadzenie może w planowaniu opróżnić obszar, a inny gracz może potem umieścić tam soldati.
    Powód: w rozstawieniu początkowym nie ma pustych obszarów, więc uwaga z tekstu jest prawdziwa w pierwszych rundach i jest wskazówką, nie zasadą.
ruling-Q-24 =
    Kto pierwszy oznacza kafelki?
    Rozstrzygnięcie: po wszystkich zmianach kontroli najpierw usuwa się znaczniki (każdy gracz wybiera swoje), potem kładzie nowe zgodnie z kolejnością graczy od posiadacza znacznika „Primo Giocatore”, po jednym znaczniku na gracza, aż wszystkie będą położone.
    Powód: naprzemienność jest sprawiedliwa dla sojuszników; drużyny sobie nie przeszkadzają.
ruling-Q-25 =
    Czy kafelek działa po utracie mandamento w środku fazy?
    Rozstrzygnięcie: działa do następnego porządkowania.
    Powód: kafelki dostosowuje się tylko podczas porządkowania.
ruling-Q-26 =
    Kilka rozkazów z tą samą inicjatywą?
    Rozstrzygnięcie: zgodnie z kolejnością graczy; wszystkie takie rozkazy jednego gracza rozpatruje się jeden po drugim, w wybranej przez niego kolejności.
    Powód: między graczami rozstrzyga kolejność graczy, między własnymi rozkazami gracz.
ruling-Q-27 =
    W jakiej kolejności wykonuje się części rozkazu ataku?
    Rozstrzygnięcie: każdą część zaopatrzenia przed blokiem ataku lub po nim, według wyboru właściciela; bloku (Zwołanie, ruchy, Zamachy, Pentito) się nie przerywa; Podburzanie na samym końcu. Jeśli rozkaz ma i strzelbę, i Pentito lub bombę, kolejność wybiera właściciel. Zwołania można użyć, nawet jeśli nie następuje po nim ruch.
    Powód: teksty ustalają tylko, że Zwołanie jest pierwsze, a Podburzanie ostatnie.
ruling-Q-28 =
    Czy rozkazy zaopatrzenia można rozpatrywać równocześnie?
    Rozstrzygnięcie: nigdy; ścisła kolejność.
    Powód: w programie nic to nie kosztuje, a zapobiega sporom (motorówki, laboratoria).
ruling-Q-29 =
    Zdrada, gdy nie ma już wrogich soldati albo pula jest pusta? W jakiej kolejności stosuje się karty?
    Rozstrzygnięcie: dwie niezależne połowy: usunięcie, jeśli jest tam wrogi soldato, i dodanie, jeśli w puli jest jakiś soldato. Gdy więc wrogich już nie ma, i tak się dodaje, a przy pustej puli i tak usuwa. Kolejność: Zdrady atakującego, Zdrady obrońcy, Tchórzostwa atakującego, Tchórzostwa obrońcy.
    Powód: teksty chcą, by obie karty zastosowano w każdym wypadku, także gdy któraś strona nie ma już nikogo.
ruling-Q-30 =
    Które usunięcia neutralnych dają rekompensatę? Podano: straty z premii, Tchórzostwo, Straty, Zamach, Pentito.
    Rozstrzygnięcie: także Żółty C (zwykłe usunięcie). Nie: Zdrada, Zielony A, Czarny B, Łapówki, Biały B.
    Powód: przy nich rodzina i tak dostaje soldato z puli na planszę.
ruling-Q-31 =
    W jakiej kolejności następują efekty między krokiem 1 a 2 i czego wymagają?
    Rozstrzygnięcie: w dowolnej; każdy musi mieć soldato obrońcy, na którego działa. Zastąpienie wymaga też własnego soldato w puli za każdego zastępowanego (inaczej niż Zdrada, której połowy są obowiązkowe i niezależne, Q-29). Po LF-7.5 jest jeden wspólny moment, więc najpierw ustala się liczbę, drogę i samochód. Każdy efekt raz na ruch.
    Powód: tekst kafelka Łapówki mówi o chwili wyboru obszaru, rozkazy o chwili wyboru liczby i obszaru; jeden moment służy obu.
ruling-Q-32 =
    Nie ma już soldati obrońcy przed krokiem 2?
    Rozstrzygnięcie: kontrola od razu jak w LF-7.13, bez konfliktu, usuwa się 1 laboratorium.
    Powód: nie ma z kim walczyć.
ruling-Q-33 =
    Brutalność z 1 atakującym soldato?
    Rozstrzygnięcie: dozwolona; soldato zostaje usunięty, a atak się nie udaje i obrońca nic nie traci. Tak samo przy dokładnie 2.
    Powód: nic tego nie zabrania.
ruling-Q-34 =
    Czy zasada utraty LF-1.12 obowiązuje poza konfliktem, Zamachem i Zwołaniem, które wymieniają teksty?
    Rozstrzygnięcie: zawsze: Pentito na ostatnim własnym soldato, wyprowadzenie wszystkich, gromadzenie, Biały B, podburzeni neutralni. Moment: obszar opuszczany przez właściciela sprawdza się od razu po wyjściu soldati; obszary trafione Zamachem, Pentito lub Białym B, gdy ten Zamach, Pentito lub Biały B się zakończy; atakowany obszar dopiero na końcu (LF-7.31). Samochód, który zostaje sam, przepada więc przed rozegraniem ataku, a drugi rozkaz w obszarze rozpatrywanego rozkazu wraca nierozpatrzony, gdy pierwszy wyprowadza wszystkich.
    Powód: obszar bez soldati nie jest kontrolowany, cokolwiek go opróżniło.
ruling-Q-35 =
    Co dają laboratoria, które nie należą do żadnej rodziny?
    Rozstrzygnięcie: laboratoria w obszarze neutralnych dają obronę neutralnym; laboratoria w pustym obszarze nie dają nic. Gdy Zamach opróżni obszar, jego laboratoria zostają.
    Powód: laboratoria bronią tego, kto tam jest, a usuwa się je tylko przy przejęciu kontroli, po jednym.
ruling-Q-36 =
    A jeśli obie strony tracą wszystkich soldati?
    Rozstrzygnięcie: obszar jest pusty, laboratoria zostają, wszystkie samochody i rozkazy usuwa się stamtąd. Obszaru wyjściowego to nie dotyczy.
    Powód: nikt nie przejął kontroli.
ruling-Q-37 =
    Gdzie zaczyna się drugi ruch?
    Rozstrzygnięcie: w obszarze rozkazu (jeśli zostali w nim własni soldati) albo w obszarze docelowym pierwszego ruchu (jeśli są tam własni soldati; dalej mogą iść wszyscy własni stamtąd, także ci, którzy byli tam wcześniej). „Od razu”: pomiędzy nic poza LF-10.7.
    Powód: dosłowny tekst wymienia oba obszary i nie ogranicza, kto się porusza.
ruling-Q-38 =
    Który samochód jest tym jednym na dwa ruchy?
    Rozstrzygnięcie: samochód można zabrać w pierwszym ruchu; jeśli drugi zaczyna się w obszarze docelowym pierwszego, ten sam samochód może jechać dalej; jeśli drugi zaczyna się w obszarze rozkazu, inny samochód jechać nie może (chyba że w pierwszym ruchu żadnego nie było). Premia tylko w ruchu, w którym samochód bierze udział.
    Powód: łącznie jeden samochód, a samochód pomaga tam, gdzie jest.
ruling-Q-39 =
    W które obszary mogą trafić Zamach i Pentito?
    Rozstrzygnięcie: tylko w obszary z wrogimi lub neutralnymi soldati; nigdy we własne, sojusznika ani puste. Zamach, którego wartość nie może przekroczyć obrony, jest dozwolony.
    Powód: oba wymierzone są w soldati drugiej strony; zmarnowany Zamach nikomu nie szkodzi.
ruling-Q-40 =
    Na co dokładnie pozwala Łańcuch dowodzenia? Rosyjskie wydanie mówi o rozkazie z wcześniejszej tury.
    Rozstrzygnięcie: warunek „bez żetonu rozkazu w obszarze” zmienia się w „mniej niż 2 własne żetony rozkazów”, przy wszystkich akcjach wydania rozkazu. Jedna akcja wydania nadal kładzie w jednym obszarze najwyżej jeden rozkaz, z wyjątkiem akcji „dwa rozkazy, jeden obszar”, która nadal wymaga obszaru bez żetonów. Jeśli kafelek zostanie utracony, gdy w obszarze są 2 rozkazy, oba zostają.
    Powód: rosyjskie brzmienie jest w praktyce spełnione: w jednej turze można wydać tylko dodatkowy rozkaz z B i nic więcej.
ruling-Q-41 =
    Jak używa się kafelka Wpływy?
    Rozstrzygnięcie: na początku fazy planowania, właściciele zgodnie z kolejnością graczy (najwyżej jeden w drużynie). Neutralny znacznik musi leżeć na górnym arkuszu, nowy pochodzi z puli; bez znacznika w puli, neutralnego znacznika lub soldato w siedzibie kafelka użyć nie można. Neutralny znacznik trafia do puli neutralnych i nie wraca do gry.
    Powód: w tej fazie liczą się tylko znaczniki górnego arkusza.
ruling-Q-42 =
    Kiedy można użyć kafelka działającego raz na turę?
    Rozstrzygnięcie: w dowolnym momencie własnej tury planowania, ale nie w środku akcji częściowej; tura kończy się, gdy gracz to zgłosi po A lub B. Kafelka można użyć przed A lub B, nawet jeśli potem na ruch trzeba zdobyć pieniądze. Nie podczas ostatniej akcji, która nie jest turą. Każdy taki kafelek raz na turę, niezależnie od innych.
    Powód: kafelki wymieniają turę, a nie jej moment.
ruling-Q-43 =
    Czy Spotkania i Posiłki mogą przenieść mniej niż 3?
    Rozstrzygnięcie: przenoszą maksymalnie 3; koszt się nie zmniejsza. Trzeba przenieść co najmniej 1 soldato.
    Powód: jak przy każdej części zakres jest dowolny, ale za nic się nie płaci.
ruling-Q-44 =
    Jak mierzy się odległość Podburzania?
    Rozstrzygnięcie: najkrótsza droga po lądzie, przez dowolne obszary, nie przez wodę.
    Powód: tekst liczy obszary pomiędzy.
ruling-Q-45 =
    Kto co wybiera w ataku podburzonych i kiedy obrońca dostaje rekompensatę?
    Rozstrzygnięcie: podburzający wybiera obszar wyjściowy, liczbę, cel, finezję lub brutalność, kartę oraz to, czy wziąć, czy zostawić. Zdrada strony neutralnej bierze neutralnego soldato z puli neutralnych. Tchórzostwo strony neutralnej odsyła neutralnych do puli neutralnych. Każdy neutralny soldato stracony z dowolnego powodu (brutalność, Zdrada obrońcy, Tchórzostwo, Straty) daje obrońcy prawo z LF-8.10; działa ono samo i rozlicza się raz, na końcu ataku (własne straty obrońcy z tego ataku są już wtedy w puli).
    Powód: atak rozgrywa się tak, jakby rozkaz wydał podburzający, a wzięcie soldato nigdy nie szkodzi.
ruling-Q-46 =
    Czy kafelki lub szczególne efekty podburzającego działają w ataku neutralnych?
    Rozstrzygnięcie: żaden kafelek kontroli ani szczególny efekt; żadnych motorówek.
    Powód: tekst daje jedną strzelbę i żadnego innego symbolu.
ruling-Q-47 =
    Podburzeni neutralni do neutralnego lub pustego obszaru?
    Rozstrzygnięcie: do neutralnego wolno, po prostu dołączają; pusty przejmują i usuwa się 1 laboratorium.
    Powód: wykluczone są tylko obszary drużyny podburzającego.
ruling-Q-48 =
    Czy kafelek Rekrutacja działa przy pustym celu?
    Rozstrzygnięcie: tak: chodzi o obszar nowo kontrolowany dzięki Ruchowi (i atakowi), z walką czy bez. Nie przy ruchu do własnego obszaru ani przy umieszczaniu w planowaniu.
    Powód: przejąć znaczy mieć tam potem soldato.
ruling-Q-49 =
    Szczegóły kafelka Sprzymierzeńcy?
    Rozstrzygnięcie: obszar, przez który się przechodzi, musi być pusty lub neutralny i sąsiadować na lądzie z obszarem wyjściowym; ostateczny cel musi z nim sąsiadować, być inny niż obszar wyjściowy i nie może być kontrolowany przez własną drużynę; wszystko inne jak przy ruchu lądem (samochód może jechać). W obszarze po drodze nic się nie dzieje: nie ma walki, usuwania laboratorium ani kontroli. 1 ₤ trafia do puli. Nie można tak minąć kilku obszarów. Nie działa przy Podburzaniu.
    Powód: tekst mówi o ataku na obszar. Wejście do pustego obszaru nazywa atakiem, wejście do własnego nie.
ruling-Q-50 =
    Szczegóły Białego B?
    Rozstrzygnięcie: to rozkaz ataku (uderza w przeciwników); „wrogi” obejmuje neutralnych, jak przy Pentito; łącznie maksymalnie 3 i nie więcej, niż jest w puli gracza; w innych obszarach ani na chwilę nie przejmuje się kontroli, więc nie traci się żadnego laboratorium.
    Powód: zastępujący soldati od razu odchodzą.
ruling-Q-51 =
    Biały A w obszarze sojusznika: kto decyduje?
    Rozstrzygnięcie: decyduje sojusznik i używa soldati z własnej siedziby (od 0 do 2).
    Powód: każdy gracz prowadzi własną rodzinę.
ruling-Q-52 =
    Szczegóły Żółtego C?
    Rozstrzygnięcie: pieniądze do puli; X to najwyżej liczba obecnych soldati obrońcy; przed premiami.
    Powód: nie wskazano, komu się płaci, a efekt należy do LF-7.6.
ruling-Q-53 =
    Co robi i ile kosztuje kafelek Łapówki? Tekst samego kafelka zaginął; aneks mówi: zaraz po wyborze celu, jeden soldato, trafia do puli, dwa razy przy dwóch strzelbach.
    Rozstrzygnięcie: zastąp 1 soldato obrońcy 1 własnym z puli; koszt 2 ₤. Jedno i drugie to nasza rekonstrukcja; koszt jest wartością zestawu.
    Powód: polskie wydanie nazywa tego soldato podmienionym i używa tego słowa tylko przy zastąpieniach; angielskie mówi „usuń” także o zastąpieniach (Czarny B). Koszt to dwa razy tyle co za soldato przy Żółtym C, bo różnica jest dwa razy większa.
ruling-Q-54 =
    Co znaczy „sam co najmniej 5”? Rosyjskie wydanie można czytać jako „jedyna rodzina z 5 lub więcej”.
    Rozstrzygnięcie: jeden gracz bez mandamenti sojusznika.
    Powód: wydania angielskie i polskie są jasne.
ruling-Q-55 =
    Obie drużyny spełniają warunek zwycięstwa, na przykład 6 przeciw 5 jednego gracza?
    Rozstrzygnięcie: wygrywa drużyna z większą liczbą mandamenti; przy równej decyduje Bronte; gdy nikt nie kontroluje Bronte: LF-11.3.
    Powód: ta sama kolejność warunków co na końcu rundy 4.
ruling-Q-56 =
    Do którego rzędu należy każdy z rozkazów o szczególnym działaniu? W tekstach zaginęły symbole rzędów.
    Rozstrzygnięcie: sądy przy Zielonym A, Białym A, Białym B, Czarnym B, Niebieskim B; banki przy Żółtym B i C.
    Powód: tekst rosyjski ma jeden znak przy pierwszej grupie, a inny przy Żółtych, a niebieski żeton z inicjatywą 3 i literą B widać w rzędzie sądów w przykładzie planszetki. Dowód słaby; w zasadach zależy od tego tylko moment ich zdobycia.
ruling-Q-57 =
    Jak nazywają się rodziny? Luźny tekst polskiego wydania ma Grecco, Luppino, Castelli bez kolorów.
    Rozstrzygnięcie: czarna Grecco, niebieska Luppino, czerwona Castelli; nazwy zielonej, białej i żółtej są wymyślone. Program używa kolorów jako kluczy; nazwy są etykietami.
    Powód: ikony, obok których stoją nazwy.
ruling-Q-58 =
    Z czym zaczyna postać Stefano? Luźne liczby 3, 10, 3 i 3 laboratoria w tekście.
    Rozstrzygnięcie: 10 ₤, 3 soldati, 3 laboratoria.
    Powód: przykłady kosztów (4 i 7 ₤ w jednej turze) nie pasują do początku z 3 ₤; 3 to liczba laboratoriów.
ruling-Q-59 =
    Jakie są trzy karty konfliktu?
    Rozstrzygnięcie: Zdrada, Tchórzostwo 1, Tchórzostwo 2. Opcja identical_cards_once wprowadza LF-7.24.
    Powód: teksty znają dwa rodzaje kart, Tchórzostwo 1 lub 2 i zestawy po trzy; te trzy używają każdej wartości raz.
ruling-Q-60 =
    Co jest na arkuszach akcji? Wydrukowanych arkuszy nie ma w żadnym tekście.
    Rozstrzygnięcie: arkusze od 1 do 4 z zestawu są nasze, zbudowane wokół luźnych fragmentów, dwóch opisanych pól i pięciu specjalnych akcji. Każdy arkusz ma 1 pole ∞ (werbunek / umieszczenie, +1 ₤) w taniej kolumnie 1, dokładnie 1 ostatnią akcję, od 6 do 11 pól z wydaniem rozkazu i rosnące premie.
    Powód: ∞ w kolumnie 1 tłumaczy też, dlaczego tylko ta kolumna kosztuje 1.
ruling-Q-61 =
    Co jest jawne?
    Rozstrzygnięcie: jawne: wszystkie elementy na planszy, właściciel każdego zakrytego rozkazu, liczby w pulach, planszetki, arkusze, kafelki, sprzedane rozkazy (odkryte), znaczniki kontroli, inicjatywa i treść rozkazów wszystkich rodzin (arkusze rozkazów). Tajne dla przeciwników i niemożliwe do wyliczenia: który rozkaz gdzie leży zakryty, które ze zdobytych rozkazów są jeszcze w siedzibie, gdy inne leżą zakryte, wybrana karta konfliktu. Możliwe do wyliczenia, a więc znane i należące do widoku: pieniądze i soldati w siedzibie (50 − pula − plansza). Te dwie sumy pokazuje się tylko z opcją open_books (domyślnie wyłączoną).
    Powód: wszystkie przepływy pieniędzy i soldati są jawne, więc kto ma doskonałą pamięć, zna te liczby.
ruling-Q-62 =
    Kto co widzi w konflikcie?
    Rozstrzygnięcie: karty wykłada się równocześnie; decyzja atakującego, czy wziąć, czy zostawić, jest jawna przed decyzją obrońcy; karty leżą zakryte, aż obaj zdecydują, potem są jawne.
    Powód: karty odkrywa się po obu decyzjach.
ruling-Q-63 =
    Co wiadomo o rozkazach po fazie spotkań?
    Rozstrzygnięcie: wszystkie odkryte rozkazy są znane; te, które wróciły, są znów w siedzibie, więc przeciwnik zna zbiór, ale nie następne rozmieszczenie.
    Powód: leżały odkryte.
ruling-Q-64 =
    Czy można zabronić sojusznikom oglądania nawzajem swoich siedzib?
    Rozstrzygnięcie: 4 graczy ze wspólnym widokiem drużyny; ścisły tryb, w którym siedziba sojusznika jest ukryta, nie należy do zasad.
    Powód: wewnątrz drużyny nic nie jest ukryte (LF-3.5).
ruling-Q-65 =
    Kto gra za neutralnych?
    Rozstrzygnięcie: obrońcę wskazuje ten przeciwnik, który w kolejności graczy jest pierwszy po atakującym (siebie albo sojusznika). Przy brutalności nikt nie jest potrzebny.
    Powód: tekst zostawia to przeciwnej drużynie; ktoś z niej musi to powiedzieć.
ruling-Q-66 =
    Co znaczy kontrola nad Bronte?
    Rozstrzygnięcie: drużyna kontroluje Bronte, jeśli jeden z jej graczy ma tam soldato.
    Powód: Bronte jest obszarem (LF-1.9).
ruling-Q-67 =
    W jakim zakresie można wykonać część?
    Rozstrzygnięcie: częściowo: mniej soldati, niż wolno, jeden z dwóch rozkazów i tak dalej. Raz rozpoczęty Zamach, atak, Pentito lub Podburzanie przebiega według swoich obowiązkowych kroków.
    Powód: teksty zostawiają zakres części graczowi.
ruling-Q-68 =
    Co się dzieje z rozpatrywanym rozkazem, gdy opuszcza się jego obszar?
    Rozstrzygnięcie: rozpatruje się go dalej. Odległości i sąsiedztwo dla Zamachu i Podburzania tego rozkazu nadal liczy się od obszaru, w którym leżał. Co czegoś w tym obszarze wymaga, musi to tam zastać: samochód pułapka – samochód; Pentito i drugi ruch stamtąd – własnego soldato; części zaopatrzenia, które stawiają soldati, samochód, laboratorium lub motorówkę, także własnego soldato (w obszarze właśnie opuszczonym nie umieszcza się więc soldati); części z pieniędzmi, praniem i werbunkiem pozostają możliwe. Żeton wraca potem do siedziby, także z kamizelką: kamizelka przepada wraz z obszarem.
    Powód: tekst pozwala zacząć drugi ruch w nowym obszarze.
ruling-Q-69 =
    Ograniczenia dróg przez wodę?
    Rozstrzygnięcie: obszar wyjściowy i cel to różne obszary. Liczą się wszystkie motorówki obu sojuszników; wrogie ani nie pomagają, ani nie przeszkadzają.
    Powód: sojusznicy korzystają wspólnie z motorówek (LF-3.4); o wrogich nic nie powiedziano.
ruling-Q-70 =
    Dalsze różnice między wydaniami?
    Rozstrzygnięcie: pole docelowe w dowolnej kolumnie (rosyjskie, polskie; angielskie milczy). Nie wolno pasować (rosyjskie, polskie): LF-4.2. Sprawdzenie trzech motorówek także bez ruchu (rosyjskie): LF-4.28. Pozostałe rozkazy wracają przed porządkowaniem (rosyjskie, polskie): LF-6.4. Łańcuch dowodzenia, „rozkaz z wcześniejszej tury” (rosyjskie): Q-40. „Nie przy Zamachach” przy kafelku Łapówki (tylko angielskie): zachowane. Straty na przemian (angielskie) albo równocześnie (polskie): ten sam wynik. 5 samochodów, wiersz brakujący w tekście rosyjskim (angielskie, polskie).
    Powód: późniejsze wydania mówią więcej; gdzie mówi tylko jedno, jest to nieszkodliwe i konkretne.
ruling-Q-71 =
    Arkusz na ilustracji: wydania angielskie i polskie drukują różne fragmenty jednej ilustracji.
    Rozstrzygnięcie: wszystkie fragmenty uznajemy za jeden arkusz, arkusz 1.
    Powód: nie przeczą sobie.
ruling-Q-72 =
    Jakie są wartości rozkazów i planszetek?
    Rozstrzygnięcie: wszystko, co w zestawie oznaczono R, jest naszym projektem.
    Powód: żaden tekst ich nie wymienia; jako dane można je zamienić na prawdziwe.
ruling-Q-73 =
    Podburzanie bez ataku? Tekst mówi, że następuje tylko po ataku.
    Rozstrzygnięcie: ustala to kolejność, nie warunek: rozkazu z Podburzaniem można użyć dla samego Podburzania. Opcja agitate_requires_attack (domyślnie wyłączona) wymaga przedtem wykonanej części ataku: Zwołania, ruchu ze strzelbą (także do pustego lub własnego obszaru), Zamachu, Pentito lub Białego B.
    Powód: każda część rozkazu jest dobrowolna.
ruling-Q-74 =
    Którego samochodu używa samochód pułapka Niebieskiego B i skąd dokonuje się jego Zamachu?
    Rozstrzygnięcie: samochód musi być w obszarze, z którego dokonuje się Zamachu, więc samochód zabrany do przejętego obszaru można tam wysadzić. „Przejęty” znaczy: nowo kontrolowany dzięki ruchowi tego rozkazu, przez walkę lub wejście do pustego obszaru; po ruchu do obszaru, który był już własny, albo po przegranym ataku Zamachu dokonuje się z obszaru rozkazu.
    Powód: samochód pułapka wyrusza stamtąd, gdzie stoi.
ruling-Q-75 =
    Rekompensata przy prawie pustej puli?
    Rozstrzygnięcie: własni soldati usunięci w tym samym kroku trafiają do puli najpierw: straty z brutalności i z kroku Straty można wziąć jako rekompensatę, para po parze. W kroku Straty nigdy więc rekompensaty nie brakuje; może jej zabraknąć w kroku 2, przy Zamachu, Pentito, Żółtym C i Tchórzostwie. Soldati z Tchórzostwa atakującego wracają do siedziby, nie do puli.
    Powód: straty są w tekście pierwsze.
ruling-Q-76 =
    Czy sama liczba przy symbolu soldati na rozkazie jest dokładna? Teksty przeciwstawiają ją wartości bazowej z premią.
    Rozstrzygnięcie: ustala maksimum niezależnie od wartości bazowej; jak przy każdej części wolno umieścić mniej (za mało w siedzibie albo z wyboru).
    Powód: każda część jest dobrowolna, a jej zakres dowolny.
ruling-Q-77 =
    Do czego zmusza opcja B? Przykłady mówią, że Czerwony „może” usunąć znaczniki, zasady mówią „usuń”.
    Rozstrzygnięcie: akcję kolumny wykonuje się, o ile to możliwe (usunięcie znaczników z planszetki, wzięcie znacznika „Primo Giocatore”, położenie drugiego znacznika przy dwóch instytucjach); dobrowolne są tylko sprzęt, dodatkowy rozkaz i natychmiastowe efekty, które stawiają na planszy samochód lub laboratorium. Przy opcji A zakres jest dowolny (Q-67): „usunięcie dwóch” może usunąć 1.
    Powód: zasady są dokładniejsze niż ich przykłady.
ruling-Q-78 =
    Kiedy wraca rozkaz bez kamizelki? Polskie wydanie mówi, że po wszystkich rozkazach, angielskie i rosyjskie, że po „rozkazach”.
    Rozstrzygnięcie: każdy zaraz po rozpatrzeniu lub pominięciu (LF-6.4); odtąd jest w siedzibie i można go sprzedać.
    Powód: o powrocie żetonów z kamizelką na końcu fazy mówi osobne zdanie, więc pozostałe wracają wcześniej.
ruling-Q-79 =
    Opcja „w dowolnym momencie” uniemożliwia rozpoczęty wybór (pieniądze oddane po wyborze znacznika)?
    Rozstrzygnięcie: znacznik wybrany przy opcji A liczy się tylko razem z polem; jeśli na żadne pole już nie starcza, gracz wybiera jeszcze raz. Część, która stała się niemożliwa, kończy się bez skutku.
    Powód: przed wyborem pola niczego nie przeniesiono ani nie zapłacono.
ruling-Q-80 =
    Znacznik z planszetki, który trafia na arkusz: przed tym, co odsłania, czy po tym?
    Rozstrzygnięcie: najpierw zdobywa się rozkaz i rozpatruje natychmiastowy efekt, potem kładzie znacznik na arkuszu.
    Powód: pole odsłania się przez zdjęcie znacznika.
ruling-Q-81 =
    Kiedy przepada obszar, który opróżnia Zwołanie lub gromadzenie?
    Rozstrzygnięcie: gdy całe Zwołanie lub gromadzenie się zakończy, więc samochody można jeszcze sprowadzić po ostatnim soldato z ich obszaru.
    Powód: jest to jeden ruch dowolnej liczby soldati i samochodów.
ruling-Q-82 =
    Czy traci laboratorium rodzina, która wraca do obszaru, który sama zostawiła pusty? Ramka o laboratoriach mówi o nowej (w polskim wydaniu: innej) rodzinie, zasady ruchu i umieszczania nie podają warunku.
    Rozstrzygnięcie: tak, usuwa się 1 laboratorium (LF-1.11).
    Powód: obie stosowane wtedy zasady usuwają laboratorium, ktokolwiek przychodzi.
ruling-Q-83 =
    Do których obszarów nie mogą wejść podburzeni neutralni? Polskie wydanie wyklucza tylko obszary sojusznika, angielskie i rosyjskie całej drużyny.
    Rozstrzygnięcie: całej drużyny (LF-8.9).
    Powód: tak mówią dwa z trzech wydań.
ruling-Q-84 =
    Czy można pominąć pojedynczą część? Angielskie wydanie zabrania tylko całkowitej bezczynności, rosyjskie i polskie także rezygnacji z akcji, którą dałoby się wykonać.
    Rozstrzygnięcie: część można pominąć, jeśli inna ma skutek (LF-4.9).
    Powód: zakres części jest dowolny (Q-67).
ruling-Q-85 =
    Trzy rzeczy, które mówią tylko niektóre wydania: skąd pochodzą zastępujący przy Czarnym B (polskie: z puli); że do obszaru sojusznika się nie wchodzi (rosyjskie) lub przez niego nie przechodzi (angielskie, polskie); że gracze mogą się umówić na jednoczesne rozpatrzenie rozkazów zaopatrzenia (angielskie, polskie).
    Rozstrzygnięcie: z puli; ani do niego, ani przez niego; rozkazy zaopatrzenia po kolei (Q-28).
    Powód: dwie pierwsze się uzupełniają, a ścisła kolejność rozstrzyga każdy spór bez pytania.
