### Слова игры «Крёстный отец. Империя Корлеоне» по-русски: вопросы, отказы, ход событий, названия, словарь сценариев.
###
### У названий есть формы: .acc винительный падеж, .gen родительный, .ins творительный; у районов ещё .in (где), .to (куда),
### .from (откуда) вместе с предлогом. Названия поручений и дел и фамилии семей не склоняются.

## Игра вкратце, для тех, кто ещё не играл

game-in-short =
    Соперничающие семьи зарабатывают в Нью-Йорке на протяжении четырёх актов; побеждает самая богатая. Считаются только деньги в чемодане, а из руки они попадают туда через отмывание.
    В фазе «Семейные дела» все по очереди выполняют по одному действию: ставят громилу на дело и используют его легальную сторону, от которой получает выгоду и хозяин территории; ставят члена семьи на место между районами и используют теневые стороны всех дел вокруг; выполняют поручение, заплатив товарами; или разыгрывают союзника. У кого ещё есть фигурки, тот не может пасовать.
    Товарами (оружие, алкоголь, кровавые деньги, наркотики) платят за поручения. Поручения приносят деньги, отправляют фигурки в Гудзон или вредят иначе; выполненные идут в чемодан.
    В фазе «Война за территории» семья, у которой на территории больше всего фигурок, кладёт маркер контроля на верх её стопки; ничья ничего не меняет. Территорию контролирует владелец верхнего маркера.
    В фазе «Подкуп» (акты I–III) все тайно откладывают деньги из чемодана; кто дал больше, выбирает союзника и платит, и так по очереди; остальные сохраняют деньги.
    В фазе «Дань дону» все сбрасывают карты до лимита в руке: 5, 4, 3 и 2 карты в актах I–IV. Так что отмывайте и тратьте вовремя.
    В конце каждая территория даёт $5 тому, у кого в её стопке больше всего маркеров, а каждый из четырёх цветов поручений — $5 тому, кто выполнил их больше всех.

## Опции партии

option-open-books = Деньги в каждом чемодане видны всем, хотя сосчитать их можно было бы только с безупречной памятью.

## Названия

seat-name = Место { $seat }

# У кого ещё нет имени; стоит и после слов «семьи», «игрока».
seat-number = № { $seat }

side-marzullo = Марцулло
    .acc = Марцулло
    .gen = Марцулло
side-matarazzo = Матараццо
    .acc = Матараццо
    .gen = Матараццо
side-vitale = Витале
    .acc = Витале
    .gen = Витале
side-caccamo = Каккамо
    .acc = Каккамо
    .gen = Каккамо
side-pizzino = Пиццино
    .acc = Пиццино
    .gen = Пиццино
side-union-boss = Босс профсоюза
    .acc = Босса профсоюза
    .gen = Босса профсоюза
side-mayor = Мэр
    .acc = Мэра
    .gen = Мэра
side-police-chief = Шеф полиции
    .acc = Шефа полиции
    .gen = Шефа полиции
phase-setup = Подготовка к игре
phase-open-business = Открытие нового дела
phase-family-business = Семейные дела
phase-turf-war = Война за территории
phase-bribery = Подкуп
phase-tribute = Дань дону
phase-entracte = Антракт
phase-end = Конец игры
good-gun = оружие
good-booze = алкоголь
good-blood-money = кровавые деньги
good-narcotics = наркотики
colour-yellow = жёлтое
    .many = жёлтых
colour-blue = синее
    .many = синих
colour-green = зелёное
    .many = зелёных
colour-grey = серое
    .many = серых
figure-don = дон
    .acc = дона
figure-consigliere = консильери
    .acc = консильери
figure-heir = наследник
    .acc = наследника

## Концовки

ending-richest = Побеждает самая богатая семья.
ending-more-territories = Самые богатые семьи богаты одинаково; побеждает та, у которой больше бонусов за территории.
ending-shared = У самых богатых семей поровну и денег, и бонусов за территории: общая победа.

## Статистика многих партий

draw-job-name = { $title } ({ $id })
statistics-wealth = Состояние в конце по источникам
statistics-colours = Поручения по цветам
statistics-allies = Союзники
statistics-jobs = Поручения
statistics-businesses = Легальные стороны дел
statistics-areas = Районы
statistics-deeds = Что ещё происходило
measure-dollars = доллары
measure-bonus = бонус
measure-completed = выполнено
measure-revealed = открыто
measure-bribed = подкуплено
measure-played = разыграно
measure-open = открытые
measure-discarded = сброшено
measure-effect = с эффектом
measure-opened = открыто
measure-shared = совместно
measure-won = выиграно
statistics-wealth-laundered = отмыто
statistics-wealth-stashed = сразу в чемодан
statistics-wealth-offered = из предложений
statistics-wealth-last-hand = в руке в конце
statistics-wealth-withdrawn = потеряно: налоговая проверка
statistics-wealth-bribes = потеряно: взятки
statistics-wealth-territories = бонусы за территории
statistics-wealth-jobs = бонусы за поручения
statistics-wealth-all = состояние
statistics-deed-shot = застрелено фигурок
statistics-deed-moved = перемещено фигурок
statistics-deed-boss = выставлен Босс профсоюза
statistics-deed-mayor = выставлен Мэр
statistics-deed-chief = выставлен Шеф полиции
statistics-deed-control = положено маркеров контроля
statistics-deed-control-removed = убрано маркеров контроля
statistics-deed-control-swapped = обмены маркеров контроля
statistics-deed-control-reordered = перестановки маркеров контроля
statistics-deed-token-moved = переносы маркеров контроля за неимением других
statistics-deed-stolen = украдено карт
statistics-deed-given = собрано карт
statistics-deed-offered = предложено карт
statistics-deed-withdrawn = налоговые проверки
statistics-deed-job-taken = взято открытых поручений
statistics-deed-horse = взята Лошадиная голова
statistics-deed-bribe-returned = возвращено взяток
statistics-deed-pile-empty = взятия из пустой стопки
statistics-deed-reshuffled = перетасовки колоды поручений
statistics-deed-skipped = пропущено ходов за неимением действий

## Вопросы: что сделать

ask-open-business = Открывается новое дело.
ask-turn =
    { $extra ->
        [1] Выполните ещё одно действие: громила, член семьи, поручение или союзник. Можно и продолжить без него.
       *[0] Выставьте громилу или члена семьи, выполните поручение или разыграйте союзника.
    }
ask-payment =
    { $need ->
        [1] Оплатите поручение «{ $job }»: { $good } или вместо этого наркотики.
       *[other] Оплатите поручение «{ $job }»: { $need } × { $good }; любую из этих карт могут заменить наркотики.
    }
ask-job-order = Поручение «{ $job }» оплачено: сначала возьмите деньги или сначала используйте способность.
ask-card-parts = Карта выполняется часть за частью.
ask-ally-parts = Используйте способности { $ally-gen } в любом порядке или закончите; то, что карта просто даёт, вы получите в любом случае.
ask-sharing = { $controller } контролирует территорию и тоже использует легальную сторону дела «{ $business }»: выберите, кто первым.
ask-abilities =
    { $launder ->
        [0] Используйте способности в любом порядке или закончите: { $abilities }.
       *[other]
            { $abilities ->
                [none]
                    { $launder ->
                        [1] Отмойте банкноту из руки в чемодан или закончите.
                        [one] Отмойте до { $launder } банкноты из руки в чемодан или закончите.
                       *[many] Отмойте до { $launder } банкнот из руки в чемодан или закончите.
                    }
               *[other]
                    { $launder ->
                        [1] Используйте способности в любом порядке или закончите: { $abilities }; отмыть банкноту.
                        [one] Используйте способности в любом порядке или закончите: { $abilities }; отмыть до { $launder } банкноты.
                       *[many] Используйте способности в любом порядке или закончите: { $abilities }; отмыть до { $launder } банкнот.
                    }
            }
    }
ask-trade-discards =
    { $left ->
        [1] Выберите карту для сброса: { $ability }.
        [one] Выберите { $left } карту для сброса: { $ability }.
        [few] Выберите { $left } карты для сброса: { $ability }.
       *[many] Выберите { $left } карт для сброса: { $ability }.
    }
ask-choose-good = Возьмите оружие, алкоголь или кровавые деньги.
ask-keep-job = Оставьте себе поручение; остальные сбрасываются лицом вверх.
ask-launder-cards =
    { $left ->
        [1] Отмойте банкноту из руки в чемодан или продолжите.
        [one] Отмойте до { $left } банкноты из руки в чемодан или продолжите.
       *[many] Отмойте до { $left } банкнот из руки в чемодан или продолжите.
    }
ask-part-jobs = Можно { $ability } — или отказаться.
ask-part-horse = Можно { $ability } — или отказаться.
ask-part-trade = Можно { $ability } — или отказаться.
ask-part-trade-good = Можно { $ability } — или отказаться.
ask-part-collect = Можно { $ability } — или отказаться.
ask-part-offer = Можно { $ability } — или отказаться.
ask-shoot-where = Выберите территорию, на которой стрелять, или откажитесь.
ask-shoot-figure =
    { $area ->
        [none]
            { $left ->
                [1] Застрелите фигурку или продолжите.
                [one] Застрелите до { $left } фигурки или продолжите.
               *[many] Застрелите до { $left } фигурок или продолжите.
            }
       *[other]
            { $left ->
                [1] Застрелите фигурку { $area-in } или продолжите.
                [one] Застрелите до { $left } фигурки { $area-in } или продолжите.
               *[many] Застрелите до { $left } фигурок { $area-in } или продолжите.
            }
    }
