import { areaWords, listOfSamples } from './names.en.ts';
import { heldNow } from './privacy.en.ts';
import type { StoredSamples } from '#domain/documents/samples.ts';
import type { Fine, KnownDestination, Trouble } from '#domain/status/health.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';

/** What a finding cannot say by itself: times of the reader’s zone, and words of other files. */
export type FindingContext = {
  time: (at: number) => string;
  issues: (issues: readonly VacancyIssue[]) => string;
  destination: (destination: KnownDestination) => string;
  cause: (failure: string) => string;
  remedy: (destination: KnownDestination) => string;
};

type FineWords = {
  [Is in Fine['is']]: (finding: Extract<Fine, { is: Is }>, context: FindingContext) => string;
};
type TroubleWords = {
  [Is in Trouble['is']]: (
    finding: Extract<Trouble, { is: Is }>,
    context: FindingContext,
  ) => { text: string; remedy: string };
};

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
const deliveries = (count: number) =>
  `${counted(count, 'delivery', 'deliveries')} ${count === 1 ? 'is' : 'are'}`;
const dutyRemedy =
  'Take the official list from arbeit.swiss, and enter it on the desk, Website, “Swiss reporting duty”, or in reporting-duty.yaml.';

const backupRemedy =
  'Set BACKUP_TO, and the server makes a backup every day: docs/runbooks/backup.md.';
const triedAgain = 'Correct the cause; the server tries again by itself. docs/runbooks/backup.md.';

const fine: FineWords = {
  'no-placeholders': () => 'The document “company” has no placeholders.',
  'site-address': ({ address }) => `Pages and mails name this site ${address}.`,
  'disk-free': ({ folder, gigabytes }) => `${folder} is writable, ${gigabytes} GB free.`,
  'store-answers': ({ store, submissions }) =>
    `${store === 'embedded' ? 'The embedded store' : 'PostgreSQL'} answers and holds ${counted(submissions, 'submission', 'submissions')}.`,
  'rules-current': ({ count }) => `All ${count} legal rules are current.`,
  'vacancies-fit': ({ count }) => `All ${count} stored vacancies fit this program.`,
  'documents-fit': () => 'All published documents fit this program.',
  'words-unread': ({ words, languages }) =>
    `Words of editions that the firm does not have are not read: ${[...(words > 0 ? [counted(words, 'regional word', 'regional words')] : []), ...languages.map((language) => `all in ${language}`)].join(', ')}.`,
  'deliveries-waiting': ({ count }) => `${deliveries(count)} waiting.`,
  'deliveries-held': ({ count }) =>
    `${deliveries(count)} held; review them in the inbox, under Spam.`,
  'no-destination': () =>
    'No destination was configured when the server last started: all is kept.',
  'destination-works': ({ destination }, context) => `${context.destination(destination)}.`,
  'mail-configured': ({ host }) => `Mail is sent through ${host}.`,
  'backup-taken': ({ at, place }, { time }) =>
    `The last backup was taken at ${time(at)}${place ? ` and brought to ${place}` : ''}.`,
  'restore-tried': ({ at, backup }, { time }) =>
    `A backup was last restored and compared at ${time(at)}: ${backup}, complete.`,
  'deletion-pending': () => 'The daily automatic deletion has not run yet.',
  'records-held': heldNow,
  'deletion-ran': ({ at }, { time }) => `The last automatic deletion was at ${time(at)}.`,
  versions: ({ program, node, database, schema }) =>
    `Program ${program}, Node.js ${node}, ${database}, store version ${schema}.`,
};

