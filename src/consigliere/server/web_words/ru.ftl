### Слова страницы стола по-русски. Сообщения web-… говорит сама страница.

## Везде

web-skip = Перейти к содержимому
web-site = Consigliere
web-home = Главная
web-rules = Правила
web-me = Вы
web-make = Создать стол
web-cancel = Отмена
web-close = Закрыть
web-copy = Копировать
web-copied = Скопировано
web-go = Перейти
web-play = Играть
web-seat = Место { $n }
web-you = вы
web-bot = бот: { $bot }
web-bot-named = { $name }, бот: { $level }
web-level = Насколько сильны боты
web-free-seat = свободное место
web-guest = Гость
web-your-name = Ваше имя
web-not-loaded = Не удалось загрузить эту страницу.
web-try-again = Попробовать снова
web-nothing = Здесь ничего нет
web-nothing-note = Возможно, адрес неполный или того, что здесь было, больше нет.
web-unreachable = Сервер недоступен. Страница сама попробует ещё раз; написанное не пропадёт.
web-title-home = Consigliere: хороший стол для сложных игр
web-title-new = Создать стол · Consigliere
web-title-rules = Правила игры «{ $game }» · Consigliere
web-title-confirm = Подтвердить адрес · Consigliere
web-title-me = Вы · Consigliere
web-title-table = { $table } · Consigliere
web-title-turn = Ваш ход · { $table }
web-language = Язык

## Главная

web-hero = Хороший стол для трёх сложных игр
web-hero-note = Играйте с друзьями или с ботами, вживую или день за днём, на ноутбуке или на телефоне. Без регистрации: создайте стол, отправьте ссылку.
web-play-now = Сыграть сейчас с ботами
web-dealing = Раздача…
web-have-link = У меня есть ссылка
web-guests = Кто создаёт здесь столы
web-guests-invited = На этом сервере столы создают только те, кого пригласил хозяин. По ссылке на стол или за открытый стол вы всё равно можете сесть.
web-guests-code = Чтобы создавать здесь столы, введите один раз код, который даёт хозяин сервера. По ссылке на стол или за открытый стол можно сесть и без него.
web-guests-code-label = Код хозяина
web-guests-code-give = Применить
web-guests-welcome = Хозяин этого сервера вас пригласил: теперь вы можете создавать здесь столы.
web-paste-link = Вставьте присланную вам ссылку
web-link-elsewhere = Эта ссылка ведёт на другой сайт.
web-link-bad = Это не ссылка.
web-turns = { $n ->
    [1] Ваш ход за столом
    [one] Ваш ход за { $n } столом
   *[many] Ваш ход за { $n } столами
}
web-your-tables = Ваши столы
web-next-key = Следующий:
web-tables-more = { $n ->
    [1] Ещё один стол
    [one] Ещё { $n } стол
    [few] Ещё { $n } стола
   *[many] Ещё { $n } столов
}
web-waits-for-you = ваш ход
web-status-waiting = ждёт игроков
web-status-running = идёт
web-status-paused = на паузе
web-status-over = окончена
web-status-closed = закрыт
web-games = Игры
web-make-short = настроить
web-play-game = Играть с ботами: { $game }
web-players-just = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
web-players-range = { $least }–{ $most ->
    [one] { $most } игрок
    [few] { $most } игрока
   *[many] { $most } игроков
}
web-open-tables = Открытые столы
web-open-note = Сядьте или смотрите
web-open-none-guest = Сейчас нет открытых столов. Зайдите позже или попросите приглашение.
web-open-none = Сейчас нет открытых столов. Создайте свой и покажите его здесь или сыграйте с ботами.
web-col-game = Игра
web-col-table = Стол
web-col-seats = Места
web-col-pace = Темп
web-col-do = Сесть или смотреть
web-join = Сесть
web-watch = Смотреть
web-pace-none = Без часов
web-pace-live = Вживую, { $minutes } мин на игрока, +{ $increment } с
web-pace-turn = { $hours ->
    [24] Сутки на ход
   *[other] { $hours } ч на ход
}
web-footer = Неофициальный фанатский проект, свободное программное обеспечение. Правила изложены нашими словами, рисунки наши; игры принадлежат их издателям, которые к этому не причастны.

## Создание стола

