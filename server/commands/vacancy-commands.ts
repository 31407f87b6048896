import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { catalogue } from '../../content/catalogue.server.ts';
import { advertFaults } from '../../domain/advert-law/advert-law.ts';
import { vacancySchema, type Vacancy } from '../../domain/vacancy/vacancy.ts';
import { stateOn, type VacancyState } from '../../domain/vacancy/vacancy-state.ts';
import { createChannels, planWith } from '../channels/channels.ts';
import { systemClock } from '../clock.ts';
import type { VacancyChange } from '../store/vacancies/save-vacancies.ts';
import {
  findVacancy,
  revisionsOf,
  vacanciesSince,
  type StoredVacancy,
} from '../store/vacancies/vacancies.ts';
import { close, confirmOpen, publish, schedule, withdraw } from '../vacancies/change-state.ts';
import { saveLawful } from '../vacancies/save-lawful.ts';
import { seedEmptyStore } from '../vacancies/seed-empty-store.ts';
import { differences, fromYaml, toYaml } from '../vacancies/vacancy-yaml.ts';
import { CommandError, isoTime, text, type Command, type CommandContext } from './command.ts';
import { describeFaults, describeRefusal } from './vacancy-refusals.ts';

type Action = (context: CommandContext) => Promise<void>;

const actions: Record<string, Action> = {
  list,
  show,
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
  import: importFiles,
  export: exportFiles,
  check,
};

export const vacancyCommand: Command = {
  usage: `vacancy ${Object.keys(actions).join('|')}`,
  summary: 'Shows, publishes, corrects, closes and exchanges vacancies.',
  options: {
    from: { type: 'string', help: 'schedule: first day, local time of the workplace' },
    until: { type: 'string', help: 'publish, schedule: last day for applications' },
    by: { type: 'string', help: 'who makes the change; default: the user of this shell' },
    'dry-run': { type: 'boolean', help: 'shows the difference and changes nothing' },
  },
  async run(context) {
    const [name = '', ...positionals] = context.positionals;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) {
      throw new CommandError(`Say what to do: vacancy ${Object.keys(actions).join(', ')}.`);
    }
    await seedEmptyStore(context.db, context.now());
    await action({ ...context, positionals });
  },
};

async function list({ db, now, write }: CommandContext) {
  for (const { vacancy, revision } of await vacanciesSince(db, 0)) {
    const state = describeState(stateOn(vacancy, new Date(now())));
    write([vacancy.reference, state.padEnd(26), `r${revision}`, vacancy.slug].join('  '));
  }
}

async function show(context: CommandContext) {
  const { db, now, write } = context;
  const { id, vacancy } = await named(context);
  write(`Address    /vacancies/${vacancy.slug}`);
  write(`State      ${describeState(stateOn(vacancy, new Date(now())))}`);
  for (const { revision, changedAt, changedBy, ...kept } of await revisionsOf(db, id)) {
    write(`Revision ${revision}  ${isoTime(changedAt)}  ${changedBy}  ${kept.vacancy.state.is}`);
  }
  write('');
  for (const line of toYaml(vacancy).trimEnd().split('\n')) write(line);
}

/** An action that changes one vacancy. */
function changing(change: (vacancy: Vacancy, context: CommandContext) => Vacancy): Action {
  return async (context) => {
    const { id, revision, vacancy } = await named(context);
    const { slug, ...content } = change(vacancy, context);
    const result = vacancySchema.safeParse(content);
    if (!result.success)
      throw new CommandError(`${slug}: ${oneLine(z.prettifyError(result.error))}`);
    const changed = { vacancy: { ...result.data, slug }, basedOn: { id, revision } };
    await apply(context, [{ ...changed, before: vacancy }]);
  };
}

async function importFiles(context: CommandContext) {
  const [source] = context.positionals;
  if (!source) throw new CommandError('Give a YAML file, or a folder of them, to import.');
  const files = source.endsWith('.yaml') ? [source] : await yamlFilesIn(source);
  const changes: (VacancyChange & { before: Vacancy | undefined })[] = [];
  for (const file of files) {
    const vacancy = await readVacancy(file);
    // By reference first: under another file name it is the same vacancy with a new slug.
    const current =
      (await findVacancy(context.db, vacancy.reference)) ??
      (await findVacancy(context.db, vacancy.slug));
    const basedOn = current && { id: current.id, revision: current.revision };
    changes.push({ vacancy, basedOn, before: current?.vacancy });
  }
  await apply(context, changes);
}

async function exportFiles({ db, positionals, write }: CommandContext) {
  const [folder] = positionals;
  if (!folder) throw new CommandError('Give the folder to export to.');
  await mkdir(folder, { recursive: true });
  const stored = await vacanciesSince(db, 0);
  for (const { vacancy } of stored) {
    await writeFile(path.join(folder, `${vacancy.slug}.yaml`), toYaml(vacancy));
  }
  write(`Wrote ${stored.length} vacancies to ${folder}.`);
}

async function check({ db, write }: CommandContext) {
  const stored = await vacanciesSince(db, 0);
  const faults = stored.flatMap(({ vacancy }) =>
    describeFaults({ slug: vacancy.slug, faults: advertFaults(vacancy, catalogue().company) }),
  );
  faults.forEach(write);
  if (faults.length > 0) throw new CommandError(`${faults.length} faults in adverts.`);
  write(`${stored.length} adverts are lawful where they run.`);
}

/** Shows the difference and, unless it is a dry run, saves it. */
async function apply(
  { db, config: read, now, options, write }: CommandContext,
  given: readonly (VacancyChange & { before: Vacancy | undefined })[],
) {
  const changes = given.filter(({ before, vacancy }) => differences(before, vacancy).length > 0);
  for (const { before, vacancy } of changes) {
    write(`${vacancy.slug}${before ? '' : ' (new)'}`);
    if (before) for (const line of differences(before, vacancy)) write(`  ${line}`);
  }
  if (changes.length === 0) write('Nothing changes.');
  if (changes.length === 0 || options['dry-run']) return;
  const config = read();
  const { company } = catalogue();
  const siteUrl = config.siteUrl ?? company.siteUrl;
  const result = await saveLawful(db, changes, {
    by: { id: null, name: text(options.by) ?? userInfo().username },
    now: now(),
    planTasks: planWith(createChannels({ config, siteUrl, db, clock: systemClock })),
    advertiser: company,
  });
  if (result.outcome !== 'saved') {
    describeRefusal(result).forEach(write);
    throw new CommandError('Nothing was saved.');
  }
  write(`Saved ${changes.length} ${changes.length === 1 ? 'vacancy' : 'vacancies'}.`);
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

async function readVacancy(file: string): Promise<Vacancy> {
  try {
    return fromYaml(path.basename(file, '.yaml'), await readFile(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${oneLine((error as Error).message)} Correct ${file}.`);
  }
}

/** A line break would be escaped on the way to the terminal. */
function oneLine(message: string): string {
  return message
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
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
