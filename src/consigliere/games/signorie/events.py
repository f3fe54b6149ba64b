"""The kinds of events of Signorie: name, public fields, fields nobody sees."""

from typing import Final

E_COLOURS: Final = 0
E_ORDER_DRAWN: Final = 1
E_REWARDS: Final = 2
E_SCORING: Final = 3
E_TILES_REMOVED: Final = 4
E_CITIES_CLOSED: Final = 5
E_ROUND: Final = 6
E_TILES_DRAWN: Final = 7
E_TILE_LAID: Final = 8
E_DICE_ROLLED: Final = 9
E_TASKS_DEALT: Final = 10
E_DIE_TAKEN: Final = 11
E_PAID: Final = 12
E_RECEIVED: Final = 13
E_SCORED: Final = 14
E_HIRED: Final = 15
E_HELPER_PLACED: Final = 16
E_TASK_USED: Final = 17
E_DISCARDED: Final = 18
E_TO_THRESHOLD: Final = 19
E_MANAGED: Final = 20
E_ADVANCED: Final = 21
E_INITIATIVE: Final = 22
E_SENT: Final = 23
E_MARRIED: Final = 24
E_TILE_TAKEN: Final = 25
E_FACE_DOWN: Final = 26
E_OFFSPRING: Final = 27
E_PAWNS_TAKEN: Final = 28
E_HELPER_USED: Final = 29
E_PASSED: Final = 30
E_ORDER_SET: Final = 31
E_ENTITLED: Final = 32
E_NOT_ENTITLED: Final = 33
E_BOARDS_CLEARED: Final = 34
E_BONUS_TAKEN: Final = 35
E_FLORINS_TAKEN: Final = 36
E_WEDDING: Final = 37
E_FIVE_PAID: Final = 38
E_REWARD_REMOVED: Final = 39
E_THRESHOLD_RETURNED: Final = 40
E_ROW_SCORED: Final = 41
E_OVER: Final = 42

ROWS: Final = [
    ("colours-drawn", "colours*:colour", ""),
    ("order-drawn", "colours*:colour", ""),
    ("rewards-laid", "rewards*:reward", ""),
    ("scoring-laid", "rewards*:reward", ""),
    ("tiles-removed", "house n", "tiles*:tile"),
    ("cities-closed", "cities*:city", ""),
    ("round", "round:number", ""),
    ("tiles-drawn", "tiles*:tile", ""),
    ("tile-laid", "city space:place tile", ""),
    ("dice-rolled", "values*:number", ""),
    ("tasks-dealt", "tasks*:task", ""),
    ("die-taken", "seat die value cost", ""),
    ("paid", "seat n", ""),
    ("received", "seat n", ""),
    ("scored", "seat n source", ""),
    ("hired", "seat helper", ""),
    ("helper-placed", "seat helper", ""),
    ("task-used", "seat task space:task_space n", ""),
    ("discarded", "seat n gender", ""),
    ("to-threshold", "seat n gender", ""),
    ("managed", "seat management", ""),
    ("advanced", "seat career space:number", ""),
    ("initiative-moved", "seat space:number", ""),
    ("sent", "seat career space:number city value", ""),
    ("married", "seat city value dowry:number", ""),
    ("tile-taken", "seat row tile city", ""),
    ("tile-face-down", "seat row", ""),
    ("offspring-rolled", "seat values*:number", ""),
    ("pawns-taken", "seat men women", ""),
    ("helper-used", "seat helper", ""),
    ("passed", "seat", ""),
    ("order-set", "colours*:colour", ""),
    ("entitled", "seat sum limit", ""),
    ("not-entitled", "seat sum limit", ""),
    ("boards-cleared", "", ""),
    ("bonus-taken", "seat reward", ""),
    ("florins-taken", "seat", ""),
    ("wedding", "seat portrait", ""),
    ("five-paid", "seat", ""),
    ("reward-removed", "round:number reward", ""),
    ("threshold-returned", "seat men women", ""),
    ("row-scored", "seat row n", ""),
    ("game-over", "ending", ""),
]

# where points come from
FROM_INITIATIVE: Final = 0
FROM_MISSION: Final = 1
FROM_MARRIAGE: Final = 2
FROM_HELPER: Final = 3
FROM_WEDDING: Final = 4
FROM_REWARD: Final = 5
FROM_FLORINS: Final = 6
FROM_CAREERS: Final = 7
FROM_ROWS: Final = 8
SOURCES: Final = [
    *("initiative", "mission", "marriage", "helper", "wedding", "reward", "florins", "careers", "rows"),
]
