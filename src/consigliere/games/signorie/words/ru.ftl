### Слова Signorie на русском: вопросы, отказы, ход событий, названия, словарь сценариев.
###
### Кубик мужского рода: жёлтый, .gen жёлтого; когда назван его бросок («жёлтая пятёрка»), нужны .facc и .fgen.
### В тесных полях у длинных слов есть мягкий перенос (\u00AD), где они могут разорваться.
### Формы городов и карьер стоят вместе с предлогом: .in «во Флоренции», .into «во Флоренцию», .from «из Флоренции».

## Игра вкратце, для тех, кто никогда в неё не играл

game-in-short =
    Знатные роды эпохи Возрождения собирают победные очки (ПО) ровно 7 раундов; побеждает тот, у кого больше всего ПО.
    В фазе действий игроки по очереди берут по одному кубику или пасуют до конца фазы; не больше 4 кубиков за раунд, каждый цвет один раз. Если значение кубика ниже, чем у его поля действия (жёлтое 1, красное 2, фиолетовое 3, серое 4, бирюзовое 5), разницу доплачивают флоринами.
    Кубиком выполняют ровно одно действие: наём помощника в столбце слева; одно из двух заданий этого цвета мужчинами или женщинами из личного запаса, как указано у места задания; или управление этого цвета: жёлтый — 3 флорина, красный — брак, фиолетовый — потомство, серый — 4 очка продвижения на шкалы, бирюзовый — миссия. После этого можно задействовать помощников в том же столбце.
    Мужчины делают карьеру в политике, церкви и армии. Миссия отправляет одного из них в город: она даёт ПО покинутой ступени и жетон города, если он подходит к ряду этой карьеры. Брак отправляет женщину в город с приданым до 4 флоринов: по 2 ПО за каждый и жетон города в ряд браков, если подходит.
    В фазе наград шкала инициативы даёт ПО и новый порядок хода. У кого сумма кубиков не больше 13 (с заданием порога предел выше), тот берёт бонус раунда или 3 флорина и может устроить свадьбу; в раундах 6 и 7 награда — ПО.
    В конце мужчины на шкалах карьеры дают половину ПО своих ступеней, а каждый ряд плана, где хотя бы 3 жетона, — их сумму. Флорины, помощники и фигурки ничего не дают.

## Опции партии

option-optional-city-tile = Подходящий жетон города можно оставить на месте.
option-colours-by-seat = Цвета по местам: жёлтый, красный, фиолетовый, синий; иначе по жребию.

## Названия

seat-name = Место { $seat }

# У кого ещё нет имени; стоит и после слов «семьи», «игрока».
seat-number = № { $seat }

player-yellow = Жёлтый
player-red = Красный
player-purple = Фиолетовый
player-blue = Синий
die-yellow = жёлтый
    .gen = жёлтого
    .facc = жёлтую
    .fgen = жёлтой
die-red = красный
    .gen = красного
    .facc = красную
    .fgen = красной
die-purple = фиолетовый
    .gen = фиолетового
    .facc = фиолетовую
    .fgen = фиолетовой
die-grey = серый
    .gen = серого
    .facc = серую
    .fgen = серой
die-turquoise = бирюзовый
    .gen = бирюзового
    .facc = бирюзовую
    .fgen = бирюзовой
career-politics = политика
    .acc = политику
    .in = в политике
    .from = из политики
career-church = церковь
    .acc = церковь
    .in = в церкви
    .from = из церкви
career-military = армия
    .acc = армию
    .in = в армии
    .from = из армии
track-initiative = инициатива
    .acc = инициативу
row-politics = ряд политики
row-church = ряд церкви
row-military = ряд армии
row-marriage = ряд браков
gender-man = мужчина
gender-woman = женщина
phase-preparation = Подготовка
phase-actions = Действия
phase-rewards = Награды
management-tracks = шкалы
management-mission = миссия
management-offspring = потомство
management-florins = флорины
management-marriage = брак
source-initiative = инициатива
source-mission = миссия
source-marriage = брак
source-helper = помощник
source-wedding = свадьба
source-reward = награда
source-florins = флорины
source-careers = карьеры в конце
source-rows = ряды в конце

## Помощники: как их зовут и что они делают с числами набора

helper-offspring-die = Кормилица
    .acc = Кормилицу
helper-offspring-die-text =
    { $dice ->
        [1] Бросьте { $dice } кубик потомства и возьмите выпавшую фигурку.
        [one] Бросьте { $dice } кубик потомства и возьмите выпавшие фигурки.
        [few] Бросьте { $dice } кубика потомства и возьмите выпавшие фигурки.
       *[many] Бросьте { $dice } кубиков потомства и возьмите выпавшие фигурки.
    }
helper-die-initiative = Герольд
    .acc = Герольда
helper-die-initiative-text = Очки продвижения на инициативу, не больше значения кубика.
helper-marriage-fd = Сваха
    .acc = Сваху
helper-marriage-fd-text = Брак; вместо жетона города закрытый жетон.
helper-take-pawn = Дуэнья
    .acc = Дуэнью
helper-take-pawn-text =
    { $count ->
        [1] Возьмите из резерва { $count } мужчину или женщину.
        [one] Возьмите из резерва { $count } фигурку, мужчин или женщин.
        [few] Возьмите из резерва { $count } фигурки, мужчин или женщин.
       *[many] Возьмите из резерва { $count } фигурок, мужчин или женщин.
    }
helper-florins3 = Банкир
    .acc = Банкира
helper-florins3-text =
    Получите { $amount ->
        [one] { $amount } флорин.
        [few] { $amount } флорина.
       *[many] { $amount } флоринов.
    }
helper-die-politics = Канцлер
    .acc = Канцлера
helper-die-politics-text = Очки продвижения на политику, не больше значения кубика.
helper-tile-fd = Писарь
    .acc = Писаря
helper-tile-fd-text = Закрытый жетон в любой ряд.
helper-task-one = Мажордом
    .acc = Мажордома
helper-task-one-text = Любое задание любого цвета с 1 фигуркой.
helper-career3 = Наставник
    .acc = Наставника
helper-career3-text =
    До { $max_points ->
        [one] { $max_points } очка продвижения на карьеры.
       *[many] { $max_points } очков продвижения на карьеры.
    }
helper-vp3 = Поэт
    .acc = Поэта
helper-vp3-text = { $amount } ПО.
helper-die-military = Кондотьер
    .acc = Кондотьера
helper-die-military-text = Очки продвижения на армию, не больше значения кубика.
helper-mission-fd = Посланник
    .acc = Посланника
helper-mission-fd-text = Миссия; вместо жетона города закрытый жетон.
helper-initiative3 = Гонец
    .acc = Гонца
helper-initiative3-text =
    До { $max_points ->
        [one] { $max_points } очка продвижения на инициативу.
       *[many] { $max_points } очков продвижения на инициативу.
    }
helper-vp-men = Летописец
    .acc = Летописца
helper-vp-men-text = { $amount } ПО за каждого вашего мужчину в городах.
helper-die-church = Капеллан
    .acc = Капеллана
helper-die-church-text = Очки продвижения на церковь, не больше значения кубика.

## Жетоны заданий

task-task-politics = Политика
task-task-politics-text =
    { $points_per_pawn ->
        [one] { $points_per_pawn } очко продвижения на политику за каждую фигурку.
        [few] { $points_per_pawn } очка продвижения на политику за каждую фигурку.
       *[many] { $points_per_pawn } очков продвижения на политику за каждую фигурку.
    }
    .rule = SI-6.5
