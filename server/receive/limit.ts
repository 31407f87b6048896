/** Lets so many in at once; the others wait their turn. Whoever got in calls what it was given, to leave. */
export function createLimit(most: number) {
  let free = most;
  const waiting: (() => void)[] = [];
  const leave = () => {
    // The place is handed on, so that nobody can slip in between.
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (): Promise<() => void> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    return leave;
  };
}
