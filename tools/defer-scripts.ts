const modulePreload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module" async="">(.*?)<\/script>/s;
const inlineData =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue|close)\(.*?\);<\/script>/gs;
const inlineStream =
  /window\.__reactRouterContext\.stream = new ReadableStream\(.*?TextEncoderStream\(\)\);/s;

/** A picture that never comes must not keep the page from reacting. */
const patienceMs = 3000;

/**
 * HTML, CSS and pictures alone paint the page. The preloads would compete with them for the line,
 * so they go, and the module script becomes one that starts once the page is seen and loaded. It
 * loads what they named. The data from which the page was made goes, too, half of a long page: the
 * same lies in the file that a link to this page loads.
 */
export function deferScripts(html: string, name: string): string {
  const script = moduleScript.exec(html);
  if (!script?.[1]) {
    throw new Error(
      `${name} has no module script of the known form. React Router changed its output: adapt tools/defer-scripts.ts.`,
    );
  }
  if (!inlineStream.test(html) || html.match(inlineData) === null) {
    throw new Error(`${name} has no data of the known form. Adapt tools/defer-scripts.ts.`);
  }
  const deferred = `<script>${whenSeen}.then(()=>${start(html, script[1], name)})</script>`;
  return html
    .replace(modulePreload, '')
    .replace(inlineStream, '')
    .replace(inlineData, '')
    .replace(moduleScript, () => deferred);
}

/** Where React Router writes the data of a page, from the folder of all pages on. */
export function dataFileOf(name: string): string {
  const page = name.replace(/(^|\/)index\.html$/, '');
  return `${page || '_'}.data`;
}

const firstPaint = `new Promise(r=>new PerformanceObserver(r).observe({type:"paint",buffered:true}))`;
const load = `new Promise(r=>addEventListener("load",r))`;
const nextFrame = `new Promise(r=>requestAnimationFrame(()=>setTimeout(r)))`;
const patience = `new Promise(r=>setTimeout(r,${patienceMs}))`;
const whenSeen = `Promise.race([Promise.all([${firstPaint},${load}]).then(()=>${nextFrame}),${patience}])`;

/**
 * Named at once, nothing waits for another to ask for it. Each is asked for in a task of its own,
 * and evaluated in one: together they would keep a phone from answering a touch.
 */
function start(html: string, module: string, name: string): string {
  const imports = [...module.matchAll(/import (?:\* as (\w+) from )?"([^"]+)";/g)];
  const entry = /import\("([^"]+)"\)/.exec(module)?.[1];
  const modules = /window\.__reactRouterRouteModules = \{.*?\};/s.exec(module)?.[0];
  if (!entry || !modules || imports.length === 0) {
    throw new Error(`${name}: cannot read the module script. Adapt tools/defer-scripts.ts.`);
  }
  const names = imports.map(([, binding]) => binding ?? '').join(',');
  const preloaded = [...html.matchAll(modulePreload)].map(([, file]) => file);
  const files = new Set([...imports.map(([, , file]) => file), entry, ...preloaded]);
  const loads = `${JSON.stringify([...files])}.map((f,i)=>new Promise(r=>setTimeout(()=>r(import(f)),i)))`;
  const data = `fetch("/${dataFileOf(name)}").then(r=>r.ok?r.blob():Promise.reject(Error("No data: "+r.status)))`;
  return `Promise.all([${data},...${loads}]).then(([data,${names},entry])=>{window.__reactRouterContext.stream=data.stream();${modules}setTimeout(entry.hydrate)})`;
}
