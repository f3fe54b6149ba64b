### Przeciwnicy do wyboru oraz miary, którymi się ich mierzy.
### level-X-names: ludzie przez nas wymyśleni; imiona są we wszystkich językach takie same.

# Jak język nazywa sam siebie.
language-name = Polski

level-easy = łatwy
level-easy-about = W rodzinie od niedawna: gra na wyczucie i coś przeoczy.
level-easy-names = Zio Peppino · Marisa Tuttobene · Gaspare Mezzanotte · Nunzia Pappalardo · Fofò Lanterna · Ersilia Buonpane

level-normal = normalny
level-normal-about = Zna się na rzeczy: waży każdy ruch, ale nigdy nie patrzy dalej niż na własną turę.
level-normal-names = Tanino Scalzafico · Carmela Ventura · Ruggero Pietrasanta · Agata Finocchio · Sandro Cordovà · Lucrezia Belcolle

level-hard = trudny
level-hard-about = Myśli naprzód za wszystkich przy stole, dziesiątą część sekundy nad każdym wyborem.
level-hard-names = Donna Assunta · Calogero Spinarossa · Beatrice Altacorte · Leandro Cinquepalmi · Rosalba Nerofumo · Vito Serrafalco

level-expert = mistrzowski
level-expert-about = Poświęca całą sekundę i niczego nie zapomina. Przyda się espresso.
level-expert-names = Contessa Ortensia · Don Saverio Lunardi · Notaio Brancafiore · Madre Celestina · Professor Quattrocchi · Vedova Sant'Elmo

level-greedy = zachłanny
level-greedy-about = Miara: patrzy o jeden ruch naprzód i nigdy się nie uczy.
level-random = losowy
level-random-about = Miara: każdy ruch jest tak samo dobry.

# Czym mierzy się poziom: $rating z 95-procentowym przedziałem od $low do $high.
level-rating = ranking { $rating } (od { $low } do { $high })
level-not-measured = jeszcze niezmierzony
level-in-plain-python = Silnik działa tu w czystym Pythonie: dopóki nie zostanie skompilowany, przeciwnicy, którzy myślą naprzód, grają słabiej, niż mówią ich rankingi.
