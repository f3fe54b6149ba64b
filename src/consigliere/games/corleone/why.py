"""Why a move is not possible: the reasons of Corleone's Empire, each with its rule and message."""

from typing import Final

from consigliere.core.refusal import FIRST_OF_A_GAME

ALLY_NOT_IN_HAND: Final = FIRST_OF_A_GAME + 0
ALLY_NOT_SHOWN: Final = FIRST_OF_A_GAME + 1
AREA_NOT_TOUCHED: Final = FIRST_OF_A_GAME + 2
AUDIT_EMPTY: Final = FIRST_OF_A_GAME + 3
AUDIT_SELF: Final = FIRST_OF_A_GAME + 4
BACKS_TWICE: Final = FIRST_OF_A_GAME + 5
BRIBE_ORDER: Final = FIRST_OF_A_GAME + 6
BRIBE_TOO_MANY: Final = FIRST_OF_A_GAME + 7
BUSINESS_CLOSED: Final = FIRST_OF_A_GAME + 8
CONTROL_HAS_TOKEN: Final = FIRST_OF_A_GAME + 9
CONTROL_NO_FIGURE: Final = FIRST_OF_A_GAME + 10
CONTROL_TWICE: Final = FIRST_OF_A_GAME + 11
DISCARD_NUMBER: Final = FIRST_OF_A_GAME + 12
DISCARD_ORDER: Final = FIRST_OF_A_GAME + 13
FAMILY_ABSENT: Final = FIRST_OF_A_GAME + 14
FRONT_CLOSED: Final = FIRST_OF_A_GAME + 15
FRONT_NOT_CONTROLLED: Final = FIRST_OF_A_GAME + 16
FRONT_NO_THUG: Final = FIRST_OF_A_GAME + 17
FRONT_TWICE: Final = FIRST_OF_A_GAME + 18
GAIN_MUST: Final = FIRST_OF_A_GAME + 19
GIVE_NOT_IN_HAND: Final = FIRST_OF_A_GAME + 20
GOODS_EMPTY: Final = FIRST_OF_A_GAME + 21
GOOD_NOT_OFFERED: Final = FIRST_OF_A_GAME + 22
HORSE_HELD: Final = FIRST_OF_A_GAME + 23
JOB_NOT_OPEN: Final = FIRST_OF_A_GAME + 24
JOB_NOT_PAYABLE: Final = FIRST_OF_A_GAME + 25
JOB_NOT_THERE: Final = FIRST_OF_A_GAME + 26
KEEP_NOT_SEEN: Final = FIRST_OF_A_GAME + 27
LAUNDER_NONE: Final = FIRST_OF_A_GAME + 28
MEMBER_NONE: Final = FIRST_OF_A_GAME + 29
MONEY_EMPTY: Final = FIRST_OF_A_GAME + 30
MOVE_AGAIN: Final = FIRST_OF_A_GAME + 31
MOVE_KIND: Final = FIRST_OF_A_GAME + 32
MOVE_NOBODY: Final = FIRST_OF_A_GAME + 33
MOVE_NOWHERE: Final = FIRST_OF_A_GAME + 34
MOVE_OTHER_KIND: Final = FIRST_OF_A_GAME + 35
MOVE_OWNER: Final = FIRST_OF_A_GAME + 36
MOVE_SAME: Final = FIRST_OF_A_GAME + 37
MUST_ACT: Final = FIRST_OF_A_GAME + 38
NEUTRAL_OTHER_KIND: Final = FIRST_OF_A_GAME + 39
NEUTRAL_SAME: Final = FIRST_OF_A_GAME + 40
NEUTRAL_TAKEN: Final = FIRST_OF_A_GAME + 41
NEUTRAL_TWO_WAY: Final = FIRST_OF_A_GAME + 42
NOT_IN_HAND: Final = FIRST_OF_A_GAME + 43
NOT_IN_SET: Final = FIRST_OF_A_GAME + 44
NO_CHIEF: Final = FIRST_OF_A_GAME + 45
NO_GOODS_AFTER: Final = FIRST_OF_A_GAME + 46
NO_JOBS: Final = FIRST_OF_A_GAME + 47
OFFER_NONE: Final = FIRST_OF_A_GAME + 48
PARK_NO_FRONT: Final = FIRST_OF_A_GAME + 49
PARK_NO_TERRITORY: Final = FIRST_OF_A_GAME + 50
PAY_NUMBER: Final = FIRST_OF_A_GAME + 51
PAY_OTHER_GOOD: Final = FIRST_OF_A_GAME + 52
PUSH_WHERE: Final = FIRST_OF_A_GAME + 53
REMOVE_NONE: Final = FIRST_OF_A_GAME + 54
REMOVE_NO_FIGURE: Final = FIRST_OF_A_GAME + 55
REORDER_TWO: Final = FIRST_OF_A_GAME + 56
REPLACE_NONE: Final = FIRST_OF_A_GAME + 57
SHOOT_KIND: Final = FIRST_OF_A_GAME + 58
SHOOT_NOBODY: Final = FIRST_OF_A_GAME + 59
SHOOT_OWNER: Final = FIRST_OF_A_GAME + 60
SHOOT_WHERE: Final = FIRST_OF_A_GAME + 61
SPACE_ABSENT: Final = FIRST_OF_A_GAME + 62
SPACE_TAKEN: Final = FIRST_OF_A_GAME + 63
SPACE_THREE: Final = FIRST_OF_A_GAME + 64
STEAL_EMPTY: Final = FIRST_OF_A_GAME + 65
STEAL_SELF: Final = FIRST_OF_A_GAME + 66
SWAP_NO_TOKEN: Final = FIRST_OF_A_GAME + 67
SWAP_TWO: Final = FIRST_OF_A_GAME + 68
THUG_NONE: Final = FIRST_OF_A_GAME + 69
THUG_SPACE_TAKEN: Final = FIRST_OF_A_GAME + 70
TOKEN_NOT_THERE: Final = FIRST_OF_A_GAME + 71
TOKEN_NOT_YOURS: Final = FIRST_OF_A_GAME + 72
TOO_FEW_CARDS: Final = FIRST_OF_A_GAME + 73
TRIBUTE_NOT_IN_HAND: Final = FIRST_OF_A_GAME + 74
TRIBUTE_NUMBER: Final = FIRST_OF_A_GAME + 75
TRIBUTE_ORDER: Final = FIRST_OF_A_GAME + 76
WITHDRAW_NONE: Final = FIRST_OF_A_GAME + 77

