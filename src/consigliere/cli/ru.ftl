### Слова командной строки по-русски. У каждой команды свой раздел; другие языки лежат рядом с этим файлом.

## Все команды

help-about =
    Consigliere играет в сложные настольные игры об итальянских семьях — целиком и по их правилам.
    Это неофициальный фанатский проект: все тексты правил написаны нашими словами, а компоненты, которых в правилах не напечатано, придуманы нами.
help-examples = Примеры
help-more = consigliere COMMAND --help расскажет о команде подробнее.
help-usage = Использование:
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-command = COMMAND
help-help = показать эту справку
help-lang = LANG
help-lang-about =
    язык, на котором говорит терминал: { $languages }; можно указать и после команды. Без него — язык окружения (LANG) или английский
help-version = показать версию и сборку, которая работает: скомпилированная (быстрая) или чистый Python
help-game = GAME
help-game-about = имя игры, например { $game }; все перечисляет "consigliere games"
version =
    consigliere { $version } ({ $build ->
        [compiled] скомпилированная сборка
       *[pure] чистый Python
    })
interrupted = Прервано.
mistake = consigliere: { $sentence }
mistake-lang = Языка «{ $wanted }» нет; есть { $languages }.
mistake-usage = { $problem }; что возможно, показывает "{ $command } --help".
mistake-game = Игры «{ $game }» нет; есть { $games }.

# Что считается согласием и отказом там, где спрашивают, кроме y, yes, n и no; между ними пробелы.
answer-yes = д да
answer-no = н нет

## consigliere games

games-help = какие есть игры, для скольких игроков и с какими опциями
games-about = Перечисляет все игры: для скольких игроков каждая, сколько разных ходов она знает и какие у неё опции — со значениями по умолчанию и правилом, к которому относится каждая.
games-example = consigliere games
games-title = { $name }: { $title }
games-players = { "  " }игроков: { $counts }
games-moves = { "  " }ходов: { $count }
games-options = { "  " }опции:
games-no-options = { "  " }опции: нет
games-option = { "    " }{ $option } = { $default } ({ $rule }): { $about }

## consigliere rules

rules-help = правила игры нашими словами, по главам или номерам, и тесты и код каждого правила
rules-about =
    Показывает правила игры. Без номера — главы. С номером — главу, одно правило, одно разъяснение или все разъяснения одного рода.
    Разъяснения — это наши решения там, где правила игры молчат или расходятся; сами правила называют те из них, которые к ним относятся.
rules-example = consigliere rules { $game }
rules-examples =
    Примеры
      consigliere rules { $game }  главы и их номера
      consigliere rules { $game } ID  глава, правило или разъяснение
      consigliere rules { $game } ID --lang pl  то же по-польски
      consigliere rules { $game } --coverage  тесты и код каждого правила
rules-id = ID
rules-id-about = глава, правило (можно без букв: 4.16) или разъяснение; без него перечисляются главы
rules-lang = LANG
rules-lang-about = язык правил: en, pl или ru; без него — язык окружения (LANG) или английский
rules-coverage-about = перечислить для каждого правила тесты с его номером и строки кода, где оно применяется; код завершения 1, если что-то пусто без объяснения или номера не существует
rules-json-about = вывести покрытие в виде JSON
rules-chapter =
    { $id } { $title } ({ $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[many] { $count } записей
    })
rules-how = "consigliere rules { $game } { $chapter }" показывает главу, "consigliere rules { $game } { $rule }" — правило.
rules-title = { $id } { $title }
coverage-tests = тесты: { $places }
coverage-tests-explained = теста нет: { $reason }
coverage-tests-empty = НЕТ ТЕСТА
coverage-code = код: { $places }
coverage-code-explained = кода нет: { $reason }
coverage-code-empty = НЕТ КОДА
coverage-no-tests = Тесты не входят в установленный пакет, поэтому просмотрен только код; чтобы увидеть их, запустите команду из исходников проекта.
coverage-unknown = { $rule } не существует, но встречается здесь: { $places }.
coverage-empty =
    { $count ->
        [1] Одна запись пуста и не объяснена
        [one] { $count } запись пуста и не объяснена
        [few] { $count } записи пусты и не объяснены
       *[many] { $count } записей пусты и не объяснены
    }: { $rules }.
coverage-full =
    { $count ->
        [1] Одна запись
        [one] { $count } запись
        [few] { $count } записи
       *[many] { $count } записей
    }: ничего пустого без объяснения.
mistake-rules-lang = Правил { $game } на языке «{ $wanted }» нет; есть { $languages }.
mistake-chapter = В { $game } нет ни правила, ни главы «{ $chapter }»; главы перечисляет "consigliere rules { $game }".
mistake-rule = В { $game } нет { $rule }; что есть от { $first } до { $last }, показывает "consigliere rules { $game } { $chapter }".
mistake-json = --json используется вместе с --coverage.
mistake-explained = { $file }: запись «{ $rule }» должна быть номером правила, с предложением под ключом why, code или tests.
mistake-scenario-rules = { $file }: ключ rules должен быть списком номеров правил.

## consigliere arena

arena-help = какой бот сильнее и насколько это точно: общие раздачи, интервалы, рейтинги, отчёт
arena-about =
    Сводит ботов друг с другом и говорит, кто сильнее и насколько это точно. Каждая раздача играется по разу за каждую сторону, и каждый раз боты сдвигаются на одно место, так что ни везение, ни место никому не на руку.
    Два бота играют друг против друга; если мест больше, первый играет один против нескольких других, а если ботов столько же, сколько сторон, все сидят за одним столом. Партии прекращаются, как только на вопрос есть ответ (--beats), — по критерию, который остаётся верным, хотя на него смотрят после каждой раздачи. Бот, который падает, делает невозможный ход или думает слишком долго, проигрывает эту партию и упоминается в отчёте.
    Для статистики по игре и для проверок есть "consigliere simulate": там каждая раздача играется один раз.
arena-example = consigliere arena { $game } --bots normal,greedy
arena-examples =
    Примеры
      consigliere arena { $game } --bots normal,greedy --games 200  до 200 партий
      consigliere arena { $game } --bots hard@40,hard@200,greedy --out ladder  три пары с бюджетом в симуляциях и отчёт
      consigliere arena { $game } --bots hard@40,hard@200,greedy --out ladder --resume  продолжить прерванное
      consigliere arena { $game } --bots my_bot.py:MyBot,greedy --beats 0.6  больше ли у моего бота 60 % побед?
      consigliere arena { $game } --bots "command:./my-bot --fast@100ms,greedy"  ваша программа
