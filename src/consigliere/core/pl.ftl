### Słowa wspólne dla wszystkich gier, po polsku.

## Odmowy, które zna każda gra

why-game-over = Gra jest skończona.
why-not-your-turn = Teraz ten wybór nie należy do ciebie.
why-not-an-answer = To nie jest odpowiedź na zadane pytanie.
why-no-such-move = W tej grze nie ma takiego ruchu.
why-no-such-seat = W tej partii nie ma takiego miejsca.

## Statystyka wielu partii

statistics-places = Kto zaczyna z którego miejsca
measure-used = użyto

## Słownictwo scenariuszy: plik

vocab-file-id = Nazwa scenariusza, taka sama jak nazwa pliku.
vocab-file-rules = Zasady, które pokazuje, według ich identyfikatorów.
vocab-file-game = Gra, w którą się gra.
vocab-file-seats = Ilu jest graczy; bez tego klucza najmniejsza możliwa liczba.
vocab-file-options = Opcje partii, które różnią się od domyślnych.
vocab-file-about = Co pokazuje, w jednym zdaniu.
vocab-file-pack = Wpisy zestawu elementów dodane lub zmienione tylko w tym scenariuszu; wpis wskazuje się jego kluczem.
vocab-file-position = Pozycja, od której się zaczyna, i moment.
vocab-file-chance = Wyniki losowe w kolejności, w jakiej są potrzebne.
vocab-file-play = Co jest grane i co musi z tego wyniknąć, jedno [[play]] po drugim.

## Słownictwo scenariuszy: wpis [[play]]

vocab-play-seat = Kto: miejsce według numeru albo tak, jak nazywa je gra.
vocab-play-move = Miejsce wykonuje ten ruch. Ruch, który silnik właśnie wykonał sam, bo był jedyny, może tu stać albo nie.
vocab-play-refuse = Ruch musi zostać odrzucony: na mocy tej zasady, z tym komunikatem (why) albo z obu powodów. To, że tura należy do kogoś innego albo że nie jest to odpowiedź na pytanie, liczy się tylko wtedy, gdy wymienia to why: why-not-your-turn, why-not-an-answer.
vocab-play-legal = Dokładnie te ruchy muszą być dozwolone dla miejsca; działania możliwe w każdej chwili się nie liczą. Pytanie z jedną odpowiedzią, której silnik udziela sam, też można podać.
vocab-play-expect = Części pozycji takie, jakie muszą być teraz; „+n” i „-n” oznaczają zmianę od ostatniego expect albo od początku. Listy bez kolejności można pisać w dowolnej.
vocab-play-events = Co musiało się zdarzyć w ostatnim ruchu, w tej kolejności; pomiędzy mogą leżeć inne zdarzenia.
vocab-play-sees = Co wie widz (miejsce albo „spectator”) i ścieżki, których nie może znać: klucze jego widoku albo table i own w nim.
vocab-play-stop = Tylko jako ostatni wpis: po poprzednim ruchu nic nie jest grane samo, a los, którego nie podano, nie jest potrzebny.