ask-move-which =
    { $left ->
        [1] Выберите, какую фигурку переместить, или продолжите.
       *[many] Выберите, какую фигурку переместить (всего до { $left }), или продолжите.
    }
ask-move-where = Переместите фигурку ({ $place }) на пустое место её вида.
ask-place-figure =
    { $two_way ->
        [1] Поставьте или переместите { $figure-acc } на пустое место, которое граничит ровно с двумя районами, или откажитесь.
       *[0] Поставьте или переместите { $figure-acc } — или откажитесь.
    }
ask-push-which = Выберите, какого громилу переместить с территории Шефа полиции, или откажитесь.
ask-use-backs =
    { $left ->
        [1] Выберите район, теневые стороны которого использовать, или откажитесь.
       *[many] Выберите район, теневые стороны которого использовать (всего до { $left }), или откажитесь.
    }
ask-use-fronts =
    { $left ->
        [1] Выберите дело, легальную сторону которого использовать, или продолжите.
       *[many] Выберите дело, легальную сторону которого использовать (всего до { $left }), или продолжите.
    }
ask-place-token =
    { $left ->
        [1] Выберите территорию для маркера контроля или продолжите.
       *[many] Выберите территорию для маркера контроля (всего до { $left }) или продолжите.
    }
ask-remove-token = Уберите верхний маркер соперника с одной из стопок или откажитесь.
ask-replace-token = Замените верхний маркер соперника своим или откажитесь.
ask-swap-tokens =
    { $area ->
        [none] Выберите первую из двух территорий, верхние маркеры которых поменяются местами, или откажитесь.
       *[other] Выберите территорию, верхний маркер которой поменяется местами с маркером { $area-from }.
    }
ask-reorder-tokens = Выберите территорию, на которой поменяются местами два верхних маркера, или откажитесь.
ask-which-token = Маркеров контроля в запасе не осталось: перенесите один с поля { $area-to } или откажитесь.
ask-steal-from = Выберите соперника, из руки которого взять случайную карту, или откажитесь.
ask-audit-whom = Выберите соперника, который должен достать деньги из чемодана, или откажитесь.
ask-withdraw-card = Достаньте из чемодана в руку банкноту по своему выбору.
ask-give-cards =
    { $n ->
        [1] Выберите карту для семьи { $taker }; никто её не увидит, пока не выберут все.
        [one] Выберите { $n } карту для семьи { $taker }; никто их не увидит, пока не выберут все.
        [few] Выберите { $n } карты для семьи { $taker }; никто их не увидит, пока не выберут все.
       *[many] Выберите { $n } карт для семьи { $taker }; никто их не увидит, пока не выберут все.
    }
ask-offer-card = Предложите семье { $taker } банкноту из руки; никто её не увидит, пока не выберут все.
ask-take-jobs =
    { $left ->
        [1] Возьмите в руку открытое поручение или продолжите.
        [one] Возьмите в руку до { $left } открытого поручения или продолжите.
       *[many] Возьмите в руку до { $left } открытых поручений или продолжите.
    }
ask-turf-war = Вы получаете контроль над { $area-ins }, но маркеров контроля в запасе не осталось: перенесите туда один с поля или откажитесь.
ask-set-bribes = Отложите деньги из чемодана на взятку; никто её не увидит, пока не решат все.
ask-pick-ally = Выберите союзника за взятку ${ $n }.
ask-tribute = Сбросьте лишние карты, лимит в руке: { $limit }; никто не увидит, что вы сбрасываете, пока не выберут все.
ask-entracte = Готовится следующий акт.
ask-game-end = Игра заканчивается.

## Те же вопросы для тех, кого не спрашивают

doing-open-business = Открывается новое дело.
doing-turn =
    { $extra ->
        [1] Выбор: ещё одно действие или конец хода.
       *[0] Выбор действия: громила, член семьи, поручение или союзник.
    }
doing-payment = Оплата поручения «{ $job }».
doing-job-order = Поручение «{ $job }»: сначала деньги или способность.
doing-card-parts = Карта выполняется часть за частью.
doing-ally-parts = Использование способностей { $ally-gen }.
doing-sharing = Легальная сторона дела «{ $business }», её использует и { $controller }: выбор, кто первым.
doing-abilities = Использование способностей в любом порядке.
doing-trade-discards =
    { $left ->
        [1] Выбор карты для сброса.
        [one] Выбор { $left } карты для сброса.
       *[many] Выбор { $left } карт для сброса.
    }
doing-choose-good = Выбор: оружие, алкоголь или кровавые деньги.
doing-keep-job = Выбор поручения, которое остаётся.
doing-launder-cards = Отмывание денег из руки.
doing-part-jobs = Решение: посмотреть поручения или нет.
doing-part-horse = Решение: взять Лошадиную голову или нет.
doing-part-trade = Решение: обменять карты на деньги или нет.
doing-part-trade-good = Решение: обменять карту на товар или нет.
doing-part-collect = Решение: собрать карты с остальных или нет.
doing-part-offer = Решение: потребовать предложений от остальных или нет.
doing-shoot-where = Выбор территории, на которой стрелять.
doing-shoot-figure =
    { $area ->
        [none] Выбор, кого застрелить.
       *[other] Выбор, кого застрелить { $area-in }.
    }
doing-move-which = Выбор фигурки для перемещения.
doing-move-where = Перемещение фигурки ({ $place }).
doing-place-figure = Размещение или перемещение { $figure-gen }.
doing-push-which = Перемещение громилы с территории Шефа полиции.
doing-use-backs = Выбор района, теневые стороны которого использовать.
doing-use-fronts = Выбор дела, легальную сторону которого использовать.
doing-place-token = Выбор территории для маркера контроля.
doing-remove-token = Снятие маркера контроля соперника.
doing-replace-token = Замена маркера контроля соперника.
doing-swap-tokens = Обмен верхних маркеров двух территорий.
doing-reorder-tokens = Обмен двух верхних маркеров территории.
doing-which-token = Перенос маркера контроля { $area-to }.
doing-steal-from = Выбор, из чьей руки взять карту.
doing-audit-whom = Выбор чемодана для налоговой проверки.
doing-withdraw-card = Выбор банкноты, которую достать из чемодана.
doing-give-cards =
    { $n ->
        [1] Тайный выбор карты для семьи { $taker }.
        [one] Тайный выбор { $n } карты для семьи { $taker }.
       *[many] Тайный выбор { $n } карт для семьи { $taker }.
    }
doing-offer-card = Тайный выбор предложения для семьи { $taker }.
doing-take-jobs = Решение: взять открытые поручения или нет.
doing-turf-war = Решение: перенести маркер контроля { $area-to } или нет.
doing-set-bribes = Тайный выбор взятки.
doing-pick-ally = Выбор союзника за взятку ${ $n }.
doing-tribute =
    { $limit ->
        [one] Тайный сброс до { $limit } карты.
       *[many] Тайный сброс до { $limit } карт.
    }
doing-entracte = Готовится следующий акт.
doing-game-end = Игра заканчивается.

## Отказы: почему чего-то нельзя

