import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Builds whose scripts and styles stay reachable, the current one among them. */
const keptBuilds = 6;

/**
 * A page of the site or the desk that was opened before a new build went live still asks for its own
 * scripts, as when a form is first touched. They lie beside the build, which is emptied each time, and are served with
 * the new ones.
 */
export async function keepAssets(buildFolder: string, earlier: string, now: Date) {
  const parts = ['client', 'desk'].map((part) => path.join(buildFolder, part, 'assets'));
  await mkdir(earlier, { recursive: true });
  const names = (await Promise.all(parts.map((part) => readdir(part)))).flat().toSorted();
  const fingerprint = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
  const folder = path.join(earlier, `${now.toISOString().replaceAll(':', '-')}_${fingerprint}`);
  // The same scripts again push out nothing: they only become the newest.
  const same = (await readdir(earlier)).find((name) => name.endsWith(`_${fingerprint}`));
  if (same) await rename(path.join(earlier, same), folder);
  // In one folder: each name holds the hash of its content.
  else for (const part of parts) await cp(part, path.join(folder, 'assets'), { recursive: true });
  const builds = (await readdir(earlier)).toSorted();
  for (const name of builds.slice(0, -keptBuilds)) {
    await rm(path.join(earlier, name), { recursive: true, force: true });
  }
}
