/**
 * On a fresh arrival the browser lays out what is seen first; the sections below follow when they
 * come near, or in turn once the page reacts (`data-first-view` in styles.css). Reloads and returns
 * are not fresh: they go back to a place in the page, whose height must then be the real one. Nor
 * can it wait when the end of the page is asked for.
 */
export const firstViewScript = `{
const page=document.documentElement.dataset;
if(performance.getEntriesByType('navigation')[0]?.type==='navigate')page.firstView='';
addEventListener('keydown',({key,metaKey})=>{if(key==='End'||metaKey)delete page.firstView})
}`;

/** What has not been laid out yet, for a journey that looks at a whole page, too. */
export const waitingSections =
  ':root[data-first-view] :is(main > section:nth-child(n + 3), main > div > section[id] ~ section[id], body > footer):not([data-laid-out])';

/** One section at a time: all at once would keep a phone from answering a touch. */
export function layOutInTurn() {
  const next = document.querySelector<HTMLElement>(waitingSections);
  if (!next) return;
  next.dataset.laidOut = '';
  // Not in every Safari.
  (window.requestIdleCallback ?? window.setTimeout)(layOutInTurn);
}

/** Before the page is scrolled to a place that is known only once everything above is laid out. */
export function layOutEverything() {
  delete document.documentElement.dataset.firstView;
}
