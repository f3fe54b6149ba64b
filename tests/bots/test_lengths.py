"""How long games are, as the pages say it: counted for every game and number of players, and still true."""

import consigliere
from consigliere.bots import opponents


def test_every_game_says_how_many_choices_it_has() -> None:
    for name in consigliere.games():
        for seats in consigliere.game(name).seats:
            assert (opponents.choices(name, seats) or 0) > 20, (name, seats)
        assert opponents.choices(name, 9) is None


def test_a_game_takes_about_as_many_choices_as_it_says() -> None:
    game, seats = consigliere.game("signorie"), 2
    state = game.start(seats=seats, seed=1)
    bots = [consigliere.bot("greedy", game, seed=seat) for seat in range(seats)]
    made = 0
    while not state.over:
        seat = state.actors[0]
        state.play(seat, bots[seat].choose(state.view(seat), {}))
        made += 1
    said = opponents.choices("signorie", seats)
    assert said is not None
    assert 0.7 * said < made / seats < 1.3 * said
