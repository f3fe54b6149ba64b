### Co jest nie tak z pozycją tej gry, którą ktoś napisał.

mistake-corleone-family = { $where }: „{ $name }” to nie rodzina z tej gry (możliwe: { $names })
mistake-corleone-families = families: oczekiwana liczba rodzin to { $seats }, znaleziono { $found }
mistake-corleone-seat = families.{ $name }.seat: oczekiwano wolnego miejsca od 0 do { $last }, znaleziono { $seat }
mistake-corleone-act = act: oczekiwano liczby od 1 do 4, znaleziono { $act }
mistake-corleone-tile = tiles.{ $name }: oczekiwano kafla przedsiębiorstwa, który nie leży nigdzie indziej, znaleziono { $tile }
mistake-corleone-thug-business = thugs.{ $name }: tego przedsiębiorstwa nie ma na planszy
mistake-corleone-thug-park = thugs.{ $name }: Central Park nie ma pola gangstera (CE-5.16)
mistake-corleone-boss = thugs.{ $name }: jest jeden Szef Związków (CE-8.5), i stoi na { $place }
mistake-corleone-space = members.{ $name }: tego pola nie ma przy { $seats } graczach (CE-2.12)
mistake-corleone-mayor = members.{ $name }: jest jeden Burmistrz (CE-8.5), i stoi na { $place }
mistake-corleone-hudson = hudson: { $name } jest w dwóch miejscach, a taka figurka jest jedna (CE-8.5)
mistake-corleone-open-jobs = open_jobs: oczekiwana liczba miejsc to { $wanted } (CE-2.5), znaleziono { $found }
mistake-corleone-twice = { $where }: { $name } leży w dwóch miejscach
mistake-corleone-supply = supply.{ $name }: o { $n } kart więcej, niż ich jest (CE-1.2)
mistake-corleone-figures = { $where }.{ $what }: o { $n } więcej, niż ma rodzina
mistake-corleone-view = widok ma więcej dobranych zleceń, niż ich jest
