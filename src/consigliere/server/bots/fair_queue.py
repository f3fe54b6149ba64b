"""A queue in which everybody has a turn: addresses one after the other, and of each its people one after the other."""

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")
Owner = tuple[str, str]  # an address, or what stands for it, and a person there


class FairQueue(Generic[T]):
    """Hands out things that are free again; who asks for many waits behind who asks for one."""

    def __init__(self) -> None:
        self.free: deque[T] = deque()
        self.waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[T]]]] = OrderedDict()

    def put(self, thing: T) -> None:
        """Something is free: for whoever's turn it is."""
        while (future := self.next()) is not None:
            if not future.done():
                future.set_result(thing)
                return
        self.free.append(thing)

    async def get(self, owner: Owner = ("", "")) -> T:
        """Waits for something that is free."""
        if self.free:
            return self.free.popleft()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner[0], OrderedDict()).setdefault(owner[1], deque()).append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # it was ours already
                self.put(future.result())
            raise

    def take_free(self, most: int) -> list[T]:
        """What is free right now; nobody waits then."""
        return [self.free.popleft() for _ in range(min(most, len(self.free)))]

    def let_all_go(self, thing: T) -> int:
        """Everybody who waits has this at once; how many they were."""
        count = 0
        while (future := self.next()) is not None:
            if not future.done():
                future.set_result(thing)
                count += 1
        return count

    def next(self) -> asyncio.Future[T] | None:
        """Takes out who comes next; its address and its person then stand at the end."""
        if not self.waiting:
            return None
        address, people = next(iter(self.waiting.items()))
        person, futures = next(iter(people.items()))
        future = futures.popleft()
        if futures:
            people.move_to_end(person)
        else:
            del people[person]
        if people:
            self.waiting.move_to_end(address)
        else:
            del self.waiting[address]
        return future
