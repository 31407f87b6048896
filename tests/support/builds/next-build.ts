import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/**
 * The same site and desk as if every script had changed: each has another name, and nothing knows
 * the old. The folder of the build is a project that a server can run in.
 */
export function nextBuild(): string {
  const folder = temporaryFolder();
  const build = path.join(folder, 'build');
  // The renderer imports packages, which Node looks for above the build.
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  symlinkSync(path.resolve('content'), path.join(folder, 'content'));
  cpSync('build', build, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const assets = ['client', 'desk'].map((part) => path.join(build, part, 'assets'));
  const scripts = assets.flatMap((at) => readdirSync(at)).filter((name) => name.endsWith('.js'));
  const renamed = new Map(scripts.map((name) => [name, name.replace(/\.js$/, 'b.js')]));
  const known = new RegExp(scripts.map((name) => name.replace('.', '\\.')).join('|'), 'g');
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(html|m?js)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(known, (name) => renamed.get(name) ?? name),
    );
  }
  for (const at of assets) {
    for (const [before, after] of renamed) {
      const script = path.join(at, before);
      if (existsSync(script)) renameSync(script, path.join(at, after));
    }
  }
  return build;
}
