### Zasady Signorie po polsku. Wszystkie teksty są nasze; żadne zdanie nie pochodzi z instrukcji.
### Identyfikatory: chapter-SI-4 to rozdział SI-4, rule-SI-4-6 to zasada SI-4.6, ruling-RU-07b to rozstrzygnięcie RU-07b. Numery są stałe; SI-14.0 i SI-15.0 otwierają swoje rozdziały.
### Jeden wiersz to jeden akapit. „Nasza wartość” oznacza liczbę lub nazwę, której nie podaje żadne źródło.

game-title = Signorie

## SI-1

chapter-SI-1 = Wprowadzenie i pojęcia
rule-SI-1-1 = Od 2 do 4 graczy prowadzi szlacheckie rody przez dokładnie 7 rund. Wygrywa ten, kto po rundzie 7 i podsumowaniu końcowym ma najwięcej punktów zwycięstwa (PZ).
rule-SI-1-2 = Każda runda ma trzy fazy, w tej kolejności: 1 Przygotowanie, 2 Wykonywanie akcji, 3 Nagrody.
rule-SI-1-3 = Własna pula: dostępni mężczyźni, dostępne kobiety i floreny gracza, leżące przed nim. Ogólne zasoby: pionki mężczyzn i kobiet gracza czekające na planszy głównej; żaden inny gracz ich nie rusza. Pula ogólna: wspólny zapas florenów, dysków pomocników, panien młodych i stos żetonów sojuszu.
rule-SI-1-4 = Każdy gracz ma 12 mężczyzn i 11 kobiet. Pionek jest zawsze w dokładnie jednym miejscu: we własnej puli, w ogólnych zasobach, na torze kariery (tylko mężczyźni), w mieście albo na obszarze progu.
rule-SI-1-5 = Pionek odkładany przy zadaniu przechodzi z własnej puli do ogólnych zasobów; przy zadaniu progu trafia zamiast tego na obszar progu.
rule-SI-1-6 = Płacąc, gracz przenosi własne floreny do puli ogólnej; gdy je otrzymuje, jest odwrotnie. Liczba florenów jest nieograniczona. Nikt nigdy nie ma mniej niż 0 florenów.
rule-SI-1-7 = PZ liczy się na torze od 0. Nie ma górnej granicy (RU-44) i żadna zasada nie odbiera PZ.
rule-SI-1-8 = Kolory kości (żółty, czerwony, fioletowy, szary, turkusowy) nie mają nic wspólnego z kolorami graczy (żółty, czerwony, fioletowy, niebieski).

## SI-2

chapter-SI-2 = Przygotowanie do gry
rule-SI-2-1 = Każdy gracz bierze kolor i planszę gracza w tym kolorze, 5 florenów oraz 4 mężczyzn i 3 kobiety do własnej puli. Pozostałych 8 mężczyzn i 8 kobiet trafia do ogólnych zasobów (RU-01).
rule-SI-2-2 = Każdy gracz ma 3 dyski: jeden na torze PZ na polu 0, jeden na torze kolejności graczy, jeden na torze inicjatywy.
rule-SI-2-3 = Używane kości akcji, z każdego koloru: 4 przy 4 graczach (razem 20), 3 przy 3 graczach (15), 2 przy 2 graczach (10). 5 białych kości potomstwa jest używanych zawsze.
rule-SI-2-4 = Początkowa kolejność graczy jest losowa. Dodatkowe floreny według miejsca w niej: pierwszy 1, drugi 2, trzeci 2, czwarty 3, o ile te miejsca istnieją. Gracze zaczynają więc z 6, 7, 7 i 8 florenami.
rule-SI-2-5 = Wszystkie dyski inicjatywy zaczynają jako jeden stos na najniższym polu: na spodzie dysk ostatniego gracza, wyżej w odwrotnej kolejności graczy, na wierzchu dysk pierwszego gracza.
rule-SI-2-6 = 9 żetonów bonusu i 5 żetonów PZ tasuje się osobno. 5 losowych żetonów bonusu leży odkrytych na polach nagród od 1 do 5, 2 losowe żetony PZ odkryte na polach 6 i 7. Pozostałe 7 żetonów nie bierze udziału w grze.
rule-SI-2-7 = Są 54 żetony sojuszu, po 9 z każdego Domu. Przy 3 graczach usuwa się 1 losowy żeton z każdego Domu (zostaje 48), przy 2 graczach po 2 (zostają 42). Resztę tasuje się i układa w jeden zakryty stos (RU-05, RU-09, RU-82).
rule-SI-2-8 = Używane miasta: wszystkie 5 przy 4 graczach; przy 3 graczach 1 losowe miasto jest zamknięte, przy 2 graczach 2 losowe miasta (RU-04). W zamkniętym mieście przez całą grę nie ma ani żetonów, ani pionków.
rule-SI-2-9 = W puli ogólnej jest 48 dysków pomocników, 16 panien młodych i floreny.
rule-SI-2-10 = Przy każdej liczbie graczy używa się wszystkich 10 żetonów zadań.

## SI-3

chapter-SI-3 = Faza 1: przygotowanie
rule-SI-3-1 = Na każde puste pole małżeństwa i każde puste pole misji dyplomatycznej w używanych miastach połóżcie jeden odkryty żeton ze stosu żetonów sojuszu. Żetony, które już tam leżą, zostają. Potem na każdym z tych pól jest dokładnie jeden żeton, chyba że stos się wyczerpał. Pola zapełnia się zawsze w kolejności z RU-08 (RU-82).
rule-SI-3-2 = Zbierzcie wszystkie kości akcji z plansz graczy i planszy głównej, rzućcie wszystkimi i rozdzielcie je według kolorów na pięć obszarów kości.
rule-SI-3-3 = Zbierzcie 10 żetonów zadań, potasujcie je i rozłóżcie po jednym odkrytym na każdym z 10 pól zadań; nad każdym obszarem kości są dwa.
rule-SI-3-4 = Na każdym polu zadania jest mężczyzna albo kobieta: płeć pionków, których używa leżące tam zadanie. Na każdym obszarze górne pole jest kobiece, a dolne męskie (RU-70).

## SI-4

chapter-SI-4 = Faza 2: tury, kości, pasowanie
rule-SI-4-1 = Zaczynając od pierwszego, gracze działają w kolejności graczy, po jednej turze, w kółko, z pominięciem tych, którzy spasowali, aż spasują wszyscy. Kto zostaje sam, rozgrywa dalej tury jedna po drugiej.
rule-SI-4-2 = W swojej turze gracz albo bierze kość i wykonuje jedną akcję, albo pasuje.
rule-SI-4-3 = Gracz bierze najwyżej 4 kości na rundę. Mając 4 kości, musi w następnej turze spasować; program robi to bez pytania.
rule-SI-4-4 = Gracz, który nie może lub nie chce wziąć kości, pasuje i nie gra już do końca fazy 2. Miejsce na obszarze pasowania nie ma znaczenia.
rule-SI-4-5 = Branie kości: wybierz dowolną kość leżącą jeszcze na obszarze kości, której kolorowi odpowiada puste pole akcji na twojej planszy. Na polu akcji mieści się jedna kość, więc każdy kolor można wziąć najwyżej raz na rundę.
rule-SI-4-6 = Koszt kości: jeśli jej wartość jest niższa niż wartość pola akcji, zapłać różnicę we florenach; w przeciwnym razie nic, a reszty się nie wydaje. Kości, której kosztu nie można zapłacić, wziąć nie wolno.
rule-SI-4-7 = Wartości pól akcji, od lewej do prawej: żółte 1, czerwone 2, fioletowe 3, szare 4, turkusowe 5. To, że fioletowe jest przed szarym, to nasze ustalenie (RU-64).
rule-SI-4-8 = Po zapłaceniu wykonaj dokładnie jedną z trzech głównych akcji tego pola: zatrudnienie pomocnika (SI-5), zadanie (SI-6) albo zarządzanie (SI-7). Musi to być akcja, którą można wykonać w całości, czyli możliwa w rozumieniu SI-15, oceniana po zapłaceniu za kość; raz wybrana, jest obowiązkowa. Kość można wziąć tylko wtedy, gdy po zapłaceniu za nią możliwa jest co najmniej jedna główna akcja; pomocnicy się tu nie liczą (RU-11).
rule-SI-4-9 = Po głównej akcji gracz może aktywować pomocników w tej samej kolumnie (SI-10). Nie wolno wziąć kości tylko po to, by użyć pomocników.
rule-SI-4-10 = Kość zostaje na polu akcji do następnej fazy 1 albo do chwili, gdy plansze opróżni nagroda z dodatkową akcją (SI-11.12).
rule-SI-4-11 = Florenami otrzymanymi w turze można płacić za wszystko później w tej samej turze, ale nigdy za samą kość (RU-10).

