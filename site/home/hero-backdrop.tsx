import { startTransition, useState } from 'react';
import { fadeMs, preloadedClips, type Carousel } from './carousel.ts';
import { heroClips, otherPoster, phonePoster, posterFile, type HeroClip } from './hero-clips.ts';
import { classNames } from '../../ui/class-names.ts';
import { HeroVideo } from './hero-video.tsx';

type Place = 'active' | 'previous' | 'upcoming';

/** The scenes behind the headline. Without script, the first poster alone. */
export function HeroBackdrop({
  carousel,
  running,
  started,
}: {
  carousel: Carousel;
  running: boolean;
  started: boolean;
}) {
  const { active, previous } = carousel;
  // The first clip has the line, and the phone, to itself.
  const [firstSettled, setFirstSettled] = useState(false);
  const settle = () => startTransition(() => setFirstSettled(true));
  const mounted = firstSettled
    ? [previous, ...preloadedClips(active, heroClips.length)]
    : [previous, active];
  return (
    <div aria-hidden className="absolute inset-0 -z-20 overflow-hidden bg-black">
      {heroClips.map((clip, index) => {
        if (!mounted.includes(index)) return null;
        const place = index === active ? 'active' : index === previous ? 'previous' : 'upcoming';
        return (
          <Scene
            key={clip.field}
            clip={clip}
            place={place}
            running={running}
            started={started}
            onSettled={settle}
          />
        );
      })}
    </div>
  );
}

/** The active scene fades in above the previous one, which stays opaque: nothing dips to black. */
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
      data-clip={clip.field}
      data-place={place}
      style={{ transitionDuration: `${fadeMs}ms` }}
      className={classNames(
        'absolute inset-0',
        place === 'active' && 'z-10 transition-opacity',
        place === 'upcoming' && 'opacity-0',
      )}
    >
      <Poster clip={clip} />
      {started && clip.filmed && (
        <HeroVideo
          clip={clip}
          active={place === 'active'}
          running={running}
          onSettled={onSettled}
          className={clipFit}
        />
      )}
    </div>
  );
}

function Poster({ clip }: { clip: HeroClip }) {
  const first = clip.field === heroClips[0].field;
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
        fetchPriority={first ? 'high' : 'low'}
        className={posterFit}
      />
    </picture>
  );
}

/** The subject of every scene stands right of the middle; poster and clip must fit alike. */
const sceneFit = 'absolute inset-x-0 bottom-0 w-full object-cover object-[72%_50%]';
const posterFit = `${sceneFit} h-full`;
/**
 * One line less than the poster. Browsers measure a clip to the fraction of a pixel and a picture
 * to the pixel, so that the clip would count as the page's largest paint, which it only follows.
 */
const clipFit = `${sceneFit} h-[calc(100%-1px)]`;
