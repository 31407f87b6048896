import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { heroClips, posterFile, videoFile } from './hero-clips.ts';

const KiB = 1024;

test('there are eight different clips', () => {
  expect(new Set(heroClips).size).toBe(8);
  expect(heroClips).toHaveLength(8);
});

describe.each(heroClips)('the clip of %s', (clip) => {
  test('has a light poster for phones and one for other screens', () => {
    expect(sizeOf(posterFile(clip, 'phone', 'avif'))).toBeLessThan(40 * KiB);
    expect(sizeOf(posterFile(clip, 'phone', 'jpg'))).toBeLessThan(40 * KiB);
    expect(sizeOf(posterFile(clip, '1080', 'avif'))).toBeLessThan(110 * KiB);
    expect(existsSync(inPublic(posterFile(clip, '1080', 'jpg')))).toBe(true);
  });

  test.each(['540', '1080'] as const)('exists in both formats at %sp', (cut) => {
    expect(existsSync(inPublic(videoFile(clip, cut, 'webm')))).toBe(true);
    expect(existsSync(inPublic(videoFile(clip, cut, 'mp4')))).toBe(true);
  });
});

function sizeOf(address: string): number {
  return statSync(inPublic(address)).size;
}

function inPublic(address: string): string {
  return path.join('public', address);
}