## SI-5

chapter-SI-5 = Główna akcja: zatrudnienie pomocnika
rule-SI-5-1 = Weź dysk pomocnika z puli ogólnej, połóż go na pustym polu pomocnika w kolumnie, którą wskazuje pole akcji, i zapłać koszt tego pola.
rule-SI-5-2 = Jest to zawsze sąsiednia kolumna po lewej, a za pierwszą z lewej – ostatnia z prawej: pole żółte zatrudnia w turkusowej, czerwone w żółtej, fioletowe w czerwonej, szare w fioletowej, turkusowe w szarej (RU-56).
rule-SI-5-3 = Koszt według rzędu: górny 2, środkowy 3, dolny 4 floreny. Koszt 3 środkowego żółtego pola jest znany, pozostałe to nasze wartości (RU-63).
rule-SI-5-4 = Zatrudnienie nie ma natychmiastowego efektu. Pomocnicy zostają do końca gry i nigdy się nie przemieszczają.
rule-SI-5-5 = Zatrudnić nie można, gdy kolumna jest pełna, w puli ogólnej nie ma już dysku albo nie stać gracza na żadne puste pole kolumny (RU-40).

## SI-6

chapter-SI-6 = Główna akcja: zadanie
rule-SI-6-1 = Wybierz jeden z dwóch żetonów zadań na obszarze koloru właśnie położonej kości, użyj pionków z własnej puli o płci wskazanej przy tym polu zadania i wykonaj efekt żetonu (RU-07).
rule-SI-6-2 = Żeton oznaczony „..3” przyjmuje 1, 2 lub 3 pionki, jak woli gracz, a jego efekt mnoży się przez liczbę pionków. Pozostałe żetony przyjmują stałą liczbę pionków i działają raz.
rule-SI-6-3 = Najpierw odkłada się pionki, potem następuje efekt. Liczba pionków jest więc dozwolona tylko wtedy, gdy po opuszczeniu przez nie własnej puli efekt nadal jest możliwy (RU-24, RU-74).
rule-SI-6-4 = Żetony zadań leżą na miejscu do następnej fazy 1. Z tego samego żetonu może w rundzie skorzystać dowolnie wielu graczy.
rule-SI-6-5 = Zadanie polityki, kościoła i wojska (trzy żetony, ..3): za każdy pionek 2 punkty awansu na wskazanym torze kariery. Nie trzeba wykorzystać wszystkich punktów, ale co najmniej 1 trzeba.
rule-SI-6-6 = Zadanie inicjatywy (..3): za każdy pionek 2 punkty awansu na torze inicjatywy, czyli 2, 4 lub 6 (RU-02).
rule-SI-6-7 = Zadanie zakrytego żetonu (1 pionek): dobierz bez podglądania wierzchni żeton sojuszu i połóż zakryty przy dowolnym z własnych czterech rzędów.
rule-SI-6-8 = Zadanie progu (..3): postaw pionki na obszarze progu zamiast w ogólnych zasobach. Każdy podnosi próg gracza w tej rundzie o 3, więc z 13 robi się 16, 19 lub 22 (RU-03, RU-26).
rule-SI-6-9 = Zadanie misji (2 pionki): wykonaj jedną misję dyplomatyczną (SI-7.4).
rule-SI-6-10 = Zadanie małżeństwa (2 pionki): zaaranżuj jedno małżeństwo (SI-7.7).
rule-SI-6-11 = Zadanie florenów (..3): otrzymujesz 2 floreny za każdy pionek, czyli 2, 4 lub 6.
rule-SI-6-12 = Zadanie pionków (..3): weź z ogólnych zasobów do własnej puli tyle pionków, ile odłożono, każdy dowolnej płci (RU-24).

## SI-7

chapter-SI-7 = Główna akcja: zarządzanie
rule-SI-7-1 = Wykonaj akcję zarządzania danego pola akcji: żółte – Floreny, czerwone – Małżeństwo, fioletowe – Potomstwo, szare – Tory, turkusowe – Misja (RU-65).
rule-SI-7-2 = Floreny: otrzymujesz 3 floreny.
rule-SI-7-3 = Tory: wydaj co najmniej 1 i najwyżej 4 punkty awansu, dowolnie podzielone między trzy tory karier, tor inicjatywy i dowolną liczbę pionków (SI-8).
rule-SI-7-4 = Misja dyplomatyczna: wybierz jednego własnego mężczyznę na torze kariery i jedno używane miasto z pustym polem na pionek. Mężczyzna przechodzi tam na puste pole o najniższej wartości; spośród dwóch równych wybiera gracz. Jego ranga na torze musi być co najmniej równa wartości tego pola.
rule-SI-7-5 = Wynik misji: gracz zdobywa PZ opuszczonego pola kariery. Potem, jeśli na polu misji tego miasta leży żeton, który jeszcze pasuje do rzędu tej kariery na planie gracza (SI-9.3), gracz bierze go i kładzie odkryty w tym rzędzie. Jeśli żeton nie pasuje albo go nie ma, nic się nie bierze, a żeton zostaje. Misja wymaga rangi i wolnego pola, nigdy żetonu (RU-14).
rule-SI-7-6 = Potomstwo: rzuć jedną białą kością za każdego żonatego mężczyznę. Głowa rodziny liczy się od początku, więc kości jest od 1 do 5. Każde 1–3 daje jedną kobietę, każde 4–6 jednego mężczyznę z ogólnych zasobów do własnej puli. Jeśli w ogólnych zasobach jest za mało pionków danej płci, weź tyle, ile jest (RU-28).
rule-SI-7-7 = Małżeństwo: wybierz jedną kobietę z własnej puli i jedno używane miasto z pustym polem na pionek. Kobieta trafia na puste pole o najniższej wartości. Zapłać posag, jaki wolisz: co najmniej równy tej wartości, a najwyżej 4 floreny, i zdobądź 2 PZ za każdy zapłacony floren.
rule-SI-7-8 = Wynik małżeństwa: jeśli na polu małżeństwa tego miasta leży żeton, który jeszcze pasuje do rzędu małżeństwa gracza (SI-9.3, jego Domu nie ma tam jeszcze odkrytego), weź go i połóż odkryty w tym rzędzie; w przeciwnym razie zostaje. Małżeństwo wymaga kobiety, wolnego pola i posagu, nigdy żetonu (RU-14).
rule-SI-7-9 = Każde miasto ma 8 pól na pionki o wartościach 1, 1, 2, 2, 3, 3, 4, 4, wspólnych dla mężczyzn i kobiet wszystkich graczy (RU-12). Gracz może mieć w mieście dowolnie wiele pionków. Pionki w miastach zostają tam do końca. Pełnego miasta wybrać nie można.

## SI-8

