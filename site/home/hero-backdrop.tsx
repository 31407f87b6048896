import { useState } from 'react';
import { itemAt, preloadedClips, previousClip } from './carousel.ts';
import {
  heroClips,
  otherPoster,
  phonePoster,
  posterFile,
  type HeroClip,
} from '../sections/hero-clips.ts';
import { classNames } from '../../ui/class-names.ts';
import { HeroVideo } from './hero-video.tsx';

type Place = 'active' | 'previous' | 'upcoming';

/** The scenes behind the headline. Without script, the first poster alone. */
export function HeroBackdrop({
  step,
  running,
  started,
}: {
  step: number;
  running: boolean;
  started: boolean;
}) {
  const active = itemAt(step, heroClips.length);
  const previous = previousClip(step, heroClips.length);
  // Other clips are not loaded until the first one can play or has failed.
  const [firstSettled, setFirstSettled] = useState(false);
  const mounted = firstSettled
    ? [previous, ...preloadedClips(step, heroClips.length)]
    : [previous, active];
  return (
    <div aria-hidden className="absolute inset-0 -z-20 overflow-hidden bg-black">
      {heroClips.map((clip, index) => {
        if (!mounted.includes(index)) return null;
        const place = index === active ? 'active' : index === previous ? 'previous' : 'upcoming';
        return (
          <Scene
            key={clip}
            clip={clip}
            place={place}
            running={running}
            started={started}
            onSettled={() => setFirstSettled(true)}
          />
        );
      })}
    </div>
  );
}

/** The active scene fades in above the previous one, which stays opaque to avoid a dip to black. */
function Scene({
  clip,
  place,
  running,
  started,
  onSettled,
}: {
  clip: HeroClip;
  place: Place;
  running: boolean;
  started: boolean;
  onSettled: () => void;
}) {
  return (
    <div
      data-clip={clip}
      data-place={place}
      className={classNames(
        'absolute inset-0',
        place === 'active' && 'z-10 transition-opacity duration-800',
        place === 'upcoming' && 'opacity-0',
      )}
    >
      <Poster clip={clip} />
      {started && (
        <HeroVideo
          clip={clip}
          active={place === 'active'}
          running={running}
          onSettled={onSettled}
          className={sceneFit}
        />
      )}
    </div>
  );
}

function Poster({ clip }: { clip: HeroClip }) {
  return (
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
  );
}

/** For poster and clip alike. The subject of every scene is right of the middle. */
const sceneFit = 'absolute inset-0 size-full object-cover object-[72%_50%]';