task-task-church = Церковь
task-task-church-text =
    { $points_per_pawn ->
        [one] { $points_per_pawn } очко продвижения на церковь за каждую фигурку.
        [few] { $points_per_pawn } очка продвижения на церковь за каждую фигурку.
       *[many] { $points_per_pawn } очков продвижения на церковь за каждую фигурку.
    }
    .rule = SI-6.5
task-task-military = Армия
task-task-military-text =
    { $points_per_pawn ->
        [one] { $points_per_pawn } очко продвижения на армию за каждую фигурку.
        [few] { $points_per_pawn } очка продвижения на армию за каждую фигурку.
       *[many] { $points_per_pawn } очков продвижения на армию за каждую фигурку.
    }
    .rule = SI-6.5
task-task-initiative = Инициатива
task-task-initiative-text =
    { $points_per_pawn ->
        [one] { $points_per_pawn } очко продвижения на инициативу за каждую фигурку.
        [few] { $points_per_pawn } очка продвижения на инициативу за каждую фигурку.
       *[many] { $points_per_pawn } очков продвижения на инициативу за каждую фигурку.
    }
    .rule = SI-6.6
task-task-tile = Закрытый жетон
task-task-tile-text = Закрытый жетон в любой ряд.
    .rule = SI-6.7
task-task-threshold = Порог
task-task-threshold-text = Каждая фигурка поднимает ваш порог на { $threshold_per_pawn }.
    .rule = SI-6.8
task-task-mission = Миссия
task-task-mission-text = Одна миссия.
    .rule = SI-6.9
task-task-marriage = Брак
task-task-marriage-text = Один брак.
    .rule = SI-6.10
task-task-florins = Флорины
task-task-florins-text =
    { $florins_per_pawn ->
        [one] { $florins_per_pawn } флорин за каждую фигурку.
        [few] { $florins_per_pawn } флорина за каждую фигурку.
       *[many] { $florins_per_pawn } флоринов за каждую фигурку.
    }
    .rule = SI-6.11
task-task-pawns = Фигурки
task-task-pawns-text = Столько же фигурок из резерва, любого пола.
    .rule = SI-6.12

## Жетоны наград

reward-rw-mission = Миссия
reward-rw-marriage = Брак
reward-rw-men = Двое мужчин
reward-rw-women = Две женщины
reward-rw-career = Очки продвижения на карьеры
reward-rw-initiative = Очки продвижения на инициативу
reward-rw-tile = Закрытый жетон
reward-rw-helper = Бесплатный помощник
reward-rw-action = Дополнительное действие
reward-rv-helpers = ПО за помощников
reward-rv-city-men = ПО за города со своими мужчинами
reward-rv-city-women = ПО за города со своими женщинами
reward-rv-men = ПО за мужчин в городах
reward-rv-women = ПО за женщин в городах

## Окончания

ending-most-points = Побеждает игрок с наибольшим числом ПО.
ending-earlier-in-order = Наибольшее число ПО у нескольких игроков; из них побеждает тот, кто раньше в порядке хода.

## Статистика многих партий

statistics-points = ПО по источникам
statistics-helpers = Помощники
statistics-tasks = Задания
statistics-management = Управление
statistics-dice = Взятые кубики
statistics-rewards = Награды
statistics-threshold = Кубики и порог
statistics-weddings = Свадьбы по портретам
statistics-cities = Города
statistics-rows = Ряды плана
statistics-florins = флорины вместо бонуса
statistics-met = порог соблюдён
statistics-missed = порог превышен
measure-hired = нанято
measure-pawns = фигурки
measure-florins = флорины
measure-laid = положено
measure-taken = взято
measure-missions = миссии
measure-marriages = браки
measure-open = открыто
measure-face-down = закрыто
measure-points = ПО

## Вопросы

ask-preparation = Идёт подготовка раунда.
ask-turn = Возьмите кубик или спасуйте.
ask-main-action =
    Выполните одно действие { $die-fgen } { $value ->
        [1] единицей
        [2] двойкой
        [3] тройкой
        [4] четвёркой
        [5] пятёркой
       *[6] шестёркой
    }: управление, задание или наём помощника.
ask-helpers = Задействуйте помощника из { $die-gen } столбца (сверху вниз) или завершите ход.
ask-task-of-helper = Выберите задание любого цвета, которое выполните одной фигуркой.
ask-spend-points =
    { $n ->
        [1] Потратьте последнее очко продвижения на { $tracks-acc }.
        [one] Потратьте до { $n } очка продвижения на { $tracks-acc }.
       *[many] Потратьте до { $n } очков продвижения на { $tracks-acc }.
    }
ask-mission = Отправьте мужчину с миссией: выберите его и город.
ask-marriage = Выдайте женщину замуж: выберите город и приданое.
ask-city-tile = Возьмите жетон { $tile } { $city-from } в { $row } или оставьте его там.
ask-plan-row = Выберите ряд плана для закрытого жетона.
ask-take-pawns =
    { $n ->
        [1] Возьмите из резерва { $n } фигурку: мужчину или женщину.
        [one] Возьмите из резерва { $n } фигурку: мужчин, женщин или и тех и других.
        [few] Возьмите из резерва { $n } фигурки: мужчин, женщин или и тех и других.
       *[many] Возьмите из резерва { $n } фигурок: мужчин, женщин или и тех и других.
    }
ask-phase-three = Идёт подсчёт инициативы, определяется порядок хода.
ask-reward-round = Идёт раздача наград.
ask-bonus-or-florins = Возьмите бонус этого раунда ({ $reward }) или вместо него флорины.
ask-extra-die = Ещё одно действие: возьмите кубик бесплатно.
ask-free-helper = Поставьте помощника бесплатно на любое пустое место своего планшета.
ask-wedding =
    { $florins ->
        [0] { $n ->
            [0] Устройте свадьбу, которая не даст ПО, но даст ещё один кубик потомства, или откажитесь от неё.
           *[other] Устройте свадьбу, которая даст { $n } ПО и ещё один кубик потомства, или откажитесь от неё.
        }
       *[other] { $n ->
            [0] Устройте свадьбу, которая не даст ПО, но даст { $florins ->
                [one] { $florins } флорин
                [few] { $florins } флорина
               *[many] { $florins } флоринов
            } и ещё один кубик потомства, или откажитесь от неё.
           *[other] Устройте свадьбу, которая даст { $n } ПО, { $florins ->
                [one] { $florins } флорин
                [few] { $florins } флорина
               *[many] { $florins } флоринов
            } и ещё один кубик потомства, или откажитесь от неё.
        }
    }
ask-five-florins =
    Заплатите { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
       *[many] { $florins } флоринов
    } за { $n } ПО или оставьте флорины себе.
ask-end-scoring = Идёт итоговый подсчёт.

## Те же вопросы для тех, кого не спрашивают: что делает кто-то другой

doing-preparation = Идёт подготовка раунда.
doing-turn = Берёт кубик или пасует.
doing-main-action =
    Выбирает действие для { $die-fgen } { $value ->
        [1] единицы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
       *[6] шестёрки
    }.
doing-helpers = Задействует помощников из { $die-gen } столбца.
doing-task-of-helper = Выбирает задание для одной фигурки.
doing-spend-points =
    { $n ->
        [1] Тратит последнее очко продвижения на { $tracks-acc }.
        [one] Тратит до { $n } очка продвижения на { $tracks-acc }.
       *[many] Тратит до { $n } очков продвижения на { $tracks-acc }.
    }
doing-mission = Отправляет мужчину с миссией.
doing-marriage = Выдаёт женщину замуж.
doing-city-tile = Берёт жетон { $tile } { $city-from } или оставляет его там.
doing-plan-row = Выбирает ряд для закрытого жетона.
doing-take-pawns =
    Берёт из резерва { $n ->
        [one] { $n } фигурку.
        [few] { $n } фигурки.
       *[many] { $n } фигурок.
    }