chapter-SI-8 = Tory karier i tor inicjatywy
rule-SI-8-1 = Są trzy kariery: polityczna, kościelna i wojskowa. Każdy tor ma 7 pól, najniższe to 1, najwyższe 7. Liczba pól jest naszą wartością (RU-60).
rule-SI-8-2 = Jeden punkt awansu na torze kariery albo stawia mężczyznę z własnej puli na polu 1, albo przesuwa własnego mężczyznę na tym torze o jedno pole w górę. Nic nie porusza się w dół ani w bok; mężczyzna opuszcza tor tylko przez misję.
rule-SI-8-3 = Na jednym polu może stać dowolnie wielu mężczyzn. Mężczyzna na najwyższym polu nie może już awansować.
rule-SI-8-4 = PZ pól kariery od 1 do 7: 1, 3, 5, 7, 9, 11, 13. Zakres oraz wartości 9 i 13 są znane, reszta to nasze wartości (RU-60).
rule-SI-8-5 = Ranga pól kariery od 1 do 7: 1, 1, 2, 3, 4, 4, 4. To nasze wartości; wiadomo tylko, że pole warte 9 ma rangę 4 lub wyższą (RU-61).
rule-SI-8-6 = Ilekroć mężczyzna wchodzi na pole 4 toru kariery, jego właściciel otrzymuje 2 floreny; ilekroć wchodzi na pole 6, właściciel awansuje o 1 na torze inicjatywy. Bonus działa od razu, także gdy mężczyzna idzie dalej, i jest taki sam bez względu na to, skąd są punkty: z zarządzania, zadania, pomocnika czy nagrody. Nie kosztuje punktu (RU-18, RU-57).
rule-SI-8-7 = Jeden punkt awansu na torze inicjatywy przesuwa dysk gracza o jedno pole w górę. Dysk wchodzący na pole z innymi dyskami kładzie się na nich. Najwyższego pola nie można opuścić.
rule-SI-8-8 = 8 pól inicjatywy, numerowanych od dołu od 0 do 7, jest warte 0, 0, 1, 2, 3, 4, 6, 9 PZ. Wartości 0, 4 i 9 są znane, ich miejsca, pozostałe wartości i liczba pól są nasze (RU-62).
rule-SI-8-9 = Punkty awansu można dzielić między pionki i tory, o ile ich źródło dopuszcza kilka torów. Ilekroć są punkty do wydania, trzeba wydać co najmniej 1; niewykorzystane przepadają (RU-17, RU-80).

## SI-9

chapter-SI-9 = Żetony sojuszu i plany
rule-SI-9-1 = Awers żetonu sojuszu pokazuje Dom i od 2 do 5 PZ, rewers jest neutralny i wart 1 PZ.
rule-SI-9-2 = Każdy plan ma trzy rzędy karier z 4 tarczami 3 Domów (jeden Dom dwa razy, dwa Domy po jednym razie) i rząd małżeństwa z 6 tarczami, po jednej na Dom. Cztery plany się różnią; które Domy na nich są, to nasz projekt (RU-67).
rule-SI-9-3 = Odkryty żeton pasuje do rzędu, jeśli gracz ma w tym rzędzie mniej odkrytych żetonów jego Domu, niż jest tam tarcz tego Domu.
rule-SI-9-4 = Zakryte żetony nie potrzebują tarczy ani jej nie zajmują, a w każdym rzędzie może ich być dowolnie wiele.
rule-SI-9-5 = Położonych żetonów nigdy się nie przesuwa, nie odwraca, nie wymienia ani nie usuwa.
rule-SI-9-6 = Pole w mieście, z którego wzięto żeton, pozostaje puste do następnej fazy 1.

## SI-10

chapter-SI-10 = Pomocnicy
rule-SI-10-1 = Po głównej akcji gracz może aktywować dowolnych swoich pomocników w kolumnie kości, każdego raz, w kolejności od góry do dołu (RU-81).
rule-SI-10-2 = Pomocnika można aktywować tylko wtedy, gdy w chwili, w której przychodzi jego kolej, jego efekt jest możliwy (SI-15); w przeciwnym razie pomija się go bez pytania (RU-21, RU-73).
rule-SI-10-3 =
    Efekty według pól; koszty podaje SI-5.3. Rodzaje efektów są znane; to, które pole zawiera który efekt i którego toru dotyczy każdy pomocnik od torów, to nasze wartości, poza wojskiem w szarej kolumnie (RU-63).
    Żółty 1, offspring_die: rzuć dokładnie 1 kością potomstwa i weź ten pionek (SI-7.6).
    Żółty 2, die_initiative: maksymalnie tyle punktów awansu na inicjatywę, ile pokazuje położona kość.
    Żółty 3, marriage_fd: małżeństwo; zamiast żetonu z miasta dobierz zakryty żeton do rzędu małżeństwa.
    Czerwony 1, take_pawn: weź 1 mężczyznę lub kobietę z ogólnych zasobów do własnej puli.
    Czerwony 2, florins3: otrzymujesz 3 floreny.
    Czerwony 3, die_politics: maksymalnie tyle punktów awansu na politykę, ile pokazuje kość.
    Fioletowy 1, tile_fd: dobierz zakryty żeton do dowolnego rzędu.
    Fioletowy 2, task_one: wykonaj dowolny żeton zadania dowolnego koloru dokładnie 1 pionkiem.
    Fioletowy 3, career3: maksymalnie 3 punkty awansu na tory karier, dowolnie podzielone.
    Szary 1, vp3: zdobywasz 3 PZ.
    Szary 2, die_military: maksymalnie tyle punktów awansu na wojsko, ile pokazuje kość.
    Szary 3, mission_fd: misja; zamiast żetonu z miasta dobierz zakryty żeton do rzędu tej kariery.
    Turkusowy 1, initiative3: maksymalnie 3 punkty awansu na inicjatywę.
    Turkusowy 2, vp_men: 1 PZ za każdego własnego mężczyznę w miastach.
    Turkusowy 3, die_church: maksymalnie tyle punktów awansu na kościół, ile pokazuje kość.
rule-SI-10-4 = marriage_fd i mission_fd: obowiązują wszystkie zasady akcji (ranga, posag, PZ, najniższe pole). Żetonu z miasta się nie bierze, nawet gdyby pasował. Dobranego żetonu się nie ogląda.
rule-SI-10-5 = task_one: pionek ma płeć tego pola zadania. Żetony wymagające 2 pionków są wykluczone. Żeton „..3” liczy się jako użyty 1 pionkiem.
rule-SI-10-6 = Pomocnicy z punktami według kości: liczy się wartość właśnie położonej kości, nie jej koszt.

## SI-11

chapter-SI-11 = Faza 3: nagrody
rule-SI-11-1 = Krok 1, PZ za inicjatywę: każdy gracz zdobywa PZ pola inicjatywy, na którym jest jego dysk. Każdy krok tej fazy wykonuje się dla wszystkich graczy, zanim zacznie się następny.
rule-SI-11-2 = Krok 2, nowa kolejność graczy: według inicjatywy, od najwyższej; spośród dysków na tym samym polu pierwszy jest ten, który leży wyżej w stosie. Kolejność ta obowiązuje do tego samego kroku następnej rundy (RU-07c).
rule-SI-11-3 = Potem wszystkie dyski inicjatywy wracają na najniższe pole, w stosie z nowym ostatnim graczem na spodzie i nowym pierwszym na wierzchu.
rule-SI-11-4 = Krok 3, nagrody: gracz jest uprawniony, jeśli suma wartości jego kości wynosi najwyżej 13 plus 3 za każdy własny pionek na obszarze progu. Gracz bez kości ma sumę 0 i jest uprawniony. Ustala się to dla wszystkich graczy na początku kroku (RU-31, RU-32).
rule-SI-11-5 = Rundy od 1 do 5: każdy uprawniony gracz, w nowej kolejności graczy, bierze albo bonus z żetonu tej rundy, jeśli jest on możliwy (SI-15) w chwili, gdy przychodzi kolej tego gracza, albo 3 floreny. Jedno z dwojga bierze się zawsze. Każdy gracz kończy bonus i ślub, zanim zacznie następny (RU-33, RU-37, RU-75).
rule-SI-11-6 = Potem ten sam gracz, cokolwiek wziął, może przygotować jeden ślub: bierze pannę młodą na najwyższy pusty portret, zdobywa od razu PZ tego portretu, a w rundach od 2 do 5 także 2 floreny. Gracz może mieć najwyżej cztery śluby (RU-33, RU-34).
rule-SI-11-7 = PZ czterech portretów ślubnych od góry: 0, 1, 3, 5. To nasze wartości (RU-69).
rule-SI-11-8 = Bonus misji lub małżeństwa: jedna taka akcja ze wszystkimi jej zasadami, łącznie z żetonem z miasta.
rule-SI-11-9 = Bonus z 2 mężczyznami lub 2 kobietami: weź 2 pionki tej płci z ogólnych zasobów albo tyle, ile jest (RU-37).
rule-SI-11-10 = Bonus z punktami awansu na kariery (3, na dowolne kariery) lub na inicjatywę (3): wydaj co najmniej 1. Trójki są naszymi wartościami (RU-71). Kroki inicjatywy zrobione w tym kroku fazy, także zdobyte na polu 6 kariery, liczą się do następnej rundy, bo dyski już wróciły na dół (RU-57).
rule-SI-11-11 = Bonus z zakrytym żetonem: jak SI-6.7. Bonus z pomocnikiem: połóż 1 dysk z puli ogólnej na dowolnym pustym własnym polu pomocnika, za darmo.
rule-SI-11-12 = Bonus dodatkowej akcji: gdy już wiadomo, kto jest uprawniony, a zanim pierwszy gracz wybierze, zdejmuje się wszystkie kości ze wszystkich plansz graczy, także nieuprawnionych, i odkłada; nie można ich wziąć ponownie. Gracz, który wybiera bonus, bierze jedną z kości leżących jeszcze na obszarach kości, dowolnego koloru, kładzie ją za darmo bez względu na jej wartość, wykonuje jedną główną akcję ze wszystkimi jej własnymi kosztami i może aktywować pomocników tej kolumny. Kość ta jest potem niedostępna dla następnych graczy (RU-36).
rule-SI-11-13 = Rundy 6 i 7: każdy uprawniony gracz zdobywa PZ z żetonu i może potem raz zapłacić dokładnie 5 florenów za kolejne 5 PZ. Nie ma 3 florenów ani ślubu (RU-38).
rule-SI-11-14 = Żetony PZ: 2 PZ za każdego własnego pomocnika na planszy; 4 PZ za każde miasto z co najmniej jednym własnym mężczyzną (jeden żeton) lub kobietą (inny żeton); 2 PZ za każdego własnego mężczyznę (jeden żeton) lub każdą kobietę (inny żeton) w miastach.
rule-SI-11-15 = Na końcu fazy usuwa się żeton nagrody tej rundy, a wszystkie pionki z obszaru progu wracają do ogólnych zasobów.

