"""The kinds of events of La Famiglia: name, public fields, fields that only the seat's team sees."""

from typing import Final

TILES_DRAWN: Final = 0
FAMILIES_DEALT: Final = 1
FIRST_DRAWN: Final = 2
CHARACTERS_DEALT: Final = 3
FAMILIES_CHOSEN: Final = 4
LEADS: Final = 5
HEADQUARTERS_FILLED: Final = 6
PHASE: Final = 7
PLACED: Final = 8
CAR_PLACED: Final = 9
LAB_PLACED: Final = 10
BOAT_PLACED: Final = 11
BOAT_SAILED: Final = 12
BOAT_SUNK: Final = 13
TOKEN_LAID: Final = 14
INFLUENCE_USED: Final = 15
SPACE_USED: Final = 16
INFLUENCE_GAINED: Final = 17
TOKEN_MOVED: Final = 18
PAID: Final = 19
RECEIVED: Final = 20
RECRUITED: Final = 21
ORDER_ISSUED: Final = 22
FETCHED: Final = 23
CARS_FETCHED: Final = 24
MAT_TOKEN_REMOVED: Final = 25
ORDER_GAINED: Final = 26
TOKEN_TO_TOP: Final = 27
TOKEN_TO_BOTTOM: Final = 28
STARTING_PIECE_TAKEN: Final = 29
BUST_PLACED: Final = 30
BUST_RETURNED: Final = 31
TILE_USED: Final = 32
ORDER_SOLD: Final = 33
MONEY_GIVEN: Final = 34
AREA_LOST: Final = 35
ORDER_RETURNED_UNSEEN: Final = 36
CARS_LOST: Final = 37
LAB_REMOVED: Final = 38
MANDAMENTO_GAINED: Final = 39
MANDAMENTO_LOST: Final = 40
TILE_MARKED: Final = 41
TILE_CLEARED: Final = 42
ORDER_REVEALED: Final = 43
ORDER_EXECUTED: Final = 44
ORDER_RETURNED: Final = 45
ORDER_STAYS: Final = 46
MOVED: Final = 47
OCCUPIED: Final = 48
JOINED: Final = 49
CONQUERED: Final = 50
REPELLED: Final = 51
BOTH_GONE: Final = 52
REPLACED: Final = 53
REMOVED: Final = 54
BONUSES: Final = 55
BRUTE_FORCE: Final = 56
FINESSE: Final = 57
DEFENDER_NAMED: Final = 58
CARD_CHOSEN: Final = 59
CARD_TAKEN: Final = 60
CARD_LEFT: Final = 61
CARDS_REVEALED: Final = 62
TURNCOAT: Final = 63
COWARD: Final = 64
KNOCKOUT: Final = 65
COMPENSATED: Final = 66
GARRISONED: Final = 67
STRIKE: Final = 68
CAR_BOMB: Final = 69
PENTITO: Final = 70
AGITATED: Final = 71
SWAPPED: Final = 72
INVITED: Final = 73
NEUTRALS_PLACED: Final = 74
GAME_OVER: Final = 75

