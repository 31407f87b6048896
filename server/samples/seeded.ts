/** Chance that comes out the same at each run: the same seed gives the same samples. */
export function seeded(seed: number) {
  let state = seed;
  /** mulberry32: from 0 to just below 1. */
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(random() * end);
  const letters = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[below(alphabet.length)]).join('');
  return {
    random,
    below,
    pick: <T>(from: readonly T[]): T => from[below(from.length)]!,
    chance: (share: number) => random() < share,
    digits: (length: number) => letters('0123456789', length),
    uuid: () => {
      const hex = letters('0123456789abcdef', 30);
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18)}`;
    },
    reference: () =>
      [4, 4, 4].map((length) => letters('0123456789ABCDEFGHJKMNPQRSTVWXYZ', length)).join('-'),
  };
}

export type Seeded = ReturnType<typeof seeded>;
