import { countSubmissions } from '#server/submissions/read-submissions.ts';
import { catalogue, type Catalogue } from '#content/catalogue.server.ts';
import type { HealthFinding } from '#domain/status/health.ts';
import { type BackupRecord, readBackupRecord } from '#server/backups/backup-record.ts';
import { lastBackupAt } from '#server/db/settings.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { lastRunOf } from '#server/db/start-jobs.ts';
import { heldNow, retentionJobName } from '#server/privacy/retention.ts';
import { refusedSignIns } from '#server/people/refused-sign-ins.ts';
import {
  firstReceivedAt,
  lacksSearchIndex,
  latestTime,
  storeVersions,
} from '#server/db/open-store.ts';
import { countHeld, type Queue, readQueues } from '#server/deliveries/destinations.ts';
import { access, constants, stat, statfs } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#server/base/config.ts';
import { countryOf, languageOf, locales } from '#domain/edition/editions.ts';
import { openPlaceholders } from '#domain/firm/company.ts';
import { type FactByLaw, missingFacts } from '#domain/firm/facts-by-law.ts';
import { isOpen } from '#domain/vacancies/vacancy-state.ts';
import { countryOfLocation } from '#domain/vacancies/engagement.ts';
import { fits, type FittingVacancy, storedVacancies } from '#server/vacancies/vacancies.ts';
import { knownLanguages } from '#domain/edition/language.ts';
import type { Documents } from '#domain/documents/documents.ts';
import { contentFolder, downloadFolder } from '#content/content-folder.server.ts';
import { downloadFiles } from '#domain/documents/download.ts';
import { contentFiles, contentIn } from '#server/documents/live-content.ts';
import { samplesIn } from '#domain/documents/samples.ts';
import { sampleCounts, storedSamples } from '#server/samples/sample-content.ts';
import { countSamples } from '#server/samples/samples.ts';
import { documentRecords, documentsSince } from '#server/documents/read-documents.ts';
import type { DocumentRecord } from '#server/documents/document.ts';
import { seededBy } from '#server/documents/seed-store.ts';
import { lawRule, type LawRule, lawRuleIds } from '#domain/vacancies/law/law-rules.ts';
import { listOfYear, type ReportingDuty } from '#domain/vacancies/law/reporting-duty.ts';
import { addMonths, addDays } from '#domain/working-time/working-day.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { reportingBlock } from '#domain/vacancies/law/reporting-block.ts';
import packageFile from '../../../package.json' with { type: 'json' };

const hour = 60 * 60_000;
const oldBackupMs = 48 * hour;
/** The server restores the newest backup each month. */
const oldDrillMs = 40 * 24 * hour;
/** Servers that share a store may differ a little. */
const clockToleranceMs = 5 * 60_000;
const lateRetentionMs = 48 * hour;

/** What the store tells about itself. */
export async function storeFindings(
  db: Db,
  now: number,
  builtAt: number | undefined,
): Promise<HealthFinding[]> {
  return [
    await checkContents(db),
    ...(await checkSearch(db)),
    ...(await vacancyFindings(db)),
    ...(await sampleFindings(db)),
    ...(await missingFactFindings(db)),
    ...lawFindings(catalogue(), now),
    ...(await checkClock(db, now, builtAt)),
    ...(await signInFindings(db, now)),
    ...(await backupFindings(db, now)),
    await checkRetention(db, now),
    ...(await heldFindings(db, now)),
    await versions(db),
  ];
}

async function checkContents(db: Db): Promise<HealthFinding> {
  const store = db.dialect.name === 'sqlite' ? 'embedded' : 'postgres';
  const submissions = await countSubmissions(db);
  return { area: 'store', level: 'ok', is: 'store-answers', store, submissions };
}

async function checkSearch(db: Db): Promise<HealthFinding[]> {
  if (!(await lacksSearchIndex(db))) return [];
  return [{ area: 'store', level: 'open', is: 'no-search-index' }];
}

/** Due times, retention and certificates all go by the clock. */
async function checkClock(
  db: Db,
  now: number,
  builtAt: number | undefined,
): Promise<HealthFinding[]> {
  const latest = Math.max(await latestTime(db), builtAt ?? 0);
  if (now >= latest - clockToleranceMs) return [];
  const of = latest === builtAt ? 'build' : 'store';
  return [{ area: 'store', level: 'fault', is: 'clock-back', now, latest, of }];
}

async function signInFindings(db: Db, now: number): Promise<HealthFinding[]> {
  const refused = await refusedSignIns(db, now);
  return refused ? [{ area: 'sign-in', level: 'fault', ...refused }] : [];
}

async function backupFindings(db: Db, now: number): Promise<HealthFinding[]> {
  const record = await readBackupRecord(db);
  return [await checkBackup(db, record, now), ...moreAboutBackups(record, now)];
}

