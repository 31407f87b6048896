import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keysInFolder } from '#content/content-folder.server.ts';
import { parseVacancy } from '#domain/vacancies/parse-vacancy.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { storedFields } from '#domain/vacancies/vacancy-document.ts';
import { stateOn, type VacancyState } from '#domain/vacancies/vacancy-state.ts';
import { describeUnfit } from '#words/desk/status.ts';
import { vacancyWords } from '#words/desk/vacancies.en.ts';
import { removeSeeded } from '#server/vacancies/save-vacancies.ts';
import {
  findVacancy,
  fits,
  revisionsOf,
  storedVacancies,
  type FittingVacancy,
  type StoredVacancy,
} from '#server/vacancies/vacancies.ts';
import { close, confirmOpen, publish, schedule, withdraw } from '#server/vacancies/change-state.ts';
import { lawFaults } from '#server/vacancies/law-issues.ts';
import type { VacancyFile } from '#server/documents/exchange.ts';
import { differences, fromYaml, toYaml } from '#server/vacancies/vacancy-yaml.ts';
import {
  CommandError,
  isoTime,
  oneLine,
  text,
  type Command,
  type CommandContext,
  type StoreWork,
} from './command.ts';
import { authorOf } from './author-of.ts';
import { saveChanges, showChanges, vacancyChangesIn, type ShownChange } from './vacancy-changes.ts';
import { describeFault } from './vacancy-refusals.ts';
import { catalogue } from '#content/catalogue.server.ts';

const doesNotFit = 'does not fit this program';

const actions: Record<string, StoreWork> = {
  list: { store: 'reads', run: list },
  show: { store: 'reads', run: show },
  publish: changing((vacancy, { now, options }) =>
    publish(vacancy, new Date(now()), text(options.until)),
  ),
  schedule: changing((vacancy, { options }) => {
    const from = text(options.from);
    if (!from) throw new CommandError('--from is missing. Give the first day, such as 2027-01-31.');
    return schedule(vacancy, from, text(options.until));
  }),
  close: changing((vacancy, { now }) => close(vacancy, new Date(now()))),
  withdraw: changing((vacancy, { now }) => withdraw(vacancy, new Date(now()))),
  confirm: changing((vacancy, { now }) => confirmOpen(vacancy, new Date(now()))),
  import: { store: 'writes', run: importFiles },
  export: { store: 'reads', run: exportFiles },
  check: { store: 'reads', run: check },
  'remove-samples': { store: 'writes', run: removeSamples },
};

export const vacancyCommand: Command = {
  usage: `vacancy ${Object.keys(actions).join('|')}`,
  summary: 'Shows, publishes, corrects, closes and exchanges vacancies.',
  readsContent: true,
  options: {
    from: { type: 'string', help: 'schedule: first day, local time of the workplace' },
    until: { type: 'string', help: 'publish, schedule: last day for applications' },
    by: { type: 'string', help: 'who makes the change; default: the user of this shell' },
    'dry-run': { type: 'boolean', help: 'shows the difference and changes nothing' },
  },
  actions,
};

async function list({ db, now, write }: CommandContext) {
  for (const { reference, revision, slug, vacancy } of await storedVacancies(db)) {
    const state = revision === 0 ? 'draft' : stateText(vacancy, now());
    write([reference, state.padEnd(26), `r${revision}`, slug].join('  '));
  }
}

async function show(context: CommandContext) {
  const { db, now, write } = context;
  const stored = await named(context);
  write(`Address    /vacancies/${stored.slug}`);
  write(`State      ${stored.revision === 0 ? 'draft' : stateText(stored.vacancy, now())}`);
  if (stored.unfit) write(`Unfit      ${describeUnfit(stored.unfit.issues, vacancyWords)}`);
  for (const { revision, changedAt, changedBy, vacancy } of await revisionsOf(db, stored.id)) {
    const state = vacancy?.state.is ?? doesNotFit;
    write(`Revision ${revision}  ${isoTime(changedAt)}  ${changedBy}  ${state}`);
  }
  write('');
  for (const line of yamlOf(stored).trimEnd().split('\n')) write(line);
}

/** An action that changes one vacancy. */
function changing(change: (vacancy: Vacancy, context: CommandContext) => Vacancy): StoreWork {
  return {
    store: 'writes',
    async run(context) {
      const { id, version, vacancy: before } = fitting(await named(context));
      const { vacancy, issues } = parseVacancy(catalogue().firm, change(before, context), before);
      if (issues) throw new CommandError(`${before.slug}: ${describeUnfit(issues, vacancyWords)}.`);
      const changed = { vacancy, basedOn: { id, version }, before };
      await apply(context, differences(before, vacancy).length > 0 ? [changed] : []);
    },
  };
}

async function importFiles(context: CommandContext) {
  const [source] = context.positionals;
  if (!source) throw new CommandError('Give a YAML file, or a folder of them, to import.');
  const files = source.endsWith('.yaml') ? [source] : await yamlFilesIn(source);
  const given: VacancyFile[] = [];
  for (const file of files) given.push(await readYaml(file));
  await apply(context, await vacancyChangesIn(context.db, given));
}

