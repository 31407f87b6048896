import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { nearest } from './text.ts';
import { MiB } from '#domain/forms/file-type.ts';
import { submissionKinds, type SubmissionKind } from '#domain/forms/submission-kind.ts';

/** The only reader of the environment. .env.example describes every variable. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Whether the environment names it; else it is ./data. */
  dataDirIsSet: boolean;
  /** Whose X-Forwarded-For counts: a number of hops, or the proxies' addresses. */
  trustProxy: false | number | string[];
  logLevel: (typeof logLevels)[number];
  /** PostgreSQL instead of the embedded store. */
  databaseUrl: string | undefined;
  /** The address of this site, for links to files; content/company.yaml has the default. */
  siteUrl: string | undefined;
  webhooks: Partial<Record<SubmissionKind, Webhook>>;
  /** The first signs new file links; every one signs deliveries, so that secrets can be rotated. */
  webhookSecrets: Buffer[];
  submissionsPerMinute: number;
  /** What one network may send as files in an hour; all of them together ten times that. */
  fileBytesPerHour: number;
  /** Free disk space below which no file is taken in. */
  diskReserveBytes: number;
  mail: MailConfig;
  /** The staff's application at /desk. */
  desk: boolean;
  /** The folder in the format of content/ that an empty store starts with. */
  contentDir: string;
  /** Tells search engines about changed vacancies; off without it. */
  indexNowKey: string | undefined;
  /** How long a server that stops still accepts, so that a proxy learns it first. */
  drainMs: number;
  /** Where the server brings backups by itself; none without. */
  backup: { to: BackupTarget; recipient: string | undefined; keep: BackupKeeping } | undefined;
  /** Who may read the metrics; nobody unless it is set. */
  metricsFor: string[];
  mistyped: readonly { name: string; meant: string | undefined }[];
};

export type MailConfig = {
  /** The server that takes mails; without it they are kept until there is one. */
  smtpUrl: string | undefined;
  /** Whom mails come from: an address, or `Name <address>`. */
  from: string | undefined;
  /** Who is told about new and overdue submissions and about failures. */
  staff: string | undefined;
};

export type Webhook = { url: string; maxBytes: number };

export type BackupBucket = {
  kind: 'bucket';
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  /** Of a server other than Amazon's. */
  endpoint: string | undefined;
  region: string;
  keyId: string;
  secret: string;
};
export type BackupTarget = { kind: 'folder'; folder: string } | BackupBucket;

/** How many backups stay: the newest of so many days, weeks and months. */
export type BackupKeeping = { daily: number; weekly: number; monthly: number };

const plainSettings = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'SITE_URL',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'DATABASE_URL',
  'WEBHOOK_SECRET',
  'INDEXNOW_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_STAFF',
  'SUBMISSIONS_PER_MINUTE',
  'FILE_MB_PER_HOUR',
  'DISK_RESERVE_MB',
  'DESK',
  'CONTENT_DIR',
  'DRAIN_SECONDS',
  'METRICS_FOR',
  'BACKUP_TO',
  'BACKUP_RECIPIENT',
  'BACKUP_KEEP',
  'BACKUP_BUCKET_ENDPOINT',
  'BACKUP_BUCKET_REGION',
  'BACKUP_BUCKET_KEY_ID',
  'BACKUP_BUCKET_SECRET',
] as const;

type WebhookSetting = `WEBHOOK_${string}_${'URL' | 'MAX_BYTES'}`;
/** A variable that is read, so that none can be read without being listed. */
type Setting = (typeof plainSettings)[number] | WebhookSetting;

/** Every variable. docs/configuration.md and .env.example describe each; a test compares. */
export const settings: readonly Setting[] = [
  ...plainSettings,
  ...submissionKinds.flatMap((kind) => [variableOf(kind), maxBytesVariableOf(kind)]),
];

