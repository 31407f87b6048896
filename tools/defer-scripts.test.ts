import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/s.css"/></head>
<script>context()</script>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/about.js";
  window.__reactRouterRouteModules = {"root":route0,"about":route1};

import("/assets/entry.js");</script>`;

test('preloads go and the same modules load after the first frame', () => {
  const html = deferScripts(page, 'about.html');
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="stylesheet" href="/s.css"/>');
  expect(html).toContain(
    '<script>requestAnimationFrame(()=>setTimeout(()=>Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/about.js")]).then(([,route0,route1])=>{window.__reactRouterRouteModules = {"root":route0,"about":route1};import("/assets/entry.js")})))</script>',
  );
});

test('output of another form stops the build instead of shipping a dead page', () => {
  expect(() => deferScripts('<script src="/x.js"></script>', 'about.html')).toThrow(
    'about.html has no module script of the known form',
  );
});
