import { documentAnswers, type ShowsContent } from '#server/documents/website-detail.ts';
import { deskVacancies, roleReminders } from '#server/inbox/vacancy-list.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { actorOf } from '#server/people/signed-in.ts';
import { changeVacancyState } from './change-state.ts';

/** The list of adverts and their states. They are edited and published as documents. */
export const vacancyRoutes: DeskPart<ShowsContent> = (api, settings) => {
  const { db, clock, planTasks, wakeOutbox } = settings;
  const { detail, done } = documentAnswers(settings);

  api.answer('GET /vacancies', async (request) => deskVacancies(db, request.query, clock.now()));

  api.answer('GET /vacancies/reminders', () => roleReminders(db, clock.now()));

  api.answer('POST /vacancies/:id/state', async (request) => {
    const given = request.body;
    const { id } = request.params;
    const key = { kind: 'vacancy', id } as const;
    const acting = { now: clock.now(), planTasks };
    await done(request, key, changeVacancyState(db, actorOf(request), id, given, acting));
    wakeOutbox();
    return detail(request, key);
  });
};
