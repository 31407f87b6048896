import { describe, expect, test } from 'vitest';
import { itemAt, preloadedClips, previousClip } from './carousel.ts';

const clipCount = 8;
const headlineCount = 3;

test('the clip after the last one is the first one', () => {
  expect([7, 8, 19].map((step) => itemAt(step, clipCount))).toEqual([7, 0, 3]);
});

test('no headline is skipped when the clips start over', () => {
  const shown = Array.from({ length: 11 }, (_, step) => itemAt(step, headlineCount));
  expect(shown).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
});

test('the previous clip is the one before, across the wrap too', () => {
  expect([0, 1, 8].map((step) => previousClip(step, clipCount))).toEqual([undefined, 0, 7]);
});

describe('preloaded clips', () => {
  test('are the active one and the next two', () => {
    expect(preloadedClips(4, clipCount)).toEqual([4, 5, 6]);
  });

  test('continue with the first clip after the last one', () => {
    expect(preloadedClips(7, clipCount)).toEqual([7, 0, 1]);
  });
});
