import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { intervalMs } from './carousel.ts';

/**
 * Advances while somebody can see it: not off-screen, not in a hidden tab, not when the visitor
 * paused it. For visitors who prefer less motion or less data it is paused from the start; they may
 * still press play.
 */
export function useCarousel(stage: RefObject<HTMLElement | null>) {
  const [step, setStep] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const still = useSyncExternalStore(onPreferenceChange, prefersStillness, () => false);
  const tabVisible = useSyncExternalStore(onVisibilityChange, isTabVisible, () => false);
  const onScreen = useOnScreen(stage);
  const firstPosterShown = useFirstImageShown(stage);

  const playing = choice ? choice === 'play' : !still;
  const running = playing && tabVisible && onScreen && firstPosterShown;
  const [started, setStarted] = useState(false);
  if (running && !started) setStarted(true);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setStep((now) => now + 1), intervalMs);
    return () => clearInterval(timer);
  }, [running]);

  return {
    /** How often it has advanced. */
    step,
    /** What the visitor wants; the button is labelled with it. */
    playing,
    /** Whether it advances now. */
    running,
    /** Nothing is preloaded before it first runs. */
    started,
    toggle: () => setChoice(playing ? 'pause' : 'play'),
  };
}

function isTabVisible(): boolean {
  return document.visibilityState === 'visible';
}

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function useOnScreen(stage: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!stage.current) return;
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? false),
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
    const settle = () => mounted && setShown(true);
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
