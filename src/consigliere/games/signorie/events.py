"""The kinds of events of Signorie: name, public fields, fields nobody sees."""

from typing import Final

from consigliere.core.event import EventKinds

kinds: Final = EventKinds()

COLOURS_DRAWN: Final = kinds.add("colours-drawn", "colours*:colour")
ORDER_DRAWN: Final = kinds.add("order-drawn", "colours*:colour")
REWARDS_LAID: Final = kinds.add("rewards-laid", "rewards*:reward")
SCORING_LAID: Final = kinds.add("scoring-laid", "rewards*:reward")
TILES_REMOVED: Final = kinds.add("tiles-removed", "house n", "tiles*:tile")
CITIES_CLOSED: Final = kinds.add("cities-closed", "cities*:city")
ROUND: Final = kinds.add("round", "round:number")
TILES_DRAWN: Final = kinds.add("tiles-drawn", "tiles*:tile")
TILE_LAID: Final = kinds.add("tile-laid", "city space:place tile")
DICE_ROLLED: Final = kinds.add("dice-rolled", "values*:number")
TASKS_DEALT: Final = kinds.add("tasks-dealt", "tasks*:task")
DIE_TAKEN: Final = kinds.add("die-taken", "seat die value cost")
PAID: Final = kinds.add("paid", "seat n")
RECEIVED: Final = kinds.add("received", "seat n")
SCORED: Final = kinds.add("scored", "seat n source")
HIRED: Final = kinds.add("hired", "seat helper")
HELPER_PLACED: Final = kinds.add("helper-placed", "seat helper")
TASK_USED: Final = kinds.add("task-used", "seat task space:task_space n")
DISCARDED: Final = kinds.add("discarded", "seat n gender")
TO_THRESHOLD: Final = kinds.add("to-threshold", "seat n gender")
MANAGED: Final = kinds.add("managed", "seat management")
ADVANCED: Final = kinds.add("advanced", "seat career space:number")
INITIATIVE_MOVED: Final = kinds.add("initiative-moved", "seat space:number")
SENT: Final = kinds.add("sent", "seat career space:number city value")
MARRIED: Final = kinds.add("married", "seat city value dowry:number")
TILE_TAKEN: Final = kinds.add("tile-taken", "seat row tile city")
TILE_FACE_DOWN: Final = kinds.add("tile-face-down", "seat row")
OFFSPRING_ROLLED: Final = kinds.add("offspring-rolled", "seat values*:number")
PAWNS_TAKEN: Final = kinds.add("pawns-taken", "seat men women")
HELPER_USED: Final = kinds.add("helper-used", "seat helper")
PASSED: Final = kinds.add("passed", "seat")
ORDER_SET: Final = kinds.add("order-set", "colours*:colour")
ENTITLED: Final = kinds.add("entitled", "seat sum limit")
NOT_ENTITLED: Final = kinds.add("not-entitled", "seat sum limit")
BOARDS_CLEARED: Final = kinds.add("boards-cleared")
BONUS_TAKEN: Final = kinds.add("bonus-taken", "seat reward")
FLORINS_TAKEN: Final = kinds.add("florins-taken", "seat")
WEDDING: Final = kinds.add("wedding", "seat portrait")
FIVE_PAID: Final = kinds.add("five-paid", "seat")
REWARD_REMOVED: Final = kinds.add("reward-removed", "round:number reward")
THRESHOLD_RETURNED: Final = kinds.add("threshold-returned", "seat men women")
ROW_SCORED: Final = kinds.add("row-scored", "seat row n")
GAME_OVER: Final = kinds.add("game-over", "ending")


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
