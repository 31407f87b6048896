import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { heroClips, posterFile, videoFile } from './hero-clips.ts';

const KiB = 1024;

test('there are eight clips, each of another field', () => {
  expect(new Set(heroClips.map(({ field }) => field)).size).toBe(8);
  expect(heroClips).toHaveLength(8);
});

describe.each(heroClips)('the clip of $field', (clip) => {
  test('has a poster for phones and one for other screens, both light', () => {
    expect(sizeOf(posterFile(clip, 'phone', 'avif'))).toBeLessThan(40 * KiB);
    expect(sizeOf(posterFile(clip, 'phone', 'jpg'))).toBeLessThan(40 * KiB);
    expect(sizeOf(posterFile(clip, '1080', 'avif'))).toBeLessThan(110 * KiB);
    expect(existsSync(inPublic(posterFile(clip, '1080', 'jpg')))).toBe(true);
  });

  test('is marked as filmed exactly when its four cuts are there', () => {
    const cuts = (['540', '1080'] as const).flatMap((cut) =>
      (['webm', 'mp4'] as const).map((format) => videoFile(clip, cut, format)),
    );
    expect(cuts.map((file) => existsSync(inPublic(file)))).toEqual(cuts.map(() => clip.filmed));
  });
});

function sizeOf(address: string): number {
  return statSync(inPublic(address)).size;
}

function inPublic(address: string): string {
  return path.join('public', address);
}