## SI-12

chapter-SI-12 = Koniec gry
rule-SI-12-1 = Po fazie 3 rundy 7 każdy mężczyzna, który jest jeszcze na torze kariery, daje połowę PZ swojego pola, zaokrągloną w dół przy każdym z osobna: 0, 1, 2, 3, 4, 5, 6 za pola od 1 do 7.
rule-SI-12-2 = Każdy rząd (trzy kariery, małżeństwo) z co najmniej 3 żetonami, odkrytymi i zakrytymi łącznie, daje sumę swoich żetonów: za odkryty wartość awersu, za zakryty 1. Rzędy z mniej niż 3 żetonami nie dają nic.
rule-SI-12-3 = Floreny, pionki we własnej puli, w ogólnych zasobach i w miastach oraz pomocnicy nie dają na końcu nic.
rule-SI-12-4 = Wygrywa gracz z największą liczbą PZ. Spośród remisujących wygrywa ten, kto jest wcześniej w kolejności graczy ustalonej w rundzie 7, więc zwycięzca jest zawsze jeden; dalsze miejsca rozdziela się tak samo (RU-76).

## SI-13

chapter-SI-13 = Los i informacje ukryte
rule-SI-13-1 = Losowe: kolejność początkowa, żetony nagród, zamknięte miasta, usunięte żetony sojuszu, kolejność stosu żetonów sojuszu, kości akcji, rozłożenie żetonów zadań, kości potomstwa. Wszystko pochodzi z jednego generatora, któremu można podać ziarno.
rule-SI-13-2 = Jawne: wszystko na wszystkich planszach, floreny, kości, liczba zakrytych żetonów w rzędzie, wysokość stosu. Ukryte przed wszystkimi: kolejność i zawartość stosu, awersy zakrytych żetonów, wartości usuniętych żetonów. Nikt nie ma własnych tajnych informacji (RU-45).
rule-SI-13-3 = Zakrytych żetonów nigdy się nie odkrywa, nawet na końcu.

## SI-14

chapter-SI-14 = Decyzje
rule-SI-14-0 = Gracz wymieniony przy kroku decyduje sam; nikt inny nie ma w tym samym czasie wyboru. Do wyboru są tylko możliwe odpowiedzi (SI-15). Wybór z jedną tylko dozwoloną odpowiedzią dokonuje się sam; skoro wszystko jest jawne, nikomu niczego to nie zdradza. Dwa pola miasta o równej wartości są zamienne: program używa najpierw toru 1 miasta (RU-13).
rule-SI-14-1 = Faza 2, gracz, którego jest tura: weź kość danego koloru i danej wartości albo spasuj. Równe kości jednego koloru to jeden wybór.
rule-SI-14-2 = Główna akcja: zatrudnienie w danym rzędzie, zadanie na danym polu z daną liczbą pionków albo zarządzanie.
rule-SI-14-3 =
    Potem to, o co pyta efekt, jedno po drugim:
    Punkty awansu: jeden po drugim, w dowolnej kolejności (RU-80), krok mężczyzny, nowego lub już na torze, albo kroki dysku inicjatywy jako liczba. Po każdym gracz może przestać. Kończy się to samoczynnie, gdy punkty są wydane albo żaden krok nie jest możliwy; tam, gdzie od początku może poruszyć się tylko dysk, całą odpowiedzią jest liczba jego kroków.
    Misja: kariera, pole i miasto; mężczyźni jednego gracza na tym samym polu kariery są zamienni.
    Małżeństwo: miasto i posag.
    Zakryty żeton: jeden z czterech rzędów, wybrany przed dobraniem, które niczego nie pokazuje; bez pytania przy marriage_fd i mission_fd, gdzie rząd jest ustalony.
    Branie pionków dowolnej płci: ilu mężczyzn i ile kobiet, w jednej odpowiedzi, spośród tych w ogólnych zasobach.
    Pasujący żeton z miasta, tylko z opcją optional_city_tile: weź albo zostaw (RU-14).
    task_one: pole zadania (z 1 pionkiem), potem to, o co pyta to zadanie.
    Pomocnik za darmo: pole.
rule-SI-14-4 = Który z możliwych teraz pomocników gracza w kolumnie kości działa następny, albo żaden więcej (RU-81); potem to, o co pyta jego efekt, i znów to samo pytanie o tych poniżej.
rule-SI-14-5 = Faza 3, rundy od 1 do 5, każdy uprawniony gracz w nowej kolejności: bonus czy floreny, potem to, o co pyta bonus (dodatkowa akcja: kość, potem SI-14.2 do SI-14.4; spasować nie można); potem, dopóki jest pusty portret, ślub czy nie.
rule-SI-14-6 = Faza 3, rundy 6 i 7, każdy uprawniony gracz w nowej kolejności, który ma 5 lub więcej florenów: zapłacić 5 florenów czy nie.

## SI-15

chapter-SI-15 = Kiedy efekt jest możliwy
rule-SI-15-0 =
    Czy efekt jest możliwy, ocenia się w chwili wyboru, po wszystkim, co go poprzedza: po zapłaceniu za kość, odłożeniu pionków, rozpatrzeniu wyższych pomocników. Efekty bez wyboru dzieją się same. Nazwy są takie jak nazwy efektów w zestawie (RU-11, RU-73).
    hire (tylko główna akcja; wybór: rząd): w puli ogólnej jest dysk, a kolumna wskazana przez pole ma puste pole, na którego koszt gracza stać.
    task (tylko główna akcja; wybory: pole danego koloru, liczba pionków): tyle pionków tej płci jest we własnej puli, żeton dopuszcza tę liczbę, a jego efekt jest możliwy po ich odłożeniu.
    gain_florins, gain_vp (bez wyboru): zawsze.
    track_points, track_points_die (wybory: kroki): na dozwolonych torach można zrobić co najmniej 1 krok: na torze inicjatywy, jeśli dysk gracza jest poniżej najwyższego pola; na torze kariery, jeśli we własnej puli jest mężczyzna albo własny mężczyzna jest na tym torze poniżej najwyższego pola.
    mission (wybory: mężczyzna, miasto): któryś własny mężczyzna na torze kariery ma rangę co najmniej równą najniższej wolnej wartości w którymś używanym, niepełnym mieście.
    marriage (wybory: miasto, posag): we własnej puli jest kobieta, a najniższa wolna wartość w którymś używanym, niepełnym mieście nie przekracza liczby florenów gracza.
    offspring (bez wyboru): jako akcja zarządzania zawsze, nawet przy pustych ogólnych zasobach; jako pomocnik, jeśli w ogólnych zasobach jest co najmniej 1 pionek.
    face_down_tile (wybór: rząd): stos nie jest pusty.
    take_pawns (wybór: płeć każdego, jeśli dozwolone są obie): w ogólnych zasobach jest co najmniej 1 pionek dozwolonej płci; jeśli jest ich mniej, bierze się mniej.
    threshold (bez wyboru): zawsze.
    task_one_pawn (wybór: pole): jakiś żeton zadania dopuszczający 1 pionek leży na polu płci obecnej we własnej puli, a jego efekt jest możliwy po odłożeniu 1 takiego pionka.
    vp_per_man_in_cities (bez wyboru): w mieście jest co najmniej 1 własny mężczyzna.
    place_helper_free (wybór: pole): w puli ogólnej jest dysk, a jakieś własne pole jest puste.
    extra_action (wybory: kość, potem jak w fazie 2): z którąś kością pozostałą na obszarach kości możliwa jest co najmniej jedna główna akcja.
    vp_per_helper, vp_per_city, vp_per_pawn_in_cities (bez wyboru): zawsze; wynikiem może być 0.
