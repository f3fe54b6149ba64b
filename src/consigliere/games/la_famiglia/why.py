"""The reasons of La Famiglia's refusals: a rule and a message each (message id `why-…`).

A reason without a rule takes the rule of the step that refuses: several steps use it.
"""

from typing import Final

from consigliere.core.refusal import FIRST_OF_A_GAME

ACTION_FIRST: Final = FIRST_OF_A_GAME + 0
AGITATE_AFTER_ATTACK: Final = FIRST_OF_A_GAME + 1
AGITATE_NO_TARGET: Final = FIRST_OF_A_GAME + 2
AGITATE_OWN_TEAM: Final = FIRST_OF_A_GAME + 3
AGITATE_RANGE: Final = FIRST_OF_A_GAME + 4
ALLIES_NOT_YOURS: Final = FIRST_OF_A_GAME + 5
ALLIES_NO_WAY: Final = FIRST_OF_A_GAME + 6
ALLIES_OWN_AREA: Final = FIRST_OF_A_GAME + 7
ALLIES_TOO_DEAR: Final = FIRST_OF_A_GAME + 8
ALREADY_ACTED: Final = FIRST_OF_A_GAME + 9
AREA_FIXED: Final = FIRST_OF_A_GAME + 10
AREA_NAMED: Final = FIRST_OF_A_GAME + 11
AREA_NOT_YOURS: Final = FIRST_OF_A_GAME + 12
BLOCK_CLOSED: Final = FIRST_OF_A_GAME + 13
BLOCK_RUNS: Final = FIRST_OF_A_GAME + 14
BOMB_FAR: Final = FIRST_OF_A_GAME + 15
BRIBE_TOO_DEAR: Final = FIRST_OF_A_GAME + 16
BUST_PLACED: Final = FIRST_OF_A_GAME + 17
BUY_TOO_DEAR: Final = FIRST_OF_A_GAME + 18
CARD_COMMITTED: Final = FIRST_OF_A_GAME + 19
CAR_NOT_BY_SEA: Final = FIRST_OF_A_GAME + 20
CHAIN_LIMIT: Final = FIRST_OF_A_GAME + 21
COLOUR_NOT_DEALT: Final = FIRST_OF_A_GAME + 22
COLUMN_EMPTY: Final = FIRST_OF_A_GAME + 23
COLUMN_TOO_DEAR: Final = FIRST_OF_A_GAME + 24
EFFECT_FIRST: Final = FIRST_OF_A_GAME + 25
EFFECT_NOT_YOURS: Final = FIRST_OF_A_GAME + 26
EFFECT_TOO_MANY: Final = FIRST_OF_A_GAME + 27
EFFECT_USED: Final = FIRST_OF_A_GAME + 28
FETCH_FIRST: Final = FIRST_OF_A_GAME + 29
FETCH_NAMED: Final = FIRST_OF_A_GAME + 30
FETCH_NOT_ADJACENT: Final = FIRST_OF_A_GAME + 31
FINAL_SAME_SPACE: Final = FIRST_OF_A_GAME + 32
GARRISON_NUMBER: Final = FIRST_OF_A_GAME + 33
GARRISON_SHORT: Final = FIRST_OF_A_GAME + 34
GARRISON_TOO_DEAR: Final = FIRST_OF_A_GAME + 35
GATHER_NOT_ADJACENT: Final = FIRST_OF_A_GAME + 36
GIFT_TOO_DEAR: Final = FIRST_OF_A_GAME + 37
GREY_FULL: Final = FIRST_OF_A_GAME + 38
GUARD_LABS_ONLY: Final = FIRST_OF_A_GAME + 39
HQ_SHORT: Final = FIRST_OF_A_GAME + 40
INLAND: Final = FIRST_OF_A_GAME + 41
INSTITUTIONS_COLUMN_EMPTY: Final = FIRST_OF_A_GAME + 42
INSTITUTIONS_COLUMN_FULL: Final = FIRST_OF_A_GAME + 43
INVITE_TEAMMATE: Final = FIRST_OF_A_GAME + 44
LABS_FULL: Final = FIRST_OF_A_GAME + 45
LABS_FULL_HERE: Final = FIRST_OF_A_GAME + 46
LAB_AREA_NOT_YOURS: Final = FIRST_OF_A_GAME + 47
MEETING_LIMIT: Final = FIRST_OF_A_GAME + 48
MUST_ACT: Final = FIRST_OF_A_GAME + 49
MUST_BE_DONE: Final = FIRST_OF_A_GAME + 50
MUST_LAY_TOKEN: Final = FIRST_OF_A_GAME + 51
NEUTRALS_ONLY: Final = FIRST_OF_A_GAME + 52
NEUTRAL_SUPPLY_SHORT: Final = FIRST_OF_A_GAME + 53
NOTHING_TAKEN: Final = FIRST_OF_A_GAME + 54
NOTHING_TO_RALLY: Final = FIRST_OF_A_GAME + 55
NOT_BY_BOAT: Final = FIRST_OF_A_GAME + 56
NOT_IN_HQ: Final = FIRST_OF_A_GAME + 57
NOT_NEXT: Final = FIRST_OF_A_GAME + 58
NOT_NEXT_DOOR: Final = FIRST_OF_A_GAME + 59
NOT_OFFERED_HERE: Final = FIRST_OF_A_GAME + 60
NOT_ON_ORDER: Final = FIRST_OF_A_GAME + 61
NOT_YOUR_TEAM: Final = FIRST_OF_A_GAME + 62
NO_BOAT_LEFT: Final = FIRST_OF_A_GAME + 63
NO_CAR_FOR_BOMB: Final = FIRST_OF_A_GAME + 64
NO_CAR_HERE: Final = FIRST_OF_A_GAME + 65
NO_CAR_LEFT: Final = FIRST_OF_A_GAME + 66
NO_EFFECT: Final = FIRST_OF_A_GAME + 67
NO_EFFECT_ONLY_IF_NOTHING_ELSE: Final = FIRST_OF_A_GAME + 68
NO_EQUIPMENT: Final = FIRST_OF_A_GAME + 69
NO_EXTRA_BOAT: Final = FIRST_OF_A_GAME + 70
NO_LABS: Final = FIRST_OF_A_GAME + 71
NO_LAB_LEFT: Final = FIRST_OF_A_GAME + 72
NO_NEUTRAL_TOKEN: Final = FIRST_OF_A_GAME + 73
NO_ORDER_IN_HQ: Final = FIRST_OF_A_GAME + 74
NO_SHOTGUN: Final = FIRST_OF_A_GAME + 75
NO_SOLDATO_HERE: Final = FIRST_OF_A_GAME + 76
NO_SUCH_SPACE: Final = FIRST_OF_A_GAME + 77
NO_TARGET: Final = FIRST_OF_A_GAME + 78
ONE_CAR: Final = FIRST_OF_A_GAME + 79
ONE_ORDER: Final = FIRST_OF_A_GAME + 80
ONLY_INFINITE: Final = FIRST_OF_A_GAME + 81
ONLY_IN_PHASES: Final = FIRST_OF_A_GAME + 82
ORDER_AREA_NOT_YOURS: Final = FIRST_OF_A_GAME + 83
ORDER_LIMIT: Final = FIRST_OF_A_GAME + 84
ORDER_LIMIT_PLACE: Final = FIRST_OF_A_GAME + 85
ORDER_LIMIT_RECRUIT: Final = FIRST_OF_A_GAME + 86
ORDER_NOT_IN_HQ: Final = FIRST_OF_A_GAME + 87
OTHER_AREA: Final = FIRST_OF_A_GAME + 88
OTHER_ROW: Final = FIRST_OF_A_GAME + 89
PART_AREA_LEFT: Final = FIRST_OF_A_GAME + 90
PART_DONE: Final = FIRST_OF_A_GAME + 91
PENTITO_FAR: Final = FIRST_OF_A_GAME + 92
PENTITO_NO_ENEMY: Final = FIRST_OF_A_GAME + 93
PENTITO_PATTERN: Final = FIRST_OF_A_GAME + 94
PIECE_AREA_NOT_YOURS: Final = FIRST_OF_A_GAME + 95
PLACE_AREA: Final = FIRST_OF_A_GAME + 96
PLACE_LIMIT: Final = FIRST_OF_A_GAME + 97
PLACE_OWN_LIMIT: Final = FIRST_OF_A_GAME + 98
PLACE_OWN_ONLY: Final = FIRST_OF_A_GAME + 99
RALLY_FIRST: Final = FIRST_OF_A_GAME + 100
RALLY_ONCE: Final = FIRST_OF_A_GAME + 101
RECRUIT_LIMIT: Final = FIRST_OF_A_GAME + 102
REINFORCE_AREA: Final = FIRST_OF_A_GAME + 103
REINFORCE_LIMIT: Final = FIRST_OF_A_GAME + 104
REPLACEMENT_SUPPLY: Final = FIRST_OF_A_GAME + 105
ROW_EMPTY: Final = FIRST_OF_A_GAME + 106
SAIL_NOT_ADJACENT: Final = FIRST_OF_A_GAME + 107
SAME_AREA: Final = FIRST_OF_A_GAME + 108
SAME_COLOUR: Final = FIRST_OF_A_GAME + 109
SAME_ROW: Final = FIRST_OF_A_GAME + 110
SEA_FULL_AT_SETUP: Final = FIRST_OF_A_GAME + 111
SEA_NOT_ADJACENT: Final = FIRST_OF_A_GAME + 112
SEA_NOT_AT_ORDER: Final = FIRST_OF_A_GAME + 113
SEA_SAME_AREA: Final = FIRST_OF_A_GAME + 114
SECOND_BOMB: Final = FIRST_OF_A_GAME + 115
SECOND_FROM: Final = FIRST_OF_A_GAME + 116
SECOND_NO_SOLDATO: Final = FIRST_OF_A_GAME + 117
SELL_FIRST: Final = FIRST_OF_A_GAME + 118
SETUP_SEA: Final = FIRST_OF_A_GAME + 119
SINK_NONE: Final = FIRST_OF_A_GAME + 120
SPACE_FULL: Final = FIRST_OF_A_GAME + 121
SPACE_TOO_DEAR: Final = FIRST_OF_A_GAME + 122
SPECIAL_USELESS: Final = FIRST_OF_A_GAME + 123
STRIKE_FAR: Final = FIRST_OF_A_GAME + 124
STRIKE_NO_ENEMY: Final = FIRST_OF_A_GAME + 125
SUPPLY_SHORT: Final = FIRST_OF_A_GAME + 126
SUPPORT_AREA: Final = FIRST_OF_A_GAME + 127
SUPPORT_TOO_MANY: Final = FIRST_OF_A_GAME + 128
SUPPORT_TWO_AREAS: Final = FIRST_OF_A_GAME + 129
SWAP_FAR: Final = FIRST_OF_A_GAME + 130
SWAP_NO_ENEMY: Final = FIRST_OF_A_GAME + 131
SWAP_SUPPLY: Final = FIRST_OF_A_GAME + 132
SWAP_TOO_MANY: Final = FIRST_OF_A_GAME + 133
TEAMMATE_THERE: Final = FIRST_OF_A_GAME + 134
TILE_NOT_IN_FINAL: Final = FIRST_OF_A_GAME + 135
TILE_NOT_IN_PLAY: Final = FIRST_OF_A_GAME + 136
TILE_NOT_MARKED: Final = FIRST_OF_A_GAME + 137
TILE_NOT_YOURS: Final = FIRST_OF_A_GAME + 138
TILE_TAKEN: Final = FIRST_OF_A_GAME + 139
TILE_TOO_DEAR: Final = FIRST_OF_A_GAME + 140
TILE_USED: Final = FIRST_OF_A_GAME + 141
TILE_USELESS: Final = FIRST_OF_A_GAME + 142
TOKEN_NOT_THERE: Final = FIRST_OF_A_GAME + 143
TOKEN_TOO_DEAR: Final = FIRST_OF_A_GAME + 144
TOO_FEW_CARS: Final = FIRST_OF_A_GAME + 145
TOO_FEW_SOLDATI: Final = FIRST_OF_A_GAME + 146
TOO_MANY_PLACED: Final = FIRST_OF_A_GAME + 147
TOO_MANY_UNITS: Final = FIRST_OF_A_GAME + 148
TOP_COLUMN_EMPTY: Final = FIRST_OF_A_GAME + 149
TOP_COLUMN_FULL: Final = FIRST_OF_A_GAME + 150
TWO_IN_ONE_AREA: Final = FIRST_OF_A_GAME + 151
TWO_IN_ONE_SAME: Final = FIRST_OF_A_GAME + 152
USED_UP: Final = FIRST_OF_A_GAME + 153
# the same message under another rule
AGITATE_TOO_FAR: Final = FIRST_OF_A_GAME + 154
BUY_NOT_YOURS: Final = FIRST_OF_A_GAME + 155
BUY_TOO_MANY: Final = FIRST_OF_A_GAME + 156
FETCH_AREA_NOT_YOURS: Final = FIRST_OF_A_GAME + 157

