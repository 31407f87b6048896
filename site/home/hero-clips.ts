/** One scene of the hero. Its files lie in public/media/hero and begin with the field's name. */
export type HeroClip = {
  field: string;
  /** Whether the clip exists. Until it does, its poster holds the place for the same time. */
  filmed: boolean;
};

/** In the order in which they are shown. */
export const heroClips = [
  { field: 'aviation', filmed: true },
  { field: 'space', filmed: true },
  { field: 'medtech', filmed: true },
  { field: 'pharma', filmed: true },
  { field: 'automotive', filmed: true },
  { field: 'deeptech', filmed: true },
  { field: 'infotech', filmed: true },
  { field: 'infosec', filmed: true },
] as const satisfies readonly HeroClip[];

/** Small screens get the 540p cut. */
export const smallScreen = '(max-width: 40rem)';

/** Screens that are narrow and tall get the poster that is cropped to 3:4. */
export const phonePoster = '(max-width: 40rem) and (max-aspect-ratio: 3/4)';
export const otherPoster = `not all and ${phonePoster}`;

/** A poster is the first frame of its clip, so that the clip takes over without a jump. */
export function posterFile(clip: HeroClip, cut: 'phone' | '1080', format: 'avif' | 'jpg'): string {
  return `/media/hero/${clip.field}-${cut}.${format}`;
}

export function videoFile(clip: HeroClip, cut: '540' | '1080', format: 'webm' | 'mp4'): string {
  return `/media/hero/${clip.field}-${cut}.${format}`;
}
