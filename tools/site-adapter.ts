import type { AstroIntegration } from 'astro';
import packageFile from '../package.json' with { type: 'json' };
import { pageNames, type PageName } from '#domain/pages/page-name.ts';
import { onDemandPages } from '#server/web/pages/on-demand-pages.ts';

/** Lets our server render the pages, through site/entry.ts. */
export function siteAdapter(): AstroIntegration {
  return {
    name: 'site-adapter',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        // The small packages that Astro's runtime brings become part of the build, so that production
        // installs neither them nor the compilers beside which Astro ships them.
        const external = Object.keys(packageFile.dependencies);
        updateConfig({ vite: { ssr: { noExternal: true, external } } });
      },
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'site-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../site/entry.ts', import.meta.url),
          supportedAstroFeatures: {
            staticOutput: 'stable',
            hybridOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        }),
      'astro:routes:resolved': ({ routes }) => {
        const own = routes.filter(({ origin }) => origin === 'project');
        const patterns = own.map(({ pattern }) => pattern);
        requirePages(patterns);
        requireDeclared(patterns);
      },
    },
  };
}

/** A page with a name and without a file would be linked, listed in the sitemap and not found. */
export function requirePages(routes: readonly string[]) {
  const missing = pageNames.filter((page) => !routes.includes(routeOf(page)));
  if (missing.length === 0) return;
  throw new Error(
    missing
      .map((page) => `The page ${page} has no file. Write site/pages${routeOf(page)}.astro.`)
      .join('\n'),
  );
}

function routeOf(page: PageName): string {
  return page === 'home' ? '/[...edition]' : `/[...edition]/${page}`;
}

/** A page that the server does not know would be found while developing and be 404 in production. */
export function requireDeclared(routes: readonly string[]) {
  const declared = Object.keys(onDemandPages);
  const missing = routes.filter((route) => !declared.includes(route));
  const gone = declared.filter((route) => !routes.includes(route));
  if (missing.length === 0 && gone.length === 0) return;
  throw new Error(
    [
      ...missing.map((route) => `The page ${route} is not declared.`),
      ...gone.map((route) => `${route} is declared and has no page.`),
      'Correct server/web/pages/on-demand-pages.ts.',
    ].join('\n'),
  );
}
