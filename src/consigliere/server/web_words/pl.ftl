### Słowa strony stołu po polsku. Identyfikatory web-… mówi sama strona.

## Wszędzie

web-skip = Przejdź do treści
web-site = Consigliere
web-home = Strona główna
web-rules = Zasady
web-me = Ty
web-make = Załóż stół
web-cancel = Anuluj
web-close = Zamknij
web-copy = Kopiuj
web-copied = Skopiowano
web-go = Dalej
web-play = Graj
web-seat = Miejsce { $n }
web-you = ty
web-bot = bot: { $bot }
web-bot-named = { $name }, bot: { $level }
web-level = Jak silne są boty
web-free-seat = wolne miejsce
web-guest = Gość
web-your-name = Twój nick
web-not-loaded = Nie udało się wczytać tej strony.
web-try-again = Spróbuj ponownie
web-nothing = Tu niczego nie ma
web-nothing-note = Może adres jest niepełny albo tego, co tu było, już nie ma.
web-unreachable = Nie można połączyć się z serwerem. Ta strona sama próbuje dalej; wpisany tekst nie przepadnie.
web-title-home = Consigliere: dobry stół do ciężkich gier
web-title-new = Załóż stół · Consigliere
web-title-rules = Zasady gry { $game } · Consigliere
web-title-confirm = Potwierdź adres · Consigliere
web-title-me = Ty · Consigliere
web-title-table = { $table } · Consigliere
web-title-turn = Twoja tura · { $table }
web-language = Język

## Strona główna

web-hero = Dobry stół do trzech ciężkich gier
web-hero-note = Graj ze znajomymi lub z botami, na żywo albo przez wiele dni, na komputerze albo na telefonie. Bez konta: załóż stół, wyślij link.
web-play-now = Zagraj teraz z botami
web-dealing = Rozdawanie…
web-have-link = Mam link
web-guests = Kto zakłada tu stoły
web-guests-invited = Na tym serwerze stoły zakładają tylko osoby zaproszone przez gospodarza. Z linkiem do stołu albo przy otwartym stole i tak możesz usiąść.
web-guests-code = Aby zakładać tu stoły, wpisz jeden raz kod, który podaje gospodarz serwera. Z linkiem do stołu albo przy otwartym stole usiądziesz bez niego.
web-guests-code-label = Kod gospodarza
web-guests-code-give = Użyj
web-guests-welcome = Masz zaproszenie od gospodarza tego serwera: możesz już zakładać tu stoły.
web-paste-link = Wklej otrzymany link
web-link-elsewhere = Ten link prowadzi na inną stronę.
web-link-bad = To nie jest link.
web-turns = { $n ->
    [one] Twoja tura przy stole
    [few] Twoja tura przy { $n } stołach
   *[many] Twoja tura przy { $n } stołach
}
web-your-tables = Twoje stoły
web-next-key = Następny:
web-tables-more = { $n ->
    [one] Jeszcze jeden stół
    [few] Jeszcze { $n } stoły
   *[many] Jeszcze { $n } stołów
}
web-waits-for-you = twoja tura
web-status-waiting = czeka na graczy
web-status-running = trwa
web-status-paused = wstrzymana
web-status-over = zakończona
web-status-closed = zamknięty
web-games = Gry
web-make-short = przygotuj
web-play-game = Zagraj z botami: { $game }
web-players-just = { $n ->
    [one] { $n } gracz
   *[many] { $n } graczy
}
web-players-range = { $least }–{ $most } graczy
web-open-tables = Otwarte stoły
web-open-note = Usiądź albo oglądaj
web-open-none-guest = Teraz nie ma otwartego stołu. Zajrzyj później albo poproś o zaproszenie.
web-open-none = Teraz nie ma otwartego stołu. Załóż własny i pokaż go tutaj albo zagraj z botami.
web-col-game = Gra
web-col-table = Stół
web-col-seats = Miejsca
web-col-pace = Tempo
web-col-do = Dołącz lub oglądaj
web-join = Dołącz
web-watch = Oglądaj
web-pace-none = Bez zegara
web-pace-live = Na żywo, { $minutes } min na osobę, +{ $increment } s
web-pace-turn = { $hours ->
    [24] Doba na turę
   *[other] { $hours } godz. na turę
}
web-footer = Nieoficjalny projekt fanowski, wolne oprogramowanie. Zasady własnymi słowami, grafika własna; gry należą do swoich wydawców, którzy nie mają z tym nic wspólnego.