const trouble: TroubleWords = {
  'unknown-variable': ({ name, meant }) => ({
    text: `The environment sets ${name}, which nothing reads.`,
    remedy: meant === null ? '.env.example lists every variable.' : `Is ${meant} meant?`,
  }),
  placeholders: ({ fields }) => ({
    text: `${counted(fields.length, 'fact of the firm is a placeholder', 'facts of the firm are placeholders')}. Until they are replaced, search engines are asked not to list the site.`,
    remedy: `Fill them in on the desk, Website, “The firm”, or in company.yaml of the content folder, before you publish the site: ${fields.join(', ')}.`,
  }),
  samples: (counts) => ({
    text: `Samples: ${listOfSamples(counts)}. While a role, report, download or person among them is published, search engines are asked not to list the site; job boards and role alerts leave samples out.`,
    remedy:
      'Press “Remove all samples” under System status once your own content is published: they are deleted. To keep one as your own, untick “Sample” in its editor and publish it.',
  }),
  'facts-by-law': ({ facts }) => ({
    text: `${counted(facts.length, 'fact that the law requires on the website is', 'facts that the law requires on the website are')} missing.`,
    remedy: `Fill them in on the desk, Website, “The firm”, or in company.yaml of the content folder. ${facts.map(({ field, saidIn, asked }) => `${field} (left out of ${saidIn.join(', ')}): ${asked.join('; ')}`).join('. ')}.`,
  }),
  'no-build': () => ({
    text: 'There is no build: no pages are served.',
    remedy: 'Run "npm run build", then restart the server.',
  }),
  'site-unencrypted': ({ address }) => ({
    text: `The site names itself ${address}, without encryption: what visitors send can be read on the way, and nobody can sign in to the desk.`,
    remedy: 'Serve it by HTTPS (docs/runbooks/deploy.md) and set SITE_URL to its https:// address.',
  }),
  'page-fails': ({ address, reason }) => ({
    text: `${address} could not be shown when it was last asked for: ${reason}`,
    remedy:
      'If the reason names a document, correct and publish it under Website. Otherwise look for "request-failure" in the log of the server. The page is tried again at each request.',
  }),
  'disk-low': ({ folder, gigabytes }) => ({
    text: `${folder} has only ${gigabytes} GB free.`,
    remedy:
      'Free space on that disk, or delete what is past its retention on the desk, under Privacy.',
  }),
  'disk-not-writable': ({ folder, message }) => ({
    text: `${folder} is not writable: ${message}.`,
    remedy:
      'Make it writable for this user, or name another folder in DATA_DIR, or for backups in BACKUP_TO.',
  }),
  'data-readable': ({ folder }) => ({
    text: `Other users of this machine can read ${folder}.`,
    remedy: `chmod 700 ${folder}`,
  }),
  'no-search-index': () => ({
    text: 'PostgreSQL has no index for the search of the desk: each search reads every submission.',
    remedy: 'Install the extension pg_trgm and create the index: docs/runbooks/postgres.md.',
  }),
  'clock-back': ({ now, latest, of }, { time }) => ({
    text: `The clock says ${time(now)}, but ${of === 'build' ? 'the site was built at' : 'the store holds something of'} ${time(latest)}.`,
    remedy: 'Set the clock of this machine, and let a time service keep it.',
  }),
  'sign-ins-refused': ({ at, count, networks }, { time }) => ({
    text: `Signing in to the desk was refused at least ${count} times within an hour, from ${counted(networks, 'network', 'networks')}; last noted at ${time(at)}.`,
    remedy:
      'The audit log says why, and of whose key. If it is no colleague with a device that fails, let only your own addresses reach /desk and /api/desk at the proxy. No key can be guessed. This notice stays for 24 hours.',
  }),
  'no-backup': () => ({ text: 'No backup was ever recorded.', remedy: backupRemedy }),
  'backup-old': ({ at }, { time }) => ({
    text: `The last backup was taken at ${time(at)}, more than 48 hours ago.`,
    remedy: backupRemedy,
  }),
  'backup-failed': ({ at, reason }, { time }) => ({
    text: `The backup of ${time(at)} failed: ${reason}.`,
    remedy: triedAgain,
  }),
  'backup-readable': ({ place }) => ({
    text: `Backups in ${place} are not encrypted.`,
    remedy: 'Set BACKUP_RECIPIENT to your public key of age: docs/runbooks/backup.md.',
  }),
  'restore-old': ({ at }, { time }) => ({
    text: `A backup was last restored and compared at ${time(at)}, more than 40 days ago.`,
    remedy: triedAgain,
  }),
  'restore-failed': ({ at, backup, reason }, { time }) => ({
    text: `${backup} could not be restored at ${time(at)}, when the server tried it: ${reason}.`,
    remedy: triedAgain,
  }),
  'deletion-late': ({ at }, { time }) => ({
    text: `The last automatic deletion was at ${time(at)}.`,
    remedy: 'A running server does it once a day: its log names the cause as job-failure.',
  }),
  'rule-begins': ({ day, asks, source }) => ({
    text: `From ${day} on: ${asks.en} (${source})`,
    remedy: 'See that the roles that are open then keep it.',
  }),
  'rule-ends': ({ day, asks, source }) => ({
    text: `Until ${day} only: ${asks.en} (${source})`,
    remedy: 'See what follows it, and add that rule: docs/law.md.',
  }),
  'rule-unread': ({ day, asks, source }) => ({
    text: `Last read on ${day}: ${asks.en} (${source})`,
    remedy: 'Read its source again and set the day: docs/law.md.',
  }),
  'duty-list-missing': ({ year }) => ({
    text: `There is no list of the Swiss reporting duty for ${year}.`,
    remedy: dutyRemedy,
  }),
  'duty-list-excerpt': ({ year }) => ({
    text: `The list of the Swiss reporting duty for ${year} is an excerpt: a role that it does not name may still be under the duty.`,
    remedy: dutyRemedy,
  }),
  'duty-list-due': ({ year }) => ({
    text: `The list of the Swiss reporting duty for ${year} is not there yet.`,
    remedy: dutyRemedy,
  }),
  'vacancy-unfit': ({ slug, reference, issues }, context) => ({
    text: `Vacancy "${slug}" (${reference}) does not fit this program and is not shown: ${context.issues(issues)}.`,
    remedy: `Correct it on the desk under Vacancies, or run "vacancy export <folder>", correct ${slug}.yaml there and run "vacancy import" with it.`,
  }),
  'vacancy-held-back': ({ slug, reference }) => ({
    text: `Vacancy "${slug}" (${reference}) is published and not shown: the Swiss reporting duty keeps it back.`,
    remedy:
      'Report it, or say why it need not be, in its field “Swiss reporting duty” on the desk: docs/runbooks/vacancies.md.',
  }),
  'document-unfit': ({ kind, id, issues }, context) => ({
    text: `What is published as ${kind} ${id} does not fit this program, and the files of content/ are shown instead: ${context.issues(issues)}.`,
    remedy:
      'Correct and publish it on the desk under Website, or run "content export <folder>", correct its file there and run "content import <folder>".',
  }),
  'prices-newer': ({ id, checkedOn, changedOn }) => ({
    text: `The prices in the document to download “${id}” were last checked on ${checkedOn}; the hiring models changed on ${changedOn}.`,
    remedy:
      'Compare it with the hiring models in every language, replace what says otherwise, and set the day on the desk, Website, “Prices checked on”.',
  }),
  'download-missing': ({ file, folder }) => ({
    text: `${file} is offered to visitors and is not in ${folder}.`,
    remedy:
      'Put it there, on every server, or name another file or an address on the desk under Website.',
  }),
  'deliveries-abandoned': ({ count }) => ({
    text: `${counted(count, 'delivery', 'deliveries')} failed and will not be tried again.`,
    remedy:
      'Correct the receiver, then send them again on the desk, or run "redeliver --abandoned".',
  }),
  'deliveries-late': ({ count, oldest }, { time }) => ({
    text: `${deliveries(count)} waiting, the oldest since ${time(oldest)}.`,
    remedy:
      'The desk or "deliveries" lists each with its last failure, or that it has no destination.',
  }),
  'destination-fails': ({ destination }, { destination: named, cause, remedy }) => ({
    text: `${named(destination)}. ${cause(destination.lastFailure ?? 'unknown')}`,
    remedy: remedy(destination),
  }),
  'no-mail': () => ({
    text: 'Mail is not configured: no receipts and no alerts are sent.',
    remedy: 'Set SMTP_URL, MAIL_FROM and MAIL_STAFF, and restart the server.',
  }),
};

