import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  documentsIn,
  downloadFolder,
  filesOf,
  keysInFolder,
  readContentFolder,
} from '#content/content-folder.server.ts';
import { filesOfDocument, type ContentFile } from '#content/document-files.ts';
import type { Documents } from '#domain/documents/documents.ts';
import { documentKindNames, type DocumentKey } from '#domain/documents/document-kinds.ts';
import { contentOf, type DocumentRecord, nameInFiles, nameOf } from './document.ts';

/** A vacancy as a file gives it: its name is the slug. */
export type VacancyFile = { file: string; slug: string; content: unknown };

export type FolderContent = { documents: Documents; vacancies: VacancyFile[] };

export function readFolder(folder: string): FolderContent {
  const documents = readContentFolder(folder);
  const vacancies = documents.ids('vacancy').map((slug) => ({
    file: path.join(folder, 'vacancies', `${slug}.yaml`),
    slug,
    content: documents.get({ kind: 'vacancy', id: slug }),
  }));
  return { documents, vacancies };
}

export type DocumentChange = {
  key: DocumentKey;
  content: unknown;
  /** Undefined for a new document. */
  before: unknown;
  version: number;
};

/** What a folder says otherwise than what is published. Documents that it lacks stay. */
export function documentChangesIn(
  { documents }: FolderContent,
  records: readonly DocumentRecord[],
): DocumentChange[] {
  const known = new Map(records.map((record) => [nameOf(record.key), record]));
  return documentKindNames
    .filter((kind) => kind !== 'vacancy')
    .flatMap((kind) => documents.ids(kind).map((id): DocumentKey => ({ kind, id })))
    .map((key) => {
      const record = known.get(nameOf(key));
      const before = record?.published && contentOf(key, record.published);
      return { key, content: documents.get(key), before, version: record?.version ?? 0 };
    })
    .filter(({ content, before }) => !isDeepStrictEqual(content, before));
}

export type WrittenFolder = { written: number; kept: number; removed: string[]; unfit: string[] };

/**
 * Writes what is published in the format of content/. A file that says the same already is left as
 * it is, with its comments; one of a document that is no longer published is removed.
 */
export async function writeFolder(
  folder: string,
  records: readonly DocumentRecord[],
): Promise<WrittenFolder> {
  const result: WrittenFolder = { written: 0, kept: 0, removed: [], unfit: [] };
  const names = new Set<string>();
  for (const { key, published } of records) {
    if (!published) continue;
    const named = nameInFiles(key, published.address);
    const content = contentOf(key, published);
    for (const { name } of filesOfDocument(named)) names.add(name);
    if (typeof content !== 'object' || content === null) {
      result.unfit.push(`${named.kind} ${named.id}`);
      continue;
    }
    for (const file of filesOf(named, content)) {
      const target = path.join(folder, file.name);
      if (existsSync(target) && saysTheSame(file, await readFile(target, 'utf8'))) {
        result.kept += 1;
        continue;
      }
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, file.text);
      result.written += 1;
    }
  }
  for (const key of existsSync(folder) ? keysInFolder(folder) : []) {
    for (const { name } of filesOfDocument(key)) {
      const target = path.join(folder, name);
      if (names.has(name) || !existsSync(target)) continue;
      await rm(target);
      result.removed.push(name);
    }
  }
  return result;
}

/** Copies the files that the firm hands out, as far as the one folder has them and the other has not. */
export async function copyDownloads(names: readonly string[], from: string, to: string) {
  const [source, target] = [downloadFolder(from), downloadFolder(to)];
  for (const name of names) {
    const [file, copy] = [path.join(source, name), path.join(target, name)];
    if (!existsSync(file) || existsSync(copy)) continue;
    await mkdir(target, { recursive: true });
    await copyFile(file, copy);
  }
}

function saysTheSame({ name, text }: ContentFile, present: string): boolean {
  try {
    return isDeepStrictEqual(documentsIn([{ name, text: present }]), documentsIn([{ name, text }]));
  } catch {
    // What cannot be parsed is replaced.
    return false;
  }
}
