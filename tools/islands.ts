import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** React, and the client directives of site/islands. */
export function islands(): AstroIntegration[] {
  const base = react();
  const setUp = base.hooks['astro:config:setup'];
  return [
    {
      ...base,
      hooks: {
        ...base.hooks,
        'astro:config:setup': (options) =>
          setUp?.({
            ...options,
            addRenderer: (renderer) =>
              options.addRenderer({
                ...renderer,
                clientEntrypoint: './site/islands/hydrate.ts',
              }),
          }),
      },
    },
    {
      name: 'client-directives',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          addClientDirective({ name: 'seen', entrypoint: './site/islands/seen.ts' });
          addClientDirective({ name: 'asked', entrypoint: './site/islands/asked.ts' });
        },
      },
    },
  ];
}
