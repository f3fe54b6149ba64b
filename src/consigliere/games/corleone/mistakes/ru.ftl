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
mistake-corleone-hudson = hudson: { $name } — в двух местах, а такая фигура одна (CE-8.5)
mistake-corleone-open-jobs = open_jobs: мест должно быть { $wanted } (CE-2.5), найдено { $found }
mistake-corleone-twice = { $where }: { $name } лежит в двух местах
mistake-corleone-supply = supply.{ $name }: карт на { $n } больше, чем есть (CE-1.2)
mistake-corleone-figures = { $where }.{ $what }: на { $n } больше, чем есть у семьи
mistake-corleone-view = в виде взято больше поручений, чем есть

## Наборы компонентов

wanted-corleone-territories = территории от 1 до 7 и Центральный парк как 0 (CE-5.16)
wanted-corleone-corners = хотя бы три угла
wanted-corleone-canvas = точки на полотне { $width } на { $height }
wanted-corleone-spaces = от 1 до { $most } мест
wanted-corleone-touches = две или три области (CE-5.18)
wanted-corleone-marked = мест с отметкой 3+: { $count } (CE-2.12)
wanted-corleone-extra-action = extra_action только на поручении (CE-13.24)
wanted-corleone-chief-first = часть, которая ставит Шефа полиции, раньше той, которой он нужен (RU-13)
wanted-corleone-value = номиналы карт денег
wanted-corleone-keep = не больше, чем берут
wanted-corleone-money = четыре разных номинала (CE-1.2)
wanted-corleone-joker = { $goods } (CE-5.21)
wanted-corleone-cards = карт: { $count } (CE-1.2)
wanted-corleone-families = семей: { $count } (CE-1.2)
wanted-corleone-setup = по одной записи для 2, 3, 4 и 5 игроков
wanted-corleone-values = номиналы карт денег ({ $values })
wanted-corleone-acts = акты от 1 до 4 по порядку (CE-1.1)
wanted-corleone-front = хотя бы одна способность
wanted-corleone-tiles = жетонов { $colour }: { $count } (CE-1.2)
wanted-corleone-jobs = поручений: { $count } (CE-1.2)
wanted-corleone-requires = от одного до четырёх из: { $goods } (CE-5.21)
wanted-corleone-allies = союзников акта { $act }: { $count } (CE-1.2)
wanted-corleone-abilities = не больше { $most } разных способностей
wanted-corleone-of-territories = территории
wanted-corleone-of-areas = области
wanted-corleone-why-chief = CE-13.25: Шеф полиции ничего не вымогает
wanted-corleone-why-one-area = CE-13.11: one_area — для членов семьи
