import path from 'node:path';
import { z } from 'zod';

/** The only reader of the environment. .env.example describes every variable. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  trustProxy: boolean;
  logLevel: (typeof logLevels)[number];
};

type Environment = Record<string, string | undefined>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const port = z.coerce.number().int().min(0).max(65_535);
const webAddress = z.url({ protocol: /^https?$/ });

export function readConfig(environment: Environment): Config {
  const value = <T>(name: string, schema: z.ZodType<T>, remedy: string, fallback: T): T => {
    const given = environment[name]?.trim();
    if (!given) return fallback;
    const result = schema.safeParse(given);
    if (result.success) return result.data;
    throw new ConfigError(`${name} is "${given}", which is not ${remedy}. Correct or remove it.`);
  };
  return {
    port: value('PORT', port, 'a port number from 0 to 65535', 3000),
    host: value('HOST', z.string().regex(/^[\w.:-]+$/), 'a host name or address', '127.0.0.1'),
    dataDir: path.resolve(value('DATA_DIR', z.string(), 'a folder', './data')),
    trustProxy: value('TRUST_PROXY', z.stringbool(), 'true or false', false),
    logLevel: value('LOG_LEVEL', z.enum(logLevels), `one of ${logLevels.join(', ')}`, 'info'),
  };
}

/** The canonical host that pages name; content/company.yaml has the default. */
export function siteUrlFrom(environment: Environment): string | undefined {
  const given = environment.SITE_URL?.trim();
  if (!given) return undefined;
  if (!webAddress.safeParse(given).success) {
    throw new ConfigError(
      `SITE_URL is "${given}", which is not a web address such as https://www.northgauge.example. Correct or remove it.`,
    );
  }
  return given.replace(/\/$/, '');
}

/** A fault of the environment, told in one sentence without a stack. */
export class ConfigError extends Error {}
