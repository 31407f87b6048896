/** How long each clip is the active one. */
export const intervalMs = 4000;

/** How long the next clip takes to cover the one before it. */
export const fadeMs = 800;

const preloadedAhead = 2;

/** The previous clip stays in place until the active one has covered it. */
export type Carousel = { active: number; previous?: number };

export function advance({ active }: Carousel, clipCount: number): Carousel {
  return { active: (active + 1) % clipCount, previous: active };
}

/** The headline advances with the clip. */
export function headlineOf(active: number, headlineCount: number): number {
  return active % headlineCount;
}

/** The active clip and the next two. */
export function preloadedClips(active: number, clipCount: number): number[] {
  return Array.from({ length: 1 + preloadedAhead }, (_, ahead) => (active + ahead) % clipCount);
}