why-ally-not-in-hand = У вас в руке нет карты «{ $ally }».
why-ally-not-shown = Среди выложенных нет карты «{ $ally }».
why-area-not-touched = Место, на которое вы переместились, не граничит с { $area-ins }.
why-audit-empty = В чемодане семьи { $family } нет денег.
why-audit-self = Нельзя выбрать собственную семью.
why-backs-twice = Теневые стороны { $area-in } этой картой уже использованы.
why-bribe-order = Взятку складывают по достоинству банкнот, от меньшего к большему.
why-bribe-too-many = В вашем чемодане нет столько банкнот { $money }.
why-business-closed = Этого дела нет на поле.
why-control-has-token = Маркер контроля { $area-in } уже лежит.
why-control-no-figure = Вашей фигурки { $area-in } нет.
why-control-twice = Ваш маркер от этой карты { $area-in } уже лежит.
why-discard-number = Если сбросить столько карт этого вида, ровно нужного числа не наберётся.
why-discard-order = Карты сбрасывают вид за видом в установленном порядке.
why-family-absent = Семья { $family } не играет в этой партии.
why-front-closed = На поле нет дела «{ $business }».
why-front-not-controlled = Вы не контролируете территорию дела «{ $business }».
why-front-no-thug = На этом деле нет громилы соперника: { $business }.
why-front-twice = Легальная сторона дела «{ $business }» этой картой уже использована.
why-gain-must = От приобретения отказаться нельзя.
why-give-not-in-hand = Этого нет у вас в руке: { $card }.
why-goods-empty = Стопка этого товара пуста.
why-good-not-offered = Наркотики здесь выбрать нельзя.
why-horse-held = Лошадиная голова уже у вас.
why-job-not-open = Поручение «{ $job }» не открытое.
why-job-not-payable = У вас в руке нет товаров для поручения «{ $job }».
why-job-not-there = Поручения «{ $job }» нет ни у вас в руке, ни среди открытых.
why-keep-not-seen = Поручения «{ $job }» нет среди тех, что вы смотрите.
why-launder-none = У вас в руке нет банкноты { $money }.
why-member-none = У вас нет невыставленного члена семьи.
why-money-empty = В запасе нет ни такой банкноты, ни меньшей.
why-move-again = Эта карта уже переместила эту фигурку.
why-move-kind = Эта карта не перемещает фигурки такого вида.
why-move-nobody = Там никто не стоит.
why-move-nowhere = Для этой фигурки нет пустого места её вида.
why-move-other-kind = Громилу ставят на место для громилы, а члена семьи — на место для члена семьи.
why-move-owner = Эта карта не перемещает фигурки этого владельца.
why-move-same = Фигурка уже там стоит.
why-must-act = У вас есть невыставленная фигурка и возможное действие, поэтому пасовать нельзя.
why-neutral-other-kind = Эту фигурку не ставят на место такого вида.
why-neutral-same = Фигурка уже там стоит и должна перейти на другое место.
why-neutral-shot = Эта фигурка в Гудзоне и остаётся там до антракта.
why-neutral-taken = Это место занято.
why-neutral-two-way = Это место не граничит ровно с двумя районами: { $place }.
why-no-chief = Эта карта не ставила и не перемещала Шефа полиции.
why-not-in-hand = Этого нет у вас в руке: { $card }.
why-not-in-set = Этой способности нет среди тех, что здесь ещё можно использовать.
why-no-goods-after = Не осталось бы ни оружия, ни алкоголя, ни кровавых денег, чтобы взять.
why-no-jobs = Поручений больше не осталось.
why-offer-none = У вас в руке нет банкноты { $money }.
why-park-no-front = В Центральном парке нет ни легальной стороны, ни места для громилы.
why-park-no-territory = Центральный парк — не территория.
why-pay-number = Столькими картами этого товара поручение не оплатить.
why-pay-other-good = Сначала платят другим товаром этого поручения.
why-push-where = На территории Шефа полиции там нет громилы.
why-remove-none = Верхний маркер { $area-in } не принадлежит сопернику.
why-remove-no-figure = Вашей фигурки { $area-in } нет.
why-reorder-two = Маркеров { $area-in } меньше двух.
why-replace-none = Верхний маркер { $area-in } не принадлежит сопернику.
why-shoot-kind = Эта карта не позволяет застрелить здесь фигурку такого вида.
why-shoot-nobody = Нет фигурки, которую эта карта позволяет застрелить.
why-shoot-owner = Эта карта не позволяет застрелить здесь фигурку этого владельца.
why-shoot-where = Фигурка стоит не там, где эта карта позволяет стрелять.
why-space-absent = Такого места для члена семьи нет.
why-space-taken = Это место для члена семьи занято.
why-space-three = Это место для члена семьи есть только при трёх и более игроках.
why-steal-empty = У семьи { $family } нет карт в руке.
why-steal-self = Нельзя выбрать собственную семью.
why-swap-no-token = Маркера контроля { $area-in } нет.
why-swap-two = Нужны две разные территории с маркерами контроля.
why-thug-none = У вас нет невыставленного громилы.
why-thug-space-taken = Это место для громилы занято.
why-token-not-there = Столько маркеров { $area-in } нет.
why-token-not-yours = Это не ваш маркер.
why-too-few-cards = У вас в руке слишком мало карт.
why-tribute-not-in-hand = Этого нет у вас в руке: { $card }.
why-tribute-number = Если сбросить столько карт этого вида, в руке не останется ровно столько, сколько велит лимит.
why-tribute-order = Карты сбрасывают вид за видом в установленном порядке.
why-withdraw-none = В вашем чемодане нет банкноты { $money }.

## Ход событий. Сообщение с -secret — для тех, кто видит тайную часть

event-phase =
    { $act ->
        [1] Акт I: { $phase }.
        [2] Акт II: { $phase }.
        [3] Акт III: { $phase }.
       *[4] Акт IV: { $phase }.
    }
event-first-drawn = { $seat } получает Лошадиную голову и становится первым игроком.
event-allies-revealed = Выложены союзники: { $allies }.
event-tile-opened = Новое дело { $area-in }: { $business }.
event-open-job = Открытое поручение { $place }: { $job }.
event-jobs-dealt =
    { $n ->
        [one] { $seat } получает { $n } поручение.
        [few] { $seat } получает { $n } поручения.
       *[many] { $seat } получает { $n } поручений.
    }
event-jobs-dealt-secret =
    { $n ->
        [one] { $seat } получает { $n } поручение: { $jobs }.
        [few] { $seat } получает { $n } поручения: { $jobs }.
       *[many] { $seat } получает { $n } поручений: { $jobs }.
    }
event-thug-placed = { $seat } ставит громилу: { $business }.
event-member-placed = { $seat } ставит члена семьи: { $space }.
event-job-begun = { $seat } выполняет поручение «{ $job }».
event-paid =
    { $n ->
        [1] { $seat } платит: { $card }.
       *[other] { $seat } платит: { $n } × { $card }.
    }
event-gained = { $seat } берёт { $card }.
event-pile-empty = { $seat } ничего не получает, стопка пуста: { $card }.
event-laundered = { $seat } отмывает { $card }.
event-stashed = { $card } идёт из запаса в чемодан семьи { $seat }.
event-looked = { $seat } смотрит поручение.
event-looked-secret = { $seat } смотрит поручение «{ $job }».
event-kept = { $seat } оставляет себе поручение.
event-kept-secret = { $seat } оставляет себе поручение «{ $job }».
event-job-discarded = { $seat } сбрасывает поручение «{ $job }».
event-reshuffled = Сброшенные поручения перетасованы в новую колоду, карт: { $n }.
event-horse-taken = { $seat } берёт Лошадиную голову.
event-discarded =
    { $n ->
        [1] { $seat } сбрасывает: { $card }.
       *[other] { $seat } сбрасывает: { $n } × { $card }.
    }
event-job-completed = Поручение «{ $job }» идёт в чемодан семьи { $seat }.
event-ally-played = { $seat } разыгрывает { $ally-acc }.
event-ally-back = { $ally } возвращается в руку семьи { $seat }.
event-boss-placed = { $seat } ставит Босса профсоюза: { $business }.
event-mayor-placed = { $seat } ставит Мэра: { $space }.
event-chief-placed = { $seat } ставит Шефа полиции { $area-to }.
event-shot = { $seat } отправляет в Гудзон фигурку: { $side }, { $place }.
event-figure-moved = { $seat } перемещает фигурку ({ $side }): { $from } → { $place }.
event-control-placed = { $seat } кладёт маркер контроля { $area-in }.
event-control-removed = { $seat } убирает { $area-from } маркер контроля семьи { $owner }.
event-control-swapped = { $seat } меняет местами верхние маркеры территорий { $area } и { $other }.
event-control-reordered = { $seat } меняет местами два верхних маркера { $area-in }.
event-token-moved = { $seat } переносит маркер контроля { $from-from } { $area-to }.
event-front-used = { $seat } использует легальную сторону: { $business }.
event-front-shared = { $seat } контролирует территорию и тоже использует легальную сторону: { $business }.
event-backs-used = { $seat } использует теневые стороны { $area-in }.
event-stolen = { $seat } берёт карту из руки семьи { $from }.
event-stolen-secret = { $seat } берёт из руки семьи { $from }: { $card }.
event-gift-chosen = { $seat } тайно выбирает, что отдать.
event-gift-chosen-secret = { $seat } выбирает, что отдать: { $cards }.
event-given =
    { $n ->
        [one] { $seat } отдаёт семье { $to } { $n } карту.
        [few] { $seat } отдаёт семье { $to } { $n } карты.
       *[many] { $seat } отдаёт семье { $to } { $n } карт.
    }
event-given-secret =
    { $n ->
        [one] { $seat } отдаёт семье { $to } { $n } карту: { $cards }.
        [few] { $seat } отдаёт семье { $to } { $n } карты: { $cards }.
       *[many] { $seat } отдаёт семье { $to } { $n } карт: { $cards }.
    }
event-offer-chosen = { $seat } тайно выбирает предложение.
event-offer-chosen-secret = { $seat } выбирает предложение: { $card }.
event-offered = { $seat } предлагает { $card }.
event-offer-won = { $card } идёт в чемодан семьи { $seat }, остальные предложения — в запас.
event-withdrawn = { $seat } достаёт из чемодана { $card }.
event-turf-won = { $seat } получает контроль над { $area-ins } (влияние: { $influence }).
event-turf-open = Контроль над { $area-ins } не достаётся никому.
event-bribe-set = { $seat } закрывает взятку.
event-bribe-set-secret =
    { $cards ->
        [none] { $seat } не даёт взятки.
       *[other] { $seat } закрывает взятку: { $cards }.
    }
event-bribe =
    { $n ->
        [0] { $seat } не даёт взятки.
       *[other] { $seat } даёт взятку ${ $n } банкнотами: { $cards }.
    }
