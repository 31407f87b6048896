/** Resolves to `release` as soon as fewer than `permits` holders are left. */
export function createSemaphore(permits: number): () => Promise<() => void> {
  let free = permits;
  const waiting: (() => void)[] = [];
  const release = () => {
    // The permit goes to the first waiter: `free` stays 0, so that no later caller overtakes it.
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async () => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    return release;
  };
}