ROWS: Final = [
    (TILES_DRAWN, "tiles-drawn", "tiles*:tile", ""),
    (FAMILIES_DEALT, "families-dealt", "colours*:colour", ""),
    (FIRST_DRAWN, "first-drawn", "seat", ""),
    (CHARACTERS_DEALT, "characters-dealt", "characters*:character", ""),
    (FAMILIES_CHOSEN, "families-chosen", "seat", "lower:colour upper:colour"),
    (LEADS, "leads", "seat colour", ""),
    (HEADQUARTERS_FILLED, "headquarters-filled", "seat money n", ""),
    (PHASE, "phase", "round phase", ""),
    (PLACED, "placed", "seat area n", ""),
    (CAR_PLACED, "car-placed", "seat area n", ""),
    (LAB_PLACED, "lab-placed", "seat area n", ""),
    (BOAT_PLACED, "boat-placed", "seat sea", ""),
    (BOAT_SAILED, "boat-sailed", "seat from:sea sea", ""),
    (BOAT_SUNK, "boat-sunk", "seat sea side", ""),
    (TOKEN_LAID, "token-laid", "seat column", ""),
    (INFLUENCE_USED, "influence-used", "seat column", ""),
    (SPACE_USED, "space-used", "seat column side space", ""),
    (INFLUENCE_GAINED, "influence-gained", "seat column", ""),
    (TOKEN_MOVED, "token-moved", "seat column side space", ""),
    (PAID, "paid", "seat to n", ""),
    (RECEIVED, "received", "seat n", ""),
    (RECRUITED, "recruited", "seat n", ""),
    (ORDER_ISSUED, "order-issued", "seat area", "order"),
    (FETCHED, "fetched", "seat from:area area n", ""),
    (CARS_FETCHED, "cars-fetched", "seat from:area area n", ""),
    (MAT_TOKEN_REMOVED, "mat-token-removed", "seat row", ""),
    (ORDER_GAINED, "order-gained", "seat order", ""),
    (TOKEN_TO_TOP, "token-to-top", "seat column", ""),
    (TOKEN_TO_BOTTOM, "token-to-bottom", "seat space", ""),
    (STARTING_PIECE_TAKEN, "starting-piece-taken", "seat", ""),
    (BUST_PLACED, "bust-placed", "seat space", ""),
    (BUST_RETURNED, "bust-returned", "seat", ""),
    (TILE_USED, "tile-used", "seat tile", ""),
    (ORDER_SOLD, "order-sold", "seat order", ""),
    (MONEY_GIVEN, "money-given", "seat to", ""),
    (AREA_LOST, "area-lost", "side area", ""),
    (ORDER_RETURNED_UNSEEN, "order-returned-unseen", "seat area", "order"),
    (CARS_LOST, "cars-lost", "seat area n", ""),
    (LAB_REMOVED, "lab-removed", "area", ""),
    (MANDAMENTO_GAINED, "mandamento-gained", "seat mandamento", ""),
    (MANDAMENTO_LOST, "mandamento-lost", "seat mandamento", ""),
    (TILE_MARKED, "tile-marked", "seat tile", ""),
    (TILE_CLEARED, "tile-cleared", "seat tile", ""),
    (ORDER_REVEALED, "order-revealed", "area order", ""),
    (ORDER_EXECUTED, "order-executed", "seat order area", ""),
    (ORDER_RETURNED, "order-returned", "seat order area", ""),
    (ORDER_STAYS, "order-stays", "seat order area", ""),
    (MOVED, "moved", "side from:area area n car route", ""),
    (OCCUPIED, "occupied", "side area n", ""),
    (JOINED, "joined", "side area n", ""),
    (CONQUERED, "conquered", "side area n", ""),
    (REPELLED, "repelled", "side area", ""),
    (BOTH_GONE, "both-gone", "area", ""),
    (REPLACED, "replaced", "side area n", ""),
    (REMOVED, "removed", "side area n", ""),
    (BONUSES, "bonuses", "area attack defence", ""),
    (BRUTE_FORCE, "brute-force", "side n", ""),
    (FINESSE, "finesse", "side", ""),
    (DEFENDER_NAMED, "defender-named", "seat", ""),
    (CARD_CHOSEN, "card-chosen", "seat", "card"),
    (CARD_TAKEN, "card-taken", "seat", ""),
    (CARD_LEFT, "card-left", "seat", ""),
    (CARDS_REVEALED, "cards-revealed", "attacker:card defender:card", ""),
    (TURNCOAT, "turncoat", "side removed added", ""),
    (COWARD, "coward", "side n", ""),
    (KNOCKOUT, "knockout", "area n", ""),
    (COMPENSATED, "compensated", "seat n", ""),
    (GARRISONED, "garrisoned", "seat area n", ""),
    (STRIKE, "strike", "seat area attack defence", ""),
    (CAR_BOMB, "car-bomb", "seat area", ""),
    (PENTITO, "pentito", "seat area", ""),
    (AGITATED, "agitated", "seat area", ""),
    (SWAPPED, "swapped", "seat area n", ""),
    (INVITED, "invited", "seat area", ""),
    (NEUTRALS_PLACED, "neutrals-placed", "seat area n", ""),
    (GAME_OVER, "game-over", "ending", ""),
]
REVEALING: Final = ["leads", "order-revealed", "cards-revealed"]
