import { useEffect, useRef, useState } from 'react';
import { fadeMs } from './carousel.ts';
import { smallScreen, videoFile, type HeroClip } from '../sections/hero-clips.ts';
import { classNames } from '../../ui/class-names.ts';

/** Covers its poster once it can play; if it cannot, the poster stays visible. */
export function HeroVideo({
  clip,
  active,
  running,
  onSettled,
  className,
}: {
  clip: HeroClip;
  active: boolean;
  running: boolean;
  /** It can play, or it never will. */
  onSettled: () => void;
  className: string;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [cut] = useState<'540' | '1080'>(() => (matchMedia(smallScreen).matches ? '540' : '1080'));

  useEffect(() => {
    const player = video.current;
    // Seeking decodes the clip again, even to the position where it already is.
    if (active && state === 'loaded' && player && player.currentTime > 0) player.currentTime = 0;
  }, [active, state]);

  useEffect(() => {
    const player = video.current;
    if (!player || state !== 'loaded') return;
    if (!active) {
      // It is still visible below the next one while that fades in.
      const timer = setTimeout(() => player.pause(), fadeMs);
      return () => clearTimeout(timer);
    }
    if (!running) player.pause();
    // Refused by a battery saver, for example: the first frame stays.
    else player.play().catch(() => {});
  }, [active, running, state]);

  if (state === 'failed') return null;
  const fail = () => {
    console.warn(`The hero clip "${clip}" failed to load; its poster stays.`);
    setState('failed');
    onSettled();
  };
  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      tabIndex={-1}
      onCanPlay={() => {
        setState('loaded');
        onSettled();
      }}
      onError={fail}
      className={classNames(className, state === 'loading' && 'opacity-0')}
    >
      <source src={videoFile(clip, cut, 'webm')} type='video/webm; codecs="av01.0.08M.10"' />
      <source src={videoFile(clip, cut, 'mp4')} type="video/mp4" onError={fail} />
    </video>
  );
}
