/** How long each clip is the active one. */
export const intervalMs = 4000;

/** How long the next clip takes to cover the one before it; hero.tsx has it as a class. */
export const fadeMs = 800;

const preloadedAhead = 2;

/** What is shown after a number of steps. Clips and headlines each rotate on their own count. */
export function itemAt(step: number, count: number): number {
  return step % count;
}

/** The previous clip stays in place until the active one has covered it. */
export function previousClip(step: number, clipCount: number): number | undefined {
  return step === 0 ? undefined : itemAt(step - 1, clipCount);
}

/** The active clip and the next two. */
export function preloadedClips(step: number, clipCount: number): number[] {
  return Array.from({ length: 1 + preloadedAhead }, (_, ahead) => itemAt(step + ahead, clipCount));
}