arena-address = ADDRESS
arena-out = FOLDER
arena-share-name = SHARE
arena-bots-about = боты через запятую: имя, package.module:Class, file.py:Class или command:PROGRAM; у каждого может быть @N — N симуляций — или @Nms — N миллисекунд на решение
arena-games-about = не больше стольких партий на каждую пару (по умолчанию 100), целыми раздачами
arena-simulations-about = симуляций на решение для всех ботов без своего бюджета; если не указано, каждый берёт столько, на сколько рассчитан
arena-ms-about = вместо этого миллисекунд на решение; тогда партии на разных машинах различаются
arena-beats-about = вопрос: больше ли этой доли побед у первого бота пары (по умолчанию доля равная, например 0.5 для двоих)? Как только есть ответ, партии прекращаются
arena-every-game-about = сыграть все партии, даже если ответ уже есть
arena-seed-about = зерно первой раздачи (по умолчанию 0); у следующей раздачи следующее число
arena-patience-about = через сколько секунд решение без бюджета в миллисекундах считается проигранным (по умолчанию 120); с бюджетом — пять бюджетов и ещё секунда
arena-workers-about = сколько процессов играют одновременно (по умолчанию 1; 0: в этом самом)
arena-cluster-about = играть на кластере Ray: "auto" — узел кластера на этой машине, иначе HOST:PORT или ray://HOST:PORT; нужно дополнение "ray"
arena-out-about = папка для партий, результатов в JSON и страницы с отчётом; или файл для партий, NAME.jsonl
arena-resume-about = продолжить с партиями, которые уже есть
arena-progress = партий { $done }, самое большее { $all }; осталось не больше { $left }
arena-seconds = { $count } с
arena-minutes = { $count } мин
arena-hours = { $hours } ч { $minutes } мин
arena-title = { $game }: арена
arena-about-games =
    { $game }, мест: { $seats }, { $games ->
        [1] одна партия
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, раздачи начиная с зерна { $seed }.
arena-about-test = Вопрос в том, больше ли { $bound } побед у первого бота пары. Партии прекращаются, когда ставка против другого ответа, которую делают на каждой раздаче, превращает 1 в 200; случайно такое бывает не чаще раза на 100 арен, сколько бы раз ни смотреть. Если сыграны все запланированные партии, отвечает их обычный интервал в 96 %. Вместе взятые, все приведённые здесь интервалы содержат истину в 95 случаях из 100.
arena-about-all = Сыграны все запланированные партии. Вопрос в том, больше ли { $bound } побед у первого бота пары; отвечает интервал в 95 %.
arena-duel = { $first } против { $other }, каждая раздача с обоих мест.
arena-teams = { $first } против { $other }, командами, мест у каждой: { $count }; каждая раздача за обе стороны.
arena-alone =
    Один бот { $first } против { $others ->
        [one] { $others } бота
       *[many] { $others } ботов
    } { $other }; каждая раздача играется { $turns ->
        [one] { $turns } раз
        [few] { $turns } раза
       *[many] { $turns } раз
    }, чтобы { $first } побывал на каждом месте.
arena-together =
    { $bots } за одним столом; каждая раздача играется { $turns ->
        [one] { $turns } раз
        [few] { $turns } раза
       *[many] { $turns } раз
    }, чтобы каждый побывал на каждом месте.
arena-nothing = Ещё ни одна раздача не сыграна за все стороны.
arena-answer-yes = У бота { $bot } больше { $bound } побед.
arena-answer-no = У бота { $bot } меньше { $bound } побед.
arena-answer-open = Больше ли у бота { $bot } побед, чем { $bound }, неизвестно.
arena-stopped = { $sentence } Остановлено; сыграно партий: { $games }.
arena-share = { $share } [от { $low } до { $high }]
arena-margin = очков: { $mean } [от { $low } до { $high }]
arena-margin-one = очков: { $mean }, всего одна раздача
arena-rating = { $rating } [от { $low } до { $high }]
arena-anchor = { $rating }, по определению
arena-line = { "  " }{ $bot }: побед { $wins } из { $games }, доля { $share }
arena-line-margin = { "    " }перевес за партию, { $text }
arena-line-rating = { "  " }{ $bot }: { $text }
arena-line-fault =
    { $bot }: { $count ->
        [1] проиграна одна партия
        [one] проиграна { $count } партия
        [few] проиграны { $count } партии
       *[many] проиграно { $count } партий
    }, первая — в раздаче { $seed }: { $what }
arena-kept = Отчёт: { $report }; результаты: { $results }; партии: { $games }
arena-versus = { $first } – { $other }
arena-side = сторона { $number }
arena-by-side = Доли побед бота { $bot } по сторонам, за которые он играл: { $list }.
arena-interval-fixed = Интервал рассчитан на запланированное число партий (интервал Уилсона, шире, если партии одной раздачи похожи). Общая победа делится между победившими, ничья — между всеми.
arena-interval-sequential = Интервал верен, хотя партии прекратились, когда нашёлся ответ (доверительная последовательность по раздачам). Общая победа делится между победившими, ничья — между всеми.
arena-column-bot = бот
arena-column-wins = побед
arena-column-divided = общих и ничьих
arena-column-share = доля побед [интервал в 95 %]
arena-column-fault = что случилось
arena-column-games = партий
arena-column-seed = первая раздача
arena-column-last = последние ходы, каждый со своим местом
arena-plot-shares = Доля побед
arena-plot-all = Все пары: доля первого бота
arena-plot-margins = Перевес в очках над лучшим из остальных, по раздачам (интервал Стьюдента в 95 %)
arena-plot-moves = Ходов в партии
arena-plot-rounds = Раундов в партии
arena-plot-ratings = Рейтинги
arena-plot-speed =
    Решений в секунду ({ $build ->
        [compiled] скомпилированная сборка
       *[pure] чистый Python
    })
arena-moves = Ходов: от { $shortest } до { $longest }, в среднем { $mean }.
arena-about-ratings = На 400 очков больше — вдесятеро больше шансов на победу (модель Брэдли — Терри по всем парам; каждым двум встречавшимся ботам добавлена одна ничья). У бота greedy 1000; если его нет — у первого бота.
arena-about-speed = Считаются только вопросы, на которые есть хотя бы два возможных ответа. Время — тех машин, на которых шли партии.
arena-speed = { $rate }/с, { $ms } мс
arena-faults =
    { $count ->
        [1] Одна партия не доиграна
        [one] Не доиграна { $count } партия
        [few] Не доиграны { $count } партии
       *[many] Не доиграно { $count } партий
    }
arena-fault-crash = сбой: { $detail }
arena-fault-illegal = выбор { $detail }, который невозможен
arena-fault-late = слишком долгое раздумье: { $detail }
arena-fault-ended = программа завершилась: { $detail }
arena-fault-answer = ответ не такой, каким должен быть: { $detail }
arena-fault-died = во время раздумья завершился весь процесс
arena-fault-endless = ходов уже { $detail }, а партия не кончилась; засчитана ничья
arena-fault-engine = сбой самой игры, засчитана ничья: { $detail }
mistake-arena-bot = Бот — это NAME, NAME@SIMULATIONS или NAME@MILLISECONDSms, а не «{ $bot }».
mistake-arena-two = Для арены нужно хотя бы два бота через запятую.
mistake-arena-beats = --beats должно быть между 0 и 1, например 0.6.
mistake-arena-exists = В { $file } уже есть партии; --resume продолжает с ними.
mistake-arena-other = В { $file } партии другой арены, отличаются: { $what }. Возьмите другой файл или удалите этот.
mistake-arena-resume = Для --resume нужен --out с партиями, которые надо продолжить.
mistake-arena-ray = Для --cluster нужен Ray; он ставится дополнением: pip install consigliere[ray]
mistake-arena-cluster = Кластер { $address } не отвечает: { $problem }
mistake-arena-code = На одном из узлов { $address } другая версия ботов, игры или ваших файлов; на всех узлах нужна одна и та же.
mistake-arena-workers = Процессы, играющие партии, умирают, ничего не сказав; с --workers 0 видно больше.

## consigliere simulate

simulate-help = партии между ботами: результаты, скорость и все ли компоненты на месте
simulate-about =
    Играет партии между ботами и говорит, чем они закончились, кто победил и сколько решений принималось в секунду. Решениями считаются только вопросы, на которые есть хотя бы два возможных ответа.
    Партия с номером i играется с зерном S + i, поэтому одна и та же команда играет одни и те же партии: в обеих сборках, скомпилированной и на чистом Python, и с любым числом процессов.
    Если все боты случайные, им ради скорости не показывают стол; тогда и места, от которых не ждут выбора, время от времени пользуются действиями, доступными в любой момент.
simulate-example = consigliere simulate { $game } -n 100
simulate-examples =
    Примеры
      consigliere simulate { $game } -n 1000 --workers 2  тысяча партий в двух процессах
      consigliere simulate { $game } -n 100 --check  пересчёт компонентов на каждом шагу
      consigliere simulate { $game } -n 50 --digest --json  хеш, общий для всех сборок
      consigliere simulate { $game } --bots mine.py:Boss,random,random,random --rotate  один бот против трёх, на всех местах
      consigliere simulate { $game } -n 1000 --bots greedy --statistics  что используют и кто побеждает
simulate-number = N
simulate-bots = BOTS
simulate-options = OPTIONS
simulate-n-about = сколько партий (по умолчанию 100)
simulate-seats-about = на сколько игроков, если игра оставляет выбор
simulate-bots-about = один бот на все места или по одному на каждое, через запятую: имя (random), package.module:Class, file.py:Class или command:PROGRAM
simulate-rotate-about = пересаживать ботов: от зерна к зерну каждый сдвигается на одно место, чтобы ни одно место никому не было на руку
simulate-options-about = опции игры, NAME=true или NAME=false через запятую; их перечисляет "consigliere games"
simulate-seed-about = зерно первой партии (по умолчанию 0); у следующей партии следующее число
simulate-workers-about = сколько процессов играют одновременно (по умолчанию 1)
simulate-check-about = при каждом решении считать все компоненты и все деньги; первая же ошибка прерывает серию с кодом завершения 2
simulate-digest-about = вывести хеш всех ходов, результатов случая и исходов всех партий
simulate-statistics-about = вывести то, что считает игра: как часто чем пользовались и кто с этим побеждает
simulate-json-about = вывести результаты в виде JSON
simulate-progress = { $bar } { $done } из { $total }
simulate-title =
    { $game }: { $count ->
        [1] одна партия, боты: { $bots }, зерно { $first }
        [one] { $count } партия, боты: { $bots }, зёрна от { $first } до { $last }
        [few] { $count } партии, боты: { $bots }, зёрна от { $first } до { $last }
       *[many] { $count } партий, боты: { $bots }, зёрна от { $first } до { $last }
    }
simulate-ending = { "  " }{ $count } × { $ending }
simulate-round = { $count } в { $round }-м раунде
simulate-rounds = конец партии: { $list }
simulate-moves = ходов в партии: от { $shortest } до { $longest }, в среднем { $average }
simulate-share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
simulate-wins =
    { $count ->
        [1] побед у места { $seats }: { $wins } ({ $share })
       *[many] побед у мест { $seats }: { $wins } ({ $share })
    }
simulate-bot-wins =
    побед у { $bot }: { $wins } из { $games } ({ $share }; истинная доля в 95 случаях из 100: от { $low } до { $high }){ $shared ->
        [0] { "" }
       *[many] , из них общих: { $shared }
    }
simulate-draws = ничьих: { $draws }
simulate-speed =
    решений: { $decisions } за { $seconds } с, { $speed } в секунду ({ $build ->
        [compiled] скомпилированная сборка
       *[pure] чистый Python
    })
simulate-widest = больше всего возможных ходов сразу: { $widest }
simulate-checked = все компоненты на месте; проверено моментов: { $count }
simulate-digest = хеш: { $digest }
simulate-title-per-game = { $title }, за партию
simulate-title-per-seat = { $title }, на игрока
simulate-column-games = в партиях
simulate-column-winners = победившие
simulate-column-wins = побед
simulate-average = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-nobody = –
simulate-never = ни разу: { $list }
simulate-always = в каждой партии: { $list }
simulate-no-moves = нет
simulate-broken-error = сбой игры: { $detail }
simulate-broken-moves = ходов уже { $detail }, а конца нет
simulate-broken-pieces = не сходятся компоненты или деньги: { $detail }
simulate-broken-refused = выбранный ход отклонён: { $detail }
mistake-simulate-broken = Не удалось доиграть { $game } с зерном { $seed }: { $what }; последние ходы, каждый со своим местом: { $moves }.
mistake-simulate-workers = Процесс, игравший партии, умер, ничего не сказав; с --workers 1 видно больше.
mistake-simulate-number = { $option } должно быть числом от 1, а не { $value }.
mistake-simulate-bots =
    В --bots нужен один бот на все места или по одному на каждое (мест: { $seats }), а названо: { $found }.
mistake-simulate-option = В --options пишут name=true или name=false через запятую; «{ $part }» — ни то ни другое.

## consigliere learn

learn-help = боты играют сами с собой и учатся оценивать позицию
learn-about =
    Боты играют сами с собой, и по тому, чем кончились партии, подбираются веса для оценки позиции.
    Каждый круг партий играется с весами предыдущего. Одна и та же команда даёт одни и те же веса.
    Каждая пятая партия откладывается: по ней видно, какую часть итогового перевеса веса предсказывают (R²).
learn-example = consigliere learn { $game } -n 200 --workers 2
learn-examples =
    Примеры
      consigliere learn { $game } -n 200 --workers 2  круги по 200 партий в двух процессах
      consigliere learn { $game } --bots greedy,normal,hard --simulations 30  последний круг с перебором
learn-numbers = N,N
learn-share = SHARE
learn-fixed = NAME=N
learn-seats-about = на сколько игроков, через запятую (по умолчанию все возможные числа)
learn-n-about = сколько партий в каждом круге (по умолчанию 200)
learn-bots-about = кто играет в каждом круге, через запятую (по умолчанию greedy,normal,normal); уровни пользуются тем, что выучено в предыдущем круге
learn-simulations-about = сколько симуляций на решение у ботов с перебором (по умолчанию 20)
learn-explore-about = как часто вместо хода бота делается любой возможный ход (по умолчанию 0.1)
learn-sample-about = доля решений, на которых учатся (по умолчанию 0.5)
learn-patience-about = насколько пример учится на далёких следующих примерах, а не на оценке ближайшего (по умолчанию 0.95); 1: только на конце партии
learn-fix-about = веса, которые заданы и не подбираются, через запятую: points=1
learn-together-about = для любого числа игроков берётся среднее из выученного для каждого: так случайности немногих партий меньше сбивают с толку
learn-output-about = куда записать веса (по умолчанию weights.json)
learn-progress = игроков: { $seats }, { $bot }: партий { $done } из { $total }, осталось { $left } с
learn-round = игроков: { $seats }, партий: { $games }, играет { $bot }: примеров { $samples }, R² { $explained }, ошибка в очках { $error }, штраф { $penalty }, { $seconds } с
learn-written = веса записаны в { $file }
mistake-learn-share = { $option } должно быть долей от 0 до 1, а не { $value }.
mistake-learn-seats = В --seats пишут число игроков, можно несколько через запятую, из этих: { $list }; «{ $text }» не подходит.
mistake-learn-fixed = В --fix пишут name=number через запятую; «{ $part }» не подходит.
mistake-learn-output = Не удаётся записать { $file }: { $problem }.

## consigliere pack

pack-help = данные о компонентах игры: показать с происхождением, проверить набор, сравнить два
pack-about =
    Набор компонентов — это всё, что напечатано на компонентах игры: на картах, жетонах, планшетах, карте местности. В правилах из этого напечатано мало, поэтому у каждой записи сказано, откуда она.
    У кого есть коробка с игрой, тот может написать собственный набор: файл TOML со строкой extends = "{ $game }", в котором названо только то, что отличается.
pack-example = consigliere pack show { $game } --provenance R
pack-examples =
    Примеры
      consigliere pack show { $game }  все записи, откуда они
      consigliere pack show { $game } --provenance R  что реконструировано нами
      consigliere pack check mine.toml  годится ли ваш набор
      consigliere pack diff { $game } mine.toml  что он меняет
pack-show-help = перечислить записи набора и откуда взята каждая
pack-show-about = Перечисляет записи набора по путям ключей: буквы происхождения, значения и примечания.
pack-provenance-about = только записи с этой буквой: S указано в правилах, E взято из примера, W внешняя страница, M по памяти, R наша реконструкция
pack-pack-about = набор компонентов вместо собственного набора игры
pack-check-help = сказать, можно ли играть с набором
pack-check-about = Проверяет количества, имена, ссылки, числа и рисунок карты. Говорит ok и называет имя, хеш и число записей; первая ошибка указывается с файлом, ключом и тем, что ожидалось (код завершения 2).
pack-diff-help = перечислить, чем отличаются два набора
pack-diff-about = Перечисляет отличия по путям ключей. Записи списков сравниваются по именам, а не по порядку.
pack-file = FILE
pack-file-about = файл TOML, папка с файлами TOML или имя игры, если нужен её собственный набор
pack-title =
    { $name }: { $title } ({ $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[many] { $count } записей
    })
pack-digest = хеш { $digest }
pack-letter-S = S указано в правилах: { $count }
pack-letter-E = E взято из примера: { $count }
pack-letter-W = W внешняя страница: { $count }
pack-letter-M = M по памяти: { $count }
pack-letter-R = R наша реконструкция, не компонент издателя: { $count }
pack-entry = { $path } ({ $prov })
pack-note = Примечание: { $note }
pack-long =
    { $count ->
        [one] список из { $count } значения
       *[many] список из { $count } значений
    }
pack-ok =
    ok: { $name }, набор для { $game }, хеш { $digest }, { $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[many] { $count } записей
    }
pack-same = В { $left } и { $right } одно и то же.
pack-changed = { $path }: { $left } → { $right }
pack-added = { $path }: добавлено { $right }
pack-removed = { $path }: убрано { $left }
mistake-pack = Набора «{ $pack }» нет; нужно имя игры ({ $games }) или путь к набору.

## consigliere export

export-help = записи партий как данные: по строке на решение, в Parquet или строках JSON
export-about =
    Воспроизводит записи партий и пишет по одной строке на каждое решение: что можно было знать с этого места, в виде чисел с именами, возможные ходы, сделанный ход и чем для этого места кончилась партия. На каждую игру и каждое число игроков получается один файл, GAME-SEATS.parquet или GAME-SEATS.jsonl, и рядом GAME-SEATS.schema.json; столбцы объяснены в docs/data.md. Строки пишутся сразу, поэтому на любое число записей хватает небольшой памяти.
    Для Parquet нужно дополнение: pip install consigliere[export]
export-example = consigliere export games.jsonl --out data
export-examples =
    Примеры
      consigliere record make { $game } --bots normal -n 1000 -o games.jsonl  тысяча партий
      consigliere export games.jsonl --out data  в Parquet, в папку data
      consigliere export records/ more.json --out data --format jsonl --skip  строками JSON, без неподходящих
export-files = RECORDS
export-files-about = записи партий: JSON, строки JSON (NAME.jsonl, по одной записи в строке) или папки с такими файлами
export-out-about = папка для данных
export-format-about = parquet (по умолчанию) или jsonl
export-skip-about = пропускать записи, которые нельзя воспроизвести, с пояснением о каждой, а не останавливаться
export-file =
    { $file }: { $rows ->
        [1] одна строка
        [one] { $rows } строка
        [few] { $rows } строки
       *[many] { $rows } строк
    }
export-done =
    Записей партий: { $count }, { $skipped ->
        [0] выгружены все.
       *[many] и ещё пропущено: { $skipped }.
    }
export-not-there = такого файла или папки нет
mistake-export-extra = Для Parquet нужно дополнение: pip install consigliere[export] (или возьмите --format jsonl)
mistake-export-file = Не удаётся прочитать { $file }: { $problem }
mistake-export-record = { $file } — не запись партии в игру, известную здесь
mistake-export-replay = { $file }: { $problem }
mistake-export-out = Не удаётся записать в { $folder }: { $problem }

## consigliere scenario

scenario-help = сыграть сценарии и сказать, что отличается; вывести слова для сценариев
scenario-about =
    Сценарий — это небольшой файл TOML: позиция, что из неё играется и что должно получиться. Так показывают правило и так его проверяют.
    Код завершения 0, если всё так, как сказано в файлах, 1, если что-то отличается, 2, если в файле ошибка.
scenario-example = consigliere scenario tests/scenarios
scenario-examples =
    Примеры
      consigliere scenario mine.toml  сыграть один файл
      consigliere scenario tests/scenarios  сыграть все файлы папки
      consigliere scenario mine.toml --pack box.toml  с другим набором компонентов
      consigliere scenario --vocabulary { $game }  все ключи, моменты и имена
scenario-file = FILE
scenario-file-about = сценарий или папка со сценариями
scenario-vocabulary-about = вывести всё, что можно написать в сценарии этой игры: ключи, моменты, ходы, события, имена, каждое с примером
scenario-ok = ok          { $file } ({ $id })
scenario-differs = ОТЛИЧАЕТСЯ  { $file } ({ $id })
scenario-difference = { "            " }{ $difference }
scenario-sum =
    { $count ->
        [one] { $count } сценарий
        [few] { $count } сценария
       *[many] { $count } сценариев
    }: сошлось { $ok }, отличается { $differ }, с ошибкой { $wrong }.
scenario-words-file = ФАЙЛ
scenario-words-play = ЗАПИСЬ [[play]]
scenario-words-options = ОПЦИИ
scenario-words-moments = МОМЕНТЫ, для position.at
scenario-words-position = КЛЮЧИ [position]; все, кроме at, to_play и clear, — ещё и для expect
scenario-words-expect = КЛЮЧИ ТОЛЬКО ДЛЯ expect
scenario-words-chance = РЕЗУЛЬТАТЫ [chance]
scenario-words-moves = ХОДЫ
scenario-words-events = СОБЫТИЯ
scenario-words-names = ИМЕНА, в скобках — чего стоит плитка
mistake-scenario-key = { $place }: ключ '{ $key }' неизвестен (известные: { $known })
mistake-scenario-value = { $place }: ожидалось { $wanted }, а стоит { $found }
mistake-scenario-what = Назовите либо файлы сценариев (или папки), либо --vocabulary с игрой.
mistake-scenario-folder = { $folder }: в этой папке нет файлов TOML.

## consigliere record

record-help = запись партии: показать словами, проверить воспроизведением, записать партию ботов
record-about =
    В записи партии есть всё: заголовок, ходы в нотации с результатами случая и исход. Это JSON, и партию можно воспроизвести без всякой случайности.
    Запись для одного места вместо ходов содержит то, что этому месту показали; её можно посмотреть, но не воспроизвести.
record-example = consigliere record verify match.json
record-examples =
    Примеры
      consigliere record make { $game } --seed 7 -o match.json  случайная партия
      consigliere record show match.json  ход за ходом
      consigliere record show match.json --seat 2  глазами места 2
      consigliere record verify match.json  всё ли сходится
record-show-help = рассказать партию словами
record-show-about = Показывает заголовок, случайности в начале, каждый ход в нотации и что из него вышло, ходы, которые движок сделал сам, потому что они были единственными, и исход. Без --seat показываются все тайны. Запись, которую по этим правилам нельзя воспроизвести, например от прежней версии, показывается так, как она написана (код завершения 1).
record-seat-about = показать только то, что показали этому месту, считая от 1; ходы других команд стоят тогда без нотации
record-verify-help = воспроизвести партию и сказать, всё ли сходится
record-verify-about = Воспроизводит ходы с записанными результатами случая. Говорит ok и называет число ходов и исход (код завершения 0) или говорит, что не сходится и на каком ходу (1). Файл, который не является записью партии или относится к другой версии правил или другому набору, — это ошибка (2).
record-make-help = дать ботам сыграть партию и записать её
record-make-about = Даёт ботам сыграть одну партию и пишет её запись; одно и то же зерно и одни и те же боты дают одну и ту же запись.
record-make-file-about = куда записать партию; несколько пишутся в файл NAME.jsonl, по одной в строке
record-make-n-about = сколько партий (по умолчанию 1); у следующей следующее зерно
record-made-many = Записей партий в { $file }: { $count }.
mistake-record-lines = несколько записей партий пишутся в файл со строками JSON: назовите его NAME.jsonl, а не { $file }
record-seed-about = зерно (первой) партии и ботов (по умолчанию 0)
record-file = FILE
record-file-about = запись партии: JSON от "consigliere record make", из сохранённой игры или со стола
record-number-about = какая запись из файла NAME.jsonl с несколькими записями, считая от 1 (по умолчанию 1)
record-ok =
    ok: { $file }, { $game }, { $count ->
        [1] один ход
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }. { $result }
record-made =
    { $file }: { $count ->
        [1] один ход
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }. { $result }
record-differs = { $file } не сходится: { $problem }
record-as-written = Вот её ходы, как они записаны:
record-header = Версия правил { $rules }, набор { $pack } ({ $digest })
record-seats = Игроков: { $seats }; опции: { $options }
record-no-options = нет
record-of-seat = Что показали месту { $seat }
record-practice = Тренировка: ходы возвращались, хотя после них что-то решил случай, что-то открылось или ходили другие игроки.
record-opening = Начало
record-move = { $number } { $seat }: { $move }
record-unseen-move = { $number } { $seat }
record-forced = затем единственный возможный ход: { $seat }: { $move }
record-event = { $kind } { $parts }
record-unfinished = Партия не окончена.
record-result =
    { $count ->
        [0] Никто не побеждает.
        [1] Побеждает место { $winners }.
       *[many] Побеждают места { $winners }.
    } { $ending }
mistake-record-json = { $file } — не запись партии, или она обрывается: это неверный JSON, строка { $line }, столбец { $column } ({ $problem }).
mistake-record-what = { $file } — не запись партии: ожидался объект JSON с ключами game, rules, pack, seats, options, opening, moves и result.
mistake-record-game = { $file } — запись партии в «{ $game }»; есть только { $games }.
mistake-record-header = Воспроизвести { $file } нельзя: { $problem }.
mistake-record-other-seat = { $file } — запись для места { $seat }, а не для места { $wanted }.
mistake-record-no-seat = В { $file } места от 1 до { $last }, места { $wanted } нет.
mistake-record-number = В файле { $file } записей: { $last }, номера { $wanted } нет.
mistake-record-make = Не удалось записать { $file }: { $problem }.

## consigliere play

play-help-line = играть в терминале, с людьми и ботами
play-about =
    Игра в этом терминале: стол, заданный вопрос и пронумерованные ответы с тем, чего они стоят и что дают. Введите номер или сам ход; ? показывает всё, что можно ввести, и почему что-то нельзя.
    Партия сохраняется в файл после каждого хода, так что при выходе ничего не теряется, а --resume её продолжает. За одним терминалом могут сидеть несколько человек; тайное стирается с экрана, прежде чем посмотрит следующий.
play-example = consigliere play { $game }
play-examples =
    Примеры
      consigliere play { $game }  вы и боты
      consigliere play { $game } --seats human,hard,human,easy  двое и два бота
      consigliere play { $game } --level hard  боты посильнее
      consigliere play { $game } --seed 7  та же раздача
      consigliere play --resume { $game }-1.json  откуда вы вышли
play-players = PLAYERS
play-seats-about = кто где сидит, через запятую: human или бот (easy, normal, hard, expert; greedy, random, package.module:Class, file.py:Class); по умолчанию один человек и боты выбранного уровня
play-level-about = насколько сильны боты, если в --seats они не названы (по умолчанию normal)
play-seed-about = зерно партии и ботов; без него случайность каждый раз новая
play-resume-about = продолжить партию по её записи
play-save-about = файл, в котором сохраняется партия; без него — новый в этой папке или тот, с которого продолжили
play-color-about = цвета: always — всегда, never — никогда, auto (по умолчанию) — если они есть у терминала и не задана NO_COLOR; одним только цветом ничего не сказано
play-width-about = сколько столбцов занимать вместо ширины терминала
play-confirm-about = спрашивать перед ходом, который нельзя вернуть
play-welcome =
    { $title }
    Партия сохраняется в { $file }. Для справки введите ?.
play-bot = { $name } ({ $who })
play-against = { $who }: { $level }. { $about }
play-question = { $who }: { $question } [{ $rule }]
play-choice = { $words } · { $detail }
play-choice-gist = { $text } → { $gist }
play-final-mark = !
play-anytime = В любой момент: { $list }
play-anytime-entry = { $words } ({ $numbers })
play-no-anytime = Сверх этого вы сейчас ничего сделать не можете.
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
play-more = — дальше: нажмите Enter или введите команду —
play-changed = Что изменилось (board: весь стол)
play-early = «{ $typed }» введено до вопроса. Если это ответ, введите его ещё раз.
play-help =
    Номер выбирает этот ответ; можно ввести и ход в нотации или достаточную часть его слов. Ответ со знаком ! окончательный: после него решает случай, открывается тайное или выбирает другой игрок, и undo его не вернёт.
    p N или ? MOVE: что именно делает ответ или почему ход невозможен, с правилом. rules ID: правило; просто rules: правило заданного вопроса.
    undo, undo N: вернуть свои ходы. back: если кроме вас одни боты, вернуть и окончательное (в записи партии будет отмечена тренировка).
    log, log N: что произошло. choices: вопрос ещё раз. side: что можно сделать в любой момент, s1 выбирает первое из этого.
    save FILE: записать партию ещё и туда. quit: выйти; партия сохраняется.
    Стол:
play-help-examples = Например: { $list }
play-which = «{ $typed }» может значить любое из этого: { $list }.
play-no-number =
    { $count ->
        [1] Есть только ответ 1, ответа { $number } нет.
       *[many] Ответы идут от 1 до { $count }, ответа { $number } нет.
    }
play-what = «{ $typed }» — не ход и не команда; что можно ввести, показывает ?.
play-refused = Нельзя: { $why } [{ $rule }]
play-previewed = { $notation }: { $words }
play-why-what = Назовите ход или номер ответа, например: p 1
play-final = Окончательно: вернуть нельзя.
play-final-alone = Окончательно: undo этого не вернёт. Если кроме вас одни боты, для тренировки вернёт back.
play-not-final = Не окончательно: undo это вернёт.
play-confirm = { $words }: окончательно, сделать этот ход? [д/Н]
play-undone =
    { $count ->
        [1] Ход возвращён.
       *[many] Возвращено ходов: { $count }.
    }
play-no-undo = Возвращать нечего: после вашего хода что-то решил случай, что-то открылось или ходил другой игрок.
play-no-undo-alone = Возвращать нечего: после вашего хода что-то решил случай, что-то открылось или ходил другой игрок. Для тренировки такой ход вернёт back.
play-no-back = Возвращать ход после случая, открывшихся тайн и чужих ходов можно, только когда один человек играет с ботами.
play-taken-back = Возвращено для тренировки.
play-saved = Записано в { $file }.
play-quit = Выход. Сохранить эту партию в { $file }? [Д/н]
play-kept = Партия сохранена в { $file }. Чтобы продолжить: consigliere play --resume { $file }
play-discarded = Партия не сохранена.
play-thinking = Думает: { $who } …
play-hand-over = Сейчас выбирает: { $who }. Передайте клавиатуру.
play-press-enter = Когда вы на месте, нажмите Enter.
play-winners =
    { $count ->
        [0] Никто не победил: ничья.
        [1] Победитель: { $who }
       *[many] Победители: { $who }
    }
play-over = Игра окончена. Запись партии: { $file }.
mistake-play-seats = Игроков в { $game }: { $seats }, а в --seats названо { $found }.
mistake-play-level = В { $game } нет уровня { $level } (есть { $levels }).
mistake-play-nobody = В --seats должен быть хотя бы один human; одних ботов сводит "consigliere simulate".
mistake-play-bot = Бот { $bot } не может играть дальше: { $problem }.
mistake-play-other-game = { $file } — партия в { $game }, а не в { $wanted }.
mistake-play-no-back = Ни одного вашего хода ещё не было.
mistake-play-exists = Файл { $file } уже есть; назовите другой.
mistake-play-save = Не удаётся записать { $file }: { $problem }; --save задаёт другой файл.

## consigliere serve

serve-help = веб-сервер: столы для людей и ботов
serve-about =
    Даёт играть через браузеры и программы. Всё хранится в одной базе данных; что подтверждено, то не теряется, как бы сервер ни остановился.
serve-example = consigliere serve --open
serve-examples =
    Примеры:
      consigliere serve --open
      consigliere serve --host 0.0.0.0 --port 80 --public-url https://games.example.org
      consigliere serve --database postgresql://user@host/consigliere
serve-text = TEXT
serve-host-about = на каком адресе принимать соединения (по умолчанию 127.0.0.1: только эта машина)
serve-port-about = порт (по умолчанию 8000; 0: любой свободный)
serve-database-about = файл для SQLite (по умолчанию consigliere.db) или URL базы данных PostgreSQL
serve-public-about = по какому адресу люди попадают на сервер за прокси: для ссылок, для куки и чтобы узнавать свои страницы
serve-proxy-about = вместе с --public-url: адреса или сети прокси-серверов через запятую (по умолчанию: эта машина)
serve-mail-about = сервер SMTP для писем о ходе: smtp://user:password@host:587/sender@example.org; если есть пароль, сервер должен предлагать STARTTLS (smtps: TLS с самого начала)
serve-guests-about = кто может создавать столы: open (все, по умолчанию), invited (кто открыл ссылку от "consigliere admin invite"), code (ещё и те, кто ввёл код хозяина)
serve-code-about = файл с кодом для --guests code; или задайте его в переменной { $variable }
mistake-guest-code = для --guests code нужен код длиной от { $least } до { $most } букв и цифр, в переменной { $variable } или в файле (--guest-code-file)
serve-place = ХОСТ:ПОРТ
serve-node-about = имя этого сервера среди нескольких на одной базе PostgreSQL (docs/host.md)
serve-node-listen-about = где другие узлы найдут этот: адрес частной сети, который никогда не публикуется
serve-secret-about = файл с секретом, общим для всех узлов; или поместите его в переменную { $variable }
serve-metrics-about = токен, по которому /metrics показывается другим машинам
serve-limit = закрывать столы, к которым никто не подходил столько дней (по умолчанию 60)
serve-unload-about = держать в памяти стол, на который никто не смотрит, столько минут (по умолчанию 10)
serve-workers-about = в скольких процессах думают боты (по умолчанию на один меньше, чем ядер у машины)
serve-address = АДРЕС
serve-thinkers-about = кластер Ray, на котором думают боты (ХОСТ:ПОРТ узла на этой машине или ray://ХОСТ:ПОРТ); без него и пока он не отвечает они думают здесь
serve-rate-about = запросов в секунду с одного адреса, сообщений в секунду по одному соединению (по умолчанию 30)
serve-sockets = соединений с одного адреса (по умолчанию 200)
serve-makers-about = сколько столов можно создать с одного адреса за минуту (по умолчанию 20)
serve-open-tables-about = сколько столов одного человека могут ждать игроков в списке (по умолчанию 5); с одного адреса — вчетверо больше
serve-bot-ms-about = сколько миллисекунд бот может думать над одним решением (по умолчанию 2000)
serve-build-about = не компилировать движок в фоне (это делает только `dev.py serve`, там, где есть компилятор C)
serve-open-about = открыть страницу в браузере
serve-ready = Consigliere отвечает по адресу { $address }
serve-guessed = Если люди попадают на этот сервер по другому адресу, укажите его в --public-url.
mistake-serve-port = сервер не может принимать соединения на { $host }, порт { $port }: { $problem }
mistake-serve-start = сервер не запустился; почему, сказано в журнале
mistake-database = не удаётся открыть базу данных: { $problem }
mistake-database-url = это не адрес базы данных: { $url }
mistake-database-kind = база данных — это файл или URL, который начинается с sqlite: или postgresql:, а не с { $kind }:
mistake-database-taken = этой базой данных пользуется другой сервер; сначала остановите его или дайте этому другую через --database
mistake-secret = секрет сервера в базе данных повреждён (settings, secret): возьмите его из резервной копии или удалите эту строку, тогда появится новый и всем придётся входить заново
mistake-serve-thinkers = Для --thinkers нужен Ray; он ставится дополнением: pip install consigliere[ray]
mistake-node-alone = --node-listen и --cluster-secret-file нужны нескольким серверам на одной базе; назовите этот параметром --node
mistake-node-called = --node должно быть именем не длиннее 63 букв, цифр, точек, дефисов и подчёркиваний
mistake-node-listen = для --node нужен --node-listen ХОСТ:ПОРТ с адресом, по которому этот узел найдут остальные
mistake-node-no-secret = для --node нужен секрет, общий для всех узлов, не короче { $least } символов, в переменной { $variable } или в файле (--cluster-secret-file)
mistake-node-database = нескольким узлам нужна общая база PostgreSQL (--database postgresql://…)
mistake-node-name = узел с именем { $node } уже работает; дайте этому другое имя параметром --node
mistake-node-schema = этот узел не может присоединиться: его версия базы данных не та, что у работающего узла { $node }. Остановите все узлы, прежде чем запускать другую версию
mistake-node-rules = этот узел не может присоединиться: он играет в { $game } по другим правилам, чем работающий узел { $node }, и закрыл бы его столы. Остановите все узлы, прежде чем запускать другую версию
mistake-node-packs = этот узел не может присоединиться: его компоненты игры { $game } не те, что у работающего узла { $node }, и он закрыл бы его столы. Остановите все узлы, прежде чем запускать другую версию
mistake-node-secret = этот узел не может присоединиться: его секрет не тот, что у работающего узла { $node }; всем узлам нужен один и тот же
mistake-database-newer = эта база данных создана более новым Consigliere; в ней ничего не изменено
mistake-database-older = эта база данных создана версией до 0.1.0, которую Consigliere больше не читает; в ней ничего не изменено. Укажите серверу другую через --database
mistake-mail = --mail должно выглядеть так: smtp://user:password@host:587/sender@example.org
mistake-serve-proxy = --proxy должно содержать адреса или сети через запятую (10.0.0.5,10.1.0.0/16), а не { $proxy }
mistake-serve-url = --public-url должно начинаться с http:// или https://, а не { $url }

## consigliere bot

bot-help = бот садится за стол на любом сервере
bot-about =
    Занимает место по ссылке-приглашению и играет до конца ботом, который работает здесь: одним из наших, вашим классом на Python или программой на любом языке. Если пропадает связь или сервер, он возвращается сам. Сервер не узнаёт ничего, кроме ходов, а бот — ничего, кроме того, что видно с его места.
    Бот, который падает, выбирает невозможное или, будучи программой, не отвечает вовремя либо отвечает неразборчиво, уступает место боту сервера, и остальные играют дальше. Та же команда со ссылкой для возврата снова занимает место.
bot-example = consigliere bot join "http://127.0.0.1:8000/t/TABLE#seat=TOKEN" --bot hard
bot-examples =
    Примеры:
      consigliere bot join "http://127.0.0.1:8000/t/TABLE#seat=TOKEN" --bot hard
      consigliere bot join LINK --bot mybot.py:MyBot --budget 500
      consigliere bot join LINK --bot "command:node bot.mjs"
bot-join-help = занять место по ссылке-приглашению и играть
bot-link = LINK
bot-link-about = ссылка-приглашение, http://host/t/TABLE#seat=TOKEN, или ссылка с токеном уже занятого места
bot-bot = BOT
bot-bot-about = уровень (easy, normal, hard, expert), другое имя (greedy, random), package.module:Class, file.py:Class или command:PROGRAM (по умолчанию normal)
bot-budget-about = сколько миллисекунд бот может думать над одним решением (по умолчанию 1000; ни один уровень не думает дольше своего времени)
bot-instead-about = уровень, который доиграет за это место, если ваш бот не справится (по умолчанию normal)
bot-seed-about = зерно бота (по умолчанию 0)
bot-joined = Место { $seat } за столом { $table } ({ $game }); бот: { $bot }. Чтобы вернуться: { $link }
bot-lost = Сервер не отвечает; пробуем снова.
bot-over = Игра окончена: { $result }.
bot-won = место { $seat } среди победивших ({ $winners })
bot-not-won = победившие места: { $winners }, места { $seat } среди них нет
bot-no-winner = никто не побеждает
bot-closed = Стол закрыт.
mistake-bot-link = ссылка-приглашение выглядит так: http://host/t/TABLE#seat=TOKEN
mistake-bot-seat = занять место не удаётся: { $problem }
bot-said = { $what }; что было выведено, лежит в { $file }
mistake-bot-failed = бот { $bot }: { $what }. На месте { $seat } теперь играет «{ $instead }»; та же команда вернёт место.
mistake-bot-failed-alone = бот { $bot }: { $what }. Попросить сервер, чтобы на месте { $seat } играл другой бот, не удалось.

## consigliere mcp

mcp-help = за стол садится клиент языковой модели (Model Context Protocol)
mcp-about =
    Даёт клиенту протокола Model Context Protocol инструменты одного места: look, choices, why, rules и play, — только через stdin и stdout. Команду запускает сам клиент; вводить её не нужно.
    Ссылка на место лежит в файле, который назван в --link-file, или в переменной окружения { $variable }: никогда в командной строке, где её видят другие, и никогда в ответе. Приглашение действует один раз; ссылка для возврата хранится потом в том же файле, а если ссылка была в окружении — в ~/.local/state/consigliere/seats, и прочитать её можете только вы.
    Команда связывается с сервером этого стола и больше ни с кем. Нужно дополнение: pip install consigliere[mcp]
mcp-example = consigliere mcp --link-file seat.txt
mcp-examples =
    Примеры (в настройках клиента)
      consigliere mcp --link-file /home/me/seat.txt  ссылка лежит в файле
      consigliere mcp --link-file /home/me/seat.txt --chat  можно и писать в чат
mcp-link-file-about = файл со ссылкой на место, http://host/t/TABLE#seat=TOKEN; без него читается переменная { $variable }
mcp-chat-about = дать инструмент, который пишет в чат; без этого модель может его только читать
mistake-mcp-extra = для "consigliere mcp" нужно дополнение: pip install consigliere[mcp]
mistake-mcp-link = нужна ссылка на место: назовите файл с ней в --link-file или задайте { $variable }
mistake-mcp-file = не удаётся прочитать { $file }: { $problem }
mistake-mcp-keep = не удаётся сохранить ссылку для возврата в { $file }: { $problem }

## consigliere admin

admin-help = столы и резервные копии сервера
admin-about = Работает с хранилищем сервера, можно и пока он запущен; что закрыто или удалено, он замечает за несколько секунд. Токены и зёрна не показываются никогда.
admin-example = consigliere admin tables
admin-examples =
    Примеры:
      consigliere admin tables
      consigliere admin doctor
      consigliere admin close 519ea5136442dcc5
      consigliere admin backup games.backup
      consigliere admin restore games.backup --database postgresql://user@host/consigliere
admin-tables-help = перечислить все столы
admin-tables-about = Перечисляет столы, сначала те, где что-то было недавно: номер, состояние, игра, когда там в последний раз что-то было (UTC), кто сидит.
admin-close-help = закрыть стол
admin-close-about = Закрывает стол для ходов; запись партии остаётся.
admin-delete-help = удалить стол
admin-delete-about = Удаляет стол с его ходами, чатом и заметками. Вернуть его можно только из резервной копии.
admin-backup-help = записать всё в файл
admin-backup-about = Записывает всё в новый файл, можно и пока сервер запущен: текстом, по одной строке данных в строке, для базы данных любого вида. Если имя файла кончается на .db, получается копия базы SQLite. В файле все секреты: храните его соответственно.
admin-restore-help = прочитать резервную копию в пустую базу данных
admin-restore-about = Читает резервную копию в пустую базу данных любого вида, целиком или никак. Копию с именем на .db восстанавливать не нужно: запустите с ней сервер.
admin-invite-help = выдать ссылки, которые позволяют создавать столы
admin-invite-about = Выводит по ссылке на каждого, кто будет создавать столы на сервере с --guests invited (или code). Ссылка действует один раз, в течение 30 дней.
admin-invite-count-about = сколько ссылок (по умолчанию 1)
admin-invite-url-about = по какому адресу люди попадают на сервер (по умолчанию как при последнем запуске)
admin-guests-help = перечислить приглашённых
admin-guests-about = Перечисляет людей, которым разрешено создавать столы: номер, с каких пор их знает сервер, имя.
admin-guests-count = Приглашено: { $people }, ссылок ещё не использовано: { $invitations }
admin-uninvite-help = отозвать приглашение
admin-uninvite-about = Человек больше не создаёт столов; места, которые у него есть, остаются за ним. Без PERSON отзываются все ссылки, которыми никто не воспользовался.
admin-person = PERSON
admin-person-about = номер человека, как его показывает "consigliere admin guests"
admin-uninvited = { $person } больше не создаёт столов.
admin-uninvited-open = Ссылки, которыми никто не воспользовался, больше не действуют.
admin-forget-help = удалить человека
admin-forget-about = Удаляет человека вместе с именем, адресом почты, ссылками и личными заметками. Места и сообщения в чате остаются, без имени. В прежних резервных копиях имя остаётся.
admin-forget-person-about = номер или имя человека
admin-forget-sure = Удалить { $name } ({ $person }) навсегда? (да/нет)
admin-forget-kept = { $person } не удаляется.
admin-forgotten = Данные { $person } удалены.
admin-doctor-help = проверить, всё ли в порядке
admin-doctor-about = Осматривает хранилище и говорит, что находит: база и её таблицы, свободное место на диске, часы, каждая строка, столы, за которыми ничего не происходит, и сколько столов у какого узла. Ничего не меняет и работает при работающем сервере. Завершается ошибкой, если что-то плохо.
doctor-level-good = ok
doctor-level-care = важно
doctor-level-bad = ПЛОХО
doctor-server = Этой базой пользуется сервер.
doctor-no-server = Этой базой не пользуется ни один сервер.
doctor-unreadable = Базу нельзя прочитать: { $problem }
doctor-database = { $name } { $version }, { NUMBER($size) } МБ
doctor-file = SQLite может прочитать весь свой файл.
doctor-damaged = Файл повреждён: { $problem } Восстановите резервную копию.
doctor-not-private = Другие на этом компьютере могут читать файл { $file }, а в нём есть тайные данные. Разрешите это только владельцу.
doctor-room = Свободно на диске: { NUMBER($size) } МБ.
doctor-little-room = На диске мало места, свободно: { NUMBER($size) } МБ.
doctor-schema = Таблицы базы — этой версии ({ $head }).
doctor-schema-older = Таблицы базы — более ранней версии ({ $there }; здесь { $head }). Их обновит следующий запуск сервера; сначала сделайте резервную копию.
doctor-schema-newer = Таблицы базы — более поздней версии ({ $there }; здесь { $head }). Возьмите более позднюю версию.
doctor-schema-unreleased = Таблицы базы — версии до 0.1.0 ({ $there }), которую Consigliere больше не читает. Укажите серверу другую базу.
doctor-clock = Часы согласуются с базой.
doctor-clock-wrong = Часы этого компьютера и база расходятся на { NUMBER($seconds) } с. Установите часы.
doctor-rows = Каждая строка такая, какой её пишет сервер.
doctor-row = Строка не такая, какой её пишет сервер ({ $table }, строка { $row }: { $problem }).
doctor-tables = Столы: ожидают { NUMBER($waiting) }, играют { NUMBER($running) }, на паузе { NUMBER($paused) }, завершены { NUMBER($ended) }
doctor-other-pack = Столы, созданные с другими данными компонентов: { NUMBER($count) }; их могут закрыть, когда кто-нибудь их откроет: { $tables }
doctor-stuck = Столы, за которыми сервер должен что-то сделать, но не делает: { NUMBER($count) } ({ $tables }). Загляните в журнал сервера.
doctor-node = Узел { $node } ({ $address }) работает с { $since } UTC; его столы: { NUMBER($count) }
doctor-node-gone = Узел { $node } ({ $address }) не был остановлен, а его аренда закончилась { $until } UTC; его столы, которые ещё не взял другой узел: { NUMBER($count) }
doctor-left = Играющие столы узла, которого больше нет, ждут другого: { NUMBER($count) } ({ $tables })
mistake-admin-person = человека { $person } нет
mistake-admin-people = имя { $person } носят несколько человек; укажите номер одного из них: { $ids }
mistake-admin-count = --count должно быть числом от 1 до { $most }
admin-table = TABLE
admin-table-about = номер стола, как его показывает "consigliere admin tables"
admin-file-about = резервная копия
admin-yes-about = не спрашивать
admin-sure = Удалить стол { $table } навсегда? (да/нет)
admin-kept = Стол { $table } остаётся.
admin-count =
    { $count ->
        [one] { $count } стол
        [few] { $count } стола
       *[many] { $count } столов
    }
admin-closed = Стол { $table } закрыт.
admin-deleted = Стол { $table } удалён.
admin-copied = База данных скопирована в { $file }
admin-backed-up = Строк в { $file }: { $count }
admin-restored = Строк восстановлено из { $file }: { $count }
mistake-admin-nothing = базы данных { $file } нет
mistake-admin-table = стола { $table } нет
mistake-admin-copy = копия с именем на .db бывает только у SQLite; назовите файл иначе
mistake-admin-exists = { $file } уже есть
mistake-admin-file = { $file } не годится: { $problem }
mistake-admin-backup = это не резервная копия Consigliere
mistake-admin-newer = эта резервная копия сделана более новым Consigliere
mistake-admin-older = эта резервная копия сделана версией до 0.1.0, которую Consigliere больше не читает
mistake-admin-full = база данных не пуста; ничего не восстановлено
admin-the-backup = резервная копия
mistake-admin-row = с резервной копией что-то не так ({ $table }, строка { $row }: { $problem }); ничего не восстановлено
mistake-admin-running = этой базой данных пользуется сервер; сначала остановите его. Ничего не восстановлено
mistake-admin-cut = резервная копия неполная: не хватает конца; ничего не восстановлено

## consigliere words

words-help = чего не хватает в переводе и как сообщение звучит на каждом языке
words-about = Каждое слово, которое видит человек, — это сообщение в файле .ftl; язык — это ещё один файл в каждом месте. Как переводить, рассказывает docs/translate.md.
words-example = consigliere words check
words-examples =
    Примеры
      consigliere words check pl  что не так с польским переводом
      consigliere words show interrupted  сообщение на всех языках
words-check-help = чего в языке не хватает, что лишнее и что иначе
words-check-about = Сравнивает каждый файл языка с английским, который лежит рядом: сообщения, которых нет, неизвестные, повторённые или нечитаемые, другие аргументы, строки журнала, которые не начинаются с игрока, формы числа, имена без формы, нужной предложениям. Код завершения 1, если что-то не так.
words-check-lang-about = язык; без него — все
words-show-help = сообщение на всех языках
words-show-about = Показывает, как сообщение написано на каждом языке, везде, где есть такое имя.
words-show-id-about = имя сообщения, например interrupted
words-place =
    { $file }: { $n ->
        [one] { $n } замечание
        [few] { $n } замечания
       *[many] { $n } замечаний
    }
words-no-file = такого файла нет; сообщений в английском: { $detail }
words-junk = строка { $detail }: это не Fluent, поэтому его никто не увидит: { $id }
words-twice = { $id } стоит дважды
words-missing = нет { $id }
words-unused = { $id } нет в английском, поэтому этого никто не скажет
words-more-arguments = в { $id } есть то, чего нет в английском: { $detail }
words-fewer-arguments = в { $id } не использовано: { $detail }
words-seat-first = { $id } должно начинаться с игрока и пробела, как в английском
words-plural = { $id } кончается на *[other], а это в этом языке для дробей: *[{ $detail }]
words-no-form = { $id } просит .{ $detail }, а такой формы нет ни у одного имени
words-form = у { $id } нет .{ $detail }, а у других того же рода есть
words-checked =
    { $languages }: { $n ->
        [0] всё на месте.
        [one] { $n } замечание.
        [few] { $n } замечания.
       *[many] { $n } замечаний.
    }
words-shown = { $file }: { $id }
words-none = (нет)
mistake-words-lang = На языке «{ $wanted }» ничего не написано; есть { $languages }.
mistake-words-id = Сообщения с именем «{ $id }» нет.

## Боты и обучение: что не так

mistake-learn-feature = признака «{ $feature }» у игры { $game } нет (есть { $features })
mistake-bot-load = бот «{ $name }» не загружается: { $problem }
mistake-bot-read = бот «{ $command }» не читается: { $problem }
mistake-bot-start = бот «{ $command }» не запускается: нет программы «{ $program }»
mistake-no-bot = бота «{ $name }» нет (есть { $bots }, или package.module:Class, file.py:Class либо command:PROGRAM)
failure-late = нет ответа за отведённое время: { $seconds } с
failure-ended = программа завершилась; что она сказала — в { $file }
failure-answer = ответ — это {"{"}move, key{"}"} в одной строке JSON, а не { $found }
failure-key = у ответа ключ { $found } вместо { $key }
failure-move = { $problem }
failure-kind = ход — это число или его запись, а не { $found }

## Строки базы данных: что не так

mistake-row-address = ожидается адрес сервера
mistake-row-game = такой игры нет
mistake-row-bot = такого бота нет
mistake-row-table = такого стола нет
mistake-row-seats = не хватает мест
mistake-row-seed = ожидается зерно длиной { $bytes } Б
mistake-row-secret = ожидается секрет длиной { $bytes } Б
mistake-row-moves = ожидается число ходов
mistake-row-position = позиция не читается

## Что говорит сам argparse из Python: %s и %(имя)s остаются как есть

argparse-argument = аргумент %(argument_name)s: %(message)s
argparse-required = не хватает аргументов: %s
argparse-unrecognized = неизвестные аргументы: %s
argparse-one-required = нужен один из аргументов %s
argparse-not-allowed = несовместимо с аргументом %s
argparse-one = ожидается одно значение
argparse-at-most-one = ожидается не больше одного значения
argparse-at-least-one = ожидается хотя бы одно значение
argparse-count = ожидаемое число значений: %s
argparse-explicit = лишнее значение %r
argparse-value = неверное значение (%(type)s): %(value)r
argparse-choice = неверный выбор: %(value)r (возможны: %(choices)s)
argparse-parser = неизвестная команда %(parser_name)r (возможны: %(choices)s)
argparse-ambiguous = неоднозначный параметр: %(option)s может означать %(matches)s