event-ally-taken = { $seat } берёт { $ally-acc }.
event-bribe-paid = { $seat } платит взятку ${ $n }.
event-bribe-returned = { $seat } остаётся без союзника, взятка ${ $n } возвращается в чемодан.
event-tribute-chosen = { $seat } тайно выбирает, что сбросить.
event-tribute-chosen-secret = { $seat } выбирает, что сбросить: { $cards }.
event-open-job-taken = { $seat } берёт в руку открытое поручение «{ $job }».
event-skipped = { $seat } ничего не может сделать, ход пропущен.
event-new-member = { $seat } получает { $figure-acc }.
event-allies-gone = Союзники, которых никто не подкупил, уходят в коробку: { $allies }.
event-territory-bonus = { $seat } получает $5 за территорию { $area }.
event-job-bonus = { $seat } получает $5 за наибольшее число { $colour-many } поручений.
event-wealth = { $seat } заканчивает игру с ${ $n }.
event-game-over = Игра окончена. { $ending ->
        [ending-more-territories] { ending-more-territories }
        [ending-shared] { ending-shared }
       *[ending-richest] { ending-richest }
    }

## Ходы: что написано на кнопке

move-thug = Поставить громилу: { $business }
move-member = Поставить члена семьи: { $space }
move-job = Выполнить поручение «{ $job }»
move-ally = Разыграть { $ally-acc }
move-pay = Заплатить { $n } × { $good }, остальное наркотиками
move-money-first = Сначала взять деньги
move-ability-first = Сначала использовать способность
move-self-first = Использовать раньше хозяина территории
move-controller-first = Пусть сначала использует хозяин территории
move-use = { $ability }
move-launder = Отмыть { $money }
move-discard =
    { $n ->
        [1] Сбросить: { $card }
       *[other] Сбросить: { $n } × { $card }
    }
move-good = Взять { $good }
move-keep = Оставить себе поручение «{ $job }»
move-shoot = Застрелить фигурку: { $place }
move-move = Переместить фигурку: { $place }
move-to = Переместить сюда: { $place }
move-area = Выбрать район: { $area }
move-token = Перенести свой маркер { $area-from }, { $n }-й снизу
move-front = Использовать легальную сторону: { $business }
move-opponent = Выбрать семью { $family }
move-withdraw = Достать из чемодана { $money }
move-take-job = Взять в руку поручение «{ $job }»
move-give = Отдать: { $card }
move-offer = Предложить { $money }
move-bribe =
    { $n ->
        [1] Отложить { $money }
       *[other] Отложить { $n } × { $money }
    }
move-take = Взять { $ally-acc }
move-done = Дальше

## Ходы, где кнопка зависит от вопроса: имя вопроса стоит в конце

draw-page-board = board: территории по номерам с делами, маркерами и влиянием, семьи, карты
draw-page-families = families: фигурки, маркеры, карты и чемоданы
draw-page-cards = cards: ваша рука, открытые поручения и союзники
draw-page-look = look queens: одна территория и что на ней стоит
draw-done-abilities =
    { $gains ->
        [none] Больше ничего не использовать
       *[other] Закончить, а напоследок { $gains }
    }
draw-done-ally-parts =
    { $gains ->
        [none] Больше ничего не использовать
       *[other] Закончить, а напоследок { $gains }
    }
draw-done-set-bribes = Закрыть взятку
draw-done-part-jobs = Не смотреть поручения
draw-done-part-horse = Не брать Лошадиную голову
draw-done-part-trade = Ничего не сбрасывать
draw-done-part-trade-good = Ничего не сбрасывать
draw-done-part-collect = Ничего не собирать
draw-done-part-offer = Не требовать предложений
draw-done-shoot-where = Ни в кого не стрелять
draw-done-place-figure = Оставить фигурку на месте
draw-done-push-which = Не перемещать громилу
draw-done-use-backs = Не использовать теневые стороны
draw-done-remove-token = Не убирать маркер
draw-done-replace-token = Не заменять маркер
draw-done-swap-tokens = Ничего не менять
draw-done-reorder-tokens = Ничего не менять
draw-done-which-token = Не переносить маркер
draw-done-turf-war = Не переносить маркер
draw-done-steal-from = Ни у кого не брать
draw-done-audit-whom = Никого не проверять
draw-area-shoot-where = Стрелять { $area-in }
draw-area-place-figure = Поставить { $figure-acc } { $area-to }
draw-area-ally-parts = Поставить { $figure-acc } { $area-to }
draw-area-use-backs = Использовать теневые стороны { $area-in }
draw-area-place-token = Положить маркер контроля { $area-in }
draw-area-remove-token = Убрать верхний маркер { $area-in }
draw-area-replace-token = Заменить верхний маркер { $area-in }
draw-area-reorder-tokens = Поменять местами два верхних маркера { $area-in }
draw-opponent-steal-from = Взять из руки семьи { $family }
draw-opponent-audit-whom = Проверить семью { $family }
draw-figure-shoot =
    { $what ->
        [thug] Застрелить громилу семьи { $side }: { $place }
        [member] Застрелить члена семьи { $side }: { $place }
        [mayor] Застрелить { $side-acc }: { $place }
        [police_chief] Застрелить { $side-acc }
       *[boss] Застрелить { $side-acc }: { $place }
    }
draw-figure-move =
    { $what ->
        [thug] Переместить громилу семьи { $side }: { $place }
        [member] Переместить члена семьи { $side }: { $place }
       *[other] Переместить { $side-acc }: { $place }
    }
draw-ask-payment =
    { $ways ->
        [1]
            { $need ->
                [1] Оплатите поручение «{ $job }»: { $good }.
               *[other] Оплатите поручение «{ $job }»: { $need } × { $good }.
            }
       *[other]
            { $need ->
                [1] Оплатите поручение «{ $job }»: { $good } или вместо этого наркотики.
               *[other] Оплатите поручение «{ $job }»: { $need } × { $good }; любую из этих карт могут заменить наркотики.
            }
    }
draw-done-turn = Закончить без дополнительного действия
draw-done-launder-cards = Больше ничего не отмывать
draw-done-shoot-figure = Больше ни в кого не стрелять
draw-done-move-which = Больше никого не перемещать
draw-done-use-fronts = Больше не использовать легальные стороны
draw-done-place-token = Больше не класть маркеры
draw-done-take-jobs = Больше не брать поручений
draw-pay-payment = Заплатить: { $cards }
draw-controller-first-sharing = Пусть сначала использует семья { $controller }
draw-to-place-figure =
    { $figure ->
        [mayor] Поставить Мэра: { $place }
       *[other] Поставить { $name-acc }: { $place }
    }
draw-to-ally-parts =
    { $figure ->
        [mayor] Поставить Мэра: { $place }
       *[other] Поставить { $name-acc }: { $place }
    }
draw-area-swap-tokens = Поменять верхний маркер { $area-in }
draw-event-shot =
    { $what ->
        [thug] { $seat } отправляет в Гудзон громилу семьи { $side }: { $place }.
        [member] { $seat } отправляет в Гудзон члена семьи { $side }: { $place }.
        [mayor] { $seat } отправляет в Гудзон { $side-acc }: { $place }.
        [police_chief] { $seat } отправляет в Гудзон { $side-acc }.
       *[boss] { $seat } отправляет в Гудзон { $side-acc }: { $place }.
    }
draw-event-figure-moved =
    { $what ->
        [thug] { $seat } перемещает громилу семьи { $side }: { $from } → { $place }.
        [member] { $seat } перемещает члена семьи { $side }: { $from } → { $place }.
       *[other] { $seat } перемещает { $side-acc }: { $from } → { $place }.
    }
draw-event-bribe =
    { $several ->
        [0] { $n ->
            [0] { $seat } не даёт взятки.
           *[other] { $seat } даёт взятку ${ $n }.
        }
       *[1] { $seat } даёт взятку ${ $n }: { $cards }.
    }
draw-brief-thug-placed = громила: { $business }
draw-brief-member-placed = член семьи: { $space }
draw-brief-job-begun = { $job }
draw-brief-ally-played = { $ally }
draw-brief-gained = +{ $card }
draw-brief-laundered = отмыто: { $card }
draw-brief-stashed = в чемодан: { $card }
draw-brief-kept = поручение в руку
draw-brief-discarded =
    { $n ->
        [1] сброс: { $card }
       *[other] сброс: { $n } × { $card }
    }
draw-brief-horse-taken = Лошадиная голова
draw-brief-boss-placed = Босс профсоюза: { $business }
draw-brief-mayor-placed = Мэр: { $space }
draw-brief-chief-placed = Шеф полиции: { $area }
draw-brief-shot = в Гудзон: { $side }
draw-brief-figure-moved = { $side } → { $place }
draw-brief-control-placed = маркер контроля: { $area }
draw-brief-control-removed = снят маркер: { $owner }, { $area }
draw-brief-control-swapped = обмен маркеров: { $area }, { $other }
draw-brief-token-moved = маркер: { $from } → { $area }
draw-brief-front-shared = тоже использует: { $business }
draw-brief-stolen = карта семьи { $from }
draw-brief-open-job-taken = в руку: { $job }
draw-brief-bribe =
    { $n ->
        [0] без взятки
       *[other] взятка ${ $n }
    }
draw-brief-ally-taken = союзник: { $ally }
draw-brief-skipped = ход пропущен
draw-brief-territory-bonus = $5: { $area }
draw-brief-job-bonus = $5 за поручения
draw-brief-wealth = ${ $n }
draw-scene-phase =
    { $which ->
        [open-business]
            { $act ->
                [1] Акт I
                [2] Акт II
                [3] Акт III
               *[4] Акт IV
            }
        [turf-war] { $phase }
       *[other] {""}
    }
