import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { temporaryFolder } from '../machine/temporary-folder.ts';

const sources = ['content', 'desk', 'domain', 'messages', 'server', 'site', 'tools', 'ui'];
const files = [
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
  'tsconfig.astro.json',
  'SECURITY.md',
];

/**
 * A copy of the project as an adopter would make it: another firm, English alone, two vacancies,
 * neither reports nor documents.
 */
export function otherFirm(name: string): string {
  const folder = temporaryFolder();
  for (const source of [...sources, ...files]) {
    cpSync(source, path.join(folder, source), { recursive: true });
  }
  for (const shared of ['node_modules', 'public']) {
    symlinkSync(path.resolve(shared), path.join(folder, shared));
  }
  const inContent = (pattern: string) => globSync(path.join(folder, 'content', pattern));
  for (const file of [...inContent('**/*.de.*'), ...inContent('reports/*')]) {
    rmSync(file, { recursive: true });
  }
  for (const file of inContent('vacancies/*.yaml').toSorted()) {
    const { de: _, ...vacancy } = parse(readFileSync(file, 'utf8'));
    writeFileSync(file, stringify(vacancy));
  }
  for (const file of openFirst(inContent('vacancies/*.yaml')).slice(2)) rmSync(file);
  mkdirSync(path.join(folder, 'content', 'reports'), { recursive: true });
  writeFileSync(path.join(folder, 'content', 'documents.yaml'), '{}\n');
  writeFileSync(path.join(folder, 'content', 'regional.yaml'), '{}\n');
  replaceName(inContent('**/*.{yaml,md}'), name);
  writeFileSync(path.join(folder, 'domain/edition/editions.ts'), oneEdition());
  return folder;
}

function openFirst(vacancies: string[]): string[] {
  return vacancies.toSorted((a, b) => Number(isClosed(a)) - Number(isClosed(b)));
}

/** The firm's own name, in prose and in addresses, wherever its content has it. */
function replaceName(contentFiles: string[], name: string) {
  const own = String(parse(readFileSync('content/company.yaml', 'utf8')).name);
  const address = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  for (const file of contentFiles) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(own, name).replaceAll(own.toLowerCase(), address));
  }
}

/** The table of editions with its first row alone. */
function oneEdition(): string {
  const table = readFileSync('domain/edition/editions.ts', 'utf8');
  const [rows = ''] = /(?<=export const editions = \[\n).*?(?=\n\] as const)/s.exec(table) ?? [];
  const first = rows.slice(0, rows.indexOf('\n  },') + '\n  },'.length);
  return table.replace(rows, () => first);
}

function isClosed(file: string): boolean {
  return parse(readFileSync(file, 'utf8')).state?.is === 'closed';
}