web-make-note = Отправьте каждому другу ссылку на его место. Места, которые останутся пустыми, можно позже отдать ботам.
web-which-game = Какая игра
web-how-many = Сколько игроков
web-who-sits = Кто где сидит
web-who-sits-note = За этим устройством несколько человек? Займите здесь больше одного места: стол попросит передавать устройство.
web-seat-kind = Кто сидит на месте { $n }
web-seat-bot = Какой бот сидит на месте { $n }
web-seat-name = Имя человека на месте { $n }
web-kind-me = Я
web-kind-me-too = Кто-то за этим устройством
web-kind-open = Кто-то по ссылке
web-kind-bot = Бот
web-length = Около { $n } минут за один присест. Это наша оценка: решений у каждого игрока — примерно { $choices }.
web-length-short = около { $n } мин
web-length-ours = Наша оценка для одного человека и ботов
web-first-game = У вас здесь ещё нет законченной партии в эту игру ({ $game }). Для первой игры правила предлагают вариант:
web-first-game-take = Играть в этом варианте
web-variants = Варианты
web-variant-on = включён
web-variant-off = выключен
web-how-fast = Темп
web-clock = Часы
web-clock-live = Минуты на партию
web-clock-turn = Часы на ход
web-minutes = Минут на игрока
web-increment = Секунд за ход
web-hours = Часов на ход
web-list-it = Показать стол в списке, чтобы сесть мог кто угодно
web-aids = Подсказки для планирования: страница говорит то, что можно увидеть и сосчитать на столе, всем одинаково
web-aids-off = без подсказок
web-names = Имена и названия
web-table-name = Название стола
web-table-name-any = Придумаем сами
# Названия для столов, которых никто не назвал, с точкой между ними.
web-table-names = Поздний эспрессо · Добавка · Воскресный обед · Задняя комната · Тихий угол · Лимоны и соль · Стол кузена Нино · Долгая сиеста · Карты после ужина · Под перголой · Третья бутылка · Дождь на площади · Удобные стулья · Перед оперой · Кухня тётушки Розы · Последний паром домой

## Дверь стола