doing-phase-three = Идёт подсчёт инициативы, определяется порядок хода.
doing-reward-round = Идёт раздача наград.
doing-bonus-or-florins = Выбирает между бонусом этого раунда ({ $reward }) и флоринами.
doing-extra-die = Берёт один из оставшихся кубиков.
doing-free-helper = Ставит помощника бесплатно.
doing-wedding = Устраивает свадьбу или отказывается от неё.
doing-five-florins =
    Платит { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
       *[many] { $florins } флоринов
    } за { $n } ПО или оставляет флорины себе.
doing-end-scoring = Идёт итоговый подсчёт.

## Отказы: почему что-то невозможно

why-space-taken = На вашем планшете уже лежит { $die } кубик.
why-no-such-die =
    В зоне кубиков нет { $die-fgen } { $value ->
        [1] единицы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
       *[6] шестёрки
    }.
why-die-too-dear =
    Вам не хватает флоринов, чтобы доплатить за { $die-facc } { $value ->
        [1] единицу
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
       *[6] шестёрку
    } до значения поля.
why-no-main-action =
    С { $die-fgen } { $value ->
        [1] единицей
        [2] двойкой
        [3] тройкой
        [4] четвёркой
        [5] пятёркой
       *[6] шестёркой
    } невозможно ни одно действие: ни наём, ни задание, ни управление.
why-four-dice = У вас уже столько кубиков, сколько можно взять за раунд.
why-not-left-over =
    Среди оставшихся кубиков нет { $die-fgen } { $value ->
        [1] единицы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
       *[6] шестёрки
    }.
why-cell-taken = На этом месте уже есть помощник.
why-hire-too-dear = На этого помощника вам не хватает флоринов.
why-no-disc = В общем запасе не осталось помощников.
why-task-other-colour = Это задание не того цвета, что ваш кубик.
why-task-number = Столько фигурок этот жетон задания не принимает.
why-task-pawns = У вас слишком мало фигурок нужного пола.
why-task-no-effect = Отдав фигурки, вы не смогли бы выполнить это задание.
why-no-step = Ни на одной шкале вы не можете сделать шаг.
why-no-mission = Ранга ваших мужчин не хватает ни для одного города.
why-no-marriage = У вас нет женщины или не хватает флоринов на приданое.
why-other-track = Эти очки продвижения не для этой шкалы.
why-no-man-there = На этой ступени нет вашего мужчины.
why-no-man-in-pool = У вас не осталось мужчины, который мог бы начать карьеру.
why-man-on-top = Выше верхней ступени не подняться.
why-too-many-points = У вас нет столько очков продвижения.
why-disc-on-top = Так высоко ваш диск подняться не может.
why-spend-one = Нужно потратить хотя бы одно очко продвижения.
why-no-such-man = На этой ступени этой карьеры нет вашего мужчины.
why-rank-too-low = Его ранг ниже самого дешёвого свободного места { $city-in }.
why-city-closed = Город { $city } в этой партии закрыт.
why-city-full = Город { $city } заполнен.
why-dowry-too-low = Приданое меньше самого дешёвого свободного места { $city-in }.
why-dowry-too-high = Такого большого приданого не бывает.
why-dowry-too-dear = У вас нет столько флоринов.
why-take-number = Вам полагается другое число фигурок.
why-reserve-short = В вашем резерве нет столько таких фигурок.
why-not-hired = На этом месте у вас нет помощника.
why-helper-order = Помощники действуют сверху вниз, каждый один раз.
why-helper-idle = Этому помощнику сейчас нечего делать.
why-one-pawn-only = Помощник выполняет задание ровно одной фигуркой.
why-task-needs-more = Этому жетону задания одной фигурки мало.
why-one-pawn-gender = У вас нет фигурки того пола, который нужен для этого задания.
why-bonus-idle = Этот бонус сейчас ничего бы вам не дал.
why-free-cell-taken = На этом месте уже есть помощник.
why-extra-no-action = С этим кубиком ничего нельзя было бы сделать.

## Ход событий: что произошло. Сообщения с -secret для тех, кто видит тайную часть события

event-colours-drawn = Цвета по жребию: { $colours }.
event-order-drawn = Порядок хода: { $colours }.
event-rewards-laid = Жетоны бонуса раундов с 1 по 5: { $rewards }.
event-scoring-laid = Жетоны ПО раундов 6 и 7: { $rewards }.
event-tiles-removed =
    { $n ->
        [one] Не глядя убран в коробку { $n } жетон дома { $house }.
        [few] Не глядя убраны в коробку { $n } жетона дома { $house }.
       *[many] Не глядя убраны в коробку { $n } жетонов дома { $house }.
    }
event-tiles-removed-secret = Жетоны дома { $house }, убранные в коробку: { $tiles }.
event-cities-closed = Закрыто в этой партии: { $cities }.
event-round = Начинается раунд { $round }.
event-tiles-drawn = Открыты жетоны союза: { $tiles }.
event-tile-laid =
    { $space ->
        [marriage] На месте брака { $city-in } лежит жетон { $tile }.
       *[other] На месте миссии { $city-in } лежит жетон { $tile }.
    }
event-dice-rolled = Кубики брошены: { $values }.
event-tasks-dealt = Разложены жетоны заданий: { $tasks }.
event-die-taken =
    { $cost ->
        [0] { $seat } берёт { $die-facc } { $value ->
            [1] единицу
            [2] двойку
            [3] тройку
            [4] четвёрку
            [5] пятёрку
           *[6] шестёрку
        }.
       *[other] { $seat } берёт { $die-facc } { $value ->
            [1] единицу
            [2] двойку
            [3] тройку
            [4] четвёрку
            [5] пятёрку
           *[6] шестёрку
        } за { $cost ->
            [one] { $cost } флорин
            [few] { $cost } флорина
           *[many] { $cost } флоринов
        }.
    }
event-paid =
    { $seat } платит { $n ->
        [one] { $n } флорин
        [few] { $n } флорина
       *[many] { $n } флоринов
    }.
event-received =
    { $seat } получает { $n ->
        [one] { $n } флорин
        [few] { $n } флорина
       *[many] { $n } флоринов
    }.
event-scored = { $seat } получает { $n } ПО ({ $source }).
event-hired = { $seat } нанимает { $helper-acc }.
event-helper-placed = { $seat } бесплатно получает { $helper-acc }.
event-task-used =
    { $seat } выполняет задание «{ $task }» { $n ->
        [one] { $n } фигуркой
       *[many] { $n } фигурками
    }.
event-discarded =
    { $gender ->
        [woman] { $seat } возвращает в резерв { $n ->
            [one] { $n } женщину
           *[many] { $n } женщин
        }.
       *[other] { $seat } возвращает в резерв { $n ->
            [one] { $n } мужчину
           *[many] { $n } мужчин
        }.
    }
event-to-threshold =
    { $gender ->
        [woman] { $seat } ставит в зону порога { $n ->
            [one] { $n } женщину
           *[many] { $n } женщин
        }.
       *[other] { $seat } ставит в зону порога { $n ->
            [one] { $n } мужчину
           *[many] { $n } мужчин
        }.
    }
event-managed = { $seat } выполняет управление: { $management }.
event-advanced =
    { $space ->
        [1] { $seat } начинает карьеру { $career-in }.
       *[other] { $seat } продвигается { $career-in } до ступени { $space }.
    }
event-initiative-moved = { $seat } продвигается по шкале инициативы до ступени { $space }.
event-sent = { $seat } отправляет с миссией мужчину со ступени { $space } карьеры { $career-in } { $city-into }, на место ценностью { $value }.
event-married =
    { $seat } выдаёт женщину замуж { $city-into }, на место ценностью { $value }, приданое: { $dowry ->
        [one] { $dowry } флорин
        [few] { $dowry } флорина
       *[many] { $dowry } флоринов
    }.
