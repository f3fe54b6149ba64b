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
