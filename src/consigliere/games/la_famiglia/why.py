"""The reasons of La Famiglia's refusals: a rule and a message each (message id `why-…`)."""

from typing import Final

from consigliere.core.refusal import FIRST_OF_A_GAME

W_ACTION_FIRST: Final = FIRST_OF_A_GAME + 0
W_AGITATE_AFTER_ATTACK: Final = FIRST_OF_A_GAME + 1
W_AGITATE_NO_TARGET: Final = FIRST_OF_A_GAME + 2
W_AGITATE_OWN_TEAM: Final = FIRST_OF_A_GAME + 3
W_AGITATE_RANGE: Final = FIRST_OF_A_GAME + 4
W_ALLIES_NOT_YOURS: Final = FIRST_OF_A_GAME + 5
W_ALLIES_NO_WAY: Final = FIRST_OF_A_GAME + 6
W_ALLIES_TOO_DEAR: Final = FIRST_OF_A_GAME + 7
W_ALREADY_ACTED: Final = FIRST_OF_A_GAME + 8
W_AREA_FIXED: Final = FIRST_OF_A_GAME + 9
W_AREA_NOT_YOURS: Final = FIRST_OF_A_GAME + 10
W_AREA_ORDER: Final = FIRST_OF_A_GAME + 11
W_BLOCK_CLOSED: Final = FIRST_OF_A_GAME + 12
W_BLOCK_RUNS: Final = FIRST_OF_A_GAME + 13
W_BOMB_FAR: Final = FIRST_OF_A_GAME + 14
W_BRIBE_TOO_DEAR: Final = FIRST_OF_A_GAME + 15
W_BUST_PLACED: Final = FIRST_OF_A_GAME + 16
W_BUY_TOO_DEAR: Final = FIRST_OF_A_GAME + 17
W_CARD_COMMITTED: Final = FIRST_OF_A_GAME + 18
W_CAR_NOT_BY_SEA: Final = FIRST_OF_A_GAME + 19
W_CHAIN_LIMIT: Final = FIRST_OF_A_GAME + 20
W_COLOUR_NOT_DEALT: Final = FIRST_OF_A_GAME + 21
W_COLUMN_EMPTY: Final = FIRST_OF_A_GAME + 22
W_COLUMN_TOO_DEAR: Final = FIRST_OF_A_GAME + 23
W_EFFECT_FIRST: Final = FIRST_OF_A_GAME + 24
W_EFFECT_NOT_YOURS: Final = FIRST_OF_A_GAME + 25
W_EFFECT_TOO_MANY: Final = FIRST_OF_A_GAME + 26
W_EFFECT_USED: Final = FIRST_OF_A_GAME + 27
W_FETCH_FIRST: Final = FIRST_OF_A_GAME + 28
W_FETCH_NOT_ADJACENT: Final = FIRST_OF_A_GAME + 29
W_FETCH_ORDER: Final = FIRST_OF_A_GAME + 30
W_FINAL_SAME_SPACE: Final = FIRST_OF_A_GAME + 31
W_GARRISON_NUMBER: Final = FIRST_OF_A_GAME + 32
W_GARRISON_SHORT: Final = FIRST_OF_A_GAME + 33
W_GARRISON_TOO_DEAR: Final = FIRST_OF_A_GAME + 34
W_GATHER_NOT_ADJACENT: Final = FIRST_OF_A_GAME + 35
W_GIFT_TOO_DEAR: Final = FIRST_OF_A_GAME + 36
W_GREY_FULL: Final = FIRST_OF_A_GAME + 37
W_GUARD_LABS_ONLY: Final = FIRST_OF_A_GAME + 38
W_HQ_SHORT: Final = FIRST_OF_A_GAME + 39
W_INLAND: Final = FIRST_OF_A_GAME + 40
W_INSTITUTIONS_COLUMN_EMPTY: Final = FIRST_OF_A_GAME + 41
W_INSTITUTIONS_COLUMN_FULL: Final = FIRST_OF_A_GAME + 42
W_INVITE_TEAMMATE: Final = FIRST_OF_A_GAME + 43
W_LABS_FULL: Final = FIRST_OF_A_GAME + 44
W_LABS_FULL_HERE: Final = FIRST_OF_A_GAME + 45
W_LAB_AREA_NOT_YOURS: Final = FIRST_OF_A_GAME + 46
W_MEETING_LIMIT: Final = FIRST_OF_A_GAME + 47
W_MUST_ACT: Final = FIRST_OF_A_GAME + 48
W_MUST_BE_DONE: Final = FIRST_OF_A_GAME + 49
W_MUST_LAY_TOKEN: Final = FIRST_OF_A_GAME + 50
W_MUST_PLACE_ALL: Final = FIRST_OF_A_GAME + 51
W_NEUTRALS_ONLY: Final = FIRST_OF_A_GAME + 52
W_NEUTRAL_SUPPLY_SHORT: Final = FIRST_OF_A_GAME + 53
W_NOTHING_TAKEN: Final = FIRST_OF_A_GAME + 54
W_NOTHING_TO_RALLY: Final = FIRST_OF_A_GAME + 55
W_NOT_BY_BOAT: Final = FIRST_OF_A_GAME + 56
W_NOT_IN_HQ: Final = FIRST_OF_A_GAME + 57
W_NOT_NEXT: Final = FIRST_OF_A_GAME + 58
W_NOT_NEXT_DOOR: Final = FIRST_OF_A_GAME + 59
W_NOT_OFFERED_HERE: Final = FIRST_OF_A_GAME + 60
W_NOT_ON_ORDER: Final = FIRST_OF_A_GAME + 61
W_NOT_YOUR_TEAM: Final = FIRST_OF_A_GAME + 62
W_NO_BOAT_LEFT: Final = FIRST_OF_A_GAME + 63
W_NO_CAR_FOR_BOMB: Final = FIRST_OF_A_GAME + 64
W_NO_CAR_HERE: Final = FIRST_OF_A_GAME + 65
W_NO_CAR_LEFT: Final = FIRST_OF_A_GAME + 66
W_NO_EFFECT: Final = FIRST_OF_A_GAME + 67
W_NO_EFFECT_ONLY_IF_NOTHING_ELSE: Final = FIRST_OF_A_GAME + 68
W_NO_EQUIPMENT: Final = FIRST_OF_A_GAME + 69
W_NO_LABS: Final = FIRST_OF_A_GAME + 70
W_NO_LAB_LEFT: Final = FIRST_OF_A_GAME + 71
W_NO_NEUTRAL_TOKEN: Final = FIRST_OF_A_GAME + 72
W_NO_ORDER_IN_HQ: Final = FIRST_OF_A_GAME + 73
W_NO_SHOTGUN: Final = FIRST_OF_A_GAME + 74
W_NO_SOLDATO_HERE: Final = FIRST_OF_A_GAME + 75
W_NO_SUCH_SPACE: Final = FIRST_OF_A_GAME + 76
W_NO_TARGET: Final = FIRST_OF_A_GAME + 77
W_ONE_CAR: Final = FIRST_OF_A_GAME + 78
W_ONE_ORDER: Final = FIRST_OF_A_GAME + 79
W_ONLY_INFINITE: Final = FIRST_OF_A_GAME + 80
W_ONLY_IN_PHASES: Final = FIRST_OF_A_GAME + 81
W_ORDER_AREA_NOT_YOURS: Final = FIRST_OF_A_GAME + 82
W_ORDER_LIMIT: Final = FIRST_OF_A_GAME + 83
W_ORDER_LIMIT_PLACE: Final = FIRST_OF_A_GAME + 84
W_ORDER_LIMIT_RECRUIT: Final = FIRST_OF_A_GAME + 85
W_ORDER_NOT_IN_HQ: Final = FIRST_OF_A_GAME + 86
W_OTHER_AREA: Final = FIRST_OF_A_GAME + 87
W_OTHER_ROW: Final = FIRST_OF_A_GAME + 88
W_PART_AREA_LEFT: Final = FIRST_OF_A_GAME + 89
W_PART_DONE: Final = FIRST_OF_A_GAME + 90
W_PENTITO_FAR: Final = FIRST_OF_A_GAME + 91
W_PENTITO_NO_ENEMY: Final = FIRST_OF_A_GAME + 92
W_PENTITO_ORDER: Final = FIRST_OF_A_GAME + 93
W_PENTITO_PATTERN: Final = FIRST_OF_A_GAME + 94
W_PIECE_AREA_NOT_YOURS: Final = FIRST_OF_A_GAME + 95
W_PLACE_AREA: Final = FIRST_OF_A_GAME + 96
W_PLACE_LIMIT: Final = FIRST_OF_A_GAME + 97
W_PLACE_OWN_LIMIT: Final = FIRST_OF_A_GAME + 98
W_PLACE_OWN_ONLY: Final = FIRST_OF_A_GAME + 99
W_RALLY_FIRST: Final = FIRST_OF_A_GAME + 100
W_RALLY_ONCE: Final = FIRST_OF_A_GAME + 101
W_RECRUIT_LIMIT: Final = FIRST_OF_A_GAME + 102
W_REINFORCE_AREA: Final = FIRST_OF_A_GAME + 103
W_REINFORCE_LIMIT: Final = FIRST_OF_A_GAME + 104
W_REPLACEMENT_SUPPLY: Final = FIRST_OF_A_GAME + 105
W_ROW_EMPTY: Final = FIRST_OF_A_GAME + 106
W_SAIL_NOT_ADJACENT: Final = FIRST_OF_A_GAME + 107
W_SAME_AREA: Final = FIRST_OF_A_GAME + 108
W_SAME_COLOUR: Final = FIRST_OF_A_GAME + 109
W_SAME_ROW: Final = FIRST_OF_A_GAME + 110
W_SEA_FULL_AT_SETUP: Final = FIRST_OF_A_GAME + 111
W_SEA_NOT_ADJACENT: Final = FIRST_OF_A_GAME + 112
W_SEA_NOT_AT_ORDER: Final = FIRST_OF_A_GAME + 113
W_SEA_SAME_AREA: Final = FIRST_OF_A_GAME + 114
W_SECOND_BOMB: Final = FIRST_OF_A_GAME + 115
W_SECOND_FROM: Final = FIRST_OF_A_GAME + 116
W_SECOND_NO_SOLDATO: Final = FIRST_OF_A_GAME + 117
W_SELL_FIRST: Final = FIRST_OF_A_GAME + 118
W_SETUP_SEA: Final = FIRST_OF_A_GAME + 119
W_SINK_NONE: Final = FIRST_OF_A_GAME + 120
W_SPACE_FULL: Final = FIRST_OF_A_GAME + 121
W_SPACE_ORDER: Final = FIRST_OF_A_GAME + 122
W_SPACE_TOO_DEAR: Final = FIRST_OF_A_GAME + 123
W_SPECIAL_ORDER: Final = FIRST_OF_A_GAME + 124
W_SPECIAL_USELESS: Final = FIRST_OF_A_GAME + 125
W_STRIKE_FAR: Final = FIRST_OF_A_GAME + 126
W_STRIKE_NO_ENEMY: Final = FIRST_OF_A_GAME + 127
W_SUPPLY_SHORT: Final = FIRST_OF_A_GAME + 128
W_SUPPORT_AREA: Final = FIRST_OF_A_GAME + 129
W_SUPPORT_TOO_MANY: Final = FIRST_OF_A_GAME + 130
W_SUPPORT_TWO_AREAS: Final = FIRST_OF_A_GAME + 131
W_SWAP_FAR: Final = FIRST_OF_A_GAME + 132
W_SWAP_NO_ENEMY: Final = FIRST_OF_A_GAME + 133
W_SWAP_SUPPLY: Final = FIRST_OF_A_GAME + 134
W_SWAP_TOO_MANY: Final = FIRST_OF_A_GAME + 135
W_TEAMMATE_THERE: Final = FIRST_OF_A_GAME + 136
W_TILE_NOT_IN_FINAL: Final = FIRST_OF_A_GAME + 137
W_TILE_NOT_IN_PLAY: Final = FIRST_OF_A_GAME + 138
W_TILE_NOT_MARKED: Final = FIRST_OF_A_GAME + 139
W_TILE_NOT_YOURS: Final = FIRST_OF_A_GAME + 140
W_TILE_TAKEN: Final = FIRST_OF_A_GAME + 141
W_TILE_TOO_DEAR: Final = FIRST_OF_A_GAME + 142
W_TILE_USED: Final = FIRST_OF_A_GAME + 143
W_TILE_USELESS: Final = FIRST_OF_A_GAME + 144
W_TOKEN_NOT_THERE: Final = FIRST_OF_A_GAME + 145
W_TOKEN_TOO_DEAR: Final = FIRST_OF_A_GAME + 146
W_TOO_FEW_CARS: Final = FIRST_OF_A_GAME + 147
W_TOO_FEW_SOLDATI: Final = FIRST_OF_A_GAME + 148
W_TOO_MANY_PLACED: Final = FIRST_OF_A_GAME + 149
W_TOO_MANY_UNITS: Final = FIRST_OF_A_GAME + 150
W_TOP_COLUMN_EMPTY: Final = FIRST_OF_A_GAME + 151
W_TOP_COLUMN_FULL: Final = FIRST_OF_A_GAME + 152
W_TWO_IN_ONE_AREA: Final = FIRST_OF_A_GAME + 153
W_TWO_IN_ONE_SAME: Final = FIRST_OF_A_GAME + 154
W_USED_UP: Final = FIRST_OF_A_GAME + 155

