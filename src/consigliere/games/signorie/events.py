"""The kinds of events of Signorie: name, public fields, fields nobody sees."""

from typing import Final

COLOURS_DRAWN: Final = 0
ORDER_DRAWN: Final = 1
REWARDS_LAID: Final = 2
SCORING_LAID: Final = 3
TILES_REMOVED: Final = 4
CITIES_CLOSED: Final = 5
ROUND: Final = 6
TILES_DRAWN: Final = 7
TILE_LAID: Final = 8
DICE_ROLLED: Final = 9
TASKS_DEALT: Final = 10
DIE_TAKEN: Final = 11
PAID: Final = 12
RECEIVED: Final = 13
SCORED: Final = 14
HIRED: Final = 15
HELPER_PLACED: Final = 16
TASK_USED: Final = 17
DISCARDED: Final = 18
TO_THRESHOLD: Final = 19
MANAGED: Final = 20
ADVANCED: Final = 21
INITIATIVE_MOVED: Final = 22
SENT: Final = 23
MARRIED: Final = 24
TILE_TAKEN: Final = 25
TILE_FACE_DOWN: Final = 26
OFFSPRING_ROLLED: Final = 27
PAWNS_TAKEN: Final = 28
HELPER_USED: Final = 29
PASSED: Final = 30
ORDER_SET: Final = 31
ENTITLED: Final = 32
NOT_ENTITLED: Final = 33
BOARDS_CLEARED: Final = 34
BONUS_TAKEN: Final = 35
FLORINS_TAKEN: Final = 36
WEDDING: Final = 37
FIVE_PAID: Final = 38
REWARD_REMOVED: Final = 39
THRESHOLD_RETURNED: Final = 40
ROW_SCORED: Final = 41
GAME_OVER: Final = 42

ROWS: Final = [
    (COLOURS_DRAWN, "colours-drawn", "colours*:colour", ""),
    (ORDER_DRAWN, "order-drawn", "colours*:colour", ""),
    (REWARDS_LAID, "rewards-laid", "rewards*:reward", ""),
    (SCORING_LAID, "scoring-laid", "rewards*:reward", ""),
    (TILES_REMOVED, "tiles-removed", "house n", "tiles*:tile"),
    (CITIES_CLOSED, "cities-closed", "cities*:city", ""),
    (ROUND, "round", "round:number", ""),
    (TILES_DRAWN, "tiles-drawn", "tiles*:tile", ""),
    (TILE_LAID, "tile-laid", "city space:place tile", ""),
    (DICE_ROLLED, "dice-rolled", "values*:number", ""),
    (TASKS_DEALT, "tasks-dealt", "tasks*:task", ""),
    (DIE_TAKEN, "die-taken", "seat die value cost", ""),
    (PAID, "paid", "seat n", ""),
    (RECEIVED, "received", "seat n", ""),
    (SCORED, "scored", "seat n source", ""),
    (HIRED, "hired", "seat helper", ""),
    (HELPER_PLACED, "helper-placed", "seat helper", ""),
    (TASK_USED, "task-used", "seat task space:task_space n", ""),
    (DISCARDED, "discarded", "seat n gender", ""),
    (TO_THRESHOLD, "to-threshold", "seat n gender", ""),
    (MANAGED, "managed", "seat management", ""),
    (ADVANCED, "advanced", "seat career space:number", ""),
    (INITIATIVE_MOVED, "initiative-moved", "seat space:number", ""),
    (SENT, "sent", "seat career space:number city value", ""),
    (MARRIED, "married", "seat city value dowry:number", ""),
    (TILE_TAKEN, "tile-taken", "seat row tile city", ""),
    (TILE_FACE_DOWN, "tile-face-down", "seat row", ""),
    (OFFSPRING_ROLLED, "offspring-rolled", "seat values*:number", ""),
    (PAWNS_TAKEN, "pawns-taken", "seat men women", ""),
    (HELPER_USED, "helper-used", "seat helper", ""),
    (PASSED, "passed", "seat", ""),
    (ORDER_SET, "order-set", "colours*:colour", ""),
    (ENTITLED, "entitled", "seat sum limit", ""),
    (NOT_ENTITLED, "not-entitled", "seat sum limit", ""),
    (BOARDS_CLEARED, "boards-cleared", "", ""),
    (BONUS_TAKEN, "bonus-taken", "seat reward", ""),
    (FLORINS_TAKEN, "florins-taken", "seat", ""),
    (WEDDING, "wedding", "seat portrait", ""),
    (FIVE_PAID, "five-paid", "seat", ""),
    (REWARD_REMOVED, "reward-removed", "round:number reward", ""),
    (THRESHOLD_RETURNED, "threshold-returned", "seat men women", ""),
    (ROW_SCORED, "row-scored", "seat row n", ""),
    (GAME_OVER, "game-over", "ending", ""),
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
