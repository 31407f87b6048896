import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml, stringify } from 'yaml';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { documentsOf, type Documents } from '#domain/documents/documents.ts';
import {
  documentOfFile,
  filesOfDocument,
  type ContentFile,
  type FileFormat,
} from './document-files.ts';

/**
 * Where the files of the firm are. Asked of the environment here as well as by the server's
 * configuration: the pages of `npm run dev` and the tools have no configuration.
 */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_DIR || 'content');
}

/** The files that the firm hands out. They stay there: the store holds their names alone. */
export function downloadFolder(folder = contentFolder()): string {
  return path.join(folder, 'downloads');
}

/** A folder in the format of content/ as documents. Other files in it are left alone. */
export function readContentFolder(folder: string): Documents {
  return documentsOf(documentsIn(readFiles(folder)));
}

/** Which documents a folder holds, without reading them. */
export function keysInFolder(folder: string): DocumentKey[] {
  const keys = listFiles(folder).map(({ name }) => documentOfFile(name)!.key);
  return [...new Map(keys.map((key) => [`${key.kind} ${key.id}`, key])).values()];
}

function readFiles(folder: string): ContentFile[] {
  return listFiles(folder).map(({ name, file }) => ({ name, text: readFileSync(file, 'utf8') }));
}

function listFiles(folder: string): { name: string; file: string }[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      name: path.relative(folder, file).split(path.sep).join('/'),
      file,
    }))
    .filter(({ name }) => documentOfFile(name));
}

/** The documents that files hold, parsed and not yet checked. */
export function documentsIn(files: readonly ContentFile[]): [DocumentKey, unknown][] {
  const found = new Map<string, [DocumentKey, Record<string, unknown>]>();
  for (const { name, text } of files) {
    const file = documentOfFile(name);
    if (!file) continue;
    const { key, format, at } = file;
    const id = `${key.kind} ${key.id}`;
    const [, content] = found.get(id) ?? found.set(id, [key, {}]).get(id)!;
    place(content, at, valueIn(name, text, format));
  }
  return [...found.values()];
}

/** A document as the files of content/ hold it. */
export function filesOf(key: DocumentKey, content: unknown): ContentFile[] {
  const files = filesOfDocument(key);
  return files.flatMap(({ name, format, at }) => {
    const value = at.reduce<unknown>((one, step) => (one as Fields | undefined)?.[step], content);
    if (value === undefined) return [];
    return { name, text: textOf(at.length > 0 ? value : withoutParts(value, files), format) };
  });
}

type Fields = Record<string, unknown>;

/** What the document's own file leaves to the others. */
function withoutParts(content: unknown, files: readonly { at: readonly string[] }[]): unknown {
  const elsewhere = new Set(files.flatMap(({ at }) => at.slice(0, 1)));
  return Object.fromEntries(
    Object.entries(content as Fields).filter(([field]) => !elsewhere.has(field)),
  );
}

function place(content: Fields, at: readonly string[], value: unknown) {
  const last = at.at(-1);
  if (last === undefined) return void Object.assign(content, value);
  const holder = at
    .slice(0, -1)
    .reduce<Fields>((one, step) => (one[step] ??= {}) as Fields, content);
  holder[last] = value;
}

function valueIn(name: string, text: string, format: FileFormat): unknown {
  try {
    if (format === 'text') return text;
    if (format === 'yaml') return parseYaml(text);
    const [, fields = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
    return { ...(parseYaml(fields) as Fields), markdown: body.trim() };
  } catch (error) {
    throw new Error(`${(error as Error).message}\nCorrect content/${name}.`, { cause: error });
  }
}

function textOf(value: unknown, format: FileFormat): string {
  if (format === 'text') return String(value);
  if (format === 'yaml') return stringify(value, { lineWidth: 100 });
  const { markdown, ...fields } = value as Fields & { markdown: string };
  return `---\n${stringify(fields, { lineWidth: 100 })}---\n\n${markdown}\n`;
}
