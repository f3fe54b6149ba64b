"""The kinds of events of La Famiglia: name, public fields, fields for the own team only."""

from typing import Final

E_TILES: Final = 0
E_DEALT: Final = 1
E_FIRST: Final = 2
E_CHARACTERS: Final = 3
E_LEAD_CHOSEN: Final = 4
E_LEADS: Final = 5
E_HEADQUARTERS: Final = 6
E_PHASE: Final = 7
E_PLACED: Final = 8
E_CAR: Final = 9
E_LAB: Final = 10
E_BOAT: Final = 11
E_SAILED: Final = 12
E_SUNK: Final = 13
E_START_TOKEN: Final = 14
E_INFLUENCE: Final = 15
E_USED: Final = 16
E_GAIN: Final = 17
E_TOKEN_MOVED: Final = 18
E_PAID: Final = 19
E_RECEIVED: Final = 20
E_RECRUITED: Final = 21
E_ISSUED: Final = 22
E_FETCHED: Final = 23
E_FETCHED_CARS: Final = 24
E_MAT: Final = 25
E_ORDER_GAINED: Final = 26
E_TO_TOP: Final = 27
E_TO_BOTTOM: Final = 28
E_PRIMO: Final = 29
E_BUST: Final = 30
E_BUST_BACK: Final = 31
E_TILE_USED: Final = 32
E_SOLD: Final = 33
E_GAVE: Final = 34
E_AREA_LOST: Final = 35
E_RETURNED: Final = 36
E_CARS_LOST: Final = 37
E_LAB_REMOVED: Final = 38
E_CONTROL: Final = 39
E_CONTROL_LOST: Final = 40
E_MARKED: Final = 41
E_CLEARED: Final = 42
E_REVEALED: Final = 43
E_EXECUTES: Final = 44
E_ORDER_BACK: Final = 45
E_ORDER_STAYS: Final = 46
E_MOVED: Final = 47
E_OCCUPIED: Final = 48
E_JOINED: Final = 49
E_CONQUERED: Final = 50
E_REPELLED: Final = 51
E_BOTH_GONE: Final = 52
E_REPLACED: Final = 53
E_REMOVED: Final = 54
E_BONUSES: Final = 55
E_BRUTE: Final = 56
E_FINESSE: Final = 57
E_DEFENDER: Final = 58
E_COMMITTED: Final = 59
E_TOOK: Final = 60
E_LEFT: Final = 61
E_CARDS: Final = 62
E_TURNCOAT: Final = 63
E_COWARD: Final = 64
E_KNOCKOUT: Final = 65
E_COMPENSATED: Final = 66
E_GARRISON: Final = 67
E_STRIKE: Final = 68
E_CAR_BOMB: Final = 69
E_PENTITO: Final = 70
E_AGITATED: Final = 71
E_SWAPPED: Final = 72
E_INVITED: Final = 73
E_NEUTRALS: Final = 74
E_OVER: Final = 75

ROWS: Final = [
    ("tiles-drawn", "tiles*:tile", ""),
    ("families-dealt", "colours*:colour", ""),
    ("first-drawn", "seat", ""),
    ("characters-dealt", "characters*:character", ""),
    ("families-chosen", "seat", "lower:colour upper:colour"),
    ("leads", "seat colour", ""),
    ("headquarters-filled", "seat money n", ""),
    ("phase", "round phase", ""),
    ("placed", "seat area n", ""),
    ("car-placed", "seat area n", ""),
    ("lab-placed", "seat area n", ""),
    ("boat-placed", "seat sea", ""),
    ("boat-sailed", "seat from:sea sea", ""),
    ("boat-sunk", "seat sea side", ""),
    ("token-laid", "seat column", ""),
    ("influence-used", "seat column", ""),
    ("space-used", "seat column side space", ""),
    ("influence-gained", "seat column", ""),
    ("token-moved", "seat column side space", ""),
    ("paid", "seat to n", ""),
    ("received", "seat n", ""),
    ("recruited", "seat n", ""),
    ("order-issued", "seat area", "order"),
    ("fetched", "seat from:area area n", ""),
    ("cars-fetched", "seat from:area area n", ""),
    ("mat-token-removed", "seat row", ""),
    ("order-gained", "seat order", ""),
    ("token-to-top", "seat column", ""),
    ("token-to-bottom", "seat space", ""),
    ("starting-piece-taken", "seat", ""),
    ("bust-placed", "seat space", ""),
    ("bust-returned", "seat", ""),
    ("tile-used", "seat tile", ""),
    ("order-sold", "seat order", ""),
    ("money-given", "seat to", ""),
    ("area-lost", "side area", ""),
    ("order-returned-unseen", "seat area", "order"),
    ("cars-lost", "seat area n", ""),
    ("lab-removed", "area", ""),
    ("mandamento-gained", "seat mandamento", ""),
    ("mandamento-lost", "seat mandamento", ""),
    ("tile-marked", "seat tile", ""),
    ("tile-cleared", "seat tile", ""),
    ("order-revealed", "area order", ""),
    ("order-executed", "seat order area", ""),
    ("order-returned", "seat order area", ""),
    ("order-stays", "seat order area", ""),
    ("moved", "side from:area area n car route", ""),
    ("occupied", "side area n", ""),
    ("joined", "side area n", ""),
    ("conquered", "side area n", ""),
    ("repelled", "side area", ""),
    ("both-gone", "area", ""),
    ("replaced", "side area n", ""),
    ("removed", "side area n", ""),
    ("bonuses", "area attack defence", ""),
    ("brute-force", "side n", ""),
    ("finesse", "side", ""),
    ("defender-named", "seat", ""),
    ("card-chosen", "seat", "card"),
    ("card-taken", "seat", ""),
    ("card-left", "seat", ""),
    ("cards-revealed", "attacker:card defender:card", ""),
    ("turncoat", "side removed added", ""),
    ("coward", "side n", ""),
    ("knockout", "area n", ""),
    ("compensated", "seat n", ""),
    ("garrisoned", "seat area n", ""),
    ("strike", "seat area attack defence", ""),
    ("car-bomb", "seat area", ""),
    ("pentito", "seat area", ""),
    ("agitated", "seat area", ""),
    ("swapped", "seat area n", ""),
    ("invited", "seat area", ""),
    ("neutrals-placed", "seat area n", ""),
    ("game-over", "ending", ""),
]
REVEALING: Final = ["leads", "order-revealed", "cards-revealed"]
