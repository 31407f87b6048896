import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Builds whose scripts and styles stay reachable, the current one among them. */
const keptBuilds = 6;

/**
 * A page that was opened before a new build went live still asks for its own scripts, as when a
 * form is first touched. They lie in `earlier/`, which building does not empty, and are served
 * beside the new ones.
 */
export async function keepAssets(buildFolder: string, now: Date) {
  const assets = path.join(buildFolder, 'client', 'assets');
  const earlier = path.join(buildFolder, 'earlier');
  await mkdir(earlier, { recursive: true });
  const names = (await readdir(assets)).toSorted();
  const fingerprint = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
  const folder = path.join(earlier, `${now.toISOString().replaceAll(':', '-')}_${fingerprint}`);
  // The same scripts again push out nothing: they only become the newest.
  const same = (await readdir(earlier)).find((name) => name.endsWith(`_${fingerprint}`));
  if (same) await rename(path.join(earlier, same), folder);
  else await cp(assets, path.join(folder, 'assets'), { recursive: true });
  const builds = (await readdir(earlier)).toSorted();
  for (const name of builds.slice(0, -keptBuilds)) {
    await rm(path.join(earlier, name), { recursive: true, force: true });
  }
}
