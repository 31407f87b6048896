import { smallScreen, videoFile, type HeroClip } from '#site/sections/hero-clips.ts';
import { fadeMs } from './carousel.ts';

/** For poster and clip alike. The subject of every scene is right of the middle. */
export const sceneFit = 'absolute inset-0 size-full object-cover object-[72%_50%]';

export type ScenePlace = 'active' | 'previous' | 'upcoming';

/** One scene: its poster, and its clip while the scene is in use. A picture has no clip. */
export function createScene(element: HTMLElement, onSettled: () => void) {
  const clip = element.dataset.clip as HeroClip | undefined;
  let film: { video: HTMLVideoElement; state: 'loading' | 'loaded' | 'failed' } | undefined;
  let running = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  return {
    element,
    /** The clip covers its poster once it can play; if it cannot, the poster stays visible. */
    load() {
      if (film) return;
      if (!clip) return onSettled();
      film = { video: createVideo(clip), state: 'loading' };
      film.video.addEventListener('canplay', settle, { once: true });
      // The last source: there is no other choice.
      film.video.lastElementChild?.addEventListener('error', fail);
      film.video.addEventListener('error', fail);
      element.append(film.video);
    },
    show(place: ScenePlace, isRunning: boolean) {
      const activated = place === 'active' && element.dataset.place !== 'active';
      element.dataset.place = place;
      running = isRunning;
      // Seeking decodes the clip again, even to the position where it already is.
      if (activated && film && film.video.currentTime > 0) film.video.currentTime = 0;
      play();
    },
    /** Takes the clip away, and with it its memory; the poster stays for the next time. */
    unload() {
      clearTimeout(pause);
      film?.video.remove();
      film = undefined;
      element.remove();
      element.dataset.place = 'upcoming';
    },
  };

  function play() {
    clearTimeout(pause);
    if (film?.state !== 'loaded') return;
    const { video } = film;
    // It is still visible below the next one while that fades in.
    if (element.dataset.place !== 'active') pause = setTimeout(() => video.pause(), fadeMs);
    else if (!running) video.pause();
    // Refused by a battery saver, for example: the first frame stays.
    else video.play().catch(() => {});
  }

  function settle({ target }: Event) {
    if (film?.video !== target) return;
    film.state = 'loaded';
    film.video.classList.remove('opacity-0');
    play();
    onSettled();
  }

  function fail({ currentTarget }: Event) {
    if (!film?.video.contains(currentTarget as Node)) return;
    console.warn(`The hero clip "${clip}" failed to load; its poster stays.`);
    film.state = 'failed';
    film.video.remove();
    onSettled();
  }
}

function createVideo(clip: HeroClip): HTMLVideoElement {
  const cut = matchMedia(smallScreen).matches ? '540' : '1080';
  const video = Object.assign(document.createElement('video'), {
    muted: true,
    loop: true,
    playsInline: true,
    disablePictureInPicture: true,
    preload: 'auto',
    tabIndex: -1,
    className: `${sceneFit} opacity-0`,
  });
  video.append(
    source(videoFile(clip, cut, 'webm'), 'video/webm; codecs="av01.0.08M.10"'),
    source(videoFile(clip, cut, 'mp4'), 'video/mp4'),
  );
  return video;
}

function source(src: string, type: string): HTMLSourceElement {
  return Object.assign(document.createElement('source'), { src, type });
}
