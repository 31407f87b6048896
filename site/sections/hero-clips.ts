/**
 * The scenes of the hero in the order in which they are shown. Their files are in
 * public/media/hero and begin with the scene's name.
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