const destination = {
  since: '{label} ({channel}) to {host}, since {time}, last success {success}',
  never: 'none',
  failing: ', {count} failures since ({failure}, last {time})',
  failingOnce: ', 1 failure since ({failure}, {time})',
};

/** Words of the page about the installation. */
export const statusWords = {
  loading: 'Checking',
  summary: (faults: number, open: number) => {
    if (faults + open === 0) return 'Everything is in order.';
    const parts = [
      faults > 0 ? `${faults} ${faults === 1 ? 'fault' : 'faults'}` : '',
      open > 0 ? `${open} ${open === 1 ? 'thing' : 'things'} left to do` : '',
    ];
    return `${parts.filter(Boolean).join(' and ')}.`;
  },
  checked: 'Checked',
  again: 'Check again',
  checking: 'Checking…',
  levels: { ok: 'In order', fault: 'Fault', open: 'To do' },
  remedy: 'What to do',
  samples: {
    note: 'Samples are among these, made up to try the desk. An administrator can remove them, under System status.',
    remove: 'Remove all samples',
    keep: 'Keep them',
    removed: 'The samples are removed.',
    question: (counts: StoredSamples) =>
      `${listOfSamples(counts)}: they are deleted, with their pages. What people have sent about a sample role stays. So does what is your own, and a sample with a draft in which “Sample” is unticked.`,
  },
  areas: areaWords,
  findings: { fine, trouble, destination },
};
