import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { openCatalogue } from '#content/catalogue.server.ts';
import { readContentFolder } from '#content/content-folder.server.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { startServerProcess } from './server-process.ts';

const folder = path.resolve('tests/fixtures/second-firm');

/** What the second firm says, as its server reads it. */
export const secondFirm = openCatalogue(readContentFolder(folder));

/** The present program with the content of the second firm. No content of ours is in its folder. */
export async function serveSecondFirm(environment: Record<string, string> = {}) {
  const project = temporaryFolder();
  for (const name of ['build', 'node_modules']) {
    symlinkSync(path.resolve(name), path.join(project, name));
  }
  return startServerProcess({ CONTENT_DIR: folder, ...environment }, project);
}
