import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { keepAssets } from '#tools/keep-assets.ts';
import { nextBuild } from './next-build.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/** Two folders that a server can run in: the present build, and one in which every script changed. */
export async function makeTwoProjects() {
  const present = temporaryFolder();
  for (const name of ['build', 'content', 'node_modules']) {
    symlinkSync(path.resolve(name), path.join(present, name));
  }
  const next = path.dirname(nextBuild());
  // One folder of earlier assets for both, as a deployment keeps it.
  const earlier = path.join(temporaryFolder(), 'build-earlier');
  for (const [nth, project] of [present, next].entries()) {
    await keepAssets(path.join(project, 'build'), earlier, new Date(Date.now() + nth * 1_000));
    symlinkSync(earlier, path.join(project, 'build-earlier'));
  }
  return {
    projects: [present, next] as const,
    /** As if so many builds followed that those of the first are gone. */
    forgetEarlier: () => rmSync(earlier, { recursive: true, force: true }),
  };
}