rule-SI-15-1 = marriage_fd i mission_fd są możliwe pod tymi samymi warunkami co marriage i mission. Pusty stos ich nie wyklucza; wtedy nie kładzie się żetonu (RU-53).
rule-SI-15-2 = Żeton z miasta, którego nie można wziąć, punkty, których nie da się wykorzystać w całości, i pionki, których brakuje w ogólnych zasobach, nigdy nie czynią efektu niemożliwym, dopóki spełniony jest jego warunek z SI-15.0.

## RU

chapter-RU = Rozstrzygnięcia: nasze decyzje tam, gdzie instrukcja milczy, jest niejasna lub sobie przeczy
ruling-RU-01 =
    Z iloma pionkami zaczyna gracz? Instrukcja mówi o 4 mężczyznach i 3 kobietach; jedna recenzja podaje odwrotnie.
    Rozstrzygnięcie: 4 mężczyzn, 3 kobiety.
    Powód: 12 minus 4 i 11 minus 3 dają podane 8 w ogólnych zasobach; inne strony się zgadzają.
ruling-RU-02 =
    Ile punktów awansu daje zadanie inicjatywy? W tekście wydrukowano 2, 3 lub 6 za 1, 2 lub 3 pionki.
    Rozstrzygnięcie: 2, 4, 6.
    Powód: żetony „..3” powtarzają efekt za każdy pionek, a szczegółowy przykład daje 6 za 3 pionki.
ruling-RU-03 =
    O ile podnosi próg zadanie progu? W tekście wydrukowano 3, 4 lub 9.
    Rozstrzygnięcie: 3, 6, 9.
    Powód: efekt powtarza się za każdy pionek, a 13 + 9 to podana podwyższona wartość 22.
ruling-RU-04 =
    Ile miast jest zamkniętych przy 2 graczach? Tekst mówi, że używa się 3 miast, ale wspomina o jednym zamkniętym.
    Rozstrzygnięcie: zamknięte są dwa losowe miasta.
    Powód: 5 minus 3 to 2, a pewna strona internetowa podaje 6, 8 i 10 żetonów na rundę przy 2, 3 i 4 graczach. Jedna ze stron pozwala graczom wybrać miasta; trzymamy się instrukcji, która je losuje.
ruling-RU-05 =
    Czym są te 1 lub 2 sztuki z każdej rodziny, które usuwa się przy mniejszej liczbie graczy?
    Rozstrzygnięcie: żetonami sojuszu, z każdego Domu.
    Powód: tak mówi strona zewnętrzna, a nic innego nie dzieli się na rodziny.
ruling-RU-06 =
    Która akcja zarządzania daje zakryty żeton? Tekst jedną liczy, ale żadna tego nie robi.
    Rozstrzygnięcie: chodzi o żeton zadania z tym efektem.
    Powód: pomoc gracza wymienia go wśród zadań; 3 pomocników, 1 nagroda i 1 zadanie to pełna lista.
ruling-RU-07 =
    Jedno zadanie czy dwa? Przypomnienie w pomocy gracza można czytać jako jedno lub dwa.
    Rozstrzygnięcie: dokładnie jeden z dwóch żetonów.
    Powód: tekst główny i oba przykłady.
ruling-RU-07b =
    Czy pomocnik z akcją potomstwa rzuca za wszystkich żonatych mężczyzn?
    Rozstrzygnięcie: dokładnie jedną białą kością, bez względu na liczbę żonatych.
    Powód: zdanie mówi, że rzuca się jedną kością.
ruling-RU-07c =
    Jak długo obowiązuje nowa kolejność graczy? Tekst mówi o reszcie obecnej tury.
    Rozstrzygnięcie: od kroku 2 fazy 3 do kroku 2 następnej rundy.
    Powód: druga połowa tego samego zdania.
ruling-RU-08 =
    Co, jeśli stos żetonów sojuszu wyczerpie się w fazie 1? Nie opisano; przy 4 graczach co rundę wykłada się do 10 z 54 żetonów.
    Rozstrzygnięcie: zawsze, nie tylko przy małym stosie, miasta zapełnia się w kolejności Milano, Venezia, Firenze, Roma, Napoli (zamknięte się pomija), w każdym mieście pole małżeństwa przed polem misji, aż stos będzie pusty. Pozostałe pola są puste do końca gry. Wzięte żetony nigdy nie wracają.
    Powód: proste i bez losowania, a zasady i tak znają puste pola.
ruling-RU-09 =
    Które żetony usuwa się przy 2 lub 3 graczach?
    Rozstrzygnięcie: losowe z każdego Domu. Ich wartości nie zna nikt; jawna jest tylko liczba na Dom.
    Powód: tekst mówi o losowaniu, a tak zdradza się mniej.
ruling-RU-10 =
    W jakiej kolejności się płaci?
    Rozstrzygnięcie: najpierw za kość, potem koszt głównej akcji, potem pomocnicy. Florenami otrzymanymi w turze nie można zapłacić za kość.
    Powód: podana kolejność kroków.
ruling-RU-11 =
    Co znaczy, że akcję można wykonać w całości?
    Rozstrzygnięcie: można wykonać każdy obowiązkowy element; wiążące jest brzmienie SI-15.0. Zatrudnienie: puste pole w kolumnie, dysk, koszt. Zadanie: stała lub wybrana liczba pionków właściwej płci i możliwy efekt. Tory: można wydać co najmniej 1 punkt. Misja: mężczyzna o wystarczającej randze dla jakiegoś dostępnego miasta. Małżeństwo: kobieta i najmniejszy posag w jakimś dostępnym mieście. Floreny i potomstwo: zawsze, potomstwo nawet przy pustych ogólnych zasobach. Żeton z miasta, którego nie można wziąć, nie czyni misji ani małżeństwa niepełnymi.
    Powód: tekst każe brać to, co można wziąć, i dopuszcza misje i małżeństwa bez żetonu.
ruling-RU-12 =
    Czy mężczyźni i kobiety mają w mieście wspólne pola na pionki? Jedna relacja opisuje dwa tory po cztery pola, co mogłoby znaczyć: po jednym dla każdej płci.
    Rozstrzygnięcie: jest osiem wspólnych pól.
    Powód: przykład liczy przy misji jedną wolną 3 i dwie wolne 4, a obie akcje przewidują dwa równe najniższe pola; przy osobnym torze dla każdej płci żadne z tych dwojga nie mogłoby się zdarzyć.
ruling-RU-13 =
    Którego z dwóch równych pól się używa?
    Rozstrzygnięcie: bez pytania; najpierw tor 1 miasta.
    Powód: wybór nie ma skutku.
ruling-RU-14 =
    Czy gracz może zostawić pasujący żeton z miasta, by czekać na lepszy z tego samego Domu?
    Rozstrzygnięcie: nie, wzięcie jest obowiązkowe.
    Powód: tekst mówi, że pasujący żeton się bierze, bez prawa rezygnacji, i zostawia go tylko tam, gdzie wziąć go nie można; wersje z zakrytym żetonem opisano jako inne. Pozwala na to opcja optional_city_tile.
ruling-RU-15 =
    Do którego rzędu trafia żeton misji?
    Rozstrzygnięcie: zawsze do rzędu kariery, z której przyszedł mężczyzna; nie może on zasilić innego rzędu. Zakryte żetony w rzędzie nie zajmują jego tarcz.
    Powód: podaje to instrukcja i pokazuje przykład.
