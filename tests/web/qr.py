"""Reads a QR code from its modules, for the tests: byte mode, level M, versions 1 to 10, no errors to correct."""

ALL_CHECK_BLOCKS = (
    (26, 10, 1),
    (44, 16, 1),
    (70, 26, 1),
    (100, 18, 2),
    (134, 24, 2),
    (172, 16, 4),
    (196, 18, 4),
    (242, 22, 4),
    (292, 22, 5),
    (346, 26, 5),
)
LEVEL_M = 0b00
FORMAT_MASK = 0b101010000010010
Modules = list[list[int]]


def text_of(modules: Modules) -> str:
    """What the code says; fails if any of its codewords is wrong."""
    version = (len(modules) - 17) // 4
    every, check, count = ALL_CHECK_BLOCKS[version - 1]
    words = codewords(modules, version)[:every]
    blocks = separated(words, check, count)
    for block in blocks:
        assert syndromes(block, check) == [0] * check, "a block has errors"
    data = [word for block in blocks for word in block[:-check]]
    bits = "".join(f"{word:08b}" for word in data)
    assert bits[:4] == "0100", "not in bytes"
    counter = 8 if version < 10 else 16
    length = int(bits[4 : 4 + counter], 2)
    start = 4 + counter
    return bytes(int(bits[start + 8 * i : start + 8 * i + 8], 2) for i in range(length)).decode()


def mask_of(modules: Modules) -> int:
    """The number of the mask, from the bits beside the upper left corner."""
    column = [*range(6), 7, 8]
    bits = [modules[row][8] for row in column] + [modules[8][at] for at in (7, 5, 4, 3, 2, 1, 0)]
    value: int = sum(bit << i for i, bit in enumerate(bits)) ^ FORMAT_MASK
    rest = value
    for i in range(14, 9, -1):
        if rest >> i & 1:
            rest ^= 0b10100110111 << i - 10
    assert rest == 0, "the format has errors"
    assert value >> 13 == LEVEL_M
    return value >> 10 & 0b111


def masked(mask: int, i: int, j: int) -> bool:
    """Whether a module is turned round."""
    return [
        (i + j) % 2,
        i % 2,
        j % 3,
        (i + j) % 3,
        (i // 2 + j // 3) % 2,
        i * j % 2 + i * j % 3,
        (i * j % 2 + i * j % 3) % 2,
        ((i + j) % 2 + i * j % 3) % 2,
    ][mask] == 0


def is_data(version: int, i: int, j: int) -> bool:
    """Whether a module belongs to what is written, and not to the frame."""
    size = 17 + 4 * version
    if 6 in (i, j) or (i < 9 and (j < 9 or j >= size - 8)) or (i >= size - 8 and j < 9):
        return False
    if version >= 7 and ((i < 6 and size - 11 <= j < size - 8) or (j < 6 and size - 11 <= i < size - 8)):
        return False
    last = size - 7
    middles = [] if version == 1 else [6, last] if version < 7 else [6, (6 + last) // 2, last]
    corners = {(6, 6), (6, last), (last, 6)}
    return not any(abs(i - a) <= 2 and abs(j - b) <= 2 for a in middles for b in middles if (a, b) not in corners)


def codewords(modules: Modules, version: int) -> list[int]:
    """Bits in columns of two from the right, upwards first, as bytes."""
    size, mask = len(modules), mask_of(modules)
    bits = []
    columns = [*range(size - 1, 6, -2), 5, 3, 1]
    for turn, right in enumerate(columns):
        for step in range(size):
            row = step if turn % 2 else size - 1 - step
            for column in (right, right - 1):
                if is_data(version, row, column):
                    bits.append(modules[row][column] ^ masked(mask, row, column))
    return [int("".join(map(str, bits[i : i + 8])), 2) for i in range(0, len(bits) - 7, 8)]


def separated(words: list[int], check: int, count: int) -> list[list[int]]:
    """The blocks, which were written a codeword of each in turn; the last ones are longer by one."""
    room = len(words) - check * count
    sizes = [room // count + (i >= count - room % count) for i in range(count)]
    blocks: list[list[int]] = [[] for _ in range(count)]
    at = iter(words)
    for i in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if i < size:
                block.append(next(at))
    for _ in range(check):
        for block in blocks:
            block.append(next(at))
    return blocks


def syndromes(block: list[int], check: int) -> list[int]:
    """The block as a polynomial, at the powers of 2 in GF(256): all zero if nothing is wrong."""
    found, power = [], 1
    for _ in range(check):
        value = 0
        for word in block:
            value = times(value, power) ^ word
        found.append(value)
        power = times(power, 2)
    return found


def times(a: int, b: int) -> int:
    """The product in the field."""
    found = 0
    while b:
        if b & 1:
            found ^= a
        a <<= 1
        if a & 256:
            a ^= 0b100011101
        b >>= 1
    return found