event-tile-taken = { $seat } берёт жетон { $tile } { $city-from } в { $row }.
event-tile-face-down = { $seat } кладёт закрытый жетон в { $row }.
event-offspring-rolled = { $seat } бросает на потомство: { $values }.
event-pawns-taken =
    { $women ->
        [0] { $seat } { $men ->
            [0] никого не берёт из резерва.
            [one] берёт из резерва { $men } мужчину.
           *[many] берёт из резерва { $men } мужчин.
        }
       *[other] { $men ->
            [0] { $seat } берёт из резерва { $women ->
                [one] { $women } женщину
               *[many] { $women } женщин
            }.
           *[other] { $seat } берёт из резерва { $men ->
                [one] { $men } мужчину
               *[many] { $men } мужчин
            } и { $women ->
                [one] { $women } женщину
               *[many] { $women } женщин
            }.
        }
    }
event-helper-used = { $seat } задействует { $helper-acc }.
event-passed = { $seat } пасует.
event-order-set = Новый порядок хода: { $colours }.
event-entitled = { $seat } имеет право на награду: сумма кубиков { $sum }, порог { $limit }.
event-not-entitled = { $seat } остаётся без награды: сумма кубиков { $sum }, а порог только { $limit }.
event-boards-cleared = Со всех планшетов сняты кубики.
event-bonus-taken = { $seat } берёт бонус: { $reward }.
event-florins-taken = { $seat } берёт флорины вместо бонуса.
event-wedding = { $seat } устраивает свадьбу, портрет { $portrait }.
event-five-paid = { $seat } обменивает флорины на ПО.
event-reward-removed = Убран жетон награды раунда { $round }: { $reward }.
event-threshold-returned = { $seat } возвращает фигурки из зоны порога в резерв, мужчин: { $men }, женщин: { $women }.
event-row-scored = { $seat } собирает { $row } на { $n } ПО.
event-game-over =
    { $ending ->
        [ending-earlier-in-order] Игра окончена. { ending-earlier-in-order }
       *[other] Игра окончена. { ending-most-points }
    }

## Ходы: что сказано на кнопке

move-die =
    Взять { $die-facc } { $value ->
        [1] единицу
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
       *[6] шестёрку
    }
move-pass = Спасовать
move-hire =
    Нанять { $helper-acc } за { $n ->
        [one] { $n } флорин
        [few] { $n } флорина
       *[many] { $n } флоринов
    }
move-task =
    { $gender ->
        [woman] Выполнить задание «{ $task }» ({ $n ->
            [one] { $n } женщина
            [few] { $n } женщины
           *[many] { $n } женщин
        })
       *[other] Выполнить задание «{ $task }» ({ $n ->
            [one] { $n } мужчина
            [few] { $n } мужчины
           *[many] { $n } мужчин
        })
    }
move-manage = Управление: { $management }
move-step =
    { $from ->
        [0] Начать карьеру { $career-in }
       *[other] Продвинуться { $career-in } с { $vp } до { $next } ПО
    }
move-initiative =
    Продвинуться на { $n ->
        [one] { $n } ступень
        [few] { $n } ступени
       *[many] { $n } ступеней
    } по шкале инициативы
move-done = Дальше
move-done-helpers = Больше не задействовать помощников
move-done-spend-points =
    { $n ->
        [one] Отказаться от { $n } очка продвижения
       *[many] Отказаться от { $n } очков продвижения
    }
move-done-city-tile = Оставить жетон
move-done-wedding = Отказаться от свадьбы
move-done-five-florins = Оставить флорины себе
move-mission = Отправить мужчину { $career-from } ({ $vp } ПО) { $city-into }
move-marriage =
    Выдать женщину замуж { $city-into }, приданое { $dowry ->
        [one] { $dowry } флорин
        [few] { $dowry } флорина
       *[many] { $dowry } флоринов
    }
move-tile = Взять жетон
move-row = Положить в { $row }
move-take =
    { $women ->
        [0] Взять { $men ->
            [one] { $men } мужчину
           *[many] { $men } мужчин
        }
       *[other] { $men ->
            [0] Взять { $women ->
                [one] { $women } женщину
               *[many] { $women } женщин
            }
           *[other] Взять { $men ->
                [one] { $men } мужчину
               *[many] { $men } мужчин
            } и { $women ->
                [one] { $women } женщину
               *[many] { $women } женщин
            }
        }
    }
move-helper =
    { $skipped ->
        [0] Задействовать { $helper-acc }
       *[other] Задействовать { $helper-acc }, пропустив: { $above-acc }
    }
move-bonus = Взять бонус: { $reward }
move-florins =
    Взять { $n ->
        [one] { $n } флорин
        [few] { $n } флорина
       *[many] { $n } флоринов
    }
move-cell = Поставить { $helper-acc } бесплатно
move-wed =
    { $florins ->
        [0] { $n ->
            [0] Устроить свадьбу (без ПО)
           *[other] Устроить свадьбу и получить { $n } ПО
        }
       *[other] { $n ->
            [0] Устроить свадьбу и получить { $florins ->
                [one] { $florins } флорин
                [few] { $florins } флорина
               *[many] { $florins } флоринов
            } (без ПО)
           *[other] Устроить свадьбу и получить { $n } ПО и { $florins ->
                [one] { $florins } флорин
                [few] { $florins } флорина
               *[many] { $florins } флоринов
            }
        }
    }
move-pay =
    Заплатить { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
       *[many] { $florins } флоринов
    } за { $n } ПО

## Словарь сценариев: именованные моменты

vocab-moment-start = Самое начало: цвета, порядок, награды, города и жетоны определяет случай, и готовится раунд 1; результаты задаёт [chance].
vocab-moment-preparation = Начинается фаза 1 раунда: жетоны, кубики и задания задаёт [chance].
vocab-moment-actions = Идёт фаза 2: ход игрока из to_play.
vocab-moment-rewards = Начинается фаза 3: подсчёт инициативы, новый порядок хода, затем награды.
vocab-moment-bonuses = Последний шаг фазы 3: кто имеет право, уже определено, награды раздают в заданном порядке.
vocab-moment-end = Раунд 7 окончен: идёт итоговый подсчёт.

## Словарь сценариев: что сообщает позиция