ruling-RU-16 =
    Jakie posagi są możliwe?
    Rozstrzygnięcie: dowolna liczba całkowita od wartości pola do 4, ograniczona florenami pozostałymi po zapłaceniu za kość; 2 PZ za floren.
    Powód: tak podaje instrukcja.
ruling-RU-17 =
    Czy trzeba wykorzystać wszystkie punkty awansu? Instrukcja podaje to tylko przy zadaniach karier (co najmniej 1) i akcji Tory (od 1 do 4). Zadanie inicjatywy mówi, że trzeba je wydać, nagroda – że się je wydaje, co mogłoby znaczyć: wszystkie, na które pozwala tor.
    Rozstrzygnięcie: tak samo przy zadaniu inicjatywy, pomocnikach i nagrodach: co najmniej 1 punkt musi dać się wykorzystać i zostać wykorzystany, resztę można porzucić.
    Powód: jedna zasada dla wszystkich źródeł punktów; surowsze odczytanie niewiele by zmieniło.
ruling-RU-18 =
    Kiedy działają pola bonusów na torach karier?
    Rozstrzygnięcie: wyzwala je każde wejście mężczyzny na pole 4 lub 6, także gdy w tej samej akcji idzie dalej. Mężczyźni idą tylko w górę i opuszczają tor tylko do miasta, gdzie zostają, więc jeden mężczyzna wyzwala każdy bonus raz; kilku wyzwala go po kolei. Krok inicjatywy przepada, jeśli dysk jest na najwyższym polu.
    Powód: każdy punkt to ruch o jedno pole.
ruling-RU-19 =
    Kiedy otrzymuje się 2 floreny z pola 4 kariery?
    Rozstrzygnięcie: od razu; mogą ich użyć późniejsi pomocnicy w tej samej turze.
    Powód: bonus należy do ruchu.
ruling-RU-20 =
    Czy pomocnik może działać w turze, w której go zatrudniono?
    Rozstrzygnięcie: nie.
    Powód: zatrudnia się go w innej kolumnie.
ruling-RU-21 =
    Jak aktywuje się pomocników?
    Rozstrzygnięcie: każdego najwyżej raz na położoną kość, od góry do dołu; każdego można pominąć; o niższym gracz decyduje po rozpatrzeniu wyższych. Aktywować można tylko pomocnika, którego efekt jest możliwy (SI-15): nie proponuje się vp_men bez mężczyzny w miastach ani offspring_die i take_pawn przy pustych ogólnych zasobach.
    Powód: kolejność jest podana; co na pewno niczego nie zmienia, nikomu nic nie odbiera.
ruling-RU-22 =
    Ile punktów awansu dają pomocnicy z punktami według kości?
    Rozstrzygnięcie: maksymalnie tyle, ile oczek, od 1 do 6. W dodatkowej akcji też liczy się wartość tej kości.
    Powód: tak podaje instrukcja.
ruling-RU-23 =
    Jakie zadania może wykonać pomocnik task_one?
    Rozstrzygnięcie: dowolny z 10 żetonów poza dwoma, które przyjmują 2 pionki, bez względu na kolor kości, jednym pionkiem płci tego pola. Może powtórzyć żeton właśnie użyty w głównej akcji.
    Powód: pomoc gracza pozwala na dowolny kolor i wyklucza tylko zadania z więcej niż jednym pionkiem.
ruling-RU-24 =
    Czy pionki opuszczają własną pulę przed efektem zadania, czy po nim?
    Rozstrzygnięcie: przed. Zadanie małżeństwa na kobiecym polu wymaga więc łącznie 3 kobiet. Przy zadaniu pionków odłożone pionki są już w ogólnych zasobach i można je wziąć z powrotem; płeć każdego branego pionka jest dowolna.
    Powód: kolejność zdań.
ruling-RU-25 =
    Czy na zadanie można wydać więcej pionków, niż się przyda?
    Rozstrzygnięcie: tak, o ile co najmniej 1 punkt da się wykorzystać i zostaje wykorzystany (dysk blisko szczytu, pełne kariery); inne punkty przepadają, a wszystkie wybrane pionki są wydane.
    Powód: nie trzeba wykorzystać wszystkich punktów.
ruling-RU-26 =
    Czy próg może wzrosnąć powyżej 22? Drugie użycie przez task_one dałoby 13 + 12 = 25; tekst wspomina tylko o 22.
    Rozstrzygnięcie: nie ma granicy; 3 za każdy własny pionek na obszarze.
    Powód: obszar liczy pionki. Granicy 22 też można by bronić; miałaby znaczenie tylko przy sumach 23 i 24.
ruling-RU-27 =
    Co dzieje się z pionkami na obszarze progu?
    Rozstrzygnięcie: liczą się tylko dla swojego właściciela i tylko w tej rundzie, a na końcu fazy 3 trafiają do ogólnych zasobów, nie do własnej puli.
    Powód: tak podaje instrukcja.
ruling-RU-28 =
    Co, jeśli przy potomstwie w ogólnych zasobach brakuje jednej płci?
    Rozstrzygnięcie: brakującej płci nie zastępuje się drugą. Wszystkimi kośćmi rzuca się razem.
    Powód: tekst mówi, by wziąć tyle, ile można.
ruling-RU-29 =
    Kto liczy się jako żonaty mężczyzna?
    Rozstrzygnięcie: głowa rodziny i po jednym mężczyźnie na każdą własną pannę młodą, od 1 do 5. Wydane za mąż kobiety się nie liczą.
    Powód: kości liczy się według panien młodych narysowanych lub stojących na planszy gracza.
ruling-RU-30 =
    Kto pasuje po czwartej kości?
    Rozstrzygnięcie: program, gdy tylko nadejdzie następna tura gracza. Tak samo pasuje za gracza, dla którego żadna kość nie jest dozwolona.
    Powód: nie ma innego wyboru niż pas.
ruling-RU-31 =
    Czy gracz bez kości jest uprawniony do nagrody?
    Rozstrzygnięcie: tak, z sumą 0.
    Powód: 0 nie przekracza progu.
ruling-RU-32 =
    Kiedy sprawdza się sumę kości?
    Rozstrzygnięcie: raz, dla wszystkich, na początku kroku 3. Dodatkowa akcja niczego w tym nie zmienia; zadanie progu użyte w niej jest dozwolone i bezużyteczne.
    Powód: sprawdzenie otwiera krok.
ruling-RU-33 =
    Najpierw bonus czy ślub?
    Rozstrzygnięcie: bonus albo 3 floreny, potem ślub, potem następny gracz; ślub nie zależy od tego, co z dwojga wzięto. Rzut na potomstwo w dodatkowej akcji liczy więc jeszcze starą liczbę żonatych mężczyzn, a 2 florenami ze ślubu nie można zapłacić posagu w bonusie małżeństwa.
    Powód: tekst najpierw wymienia bonus, a część o potomstwie stawia śluby na końcu fazy.
ruling-RU-34 =
    Z czym wiążą się 2 floreny z rund od 2 do 5?
    Rozstrzygnięcie: ze ślubem: bez ślubu nie ma florenów, a w rundzie 1 nie ma ich wcale.
    Powód: tekst wymienia je przy ślubie.
ruling-RU-35 =
    Czy może być piąty ślub?
    Rozstrzygnięcie: nie. Gracz z czterema ślubami w rundach od 1 do 4 nie może przygotować ślubu w rundzie 5.
    Powód: wolne portrety są cztery.
ruling-RU-36 =
    Jakich kości używa dodatkowa akcja?
    Rozstrzygnięcie: tylko tych, które zostały na obszarach kości; kości z plansz graczy są odłożone i nie można ich wziąć ponownie. Pozostałych zawsze jest dość: 20 minus 16, 15 minus 12, 10 minus 8. Kolory użyte wcześniej w rundzie są dozwolone, bo plansze są puste, a limit 4 kości nie obowiązuje. Plansze opróżnia się w tej rundzie w każdym wypadku, także gdy nikt nie wybiera bonusu. Kości, z którą nie jest możliwa żadna główna akcja, wziąć nie można; jeśli nie ma innej, zostają tylko 3 floreny. Każda wzięta kość przepada dla następnych graczy.
    Powód: pomoc gracza najpierw opróżnia plansze, a potem pozwala wybierać spośród pozostałych kości.
