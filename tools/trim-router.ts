import type { Plugin } from 'vite';

type Trim = { file: string; from: string | RegExp; to: string };

/**
 * What React Router asks at run time and this site answers the same on every page. Answered while
 * building, the code behind the other answer is never sent.
 */
const trims: Trim[] = [
  // Every route is known from the start: routeDiscovery.mode is "initial".
  {
    file: 'lib/dom/ssr/fog-of-war.js',
    from: /if \(!isFogOfWarEnabled\(routeDiscovery, ssr\)[^;]*return;/g,
    to: 'return;',
  },
  {
    file: 'lib/dom/ssr/components.js',
    from: 'isFogOfWarEnabled(routeDiscovery, ssr)',
    to: 'false',
  },
  // Pages are prerendered, none of them by React's server components.
  ...['lib/components.js', 'lib/dom/ssr/components.js'].map((file) => ({
    file,
    from: 'useIsRSCRouterContext()',
    to: 'false',
  })),
  // entry.client.tsx passes no instrumentations.
  { file: 'lib/router/router.js', from: 'if (init.instrumentations)', to: 'if (false)' },
  // Forms are sent by our own hook, never by a fetcher.
  {
    file: 'lib/router/router.js',
    from: /(?<=navigate,\s+)fetch,/g,
    to: 'fetch() { throw new Error("Fetchers are left out by tools/trim-router.ts."); },',
  },
];

export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code, id) => trim(code, id.replaceAll('\\', '/')),
    },
  };
}

function trim(code: string, id: string): string {
  let trimmed = code
    // A name for developer tools keeps a component alive that nobody uses …
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    // … and so does a call that might do more than to create it.
    .replace(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1');
  for (const { file, from, to } of trims) {
    if (!id.endsWith(file)) continue;
    const shorter = trimmed.replaceAll(from, to);
    if (shorter === trimmed) {
      throw new Error(
        `${file} is not as expected. React Router changed: adapt tools/trim-router.ts.`,
      );
    }
    trimmed = shorter;
  }
  return trimmed;
}
