import { catalogue } from '#content/catalogue.server.ts';
import { parseVacancy, type GivenVacancy } from '#domain/vacancies/parse-vacancy.ts';
import { storedFields } from '#domain/vacancies/vacancy-document.ts';
import { describeUnfit } from '#words/desk/status.ts';
import { vacancyWords } from '#words/desk/vacancies.en.ts';
import { createChannels, planWith } from '#server/channels/channels.ts';
import { systemClock } from '#server/base/clock.ts';
import type { VacancyFile } from '#server/documents/exchange.ts';
import type { Db } from '#server/db/db.ts';
import { saveVacancies, type VacancyChange } from '#server/vacancies/save-vacancies.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';
import { differences } from '#server/vacancies/vacancy-yaml.ts';
import { authorOf } from './author-of.ts';
import { CommandError, type CommandContext } from './command.ts';
import { describeRefusal } from './vacancy-refusals.ts';

/** With what the difference is shown against. */
export type ShownChange = VacancyChange & { before: object | undefined };

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
    const basedOn = current && { id: current.id, version: current.version };
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

export async function saveChanges(
  { db, config: read, now, options, write }: CommandContext,
  changes: readonly ShownChange[],
) {
  if (changes.length === 0) return;
  const config = read();
  const siteUrl = config.siteUrl ?? catalogue().company.siteUrl;
  const result = await saveVacancies(db, changes, {
    by: authorOf(options),
    now: now(),
    planTasks: planWith(createChannels({ config, siteUrl, db, clock: systemClock })),
  });
  if (result.outcome !== 'saved') {
    describeRefusal(result).forEach(write);
    throw new CommandError('Nothing was saved.');
  }
  write(`Saved ${changes.length} ${changes.length === 1 ? 'vacancy' : 'vacancies'}.`);
}