vocab-key-at = Именованный момент, с которого начинается сценарий.
vocab-key-to_play = Игрок, чей ход в момент actions; без этого первый по порядку.
vocab-key-clear = true: на столе только то, что здесь названо. Иначе обычное начало, изменённое тем, что названо.
vocab-key-round = Раунд, от 1 до 7.
vocab-key-phase = Фаза; в позиции она следует из момента.
vocab-key-order = Игроки в порядке хода; без этого по местам.
vocab-key-passed = Игроки, спасовавшие в этой фазе.
vocab-key-entitled = Игроки, имеющие право на награду, пока раздают награды.
vocab-key-initiative-DISC_SPACE = Диски на ступени шкалы инициативы, снизу вверх; если не задано ни одного, все лежат на ступени 0.
vocab-key-dice-DIE = Кубики в зоне, по возрастанию.
vocab-key-aside-DIE = Сколько кубиков цвета в этом раунде недоступно; следует из подсчёта и проверяется, если задано.
vocab-key-tasks-TASK_SPACE = Жетон задания на месте задания; неназванные места получают остальные жетоны в порядке набора.
vocab-key-rewards-ROUND = Жетон награды раунда; неназванные раунды получают первые из оставшихся жетонов набора.
vocab-key-stack = Сколько жетонов в стопке; без этого все, которых нет в других местах.
vocab-key-removed-HOUSE = Сколько жетонов дома не участвуют в игре.
vocab-key-removed_tiles = Жетоны, которые не участвуют в игре; без этого первые в каждом доме из тех, которых никто не видел.
vocab-key-helper_discs = Диски помощников в общем запасе; следует из подсчёта и проверяется, если задано.
vocab-key-brides = Невесты в общем запасе; следует из подсчёта и проверяется, если задано.
vocab-key-players-COLOUR-seat = Место игрока за столом; на каждом месте должен быть игрок.
vocab-key-players-COLOUR-florins = Флорины игрока.
vocab-key-players-COLOUR-vp = ПО игрока.
vocab-key-players-COLOUR-points-SOURCE = Сколько ПО из этого источника; в позиции это лишь запись, сами ПО стоят в vp.
vocab-key-players-COLOUR-men = Мужчины в личном запасе.
vocab-key-players-COLOUR-women = Женщины в личном запасе.
vocab-key-players-COLOUR-reserve-men = Мужчины в резерве; следует из подсчёта и проверяется, если задано.
vocab-key-players-COLOUR-reserve-women = Женщины в резерве; следует из подсчёта и проверяется, если задано.
vocab-key-players-COLOUR-careers-CAREER = Ступени мужчин игрока на шкале карьеры, по убыванию.
vocab-key-players-COLOUR-threshold-men = Мужчины в зоне порога.
vocab-key-players-COLOUR-threshold-women = Женщины в зоне порога.
vocab-key-players-COLOUR-dice-DIE = Кубик на поле действия этого цвета.
vocab-key-players-COLOUR-helpers = Помощники на планшете игрока.
vocab-key-players-COLOUR-rows-ROW = Открытые жетоны ряда, в порядке набора.
vocab-key-players-COLOUR-face_down-ROW = Сколько закрытых жетонов лежит в ряду.
vocab-key-players-COLOUR-brides = Сколько свадеб у игрока, от 0 до 4.
vocab-key-cities-CITY-closed = Закрыт ли город; если не назван ни один, закрыты последние города набора.
vocab-key-cities-CITY-pawns = Фигурки в городе в порядке его мест, каждая как цвет и man или woman.
vocab-key-cities-CITY-marriage = Жетон на месте брака.
vocab-key-cities-CITY-mission = Жетон на месте миссии.

## Словарь сценариев: чего ещё можно ожидать

vocab-key-players-COLOUR-sum = Сумма кубиков игрока.
vocab-key-players-COLOUR-limit = Порог игрока.
vocab-key-players-COLOUR-worth-ROW = Сколько ПО ряд дал бы в конце таким, какой он сейчас.
vocab-key-players-COLOUR-married = Сколько кубиков потомства бросает игрок, от 1 до 5.
vocab-key-cities-CITY-lowest = Ценность самого дешёвого свободного места для фигурки, 0, если город заполнен.
vocab-key-actors = Игрок, чьего выбора сейчас ждут.
vocab-key-over = Окончена ли игра.
vocab-key-result-scores = ПО каждого места за столом.
vocab-key-result-ranks = Какое место занял каждый за столом.
vocab-key-result-winners = Место за столом, которое победило.
vocab-key-result-draw = Всегда false: победитель один.
vocab-key-result-ending = Как окончилась игра: ending-most-points или ending-earlier-in-order.
vocab-key-result-payoff = Выплата каждому месту за столом.

## Словарь сценариев: результаты случая

vocab-chance-colours = Цвета мест, если они не идут по местам.
vocab-chance-order = Игроки в порядке хода.
vocab-chance-rewards = Жетоны бонуса раундов с 1 по 5.
vocab-chance-scoring = Жетоны ПО раундов 6 и 7.
vocab-chance-removed = При 2 или 3 игроках: жетоны одного дома, которые убирают в коробку; по разу для каждого дома.
vocab-chance-closed = При 2 или 3 игроках: закрытые города.
vocab-chance-tiles = Открытые жетоны, в порядке городов, брак перед миссией.
vocab-chance-dice = Значения всех кубиков, цвет за цветом, от жёлтого до бирюзового.
vocab-chance-tasks = Жетоны заданий, в порядке мест заданий.
vocab-chance-offspring = Значения кубиков потомства.

## Словарь сценариев: ходы

vocab-move-die = Ход: цвет и значение взятого кубика. Также кубик дополнительного действия.
vocab-move-pass = Ход: больше никаких кубиков в этой фазе.
vocab-move-hire = Основное действие: ряд нового помощника, 1 — верхний.
vocab-move-task = Основное действие: место задания и число фигурок. С помощником task_one любое место и 1.
vocab-move-manage = Основное действие: управление этого поля.
vocab-move-step = Очко продвижения на карьеру: мужчина поднимается с этой ступени, 0 — личный запас. В любом порядке.
vocab-move-initiative = Столько очков продвижения на шкалу инициативы; за ними могут идти другие. Где с самого начала может двигаться только диск, на этом трата кончается.
vocab-move-done = Ничего или больше ничего.
vocab-move-mission = Мужчина с этой ступени этой карьеры идёт в город.
vocab-move-marriage = Женщина идёт в город с этим приданым.
vocab-move-tile = С опцией optional_city_tile: взять жетон города.
vocab-move-row = Ряд закрытого жетона.
vocab-move-take = Сколько мужчин и сколько женщин берут из резерва.
vocab-move-helper = Действует помощник из этого ряда столбца; за ним могут действовать нижние ряды.
vocab-move-bonus = Награда: бонус жетона раунда.
vocab-move-florins = Награда: флорины.
vocab-move-cell = Награда: место бесплатного помощника.
vocab-move-wed = Награда: свадьба.
vocab-move-pay = Награда раундов 6 и 7: флорины за ПО.

## Терминал: что рисуется кроме вопросов, ходов и журнала. Буквы на поле должны быть короткими

draw-page-board = board: раунд, кубики, города и игроки
draw-page-dice = dice: кубики в зонах, их цены, и задания
draw-page-cities = cities: сколько стоят места для фигурок и какие жетоны там лежат
draw-page-players = players: флорины, фигурки, карьеры и ПО
draw-page-plan = plan, plan red, plan all: ряды плана и сколько ПО они дадут
draw-page-helpers = helpers, helpers red, helpers all: помощники планшета и что они делают
draw-page-look = look roma: один город
draw-nothing = –
draw-you = { $player } (вы)
draw-round = Раунд { $round } из { $rounds }
draw-order = порядок: { $list }
draw-initiative = Инициатива, по ПО: { $list }
draw-rewards = Награды: { $list }
draw-dice = Кубики и задания
draw-area = { $die } ({ $n }): { $list }
draw-task =
    { $gender ->
        [woman] женщины: { $task }
       *[other] мужчины: { $task }
    }
draw-task-space =
    { $gender ->
        [woman] задание для женщин у { $die-gen } кубика
       *[other] задание для мужчин у { $die-gen } кубика
    }
draw-tile = { $house } { $n }
draw-there-mission = жетон миссии: { $tile }
draw-there-marriage = жетон брака: { $tile }
draw-there-no-mission = жетона миссии нет
draw-there-no-marriage = жетона брака нет
draw-no-tile-left = без жетона, стопка пуста
draw-pawn-man = м
draw-pawn-woman = ж
draw-cities =
    Города (в стопке { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    })
draw-city =
    { $n ->
        [0] { $city }: мест нет · брак { $marriage } · миссия { $mission } · { $list }
       *[other] { $city }: свободно от { $n } · брак { $marriage } · миссия { $mission } · { $list }
    }
