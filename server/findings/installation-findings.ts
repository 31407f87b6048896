import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { catalogue } from '../../content/catalogue.server.ts';
import { openPlaceholders } from '../../domain/firm/company-facts.ts';
import type { HealthFinding } from '../../domain/work/health.ts';

const lowDiskBytes = 1024 ** 3;

/** Open placeholders are no fault of the installation, but no site should be published with them. */
export function checkCompany(): HealthFinding {
  const fields = openPlaceholders(catalogue().company);
  const area = 'site';
  if (fields.length === 0) {
    return { area, level: 'ok', text: 'content/company.yaml has no placeholders.' };
  }
  return {
    area,
    level: 'open',
    text: `Placeholders: ${fields.join(', ')}.`,
    remedy: 'Fill it in content/company.yaml before you publish the site.',
  };
}

export async function checkDisk(dataDir: string): Promise<HealthFinding> {
  const area = 'disk';
  try {
    await mkdir(dataDir, { recursive: true });
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