async function checkBackup(db: Db, record: BackupRecord, now: number): Promise<HealthFinding> {
  const area = 'backup';
  const last = await lastBackupAt(db);
  if (last !== undefined && last > now - oldBackupMs) {
    const place = record.newest?.takenAt === last ? record.newest.place : null;
    return { area, level: 'ok', is: 'backup-taken', at: last, place };
  }
  if (last !== undefined) return { area, level: 'fault', is: 'backup-old', at: last };
  const since = (await firstReceivedAt(db)) ?? now;
  // Nothing to lose yet, or no night has passed since the first submission.
  const level = since > now - oldBackupMs ? 'open' : 'fault';
  return { area, level, is: 'no-backup' };
}

/** Of those that the server makes by itself. */
function moreAboutBackups({ newest, failure, drill }: BackupRecord, now: number): HealthFinding[] {
  const area = 'backup';
  const findings: HealthFinding[] = [];
  if (failure) findings.push({ area, level: 'fault', is: 'backup-failed', ...failure });
  if (newest?.encrypted === false) {
    findings.push({ area, level: 'open', is: 'backup-readable', place: newest.place });
  }
  if (!drill) return findings;
  const { at, name: backup, failure: reason } = drill;
  if (reason !== undefined) {
    findings.push({ area, level: 'fault', is: 'restore-failed', at, backup, reason });
  } else if (at < now - oldDrillMs) {
    findings.push({ area, level: 'fault', is: 'restore-old', at });
  } else findings.push({ area, level: 'ok', is: 'restore-tried', at, backup });
  return findings;
}

/** None before the first day: a new server has not run it yet. */
async function checkRetention(db: Db, now: number): Promise<HealthFinding> {
  const area = 'retention';
  const last = await lastRunOf(db, retentionJobName);
  if (last === undefined) return { area, level: 'ok', is: 'deletion-pending' };
  if (last > now - lateRetentionMs) return { area, level: 'ok', is: 'deletion-ran', at: last };
  return { area, level: 'fault', is: 'deletion-late', at: last };
}

async function heldFindings(db: Db, now: number): Promise<HealthFinding[]> {
  const held = await heldNow(db, now);
  return held.count === 0 ? [] : [{ area: 'retention', level: 'ok', is: 'records-held', ...held }];
}

async function versions(db: Db): Promise<HealthFinding> {
  const { schema, database } = await storeVersions(db);
  return {
    area: 'versions',
    level: 'ok',
    is: 'versions',
    program: packageFile.version,
    node: process.versions.node,
    database: `${db.dialect.name === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${database}`,
    schema,
  };
}

const longBacklogMs = 60 * 60_000;

/** What waits, and what the server recorded about its destinations. */
export async function deliveryFindings(db: Db, now: number): Promise<HealthFinding[]> {
  const queues = await readQueues(db);
  return [
    ...(await checkBacklog(db, queues, now)),
    ...checkDestinations(queues),
    checkMail(queues),
  ];
}

async function checkBacklog(
  db: Db,
  queues: readonly Queue[],
  now: number,
): Promise<HealthFinding[]> {
  const area = 'deliveries';
  const findings: HealthFinding[] = [];
  const sum = (of: (queue: Queue) => number) => queues.reduce((total, one) => total + of(one), 0);
  const abandoned = sum((queue) => queue.abandoned);
  if (abandoned > 0) {
    findings.push({ area, level: 'fault', is: 'deliveries-abandoned', count: abandoned });
  }
  const waiting = sum((queue) => queue.waiting);
  const oldest = Math.min(...queues.map((queue) => queue.oldestWaitingSince ?? now));
  if (waiting > 0 && oldest < now - longBacklogMs) {
    findings.push({ area, level: 'fault', is: 'deliveries-late', count: waiting, oldest });
  } else if (waiting > 0) {
    findings.push({ area, level: 'ok', is: 'deliveries-waiting', count: waiting });
  }
  const held = await countHeld(db);
  if (held > 0) findings.push({ area, level: 'ok', is: 'deliveries-held', count: held });
  return findings;
}

/** What the server recorded in the store, whatever this shell has configured. */
function checkDestinations(queues: readonly Queue[]): HealthFinding[] {
  const area = 'deliveries';
  const destinations = queues.flatMap(({ destination }) => destination ?? []);
  if (destinations.length === 0) return [{ area, level: 'ok', is: 'no-destination' }];
  return destinations.map((destination): HealthFinding =>
    destination.consecutiveFailures === 0
      ? { area, level: 'ok', is: 'destination-works', destination }
      : { area, level: 'fault', is: 'destination-fails', destination },
  );
}

function checkMail(queues: readonly Queue[]): HealthFinding {
  const area = 'mail';
  const mail = queues.find(({ channel, destination }) => channel === 'mail' && destination);
  if (!mail?.destination) return { area, level: 'open', is: 'no-mail' };
  return { area, level: 'ok', is: 'mail-configured', host: mail.destination.host };
}

