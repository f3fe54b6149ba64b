"""Why a move is not possible: the reasons of Corleone's Empire, each with its rule and message."""

from typing import Final

from consigliere.core.refusal import FIRST_OF_A_GAME

W_ALLY_NOT_IN_HAND: Final = FIRST_OF_A_GAME
W_ALLY_NOT_SHOWN: Final = FIRST_OF_A_GAME + 1
W_AREA_NOT_TOUCHED: Final = FIRST_OF_A_GAME + 2
W_AUDIT_EMPTY: Final = FIRST_OF_A_GAME + 3
W_AUDIT_SELF: Final = FIRST_OF_A_GAME + 4
W_BRIBE_ORDER: Final = FIRST_OF_A_GAME + 5
W_BRIBE_TOO_MANY: Final = FIRST_OF_A_GAME + 6
W_BUSINESS_CLOSED: Final = FIRST_OF_A_GAME + 7
W_CONTROL_HAS_TOKEN: Final = FIRST_OF_A_GAME + 8
W_CONTROL_NO_FIGURE: Final = FIRST_OF_A_GAME + 9
W_CONTROL_TWICE: Final = FIRST_OF_A_GAME + 10
W_DISCARD_NUMBER: Final = FIRST_OF_A_GAME + 11
W_DISCARD_ORDER: Final = FIRST_OF_A_GAME + 12
W_FAMILY_ABSENT: Final = FIRST_OF_A_GAME + 13
W_FRONT_CLOSED: Final = FIRST_OF_A_GAME + 14
W_FRONT_NOT_CONTROLLED: Final = FIRST_OF_A_GAME + 15
W_FRONT_NO_THUG: Final = FIRST_OF_A_GAME + 16
W_FRONT_TWICE: Final = FIRST_OF_A_GAME + 17
W_GAIN_MUST: Final = FIRST_OF_A_GAME + 18
W_GIVE_NOT_IN_HAND: Final = FIRST_OF_A_GAME + 19
W_GIVE_ORDER: Final = FIRST_OF_A_GAME + 20
W_GOODS_EMPTY: Final = FIRST_OF_A_GAME + 21
W_GOOD_NOT_OFFERED: Final = FIRST_OF_A_GAME + 22
W_HORSE_HELD: Final = FIRST_OF_A_GAME + 23
W_JOB_NOT_OPEN: Final = FIRST_OF_A_GAME + 24
W_JOB_NOT_PAYABLE: Final = FIRST_OF_A_GAME + 25
W_JOB_NOT_THERE: Final = FIRST_OF_A_GAME + 26
W_KEEP_NOT_SEEN: Final = FIRST_OF_A_GAME + 27
W_KEEP_ORDER: Final = FIRST_OF_A_GAME + 28
W_LAUNDER_NONE: Final = FIRST_OF_A_GAME + 29
W_LAUNDER_ORDER: Final = FIRST_OF_A_GAME + 30
W_MEMBER_NONE: Final = FIRST_OF_A_GAME + 31
W_MONEY_EMPTY: Final = FIRST_OF_A_GAME + 32
W_MOVE_AGAIN: Final = FIRST_OF_A_GAME + 33
W_MOVE_KIND: Final = FIRST_OF_A_GAME + 34
W_MOVE_NOBODY: Final = FIRST_OF_A_GAME + 35
W_MOVE_NOWHERE: Final = FIRST_OF_A_GAME + 36
W_MOVE_OTHER_KIND: Final = FIRST_OF_A_GAME + 37
W_MOVE_OWNER: Final = FIRST_OF_A_GAME + 38
W_MOVE_SAME: Final = FIRST_OF_A_GAME + 39
W_MUST_ACT: Final = FIRST_OF_A_GAME + 40
W_NEUTRAL_OTHER_KIND: Final = FIRST_OF_A_GAME + 41
W_NEUTRAL_SAME: Final = FIRST_OF_A_GAME + 42
W_NEUTRAL_TAKEN: Final = FIRST_OF_A_GAME + 43
W_NEUTRAL_TWO_WAY: Final = FIRST_OF_A_GAME + 44
W_NOT_IN_HAND: Final = FIRST_OF_A_GAME + 45
W_NOT_IN_SET: Final = FIRST_OF_A_GAME + 46
W_NO_GOODS_AFTER: Final = FIRST_OF_A_GAME + 47
W_NO_JOBS: Final = FIRST_OF_A_GAME + 48
W_OFFER_NONE: Final = FIRST_OF_A_GAME + 49
W_PARK_NO_FRONT: Final = FIRST_OF_A_GAME + 50
W_PARK_NO_TERRITORY: Final = FIRST_OF_A_GAME + 51
W_PAY_NUMBER: Final = FIRST_OF_A_GAME + 52
W_PAY_OTHER_GOOD: Final = FIRST_OF_A_GAME + 53
W_PUSH_WHERE: Final = FIRST_OF_A_GAME + 54
W_REMOVE_NONE: Final = FIRST_OF_A_GAME + 55
W_REMOVE_NO_FIGURE: Final = FIRST_OF_A_GAME + 56
W_REORDER_TWO: Final = FIRST_OF_A_GAME + 57
W_REPLACE_NONE: Final = FIRST_OF_A_GAME + 58
W_SHOOT_KIND: Final = FIRST_OF_A_GAME + 59
W_SHOOT_NOBODY: Final = FIRST_OF_A_GAME + 60
W_SHOOT_ORDER: Final = FIRST_OF_A_GAME + 61
W_SHOOT_OWNER: Final = FIRST_OF_A_GAME + 62
W_SHOOT_WHERE: Final = FIRST_OF_A_GAME + 63
W_SPACE_ABSENT: Final = FIRST_OF_A_GAME + 64
W_SPACE_TAKEN: Final = FIRST_OF_A_GAME + 65
W_SPACE_THREE: Final = FIRST_OF_A_GAME + 66
W_STEAL_EMPTY: Final = FIRST_OF_A_GAME + 67
W_STEAL_SELF: Final = FIRST_OF_A_GAME + 68
W_SWAP_NO_TOKEN: Final = FIRST_OF_A_GAME + 69
W_SWAP_ORDER: Final = FIRST_OF_A_GAME + 70
W_THUG_NONE: Final = FIRST_OF_A_GAME + 71
W_THUG_SPACE_TAKEN: Final = FIRST_OF_A_GAME + 72
W_TOKEN_NOT_THERE: Final = FIRST_OF_A_GAME + 73
W_TOKEN_NOT_YOURS: Final = FIRST_OF_A_GAME + 74
W_TOKEN_SAME: Final = FIRST_OF_A_GAME + 75
W_TOO_FEW_CARDS: Final = FIRST_OF_A_GAME + 76
W_TRIBUTE_NOT_IN_HAND: Final = FIRST_OF_A_GAME + 77
W_TRIBUTE_NUMBER: Final = FIRST_OF_A_GAME + 78
W_TRIBUTE_ORDER: Final = FIRST_OF_A_GAME + 79
W_WITHDRAW_NONE: Final = FIRST_OF_A_GAME + 80

