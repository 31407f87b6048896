import type { FastifyPluginAsync } from 'fastify';
import { vacancyPath } from '../../domain/address/paths.ts';
import { storedFields } from '../../domain/vacancy/vacancy-document.ts';
import { publishedOn } from '../../domain/vacancy/vacancy-state.ts';
import { parseVacancy } from '../../domain/vacancy/parse-vacancy.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import {
  vacancyCheckSchema,
  vacancyPreviewSchema,
  type VacancyPreview,
} from '../../domain/work/vacancy-work.ts';
import { isoDay } from '../../domain/working-time/iso-day.ts';
import { vacancyById } from '../store/vacancies/vacancies.ts';
import type { DeskSettings } from './desk-settings.ts';
import { earlyLawIssues, takenIssues } from './vacancy-issues.ts';

/** What would be wrong with an edit, and how its page would look. Neither changes anything. */
export const vacancyPreview: FastifyPluginAsync<DeskSettings> = async (
  app,
  { db, clock, vacancies, site },
) => {
  app.post('/api/desk/vacancies/check', async (request, reply) => {
    const body = vacancyCheckSchema.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: 'malformed' });
    const { vacancy, id } = body.data;
    const current = id === undefined ? undefined : await vacancyById(db, id);
    const read = parseVacancy(vacancy, current && storedFields(current));
    return {
      issues: [
        ...(await takenIssues(db, vacancy, id)),
        ...(read.issues ?? []),
        ...earlyLawIssues(vacancy),
      ],
    };
  });

  app.post('/api/desk/vacancies/preview', async (request, reply) => {
    const body = vacancyPreviewSchema.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: 'malformed' });
    if (!site) return reply.code(503).send({ error: 'no-site' });
    // Nothing is saved, so unknown keys do no harm.
    const read = parseVacancy(body.data.vacancy, body.data.vacancy);
    if (read.issues) return reply.code(400).send({ error: 'invalid', issues: read.issues });
    const shown = asShown(read.vacancy, new Date(clock.now()));
    const others = vacancies.list().filter(({ slug }) => slug !== shown.slug);
    const rendered = await site.render(vacancyPath(shown.slug, body.data.locale), {
      vacancies: [shown, ...others],
      today: isoDay(clock.now()),
    });
    const preview: VacancyPreview = { html: rendered.body.toString('utf8') };
    return preview;
  });
};

/** A role that has no page yet is shown as it will be on its first day. */
function asShown(vacancy: Vacancy, now: Date): Vacancy {
  const [published] = publishedOn([vacancy], now);
  if (published && published.state.is !== 'withdrawn') return published;
  const until = vacancy.state.is === 'scheduled' ? vacancy.state.until : undefined;
  return { ...vacancy, state: { is: 'open', until } };
}