type Environment = Record<string, string | undefined>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const port = z.coerce.number().int().min(0).max(65_535);
const webAddress = z.url({ protocol: /^https?$/ });
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/ });
/** An address, or a name of plain characters and an address in angle brackets. */
const mailSender = z.union([
  z.email(),
  z.string().regex(/^[\p{L}\p{N} .&'-]{1,100} <[^\s<>@]+@[^\s<>@]+>$/u),
]);
const drainSeconds = z.coerce.number().min(0).max(60);
const existingFolder = z
  .string()
  .refine((given) => statSync(given, { throwIfNoEntry: false })?.isDirectory());
const byteCount = z.coerce.number().int().positive();
const megabytes = z.coerce
  .number()
  .int()
  .positive()
  .transform((given) => given * MiB);

const megabytesRemedy = 'a whole number of megabytes above 0';

/** A folder, or the name and the folder of a bucket. */
const backupPlace = z.string().transform((given, context) => {
  if (!given.includes('://')) return given;
  const [, bucket, folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(given) ?? [];
  if (!bucket) {
    context.addIssue('unusable');
    return z.NEVER;
  }
  const prefix = folder.replace(/^\/|\/$/g, '');
  return { bucket, prefix: prefix && `${prefix}/` };
});
const backupPlaceRemedy = 'a folder, or a bucket such as s3://northgauge-backups/site';

function folderOf(given: string): BackupTarget {
  return { kind: 'folder', folder: path.resolve(given) };
}

const ageRecipient = z.string().regex(/^age1[a-z0-9]{20,}$/);
const ageRecipientRemedy =
  'the public key of age that "age-keygen" prints, which begins with age1; the other key stays with you';

const backupKeeping = z
  .string()
  .regex(/^\d{1,3} \d{1,3} \d{1,3}$/)
  .transform((given) => {
    const [daily, weekly, monthly] = given.split(' ').map(Number);
    return { daily: daily!, weekly: weekly!, monthly: monthly! };
  });
const backupKeepingRemedy = 'three numbers, of days, weeks and months, such as "7 4 12"';

const trustedProxiesRemedy =
  'false, the number of proxies in front of the server (1 for one Caddy or nginx) or their addresses (such as 10.0.0.0/8, 192.168.1.5 or loopback, separated by commas)';

const proxyAddress = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);

const proxyAddresses = z
  .string()
  .transform((given) => given.split(',').map((address) => address.trim()))
  .pipe(z.array(proxyAddress));
const metricsRemedy = 'addresses such as 127.0.0.1, 10.0.0.0/8 or loopback, separated by commas';

/** Not `true`: that would believe whatever address a visitor writes into X-Forwarded-For. */
const trustedProxies = z.union([
  z.literal('false').transform(() => false as const),
  z.coerce.number().int().min(1).max(10),
  proxyAddresses,
]);

export function readConfig(given: Environment): Config {
  const environment = withSecretFiles(given);
  const value = <T, Absent>(
    name: Setting,
    schema: z.ZodType<T>,
    remedy: string,
    fallback: Absent,
  ): T | Absent => {
    const given = environment[name]?.trim();
    if (!given) return fallback;
    const result = schema.safeParse(given);
    if (result.success) return result.data;
    // An address may hold a password, and a secret is one: neither is repeated.
    const fault = isSecret(name) ? 'is not' : `is "${given}", which is not`;
    throw new ConfigError(`${name} ${fault} ${remedy}. Correct or remove it.`);
  };
  const webhooks = readWebhooks();
  const webhookSecrets = value('WEBHOOK_SECRET', secrets, secretRemedy, []);
  const mail: MailConfig = {
    smtpUrl: value(
      'SMTP_URL',
      z.url({ protocol: /^smtps?$/ }),
      'an address such as smtps://user:password@mail.example:465 or smtp://127.0.0.1:25',
      undefined,
    ),
    from: value(
      'MAIL_FROM',
      mailSender,
      'an address such as hello@firm.example or The Firm <hello@firm.example>',
      undefined,
    ),
    staff: value('MAIL_STAFF', z.email(), 'an address such as desk@firm.example', undefined),
  };
  if (mail.smtpUrl && !mail.from) {
    throw new ConfigError(
      'MAIL_FROM is missing though SMTP_URL is set. Set it to the address that mails come from.',
    );
  }
  const [configured] = Object.keys(webhooks);
  if (configured && webhookSecrets.length === 0) {
    throw new ConfigError(
      `WEBHOOK_SECRET is missing though ${variableOf(configured as SubmissionKind)} is set. Set it to ${secretRemedy}.`,
    );
  }
  return {
    port: value('PORT', port, 'a port number from 0 to 65535', 3000),
    host: value('HOST', z.string().regex(/^[\w.:-]+$/), 'a host name or address', '127.0.0.1'),
    dataDir: path.resolve(value('DATA_DIR', z.string(), 'a folder', './data')),
    dataDirIsSet: !!environment.DATA_DIR?.trim(),
    trustProxy: value('TRUST_PROXY', trustedProxies, trustedProxiesRemedy, false),
    logLevel: value('LOG_LEVEL', z.enum(logLevels), `one of ${logLevels.join(', ')}`, 'info'),
    databaseUrl: value(
      'DATABASE_URL',
      postgresAddress,
      'an address such as postgres://user:password@host:5432/database',
      undefined,
    ),
    siteUrl: siteUrlFrom(environment),
    webhooks,
    webhookSecrets,
    indexNowKey: value(
      'INDEXNOW_KEY',
      z.string().regex(/^[a-zA-Z0-9-]{8,128}$/),
      '8 to 128 letters, digits and hyphens, for example from: openssl rand -hex 16',
      undefined,
    ),
    drainMs: 1000 * value('DRAIN_SECONDS', drainSeconds, 'a number of seconds from 0 to 60', 0),
    metricsFor: value('METRICS_FOR', proxyAddresses, metricsRemedy, []),
    backup: readBackup(),
    mistyped: mistypedIn(environment),
    mail,
    contentDir: path.resolve(
      value('CONTENT_DIR', existingFolder, 'a folder that exists', './content'),
    ),
    desk: value('DESK', z.enum(['on', 'off']), 'on or off', 'on') === 'on',
    submissionsPerMinute: value(
      'SUBMISSIONS_PER_MINUTE',
      z.coerce.number().int().positive(),
      'a whole number above 0',
      20,
    ),
    fileBytesPerHour: value('FILE_MB_PER_HOUR', megabytes, megabytesRemedy, 200 * MiB),
    diskReserveBytes: value('DISK_RESERVE_MB', megabytes, megabytesRemedy, 512 * MiB),
  };

  function readBackup(): Config['backup'] {
    const given = value('BACKUP_TO', backupPlace, backupPlaceRemedy, undefined);
    const recipient = value('BACKUP_RECIPIENT', ageRecipient, ageRecipientRemedy, undefined);
    const keep = value('BACKUP_KEEP', backupKeeping, backupKeepingRemedy, {
      daily: 7,
      weekly: 4,
      monthly: 12,
    });
    if (!given) return undefined;
    const to = typeof given === 'string' ? folderOf(given) : bucketOf(given);
    if (to.kind === 'bucket' && !recipient) {
      throw new ConfigError(
        `BACKUP_RECIPIENT is missing though BACKUP_TO names a bucket. Set it to ${ageRecipientRemedy}.`,
      );
    }
    return { to, recipient, keep };
  }

  function bucketOf({ bucket, prefix }: { bucket: string; prefix: string }): BackupBucket {
    const keyId = value('BACKUP_BUCKET_KEY_ID', z.string(), 'the id of an access key', undefined);
    const secret = value(
      'BACKUP_BUCKET_SECRET',
      z.string(),
      'the secret of an access key',
      undefined,
    );
    if (!keyId || !secret) {
      throw new ConfigError(
        'BACKUP_BUCKET_KEY_ID and BACKUP_BUCKET_SECRET are needed: BACKUP_TO names a bucket. Set them to an access key that may list, read, write and delete in it.',
      );
    }
    const endpoint = value(
      'BACKUP_BUCKET_ENDPOINT',
      webAddress,
      'an address such as https://s3.firm.example',
      undefined,
    );
    const region = value(
      'BACKUP_BUCKET_REGION',
      z.string().regex(/^[\w-]+$/),
      'a region such as eu-central-1',
      'us-east-1',
    );
    return { kind: 'bucket', bucket, prefix, endpoint, region, keyId, secret };
  }

  function readWebhooks(): Config['webhooks'] {
    const found: Config['webhooks'] = {};
    for (const kind of submissionKinds) {
      const name = variableOf(kind);
      const url = value(
        name,
        webAddress,
        'a web address such as https://automation.example/webhook/123',
        undefined,
      );
      const maxBytes = value(
        maxBytesVariableOf(kind),
        byteCount,
        'a number of bytes such as 5000000',
        Number.POSITIVE_INFINITY,
      );
      if (url) found[kind] = { url, maxBytes };
    }
    return found;
  }
}

/** `job-application` is set by WEBHOOK_JOB_APPLICATION_URL. */
export function variableOf(kind: SubmissionKind): WebhookSetting {
  return `WEBHOOK_${kind.toUpperCase().replaceAll('-', '_')}_URL`;
}

function maxBytesVariableOf(kind: SubmissionKind): WebhookSetting {
  return `WEBHOOK_${kind.toUpperCase().replaceAll('-', '_')}_MAX_BYTES`;
}

/** Variables that look like one of ours and are none, which would be ignored without a word. */
function mistypedIn(environment: Environment): Config['mistyped'] {
  const known: readonly string[] = [...settings, ...secretFileSettings];
  const unknown = Object.keys(environment).filter((name) => !known.includes(name));
  return unknown.flatMap((name) => {
    const meant = nearest(name, settings);
    return meant || name.startsWith('WEBHOOK_') ? [{ name, meant }] : [];
  });
}

const secretRemedy =
  'whsec_ and the base64 of 24 to 64 random bytes, for example from: echo "whsec_$(openssl rand -base64 32)"';

/** Several, separated by spaces, during a rotation. */
const secrets = z.string().transform((given, context): Buffer[] => {
  const keys = given.split(/\s+/).map((secret) => {
    const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
    return Buffer.from(encoded, 'base64');
  });
  if (keys.some((key) => key.length < 24 || key.length > 64)) context.addIssue('unusable');
  return keys;
});

function isSecret(name: string): boolean {
  return /^(?:WEBHOOK_SECRET|WEBHOOK_.*_URL|DATABASE_URL|SMTP_URL|BACKUP_BUCKET_SECRET)$/.test(
    name,
  );
}

/** Each may stand in a file that this variable names, as container and service managers hand them. */
export const secretFileSettings = settings.filter(isSecret).map((name) => `${name}_FILE` as const);

/** The environment with what such files hold. A secret that is given twice is given once too often. */
function withSecretFiles(environment: Environment): Environment {
  const read = secretFileSettings.flatMap((variable) => {
    const file = environment[variable]?.trim();
    if (!file) return [];
    const name = variable.slice(0, -'_FILE'.length);
    if (environment[name]?.trim()) {
      throw new ConfigError(`${name} and ${variable} are both set. Remove one of them.`);
    }
    return [[name, contentOfSecret(variable, file)] as const];
  });
  return { ...environment, ...Object.fromEntries(read) };
}

function contentOfSecret(variable: string, file: string): string {
  try {
    const content = readFileSync(file, 'utf8').trim();
    if (content !== '') return content;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `${variable} names ${file}, which cannot be read (${code}). Correct the path, or let the user of the server read it.`,
    );
  }
  throw new ConfigError(`${variable} names ${file}, which is empty. Write the value into it.`);
}

/** The canonical host that pages name; content/company.yaml has the default. */
export function siteUrlFrom(environment: Environment): string | undefined {
  const given = environment.SITE_URL?.trim();
  if (!given) return undefined;
  if (!webAddress.safeParse(given).success) {
    throw new ConfigError(
      `SITE_URL is "${given}", which is not a web address such as https://www.firm.example. Correct or remove it.`,
    );
  }
  const { origin, pathname, search, hash } = new URL(given);
  if (pathname !== '/' || search || hash) {
    throw new ConfigError(
      `SITE_URL is "${given}", which is more than a host. Pages stand at the root of it: set ${origin}.`,
    );
  }
  return given.replace(/\/$/, '');
}

/** A fault of the environment. Its message is printed without a stack. */
export class ConfigError extends Error {}
