import path from 'node:path';
import { readContentFolder } from '#content/content-folder.server.ts';
import type { Documents } from '#domain/documents/documents.ts';

/** Where the files are unless CONTENT_DIR names another folder. */
export const contentFolder = path.resolve('content');

const read = new Map<string, Documents>();

/** The documents of a folder, read when first asked for and once a process. */
export function contentFiles(folder = contentFolder): Documents {
  const known = read.get(folder) ?? readContentFolder(folder);
  read.set(folder, known);
  return known;
}
