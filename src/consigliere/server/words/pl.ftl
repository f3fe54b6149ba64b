### Co odpowiada serwer, gdy coś jest niemożliwe, i co pisze do ludzi.

table-bad-request = Nie da się tego odczytać: { $detail }.
table-unreadable-name = Nazwa musi się składać z liter, które widać i które da się odróżnić; w tej są też inne.
table-damaged-table = Zapis tego stołu jest uszkodzony; gospodarz serwera może mieć kopię zapasową.
table-unknown-table = Nie ma takiego stołu albo nie masz do niego dostępu.
table-unknown-route = Nic tu nie ma.
table-unknown-game = Nie ma takiej gry.
table-many-open = Na liście czeka już zbyt wiele stołów – twoich albo innych osób spod twojego adresu. Najpierw zapełnij lub zamknij któryś z nich.
table-guests-invited = Na tym serwerze stoły zakładają tylko osoby zaproszone przez gospodarza. Możesz usiąść przy stołach innych.
table-guests-code = Aby zakładać tu stoły, potrzebujesz kodu, który podaje gospodarz serwera. Możesz usiąść przy stołach innych.
table-no-code = Ten serwer nie pyta o kod.
table-wrong-code = To nie jest ten kod.
table-many-guesses = Zbyt wiele błędnych prób spod twojego adresu; spróbuj ponownie za godzinę.
table-many-addresses = Zbyt wiele adresów e-mail jak na jeden dzień; spróbuj ponownie jutro.
table-who = Powiedz, kim jesteś: podaj nick dla tej przeglądarki albo token miejsca.
table-forbidden = Nie masz do tego prawa.
table-token = Ten link jest już nieważny.
table-origin = To żądanie pochodzi z innej strony.
table-taken = To miejsce jest zajęte.
table-invitation = To jest zaproszenie: zajmij z nim miejsce, a potem możesz grać.
table-seated = Masz już miejsce przy tym stole.
table-stand-in = Gra tu za ciebie bot. Najpierw wróć na miejsce.
table-time-up = Twój czas minął. Na to pytanie odpowie bot, potem możesz wrócić na miejsce.
table-not-open = Ten stół nie jest otwarty dla wszystkich.
table-waiting = Gra jeszcze się nie zaczęła: nie wszystkie miejsca są zajęte.
table-begun = Gra już się zaczęła.
table-not-running = Gra nie trwa ({ $state }).
table-not-over = Gra jeszcze trwa: to widać dopiero po jej końcu.
table-stale = Na to pytanie jest już odpowiedź albo pytanie się zmieniło.
table-illegal = Ten ruch nie jest możliwy.
table-nothing-to-undo = Nie ma czego cofnąć: od tego czasu coś wylosowano, pokazano albo zdecydował o czymś ktoś inny.
table-take-back-limit = Liczba ruchów cofniętych przy tym pytaniu: { $detail }; częściej nie można. Graj dalej.
table-no-practice = Tak daleko można cofać ruchy tylko wtedy, gdy jedna osoba gra sama z botami.
table-no-moment = Dokładnie takiego momentu nigdy ci nie pokazano.
table-too-large = To jest za duże.
table-too-fast = To za szybko; zaczekaj chwilę.
table-unavailable = Stół nie może teraz niczego zapisać; nic się nie stało, spróbuj ponownie za chwilę.
table-unknown-bot = Nie ma bota o takiej nazwie.
table-no-team = Nie ma do kogo napisać.
table-not-loopback = Metryki widać tylko na tej maszynie albo z ich tokenem.
table-bye = Najpierw się przedstaw.
table-unknown-message = Nie ma takiego komunikatu.
table-crowded = Zbyt wiele połączeń z jednego miejsca.
table-closed-idle = Od dawna nikt tu nie gra.
table-closed-rules = Od początku tej partii zmieniły się zasady albo elementy i nie można jej kontynuować; jej zapis zostaje.
table-closed-host = Stół zamknięto.
table-stopped = Grę przerwano za zgodą wszystkich.
table-resigned = Partię poddano.

notice-your-turn = Twoja tura: { $name }
notice-mail-subject = Consigliere: twoja tura
notice-mail-text =
    Twoja tura przy stole z grą { $game }.

    { $link }

    Na każdą turę wysyłamy jedną wiadomość. Gdzie i kiedy, ustawisz na swojej stronie.
    Twój nick tam: „{ $person }”
notice-mail-name = Nazwa stołu, tak jak zapisała ją osoba, która go założyła: „{ $name }”
notice-mail-last = To ostatnia wiadomość na ten adres dzisiaj; wszystkie twoje tury widać na stronie.
confirm-mail-subject = Czy chcesz dostawać na ten adres wiadomości o turach?
confirm-mail-text =
    Ktoś na serwerze { $server } chce, aby na ten adres przychodziły wiadomości o turach w grach planszowych.

    Jeśli to ty, otwórz ten link w ciągu { $days ->
        [one] { $days } dnia
       *[many] { $days } dni
    } i potwierdź. Działa jeden raz.
    { $link }

    Jeśli to nie ty, nie rób nic: żadna inna wiadomość nie przyjdzie.
    Nick, który tam podano: „{ $person }”
feed-title = Consigliere: tury – { $person }

## Strony bez skryptów i adresy, pod którymi nic nie ma

page-needs-script = Ta strona wymaga obsługi JavaScript. Włącz ją dla tej witryny w ustawieniach przeglądarki, a potem wczytaj stronę jeszcze raz.
page-plain-note = Jest też prosta strona, na której każdy ruch to przycisk. Ona też wymaga obsługi JavaScript, ale jest znacznie mniejsza:
page-plain = prosta strona
page-nothing-title = Tu niczego nie ma
page-nothing-why = Może adres jest niepełny albo tego, co tu było, już nie ma.
page-nothing-home = Na stronę główną

## Prosta strona, która działa, gdy nic nie jest zbudowane

plain-about = Stół do ciężkich gier planszowych o włoskich rodzinach. To jest prosta strona: każdy ruch to przycisk.
plain-guests-invited = Na tym serwerze stoły zakładają tylko osoby zaproszone przez gospodarza. Możesz usiąść przy stołach innych.
plain-guests-code = Aby zakładać tu stoły, wpisz jeden raz kod, który podaje gospodarz serwera.
plain-code = Kod gospodarza
plain-give = Użyj
plain-confirm = Ktoś chce, aby na twój adres e-mail przychodziły wiadomości o turach w grach planszowych. Czy to ty?
plain-confirm-yes = Tak, proszę je wysyłać
plain-confirmed = Twój adres jest potwierdzony.
plain-name = Twój nick
plain-guest = Gość
plain-level = Boty:
plain-play-bots = Zagraj z botami: {"{"}n{"}"}
plain-play-people = Załóż stół dla znajomych: {"{"}n{"}"}
plain-mine = Twoje stoły
plain-open = Otwarte stoły
plain-running = Trwające partie
plain-your-turn = twoja tura
plain-join = Usiądź
plain-home = Wszystkie stoły
plain-waiting = Czekamy, aż wszystkie miejsca będą zajęte.
plain-undo = Cofnij
plain-own = Widzisz to tylko ty
plain-table = Na stole
plain-seats = Miejsca
plain-log = Co się działo
plain-moves = Co możesz zrobić
plain-side = W każdej chwili
plain-free = wolne
plain-here = przy stole
plain-invite = Wyślij każdy z tych linków jednej osobie:
plain-invitation = Zaproszenie na miejsce {"{"}seat{"}"}
