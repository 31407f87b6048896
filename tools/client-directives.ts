import type { AstroIntegration } from 'astro';

/** Registers the client directives of site/islands. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'seen', entrypoint: './site/islands/seen.ts' });
        addClientDirective({ name: 'asked', entrypoint: './site/islands/asked.ts' });
      },
    },
  };
}