REASONS: Final = [
    (ACTION_FIRST, "LF-4.15", "action-first"),
    (AGITATE_AFTER_ATTACK, "LF-8.8", "agitate-after-attack"),
    (AGITATE_NO_TARGET, "LF-8.9", "agitate-no-target"),
    (AGITATE_OWN_TEAM, "LF-8.9", "agitate-own-team"),
    (AGITATE_RANGE, "LF-8.8", "agitate-range"),
    (ALLIES_NOT_YOURS, "LF-10.8", "allies-not-yours"),
    (ALLIES_NO_WAY, "LF-10.8", "allies-no-way"),
    (ALLIES_OWN_AREA, "LF-10.8", "allies-own-area"),
    (ALLIES_TOO_DEAR, "LF-10.8", "allies-too-dear"),
    (ALREADY_ACTED, "LF-4.2", "already-acted"),
    (AREA_FIXED, "LF-6.7", "area-fixed"),
    (AREA_NAMED, "", "area-named"),
    (AREA_NOT_YOURS, "LF-2.11", "area-not-yours"),
    (BLOCK_CLOSED, "LF-6.9", "block-closed"),
    (BLOCK_RUNS, "LF-6.9", "block-runs"),
    (BOMB_FAR, "LF-10.10", "bomb-far"),
    (BRIBE_TOO_DEAR, "LF-10.9", "bribe-too-dear"),
    (BUST_PLACED, "LF-4.33", "bust-placed"),
    (BUY_TOO_DEAR, "LF-9.3", "buy-too-dear"),
    (CARD_COMMITTED, "LF-3.3", "card-committed"),
    (CAR_NOT_BY_SEA, "LF-7.4", "car-not-by-sea"),
    (CHAIN_LIMIT, "LF-10.6", "chain-limit"),
    (COLOUR_NOT_DEALT, "LF-2.5", "colour-not-dealt"),
    (COLUMN_EMPTY, "LF-4.13", "column-empty"),
    (COLUMN_TOO_DEAR, "LF-4.3", "column-too-dear"),
    (EFFECT_FIRST, "LF-4.9", "effect-first"),
    (EFFECT_NOT_YOURS, "LF-7.6", "effect-not-yours"),
    (EFFECT_TOO_MANY, "LF-7.6", "effect-too-many"),
    (EFFECT_USED, "LF-7.6", "effect-used"),
    (FETCH_FIRST, "", "fetch-first"),
    (FETCH_NAMED, "", "fetch-named"),
    (FETCH_NOT_ADJACENT, "", "fetch-not-adjacent"),
    (FINAL_SAME_SPACE, "LF-4.33", "final-same-space"),
    (GARRISON_NUMBER, "LF-10.7", "garrison-number"),
    (GARRISON_SHORT, "LF-10.7", "garrison-short"),
    (GARRISON_TOO_DEAR, "LF-10.7", "garrison-too-dear"),
    (GATHER_NOT_ADJACENT, "LF-4.30", "gather-not-adjacent"),
    (GIFT_TOO_DEAR, "LF-3.3", "gift-too-dear"),
    (GREY_FULL, "LF-2.13", "grey-full"),
    (GUARD_LABS_ONLY, "LF-9.4", "guard-labs-only"),
    (HQ_SHORT, "LF-1.5", "hq-short"),
    (INLAND, "LF-6.7", "inland"),
    (INSTITUTIONS_COLUMN_EMPTY, "LF-4.18", "institutions-column-empty"),
    (INSTITUTIONS_COLUMN_FULL, "LF-4.18", "institutions-column-full"),
    (INVITE_TEAMMATE, "LF-9.5", "invite-teammate"),
    (LABS_FULL, "LF-1.8", "labs-full"),
    (LABS_FULL_HERE, "LF-4.27", "labs-full-here"),
    (LAB_AREA_NOT_YOURS, "LF-2.12", "lab-area-not-yours"),
    (MEETING_LIMIT, "LF-10.2", "meeting-limit"),
    (MUST_ACT, "LF-4.2", "must-act"),
    (MUST_BE_DONE, "LF-4.9", "must-be-done"),
    (MUST_LAY_TOKEN, "LF-4.18", "must-lay-token"),
    (NEUTRALS_ONLY, "LF-8.8", "neutrals-only"),
    (NEUTRAL_SUPPLY_SHORT, "LF-9.5", "neutral-supply-short"),
    (NOTHING_TAKEN, "LF-9.7", "nothing-taken"),
    (NOTHING_TO_RALLY, "LF-7.1", "nothing-to-rally"),
    (NOT_BY_BOAT, "LF-7.4", "not-by-boat"),
    (NOT_IN_HQ, "LF-3.3", "not-in-hq"),
    (NOT_NEXT, "LF-6.2", "not-next"),
    (NOT_NEXT_DOOR, "LF-7.3", "not-next-door"),
    (NOT_OFFERED_HERE, "LF-4.26", "not-offered-here"),
    (NOT_ON_ORDER, "LF-6.3", "not-on-order"),
    (NOT_YOUR_TEAM, "LF-7.17", "not-your-team"),
    (NO_BOAT_LEFT, "LF-1.6", "no-boat-left"),
    (NO_CAR_FOR_BOMB, "LF-8.2", "no-car-for-bomb"),
    (NO_CAR_HERE, "LF-7.3", "no-car-here"),
    (NO_CAR_LEFT, "LF-1.6", "no-car-left"),
    (NO_EFFECT, "LF-4.33", "no-effect"),
    (NO_EFFECT_ONLY_IF_NOTHING_ELSE, "LF-4.9", "no-effect-only-if-nothing-else"),
    (NO_EQUIPMENT, "LF-4.26", "no-equipment"),
    (NO_EXTRA_BOAT, "LF-2.11", "no-extra-boat"),
    (NO_LABS, "LF-4.29", "no-labs"),
    (NO_LAB_LEFT, "LF-1.6", "no-lab-left"),
    (NO_NEUTRAL_TOKEN, "LF-10.1", "no-neutral-token"),
    (NO_ORDER_IN_HQ, "LF-4.24", "no-order-in-hq"),
    (NO_SHOTGUN, "LF-7.2", "no-shotgun"),
    (NO_SOLDATO_HERE, "LF-6.5", "no-soldato-here"),
    (NO_SUCH_SPACE, "LF-4.5", "no-such-space"),
    (NO_TARGET, "LF-7.2", "no-target"),
    (ONE_CAR, "LF-7.33", "one-car"),
    (ONE_ORDER, "LF-4.15", "one-order"),
    (ONLY_INFINITE, "LF-4.3", "only-infinite"),
    (ONLY_IN_PHASES, "LF-3.3", "only-in-phases"),
    (ORDER_AREA_NOT_YOURS, "LF-4.24", "order-area-not-yours"),
    (ORDER_LIMIT, "LF-4.24", "order-limit"),
    (ORDER_LIMIT_PLACE, "LF-6.8", "order-limit-place"),
    (ORDER_LIMIT_RECRUIT, "LF-6.8", "order-limit-recruit"),
    (ORDER_NOT_IN_HQ, "LF-4.24", "order-not-in-hq"),
    (OTHER_AREA, "LF-4.25", "other-area"),
    (OTHER_ROW, "LF-4.18", "other-row"),
    (PART_AREA_LEFT, "LF-6.9", "part-area-left"),
    (PART_DONE, "LF-4.9", "part-done"),
    (PENTITO_FAR, "LF-8.6", "pentito-far"),
    (PENTITO_NO_ENEMY, "LF-8.6", "pentito-no-enemy"),
    (PENTITO_PATTERN, "LF-8.6", "pentito-pattern"),
    (PIECE_AREA_NOT_YOURS, "LF-4.27", "piece-area-not-yours"),
    (PLACE_AREA, "LF-4.21", "place-area"),
    (PLACE_LIMIT, "LF-4.21", "place-limit"),
    (PLACE_OWN_LIMIT, "LF-4.22", "place-own-limit"),
    (PLACE_OWN_ONLY, "LF-4.22", "place-own-only"),
    (RALLY_FIRST, "LF-7.1", "rally-first"),
    (RALLY_ONCE, "LF-7.1", "rally-once"),
    (RECRUIT_LIMIT, "LF-4.20", "recruit-limit"),
    (REINFORCE_AREA, "LF-10.3", "reinforce-area"),
    (REINFORCE_LIMIT, "LF-10.3", "reinforce-limit"),
    (REPLACEMENT_SUPPLY, "LF-7.6", "replacement-supply"),
    (ROW_EMPTY, "LF-4.31", "row-empty"),
    (SAIL_NOT_ADJACENT, "LF-4.28", "sail-not-adjacent"),
    (SAME_AREA, "LF-7.2", "same-area"),
    (SAME_COLOUR, "LF-2.5", "same-colour"),
    (SAME_ROW, "LF-4.32", "same-row"),
    (SEA_FULL_AT_SETUP, "LF-2.11", "sea-full-at-setup"),
    (SEA_NOT_ADJACENT, "LF-4.28", "sea-not-adjacent"),
    (SEA_NOT_AT_ORDER, "LF-6.7", "sea-not-at-order"),
    (SEA_SAME_AREA, "LF-7.4", "sea-same-area"),
    (SECOND_BOMB, "LF-8.4", "second-bomb"),
    (SECOND_FROM, "LF-7.33", "second-from"),
    (SECOND_NO_SOLDATO, "LF-7.33", "second-no-soldato"),
    (SELL_FIRST, "LF-4.3", "sell-first"),
    (SETUP_SEA, "LF-2.11", "setup-sea"),
    (SINK_NONE, "LF-4.28", "sink-none"),
    (SPACE_FULL, "LF-4.6", "space-full"),
    (SPACE_TOO_DEAR, "LF-4.3", "space-too-dear"),
    (SPECIAL_USELESS, "LF-6.3", "special-useless"),
    (STRIKE_FAR, "LF-8.1", "strike-far"),
    (STRIKE_NO_ENEMY, "LF-8.1", "strike-no-enemy"),
    (SUPPLY_SHORT, "LF-1.6", "supply-short"),
    (SUPPORT_AREA, "LF-9.5", "support-area"),
    (SUPPORT_TOO_MANY, "LF-9.5", "support-too-many"),
    (SUPPORT_TWO_AREAS, "LF-9.5", "support-two-areas"),
    (SWAP_FAR, "LF-9.6", "swap-far"),
    (SWAP_NO_ENEMY, "LF-9.6", "swap-no-enemy"),
    (SWAP_SUPPLY, "LF-9.6", "swap-supply"),
    (SWAP_TOO_MANY, "LF-9.6", "swap-too-many"),
    (TEAMMATE_THERE, "LF-7.2", "teammate-there"),
    (TILE_NOT_IN_FINAL, "LF-4.4", "tile-not-in-final"),
    (TILE_NOT_IN_PLAY, "LF-5.3", "tile-not-in-play"),
    (TILE_NOT_MARKED, "LF-5.3", "tile-not-marked"),
    (TILE_NOT_YOURS, "LF-5.5", "tile-not-yours"),
    (TILE_TAKEN, "LF-5.3", "tile-taken"),
    (TILE_TOO_DEAR, "LF-1.7", "tile-too-dear"),
    (TILE_USED, "LF-4.4", "tile-used"),
    (TILE_USELESS, "LF-4.4", "tile-useless"),
    (TOKEN_NOT_THERE, "LF-4.5", "token-not-there"),
    (TOKEN_TOO_DEAR, "LF-4.3", "token-too-dear"),
    (TOO_FEW_CARS, "", "too-few-cars"),
    (TOO_FEW_SOLDATI, "", "too-few-soldati"),
    (TOO_MANY_PLACED, "LF-9.5", "too-many-placed"),
    (TOO_MANY_UNITS, "", "too-many-units"),
    (TOP_COLUMN_EMPTY, "LF-4.31", "top-column-empty"),
    (TOP_COLUMN_FULL, "LF-4.31", "top-column-full"),
    (TWO_IN_ONE_AREA, "LF-4.25", "two-in-one-area"),
    (TWO_IN_ONE_SAME, "LF-4.25", "two-in-one-same"),
    (USED_UP, "LF-6.3", "used-up"),
    (AGITATE_TOO_FAR, "LF-8.9", "not-next-door"),
    (BUY_NOT_YOURS, "LF-9.3", "effect-not-yours"),
    (BUY_TOO_MANY, "LF-9.3", "effect-too-many"),
    (FETCH_AREA_NOT_YOURS, "", "piece-area-not-yours"),
]