ruling-RU-37 =
    Czy można wybrać bonus, który nic nie robi?
    Rozstrzygnięcie: tylko bonus możliwy w rozumieniu SI-15 (co najmniej jeden pionek, punkt, żeton lub pole), gdy przychodzi kolej gracza; w przeciwnym razie gracz bierze 3 floreny.
    Powód: ta sama miara co przy akcjach.
ruling-RU-38 =
    Co w rundach 6 i 7 dzieje się samo?
    Rozstrzygnięcie: PZ z żetonu dla uprawnionych graczy. 5 florenów za 5 PZ jest dobrowolne, dokładnie raz na rundę, tylko dla uprawnionych.
    Powód: tekst mówi „może” tylko o zapłacie.
ruling-RU-39 =
    Gdzie może trafić pomocnik za darmo?
    Rozstrzygnięcie: na dowolne puste pole dowolnej kolumny.
    Powód: tak podaje instrukcja.
ruling-RU-40 =
    Czy dysków pomocników może zabraknąć? Przy 4 graczach jest ich 48 na 60 pól.
    Rozstrzygnięcie: tak; gdy nie ma żadnego, zatrudnienie i pomocnik za darmo są niemożliwe.
    Powód: według instrukcji nieograniczone są tylko floreny.
ruling-RU-41 =
    Jak dyski przechodzą między stosami na torze inicjatywy?
    Rozstrzygnięcie: dysk, który się porusza, opuszcza stos, nie zmieniając reszty, i kładzie się na wierzchu. Kilka kroków z rzędu to to samo co jeden długi ruch. Dysk, który nie może się poruszyć, zachowuje miejsce w stosie.
    Powód: dysk wchodzący na pole trafia na wierzch.
ruling-RU-42 =
    Kolejność graczy i inicjatywa przy mniejszej liczbie graczy?
    Rozstrzygnięcie: działają z tymi dyskami, które są.
    Powód: nic w nich nie zależy od liczby.
ruling-RU-43 =
    Która kolejność graczy rozstrzyga remisy?
    Rozstrzygnięcie: ta ustalona w kroku 2 rundy 7.
    Powód: obowiązuje, gdy gra się kończy.
ruling-RU-44 =
    Co dzieje się poza końcem toru PZ?
    Rozstrzygnięcie: liczy się okrążenia; program przechowuje liczbę całkowitą.
    Powód: znane są wyniki powyżej 200.
ruling-RU-45 =
    Co jest ukryte?
    Rozstrzygnięcie: zob. SI-13.2. Nie ma prywatnej wiedzy: widoki graczy różnią się tylko miejscem. Ukryte są kolejność stosu, awersy usuniętych i zakrytych żetonów oraz przyszłe kości. Zbiór niewidzianych żetonów jest jawny: 54 minus wszystkie, które kiedykolwiek widziano odkryte. Przy 4 graczach niewidziane żetony są zamienne między stosem a zakrytymi miejscami. Przy 2 lub 3 graczach dokładnie 2 lub 1 z niewidzianych żetonów każdego Domu to żetony usunięte: kto wyobraża sobie ukrytą część, losuje najpierw te, Dom po Domu, a potem resztę rozdziela losowo.
    Powód: zakryte żetony dobiera się bez podglądania, a wszystko inne leży jawnie.
ruling-RU-46 =
    Kto rzuca kośćmi?
    Rozstrzygnięcie: bez znaczenia. Kośćmi akcji rzuca się w fazie 1, kośćmi potomstwa w chwili rzutu, a wynik daje w obu wypadkach generator z ziarnem.
    Powód: z ziarna można odtworzyć partię.
ruling-RU-47 =
    Jak gracze dostają kolory i plany?
    Rozstrzygnięcie: kolory według miejsc, jeśli włączono tę opcję, albo losowo; plan należy do koloru. Plany są naszymi danymi i można je wymienić.
    Powód: gracze dowolnie wybierają kolory.
ruling-RU-48 =
    Jeden stos czy kilka zakrytych stosików?
    Rozstrzygnięcie: jeden stos.
    Powód: kilka jest tylko dla wygody; niewidziane żetony niczym się nie różnią.
ruling-RU-49 =
    Czy za kość o wyższej wartości wydaje się resztę?
    Rozstrzygnięcie: nie.
    Powód: mowa jest tylko o niższej wartości.
ruling-RU-50 =
    Czy misje i małżeństwa różnią się w zależności od źródła?
    Rozstrzygnięcie: nie: z zarządzania, zadania, nagrody czy pomocnika obowiązują te same zasady, tyle że pomocnik daje zakryty żeton zamiast żetonu z miasta.
    Powód: pomoc gracza odsyła do tych samych akcji.
ruling-RU-51 =
    Czy pole w mieście wybiera się dowolnie?
    Rozstrzygnięcie: miasto tak, pole nie: zawsze najniższa pusta wartość.
    Powód: tak podaje instrukcja.
ruling-RU-52 =
    Najpierw PZ czy żeton?
    Rozstrzygnięcie: PZ, potem żeton.
    Powód: kolejność tekstu; nic od tego nie zależy.
ruling-RU-53 =
    Czy misję lub małżeństwo z pomocnika można wykonać przy pustym stosie?
    Rozstrzygnięcie: tak, bez żetonu.
    Powód: główną częścią są pionek i PZ.
ruling-RU-54 =
    Czy przy pustym stosie można wybrać zadanie, pomocnika lub nagrodę, które dają tylko zakryty żeton?
    Rozstrzygnięcie: nie.
    Powód: RU-11.
ruling-RU-55 =
    Czy pomocnicy działają tylko przy zarządzaniu i czy trzeba użyć wszystkich? Tak można odczytać dwie recenzje.
    Rozstrzygnięcie: można ich aktywować po każdej z trzech głównych akcji i żadnego nie trzeba.
    Powód: przykład w instrukcji aktywuje po zadaniu dwóch z trzech pomocników.
ruling-RU-56 =
    W której kolumnie zatrudnia pole akcji? Pokazano tylko przejście z czerwonego do żółtej.
    Rozstrzygnięcie: zawsze w kolumnie po lewej; z żółtego przechodzi się do turkusowej.
    Powód: tak opisują to trzy strony zewnętrzne.
ruling-RU-57 =
    Co z krokami inicjatywy zrobionymi w fazie 3?
    Rozstrzygnięcie: dyski już wróciły na dół, więc są to fory na następną rundę; z dwóch na polu na wierzchu jest ten, który ruszył się później. To samo dotyczy kroku zdobytego na polu 6 kariery dzięki bonusowi kariery lub w dodatkowej akcji. W rundzie 5 ma to jeszcze znaczenie dla rundy 6.
    Powód: powrót dysków należy do kroku 2, nagrody do kroku 3.
ruling-RU-58 =
    Czy połowę PZ zaokrągla się przy każdym mężczyźnie, czy łącznie?
    Rozstrzygnięcie: w dół przy każdym mężczyźnie.
    Powód: przykład dodaje 3 + 1.
ruling-RU-59 =
    Siedem rund czy osiem? Jedna strona internetowa wspomina o obu liczbach.
    Rozstrzygnięcie: 7.
    Powód: tak mówi instrukcja.
ruling-RU-60 =
    Jak wyglądają pola kariery?
    Rozstrzygnięcie: 7 pól wartych 1, 3, 5, 7, 9, 11, 13 PZ, nasze wartości.
    Powód: znane są zakres od 1 do 13, pola warte 9 i 13, wartości końcowe 4, 3, 1, 6 (połowy 8 lub 9, 6 lub 7, 2 lub 3, 12 lub 13) oraz bonusy na polach 4. i 6., przy czym pola 6. nie nazwano najwyższym. Liczby nieparzyste podzielone na pół dają od 0 do 6. Inne ciągi też pasują, na przykład 1, 2, 4, 6, 9, 13 z polem 6. na szczycie; dlatego liczba, wartości i rangi są danymi.
ruling-RU-61 =
    Jakie rangi mają pola kariery?
    Rozstrzygnięcie: 1, 1, 2, 3, 4, 4, 4, nasze wartości: pole minus 1, między 1 a 4.
    Powód: pole warte 9 ma rangę 4 lub wyższą, a wartości w miastach są od 1 do 4. Jedna akcja Tory doprowadza nowego mężczyznę do rangi 3, więc ranga 4 wymaga przygotowania.
