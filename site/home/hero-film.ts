import { intervalMs, itemAt, preloadedClips, previousClip } from './carousel.ts';
import { createScene, type ScenePlace } from './hero-scene.ts';

/**
 * Turns clips and headlines while a visitor can see them: not off-screen, not in a hidden tab, not
 * when the visitor paused them. For visitors who prefer less motion or less data it is paused from
 * the start; they may still press play.
 */
export function runHeroFilm(stage: HTMLElement) {
  const backdrop = stage.querySelector<HTMLElement>('[data-hero-scenes]')!;
  const button = stage.querySelector<HTMLButtonElement>('button[data-pause]')!;
  const headlines = [...stage.querySelectorAll<HTMLElement>('[data-headline]')];
  const marks = [...stage.querySelectorAll<HTMLElement>('[data-mark]')];
  const scenes = sceneElements(backdrop).map((element) => createScene(element, settleFirst));

  /** How often it has advanced. */
  let step = 0;
  let choice: 'play' | 'pause' | undefined;
  let onScreen = false;
  let posterShown = false;
  /** Nothing is loaded before it first runs. */
  let started = false;
  /** Other clips are not loaded until the first one can play or has failed. */
  let firstSettled = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  button.addEventListener('click', () => {
    choice = isPlaying() ? 'pause' : 'play';
    update();
  });
  document.addEventListener('visibilitychange', update);
  for (const query of [lessMotion, lessData]) matchMedia(query).addEventListener('change', update);
  new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    update();
  }).observe(stage);
  if (document.readyState === 'complete') showPoster();
  else window.addEventListener('load', showPoster, { once: true });
  update();

  /**
   * Clips wait until the page has loaded with its first poster, the largest paint, and has shown it.
   * The callbacks of a frame run before its paint; the task that they queue runs after it.
   */
  function showPoster() {
    requestAnimationFrame(() =>
      setTimeout(() => {
        posterShown = true;
        update();
      }),
    );
  }

  /** What the visitor wants; the button is labelled with it. */
  function isPlaying(): boolean {
    return choice ? choice === 'play' : !prefersStillness();
  }

  function update() {
    const playing = isPlaying();
    const running = playing && onScreen && posterShown && document.visibilityState === 'visible';
    started ||= running;
    button.toggleAttribute('data-paused', !playing);
    button.ariaLabel = (playing ? button.dataset.pause : button.dataset.play) ?? '';
    if (!running) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(advance, intervalMs);
    showScenes(running);
  }

  function advance() {
    step += 1;
    mark(headlines, itemAt(step, headlines.length));
    mark(marks, itemAt(step, marks.length));
    update();
  }

  function showScenes(running: boolean) {
    const active = itemAt(step, scenes.length);
    const previous = previousClip(step, scenes.length);
    const shown = firstSettled ? preloadedClips(step, scenes.length) : [active];
    for (const [index, scene] of scenes.entries()) {
      if (index !== previous && !shown.includes(index)) {
        scene.unload();
        continue;
      }
      const place: ScenePlace =
        index === active ? 'active' : index === previous ? 'previous' : 'upcoming';
      if (!scene.element.isConnected) backdrop.append(scene.element);
      if (started) scene.load();
      scene.show(place, running);
    }
  }

  function settleFirst() {
    if (firstSettled) return;
    firstSettled = true;
    update();
  }
}

/**
 * In the order of the film: the first as it stands in the page, the others in their templates. They
 * stay there until they are shown: a copy that belongs to the page would load its poster at once.
 */
function sceneElements(backdrop: HTMLElement): HTMLElement[] {
  return [...backdrop.children].map(
    (child) =>
      (child instanceof HTMLTemplateElement
        ? child.content.firstElementChild
        : child) as HTMLElement,
  );
}

function mark(elements: HTMLElement[], current: number) {
  for (const [index, element] of elements.entries()) {
    element.toggleAttribute('data-current', index === current);
  }
}

const lessMotion = '(prefers-reduced-motion: reduce)';
const lessData = '(prefers-reduced-data: reduce)';

function prefersStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    matchMedia(lessMotion).matches || matchMedia(lessData).matches || connection?.saveData === true
  );
}