## Zakładanie stołu

web-make-note = Wyślij każdej osobie link do miejsca. Miejsca, które zostaną puste, można później oddać botom.
web-which-game = Która gra
web-how-many = Ile osób gra
web-who-sits = Kto gdzie siedzi
web-who-sits-note = Kilka osób przy tym urządzeniu? Zajmij tu więcej niż jedno miejsce: stół poprosi o przekazanie urządzenia.
web-seat-kind = Kto siedzi na miejscu { $n }
web-seat-bot = Który bot siedzi na miejscu { $n }
web-seat-name = Nick osoby na miejscu { $n }
web-kind-me = Ja
web-kind-me-too = Ktoś przy tym urządzeniu
web-kind-open = Ktoś z linku
web-kind-bot = Bot
web-length = Około { $n } minut za jednym posiedzeniem. To nasze oszacowanie; każdy gracz podejmuje około { $choices } decyzji.
web-length-short = około { $n } min
web-length-ours = Nasze oszacowanie dla jednej osoby i botów
web-first-game = Nie masz tu jeszcze ukończonej rozgrywki w tę grę ({ $game }). Na pierwszą rozgrywkę zasady proponują wariant:
web-first-game-take = Zagraj w ten wariant
web-variants = Warianty
web-variant-on = włączony
web-variant-off = wyłączony
web-how-fast = Tempo
web-clock = Zegar
web-clock-live = Minuty na partię
web-clock-turn = Godziny na turę
web-minutes = Minuty na osobę
web-increment = Sekundy za ruch
web-hours = Godziny na turę
web-list-it = Pokaż stół na liście, aby każdy mógł przy nim usiąść
web-aids = Pomoce w planowaniu: strona podpowiada to, co i tak widać na stole i da się policzyć, wszystkim tak samo
web-aids-off = bez pomocy w planowaniu
web-names = Nazwy
web-table-name = Nazwa stołu
web-table-name-any = Wymyślimy ją
# Nazwy dla stołów, których nikt nie nazwał, z kropką pomiędzy.
web-table-names = Późne espresso · Dokładka · Niedzielny obiad · Pokój na tyłach · Cichy kąt · Cytryny i sól · Stół kuzyna Nina · Długa sjesta · Karty po kolacji · Pod pergolą · Trzecia butelka · Deszcz na placu · Wygodne krzesła · Przed operą · Kuchnia cioci Rosy · Ostatni prom do domu

## Drzwi stołu

