import { startTransition, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { advance, intervalMs, type Carousel } from './carousel.ts';

/**
 * Advances while somebody can see it: not off-screen, not in a hidden tab, not when the visitor
 * paused it. It stands still from the start for those who prefer less motion or less data, who may
 * still press play. What it learns of the page while that comes to life is a transition to React,
 * which gives way to a touch.
 */
export function useCarousel(clipCount: number, stage: RefObject<HTMLElement | null>) {
  const [carousel, setCarousel] = useState<Carousel>({ active: 0 });
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const still = useSyncExternalStore(onPreferenceChange, prefersStillness, () => false);
  const tabVisible = useTabVisible();
  const onScreen = useOnScreen(stage);
  const firstPosterShown = useFirstImageShown(stage);

  const playing = choice ? choice === 'play' : !still;
  const running = playing && tabVisible && onScreen && firstPosterShown;
  const [started, setStarted] = useState(false);
  if (running && !started) setStarted(true);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setCarousel((now) => advance(now, clipCount)), intervalMs);
    return () => clearInterval(timer);
  }, [running, clipCount]);

  return {
    carousel,
    /** What the visitor wants, and the button therefore says. */
    playing,
    /** What happens. */
    running,
    /** Nothing is preloaded before it first runs. */
    started,
    toggle: () => setChoice(playing ? 'pause' : 'play'),
  };
}

function useTabVisible(): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const look = () => startTransition(() => setVisible(document.visibilityState === 'visible'));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}

function useOnScreen(stage: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!stage.current) return;
    const observer = new IntersectionObserver((entries) =>
      startTransition(() => setOnScreen(entries.at(-1)?.isIntersecting ?? false)),
    );
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  return onScreen;
}

/** Clips wait for the first poster, which is the page's largest paint. */
function useFirstImageShown(stage: RefObject<HTMLElement | null>): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let mounted = true;
    const settle = () => mounted && startTransition(() => setShown(true));
    const image = stage.current?.querySelector('img');
    image?.decode().then(settle, settle);
    return () => {
      mounted = false;
    };
  }, [stage]);
  return shown;
}

const lessMotion = '(prefers-reduced-motion: reduce)';
const lessData = '(prefers-reduced-data: reduce)';

function prefersStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    matchMedia(lessMotion).matches || matchMedia(lessData).matches || connection?.saveData === true
  );
}

function onPreferenceChange(listener: () => void) {
  const queries = [lessMotion, lessData].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
