import { expect, test } from 'vitest';
import { dataFileOf, deferScripts } from './defer-scripts.ts';

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/s.css"/></head>
<script>window.__reactRouterContext = {"ssr":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());</script>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/about.js";
  window.__reactRouterRouteModules = {"root":route0,"about":route1};

import("/assets/entry.js");</script>
<!--$--><script>window.__reactRouterContext.streamController.enqueue("[\\"words (of) the page\\"]\\n");</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$-->`;

test('preloads go, and what they named loads once the page is seen', () => {
  const html = deferScripts(page, 'about.html');
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="stylesheet" href="/s.css"/>');
  expect(html).toContain(
    '["/assets/manifest.js","/assets/root.js","/assets/about.js","/assets/entry.js","/assets/a.js"]',
  );
});

test('hydration starts with the modules of the page, when all of them are there', () => {
  expect(deferScripts(page, 'about.html')).toContain(
    '.then(([data,,route0,route1,entry])=>{window.__reactRouterContext.stream=data.stream();window.__reactRouterRouteModules = {"root":route0,"about":route1};setTimeout(entry.hydrate)})',
  );
});

test('the data of the page comes from its own file', () => {
  const html = deferScripts(page, 'about/index.html');
  expect(html).not.toContain('words (of) the page');
  expect(html).not.toContain('ReadableStream');
  expect(html).toContain('<script>window.__reactRouterContext = {"ssr":false};</script>');
  expect(html).toContain('fetch("/about.data")');
  expect(dataFileOf('index.html')).toBe('_.data');
  expect(dataFileOf('de/index.html')).toBe('de.data');
  expect(dataFileOf('reports/one.html')).toBe('reports/one.html.data');
});

test('scripts wait for the paint and the pictures, but not for ever', () => {
  expect(deferScripts(page, 'about.html')).toMatch(
    /<script>Promise\.race\(\[.*"paint".*"load".*setTimeout\(r,3000\)/,
  );
});

test('output of another form stops the build instead of shipping a dead page', () => {
  expect(() =>
    deferScripts(page.replace('enqueue', 'push').replace('close', 'end'), 'about.html'),
  ).toThrow('about.html has no data of the known form');
  expect(() => deferScripts('<script src="/x.js"></script>', 'about.html')).toThrow(
    'about.html has no module script of the known form',
  );
});
