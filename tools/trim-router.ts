import type { Plugin } from 'vite';

type Trim = { file: string; from: string | RegExp; to: string };

const ownTask = 'new Promise((next) => setTimeout(next))';

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
  { file: 'lib/router/router.js', from: 'if (isFogOfWar) {', to: 'if (false) {' },
  {
    file: 'lib/router/router.js',
    from: 'if (init.patchRoutesOnNavigation) {',
    to: 'if (false) {',
  },
  // Pages are prerendered, none of them by React's server components.
  ...['lib/components.js', 'lib/dom/ssr/components.js'].map((file) => ({
    file,
    from: 'useIsRSCRouterContext()',
    to: 'false',
  })),
  // No link asks for a view transition.
  {
    file: 'lib/components.js',
    from: 'if (!viewTransitionOpts || !isViewTransitionAvailable) {',
    to: 'if (true) {',
  },
  {
    file: 'lib/router/router.js',
    from: /if \(isBrowser\) \{(?=\s+restoreAppliedTransitions)/g,
    to: 'if (false) {',
  },
  // Every page has a loader and none has one of the browser's own (checked by a test), so the data
  // that came with a page is complete, and its routes need not be matched an additional time.
  {
    file: 'lib/dom/ssr/hydration.js',
    from: /dataRouteMatcher\.update\(routes\);\s+let initialMatches = dataRouteMatcher\.match\(location\);/g,
    to: 'let initialMatches = [];',
  },
  // That data comes in the file which a link to the page would load (tools/defer-scripts.ts).
  {
    file: 'lib/dom-export/hydrated-router.js',
    from: 'ssrInfo.context.state = value.value;',
    to: `ssrInfo.context.state = { actionData: null, errors: null, loaderData: Object.fromEntries(
      Object.entries(value.value).map(([id, route]) => [id, route.data])) };`,
  },
  // Decoding that data and making the router each get a task of their own instead of prolonging the
  // first one of rendering.
  {
    file: 'lib/dom-export/hydrated-router.js',
    from: 'UNSAFE_decodeViaTurboStream(stream, window)',
    to: `${ownTask}.then(() => UNSAFE_decodeViaTurboStream(stream, window))`,
  },
  {
    file: 'lib/dom-export/hydrated-router.js',
    from: /(?<=stateDecodingPromise\.value = true;\s+\}\))(?=\.catch)/g,
    to: `.then(() => ${ownTask}).then(() => { createHydratedRouter({}); })`,
  },
  {
    file: 'lib/dom-export/hydrated-router.js',
    from: 'if (!router) router = createHydratedRouter(',
    to: 'if (!router) router = ssrInfo?.router ?? createHydratedRouter(',
  },
  // The page has come without preloads (tools/defer-scripts.ts): React would add them only to
  // remove them again.
  {
    file: 'lib/dom/ssr/components.js',
    from: /, !enableFogOfWar \? \/\* @__PURE__ \*\/ React\$1\.createElement\("link".*?(?=, initialScripts\))/gs,
    to: '',
  },
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
