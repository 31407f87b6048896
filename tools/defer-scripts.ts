const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module" async="">(.*?)<\/script>/s;

/**
 * HTML and CSS alone paint the page. The preloads would compete with them for the line, so they go,
 * and the module script becomes one that starts after the first frame. It loads the same modules
 * in parallel, and then the entry, as the original did.
 */
export function deferScripts(html: string, name: string): string {
  const script = moduleScript.exec(html);
  if (!script?.[1]) {
    throw new Error(
      `${name} has no module script of the known form. React Router changed its output: adapt tools/defer-scripts.ts.`,
    );
  }
  const deferred = `<script>${afterFirstFrame(script[1], name)}</script>`;
  return html.replace(modulePreload, '').replace(moduleScript, () => deferred);
}

function afterFirstFrame(module: string, name: string): string {
  const imports = [...module.matchAll(/import (?:\* as (\w+) from )?"([^"]+)";/g)];
  const entry = /import\("([^"]+)"\)/.exec(module)?.[1];
  const modules = /window\.__reactRouterRouteModules = \{.*?\};/s.exec(module)?.[0];
  if (!entry || !modules || imports.length === 0) {
    throw new Error(`${name}: cannot read the module script. Adapt tools/defer-scripts.ts.`);
  }
  const names = imports.map(([, binding]) => binding ?? '').join(',');
  const loads = imports.map(([, , file]) => `import("${file}")`).join(',');
  const start = `Promise.all([${loads}]).then(([${names}])=>{${modules}import("${entry}")})`;
  return `requestAnimationFrame(()=>setTimeout(()=>${start}))`;
}
