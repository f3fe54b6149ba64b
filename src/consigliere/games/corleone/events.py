"""The kinds of events of Corleone's Empire: name, public fields, fields for those who may see them."""

from typing import Final

E_PHASE: Final = 0
E_FIRST: Final = 1
E_ALLIES: Final = 2
E_TILE: Final = 3
E_OPEN_JOB: Final = 4
E_DEALT: Final = 5
E_THUG: Final = 6
E_MEMBER: Final = 7
E_JOB_BEGUN: Final = 8
E_PAID: Final = 9
E_GAINED: Final = 10
E_PILE_EMPTY: Final = 11
E_LAUNDERED: Final = 12
E_STASHED: Final = 13
E_LOOKED: Final = 14
E_KEPT: Final = 15
E_JOB_DISCARDED: Final = 16
E_RESHUFFLED: Final = 17
E_HORSE: Final = 18
E_DISCARDED: Final = 19
E_JOB_COMPLETED: Final = 20
E_ALLY_PLAYED: Final = 21
E_ALLY_BACK: Final = 22
E_BOSS: Final = 23
E_MAYOR: Final = 24
E_CHIEF: Final = 25
E_SHOT: Final = 26
E_MOVED: Final = 27
E_CONTROL: Final = 28
E_CONTROL_REMOVED: Final = 29
E_CONTROL_SWAPPED: Final = 30
E_CONTROL_REORDERED: Final = 31
E_TOKEN_MOVED: Final = 32
E_FRONT: Final = 33
E_SHARED: Final = 34
E_BACKS: Final = 35
E_STOLEN: Final = 36
E_GIFT_CHOSEN: Final = 37
E_GIVEN: Final = 38
E_OFFER_CHOSEN: Final = 39
E_OFFERED: Final = 40
E_OFFER_WON: Final = 41
E_WITHDRAWN: Final = 42
E_TURF_WON: Final = 43
E_TURF_OPEN: Final = 44
E_BRIBE_SET: Final = 45
E_BRIBE: Final = 46
E_ALLY_TAKEN: Final = 47
E_BRIBE_PAID: Final = 48
E_BRIBE_RETURNED: Final = 49
E_TRIBUTE_CHOSEN: Final = 50
E_JOB_TAKEN: Final = 51
E_SKIPPED: Final = 52
E_NEW_MEMBER: Final = 53
E_ALLIES_GONE: Final = 54
E_TERRITORY_BONUS: Final = 55
E_JOB_BONUS: Final = 56
E_WEALTH: Final = 57
E_OVER: Final = 58

ROWS: Final = [
    ("phase", "act phase", ""),
    ("first-drawn", "seat", ""),
    ("allies-revealed", "allies*:ally", ""),
    ("tile-opened", "business area", ""),
    ("open-job", "place:number job", ""),
    ("jobs-dealt", "seat n", "jobs*:job"),
    ("thug-placed", "seat business", ""),
    ("member-placed", "seat space", ""),
    ("job-begun", "seat job", ""),
    ("paid", "seat card n", ""),
    ("gained", "seat card", ""),
    ("pile-empty", "seat card", ""),
    ("laundered", "seat card", ""),
    ("stashed", "seat card", ""),
    ("looked", "seat", "job"),
    ("kept", "seat", "job"),
    ("job-discarded", "seat job", ""),
    ("reshuffled", "n", ""),
    ("horse-taken", "seat", ""),
    ("discarded", "seat card n", ""),
    ("job-completed", "seat job", ""),
    ("ally-played", "seat ally", ""),
    ("ally-back", "seat ally", ""),
    ("boss-placed", "seat business", ""),
    ("mayor-placed", "seat space", ""),
    ("chief-placed", "seat area", ""),
    ("shot", "seat side place", ""),
    ("figure-moved", "seat side from:place place", ""),
    ("control-placed", "seat area", ""),
    ("control-removed", "seat owner area", ""),
    ("control-swapped", "seat area other:area", ""),
    ("control-reordered", "seat area", ""),
    ("token-moved", "seat from:area area", ""),
    ("front-used", "seat business", ""),
    ("front-shared", "seat business", ""),
    ("backs-used", "seat area", ""),
    ("stolen", "seat from", "card"),
    ("gift-chosen", "seat", "cards*:card"),
    ("given", "seat to n", "cards*:card"),
    ("offer-chosen", "seat", "card"),
    ("offered", "seat card", ""),
    ("offer-won", "seat card", ""),
    ("withdrawn", "seat card", ""),
    ("turf-won", "seat area influence", ""),
    ("turf-open", "area", ""),
    ("bribe-set", "seat", "cards*:card"),
    ("bribe", "seat n cards*:card", ""),
    ("ally-taken", "seat ally", ""),
    ("bribe-paid", "seat n", ""),
    ("bribe-returned", "seat n", ""),
    ("tribute-chosen", "seat", "cards*:card"),
    ("open-job-taken", "seat job", ""),
    ("skipped", "seat", ""),
    ("new-member", "seat figure", ""),
    ("allies-gone", "allies*:ally", ""),
    ("territory-bonus", "seat area", ""),
    ("job-bonus", "seat colour", ""),
    ("wealth", "seat n", ""),
    ("game-over", "ending", ""),
]
REVEALING: Final = ["looked", "stolen", "given", "offered", "bribe", "job-begun", "job-discarded", "discarded"]