const lowDiskBytes = 1024 ** 3;

/** What can be checked without the store. */
export async function installationFindings(
  config: Pick<Config, 'dataDir' | 'siteUrl' | 'mistyped'> & Partial<Pick<Config, 'backup'>>,
  build = path.resolve('build'),
): Promise<HealthFinding[]> {
  const backups = config.backup?.to;
  return [
    ...config.mistyped.map(describeMistyped),
    placeholderFinding(),
    await checkBuild(config.siteUrl, build),
    await checkDisk(config.dataDir),
    ...(await checkRights(config.dataDir)),
    ...(backups?.kind === 'folder' ? [await checkDisk(backups.folder)] : []),
  ];
}

/** When the site was built: no clock can be before that. */
export async function builtAt(build = path.resolve('build')): Promise<number | undefined> {
  return stat(path.join(build, 'stamp')).then(
    ({ mtimeMs }) => Math.floor(mtimeMs),
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
  if (isUnencrypted(address)) return { area, level: 'fault', is: 'site-unencrypted', address };
  return { area, level: 'ok', is: 'site-address', address };
}

/** Of an address that others than this machine can reach. */
export function isUnencrypted(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
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

const siteArea = 'site';

/** Open placeholders are no fault of the installation, but no site should be published with them. */
function placeholderFinding(): HealthFinding {
  const fields = openPlaceholders(catalogue().company);
  if (fields.length === 0) return { area: siteArea, level: 'ok', is: 'no-placeholders' };
  return { area: siteArea, level: 'open', is: 'placeholders', fields };
}

/** What does not exist is no fault either, and no site should be published with it. */
async function sampleFindings(db: Statements): Promise<HealthFinding[]> {
  const content = sampleCounts(storedSamples(await documentRecords(db)));
  const submissions = await countSamples(db);
  if (samplesIn(content) + submissions === 0) return [];
  return [{ area: siteArea, level: 'open', is: 'samples', ...content, submissions }];
}

/** Facts that the law of a country asks for where the firm has an edition or open vacancies. */
async function missingFactFindings(db: Statements): Promise<HealthFinding[]> {
  const { company } = catalogue();
  const stored = (await storedVacancies(db)).filter(fits).map(({ vacancy }) => vacancy);
  const missing = missingFacts(company, [
    ...locales(catalogue().firm).map(countryOf),
    ...stored
      .filter(isOpen)
      .map(({ location }) =>
        countryOfLocation(catalogue().firm, location, company.address.country),
      ),
  ]);
  if (missing.length === 0) return [];
  const facts = [...Map.groupBy(missing, ({ field }) => field)].map(([field, asked]) => ({
    field,
    saidIn: [...asked[0]!.saidIn],
    asked: asked.map(describe),
  }));
  return [{ area: siteArea, level: 'open', is: 'facts-by-law', facts }];
}

function describe({ countries, source }: FactByLaw): string {
  return `${source} (${countries.join(', ')})`;
}

/** Published documents that this program cannot read, and words that no edition of the firm shows. */
export async function contentFindings(
  db: Statements,
  folder = contentFolder(),
): Promise<HealthFinding[]> {
  const area = 'content';
  const records = await documentsSince(db, 0);
  const content = contentIn(records, { files: () => contentFiles(folder) });
  const { documents, unfit } = content;
  const faults = unfit.map(({ key: { kind, id }, issues }): HealthFinding => ({
    area,
    level: 'fault',
    is: 'document-unfit',
    kind,
    id,
    issues,
  }));
  const unread = unreadWords(documents);
  const findings: HealthFinding[] =
    faults.length > 0 ? faults : [{ area, level: 'ok', is: 'documents-fit' }];
  if (unread.words + unread.languages.length > 0) {
    findings.push({ area, level: 'ok', is: 'words-unread', ...unread });
  }
  return [...findings, ...downloadFindings(content.catalogue, records, folder)];
}

/** Files that are handed out and not there, and those whose prices somebody changed since. */
function downloadFindings(
  { firm, downloads }: Catalogue,
  records: readonly DocumentRecord[],
  contentFolder: string,
): HealthFinding[] {
  const area = 'content';
  const folder = downloadFolder(contentFolder);
  const missing = downloadFiles(firm, downloads)
    .filter((file) => !existsSync(path.join(folder, file)))
    .map((file): HealthFinding => ({
      area,
      level: 'fault',
      is: 'download-missing',
      file,
      folder,
    }));
  const models = records.find(({ key }) => key.kind === 'hiring-models')?.published;
  // What filled the store came with the files; the day on which it did says nothing of prices.
  if (!models || models.by === seededBy) return missing;
  const changedOn = officeDay(firm, models.at);
  const older = downloads.flatMap(({ id, pricesCheckedOn: checkedOn }): HealthFinding[] =>
    checkedOn !== undefined && checkedOn < changedOn
      ? [{ area, level: 'open', is: 'prices-newer', id, checkedOn, changedOn }]
      : [],
  );
  return [...missing, ...older];
}

/** How many regional words are for other editions alone or too, and languages that no edition is in. */
function unreadWords(documents: Documents): { words: number; languages: string[] } {
  const tags = catalogue().firm.editions.map(({ tag }) => tag);
  const regional = documents.get({ kind: 'regional', id: 'main' }) as
    | Record<string, Record<string, string>>
    | undefined;
  const words = Object.values(regional ?? {}).filter((word) =>
    Object.keys(word).some((tag) => !(tags as string[]).includes(tag)),
  ).length;
  const languages = knownLanguages.filter(
    (language) => !tags.some((tag) => languageOf(tag) === language),
  );
  const pages = documents.ids('page').filter((id) => {
    const page = documents.get({ kind: 'page', id }) as Record<string, unknown>;
    return languages.some((language) => page[language] !== undefined);
  });
  return { words, languages: pages.length > 0 ? languages : [] };
}

const lawArea = 'law';
const noticeDays = 90;
const reviewMonths = 12;

/** Rules and lists that become due: one that begins or ends soon, or that nobody read for a year. */
export function lawFindings(
  { firm, company }: Pick<Catalogue, 'firm' | 'company'>,
  now: number,
  rules: readonly LawRule[] = lawRuleIds.map(lawRule),
): HealthFinding[] {
  const today = officeDay(firm, now);
  const found = [
    ...rules.flatMap((rule) => ofRule(rule, today)),
    ...(company.areaServed.includes('CH') ? ofLists(firm.reportingDuty, today) : []),
  ];
  if (found.length > 0) return found;
  return [{ area: lawArea, level: 'ok', is: 'rules-current', count: rules.length }];
}

function ofRule({ from, until, asks, source, reviewedOn }: LawRule, today: string) {
  const soon = addDays(today, noticeDays);
  const findings: HealthFinding[] = [];
  const add = (is: 'rule-begins' | 'rule-ends' | 'rule-unread', day: string) =>
    findings.push({ area: lawArea, level: 'open', is, day, asks, source });
  if (from > today && from <= soon) add('rule-begins', from);
  if (until !== undefined && until >= today && until <= soon) add('rule-ends', until);
  if (addMonths(reviewedOn, reviewMonths) < today) add('rule-unread', reviewedOn);
  return findings;
}

/** The list of the coming year is decided at the end of November. */
function ofLists(reportingDuty: ReportingDuty, today: string): HealthFinding[] {
  const year = Number(today.slice(0, 4));
  const list = listOfYear(reportingDuty, year);
  const findings: HealthFinding[] = [];
  if (!list) findings.push({ area: lawArea, level: 'open', is: 'duty-list-missing', year });
  if (list && !list.complete)
    findings.push({ area: lawArea, level: 'open', is: 'duty-list-excerpt', year });
  if (today.slice(5) >= '12-01' && !listOfYear(reportingDuty, year + 1)) {
    findings.push({ area: lawArea, level: 'open', is: 'duty-list-due', year: year + 1 });
  }
  return findings;
}

const vacancyArea = 'vacancies';

/** Stored vacancies that this program cannot read, each by its slug. */
async function vacancyFindings(db: Statements): Promise<HealthFinding[]> {
  // A draft may be incomplete.
  const stored = (await storedVacancies(db)).filter(({ revision }) => revision > 0);
  const unfit = stored.filter((one) => !fits(one));
  const held = stored.filter(fits).flatMap(heldBack);
  if (unfit.length === 0) {
    return [{ area: vacancyArea, level: 'ok', is: 'vacancies-fit', count: stored.length }, ...held];
  }
  const faults = unfit.map(({ slug, reference, unfit: { issues } }): HealthFinding => ({
    area: vacancyArea,
    level: 'fault',
    is: 'vacancy-unfit',
    slug,
    reference,
    issues,
  }));
  return [...faults, ...held];
}

/** Open by its own account, and shown to nobody: it has to be reported first. */
function heldBack({ slug, reference, vacancy }: FittingVacancy): HealthFinding[] {
  const isPublic = vacancy.state.is === 'open' || vacancy.state.is === 'scheduled';
  if (!isPublic || reportingBlock(catalogue().firm, vacancy)?.is !== 'unreported') return [];
  return [{ area: vacancyArea, level: 'open', is: 'vacancy-held-back', slug, reference }];
}

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The server and who reads about it may be in different zones. */
export function timeOf(milliseconds: number): string {
  return `${format.format(milliseconds)} UTC`;
}
