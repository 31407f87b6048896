import { access, constants, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { catalogue } from '#content/catalogue.server.ts';
import type { HealthFinding } from '#domain/status/health.ts';
import type { Config } from '#server/base/config.ts';
import { placeholderFinding } from './firm-findings.ts';

const lowDiskBytes = 1024 ** 3;

/** What can be checked without the store. */
export async function installationFindings(
  config: Pick<Config, 'dataDir' | 'siteUrl' | 'mistyped'>,
  build = path.resolve('build'),
): Promise<HealthFinding[]> {
  return [
    ...config.mistyped.map(describeMistyped),
    placeholderFinding(),
    await checkBuild(config.siteUrl, build),
    await checkDisk(config.dataDir),
    ...(await checkRights(config.dataDir)),
  ];
}

/** When the site was built: no clock can be before that. */
export async function builtAt(build = path.resolve('build')): Promise<number | undefined> {
  return stat(path.join(build, 'stamp')).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

function describeMistyped({ name, meant }: Config['mistyped'][number]): HealthFinding {
  return {
    area: 'site',
    level: 'fault',
    is: 'unknown-variable',
    name,
    meant: meant ?? null,
  };
}

async function checkBuild(siteUrl: string | undefined, build: string): Promise<HealthFinding> {
  const area = 'site';
  if ((await builtAt(build)) === undefined) return { area, level: 'open', is: 'no-build' };
  const address = siteUrl ?? catalogue().company.siteUrl;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) {
    return { area, level: 'fault', is: 'site-unencrypted', address };
  }
  return { area, level: 'ok', is: 'site-address', address };
}

async function checkDisk(folder: string): Promise<HealthFinding> {
  const area = 'disk';
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    const gigabytes = Math.round((bavail * bsize) / 1024 ** 2 / 102.4) / 10;
    if (bavail * bsize < lowDiskBytes) {
      return { area, level: 'fault', is: 'disk-low', folder, gigabytes };
    }
    return { area, level: 'ok', is: 'disk-free', folder, gigabytes };
  } catch (error) {
    const { message } = error as Error;
    return { area, level: 'fault', is: 'disk-not-writable', folder, message };
  }
}

/** The data is personal. The server makes the folder for its own user alone. */
async function checkRights(dataDir: string): Promise<HealthFinding[]> {
  const found = await stat(dataDir).catch(() => undefined);
  // Windows has no such rights, and shows them as set.
  if (!found || process.platform === 'win32' || (found.mode & 0o077) === 0) return [];
  return [{ area: 'disk', level: 'fault', is: 'data-readable', folder: dataDir }];
}