web-opening = Otwieranie stołu…
web-invited = Masz zaproszenie
web-invited-to = Masz zaproszenie: { $table }
web-invited-note = Miejsce czeka na ciebie. Powiedz, jak mają się do ciebie zwracać inni.
web-join-note = Zajmij wolne miejsce.
web-sit-down = Usiądź
web-sit-here = Usiądź tutaj
web-shut-title = Te drzwi są zamknięte
web-waiting-title = Czekamy na graczy
web-waiting-missing = Jeszcze wolne: { $seats }.
web-waiting-note = Rozdajemy, gdy tylko wszystkie miejsca będą zajęte.
web-invite = { $n ->
    [one] Jedno wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
web-invite-note = Każdy link to jedno miejsce. Wyślij go jednej osobie; działa jeden raz.
web-invite-wait = Linki ma osoba, która założyła stół.
web-invite-link = Link do miejsca { $n }
web-new-link = Nowy link
web-bot-instead = Posadź bota

## Drużyny, zaproszenia i stół, który czeka

web-team = Drużyna { $name }
# Litery drużyn, po kolei.
web-team-letters = A B C D E F G H I J
web-teams-note = Miejsca z tym samym znakiem to sojusznicy: wygrywają razem.
web-partner-is = Twój sojusznik: { $name }.
web-your-seat = twoje miejsce
web-host = gospodarz
web-invited-by = Zaprasza cię: { $host }.
web-invited-as = Siadasz jako: { $name }.
web-duration = Czas gry
web-variants-none = brak, według zwykłych zasad
web-share = Udostępnij
web-share-text = Miejsce czeka na ciebie: { $table }
web-qr = Kod QR
web-swap = Zamień się
web-swap-with = Zamień z miejscem { $n }
web-swap-ask = Poproś o zamianę miejsc
web-swap-asked = Prośba wysłana; wycofaj
web-swap-agree = Zgódź się na zamianę miejsc
web-move-person = Przesadź
web-moving-note = Wybierz miejsce do zamiany z miejscem { $n }.
web-title-turns = ({ $n }) { $title }

## Stół

web-course = Etap gry
web-link-lost = Brak połączenia. Próbujemy ponownie…
web-link-connecting = Łączenie…
web-watching = Oglądasz grę
web-settings = Ustawienia
web-table-menu = Ten stół
web-copy-address = Kopiuj adres
web-copy-address-note = Otwiera ten stół tobie, nie innym
web-copy-watch = Kopiuj link do oglądania
web-copy-watch-note = Pokazuje to, co mogą widzieć wszyscy
web-practice = Cofnij dalej
web-practice-note = Do ćwiczenia, w grze z samymi botami; zapis partii o tym mówi
web-pause = Pauza
web-resume = Wznów
web-all-agree = Gdy wszyscy się zgodzą
web-team-agrees = Gdy zgodzi się twoja strona
web-agreed = Zgody: { $n }
web-standin = Niech gra bot
web-standin-end = Wróć na miejsce
web-standin-note = Możesz wrócić w każdej chwili
web-standing-in = zastępstwo: bot, { $level }
web-has-resigned = poddanie; dalej gra bot: { $level }
web-one-device = to samo urządzenie
web-away = Gra za ciebie bot.
web-away-waits = Miejsce zajmuje za ciebie bot, a gra czeka.
web-come-back = Już jestem
web-resign = Poddaj partię
web-stop = Przerwij bez wyniku
web-record = Zapis
web-record-save = Pobierz zapis partii
web-record-whole = Każdy ruch, wraz z ziarnem losowości
web-record-part = To, co dotąd było dla ciebie widoczne
web-commitment = Kopiuj dowód uczciwego rozdania
web-commitment-note = Ustalono go przed pierwszym ruchem; z zapisem partii każdy może go sprawdzić
web-board = Plansza
web-shared = Wspólne
web-mine = Twoje
web-players = Gracze
web-talk = Dziennik i rozmowa
web-parts = Części stołu
web-sheet-up = Pokaż możliwości
web-sheet-down = Ukryj możliwości
web-choices-here = możliwości tutaj
web-ledger = Stan przed i po
web-choose-above = Wybierz powyżej albo otwórz listę możliwości
web-picker = Bieżące pytanie
web-your-choice = Twój wybór
web-one-by-one = Albo wybieraj po kolei
web-wait = Zaczekaj
web-ways = { $n ->
    [one] jeden sposób
    [few] { $n } sposoby
   *[many] { $n } sposobów
}
web-your-turn = { $many ->
    [one] Twoja tura.
   *[many] { $name }:
}
web-their-turn = { $n ->
    [0] Chwileczkę.
    [one] Wybiera: { $names }.
   *[many] Wybierają: { $names }.
}
web-then = Wcześniej.
web-then-note = Tak wyglądał wtedy stół.
web-then-keys = Strzałki w lewo i w prawo przechodzą przez partię, End wraca do teraz.
web-back-to-now = Wróć do teraz
web-over = Koniec gry.
web-closed = Ten stół jest zamknięty.
web-reason-closed-idle = Od dawna nikt tu nie gra.
web-reason-closed-rules = Od początku tej partii zmieniły się zasady albo elementy i nie można jej kontynuować; jej zapis zostaje.
web-reason-closed-host = Zamknęła go osoba, która go założyła.
web-reason-stopped = Grę przerwano za zgodą wszystkich.
web-reason-resigned = Partię poddano.
web-paused = Pauza. Zegary stoją.
web-table-paused = Pauza
web-paused-note = Nie można nic wybrać. „Wznów” znajdziesz w menu tego stołu, u góry po prawej.
web-behind = { $n ->
    [one] Jeszcze jeden ruch do pokazania: pomiń
    [few] Jeszcze { $n } ruchy do pokazania: pomiń
   *[many] Jeszcze { $n } ruchów do pokazania: pomiń
}
web-anytime = W każdej chwili
web-anytime-note = To nie zużywa twojej tury
web-rules-here = Zasady tutaj
web-fewer = Mniej
web-more = Więcej
web-fewer-of = Mniej: { $name }
web-more-of = Więcej: { $name }
web-all-same = Co wybierzesz, wyjdzie na to samo.
web-left-over = Zostało: { $n }
web-choose-first = Wybierz, ile
web-all-choices = Wszystkie możliwości
web-final-note = Tego nie da się cofnąć.
web-undo = Cofnij
web-turn-elsewhere = Twoja tura również przy stole „{ $table }”.
web-stale = Pytanie w międzyczasie się zmieniło. Spójrz jeszcze raz.
web-here = przy stole
web-not-here = poza stołem
web-rank = { $form ->
   *[other] { $n }.
}
web-clock-days = { $n ->
    [one] { $n } dzień
   *[many] { $n } dni
}
web-clock-hours = { $n } godz.
web-log = Co się działo
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-earlier = { $n ->
    [one] Jeden wiersz wcześniej
    [few] { $n } wiersze wcześniej
   *[many] { $n } wierszy wcześniej
}
web-log-later = { $n ->
    [one] Jeden wiersz później
    [few] { $n } wiersze później
   *[many] { $n } wierszy później
}
web-go-there = Pokaż ten moment
web-tab-log = Dziennik
web-tab-team = Drużyna
web-tab-table = Stół
web-tab-notes = Notatki
web-tab-plan = Plan
web-plan-none = W tej chwili nie ma czego planować.
web-tab-talk = Rozmowa
web-chat-table = Rozmowa przy stole
web-chat-team = Rozmowa w drużynie
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-team-empty = Czytacie to tylko wy dwoje.
web-chat-write = Powiedz coś
web-notes = Notatki
web-notes-write = Co chcesz zapamiętać
web-notes-only-you = Twoje notatki widzisz tylko ty.
web-notes-keeping = Zapisywanie…
web-to-start = Na początek
web-one-back = Ruch wstecz
web-one-on = Ruch naprzód
web-moment = Ruch { $n } z { $of }
web-since-mine = Ruchy od twojej ostatniej tury: { $n }
web-since-turn = Od twojej ostatniej tury
web-times = { $n } ×
web-scene = Co się wydarzyło
web-go-on = Dalej
web-missed = Zdarzenia pod twoją nieobecność: { $n }.
web-missed-show = Po kolei
web-missed-skip = Pomiń
web-larger = Większa
web-smaller = Mniejsza
web-whole = Cała plansza
web-hand-to = Przekaż urządzenie: { $name }
web-hand-note = Nic tajnego nie widać, dopóki urządzenie nie trafi do tej osoby.
web-hand-here = To ja: { $name }
web-draw = Remis
web-winner = { $n ->
    [one] Wygrywa: { $names }
   *[many] Wygrywają: { $names }
}
web-rematch = Zagraj ponownie
web-rematch-go = Do następnej partii
web-rematch-waiting = Chętni na rewanż: { $n } z { $of }
web-plot-numbers = W liczbach
web-plot-who = Kto

## Zakończona partia, ruch po ruchu

web-replay = Powtórka
web-replay-note = Partia jeszcze raz, ruch po ruchu
web-replay-title = Powtórka: { $table }
web-replay-loading = Pobieranie ruchów…
web-replay-running = Ta partia jeszcze trwa.
web-replay-begin = Początek
web-replay-play = Odtwarzaj
web-replay-stop = Zatrzymaj
web-replay-more = Wyniki i więcej
web-replay-link = Kopiuj link
web-replay-link-open = Każdy, kto ma ten link, może obejrzeć partię.
web-replay-link-watch = Każdy, kto ma ten link, może obejrzeć partię jako widz.
web-replay-link-closed = Stół jest prywatny: link pokazuje partię tym, którzy przy nim siedzieli.
web-to-table = Do stołu

## Upodobania

web-set-theme = Jasno czy ciemno
web-set-theme-auto = Jak urządzenie
web-set-theme-light = Jasny
web-set-theme-dark = Ciemny
web-set-speed = Ruchy innych
web-set-slow = Powoli
web-set-normal = Normalnie
web-set-fast = Szybko
web-set-instant = Od razu
web-set-confirm = Pytaj przed ruchem
web-set-confirm-all = Zawsze
web-set-confirm-final = Tylko jeśli nie da się cofnąć
web-set-confirm-none = Nigdy
web-set-sound = Dźwięk
web-set-motion = Ruch elementów
web-set-aids = Pomoce w planowaniu na planszy i w zakładce Plan
web-set-notify = Powiadom mnie na tym urządzeniu, gdy nadejdzie moja tura

## Zasady

web-rules-choose = Każda zasada ma numer; stół podaje go, gdy coś jest niemożliwe.
web-rules-note = Własnymi słowami. Odmowy i przyciski przy stole prowadzą tutaj według numeru.
web-rules-search = Szukaj w zasadach
web-rules-count = { $n ->
    [one] jedna zasada
    [few] { $n } zasady
   *[many] { $n } zasad
}
web-rules-chapters = Rozdziały
web-rules-languages = Język zasad

## O mnie

web-me-note = Bez konta i bez hasła: zna cię ta przeglądarka. Link powrotny pozwala ci wrócić na innym urządzeniu.
web-finished = Zakończone partie
web-finished-none = Żadna twoja partia jeszcze się nie skończyła.
web-finished-more = Pokaż więcej
web-finished-won = wygrana
web-finished-draw = remis
web-finished-rank = { $form ->
   *[other] { $n }. miejsce na { $of }
}
web-finished-winner = Wygrana: { $names }
web-finished-unfinished = bez zakończenia
web-who-you-are = Kim jesteś
web-mail = E-mail, jeśli chcesz wiedzieć o swojej turze
web-mail-note = Nie służy do niczego innego. Zostaw puste, jeśli nie chcesz.
web-mail-confirmed = Ten adres jest potwierdzony.
web-mail-asked = Na adres { $mail } wysyłamy wiadomość z linkiem. Gdy go otworzysz, będą tam przychodzić wiadomości o twoich turach. Adres dostaje jedną taką wiadomość na 30 dni.
web-mail-impossible = Ten serwer nie wysyła teraz wiadomości.
web-confirm = Wiadomości e-mail o turach
web-confirm-note = Ktoś chce, aby na twój adres e-mail przychodziły wiadomości o turach w grach planszowych. Czy to ty?
web-confirm-yes = Tak, proszę je wysyłać
web-confirm-done = Twój adres jest potwierdzony. Wiadomość przyjdzie, gdy nadejdzie twoja tura, a nie będzie cię przy stole.
web-confirm-none = Tę stronę otwiera link z wiadomości; w jej adresie go nie ma.
web-quiet = Godziny ciszy, bez wiadomości
web-quiet-from = Cisza od
web-quiet-to = Cisza do
web-keep = Zapisz
web-kept = Zapisano.
web-likes = Jak lubisz
web-return = Link powrotny
web-return-note = Każdy, kto ma ten link, jest dla serwera tobą. Zachowaj go dla siebie; nowy link unieważnia poprzedni.
web-return-make = Utwórz link powrotny
web-return-made = Gotowe. Poprzedni link już nie działa.
web-return-revoke = Unieważnij link
web-return-gone = Link już nie działa.
web-forget = Usuń moje dane
web-forget-note = Usuwa z tego serwera twój nick, adres e-mail, linki i prywatne notatki. Twoje miejsca i wiadomości na czacie zostają, bez nicku.
web-forget-sure = Tak, usuń moje dane
web-forgotten = Usunięto.
web-feed = Twoje tury jako kanał
web-feed-note = Dla czytnika kanałów. Adres jest prywatny: kto go ma, widzi, przy których stołach czeka na ciebie pytanie.
web-feed-make = Utwórz adres
web-feed-made = Gotowe. Poprzedni adres już nie działa.

## Przykłady języka projektu

web-gallery = Język projektu
web-gallery-note = Papier, tusz i trochę Sycylii: wszystko, z czego zrobiono strony, na żywo. Plansze z ich sytuacjami są na końcu.
web-gallery-colours = Kolory
web-gallery-type = Pismo
web-gallery-type-title = Tytuły, pytania, nazwy miejsc
web-gallery-type-body = Cała reszta, z cyframi w jednej linii: 0123456789
web-gallery-seats = Kto: kolor, kształt i litera
web-gallery-buttons = Przyciski
web-gallery-plain = Coś
web-gallery-act = Umieść 5
web-gallery-final = Zakończ turę
web-gallery-off = Nie teraz
web-gallery-states = Co można zrobić
web-gallery-done = zrobione
web-gallery-hidden = ukryte, nigdy nieobecne
web-gallery-question = Wybierz dom albo spasuj.
web-gallery-house = Dom { $n }
web-gallery-cost = koszt: { $n }
web-gallery-pass = Pas
web-gallery-why = Ktoś tam mieszka.
web-gallery-stock = Pieniądze
web-gallery-icons = Ikony
web-gallery-boards = Plansze

## Opisy, zasady i klawisze przy stole

web-explain-picker = Bieżące pytanie
web-explain-picker-text = Wszystko, co można teraz wybrać. To, co ostateczne, wymaga potwierdzenia; resztę można cofnąć.
web-explain-log = Co się działo
web-explain-log-text = Dotychczasowe ruchy, tak jak możesz je znać. Kliknięcie wiersza pokazuje tamtą chwilę.
web-explain-players = Gracze
web-explain-players-text = Kto gdzie siedzi i co wszyscy mogą o nim wiedzieć.
web-explain-neutral = Neutralni
web-explain-now = Teraz:
web-explain-more = { $n ->
    [one] i jeszcze jedna możliwość
    [few] i jeszcze { $n } możliwości
   *[many] i jeszcze { $n } możliwości
}
web-drawer-close = Zamknij zasady
web-in-short = Gra w skrócie
web-in-short-note = O co w niej chodzi i co się robi w swojej turze
web-newcomer = Nie znasz tej gry? Przeczytaj ją w skrócie
web-drawer-page = Wszystkie zasady na stronie
web-keys = Klawisze i opisy
web-keys-note = Co robią klawisze i jak zapytać, co coś znaczy
web-keys-go = przejdź do tego, co można wybrać
web-keys-choose = wybierz; gdy czegoś wybrać nie można, powie, dlaczego
web-keys-any = przejdź do dowolnej rzeczy
web-keys-explain = od rzeczy do rzeczy, każda ze swoim opisem
web-keys-undo = cofnij
web-keys-past = przejrzyj wcześniejsze ruchy
web-keys-let-go = zamknij opis lub zasady, zrezygnuj z wyboru, wróć do teraz
web-keys-help = te klawisze
web-keys-point = Wskaż cokolwiek albo przytrzymaj na ekranie dotykowym: opis powie, co to jest, co robi i według której zasady.
web-explain-ending = Koniec
web-explain-ending-text = Kto wygrał i dlaczego oraz skąd wzięło się wszystko, co policzono.