draw-head-vp = ПО
draw-head-florins = фл
draw-head-men = м
draw-head-women = ж
draw-head-reserve = рез.
draw-head-dice = куб.
draw-head-helpers = пом.
draw-head-brides = св.
draw-head-careers = пол/цер/арм
draw-head-rows = ряды
draw-legend = ПО победные очки · фл флорины · м мужчины · ж женщины · рез. мужчины/женщины в резерве · куб. сумма/порог · пом. помощники · св. свадьбы · пол/цер/арм ПО мужчин в карьерах: политика/церковь/армия · ряды жетоны: политика, церковь, армия, браки
draw-plan-row =
    { $n ->
        [0] { $row } ({ $shields }): { $tiles }
       *[other] { $row } ({ $shields }): { $tiles }, закрыто: { $n }
    }
draw-hired = (на службе)
draw-cost =
    { $n ->
        [one] ({ $n } флорин)
        [few] ({ $n } флорина)
       *[many] ({ $n } флоринов)
    }
draw-points = { $n } ПО
draw-manage-tracks = Управление: потратить очки продвижения на шкалы
draw-manage-mission = Управление: отправить мужчину с миссией
draw-manage-offspring = Управление: бросить на потомство
draw-manage-florins = Управление: взять флорины
draw-manage-marriage = Управление: выдать женщину замуж
draw-wed = отныне ещё один кубик потомства
draw-bonus-points =
    { $n ->
        [one] до { $n } очка
        [few] до { $n } очков
       *[many] до { $n } очков
    }
draw-die-cost =
    { $n ->
        [one] стоит { $n } флорин
        [few] стоит { $n } флорина
       *[many] стоит { $n } флоринов
    }
draw-event-dice-rolled = Кубики брошены: { $dice }.
draw-event-advanced =
    { $space ->
        [1] { $seat } начинает карьеру { $career-in }.
       *[other] { $seat } продвигается { $career-in } до { $vp } ПО.
    }
draw-event-initiative-moved = { $seat } продвигается по шкале инициативы до { $vp } ПО.
draw-event-sent = { $seat } отправляет с миссией мужчину { $career-from } ({ $vp } ПО) { $city-into }, на место ценностью { $value }.
draw-event-wedding =
    { $vp ->
        [0] { $seat } устраивает свадьбу, которая не даёт ПО.
       *[other] { $seat } устраивает свадьбу, которая даёт { $vp } ПО.
    }
draw-brief-die-taken = кубик: { $die } { $value }
draw-brief-scored =
    { $n ->
        [0] {""}
       *[other] +{ $n } ПО
    }
draw-brief-hired = новый помощник: { $helper }
draw-brief-helper-placed = бесплатный помощник: { $helper }
draw-brief-task-used = задание: { $task }
draw-brief-managed = { $management }
draw-brief-advanced =
    { $space ->
        [1] начало карьеры: { $career }
       *[other] повышение: { $career }
    }
draw-brief-initiative-moved = инициатива: { $vp }
draw-brief-sent = миссия: { $city }
draw-brief-married = брак: { $city }
draw-brief-tile-taken = { $tile }
draw-brief-tile-face-down = закрытый жетон
draw-brief-pawns-taken =
    { $women ->
        [0] { $men ->
            [0] никто не родился
            [one] +{ $men } мужчина
            [few] +{ $men } мужчины
           *[many] +{ $men } мужчин
        }
       *[other] { $men ->
            [0] { $women ->
                [one] +{ $women } женщина
                [few] +{ $women } женщины
               *[many] +{ $women } женщин
            }
           *[other] { $men ->
                [one] +{ $men } мужчина
                [few] +{ $men } мужчины
               *[many] +{ $men } мужчин
            } и { $women ->
                [one] { $women } женщина
                [few] { $women } женщины
               *[many] { $women } женщин
            }
        }
    }
draw-brief-helper-used = действует { $helper }
draw-brief-passed = пас
draw-brief-entitled = награда
draw-brief-not-entitled = без награды
draw-brief-bonus-taken = бонус
draw-brief-florins-taken = флорины вместо бонуса
draw-brief-wedding = свадьба
draw-scene-order-set = Награды
draw-scene-round = Раунд { $round }
draw-scene-game-over = Конец
draw-look = Какой город «{ $wanted }»: { $list }?
draw-result = { $rank }. { $player }: { $n } ПО
draw-verdict = { $ending } Правило { $rule }.
draw-result-tied = { $players }: по { $n } ПО. Места определяет порядок хода последнего раунда: правило { $rule }.
draw-result-part = { $source } { $n }
draw-stock-florins = Флорины
draw-stock-vp = Победные очки
draw-stock-men = Мужчины
draw-stock-women = Женщины
draw-stock-sum = Сумма ваших кубиков
draw-gist-paid =
    −{ $n } { $n ->
        [one] флорин
        [few] флорина
       *[many] флоринов
    }
draw-gist-received =
    +{ $n } { $n ->
        [one] флорин
        [few] флорина
       *[many] флоринов
    }
draw-gist-scored =
    { $n ->
        [0] {""}
       *[other] +{ $n } ПО
    }

## Поле на странице: названия мест, числа, к чему приведёт кубик

board-by-round = ПО после каждого раунда
board-round-start = Начало
board-round-end = После раунда { $n }
board-tab-board = Кубики
board-tab-shared = Города
board-tab-mine = Мой род
board-order = Порядок
board-passed = пас
board-score = { $player } { $n }
board-tasks = Задания
board-of-woman = жен{"\u00AD"}щины
board-of-man = муж{"\u00AD"}чины
board-dice = Кубики
board-your-board = Ваш план{"\u00AD"}шет
board-board-of = { $player }
board-helpers = Помощ{"\u00AD"}ники
board-florins =
    { $n ->
        [one] { $n } флорин
        [few] { $n } флорина
       *[many] { $n } флоринов
    }
board-men =
    { $n ->
        [one] { $n } мужчина
        [few] { $n } мужчины
       *[many] { $n } мужчин
    }
board-women =
    { $n ->
        [one] { $n } женщина
        [few] { $n } женщины
       *[many] { $n } женщин
    }
board-points = { $n } ПО
board-die = { $die } { $n }
board-pay = доплата { $n }
board-free = даром
board-hire-in = наём в
board-manage = Управление: { $what }
board-manage-florins =
    +{ $n } { $n ->
        [one] фло{"\u00AD"}рин
        [few] фло{"\u00AD"}рина
       *[many] фло{"\u00AD"}ринов
    }
board-manage-marriage = Брак
board-manage-offspring =
    { $n ->
        [one] Потом{"\u00AD"}ство, { $n } кубик
        [few] Потом{"\u00AD"}ство, { $n } кубика
       *[many] Потом{"\u00AD"}ство, { $n } кубиков
    }
board-manage-tracks = Шкалы, до { $n }
board-manage-mission = Миссия
board-pawn-man = мужчина ({ $player })
board-pawn-woman = женщина ({ $player })
board-task-label =
    { $gender ->
        [woman] Задание для женщин, { $die } кубик: { $task }
       *[other] Задание для мужчин, { $die } кубик: { $task }
    }
board-use-woman =
    { $n ->
        [one] { $n } женщина
        [few] { $n } женщины
       *[many] { $n } женщин
    }
board-use-man =
    { $n ->
        [one] { $n } мужчина
        [few] { $n } мужчины
       *[many] { $n } мужчин
    }
board-task-politics = { $points_per_pawn } за фигурку
board-task-church = { $points_per_pawn } за фигурку
board-task-military = { $points_per_pawn } за фигурку
board-task-initiative = { $points_per_pawn } за фигурку
board-task-tile = в любой ряд
board-task-threshold = +{ $threshold_per_pawn } за фигурку
board-task-mission = отправить 1
board-task-marriage = выдать замуж
board-task-florins = { $florins_per_pawn } за фигурку
board-task-pawns = { $pawns_per_pawn } за фигурку
board-helper-offspring-die =
    { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }
