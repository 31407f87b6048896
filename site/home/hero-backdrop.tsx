import {
  heroClips,
  otherPoster,
  phonePoster,
  posterFile,
  type HeroClip,
} from '#site/sections/hero-clips.ts';
import { sceneFit } from './hero-scene.ts';

/** The scenes behind the headline. All but the first wait in templates, which load nothing. */
export function HeroBackdrop() {
  const [first, ...others] = heroClips;
  return (
    <div aria-hidden data-hero-scenes className="absolute inset-0 -z-20 overflow-hidden bg-black">
      <Scene clip={first} place="active" />
      {others.map((clip) => (
        <template key={clip}>
          <Scene clip={clip} place="upcoming" />
        </template>
      ))}
    </div>
  );
}

/** The active scene fades in above the previous one, which stays opaque to avoid a dip to black. */
function Scene({ clip, place }: { clip: HeroClip; place: 'active' | 'upcoming' }) {
  return (
    <div
      data-clip={clip}
      data-place={place}
      className="absolute inset-0 data-[place=active]:z-10 data-[place=active]:transition-opacity data-[place=active]:duration-800 data-[place=upcoming]:opacity-0"
    >
      <picture>
        <source media={phonePoster} type="image/avif" srcSet={posterFile(clip, 'phone', 'avif')} />
        <source media={phonePoster} srcSet={posterFile(clip, 'phone', 'jpg')} />
        <source media={otherPoster} type="image/avif" srcSet={posterFile(clip, '1080', 'avif')} />
        <img
          src={posterFile(clip, '1080', 'jpg')}
          alt=""
          width={1920}
          height={1080}
          fetchPriority={clip === heroClips[0] ? 'high' : 'low'}
          className={sceneFit}
        />
      </picture>
    </div>
  );
}
