import { locales } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { fillIn } from '#words/fill-in.ts';
import { messagesFor } from '#words/messages.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { isOf, shown } from '#server/submissions/standing.ts';
import { readFields } from '#server/submissions/stored-fields.ts';
import { revisionsOf, storedVacancies } from './vacancies.ts';

const setting = 'applications-linked';
const batch = 200;

/**
 * Applications and messages that were stored before they named their vacancy: each is given the one
 * vacancy that had its title and place in some edition, now or in an earlier revision. One that fits
 * several, or none, stays as it is. Done once for each store; returns how many were linked.
 */
export async function linkApplications(db: Db): Promise<number> {
  const [done] = await db.all('select value from setting where name = $1', [setting]);
  if (done) return 0;
  const vacancies = await namesOfVacancies(db);
  let linked = 0;
  for (let after: string | undefined = ''; after !== undefined && vacancies.size > 0;) {
    const from: string = after;
    // A short transaction at a time: another server may be receiving.
    after = await db.transaction(async (statements) => {
      const rows = await nextUnlinked(statements, from);
      for (const { id, kind, fields } of rows) {
        const vacancy = vacancyOf(vacancies, kind, readFields(fields) ?? {});
        if (vacancy === undefined) continue;
        await statements.all('update submission set vacancy_id = $2 where id = $1', [id, vacancy]);
        linked += 1;
      }
      return rows.at(-1)?.id;
    });
  }
  await db.all('insert into setting (name, value) values ($1, $2) on conflict (name) do nothing', [
    setting,
    `${linked}`,
  ]);
  return linked;
}

type Names = Map<string, Set<string>>;

/** By what an application or a message says of its role, the vacancies that it can mean. */
async function namesOfVacancies(db: Db): Promise<Names> {
  const names: Names = new Map();
  for (const { id, vacancy } of await storedVacancies(db)) {
    const revisions = await revisionsOf(db, id);
    for (const one of [vacancy, ...revisions.map((revision) => revision.vacancy)]) {
      for (const name of one ? namesOf(one) : []) {
        names.set(name, (names.get(name) ?? new Set()).add(id));
      }
    }
  }
  return names;
}

function namesOf(vacancy: Vacancy): string[] {
  return locales().flatMap((locale) => {
    const { title } = wordsIn(vacancy, locale);
    const { card, options } = messagesFor(locale).vacancies;
    const { location } = vacancy;
    const place = options[location] ?? location;
    return [applied(title, location), asked(fillIn(card.subject, { title, location: place }))];
  });
}

const applied = (title: string, location: string) => `application\n${title}\n${location}`;
const asked = (subject: string) => `message\n${subject}`;

function vacancyOf(
  names: Names,
  kind: string,
  { roleTitle = '', roleLocation = '', subject = '' }: Record<string, string>,
): string | undefined {
  const name = kind === 'job-application' ? applied(roleTitle, roleLocation) : asked(subject);
  const [id, ...others] = names.get(name) ?? [];
  return others.length === 0 ? id : undefined;
}

function nextUnlinked({ all }: Statements, after: string) {
  return all<{ id: string; kind: string; fields: string }>(
    `select s.id, s.kind, s.fields from submission s
      where s.id > $1 and s.vacancy_id is null and ${isOf(shown)}
        and s.kind in ('job-application', 'contact-message')
      order by s.id limit ${batch}`,
    [after],
  );
}
