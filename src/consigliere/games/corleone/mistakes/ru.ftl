### Что не так с позицией этой игры, которую кто-то написал.

mistake-corleone-family = { $where }: «{ $name }» — не семья этой игры (возможны: { $names })
mistake-corleone-families = families: семей должно быть { $seats }, найдено { $found }
mistake-corleone-seat = families.{ $name }.seat: ожидается свободное место от 0 до { $last }, найдено { $seat }
mistake-corleone-act = act: ожидается число от 1 до 4, найдено { $act }
mistake-corleone-tile = tiles.{ $name }: ожидается жетон дела, который больше нигде не лежит, найдено { $tile }
mistake-corleone-thug-business = thugs.{ $name }: этого дела нет на поле
mistake-corleone-thug-park = thugs.{ $name }: в Центральном парке нет места для громилы (CE-5.16)
mistake-corleone-boss = thugs.{ $name }: Босс профсоюза один (CE-8.5), и он стоит на { $place }
mistake-corleone-space = members.{ $name }: при числе игроков { $seats } этого места нет (CE-2.12)
mistake-corleone-mayor = members.{ $name }: Мэр один (CE-8.5), и он стоит на { $place }
mistake-corleone-hudson = hudson: { $name } — в двух местах, а такая фигурка одна (CE-8.5)
mistake-corleone-open-jobs = open_jobs: мест должно быть { $wanted } (CE-2.5), найдено { $found }
mistake-corleone-twice = { $where }: { $name } лежит в двух местах
mistake-corleone-supply = supply.{ $name }: карт на { $n } больше, чем есть (CE-1.2)
mistake-corleone-figures = { $where }.{ $what }: на { $n } больше, чем есть у семьи
mistake-corleone-view = видно больше взятых поручений, чем есть

## Наборы компонентов

wanted-corleone-territories = территории от 1 до 7 и Центральный парк как 0 (CE-5.16)
wanted-corleone-corners = хотя бы три угла
wanted-corleone-canvas = точки на полотне { $width } на { $height }
wanted-corleone-spaces = от 1 до { $most } мест
wanted-corleone-touches = два или три района (CE-5.18)
wanted-corleone-marked = мест с отметкой 3+: { $count } (CE-2.12)
wanted-corleone-extra-action = extra_action только на поручении (CE-13.24)
wanted-corleone-chief-first = часть, которая ставит Шефа полиции, раньше той, которой он нужен (RU-13)
wanted-corleone-value = номиналы банкнот
wanted-corleone-keep = не больше, чем берут
wanted-corleone-money = четыре разных номинала (CE-1.2)
wanted-corleone-joker = { $goods } (CE-5.21)
wanted-corleone-cards = карт: { $count } (CE-1.2)
wanted-corleone-families = семей: { $count } (CE-1.2)
wanted-corleone-setup = по одной записи для 2, 3, 4 и 5 игроков
wanted-corleone-values = номиналы банкнот ({ $values })
wanted-corleone-acts = акты от 1 до 4 по порядку (CE-1.1)
wanted-corleone-front = хотя бы одна способность
wanted-corleone-tiles = жетонов { $colour }: { $count } (CE-1.2)
wanted-corleone-jobs = поручений: { $count } (CE-1.2)
wanted-corleone-requires = от одного до четырёх из: { $goods } (CE-5.21)
wanted-corleone-allies = союзников акта { $act }: { $count } (CE-1.2)
wanted-corleone-abilities = не больше { $most } разных способностей
wanted-corleone-of-territories = территории
wanted-corleone-of-areas = районы
wanted-corleone-why-chief = CE-13.25: Шеф полиции не занимается рэкетом
wanted-corleone-why-one-area = CE-13.11: one_area — для членов семьи

## Что находит проверка компонентов

audit-corleone-pile = { $card }: число карт в стопке — { $n }
audit-corleone-seen = место { $seat }, { $card }: известно { $n }, в руке { $held }
audit-corleone-unseen = место { $seat }, { $card }: карты в руке неизвестны, хотя ничего тайного не было
audit-corleone-suitcase = число карт в чемодане — { $n }
audit-corleone-job = поручения { $job } нигде нет
audit-corleone-discards = сброс поручений не сходится с местами поручений
audit-corleone-open-jobs = открытые поручения не сходятся с местами поручений
audit-corleone-deck = в колоде лежит поручение из старой колоды
audit-corleone-looked-at = поручения никто не смотрит, или кто-то смотрит, хотя их нет
audit-corleone-ally = союзника { $ally } нигде нет
audit-corleone-thugs = громилы места { $seat }
audit-corleone-members = члены семьи места { $seat }
audit-corleone-business = громила стоит у дела { $business }, которого нет на поле
audit-corleone-space = член семьи стоит на месте { $space }, которого нет (CE-2.12)
audit-corleone-boss = Босс профсоюза не там, где стоит
audit-corleone-mayor = Мэр не там, где стоит
audit-corleone-chief = Шеф полиции ни на одной территории
audit-corleone-tokens = маркеры контроля места { $seat }
audit-corleone-tiles = жетоны дел не сходятся со своими местами
audit-corleone-chosen = место { $seat }, { $card }: выбрано { $n }, есть { $held }
audit-corleone-size = место { $seat }: выбор или рука невозможного размера
audit-corleone-ledger-row = в книге учёта половина строки
audit-corleone-ledger-card = в книге учёта не хватает тайной карты