REASONS: Final = [
    ("LF-4.15", "action-first"),
    ("LF-8.8", "agitate-after-attack"),
    ("LF-8.9", "agitate-no-target"),
    ("LF-8.9", "agitate-own-team"),
    ("LF-8.8", "agitate-range"),
    ("LF-10.8", "allies-not-yours"),
    ("LF-10.8", "allies-no-way"),
    ("LF-10.8", "allies-too-dear"),
    ("LF-4.2", "already-acted"),
    ("LF-6.7", "area-fixed"),
    ("LF-2.11", "area-not-yours"),
    ("LF-2.11", "area-order"),
    ("LF-6.9", "block-closed"),
    ("LF-6.9", "block-runs"),
    ("LF-10.10", "bomb-far"),
    ("LF-10.9", "bribe-too-dear"),
    ("LF-4.33", "bust-placed"),
    ("LF-9.3", "buy-too-dear"),
    ("LF-3.3", "card-committed"),
    ("LF-7.4", "car-not-by-sea"),
    ("LF-10.6", "chain-limit"),
    ("LF-2.5", "colour-not-dealt"),
    ("LF-4.13", "column-empty"),
    ("LF-4.3", "column-too-dear"),
    ("LF-4.9", "effect-first"),
    ("LF-7.6", "effect-not-yours"),
    ("LF-7.6", "effect-too-many"),
    ("LF-7.6", "effect-used"),
    ("LF-7.1", "fetch-first"),
    ("LF-7.1", "fetch-not-adjacent"),
    ("LF-7.1", "fetch-order"),
    ("LF-4.33", "final-same-space"),
    ("LF-10.7", "garrison-number"),
    ("LF-10.7", "garrison-short"),
    ("LF-10.7", "garrison-too-dear"),
    ("LF-4.30", "gather-not-adjacent"),
    ("LF-3.3", "gift-too-dear"),
    ("LF-2.13", "grey-full"),
    ("LF-9.4", "guard-labs-only"),
    ("LF-1.5", "hq-short"),
    ("LF-6.7", "inland"),
    ("LF-4.18", "institutions-column-empty"),
    ("LF-4.18", "institutions-column-full"),
    ("LF-9.5", "invite-teammate"),
    ("LF-1.8", "labs-full"),
    ("LF-4.27", "labs-full-here"),
    ("LF-2.12", "lab-area-not-yours"),
    ("LF-10.2", "meeting-limit"),
    ("LF-4.2", "must-act"),
    ("LF-4.9", "must-be-done"),
    ("LF-4.18", "must-lay-token"),
    ("LF-2.11", "must-place-all"),
    ("LF-8.8", "neutrals-only"),
    ("LF-9.5", "neutral-supply-short"),
    ("LF-9.7", "nothing-taken"),
    ("LF-7.1", "nothing-to-rally"),
    ("LF-7.4", "not-by-boat"),
    ("LF-3.3", "not-in-hq"),
    ("LF-6.2", "not-next"),
    ("LF-7.3", "not-next-door"),
    ("LF-4.26", "not-offered-here"),
    ("LF-6.3", "not-on-order"),
    ("LF-7.17", "not-your-team"),
    ("LF-1.6", "no-boat-left"),
    ("LF-8.2", "no-car-for-bomb"),
    ("LF-7.3", "no-car-here"),
    ("LF-1.6", "no-car-left"),
    ("LF-4.33", "no-effect"),
    ("LF-4.9", "no-effect-only-if-nothing-else"),
    ("LF-4.26", "no-equipment"),
    ("LF-4.29", "no-labs"),
    ("LF-1.6", "no-lab-left"),
    ("LF-10.1", "no-neutral-token"),
    ("LF-4.24", "no-order-in-hq"),
    ("LF-7.2", "no-shotgun"),
    ("LF-6.5", "no-soldato-here"),
    ("LF-4.5", "no-such-space"),
    ("LF-7.2", "no-target"),
    ("LF-7.33", "one-car"),
    ("LF-4.15", "one-order"),
    ("LF-4.3", "only-infinite"),
    ("LF-3.3", "only-in-phases"),
    ("LF-4.24", "order-area-not-yours"),
    ("LF-4.24", "order-limit"),
    ("LF-6.8", "order-limit-place"),
    ("LF-6.8", "order-limit-recruit"),
    ("LF-4.24", "order-not-in-hq"),
    ("LF-4.25", "other-area"),
    ("LF-4.18", "other-row"),
    ("LF-6.9", "part-area-left"),
    ("LF-4.9", "part-done"),
    ("LF-8.6", "pentito-far"),
    ("LF-8.6", "pentito-no-enemy"),
    ("LF-8.6", "pentito-order"),
    ("LF-8.6", "pentito-pattern"),
    ("LF-4.27", "piece-area-not-yours"),
    ("LF-4.21", "place-area"),
    ("LF-4.21", "place-limit"),
    ("LF-4.22", "place-own-limit"),
    ("LF-4.22", "place-own-only"),
    ("LF-7.1", "rally-first"),
    ("LF-7.1", "rally-once"),
    ("LF-4.20", "recruit-limit"),
    ("LF-10.3", "reinforce-area"),
    ("LF-10.3", "reinforce-limit"),
    ("LF-7.6", "replacement-supply"),
    ("LF-4.31", "row-empty"),
    ("LF-4.28", "sail-not-adjacent"),
    ("LF-7.2", "same-area"),
    ("LF-2.5", "same-colour"),
    ("LF-4.32", "same-row"),
    ("LF-2.11", "sea-full-at-setup"),
    ("LF-4.28", "sea-not-adjacent"),
    ("LF-6.7", "sea-not-at-order"),
    ("LF-7.4", "sea-same-area"),
    ("LF-8.4", "second-bomb"),
    ("LF-7.33", "second-from"),
    ("LF-7.33", "second-no-soldato"),
    ("LF-4.3", "sell-first"),
    ("LF-2.11", "setup-sea"),
    ("LF-4.28", "sink-none"),
    ("LF-4.6", "space-full"),
    ("LF-4.14", "space-order"),
    ("LF-4.3", "space-too-dear"),
    ("LF-9.5", "special-order"),
    ("LF-6.3", "special-useless"),
    ("LF-8.1", "strike-far"),
    ("LF-8.1", "strike-no-enemy"),
    ("LF-1.6", "supply-short"),
    ("LF-9.5", "support-area"),
    ("LF-9.5", "support-too-many"),
    ("LF-9.5", "support-two-areas"),
    ("LF-9.6", "swap-far"),
    ("LF-9.6", "swap-no-enemy"),
    ("LF-9.6", "swap-supply"),
    ("LF-9.6", "swap-too-many"),
    ("LF-7.2", "teammate-there"),
    ("LF-4.4", "tile-not-in-final"),
    ("LF-5.3", "tile-not-in-play"),
    ("LF-5.3", "tile-not-marked"),
    ("LF-5.5", "tile-not-yours"),
    ("LF-5.3", "tile-taken"),
    ("LF-1.7", "tile-too-dear"),
    ("LF-4.4", "tile-used"),
    ("LF-4.4", "tile-useless"),
    ("LF-4.5", "token-not-there"),
    ("LF-4.3", "token-too-dear"),
    ("LF-7.1", "too-few-cars"),
    ("LF-7.2", "too-few-soldati"),
    ("LF-4.21", "too-many-placed"),
    ("LF-2.11", "too-many-units"),
    ("LF-4.31", "top-column-empty"),
    ("LF-4.31", "top-column-full"),
    ("LF-4.25", "two-in-one-area"),
    ("LF-4.25", "two-in-one-same"),
    ("LF-6.3", "used-up"),
]
