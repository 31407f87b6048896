import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogue } from '#content/catalogue.server.ts';
import {
  type GivenVacancy,
  parseVacancy,
  storedFields,
} from '#domain/vacancies/vacancy-document.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { describeUnfit } from '#words/desk/status.ts';
import { vacancyWords } from '#words/desk/vacancies.en.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { act } from '#server/db/act.ts';
import type { Db } from '#server/db/db.ts';
import type { VacancyFile } from '#server/documents/exchange.ts';
import type { DocumentDetail } from '#server/documents/read-documents.ts';
import { type DocumentRefusal, orRefused } from '#server/documents/publishing-rule.ts';
import { saveVacancies, type VacancyChange } from '#server/vacancies/change-state.ts';
import { findVacancy, storedVacancies, type StoredVacancy } from '#server/vacancies/vacancies.ts';
import {
  authored,
  type Command,
  type CommandContext,
  CommandError,
  isoTime,
  oneLine,
} from './command.ts';
import { parse, stringify } from 'yaml';
import { contentDifferences } from '#domain/documents/merge-content.ts';

export const vacancyCommand: Command = {
  usage: 'vacancy export|import <folder>',
  summary: 'Writes the published vacancies as YAML, or publishes what files change.',
  readsContent: true,
  options: {
    by: { type: 'string', help: 'import: who makes the change; default: the user of this shell' },
    'dry-run': { type: 'boolean', help: 'import: shows the differences and changes nothing' },
  },
  actions: {
    export: { store: 'reads', run: exportFiles },
    import: { store: 'writes', run: importFiles },
  },
};

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
      write(
        `${one.slug} does not fit this program: ${describeUnfit(one.unfit.issues, vacancyWords)}.`,
      );
    await writeFile(path.join(folder, `${one.slug}.yaml`), toYaml(storedFields(one)));
  }
  write(`Wrote ${stored.length} vacancies to ${folder}.`);
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

/** With what the difference is shown against. */
type ShownChange = Required<VacancyChange> & { before: object | undefined };

/** What files change of the stored vacancies. */
export async function vacancyChangesIn(
  db: Db,
  files: readonly VacancyFile[],
): Promise<ShownChange[]> {
  const changes: ShownChange[] = [];
  for (const { file, slug, content } of files) {
    const given: GivenVacancy = { ...(content as object), slug };
    // By reference first: under another file name it is the same vacancy with a new slug.
    const current =
      (await findVacancy(db, String(given.reference))) ?? (await findVacancy(db, slug));
    const before = current && storedFields(current);
    const { vacancy, issues } = parseVacancy(catalogue().firm, given, before);
    if (issues) throw new CommandError(`${describeUnfit(issues, vacancyWords)}. Correct ${file}.`);
    const { id, version } = current ?? { id: randomUUID(), version: 0 };
    const basedOn = { id, version };
    changes.push({ vacancy, basedOn, before });
  }
  return changes.filter(({ before, vacancy }) => differences(before, vacancy).length > 0);
}

export function showChanges(write: (line: string) => void, changes: readonly ShownChange[]) {
  for (const { before, vacancy } of changes) {
    write(`${vacancy.slug}${before ? '' : ' (new)'}`);
    if (before) for (const line of differences(before, vacancy)) write(`  ${line}`);
  }
}

export async function saveChanges(context: CommandContext, changes: readonly ShownChange[]) {
  if (changes.length === 0) return;
  const { write } = context;
  const result = await orRefused(() =>
    act(authored(context), (act) => saveVacancies(act, changes)),
  );
  if ('refusal' in result) {
    const { key } = result.refusal;
    const refused = changes.find(({ basedOn }) => basedOn?.id === key.id)!;
    describeRefusal(refused.vacancy, result.refusal).forEach(write);
    throw new CommandError('Nothing was saved.');
  }
  write(`Saved ${changes.length} ${changes.length === 1 ? 'vacancy' : 'vacancies'}.`);
}

/** Why nothing was saved, and what to do. */
function describeRefusal(vacancy: Vacancy, refusal: DocumentRefusal): string[] {
  const { slug, reference } = vacancy;
  switch (refusal.reason) {
    case 'changed-meanwhile':
      return [
        `${slug} was changed by ${refusal.by} at ${isoTime(refusal.at)}. Theirs → yours:`,
        ...differences(fieldsOf(refusal.current), vacancy).map((line) => `  ${line}`),
        'Repeat the change on the present revision.',
      ];
    case 'invalid':
      return refusal.issues.map((issue) => describeIssue(issue, { slug, reference }));
    default:
      return [`There is no vacancy ${slug} any more.`];
  }
}

function fieldsOf({ published, draft }: DocumentDetail): object {
  const { content, address } = (published ?? draft)!;
  return { ...(content as object), slug: address };
}

function describeIssue(
  issue: VacancyIssue,
  { slug, reference }: { slug: string; reference: string },
): string {
  const { code, law } = issue;
  if (code === 'slug-taken') {
    return `The slug ${slug} names, or once named, another vacancy. Choose another.`;
  }
  if (code === 'reference-taken') {
    return `${slug}: another vacancy has the reference ${reference}. Choose another.`;
  }
  const where = law ? ` (${law.country})` : '';
  return `${slug}${where}: ${describeUnfit([issue], vacancyWords)}.${law ? ` ${law.source}.` : ''}`;
}

/** The format of content/vacancies; the file's name is the slug. */
export function toYaml(vacancy: object): string {
  return stringify({ ...vacancy, slug: undefined }, { lineWidth: 100 });
}

/** What a file says, to be parsed by what it is based on. */
function fromYaml(slug: string, text: string): { slug: string } & Record<string, unknown> {
  const content: unknown = parse(text);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new Error('It has no fields.');
  }
  return { ...content, slug };
}

/** The fields that differ, one line each: `salary.min: 60000 → 65000`. */
export function differences(before: unknown, after: unknown): string[] {
  return contentDifferences(before, after).map(
    ({ field, before: old, after: now }) => `${field}: ${shortened(old)} → ${shortened(now)}`,
  );
}

const mostShown = 120;

/** A legal text is many pages. */
function shortened(value = '(none)'): string {
  if (value.length <= mostShown) return value;
  return `${value.slice(0, mostShown)}… (${value.length} characters)`;
}