draw-scene-game-over = Конец
draw-job-source =
    { $open ->
        [1] открытое; { $text }
       *[0] у вас в руке; { $text }
    }
draw-titled = { $title } ({ $cost })
draw-unused = Не использовано: { $list }

## Словарь сценариев: именованные моменты

vocab-moment-start = Самое начало: вся подготовка к игре, в которой случай решает, какие союзники, кто первый игрок, какие жетоны и поручения; результаты задаёт [chance].
vocab-moment-open-business = Начинается первая фаза акта: берут жетон дела.
vocab-moment-family-business = Идёт фаза «Семейные дела»: свой ход начинает семья из to_play.
vocab-moment-turf-war = Начинается фаза «Война за территории» этого акта.
vocab-moment-bribery = Начинается фаза «Подкуп» этого акта.
vocab-moment-tribute = Начинается фаза «Дань дону»: сначала разыгранные союзники возвращаются в руку.
vocab-moment-entracte = Антракт после указанного акта.
vocab-moment-end = Конец игры, после фазы «Дань дону» акта IV.

## Словарь сценариев: что говорит позиция

vocab-key-at = Именованный момент, с которого начинается сценарий.
vocab-key-to_play = Семья, чей ход в family-business; без этого ключа — владелец Лошадиной головы.
vocab-key-clear = true: неназванные руки пусты. Иначе в них начальные банкноты.
vocab-key-act = Акт, от 1 до 4.
vocab-key-phase = Фаза; в позиции она следует из момента.
vocab-key-horse = Семья, у которой Лошадиная голова; без этого ключа — та, что на месте 0.
vocab-key-tiles-AREA = Жетон дела, который лежит на территории.
vocab-key-thugs-BUSINESS = Чей громила стоит на деле: семья или union_boss.
vocab-key-members-SPACE = Чей член семьи стоит на месте для члена семьи: семья или mayor.
vocab-key-chief = Территория Шефа полиции; без этого ключа он стоит рядом с полем.
vocab-key-hudson = Застреленные нейтральные фигурки.
vocab-key-control-AREA = Маркеры контроля территории, снизу вверх.
vocab-key-open_jobs = Открытые поручения по местам; пустой текст — пустое место.
vocab-key-discard = Сброс поручений, самое старое первым.
vocab-key-deck = Поручения в колоде, порядок которых никогда не хранится; без этого ключа — все, которых больше нигде нет. Иначе остальные поручения вне игры.
vocab-key-allies = Выложенные союзники.
vocab-key-supply-CARD = Карты стопки; без этого ключа — все, которых больше нигде нет. Иначе недостающие карты вне игры.
vocab-key-families-FAMILY-seat = Место семьи; без этого ключа — её номер в этом списке.
vocab-key-families-FAMILY-thugs = Невыставленные громилы; без этого ключа — все, которых больше нигде нет. Иначе недостающие вне игры.
vocab-key-families-FAMILY-members = Невыставленные члены семьи, так же.
vocab-key-families-FAMILY-hudson-thugs = Громилы в Гудзоне.
vocab-key-families-FAMILY-hudson-members = Члены семьи в Гудзоне.
vocab-key-families-FAMILY-tokens = Маркеры контроля в запасе; без этого ключа — все, которых нет на поле. Иначе недостающие вне игры.
vocab-key-families-FAMILY-suitcase-money = Банкноты в чемодане.
vocab-key-families-FAMILY-suitcase-jobs = Выполненные поручения в чемодане.
vocab-key-families-FAMILY-front = Союзники, разыгранные игроком в этом акте.
vocab-key-own-FAMILY-hand = Карты в руке в установленном порядке видов; поручения считаются взятыми тайно.

## Словарь сценариев: чего ещё можно ожидать

vocab-key-families-FAMILY-hand = Сколько карт в руке.
vocab-key-families-FAMILY-known = Карты руки, о которых знают все.
vocab-key-families-FAMILY-drawn = Для каждого тайно взятого поручения: сколько раз до этого перетасовывали колоду.
vocab-key-families-FAMILY-bribe = Банкноты взятки, которая открыта, но ещё не заплачена и не возвращена.
vocab-key-families-FAMILY-gone-thugs = Громилы вне игры.
vocab-key-families-FAMILY-gone-members = Члены семьи вне игры.
vocab-key-families-FAMILY-gone-tokens = Маркеры контроля вне игры.
vocab-key-families-FAMILY-bonus-territories = Сколько бонусов за территории игрок получает в конце.
vocab-key-families-FAMILY-bonus-jobs = Сколько бонусов за поручения игрок получает в конце.
vocab-key-families-FAMILY-won-territories = Территории, бонус за которые игрок получает в конце.
vocab-key-families-FAMILY-won-colours = Цвета поручений, бонус за которые игрок получает в конце.
vocab-key-families-FAMILY-wealth = Состояние игрока в конце.
vocab-key-controllers-AREA = Семья, которая контролирует территорию.
vocab-key-deck_size = Сколько поручений в колоде.
vocab-key-stacks-blue = Сколько осталось синих жетонов.
vocab-key-stacks-red = Сколько осталось красных жетонов.
vocab-key-box-allies = Союзники вне игры.
vocab-key-box-jobs = Поручения вне игры.
vocab-key-box-cards-CARD = Банкноты и карты товаров вне игры.
vocab-key-course-later = Союзники следующих актов.
vocab-key-course-in_work = Поручение, которое сейчас выполняется.
vocab-key-course-borrowed = Нейтральные фигурки, которые в этот ход считаются своими для игрока, в виде битов.
vocab-key-course-deck_age = Сколько раз перетасовывали колоду поручений.
vocab-key-course-ages-JOB = Колода, в которую поручение замешали в последний раз.
vocab-key-course-looker = Место, которое смотрит поручения, или -1.
vocab-key-course-looked = Для каждого просматриваемого поручения — колода, из которой оно взято.
vocab-key-course-committed = Места, которые уже сделали тайный выбор.
vocab-key-ledger = Что происходило с руками с тех пор, как карта впервые тайно перешла из руки в руку: тип, место, число, карта.
vocab-key-own-FAMILY-looked = Поручения, которые смотрит игрок.
vocab-key-own-FAMILY-ledger-ROW = Тайная карта этой ведомости, которую игрок знает, и колода, из которой она взята.
vocab-key-actors = Семьи, которые должны сделать выбор, по порядку.
vocab-key-over = Окончена ли игра.
vocab-key-result-winners = Победившие места.
vocab-key-result-scores = Состояние каждого места.
vocab-key-result-ranks = Какое место в итоге занимает каждое место за столом.
vocab-key-result-draw = Верно ли, что никто не победил.
vocab-key-result-ending = Как окончилась игра.
vocab-key-result-payoff = Выплата каждому месту.

## Словарь сценариев: результаты случая

vocab-chance-allies = Союзники, выложенные на акт.
vocab-chance-first = Место первого игрока.
vocab-chance-tile = Взятый жетон дела.
vocab-chance-open-job = Поручение для открытого места.
vocab-chance-hand-jobs = Поручения, розданные месту в начале.
vocab-chance-job = Просматриваемое поручение, по одной записи на карту.
vocab-chance-stolen = Карта, взятая наугад из руки.

## Словарь сценариев: ходы

vocab-move-thug = Ход: громила на пустое место для громилы.
vocab-move-member = Ход: член семьи на пустое место для члена семьи.
vocab-move-job = Ход: выполнить поручение из руки или открытое.
vocab-move-ally = Ход: разыграть союзника из руки.
vocab-move-pay = Оплата поручения: столько настоящих карт товара, остальное наркотиками.
vocab-move-money-first = Деньги поручения до его способности.
vocab-move-ability-first = Способность поручения до его денег.
vocab-move-self-first = Общая легальная сторона: первым действует игрок, чей ход.
vocab-move-controller-first = Общая легальная сторона: первым действует хозяин территории.
vocab-move-use = Использовать способность легальной стороны, теневой стороны или карты.
vocab-move-launder = Положить банкноту из руки в чемодан.
vocab-move-discard = Сбросить столько карт одного вида; виды в установленном порядке.
vocab-move-good = Взять товар по своему выбору.
vocab-move-keep = Оставить себе это поручение из просматриваемых.
vocab-move-shoot = Застрелить фигурку, которая там стоит.
vocab-move-move = Выбрать фигурку, которая там стоит, чтобы переместить её.
vocab-move-to = Переместить или поставить туда фигурку.
vocab-move-area = Выбрать район: для стрельбы, контроля, теневых сторон или для Шефа полиции.
vocab-move-token = Когда маркеров нет: перенести n-й снизу маркер этой стопки.
vocab-move-front = Использовать легальную сторону этого дела.
vocab-move-opponent = Выбрать соперника, чтобы обокрасть или проверить его.
vocab-move-withdraw = Налоговая проверка: достать эту банкноту из чемодана.
vocab-move-take-job = Взять в руку открытое поручение.
vocab-move-give = Отдать эту карту, тайно.
vocab-move-offer = Предложить эту банкноту, тайно.
vocab-move-bribe = Отложить столько банкнот одного достоинства, тайно; достоинства от меньшего к большему.
vocab-move-take = Взять этого союзника за свою взятку.
vocab-move-done = Больше ничего, дальше.