async function exportFiles({ db, positionals, write }: CommandContext) {
  const [folder] = positionals;
  if (!folder) throw new CommandError('Give the folder to export to.');
  await mkdir(folder, { recursive: true });
  const stored = await publishedVacancies(db);
  for (const one of stored) {
    if (one.unfit)
      write(`${one.slug} ${doesNotFit}: ${describeUnfit(one.unfit.issues, vacancyWords)}.`);
    await writeFile(path.join(folder, `${one.slug}.yaml`), yamlOf(one));
  }
  write(`Wrote ${stored.length} vacancies to ${folder}.`);
}

async function check({ db, now, write }: CommandContext) {
  const all = await publishedVacancies(db);
  const stored = all.filter(fits);
  const faults: string[] = [];
  for (const { id, vacancy } of stored) {
    const found = await lawFaults(db, id, vacancy, now());
    faults.push(...found.map((fault) => describeFault(vacancy.slug, fault)));
  }
  faults.forEach(write);
  for (const { slug, unfit } of all) {
    if (unfit)
      write(
        `${slug} ${doesNotFit} and is not shown: ${describeUnfit(unfit.issues, vacancyWords)}.`,
      );
  }
  if (faults.length > 0) throw new CommandError(`${faults.length} faults in adverts.`);
  write(`${stored.length} adverts are lawful where they run.`);
}

/** An adopter's first step: what content/vacancies brought, as far as nobody changed it since. */
async function removeSamples({ db, config, now, options, write }: CommandContext) {
  const dryRun = options['dry-run'] === true;
  const { removed, kept } = await removeSeeded(db, { by: authorOf(options), now: now(), dryRun });
  for (const slug of kept) write(`${slug} stays: it was changed since it came from the files.`);
  const samples = `${removed.length} ${removed.length === 1 ? 'sample' : 'samples'}`;
  write(dryRun ? `${samples} would be removed.` : `Removed ${samples}.`);
  const files = keysInFolder(config().contentDir).filter(({ kind }) => kind === 'vacancy').length;
  if (removed.length > 0 && kept.length === 0 && files > 0) {
    write(`The next start takes the ${files} files in content/vacancies: replace or delete them.`);
  }
}

/** Shows the difference and, unless it is a dry run, saves it. */
async function apply(context: CommandContext, changes: readonly ShownChange[]) {
  const { options, write } = context;
  showChanges(write, changes);
  if (changes.length === 0) write('Nothing changes.');
  if (!options['dry-run']) await saveChanges(context, changes);
}

/** Drafts that were never published are edited at the desk alone. */
async function publishedVacancies(db: CommandContext['db']): Promise<StoredVacancy[]> {
  return (await storedVacancies(db)).filter(({ revision }) => revision > 0);
}

async function named({ db, positionals }: CommandContext): Promise<StoredVacancy> {
  const [name] = positionals;
  if (!name) throw new CommandError('Give a slug or a reference such as NG-2424.');
  const found = await findVacancy(db, name);
  if (found) return found;
  throw new CommandError(`There is no vacancy "${name}". "vacancy list" shows all.`);
}

async function yamlFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: Error) => {
    throw new CommandError(`${folder} cannot be read: ${error.message}.`);
  });
  return names.filter((name) => name.endsWith('.yaml')).map((name) => path.join(folder, name));
}

async function readYaml(file: string): Promise<VacancyFile> {
  try {
    const slug = path.basename(file, '.yaml');
    return { file, slug, content: fromYaml(slug, await readFile(file, 'utf8')) };
  } catch (error) {
    throw new CommandError(`${oneLine((error as Error).message)} Correct ${file}.`);
  }
}

/** One that can be changed by a command; another is corrected first. */
function fitting(stored: StoredVacancy): FittingVacancy {
  if (fits(stored)) return stored;
  throw new CommandError(
    `${stored.slug} ${doesNotFit}: ${describeUnfit(stored.unfit.issues, vacancyWords)}. Run "vacancy export <folder>", correct ${stored.slug}.yaml there and run "vacancy import" with it.`,
  );
}

/** Of an unfit one whatever is stored; text that is not JSON is shown as it is. */
function yamlOf(stored: StoredVacancy): string {
  const fields = storedFields(stored);
  return fields ? toYaml(fields) : `${String(stored.unfit?.raw)}\n`;
}

function stateText(vacancy: Vacancy | undefined, now: number): string {
  return vacancy ? describeState(stateOn(catalogue().firm, vacancy, new Date(now))) : doesNotFit;
}

function describeState(state: VacancyState): string {
  switch (state.is) {
    case 'draft':
      return 'draft';
    case 'scheduled':
      return `scheduled from ${state.from}`;
    case 'open':
      return state.until ? `open until ${state.until}` : 'open';
    case 'closed':
    case 'withdrawn':
      return `${state.is} on ${state.on}`;
  }
}