board-helper-die-initiative = по кубику
board-helper-marriage-fd = + жетон
board-helper-take-pawn =
    { $count ->
        [one] { $count } фигурка
        [few] { $count } фигурки
       *[many] { $count } фигурок
    }
board-helper-florins3 = +{ $amount }
board-helper-die-politics = по кубику
board-helper-tile-fd = закрытый
board-helper-task-one =
    { $pawns ->
        [one] с { $pawns } фигуркой
       *[many] с { $pawns } фигурками
    }
board-helper-career3 = до { $max_points }
board-helper-vp3 = +{ $amount } ПО
board-helper-die-military = по кубику
board-helper-mission-fd = + жетон
board-helper-initiative3 = до { $max_points }
board-helper-vp-men = { $amount } за мужчину
board-helper-die-church = по кубику

## Поле на странице: к чему приведёт кубик

board-threshold = Порог
board-threshold-why =
    { $n ->
        [13] Награда, если сумма кубиков не больше { $n }
       *[other] Награда до { $n }: { $base } и ваши фигурки
    }
board-sum-of = Кубики: { $n } из { $limit }
board-aid-dice = Кубиков ещё можно взять: { $n }
board-aid-room = Осталось до вашего порога: { $n }
board-aid-over = Выше вашего порога на: { $n }
board-aid-most = Кубиков в его пределах, самое большее: { $n }
board-aid-raise = Задание «Порог» может поднять его на: { $n }
board-aid-columns = Что позволяют кубики
board-aid-taken = кубик уже есть
board-aid-none = кубика для вас нет
board-aid-manage = управление
board-aid-task = задание
board-aid-hire = наём
board-aid-over-die = выше вашего порога
board-aid-missions = Мужчин, готовых к миссии: { $n }
board-aid-marriages = Женщин, которые могут вступить в брак: { $n }
board-aid-rows = Жетонов не хватает, чтобы ряд принёс ПО: { $list }
board-sum-plus = Кубики: { $before } + { $plus } = { $n } из { $limit }
board-of = { $n } из { $limit }
board-cost = Поле { $space }, доплата { $n }
board-no-cost = Без доплаты
board-placed = Лежит на вашем планшете
board-point-at-die = Наведите на кубик или коснитесь его, чтобы увидеть, сколько он стоит, что даст каждое его действие и что добавят помощники его столбца.
board-no-dice = пока без кубиков
board-then-action = Потом одно действие
board-then-helpers = Потом помощники, сверху вниз
board-no-helpers = в этом столбце никого
board-task = Задание «{ $task }»:
board-hire = Наём:
board-helper = { $helper }:
board-do-florins = Флорины:
board-do-marriage = Брак:
board-do-offspring = Потомство:
board-do-tracks = Шкалы:
board-do-mission = Миссия:
board-no-reward = выше порога, награды нет
board-for = { $what } за { $n }
board-with-woman =
    { $n ->
        [one] { $n } женщина
        [few] { $n } женщины
       *[many] { $n } женщин
    }
board-with-man =
    { $n ->
        [one] { $n } мужчина
        [few] { $n } мужчины
       *[many] { $n } мужчин
    }
board-careers = карьеры
board-brings-florins =
    +{ $n ->
        [one] { $n } флорин
        [few] { $n } флорина
       *[many] { $n } флоринов
    }
board-brings-vp = { $n } ПО
board-brings-men =
    +{ $n ->
        [one] { $n } мужчина
        [few] { $n } мужчины
       *[many] { $n } мужчин
    }
board-brings-women =
    +{ $n ->
        [one] { $n } женщина
        [few] { $n } женщины
       *[many] { $n } женщин
    }
board-brings-dice =
    { $n ->
        [one] бросок { $n } кубика потомства
       *[many] бросок { $n } кубиков потомства
    }
board-brings-limit = порог +{ $n }
board-brings-tiles =
    { $n ->
        [1] закрытый жетон
        [one] { $n } закрытый жетон
        [few] { $n } закрытых жетона
       *[many] { $n } закрытых жетонов
    }
board-brings-pawns =
    { $n ->
        [one] { $n } фигурка из резерва
        [few] { $n } фигурки из резерва
       *[many] { $n } фигурок из резерва
    }
board-brings-points =
    { $n ->
        [one] до { $n } очка продвижения: { $tracks }
       *[many] до { $n } очков продвижения: { $tracks }
    }
board-brings-any =
    { $n ->
        [one] до { $n } очка продвижения на любые шкалы
       *[many] до { $n } очков продвижения на любые шкалы
    }
board-brings-range = от { $low } до { $high } ПО
board-brings-tile =
    { $n ->
        [1] подходящий жетон
        [one] один из { $n } подходящего жетона
       *[many] один из { $n } подходящих жетонов
    }
board-brings-tasks =
    { $n ->
        [one] { $n } задание на выбор
        [few] { $n } задания на выбор
       *[many] { $n } заданий на выбор
    }

## Поле на странице: карьеры, города, награды

board-careers-title = Карьеры
board-careers-note = ПО, когда мужчина уходит с миссией
board-vp = ПО
board-rank = ранг { $n }
board-start = запас
board-begin = начать
board-career-politics = Политика
board-career-church = Церковь
board-career-military = Армия
board-initiative = Иниц.
board-bonus-gain-florins =
    { $n ->
        [one] { $n } флорин по пути
        [few] { $n } флорина по пути
       *[many] { $n } флоринов по пути
    }
board-bonus-initiative-step = инициатива +{ $n } по пути
board-space = { $career } { $n }, { $vp } ПО, ранг { $rank }
board-man-begins = Мужчина начинает карьеру: { $career }
board-initiative-to =
    { $n ->
        [one] на { $n } ступень вверх, { $vp } ПО
        [few] на { $n } ступени вверх, { $vp } ПО
       *[many] на { $n } ступеней вверх, { $vp } ПО
    }
board-climb = { $career }, мужчина на { $vp } ПО
board-climb-new = { $career }, новый мужчина
board-climb-to = до { $vp } ПО
board-climb-from = сейчас { $vp } ПО
board-climb-disc =
    Инициатива вверх на { $n ->
        [one] { $n } ступень
        [few] { $n } ступени
       *[many] { $n } ступеней
    }
board-cities = Города
board-marriage-tile = брак
board-mission-tile = миссия
board-closed = закрыт в этой партии
board-city-free = { $city }: значение следующего места — { $n }, поэтому мужчине нужен ранг не ниже { $n }, а женщине приданое не меньше { $n }
board-city-full = { $city }: мест нет, туда никто не может попасть
board-fits-note = подходит к плану
board-fits = Подходит: { $rows }
board-dowry = Приданое
board-dowry-of =
    { $n ->
        [one] { $n } флорин за { $vp } ПО
        [few] { $n } флорина за { $vp } ПО
       *[many] { $n } флоринов за { $vp } ПО
    }
board-supply = Общий запас
board-supply-tiles =
    { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }
board-supply-helpers =
    { $n ->
        [one] помощник
        [few] помощника
       *[many] помощников
    }
board-supply-brides =
    { $n ->
        [one] невеста
        [few] невесты
       *[many] невест
    }
board-rewards = Награды по раундам
board-reward-bonus =
    сейчас: { $what } или { $n ->
        [one] { $n } флорин
        [few] { $n } флорина
       *[many] { $n } флоринов
    }
board-reward-points = сейчас: { $what }
board-rw-mission = Миссия
board-rw-mission-text = миссия
    .rule = SI-11.8
board-rw-marriage = Брак
board-rw-marriage-text = брак
    .rule = SI-11.8