## Терминал: что рисуется кроме вопросов, ходов и событий. Знаки на поле должны быть короткими

draw-mark-union-boss = БП
draw-mark-mayor = Мэ
draw-mark-police-chief = ШП
draw-nothing = ничего
draw-several =
    { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }
draw-status =
    { $act ->
        [1] Акт I, { $phase }. Лошадиная голова: { $horse }. Лимит карт в руке: { $limit }.
        [2] Акт II, { $phase }. Лошадиная голова: { $horse }. Лимит карт в руке: { $limit }.
        [3] Акт III, { $phase }. Лошадиная голова: { $horse }. Лимит карт в руке: { $limit }.
       *[4] Акт IV, { $phase }. Лошадиная голова: { $horse }. Лимит карт в руке: { $limit }.
    }
draw-area =
    { $number ->
        [0] { $area }
       *[many] { $number }. { $area }: маркеры { $tokens }; влияние { $turf }
    }
draw-neutral = нейтральные { $n }
draw-business = { $who } { $name } — легальная: { $front } — теневая: { $back }
draw-spaces = Места для членов семьи
draw-chief = Шеф полиции стоит { $area-in }.
draw-hudson = В Гудзоне: { $figures }.
draw-family = { $family }: громилы { $thugs }, члены семьи { $members }, маркеры { $tokens }, карты { $hand }, чемодан { $suitcase }, поручения { $jobs }
draw-in-front = Перед игроком: { $cards }
draw-open-jobs = Открытые поручения
draw-allies = Выложенные союзники
draw-supply = Запас: { $cards }
draw-hand = В руке: { $cards }
draw-one-gun = оружие
draw-one-booze = алкоголь
draw-one-blood-money = кровавые деньги
draw-one-narcotics = наркотики
draw-ally-name =
    { $act ->
        [1] { $name } (I)
        [2] { $name } (II)
       *[3] { $name } (III)
    }
    .acc =
        { $act ->
            [1] { $name-acc } (I)
            [2] { $name-acc } (II)
           *[3] { $name-acc } (III)
        }
    .gen =
        { $act ->
            [1] { $name-gen } (I)
            [2] { $name-gen } (II)
           *[3] { $name-gen } (III)
        }
draw-job = { $colour }; стоит: { $cost }; приносит: { $money }; { $effect }
draw-verdict = { $ending } Правило { $rule }.
draw-result-tied = { $families }: по ${ $wealth }. Решают бонусы за территории: { $counts }. Правило { $rule }.
draw-result-equal =
    { $families }: по ${ $wealth } и по { $territories ->
        [one] { $territories } бонусу
        [few] { $territories } бонуса
       *[many] { $territories } бонусов
    } за территории, поэтому они делят место. Правило { $rule }.
draw-wealth =
    { $family }: ${ $n }, из них по $5: { $territories ->
        [one] { $territories } бонус
        [few] { $territories } бонуса
       *[many] { $territories } бонусов
    } за территории и { $jobs ->
        [one] { $jobs } бонус
        [few] { $jobs } бонуса
       *[many] { $jobs } бонусов
    } за поручения
draw-look-which = { $wanted } может значить: { $list }.
draw-look-none = Района { $wanted } нет; есть: { $list }.
draw-stock-money = Доллары в руке
draw-stock-gun = Оружие
draw-stock-booze = Алкоголь
draw-stock-blood-money = Кровавые деньги
draw-stock-narcotics = Наркотики
draw-stock-jobs = Поручения в руке
draw-stock-suitcase = Банкноты в чемодане
draw-stock-thugs = Громилы
draw-stock-members = Члены семьи
draw-stock-tokens = Маркеры контроля
draw-gist-gained = +{ $card }
draw-gist-paid =
    { $n ->
        [1] −{ $card }
       *[other] −{ $n } × { $card }
    }
draw-gist-laundered = { $card } в чемодан
draw-gist-stashed = +{ $card } в чемодане
draw-gist-discarded =
    { $n ->
        [1] −{ $card }
       *[other] −{ $n } × { $card }
    }
draw-figures =
    { $kind ->
        [thug]
            { $owner ->
                [own]
                    { $count ->
                        [1] одного из своих громил
                        [one] до { $count } своего громилы
                       *[many] до { $count } своих громил
                    }
                [opponent]
                    { $count ->
                        [1] громилу соперника
                        [one] до { $count } громилы соперников
                       *[many] до { $count } громил соперников
                    }
               *[any]
                    { $count ->
                        [1] любого громилу
                        [one] до { $count } любого громилы
                       *[many] до { $count } любых громил
                    }
            }
        [family]
            { $owner ->
                [own]
                    { $count ->
                        [1] одного из своих членов семьи
                        [one] до { $count } своего члена семьи
                       *[many] до { $count } своих членов семьи
                    }
                [opponent]
                    { $count ->
                        [1] члена семьи соперника
                        [one] до { $count } члена семей соперников
                       *[many] до { $count } членов семей соперников
                    }
               *[any]
                    { $count ->
                        [1] любого члена семьи
                        [one] до { $count } любого члена семьи
                       *[many] до { $count } любых членов семьи
                    }
            }
       *[any]
            { $owner ->
                [own]
                    { $count ->
                        [1] одну из своих фигурок
                        [one] до { $count } своей фигурки
                       *[many] до { $count } своих фигурок
                    }
                [opponent]
                    { $count ->
                        [1] фигурку соперника
                        [one] до { $count } фигурки соперников
                       *[many] до { $count } фигурок соперников
                    }
               *[any]
                    { $count ->
                        [1] любую фигурку
                        [one] до { $count } любой фигурки
                       *[many] до { $count } любых фигурок
                    }
            }
    }
draw-op-gain-money = взять ${ $value }
draw-op-gain-good = взять { $good }
draw-op-gain-good-choice = взять оружие, алкоголь или кровавые деньги
draw-op-stash-money = положить ${ $value } из запаса в чемодан
draw-op-trade =
    { $discard ->
        [1] сбросить карту и взять { $money }
        [one] сбросить { $discard } карту и взять { $money }
        [few] сбросить { $discard } карты и взять { $money }
       *[many] сбросить { $discard } карт и взять { $money }
    }
draw-op-trade-good =
    { $discard ->
        [1] сбросить карту и взять оружие, алкоголь или кровавые деньги
        [one] сбросить { $discard } карту и взять оружие, алкоголь или кровавые деньги
        [few] сбросить { $discard } карты и взять оружие, алкоголь или кровавые деньги
       *[many] сбросить { $discard } карт и взять оружие, алкоголь или кровавые деньги
    }
draw-op-launder =
    { $count ->
        [1] отмыть банкноту
        [one] отмыть до { $count } банкноты
       *[many] отмыть до { $count } банкнот
    }
draw-op-draw-jobs =
    { $draw ->
        [one] посмотреть { $draw } поручение и оставить себе { $keep }
        [few] посмотреть { $draw } поручения и оставить себе { $keep }
       *[many] посмотреть { $draw } поручений и оставить себе { $keep }
    }
draw-op-take-horse = взять Лошадиную голову
draw-op-shoot =
    { $where ->
        [with_own_figure] застрелить { $figures } на территории, где у вас есть фигурка
        [one_territory] застрелить { $figures } на одной территории
        [one_territory_all]
            { $owner ->
                [opponent] застрелить все фигурки соперников на одной территории
               *[any] застрелить все фигурки на одной территории
            }
        [one_territory_thug_and_family] застрелить на одной территории не больше одного громилы и одного члена семьи, чьих угодно
        [each_opponent] застрелить не больше одной фигурки каждого соперника
        [chief_territory] застрелить { $figures } на территории Шефа полиции
       *[anywhere] застрелить { $figures }
    }
draw-op-move-figure =
    { $shakedown ->
        [full] переместить { $figures } на пустое место и провести там рэкет
        [one_area] переместить { $figures } на пустое место и использовать теневые стороны одного района рядом с ним
       *[none] переместить { $figures } на пустое место, без рэкета
    }
draw-op-place-control =
    { $where ->
        [with_own_figure]
            { $count ->
                [1] положить маркер контроля на территорию, где у вас есть фигурка
               *[many] положить по маркеру контроля на территории, где у вас есть фигурка, не больше { $count }
            }
        [uncontrolled]
            { $count ->
                [1] положить маркер контроля на территорию без маркеров
               *[many] положить по маркеру контроля на территории без маркеров, не больше { $count }
            }
       *[any]
            { $count ->
                [1] положить маркер контроля на любую территорию
               *[many] положить по маркеру контроля на любые территории, не больше { $count }
            }
    }
draw-op-remove-control =
    { $where ->
        [with_own_figure] убрать верхний маркер соперника там, где у вас есть фигурка
       *[any] убрать верхний маркер соперника
    }
draw-op-replace-control =
    { $where ->
        [with_own_figure] заменить верхний маркер соперника своим там, где у вас есть фигурка
       *[any] заменить верхний маркер соперника своим
    }
