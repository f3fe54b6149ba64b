"""The kinds of events of Corleone's Empire: name, public fields, fields for those who may see them."""

from typing import Final

PHASE: Final = 0
FIRST_DRAWN: Final = 1
ALLIES_REVEALED: Final = 2
TILE_OPENED: Final = 3
OPEN_JOB: Final = 4
JOBS_DEALT: Final = 5
THUG_PLACED: Final = 6
MEMBER_PLACED: Final = 7
JOB_BEGUN: Final = 8
PAID: Final = 9
GAINED: Final = 10
PILE_EMPTY: Final = 11
LAUNDERED: Final = 12
STASHED: Final = 13
LOOKED: Final = 14
KEPT: Final = 15
JOB_DISCARDED: Final = 16
RESHUFFLED: Final = 17
HORSE_TAKEN: Final = 18
DISCARDED: Final = 19
JOB_COMPLETED: Final = 20
ALLY_PLAYED: Final = 21
ALLY_BACK: Final = 22
BOSS_PLACED: Final = 23
MAYOR_PLACED: Final = 24
CHIEF_PLACED: Final = 25
SHOT: Final = 26
FIGURE_MOVED: Final = 27
CONTROL_PLACED: Final = 28
CONTROL_REMOVED: Final = 29
CONTROL_SWAPPED: Final = 30
CONTROL_REORDERED: Final = 31
TOKEN_MOVED: Final = 32
FRONT_USED: Final = 33
FRONT_SHARED: Final = 34
BACKS_USED: Final = 35
STOLEN: Final = 36
GIFT_CHOSEN: Final = 37
GIVEN: Final = 38
OFFER_CHOSEN: Final = 39
OFFERED: Final = 40
OFFER_WON: Final = 41
WITHDRAWN: Final = 42
TURF_WON: Final = 43
TURF_OPEN: Final = 44
BRIBE_SET: Final = 45
BRIBE: Final = 46
ALLY_TAKEN: Final = 47
BRIBE_PAID: Final = 48
BRIBE_RETURNED: Final = 49
TRIBUTE_CHOSEN: Final = 50
OPEN_JOB_TAKEN: Final = 51
SKIPPED: Final = 52
NEW_MEMBER: Final = 53
ALLIES_GONE: Final = 54
TERRITORY_BONUS: Final = 55
JOB_BONUS: Final = 56
WEALTH: Final = 57
GAME_OVER: Final = 58

ROWS: Final = [
    (PHASE, "phase", "act phase", ""),
    (FIRST_DRAWN, "first-drawn", "seat", ""),
    (ALLIES_REVEALED, "allies-revealed", "allies*:ally", ""),
    (TILE_OPENED, "tile-opened", "business area", ""),
    (OPEN_JOB, "open-job", "place:number job", ""),
    (JOBS_DEALT, "jobs-dealt", "seat n", "jobs*:job"),
    (THUG_PLACED, "thug-placed", "seat business", ""),
    (MEMBER_PLACED, "member-placed", "seat space", ""),
    (JOB_BEGUN, "job-begun", "seat job", ""),
    (PAID, "paid", "seat card n", ""),
    (GAINED, "gained", "seat card", ""),
    (PILE_EMPTY, "pile-empty", "seat card", ""),
    (LAUNDERED, "laundered", "seat card", ""),
    (STASHED, "stashed", "seat card", ""),
    (LOOKED, "looked", "seat", "job"),
    (KEPT, "kept", "seat", "job"),
    (JOB_DISCARDED, "job-discarded", "seat job", ""),
    (RESHUFFLED, "reshuffled", "n", ""),
    (HORSE_TAKEN, "horse-taken", "seat", ""),
    (DISCARDED, "discarded", "seat card n", ""),
    (JOB_COMPLETED, "job-completed", "seat job", ""),
    (ALLY_PLAYED, "ally-played", "seat ally", ""),
    (ALLY_BACK, "ally-back", "seat ally", ""),
    (BOSS_PLACED, "boss-placed", "seat business", ""),
    (MAYOR_PLACED, "mayor-placed", "seat space", ""),
    (CHIEF_PLACED, "chief-placed", "seat area", ""),
    (SHOT, "shot", "seat side place", ""),
    (FIGURE_MOVED, "figure-moved", "seat side from:place place", ""),
    (CONTROL_PLACED, "control-placed", "seat area", ""),
    (CONTROL_REMOVED, "control-removed", "seat owner area", ""),
    (CONTROL_SWAPPED, "control-swapped", "seat area other:area", ""),
    (CONTROL_REORDERED, "control-reordered", "seat area", ""),
    (TOKEN_MOVED, "token-moved", "seat from:area area", ""),
    (FRONT_USED, "front-used", "seat business", ""),
    (FRONT_SHARED, "front-shared", "seat business", ""),
    (BACKS_USED, "backs-used", "seat area", ""),
    (STOLEN, "stolen", "seat from", "card"),
    (GIFT_CHOSEN, "gift-chosen", "seat", "cards*:card"),
    (GIVEN, "given", "seat to n", "cards*:card"),
    (OFFER_CHOSEN, "offer-chosen", "seat", "card"),
    (OFFERED, "offered", "seat card", ""),
    (OFFER_WON, "offer-won", "seat card", ""),
    (WITHDRAWN, "withdrawn", "seat card", ""),
    (TURF_WON, "turf-won", "seat area influence", ""),
    (TURF_OPEN, "turf-open", "area", ""),
    (BRIBE_SET, "bribe-set", "seat", "cards*:card"),
    (BRIBE, "bribe", "seat n cards*:card", ""),
    (ALLY_TAKEN, "ally-taken", "seat ally", ""),
    (BRIBE_PAID, "bribe-paid", "seat n", ""),
    (BRIBE_RETURNED, "bribe-returned", "seat n", ""),
    (TRIBUTE_CHOSEN, "tribute-chosen", "seat", "cards*:card"),
    (OPEN_JOB_TAKEN, "open-job-taken", "seat job", ""),
    (SKIPPED, "skipped", "seat", ""),
    (NEW_MEMBER, "new-member", "seat figure", ""),
    (ALLIES_GONE, "allies-gone", "allies*:ally", ""),
    (TERRITORY_BONUS, "territory-bonus", "seat area", ""),
    (JOB_BONUS, "job-bonus", "seat colour", ""),
    (WEALTH, "wealth", "seat n", ""),
    (GAME_OVER, "game-over", "ending", ""),
]
REVEALING: Final = ["looked", "stolen", "given", "offered", "bribe", "job-begun", "job-discarded", "discarded"]
