/**
 * Pages fade into each other unless the visitor prefers less motion. Inline, because Chromium asks
 * for the rule before the stylesheet has arrived and then aborts the transition with an error.
 */
export const transitionStyle =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Browsers that know speculation rules render a page when its link is hovered or touched, so that
 * it is there on the click. Not the report loader, which counts a view, nor what is no page.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/desk*' } },
          { not: { href_matches: '/status/*' } },
          { not: { href_matches: '/*reports/*' } },
          { not: { href_matches: '/*documents/*' } },
          { not: { href_matches: '/*files/*' } },
          { not: { href_matches: '/*.xml' } },
          { not: { href_matches: '/*.json' } },
          // A link with the role of a button acts in place once its island is hydrated.
          { not: { selector_matches: '[target=_blank], [data-asks], [role=button]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