draw-op-swap-control = поменять местами верхние маркеры двух территорий
draw-op-reorder-control = поменять местами два верхних маркера территории
draw-op-use-front =
    { $where ->
        [controlled]
            { $count ->
                [1] использовать легальную сторону дела на территории под своим контролем
                [one] использовать до { $count } легальной стороны на территориях под своим контролем
               *[many] использовать до { $count } легальных сторон на территориях под своим контролем
            }
        [opponent_thug]
            { $count ->
                [1] использовать легальную сторону дела, на котором стоит громила соперника
                [one] использовать до { $count } легальной стороны дел с громилой соперника
               *[many] использовать до { $count } легальных сторон дел с громилой соперника
            }
       *[any]
            { $count ->
                [1] использовать легальную сторону любого дела
                [one] использовать до { $count } легальной стороны любых дел
               *[many] использовать до { $count } легальных сторон любых дел
            }
    }
draw-op-use-back =
    { $territories ->
        [1] использовать все теневые стороны одного района, можно и Центрального парка
        [one] использовать все теневые стороны { $territories } района, можно и Центрального парка
       *[many] использовать все теневые стороны { $territories } районов, можно и Центрального парка
    }
draw-op-steal-random =
    { $count ->
        [1] взять случайную карту из руки соперника
        [one] взять { $count } случайную карту из руки соперника
        [few] взять { $count } случайные карты из руки соперника
       *[many] взять { $count } случайных карт из руки соперника
    }
draw-op-collect =
    { $count ->
        [1] получить от каждого соперника карту по его выбору
        [one] получить от каждого соперника { $count } карту по его выбору
        [few] получить от каждого соперника { $count } карты по его выбору
       *[many] получить от каждого соперника { $count } карт по его выбору
    }
draw-op-offer = собрать со всех соперников тайные предложения по одной банкноте и положить наибольшую из них в свой чемодан
draw-op-audit = заставить соперника достать банкноту из чемодана в руку
draw-op-take-open-job =
    { $count ->
        [1] взять в руку открытое поручение
        [one] взять в руку до { $count } открытого поручения
       *[many] взять в руку до { $count } открытых поручений
    }
draw-op-extra-action = выполнить ещё одно действие
draw-op-place-neutral =
    { $spaces ->
        [two_way] поставить или переместить { $figure-acc } на место, которое граничит с двумя районами, и провести рэкет
       *[any]
            { $shakedown ->
                [full] поставить или переместить { $figure-acc } и провести рэкет
               *[none] поставить или переместить { $figure-acc }
            }
    }
draw-op-chief-push = переместить громилу с территории Шефа полиции

## Страница: поле и панели рядом с ним. Заголовки и кнопки должны быть короткими

board-by-round = Состояние после каждого акта, с бонусами
board-round-start = Начало
board-round-end =
    { $n ->
        [1] После акта I
        [2] После акта II
        [3] После акта III
       *[4] После акта IV
    }
board-new-york = Нью-Йорк
board-hudson = Гудзон
board-tab-board = Поле
board-tab-shared = Поручения
board-tab-mine = Рука
board-act =
    { $act ->
        [I] Акт I: Свадьба
        [II] Акт II: Турок
        [III] Акт III: Убийство Сонни
        [IV] Акт IV: Предательство
       *[other] Акт { $act }: { $title }
    }
board-phase-open-business = Новое дело
board-phase-family-business = Семейные дела
board-phase-turf-war = Война за территории
board-phase-bribery = Подкуп
board-phase-tribute =
    { $limit ->
        [one] Дань, { $limit } карта
        [few] Дань, { $limit } карты
       *[many] Дань, { $limit } карт
    }
board-front = Легальная сторона, для громилы: { $what }
board-back = Теневая сторона, для члена семьи: { $what }
board-free = пусто
board-free-title = Эту территорию никто не контролирует
board-stack = Контроль, сверху вниз: { $list }
board-influence = Влияние сейчас: { $list }
board-aid-title = Кто ещё может выиграть
board-aid-sure = решено
board-aid-nobody = уже никто
board-aid-most = { $family }: не больше { $n }
board-aid-decided = Решено, если считать только ещё не выставленные фигурки: { $family }
board-aid-note = Учтены ещё не выставленные фигурки. Поручения и союзники, которые стреляют, перемещают или ставят другие фигурки, могут это изменить.
board-neutral = нейтральные
board-area-held = { $area }, хозяин: { $family }
board-space-held = { $space }: { $who }
board-three = Это место есть только при трёх и более игроках
board-shot = застрелены
board-shot-thug =
    { $n ->
        [1] { $family }: застреленный громила
        [one] { $family }: { $n } застреленный громила
        [few] { $family }: { $n } застреленных громилы
       *[many] { $family }: { $n } застреленных громил
    }
board-shot-member =
    { $n ->
        [1] { $family }: застреленный член семьи
        [one] { $family }: { $n } застреленный член семьи
        [few] { $family }: { $n } застреленных члена семьи
       *[many] { $family }: { $n } застреленных членов семьи
    }
board-beside = { $figure }: рядом с полем
board-open-jobs = Открытые поручения
board-open-jobs-note = для всех; в колоде { $n }
board-open-jobs-left = невыполненные
board-job-gone = пустое место
board-job-label = { $title }, { $colour }. Стоит: { $cost }, приносит: { $money }. { $what }.
board-lacks = Ещё не хватает: { $list }.
board-lacks-n = не хватает { $n }
board-ready = выполнимо
board-looked = Вы смотрите
board-allies = Союзники
board-allies-note = за взятку
board-allies-none = никого нет
board-done = Выполнено
board-done-note = больше всех одного цвета: $5
board-colour-yellow = Жёлтые
board-colour-blue = Синие
board-colour-green = Зелёные
board-colour-grey = Серые
board-hand = Ваша рука
board-hand-note =
    { $n ->
        [one] { $n } карта, лимит { $limit }
        [few] { $n } карты, лимит { $limit }
       *[many] { $n } карт, лимит { $limit }
    }
board-hand-empty = Карт нет.
board-hand-size =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
board-only-you = видите только вы
board-only-you-short = только вы
board-supply = Запас
board-pile = Осталось в запасе: { $n }
board-tiles-blue = Осталось синих жетонов дел: { $n }
board-tiles-red = Осталось красных жетонов дел: { $n }
board-figures = Фигурки
board-members =
    { $n ->
        [1] Дон
       *[many] Члены семьи
    }
board-members-left = Не выставлено членов семьи: { $n } из { $all }
board-thugs = Громилы
board-thugs-left = Не выставлено громил: { $n } из { $all }
board-suitcase = Чемодан
board-suitcase-jobs =
    { $n ->
        [0] без поручений
        [one] { $n } поручение
        [few] { $n } поручения
       *[many] { $n } поручений
    }
board-shut = скрыто
board-shut-others = скрыто
board-seat-hand = Карт в руке: { $n }
board-seat-members = Не выставлено членов семьи: { $n }
board-seat-thugs = Не выставлено громил: { $n }
board-seat-jobs = Выполнено поручений: { $n }
board-seat-tokens = Территорий под контролем: { $n }; маркеров в запасе: { $left }
board-horse = Лошадиная голова: первый игрок
board-in-front = разыграны: { $list }
board-known = известно в руке: { $list }
board-you = вы
board-bid = Закрытая взятка
board-bid-note = из чемодана, за союзников
board-bid-choose = Выбор
board-bid-reveal = Вскрытие
board-bid-pick = Союзник
board-bid-help = Кто даёт больше, выбирает первым. Выбравший платит всю взятку; кому союзника не досталось, тот оставляет деньги себе.
board-bids = Взятки
board-bid-nothing = без взятки
board-bid-took = союзник: { $ally }
board-bid-back = без союзника, деньги возвращены
board-picks = сейчас выбирает
board-sealed = закрыто
board-sealed-note = открывают вместе
board-sealed-hint = Выберите карту в своей руке.
board-thinking = выбирает
board-out = не выбирает
board-your-bribe = Ваша взятка
board-bribe-sum = Взятка
board-seal =
    { $n ->
        [0] Без взятки
       *[other] Закрыть взятку ${ $n }
    }
board-wait = Выбор можно вернуть, пока не выберут все.
board-no-bid = У вас нет денег на взятку: считаются только деньги в чемодане, а попадают они туда через отмывание.
board-tribute = Дань дону
board-tribute-note =
    { $limit ->
        [one] остаётся { $limit } карта
        [few] остаются { $limit } карты
       *[many] остаются { $limit } карт
    }
board-your-tribute = Что вы отдаёте
board-tribute-sum = Выбрано
board-tribute-of = { $n } из { $all }
board-tribute-help =
    { $n ->
        [one] Выберите { $n } карту для сброса, здесь или в своей руке.
        [few] Выберите { $n } карты для сброса, здесь или в своей руке.
       *[many] Выберите { $n } карт для сброса, здесь или в своей руке.
    }
board-give =
    { $n ->
        [one] Сбросить { $n } карту
        [few] Сбросить { $n } карты
       *[many] Сбросить { $n } карт
    }
board-no-tribute = Лишних карт у вас нет.
board-less = меньше: { $name }
board-more = больше: { $name }
board-count = Итоговый подсчёт
board-winner = Победа
board-count-territories = Территории: ${ $n } тому, у кого больше маркеров
board-count-jobs = Поручения: ${ $n } тому, у кого больше всех одного цвета
board-wealth = Состояние
board-count-note = Маркеров поровну: решает верхний в стопке. Поручений поровну: бонус получают все. Состояние равное: побеждает тот, у кого больше территорий.

## Названия набора: сам набор

