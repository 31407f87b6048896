import type { Image } from '#domain/documents/image.ts';
import type { Firm } from '#domain/firm/firm.ts';

/**
 * The films of the hero in the order in which a firm shows them that has chosen none. Their files
 * are in public/media/hero and begin with the film's name.
 */
export const heroClips = [
  'aviation',
  'space',
  'medtech',
  'pharma',
  'automotive',
  'deeptech',
  'infotech',
  'infosec',
] as const;
export type HeroClip = (typeof heroClips)[number];

/** What stands behind the headline for a while. */
export type HeroScene = { picture: Image } | { clip: HeroClip };

/** None for a firm that has left out films and picture. */
export function heroScenes({ brand }: Pick<Firm, 'brand'>): HeroScene[] {
  const { picture, films = heroClips } = brand.hero ?? {};
  return [...(picture ? [{ picture }] : []), ...films.map((clip) => ({ clip }))];
}

/** Small screens get the 540p cut. */
export const smallScreen = '(max-width: 40rem)';

/** Screens that are narrow and tall get the poster that is cropped to 3:4. */
export const phonePoster = '(max-width: 40rem) and (max-aspect-ratio: 3/4)';
export const otherPoster = `not all and ${phonePoster}`;

/** A poster is the first frame of its clip, so that the clip takes over without a jump. */
export function posterFile(clip: HeroClip, cut: 'phone' | '1080', format: 'avif' | 'jpg'): string {
  return `/media/hero/${clip}-${cut}.${format}`;
}

export function videoFile(clip: HeroClip, cut: '540' | '1080', format: 'webm' | 'mp4'): string {
  return `/media/hero/${clip}-${cut}.${format}`;
}