web-opening = Открываем стол…
web-invited = Вас приглашают
web-invited-to = Вас приглашают: { $table }
web-invited-note = Место ждёт вас. Скажите, как вас называть.
web-join-note = Займите свободное место.
web-sit-down = Сесть
web-sit-here = Сесть сюда
web-shut-title = Эта дверь закрыта
web-waiting-title = Ждём игроков
web-waiting-missing = Ещё свободны: { $seats }.
web-waiting-note = Раздача начнётся, как только все места будут заняты.
web-invite = { $n ->
    [1] Одно свободное место
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
web-invite-note = Каждая ссылка — одно место. Отправьте её одному человеку; она действует один раз.
web-invite-wait = Ссылки есть у создателя стола.
web-invite-link = Ссылка на место { $n }
web-new-link = Новая ссылка
web-bot-instead = Посадить бота

## Команды, приглашения и стол, который ждёт

web-team = Команда { $name }
# Буквы команд по порядку.
web-team-letters = А Б В Г Д Е Ж З И К
web-teams-note = Места с одинаковым знаком — союзники: они побеждают вместе.
web-partner-is = Ваш союзник: { $name }.
web-your-seat = ваше место
web-host = создатель стола
web-invited-by = Вас приглашает { $host }.
web-invited-as = Вы садитесь за стол под именем { $name }.
web-duration = Время игры
web-variants-none = нет, по обычным правилам
web-share = Поделиться
web-share-text = Место ждёт вас: { $table }
web-qr = QR-код
web-swap = Поменяться
web-swap-with = Поменять с местом { $n }
web-swap-ask = Предложить поменяться местами
web-swap-asked = Предложено; отменить
web-swap-agree = Согласиться и поменяться местами
web-move-person = Пересадить
web-moving-note = Выберите место, с которым поменять место { $n }.
web-title-turns = ({ $n }) { $title }

## Стол

web-course = Где сейчас игра
web-link-lost = Нет связи. Пробуем снова…
web-link-connecting = Соединение…
web-watching = Вы наблюдаете
web-settings = Настройки
web-table-menu = Этот стол
web-copy-address = Копировать адрес
web-copy-address-note = Он открывает этот стол вам, а не другим
web-copy-watch = Копировать ссылку для зрителей
web-copy-watch-note = Показывает то, что можно видеть всем
web-practice = Вернуть больше ходов
web-practice-note = Для тренировки, в игре с одними ботами; в записи партии это отмечено
web-pause = Пауза
web-resume = Продолжить
web-all-agree = Когда все согласны
web-team-agrees = Когда согласна ваша сторона
web-agreed = Согласны: { $n }
web-standin = Пусть играет бот
web-standin-end = Вернуться на место
web-standin-note = Вернуться можно в любой момент
web-standing-in = замена: бот, { $level }
web-has-resigned = партия сдана; дальше играет бот: { $level }
web-one-device = одно устройство
web-away = За вас играет бот.
web-away-waits = Ваше место занимает бот, и игра ждёт.
web-come-back = Вернуться к игре
web-resign = Сдаться
web-stop = Прервать без результата
web-record = Запись
web-record-save = Скачать запись партии
web-record-whole = Каждый ход вместе с зерном случайности
web-record-part = То, что вам уже показали
web-commitment = Копировать доказательство честной раздачи
web-commitment-note = Оно зафиксировано до первого хода; с записью партии его может проверить кто угодно
web-board = Поле
web-shared = Общее
web-mine = Ваше
web-players = Игроки
web-talk = Журнал и чат
web-parts = Части стола
web-sheet-up = Показать варианты
web-sheet-down = Скрыть варианты
web-choices-here = варианты здесь
web-ledger = Состояние до и после
web-choose-above = Выберите выше или откройте список вариантов
web-picker = Текущий вопрос
web-your-choice = Ваш выбор
web-one-by-one = Или выбирать по одному
web-wait = Подождите
web-ways = { $n ->
    [1] один способ
    [one] { $n } способ
    [few] { $n } способа
   *[many] { $n } способов
}
web-your-turn = { $many ->
    [1] Ваш ход.
    [one] { $name }:
   *[many] { $name }:
}
web-their-turn = { $n ->
    [0] Секунду.
    [1] Выбирает: { $names }.
   *[many] Выбирают: { $names }.
}
web-then = Раньше.
web-then-note = Так стол выглядел тогда.
web-then-keys = Стрелки влево и вправо листают партию, End возвращает к текущему моменту.
web-back-to-now = К текущему
web-over = Игра окончена.
web-closed = Этот стол закрыт.
web-reason-closed-idle = Здесь давно никто не играет.
web-reason-closed-rules = С начала этой партии изменились правила или компоненты, и продолжить её нельзя; её запись остаётся.
web-reason-closed-host = Стол закрыт его создателем.
web-reason-stopped = Игра прервана по общему согласию.
web-reason-resigned = Партия сдана.
web-paused = Пауза. Часы стоят.
web-table-paused = Пауза
web-paused-note = Выбирать ничего нельзя. «Продолжить» — в меню этого стола, вверху справа.
web-behind = { $n ->
    [1] Осталось показать один ход: пропустить
    [one] Осталось показать { $n } ход: пропустить
    [few] Осталось показать { $n } хода: пропустить
   *[many] Осталось показать { $n } ходов: пропустить
}
web-anytime = В любой момент
web-anytime-note = Это не тратит ваш ход
web-rules-here = Правила здесь
web-fewer = Меньше
web-more = Больше
web-fewer-of = Меньше: { $name }
web-more-of = Больше: { $name }
web-all-same = Что ни выбрать, итог один.
web-left-over = Осталось: { $n }
web-choose-first = Выберите, сколько
web-all-choices = Все варианты
web-final-note = Это нельзя будет вернуть.
web-undo = Вернуть ход
web-turn-elsewhere = Ваш ход и за столом «{ $table }».
web-stale = Вопрос тем временем изменился. Посмотрите ещё раз.
web-here = за столом
web-not-here = не за столом
web-rank = { $form ->
   *[other] { $n }-е
}
web-clock-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
web-clock-hours = { $n } ч
web-log = Что произошло
web-log-empty = Ещё ничего не произошло.
web-log-earlier = { $n ->
    [one] { $n } строка раньше
    [few] { $n } строки раньше
   *[many] { $n } строк раньше
}
web-log-later = { $n ->
    [one] { $n } строка позже
    [few] { $n } строки позже
   *[many] { $n } строк позже
}
web-go-there = Показать этот момент
web-tab-log = Журнал
web-tab-team = Команда
web-tab-table = Стол
web-tab-notes = Заметки
web-tab-plan = План
web-plan-none = Сейчас планировать нечего.
web-tab-talk = Чат
web-chat-table = Общий чат стола
web-chat-team = Чат команды
web-chat-empty = Никто ещё ничего не написал.
web-chat-team-empty = Это читаете только вы двое.
web-chat-write = Напишите что-нибудь
web-notes = Заметки
web-notes-write = Что вы хотите запомнить
web-notes-only-you = Свои заметки видите только вы.
web-notes-keeping = Сохраняем…
web-to-start = В начало
web-one-back = На ход назад
web-one-on = На ход вперёд
web-moment = Ход { $n } из { $of }
web-since-mine = Ходов после вашего последнего: { $n }
web-since-turn = С вашего последнего хода
web-times = { $n } ×
web-scene = Что произошло
web-go-on = Дальше
web-missed = Событий за время вашего отсутствия: { $n }.
web-missed-show = Показать по порядку
web-missed-skip = Пропустить
web-larger = Крупнее
web-smaller = Мельче
web-whole = Всё поле
web-hand-to = Передайте устройство: { $name }
web-hand-note = Ничего тайного не видно, пока оно не окажется у этого человека.
web-hand-here = Это я: { $name }
web-draw = Ничья
web-winner = { $n ->
    [1] Побеждает: { $names }
   *[many] Побеждают: { $names }
}
web-rematch = Сыграть ещё
web-rematch-go = К следующей партии
web-rematch-waiting = Хотят сыграть ещё: { $n } из { $of }
web-plot-numbers = В числах
web-plot-who = Кто

## Законченная партия, ход за ходом

web-replay = Повтор
web-replay-note = Партия ещё раз, ход за ходом
web-replay-title = Повтор: { $table }
web-replay-loading = Загружаем ходы…
web-replay-running = Эта партия ещё идёт.
web-replay-begin = Начало
web-replay-play = Воспроизвести
web-replay-stop = Остановить
web-replay-more = Счёт и прочее
web-replay-link = Копировать ссылку
web-replay-link-open = Партию может посмотреть любой, у кого есть эта ссылка.
web-replay-link-watch = Любой, у кого есть эта ссылка, может посмотреть партию как зритель.
web-replay-link-closed = Стол закрытый: ссылка показывает партию тем, кто за ним сидел.
web-to-table = К столу

## Как вам нравится

web-set-theme = Светлая или тёмная
web-set-theme-auto = Как на устройстве
web-set-theme-light = Светлая
web-set-theme-dark = Тёмная
web-set-speed = Ходы других
web-set-slow = Медленно
web-set-normal = Обычно
web-set-fast = Быстро
web-set-instant = Сразу
web-set-confirm = Спрашивать перед ходом
web-set-confirm-all = Всегда
web-set-confirm-final = Только если вернуть нельзя
web-set-confirm-none = Никогда
web-set-sound = Звук
web-set-motion = Движение фигурок
web-set-aids = Подсказки для планирования на поле и во вкладке «План»
web-set-notify = Сообщать на этом устройстве о моём ходе

## Правила

web-rules-choose = У каждого правила есть номер; стол называет его, когда что-то невозможно.
web-rules-note = Изложены нашими словами. Отказы и кнопки за столом ведут сюда по номеру правила.
web-rules-search = Искать в правилах
web-rules-count = { $n ->
    [1] одно правило
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
}
web-rules-chapters = Главы
web-rules-languages = Язык правил

## О себе

web-me-note = Без регистрации и без пароля: вас узнаёт этот браузер. Ссылка для возврата работает на другом устройстве.
web-finished = Законченные партии
web-finished-none = Ни одна ваша партия ещё не закончилась.
web-finished-more = Показать ещё
web-finished-won = победа
web-finished-draw = ничья
web-finished-rank = { $form ->
   *[other] { $n }-е место из { $of }
}
web-finished-winner = Победа: { $names }
web-finished-unfinished = без окончания
web-who-you-are = Кто вы
web-mail = Почта, если хотите знать о своём ходе
web-mail-note = Ни для чего другого не используется. Оставьте пустым, если не нужно.
web-mail-confirmed = Этот адрес подтверждён.
web-mail-asked = На адрес { $mail } отправлено письмо со ссылкой. Когда вы её откроете, туда будут приходить сообщения о ваших ходах. Адрес получает одно такое письмо за 30 дней.
web-mail-impossible = Сейчас этот сервер не отправляет почту.
web-confirm = Сообщения о ходах по почте
web-confirm-note = Кто-то хочет, чтобы на ваш почтовый адрес приходили сообщения о ходах в настольных играх. Это вы?
web-confirm-yes = Да, присылайте
web-confirm-done = Ваш адрес подтверждён. Письмо придёт, когда будет ваш ход, а вас не будет за столом.
web-confirm-none = Эту страницу открывает ссылка из письма; в её адресе ссылки нет.
web-quiet = Тихие часы, без писем
web-quiet-from = Тихо с
web-quiet-to = Тихо до
web-keep = Сохранить
web-kept = Сохранено.
web-likes = Как вам удобно
web-return = Ссылка для возврата
web-return-note = У кого эта ссылка, тот и есть вы. Никому её не давайте; новая отменяет прежнюю.
web-return-make = Создать ссылку для возврата
web-return-made = Готово. Прежняя ссылка больше не действует.
web-return-revoke = Отменить ссылку
web-return-gone = Ссылка больше не действует.
web-forget = Удалить мои данные
web-forget-note = Удаляет с этого сервера ваше имя, адрес почты, ссылки и личные заметки. Ваши места и сообщения в чате остаются, без имени.
web-forget-sure = Да, удалить мои данные
web-forgotten = Удалено.
web-feed = Ваши ходы лентой
web-feed-note = Для программы чтения лент. Адрес закрытый: у кого он есть, тот видит, за какими столами вас ждёт вопрос.
web-feed-make = Создать адрес
web-feed-made = Готово. Прежний адрес больше не действует.

## Примеры языка оформления

web-gallery = Язык оформления
web-gallery-note = Бумага, чернила и немного Сицилии: всё, из чего сделаны страницы, вживую. Поля с их ситуациями — в конце.
web-gallery-colours = Цвета
web-gallery-type = Шрифт
web-gallery-type-title = Заголовки, вопросы, названия мест
web-gallery-type-body = Всё остальное, с цифрами по линейке: 0123456789
web-gallery-seats = Кто: цвет, форма и буква
web-gallery-buttons = Кнопки
web-gallery-plain = Что-нибудь
web-gallery-act = Разместить 5
web-gallery-final = Закончить ход
web-gallery-off = Не сейчас
web-gallery-states = Что можно сделать
web-gallery-done = сделано
web-gallery-hidden = скрыто, но не пропало
web-gallery-question = Выберите дом или спасуйте.
web-gallery-house = Дом { $n }
web-gallery-cost = цена: { $n }
web-gallery-pass = Пас
web-gallery-why = Там кто-то живёт.
web-gallery-stock = Деньги
web-gallery-icons = Значки
web-gallery-boards = Поля

## Карточки, правила и клавиши за столом

web-explain-picker = Текущий вопрос
web-explain-picker-text = Всё, что можно выбрать сейчас. Окончательный выбор надо подтвердить, остальное можно вернуть.
web-explain-log = Что произошло
web-explain-log-text = Сделанные ходы, насколько они вам известны. Щелчок по строке показывает тот момент.
web-explain-players = Игроки
web-explain-players-text = Кто где сидит и что о каждом известно всем.
web-explain-neutral = Нейтральные
web-explain-now = Сейчас:
web-explain-more = { $n ->
    [one] и ещё { $n } вариант
    [few] и ещё { $n } варианта
   *[many] и ещё { $n } вариантов
}
web-drawer-close = Закрыть правила
web-in-short = Игра вкратце
web-in-short-note = О чём она и что делают в свой ход
web-newcomer = Не знаете эту игру? Прочтите её вкратце
web-drawer-page = Все правила на странице
web-keys = Клавиши и карточки
web-keys-note = Что делают клавиши и как узнать, что означает любая вещь на столе
web-keys-go = перейти к тому, что можно выбрать
web-keys-choose = выбрать; если выбрать нельзя, объяснит почему
web-keys-any = перейти к любой вещи
web-keys-explain = от вещи к вещи, каждая со своей карточкой
web-keys-undo = вернуть ход
web-keys-past = посмотреть прошлые ходы
web-keys-let-go = убрать карточку или правила, отменить выбор, вернуться к текущему моменту
web-keys-help = эти клавиши
web-keys-point = Наведите указатель на что угодно или подержите палец на сенсорном экране: карточка скажет, что это, что оно делает и по какому правилу.
web-explain-ending = Конец партии
web-explain-ending-text = Кто победил и почему, а также из чего сложился счёт.