pack-title = Крёстный отец. Империя Корлеоне, восстановленная по книге правил

## Названия набора: семьи

family-marzullo = Марцулло
    .letter = Ц
family-matarazzo = Матараццо
    .letter = Т
family-vitale = Витале
    .letter = В
family-caccamo = Каккамо
    .letter = К
family-pizzino = Пиццино
    .letter = П

## Названия набора: районы

area-wall-street = Уолл-стрит
    .ins = Уолл-стрит
    .in = на Уолл-стрит
    .to = на Уолл-стрит
    .from = с Уолл-стрит
area-brooklyn = Бруклин
    .ins = Бруклином
    .in = в Бруклине
    .to = в Бруклин
    .from = из Бруклина
area-upper-east-side = Верхний Ист-Сайд
    .ins = Верхним Ист-Сайдом
    .in = в Верхнем Ист-Сайде
    .to = в Верхний Ист-Сайд
    .from = из Верхнего Ист-Сайда
area-queens = Куинс
    .ins = Куинсом
    .in = в Куинсе
    .to = в Куинс
    .from = из Куинса
area-upper-west-side = Верхний Вест-Сайд
    .ins = Верхним Вест-Сайдом
    .in = в Верхнем Вест-Сайде
    .to = в Верхний Вест-Сайд
    .from = из Верхнего Вест-Сайда
area-midtown = Мидтаун
    .ins = Мидтауном
    .in = в Мидтауне
    .to = в Мидтаун
    .from = из Мидтауна
area-chelsea = Челси
    .ins = Челси
    .in = в Челси
    .to = в Челси
    .from = из Челси
area-central-park = Центральный парк
    .ins = Центральным парком
    .in = в Центральном парке
    .to = в Центральный парк
    .from = из Центрального парка

## Названия набора: дела

business-sb-wall-street = Биржевой банк
business-sb-brooklyn = Портовый склад
business-sb-upper-east-side = Конный клуб
business-sb-queens = Автосвалка
business-sb-upper-west-side = Аукционный дом
business-sb-midtown = Гранд-отель
business-sb-chelsea = Пенн-Сентрал
business-sb-central-park = Летняя эстрада
business-bt-b1 = Оружейная лавка
business-bt-b2 = Подпольный бар
business-bt-b3 = Похоронное бюро
business-bt-b4 = Прачечная
business-bt-b5 = Ломбард
business-bt-b6 = Клуб земляков
business-bt-b7 = Тотализатор
business-bt-b8 = Рыбный рынок
business-bt-r1 = Аптека на углу
business-bt-r2 = Ночной клуб
business-bt-r3 = Частный банк
business-bt-r4 = Фирма-импортёр

## Названия набора: поручения

job-jg01 = Предупредительный выстрел
job-jg02 = Разбитая бутылка
job-jg03 = Избиение в подворотне
job-jg04 = Пистолет с глушителем
job-jg05 = Удавка
job-jg06 = Очередь из „томми-гана“
job-jg07 = Стрельба из машины
job-jg08 = Стрельба из машины
job-jg09 = На корм рыбам
job-jg10 = Бомба в машине
job-jg11 = Сведение счётов
job-jb01 = Длинный язык
job-jb02 = Новый участок
job-jb03 = Вандализм
job-jb04 = Крыша
job-jb05 = Переезд
job-jb06 = Личный шофёр
job-jb07 = Вброс бюллетеней
job-jb08 = Сходка
job-jb09 = Выселение
job-jb10 = Враждебное поглощение
job-jb11 = Весь квартал наш
job-je01 = Подпольная лотерея
job-je02 = Карманник
job-je03 = Фальшивые купюры
job-je04 = Подпольные ставки
job-je05 = Страховая афера
job-je06 = Ростовщичество
job-je07 = Предложение, от которого не отказываются
job-je08 = Ограбление банка
job-je09 = Донос в налоговую
job-je10 = Казино мимо кассы
job-je11 = Инкассаторский броневик
job-jy01 = Мальчик на побегушках
job-jy02 = Подкупленный клерк
job-jy03 = Угон грузовика
job-jy04 = Контрабандный рейс
job-jy05 = Наезд
job-jy06 = Закулисная сделка
job-jy07 = Вымогательство
job-jy08 = На чужой поляне
job-jy09 = Партия наркотиков
job-jy10 = Двойная игра
job-jy11 = Весь город платит

## Названия набора: союзники

ally-al-i-1 = Босс профсоюза
    .acc = Босса профсоюза
    .gen = Босса профсоюза
ally-al-i-2 = Мэр
    .acc = Мэра
    .gen = Мэра
ally-al-i-3 = Шеф полиции
    .acc = Шефа полиции
    .gen = Шефа полиции
ally-al-i-4 = Наёмный вышибала
    .acc = Наёмного вышибалу
    .gen = Наёмного вышибалы
ally-al-i-5 = Мелкий букмекер
    .acc = Мелкого букмекера
    .gen = Мелкого букмекера
ally-al-i-6 = Глава отдела улик
    .acc = Главу отдела улик
    .gen = Главы отдела улик
ally-al-ii-1 = Босс профсоюза
    .acc = Босса профсоюза
    .gen = Босса профсоюза
ally-al-ii-2 = Мэр
    .acc = Мэра
    .gen = Мэра
ally-al-ii-3 = Шеф полиции
    .acc = Шефа полиции
    .gen = Шефа полиции
ally-al-ii-4 = Семейный бухгалтер
    .acc = Семейного бухгалтера
    .gen = Семейного бухгалтера
ally-al-ii-5 = Голливудский продюсер
    .acc = Голливудского продюсера
    .gen = Голливудского продюсера
ally-al-ii-6 = Налоговый консультант
    .acc = Налогового консультанта
    .gen = Налогового консультанта
ally-al-iii-1 = Босс профсоюза
    .acc = Босса профсоюза
    .gen = Босса профсоюза
ally-al-iii-2 = Мэр
    .acc = Мэра
    .gen = Мэра
ally-al-iii-3 = Шеф полиции
    .acc = Шефа полиции
    .gen = Шефа полиции
ally-al-iii-4 = Капо
    .acc = Капо
    .gen = Капо
ally-al-iii-5 = Продажный судья
    .acc = Продажного судью
    .gen = Продажного судьи
ally-al-iii-6 = Поставщик наркотиков
    .acc = Поставщика наркотиков
    .gen = Поставщика наркотиков

## Карточки на странице: как называется то, у чего нет своего имени

about-family = Семья
    .rule = CE-1.1
about-don = Член семьи
    .rule = CE-5.17
about-consigliere = Консильери
    .rule = CE-5.17
about-heir = Наследник
    .rule = CE-5.17
about-figures = Фигурки
    .rule = CE-1.3
about-thug = Громила
    .rule = CE-5.7
about-money = Деньги
    .rule = CE-6.1
about-good = Нелегальные товары
    .rule = CE-5.21
about-gun = Оружие
    .rule = CE-5.21
about-booze = Алкоголь
    .rule = CE-5.21
about-blood-money = Кровавые деньги
    .rule = CE-5.21
about-narcotics = Наркотики
    .rule = CE-5.21
about-discard = Сброс
    .rule = CE-5.33
about-hand = Рука
    .rule = CE-10.2
about-suitcase = Чемодан
    .rule = CE-13.6
about-supply = Запас
    .rule = CE-2.2
about-job = Поручение
    .rule = CE-5.20
about-draw-job = Взятие поручений
    .rule = CE-13.7
about-done = Выполненные поручения
    .rule = CE-11.3
about-ally = Союзник
    .rule = CE-5.27
about-bribe = Взятка
    .rule = CE-9.7
about-sealed = Тайный выбор
    .rule = CE-12.1
about-tribute = Дань дону
    .rule = CE-10.2
about-hidden = Скрыто
    .rule = CE-12.1
about-area = Территория
    .rule = CE-4.2
about-space = Место для члена семьи
    .rule = CE-5.18
about-business = Дело
    .rule = CE-5.8
about-business-front = Легальная сторона
    .rule = CE-5.8
about-business-back = Теневая сторона
    .rule = CE-5.18
about-tiles = Жетоны дел
    .rule = CE-4.1
about-control-token = Маркер контроля
    .rule = CE-5.11
about-control = Контроль
    .rule = CE-5.11
about-influence = Влияние
    .rule = CE-9.1
about-horse-head = Лошадиная голова
    .rule = CE-5.34
about-hudson = Гудзон
    .rule = CE-7.1
about-shoot = Застреленные фигурки
    .rule = CE-7.1
about-neutral = Нейтральная фигурка
    .rule = CE-8.1
about-union-boss = Босс профсоюза
    .rule = CE-8.1
about-mayor = Мэр
    .rule = CE-8.1
about-police-chief = Шеф полиции
    .rule = CE-8.1
about-final = Итоговый подсчёт
    .rule = CE-11.4
about-final-territories = Бонус за территорию
    .rule = CE-11.2
about-winner = Победитель
    .rule = CE-11.4

# Words of the cards that their rule does not explain.
about-launder-text = Отмывание перекладывает банкноту из руки в чемодан; в конце считаются только деньги в чемодане.
about-shakedown-text = Рэкет – это использование того, где стоит фигурка: легальной стороны дела, если это громила, или теневых сторон всех дел вокруг, если это член семьи.