board-rw-men = +{ $count }
board-rw-men-text =
    { $count ->
        [one] { $count } мужчина
        [few] { $count } мужчины
       *[many] { $count } мужчин
    }
    .rule = SI-11.9
board-rw-women = +{ $count }
board-rw-women-text =
    { $count ->
        [one] { $count } женщина
        [few] { $count } женщины
       *[many] { $count } женщин
    }
    .rule = SI-11.9
board-rw-career = до { $max_points }
board-rw-career-text =
    { $max_points ->
        [one] до { $max_points } очка продвижения на карьеры
       *[many] до { $max_points } очков продвижения на карьеры
    }
    .rule = SI-11.10
board-rw-initiative = до { $max_points }
board-rw-initiative-text =
    { $max_points ->
        [one] до { $max_points } очка продвижения на инициативу
       *[many] до { $max_points } очков продвижения на инициативу
    }
    .rule = SI-11.10
board-rw-tile = Жетон
board-rw-tile-text = закрытый жетон
    .rule = SI-11.11
board-rw-helper = Помощ.
board-rw-helper-text = бесплатный помощник
    .rule = SI-11.11
board-rw-action = Действ.
board-rw-action-text = ещё действие
    .rule = SI-11.12
board-rv-helpers = { $amount } ПО
board-rv-helpers-text = { $amount } ПО за каждого помощника
    .rule = SI-11.14
board-rv-city-men = { $amount } ПО
board-rv-city-men-text = { $amount } ПО за каждый город с вашими мужчинами
    .rule = SI-11.14
board-rv-city-women = { $amount } ПО
board-rv-city-women-text = { $amount } ПО за каждый город с вашими женщинами
    .rule = SI-11.14
board-rv-men = { $amount } ПО
board-rv-men-text = { $amount } ПО за каждого вашего мужчину в городах
    .rule = SI-11.14
board-rv-women = { $amount } ПО
board-rv-women-text = { $amount } ПО за каждую вашу женщину в городах
    .rule = SI-11.14

## Поле на странице: план и род

board-your-plan = Ваш план
board-plan-of = План: { $player }
board-plan-note =
    { $n ->
        [one] ряд даёт ПО от { $n } жетона; жирный край: такой жетон лежит в городе
       *[many] ряд даёт ПО от { $n } жетонов; жирный край: такой жетон лежит в городе
    }
board-your-house = Ваш род
board-house-of = Род: { $player }
board-look-at = Чей планшет показать
board-look-at-player = Показать планшет: { $player }
board-row-politics = Политика
board-row-church = Церковь
board-row-military = Армия
board-row-marriage = Браки
board-row-worth = { $n } ПО
board-row-count = { $n } из { $minimum }
board-row-label = { $row }, жетоны: { $n } из { $minimum }
board-open-shield = свободный щит: { $house }
board-lies-in = свободный щит: { $tile }, лежит { $city-in }
board-face-down = закрыто: { $n }
board-reserve = В резерве мужчин: { $men }, женщин: { $women }
board-raised =
    { $n ->
        [one] { $n } фигурка поднимает порог
        [few] { $n } фигурки поднимают порог
       *[many] { $n } фигурок поднимают порог
    }
board-weddings-why = Свадьба сразу даёт свои ПО и ещё один кубик потомства
board-wed = Устроить эту свадьбу: { $n } ПО
board-signore = Синьор
board-offspring =
    { $n ->
        [one] Потомство: бросок { $n } кубика
       *[many] Потомство: бросок { $n } кубиков
    }

## Поле на странице: награды шаг за шагом, итоговый подсчёт

board-step-initiative = ПО за инициативу
board-step-order = Новый порядок
board-step-bonus =
    Награды: { $what } или { $n ->
        [one] { $n } флорин
        [few] { $n } флорина
       *[many] { $n } флоринов
    }, затем свадьба
board-step-points = Награды: { $what }
board-above = без награды
board-above-by = { $n } при пороге { $limit }
board-had = готово
board-chooses = выбирает
board-final = Итоговый подсчёт
board-wins = побеждает
board-source-initiative = Инициатива
board-source-mission = Миссии
board-source-marriage = Браки
board-source-helper = Помощники
board-source-wedding = Свадьбы
board-source-reward = Награды
board-source-florins = ПО за флорины
board-source-careers = На карьерах
board-before-end = После раунда 7
board-total = Итого

## Названия из набора: сам набор

pack-title = Signorie, восстановленная по книге правил

## Названия из набора: города

city-milano = Милан
    .in = в Милане
    .into = в Милан
    .from = из Милана
city-venezia = Венеция
    .in = в Венеции
    .into = в Венецию
    .from = из Венеции
city-firenze = Флоренция
    .in = во Флоренции
    .into = во Флоренцию
    .from = из Флоренции
city-roma = Рим
    .in = в Риме
    .into = в Рим
    .from = из Рима
city-napoli = Неаполь
    .in = в Неаполе
    .into = в Неаполь
    .from = из Неаполя

## Названия из набора: дома

house-medici = Медичи
house-sforza = Сфорца
house-este = Эсте
house-gonzaga = Гонзага
house-borgia = Борджиа
house-aragona = Арагона

## Карточки на странице: как называется то, у чего нет своего имени

about-man = Мужчина
    .rule = SI-1.4
about-woman = Женщина
    .rule = SI-1.4
about-player = Игрок
    .rule = SI-1.1
about-florin = Флорины
    .rule = SI-1.6
about-victory-point = Победные очки
    .rule = SI-1.7
about-order = Порядок хода
    .rule = SI-11.2
about-die = Кубик
    .rule = SI-4.6
about-space = Поле действия
    .rule = SI-4.8
about-hire = Наём помощника
    .rule = SI-5.1
about-helper = Помощник
    .rule = SI-10.1
about-task = Задание
    .rule = SI-6.1
about-mission = Миссия
    .rule = SI-7.4
about-marriage = Брак
    .rule = SI-7.7
about-offspring = Потомство
    .rule = SI-7.6
about-tracks = Очки на шкалах
    .rule = SI-7.3
about-career = Карьера
    .rule = SI-8.2
about-politics = Политика
    .rule = SI-8.2
about-church = Церковь
    .rule = SI-8.2
about-military = Армия
    .rule = SI-8.2
about-career-values = Ценность и ранг ступени
    .rule = SI-8.4
about-initiative = Инициатива
    .rule = SI-8.7
about-city = Город
    .rule = SI-7.9
about-alliance = Жетон союза
    .rule = SI-9.3
about-alliance-face-down = Закрытый жетон
    .rule = SI-9.4
about-plan = План
    .rule = SI-9.2
about-house = Личный запас и резерв
    .rule = SI-1.3
about-supply = Общий запас
    .rule = SI-2.9
about-reserve = Резерв
    .rule = SI-1.3
about-threshold = Порог
    .rule = SI-11.4
about-mission-text = С миссией мужчина уходит с карьеры в город: ПО покинутого места и жетон города, если он подходит к плану.
about-marriage-text = В браке женщина уходит в город с приданым: 2 ПО за каждый флорин и жетон города, если он подходит к плану.
about-offspring-text = На потомство бросают по кубику за каждого женатого мужчину: 1–3 даёт женщину, 4–6 — мужчину из резерва.
about-wedding = Свадьба
    .rule = SI-11.6
about-bride = Невеста
    .rule = SI-11.6
about-reward = Награда
    .rule = SI-11.5
about-outlook = Что может дать кубик
    .rule = SI-4.8
about-pass = Пас
    .rule = SI-4.4
about-final = Итоговый подсчёт
    .rule = SI-12.4
about-final-careers = Карьеры в конце
    .rule = SI-12.1
about-final-row = Ряды плана в конце
    .rule = SI-12.2
about-winner = Победитель
    .rule = SI-12.4
