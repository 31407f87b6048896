/**
 * Pages fade into each other unless the visitor prefers less motion. Inline, because Chromium asks
 * for the rule before the stylesheet has arrived and then aborts the transition with an error.
 */
export const transitionStyle =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
