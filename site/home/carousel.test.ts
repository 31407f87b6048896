import { describe, expect, test } from 'vitest';
import { advance, headlineOf, preloadedClips, type Carousel } from './carousel.ts';

const clipCount = 8;
const headlineCount = 3;

describe('the active clip', () => {
  test('is the first one at the start, with nothing to cover', () => {
    expect(afterSteps(0)).toEqual({ active: 0 });
  });

  test('moves on by one and remembers the clip that it covers', () => {
    expect(afterSteps(1)).toEqual({ active: 1, previous: 0 });
    expect(afterSteps(7)).toEqual({ active: 7, previous: 6 });
  });

  test('starts over after the last clip', () => {
    expect(afterSteps(8)).toEqual({ active: 0, previous: 7 });
    expect(afterSteps(19)).toEqual({ active: 3, previous: 2 });
  });
});

test('the headline is that of the clip, counted by three, and begins anew with the loop', () => {
  const shown = Array.from({ length: 9 }, (_, step) =>
    headlineOf(afterSteps(step).active, headlineCount),
  );
  expect(shown).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 0]);
});

describe('the preloaded clips', () => {
  test('are the active one and the next two', () => {
    expect(preloadedClips(0, clipCount)).toEqual([0, 1, 2]);
    expect(preloadedClips(4, clipCount)).toEqual([4, 5, 6]);
  });

  test('reach round the end of the list', () => {
    expect(preloadedClips(6, clipCount)).toEqual([6, 7, 0]);
    expect(preloadedClips(7, clipCount)).toEqual([7, 0, 1]);
  });
});

function afterSteps(steps: number): Carousel {
  let carousel: Carousel = { active: 0 };
  for (let step = 0; step < steps; step += 1) carousel = advance(carousel, clipCount);
  return carousel;
}
