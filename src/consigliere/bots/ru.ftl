### Соперники на выбор и мерки, которыми их измеряют.
### level-X-names: люди, придуманные нами; имена на всех языках одни и те же.

# Как язык называет сам себя.
language-name = Русский

level-easy = лёгкий
level-easy-about = В семье недавно: играет по наитию и кое-что упускает из виду.
level-easy-names = Zio Peppino · Marisa Tuttobene · Gaspare Mezzanotte · Nunzia Pappalardo · Fofò Lanterna · Ersilia Buonpane

level-normal = обычный
level-normal-about = Знает своё дело: взвешивает каждый ход, но никогда не заглядывает дальше своего.
level-normal-names = Tanino Scalzafico · Carmela Ventura · Ruggero Pietrasanta · Agata Finocchio · Sandro Cordovà · Lucrezia Belcolle

level-hard = сложный
level-hard-about = Думает наперёд за всех за столом, десятую долю секунды над каждым выбором.
level-hard-names = Donna Assunta · Calogero Spinarossa · Beatrice Altacorte · Leandro Cinquepalmi · Rosalba Nerofumo · Vito Serrafalco

level-expert = мастер
level-expert-about = Тратит целую секунду и ничего не забывает. Запаситесь эспрессо.
level-expert-names = Contessa Ortensia · Don Saverio Lunardi · Notaio Brancafiore · Madre Celestina · Professor Quattrocchi · Vedova Sant'Elmo

level-greedy = жадный
level-greedy-about = Мерка: смотрит на один ход вперёд и никогда не учится.
level-random = случайный
level-random-about = Мерка: любой ход не хуже другого.

# Чем измерен уровень: $rating и его 95-процентный интервал от $low до $high.
level-rating = рейтинг { $rating } (от { $low } до { $high })
level-not-measured = ещё не измерен
level-in-plain-python = Движок работает здесь на чистом Python: пока он не скомпилирован, соперники, которые думают наперёд, играют слабее, чем обещают их рейтинги.