REASONS: Final = [
    ("CE-5.27", "ally-not-in-hand"),
    ("CE-9.7", "ally-not-shown"),
    ("CE-13.11", "area-not-touched"),
    ("CE-13.22", "audit-empty"),
    ("CE-13.22", "audit-self"),
    ("CE-9.6", "bribe-order"),
    ("CE-9.6", "bribe-too-many"),
    ("CE-5.7", "business-closed"),
    ("CE-13.12", "control-has-token"),
    ("CE-13.12", "control-no-figure"),
    ("CE-13.12", "control-twice"),
    ("CE-5.33", "discard-number"),
    ("CE-5.33", "discard-order"),
    ("CE-1.1", "family-absent"),
    ("CE-13.17", "front-closed"),
    ("CE-13.17", "front-not-controlled"),
    ("CE-13.17", "front-no-thug"),
    ("CE-13.17", "front-twice"),
    ("CE-5.32", "gain-must"),
    ("CE-13.20", "give-not-in-hand"),
    ("CE-13.20", "give-order"),
    ("CE-6.2", "goods-empty"),
    ("CE-13.3", "good-not-offered"),
    ("CE-13.8", "horse-held"),
    ("CE-13.23", "job-not-open"),
    ("CE-5.21", "job-not-payable"),
    ("CE-5.20", "job-not-there"),
    ("CE-13.7", "keep-not-seen"),
    ("CE-13.7", "keep-order"),
    ("CE-13.6", "launder-none"),
    ("CE-13.6", "launder-order"),
    ("CE-5.17", "member-none"),
    ("CE-6.3", "money-empty"),
    ("CE-13.11", "move-again"),
    ("CE-13.11", "move-kind"),
    ("CE-13.11", "move-nobody"),
    ("CE-13.11", "move-nowhere"),
    ("CE-13.11", "move-other-kind"),
    ("CE-13.11", "move-owner"),
    ("CE-13.11", "move-same"),
    ("CE-5.2", "must-act"),
    ("CE-8.1", "neutral-other-kind"),
    ("CE-8.2", "neutral-same"),
    ("CE-8.2", "neutral-taken"),
    ("CE-13.25", "neutral-two-way"),
    ("CE-5.33", "not-in-hand"),
    ("CE-5.35", "not-in-set"),
    ("CE-13.5", "no-goods-after"),
    ("CE-6.4", "no-jobs"),
    ("CE-13.21", "offer-none"),
    ("CE-5.16", "park-no-front"),
    ("CE-5.16", "park-no-territory"),
    ("CE-5.21", "pay-number"),
    ("CE-5.21", "pay-other-good"),
    ("CE-13.26", "push-where"),
    ("CE-13.13", "remove-none"),
    ("CE-13.13", "remove-no-figure"),
    ("CE-13.16", "reorder-two"),
    ("CE-13.14", "replace-none"),
    ("CE-13.10", "shoot-kind"),
    ("CE-13.10", "shoot-nobody"),
    ("CE-13.10", "shoot-order"),
    ("CE-13.10", "shoot-owner"),
    ("CE-13.10", "shoot-where"),
    ("CE-5.17", "space-absent"),
    ("CE-5.17", "space-taken"),
    ("CE-2.12", "space-three"),
    ("CE-13.19", "steal-empty"),
    ("CE-13.19", "steal-self"),
    ("CE-13.15", "swap-no-token"),
    ("CE-13.15", "swap-order"),
    ("CE-5.7", "thug-none"),
    ("CE-5.7", "thug-space-taken"),
    ("CE-9.5", "token-not-there"),
    ("CE-9.5", "token-not-yours"),
    ("CE-9.5", "token-same"),
    ("CE-5.33", "too-few-cards"),
    ("CE-10.2", "tribute-not-in-hand"),
    ("CE-10.2", "tribute-number"),
    ("CE-10.2", "tribute-order"),
    ("CE-13.22", "withdraw-none"),
]