ruling-RU-62 =
    Ile warte są pola inicjatywy?
    Rozstrzygnięcie: 8 pól wartych 0, 0, 1, 2, 3, 4, 6, 9 PZ, nasze wartości.
    Powód: 0, 4 i 9 występują, a naraz można zdobyć 6 punktów. Spośród czterech ciągów wypróbowanych w symulowanych partiach ten zostawiał inicjatywie najmniejszy udział w wyniku; dowód słaby, więc są to dane.
ruling-RU-63 =
    Który pomocnik stoi na którym polu i za ile?
    Rozstrzygnięcie: jak w SI-5.3 i SI-10.3, nasze wartości; każdy z 15 efektów występuje raz.
    Powód: pomoc gracza podaje dziewięć pojedynczych efektów i dwa rodzaje pomocników od torów, na które zostaje sześć pól; że każdy występuje raz, to nasze założenie. Tekst dopuszcza kariery i inicjatywę dla obu rodzajów pomocników od torów; nasi dają 3 punkty na inicjatywę, 3 na kariery oraz tyle punktów, ile pokazuje kość, na każdym z czterech torów. Znane są tylko wojsko w szarej kolumnie i 3 floreny środkowego żółtego pola. Trzy rzędy są pewne tylko dla żółtej i turkusowej, a 48 dysków to 12 na gracza, słaba wskazówka, że pól jest 12 zamiast 15. Rzędy są ułożone według siły i ceny, kolumny tak, by główna akcja zasilała pomocników.
ruling-RU-64 =
    Jakie są wartości pól akcji?
    Rozstrzygnięcie: od 1 do 5 od lewej do prawej, żółte, czerwone, fioletowe, szare, turkusowe.
    Powód: turkusowe 5 jest pokazane, czerwone 2 i kolejność od lewej do prawej pochodzą ze stron zewnętrznych, żółte jest na lewo od czerwonego. Zamienić można by tylko fioletowe i szare.
ruling-RU-65 =
    Które pole akcji ma którą akcję zarządzania?
    Rozstrzygnięcie: żółte – Floreny, czerwone – Małżeństwo, fioletowe – Potomstwo, szare – Tory, turkusowe – Misja.
    Powód: czerwone jest podane, trzy pochodzą ze strony zewnętrznej, dla turkusowego zostaje misja.
ruling-RU-66 =
    Jakie wartości mają żetony sojuszu?
    Rozstrzygnięcie: w każdym Domu 2, 2, 2, 3, 3, 3, 4, 4, 5, nasze wartości.
    Powód: znane są 9 żetonów i zakres od 2 do 5.
ruling-RU-67 =
    Które Domy są na planach?
    Rozstrzygnięcie: nasz zrównoważony projekt: każdy Dom dwa razy w rzędach karier każdego planu.
    Powód: wiadomo, że w rzędzie są 2 jednakowe i 2 inne tarcze.
ruling-RU-68 =
    Jak nazywają się Domy?
    Rozstrzygnięcie: nazwy i kolory są nasze.
    Powód: instrukcja nie podaje żadnych; nie ma to wpływu na grę.
ruling-RU-69 =
    Ile warte są portrety ślubne?
    Rozstrzygnięcie: 0, 1, 3, 5 PZ, nasze wartości.
    Powód: wiadomo, że niektóre mogą nie dawać żadnych PZ.
ruling-RU-70 =
    Jaką płeć pokazuje każde pole zadania?
    Rozstrzygnięcie: po jednej na kolor, kobieca u góry.
    Powód: tak jest w turkusowym, a w fioletowym istnieje pole męskie; reszta to nasze wartości.
ruling-RU-71 =
    Ile punktów awansu dają nagrody kariery i inicjatywy i na jakim torze?
    Rozstrzygnięcie: 3, nasza wartość; punkty z żetonu kariery można podzielić między trzy kariery.
    Powód: wiadomo, że na żetonach jest liczba. Tekst mówi o jednym właściwym torze, więc podział jest naszym odczytaniem.
ruling-RU-72 =
    Jakie są żetony?
    Rozstrzygnięcie: 10 zadań: 3 kariery, inicjatywa, zakryty żeton, próg, misja, małżeństwo, floreny, pionki. 9 bonusów: misja, małżeństwo, 2 mężczyzn, 2 kobiety, kariery, inicjatywa, zakryty żeton, pomocnik, dodatkowa akcja. 5 żetonów PZ: pomocnicy, miasta z mężczyznami, miasta z kobietami, mężczyźni, kobiety.
    Powód: te liczby dokładnie zgadzają się z podanymi sumami.
ruling-RU-73 =
    Do czego stosuje się słowo „możliwe”? Tekst wymaga tego tylko od głównej akcji.
    Rozstrzygnięcie: SI-15.0 obowiązuje tak samo dla głównych akcji, pomocników, task_one i nagród. Jedyna różnica to potomstwo: jako akcja zarządzania zawsze, jako pomocnik tylko z pionkiem w ogólnych zasobach.
    Powód: jedno znaczenie jednego słowa.
ruling-RU-74 =
    Czy zadanie kariery na męskim polu może zużyć ostatniego mężczyznę?
    Rozstrzygnięcie: gdy na torze tej kariery nie ma własnego mężczyzny poniżej najwyższego pola, we własnej puli musi być o co najmniej jednego mężczyznę więcej, niż się zużywa.
    Powód: wydanych mężczyzn już nie ma, gdy wykorzystuje się punkty, jak w RU-24.
ruling-RU-75 =
    Czy można zrezygnować z nagrody?
    Rozstrzygnięcie: bierze się jedno z dwojga, bonus albo 3 floreny; rezygnacji z obu nie ma. Ślub i 5 florenów za 5 PZ są naprawdę dobrowolne.
    Powód: 3 floreny nigdy nie szkodzą.
ruling-RU-76 =
    Jak ustala się miejsca poniżej zwycięzcy?
    Rozstrzygnięcie: według PZ, potem według kolejności graczy z rundy 7, dla wszystkich miejsc.
    Powód: ta sama zasada co dla zwycięzcy.
ruling-RU-77 =
    Jak numeruje się pola miasta?
    Rozstrzygnięcie: zestaw wymienia ich wartości w kolejności zapełniania; z dwóch pól o wartości v wcześniejsze należy do toru 1 miasta, późniejsze do toru 2. Pionek trafia zawsze na pierwsze puste.
    Powód: nie ma to wpływu na grę.
ruling-RU-78 =
    Co, jeśli nikt nie jest uprawniony?
    Rozstrzygnięcie: w kroku 3 nic się nie dzieje; żeton i tak się usuwa.
    Powód: koniec fazy nie zależy od nagród.
ruling-RU-79 =
    Kto dostaje ostatnie dyski pomocników i panny młode?
    Rozstrzygnięcie: panien młodych nie może zabraknąć (16 = 4 × 4). Dyski bierze się w kolejności graczy; w kroku nagród gracz, dla którego żadnego nie ma, bierze 3 floreny.
    Powód: gracze biorą nagrody po kolei.
ruling-RU-80 =
    W jakiej kolejności wydaje się punkty awansu z jednego źródła?
    Rozstrzygnięcie: w dowolnej, jak woli gracz, także na przemian między torami i mężczyznami; każdy punkt musi być możliwy w chwili wydania.
    Powód: tekst dzieli je dowolnie, a jego własny przykład zaczyna od inicjatywy. Te same kroki dają to samo w każdej kolejności: floreny i kroki z pól bonusów zdobywa się raz na mężczyznę, a dysk nigdy nie mija najwyższego pola.
ruling-RU-81 =
    Jak pyta się gracza o pomocników w kolumnie?
    Rozstrzygnięcie: który z możliwych teraz działa następny, albo żaden więcej. Kolejność od góry do dołu jest zasadą (SI-10.1), więc wskazanie niższego pomija tych powyżej.
    Powód: te same możliwości co przy pytaniu o każdego od góry do dołu, a pytań mniej.
ruling-RU-82 =
    Kiedy ustala się, którym żetonem jest zakryty żeton i który leży następny w stosie?
    Rozstrzygnięcie: pierwsze nigdy, drugie przy odkryciu: odkrywany żeton losuje się ze wszystkich niewidzianych, które nie są poza grą.
    Powód: nikt nigdy nie pozna różnicy, a prawdopodobieństwo jest takie samo jak przy potasowanym stosie.
