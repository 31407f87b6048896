import path from 'node:path';
import { readContentFolder } from '../../content/content-folder.server.ts';
import type { Documents } from '../../domain/document/documents.ts';

export const contentFolder = path.resolve('content');

/** The files of content/, read when first asked for. */
export function contentFiles(): () => Documents {
  let read: Documents | undefined;
  return () => (read ??= readContentFolder(contentFolder));
}
