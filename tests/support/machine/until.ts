/** Waits for a state, and fails loudly if it never comes. */
export async function until(
  reached: () => boolean | Promise<boolean>,
  what: string,
  withinMs = 60_000,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await reached())) {
    if (performance.now() > deadline) throw new Error(`Not reached in ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