REASONS: Final = [
    (ALLY_NOT_IN_HAND, "CE-5.27", "ally-not-in-hand"),
    (ALLY_NOT_SHOWN, "CE-9.7", "ally-not-shown"),
    (AREA_NOT_TOUCHED, "CE-13.11", "area-not-touched"),
    (AUDIT_EMPTY, "CE-13.22", "audit-empty"),
    (AUDIT_SELF, "CE-13.22", "audit-self"),
    (BACKS_TWICE, "CE-13.18", "backs-twice"),
    (BRIBE_ORDER, "CE-9.6", "bribe-order"),
    (BRIBE_TOO_MANY, "CE-9.6", "bribe-too-many"),
    (BUSINESS_CLOSED, "CE-5.7", "business-closed"),
    (CONTROL_HAS_TOKEN, "CE-13.12", "control-has-token"),
    (CONTROL_NO_FIGURE, "CE-13.12", "control-no-figure"),
    (CONTROL_TWICE, "CE-13.12", "control-twice"),
    (DISCARD_NUMBER, "CE-5.33", "discard-number"),
    (DISCARD_ORDER, "CE-5.33", "discard-order"),
    (FAMILY_ABSENT, "CE-1.1", "family-absent"),
    (FRONT_CLOSED, "CE-13.17", "front-closed"),
    (FRONT_NOT_CONTROLLED, "CE-13.17", "front-not-controlled"),
    (FRONT_NO_THUG, "CE-13.17", "front-no-thug"),
    (FRONT_TWICE, "CE-13.17", "front-twice"),
    (GAIN_MUST, "CE-5.32", "gain-must"),
    (GIVE_NOT_IN_HAND, "CE-13.20", "give-not-in-hand"),
    (GOODS_EMPTY, "CE-6.2", "goods-empty"),
    (GOOD_NOT_OFFERED, "CE-13.3", "good-not-offered"),
    (HORSE_HELD, "CE-13.8", "horse-held"),
    (JOB_NOT_OPEN, "CE-13.23", "job-not-open"),
    (JOB_NOT_PAYABLE, "CE-5.21", "job-not-payable"),
    (JOB_NOT_THERE, "CE-5.20", "job-not-there"),
    (KEEP_NOT_SEEN, "CE-13.7", "keep-not-seen"),
    (LAUNDER_NONE, "CE-13.6", "launder-none"),
    (MEMBER_NONE, "CE-5.17", "member-none"),
    (MONEY_EMPTY, "CE-6.3", "money-empty"),
    (MOVE_AGAIN, "CE-13.11", "move-again"),
    (MOVE_KIND, "CE-13.11", "move-kind"),
    (MOVE_NOBODY, "CE-13.11", "move-nobody"),
    (MOVE_NOWHERE, "CE-13.11", "move-nowhere"),
    (MOVE_OTHER_KIND, "CE-13.11", "move-other-kind"),
    (MOVE_OWNER, "CE-13.11", "move-owner"),
    (MOVE_SAME, "CE-13.11", "move-same"),
    (MUST_ACT, "CE-5.2", "must-act"),
    (NEUTRAL_OTHER_KIND, "CE-8.1", "neutral-other-kind"),
    (NEUTRAL_SAME, "CE-8.2", "neutral-same"),
    (NEUTRAL_TAKEN, "CE-8.2", "neutral-taken"),
    (NEUTRAL_TWO_WAY, "CE-13.25", "neutral-two-way"),
    (NOT_IN_HAND, "CE-5.33", "not-in-hand"),
    (NOT_IN_SET, "CE-5.35", "not-in-set"),
    (NO_CHIEF, "RU-13", "no-chief"),
    (NO_GOODS_AFTER, "CE-13.5", "no-goods-after"),
    (NO_JOBS, "CE-6.4", "no-jobs"),
    (OFFER_NONE, "CE-13.21", "offer-none"),
    (PARK_NO_FRONT, "CE-5.16", "park-no-front"),
    (PARK_NO_TERRITORY, "CE-5.16", "park-no-territory"),
    (PAY_NUMBER, "CE-5.21", "pay-number"),
    (PAY_OTHER_GOOD, "CE-5.21", "pay-other-good"),
    (PUSH_WHERE, "CE-13.26", "push-where"),
    (REMOVE_NONE, "CE-13.13", "remove-none"),
    (REMOVE_NO_FIGURE, "CE-13.13", "remove-no-figure"),
    (REORDER_TWO, "CE-13.16", "reorder-two"),
    (REPLACE_NONE, "CE-13.14", "replace-none"),
    (SHOOT_KIND, "CE-13.10", "shoot-kind"),
    (SHOOT_NOBODY, "CE-13.10", "shoot-nobody"),
    (SHOOT_OWNER, "CE-13.10", "shoot-owner"),
    (SHOOT_WHERE, "CE-13.10", "shoot-where"),
    (SPACE_ABSENT, "CE-5.17", "space-absent"),
    (SPACE_TAKEN, "CE-5.17", "space-taken"),
    (SPACE_THREE, "CE-2.12", "space-three"),
    (STEAL_EMPTY, "CE-13.19", "steal-empty"),
    (STEAL_SELF, "CE-13.19", "steal-self"),
    (SWAP_NO_TOKEN, "CE-13.15", "swap-no-token"),
    (SWAP_TWO, "CE-13.15", "swap-two"),
    (THUG_NONE, "CE-5.7", "thug-none"),
    (THUG_SPACE_TAKEN, "CE-5.7", "thug-space-taken"),
    (TOKEN_NOT_THERE, "CE-9.5", "token-not-there"),
    (TOKEN_NOT_YOURS, "CE-9.5", "token-not-yours"),
    (TOO_FEW_CARDS, "CE-5.33", "too-few-cards"),
    (TRIBUTE_NOT_IN_HAND, "CE-10.2", "tribute-not-in-hand"),
    (TRIBUTE_NUMBER, "CE-10.2", "tribute-number"),
    (TRIBUTE_ORDER, "CE-10.2", "tribute-order"),
    (WITHDRAW_NONE, "CE-13.22", "withdraw-none"),
]
