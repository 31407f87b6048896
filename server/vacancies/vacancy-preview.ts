import { vacancyPath } from '#domain/address/paths.ts';
import { storedFields } from '#domain/vacancies/vacancy-document.ts';
import { publishedOn } from '#domain/vacancies/vacancy-state.ts';
import { parseVacancy } from '#domain/vacancies/parse-vacancy.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { vacancyCheckSchema, vacancyPreviewSchema } from '#domain/vacancies/vacancy-work.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { vacancyById } from './vacancies.ts';
import { largeBody, type DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, valid } from '#server/base/desk-refusal.ts';
import { earlyLawIssues, takenIssues } from './vacancy-issues.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** What would be wrong with an edit, and how its page would look. Neither changes anything. */
export const vacancyPreview: DeskPart = (desk, { db, clock, vacancies, site }) => {
  const api = desk.with(largeBody);
  api.answer('POST /vacancies/check', async (request) => {
    const { vacancy, id } = valid(vacancyCheckSchema, request.body, 'malformed');
    const current = id === undefined ? undefined : await vacancyById(db, id);
    const read = parseVacancy(catalogue().firm, vacancy, current && storedFields(current));
    return {
      issues: [
        ...(await takenIssues(db, vacancy, id)),
        ...(read.issues ?? []),
        ...(await earlyLawIssues(db, vacancy, id, clock.now())),
      ],
    };
  });

  api.answer('POST /vacancies/preview', async (request) => {
    const { vacancy, locale } = valid(vacancyPreviewSchema, request.body, 'malformed');
    if (!site) throw new DeskRefusal('no-site');
    // Nothing is saved, so unknown keys do no harm.
    const read = parseVacancy(catalogue().firm, vacancy, vacancy);
    if (read.issues) throw new DeskRefusal({ error: 'invalid', issues: read.issues });
    const shown = asShown(read.vacancy, new Date(clock.now()));
    const others = vacancies.list().filter(({ slug }) => slug !== shown.slug);
    const rendered = await site.render(vacancyPath(catalogue().firm, shown.slug, locale), {
      vacancies: [shown, ...others],
      today: officeDay(catalogue().firm, clock.now()),
    });
    return { html: rendered.body.toString('utf8') };
  });
};

/** A role that has no page yet is shown as it will be on its first day. */
function asShown(vacancy: Vacancy, now: Date): Vacancy {
  const [published] = publishedOn(catalogue().firm, [vacancy], now);
  if (published && published.state.is !== 'withdrawn') return published;
  const until = vacancy.state.is === 'scheduled' ? vacancy.state.until : undefined;
  return { ...vacancy, state: { is: 'open', until } };
}
