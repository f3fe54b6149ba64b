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

## Zestawy elementów

wanted-corleone-territories = terytoria od 1 do 7 i Central Park jako 0 (CE-5.16)
wanted-corleone-corners = co najmniej trzy narożniki
wanted-corleone-canvas = punkty na płótnie { $width } na { $height }
wanted-corleone-spaces = pola w liczbie od 1 do { $most }
wanted-corleone-touches = dwa lub trzy obszary (CE-5.18)
wanted-corleone-marked = pola oznaczone 3+ w liczbie { $count } (CE-2.12)
wanted-corleone-extra-action = extra_action tylko na zleceniu (CE-13.24)
wanted-corleone-chief-first = część, która stawia Komisarza Policji, przed tą, która go wymaga (RU-13)
wanted-corleone-value = wartości kart pieniędzy
wanted-corleone-keep = nie więcej, niż się dobiera
wanted-corleone-money = cztery różne wartości (CE-1.2)
wanted-corleone-joker = { $goods } (CE-5.21)
wanted-corleone-cards = karty w liczbie { $count } (CE-1.2)
wanted-corleone-families = rodziny w liczbie { $count } (CE-1.2)
wanted-corleone-setup = po jednym wpisie dla 2, 3, 4 i 5 graczy
wanted-corleone-values = wartości kart pieniędzy ({ $values })
wanted-corleone-acts = akty od 1 do 4 po kolei (CE-1.1)
wanted-corleone-front = co najmniej jedna zdolność
wanted-corleone-tiles = kafle { $colour } w liczbie { $count } (CE-1.2)
wanted-corleone-jobs = zlecenia w liczbie { $count } (CE-1.2)
wanted-corleone-requires = od jednego do czterech z: { $goods } (CE-5.21)
wanted-corleone-allies = sojusznicy aktu { $act } w liczbie { $count } (CE-1.2)
wanted-corleone-abilities = najwyżej { $most } różnych zdolności
wanted-corleone-of-territories = terytoria
wanted-corleone-of-areas = obszary
wanted-corleone-why-chief = CE-13.25: Komisarz Policji niczego nie wymusza
wanted-corleone-why-one-area = CE-13.11: one_area jest dla członków rodziny

## Co wykrywa kontrola elementów

audit-corleone-pile = { $card }: liczba kart w stosie to { $n }
audit-corleone-seen = miejsce { $seat }, { $card }: znanych { $n }, na ręce { $held }
audit-corleone-unseen = miejsce { $seat }, { $card }: karty na ręce nie są znane, choć nic nie było tajne
audit-corleone-suitcase = liczba kart w walizce to { $n }
audit-corleone-job = zlecenia { $job } nigdzie nie ma
audit-corleone-discards = stos zleceń odrzuconych nie zgadza się z miejscami zleceń
audit-corleone-open-jobs = zlecenia ogólnodostępne nie zgadzają się z miejscami zleceń
audit-corleone-deck = w talii leży zlecenie ze starej talii
audit-corleone-looked-at = zleceń nikt nie ogląda albo ktoś ogląda, choć żadnych nie ma
audit-corleone-ally = sojusznika { $ally } nigdzie nie ma
audit-corleone-thugs = gangsterzy miejsca { $seat }
audit-corleone-members = członkowie rodziny miejsca { $seat }
audit-corleone-business = gangster stoi na przedsiębiorstwie { $business }, którego nie ma na planszy
audit-corleone-space = członek rodziny stoi na polu { $space }, którego nie ma (CE-2.12)
audit-corleone-boss = Szef Związków nie jest tam, gdzie stoi
audit-corleone-mayor = Burmistrz nie jest tam, gdzie stoi
audit-corleone-chief = Komisarz Policji nie jest na żadnym terytorium
audit-corleone-tokens = żetony kontroli miejsca { $seat }
audit-corleone-tiles = kafle nie zgadzają się ze swoimi polami
audit-corleone-chosen = miejsce { $seat }, { $card }: wybrano { $n }, jest { $held }
audit-corleone-size = miejsce { $seat }: wybór lub ręka niemożliwej wielkości
audit-corleone-ledger-row = w księdze jest pół wiersza
audit-corleone-ledger-card = w księdze brakuje tajnej karty
