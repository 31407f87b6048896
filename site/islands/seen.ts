import type { ClientDirective } from 'astro';

/**
 * `client:seen` hydrates an island when it comes near the screen, and not before the first paint:
 * hydrating what is in view at once would delay that paint.
 */
const seen: ClientDirective = (load, _options, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load().then((hydrate) => hydrate());
    },
    { rootMargin: '200px' },
  );
  // The callbacks of a frame run before its paint; the task they queue runs after it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      // <astro-island> has no box of its own.
      for (const child of island.children) observer.observe(child);
    }),
  );
};

export default seen;
