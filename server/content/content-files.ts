import path from 'node:path';
import { readContentFolder } from '../../content/content-folder.server.ts';
import type { Documents } from '../../domain/document/documents.ts';

export const contentFolder = path.resolve('content');

let read: Documents | undefined;

/** The files of content/, read when first asked for and once a process. */
export function contentFiles(): Documents {
  return (read ??= readContentFolder(contentFolder));
}
