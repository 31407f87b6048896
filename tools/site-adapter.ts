import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { pageNames, type PageName } from '#domain/pages/page-name.ts';
import { onDemandPages } from '#server/web/pages/on-demand-pages.ts';
import { unbundledPackages } from './unbundled-packages.ts';

/** Builds the server, and lets it render the pages, through site/entry.ts. */
export function siteAdapter(): AstroIntegration {
  return {
    name: 'site-adapter',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({
          vite: {
            plugins: [serverPrograms()],
            ssr: { noExternal: true, external: unbundledPackages },
            // React and others read it to choose between two builds of themselves.
            define: {
              'process.env.NODE_ENV': '"production"',
              'import.meta.env.BUILD': JSON.stringify(new Date().toISOString()),
            },
          },
        });
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

/** By their names in build/server. The worker is started by the chunk that both others share. */
const programs = {
  'main.mjs': 'server/main.ts',
  'commands.mjs': 'server/cli/main.ts',
  'chunks/sqlite-worker.mjs': 'server/db/sqlite-worker.mjs',
};

/**
 * Builds the server together with the pages, so that domain, words and content are in memory once,
 * and with the packages that they import, so that a start reads a dozen files.
 */
function serverPrograms(): Plugin {
  return {
    name: 'server-programs',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      for (const [fileName, file] of Object.entries(programs)) {
        this.emitFile({ type: 'chunk', id: path.resolve(file), fileName });
      }
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
