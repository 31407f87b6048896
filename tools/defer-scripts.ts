const modulePreload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module" async="">(.*?)<\/script>/s;

/** A picture that never comes must not keep the page from reacting. */
const patienceMs = 3000;

/**
 * HTML, CSS and pictures alone paint the page. The preloads would compete with them for the line,
 * so they go, and the module script becomes one that starts once the page is seen and loaded. It
 * loads what they named.
 */
export function deferScripts(html: string, name: string): string {
  const script = moduleScript.exec(html);
  if (!script?.[1]) {
    throw new Error(
      `${name} has no module script of the known form. React Router changed its output: adapt tools/defer-scripts.ts.`,
    );
  }
  const deferred = `<script>${whenSeen}.then(()=>${start(html, script[1], name)})</script>`;
  return html.replace(modulePreload, '').replace(moduleScript, () => deferred);
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
  return `Promise.all(${loads}).then(([${names},entry])=>{${modules}setTimeout(entry.hydrate)})`;
}
