import type { z } from 'zod';
import { pageSchema } from '#domain/mandates/mandate-work.ts';
import { isoDay } from '#domain/working-time/iso-day.ts';
import { candidaciesOf } from './candidacies.ts';
import { changeMandate } from './change-mandate.ts';
import { openDates, settleDate } from './mandate-dates.ts';
import { exportMandate } from './mandate-record.ts';
import { moveCandidate } from './move-candidate.ts';
import { openFromBrief, openMandate, type Opened } from './open-mandate.ts';
import { countsOfRole, peopleOfRole, type RoleOf } from './people-of-role.ts';
import { listMandates, mandateById, mandateOfVacancy } from './read-mandates.ts';
import { submissionById } from '#server/submissions/read-submissions.ts';
import { anyStanding, shown } from '#server/submissions/standing.ts';
import { vacancyById } from '#server/vacancies/vacancies.ts';
import { colleagues } from '#server/inbox/inbox.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import { mandateDetail } from './mandate-detail.ts';
import { personOf } from '#server/people/signed-in.ts';

/** Mandates, the people on the way to them, and their dates. */
export const mandateRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('GET /mandates', async (request) => {
    const filter = request.query;
    const [listed, people] = await Promise.all([
      listMandates(db, filter, personOf(request).id),
      colleagues(db),
    ]);
    return { ...listed, people };
  });

  api.answer('GET /mandates/dates', async (request) => openDates(db, request.query.after));

  api.answer('GET /mandates/:id', async ({ params }) => found(await mandateDetail(db, params.id)));

  api.answer('POST /mandates', async (request) => {
    const { facts, vacancyId } = request.body;
    const opened = await api.act(request, (act) => openMandate(act, { facts, vacancyId }));
    return made(opened);
  });

  api.answer('POST /submissions/:id/mandate', async (request) => {
    const opened = await api.act(request, (act) => openFromBrief(act, request.params.id));
    return made(opened);
  });

  api.answer('PUT /mandates/:id', async (request) => {
    const change = request.body;
    const { id } = request.params;
    const result = await api.act(request, (act) => changeMandate(act, id, change));
    if (result === 'changed') return found(await mandateDetail(db, id));
    if (result !== 'stale') throw new DeskRefusal(result);
    const current = found(await mandateDetail(db, id));
    throw new DeskRefusal({ error: 'mandate-stale', current });
  });

  api.answer('POST /mandates/:id/dates', async (request) => {
    const given = request.body;
    const { id } = request.params;
    const result = await api.act(request, (act) => settleDate(act, id, given));
    if (result === 'not-found') throw new DeskRefusal(result);
  });

  api.answer('GET /mandates/:id/people', async (request) => {
    const { id, vacancyId } = found(await mandateById(db, request.params.id));
    return peopleOf(request.query, { mandateId: id, vacancyId });
  });

  api.answer('GET /vacancies/:id/people', async (request) => {
    const { id } = found(await vacancyById(db, request.params.id));
    const mandate = await mandateOfVacancy(db, id);
    return peopleOf(request.query, { vacancyId: id, mandateId: mandate?.id ?? null });
  });

  api.answer('GET /submissions/:id/candidacies', async ({ params }) => {
    const { id, locale } = found(await submissionById(db, params.id, anyStanding));
    return candidaciesOf(db, id, locale, shown);
  });

  api.answer('POST /mandates/:id/people/:submissionId', async (request) => {
    const step = request.body;
    const { id: mandateId, submissionId } = request.params;
    const way = { mandateId, submissionId };
    const moved = await api.act(request, (act) => moveCandidate(act, way, step));
    if (moved.result !== 'moved') throw new DeskRefusal(moved.result);
    return { version: moved.version };
  });

  api.file('GET /mandates/:id/record.json', async (request) => {
    const { id } = request.params;
    const now = clock.now();
    const record = found(await api.act(request, (act) => exportMandate(act, id)));
    return {
      type: 'application/json; charset=utf-8',
      filename: `mandate-${isoDay(now)}.json`,
      content: Buffer.from(JSON.stringify(record, null, 2)),
    };
  });

  async function peopleOf({ after }: z.output<typeof pageSchema>, role: RoleOf) {
    const [page, counts, people] = await Promise.all([
      peopleOfRole(db, role, after),
      countsOfRole(db, role),
      colleagues(db),
    ]);
    return { ...page, counts, mandateId: role.mandateId, people };
  }
};

function made(opened: Opened) {
  if (opened.result === 'not-found') throw new DeskRefusal(opened.result);
  return { id: opened.id, vacancyId: opened.vacancyId };
}
