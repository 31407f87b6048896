import { access, constants, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { catalogue } from '../../content/catalogue.server.ts';
import type { HealthFinding } from '../../domain/work/health.ts';
import type { Config } from '../config.ts';
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
    text: `The environment sets ${name}, which nothing reads.`,
    remedy: meant ? `Is ${meant} meant?` : '.env.example lists every variable.',
  };
}

async function checkBuild(siteUrl: string | undefined, build: string): Promise<HealthFinding> {
  const area = 'site';
  if ((await builtAt(build)) === undefined) {
    const text = 'There is no build: no pages are served.';
    return { area, level: 'open', text, remedy: 'Run "npm run build", then restart the server.' };
  }
  const named = siteUrl ?? catalogue().company.siteUrl;
  return { area, level: 'ok', text: `Pages and mails name this site ${named}.` };
}

async function checkDisk(dataDir: string): Promise<HealthFinding> {
  const area = 'disk';
  try {
    await access(dataDir, constants.W_OK);
    const { bavail, bsize } = await statfs(dataDir);
    const free = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB`;
    if (bavail * bsize >= lowDiskBytes) {
      return { area, level: 'ok', text: `${dataDir} is writable, ${free} free.` };
    }
    return {
      area,
      level: 'fault',
      text: `${dataDir} has only ${free} free.`,
      remedy: 'Free space on that disk, or run "purge" for submissions past their retention.',
    };
  } catch (error) {
    return {
      area,
      level: 'fault',
      text: `${dataDir} is not writable: ${(error as Error).message}.`,
      remedy: 'Make it writable for this user, or set DATA_DIR to another folder.',
    };
  }
}

/** The data is personal. The server makes the folder for its own user alone. */
async function checkRights(dataDir: string): Promise<HealthFinding[]> {
  const found = await stat(dataDir).catch(() => undefined);
  // Windows has no such rights, and shows them as set.
  if (!found || process.platform === 'win32' || (found.mode & 0o077) === 0) return [];
  return [
    {
      area: 'disk',
      level: 'fault',
      text: `Other users of this machine can read ${dataDir}.`,
      remedy: `chmod 700 ${dataDir}`,
    },
  ];
}
