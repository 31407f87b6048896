import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/** The built project in a folder of its own, with a fault that comes and goes: the page `about` throws. */
export function faultyProject() {
  const folder = temporaryFolder();
  for (const name of ['node_modules', 'content']) {
    symlinkSync(path.resolve(name), path.join(folder, name));
  }
  cpSync('build', path.join(folder, 'build'), { recursive: true });
  const fault = path.join(folder, 'fault');
  throwWhileExists(path.join(folder, 'build/server/chunks'), 'about', fault);
  return {
    folder,
    break: () => writeFileSync(fault, ''),
    mend: () => rmSync(fault),
  };
}

/** Why the page `about` cannot be rendered. */
export const brokenBecause = 'The shelf is empty';

function throwWhileExists(chunks: string, page: string, fault: string) {
  const begins = /createComponent\(\(\$\$result, \$\$props, \$\$slots\) => \{/;
  const chunk = readdirSync(chunks).find((name) => name.startsWith(`${page}_`));
  if (chunk === undefined) throw new Error(`The build has no chunk of the page ${page}.`);
  const file = path.join(chunks, chunk);
  const code = readFileSync(file, 'utf8');
  if (!begins.test(code)) throw new Error(`${chunk} has no component.`);
  const check = `if (existsSync(${JSON.stringify(fault)})) throw new Error('${brokenBecause}');`;
  writeFileSync(
    file,
    `import { existsSync } from 'node:fs';\n${code.replace(begins, (start) => start + check)}`,
  );
}
