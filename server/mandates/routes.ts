import type { z } from 'zod';
import { type MandateDetail, pageSchema, type RolePerson } from '#domain/mandates/mandate-work.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { candidaciesOf, moveCandidate } from './candidacies.ts';
import { changeMandate, type Opened, openFromBrief, openMandate } from './change-mandate.ts';
import { datesOf, settleDate } from './mandate-dates.ts';
import { exportMandate } from './mandate-record.ts';
import {
  answerWaiting,
  countsOfRole,
  countWaiting,
  peopleOfRole,
  type RoleOf,
  waitingForRole,
} from './people-of-role.ts';
import { briefOf, mandateById, mandateOfVacancy, privateSheetOf } from './read-mandates.ts';
import { submissionById } from '#server/submissions/read-submissions.ts';
import { anyStanding, shown } from '#server/submissions/standing.ts';
import { fits, roleById, vacancyById } from '#server/vacancies/vacancies.ts';
import { colleagues } from '#server/people/people.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import { personOf } from '#server/people/signed-in.ts';
import type { FastifyRequest } from 'fastify';
import { catalogue } from '#content/catalogue.server.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { proposedAnswer } from '#domain/mandates/mandate.ts';
import type { Closed, WaitingPerson } from '#domain/vacancies/vacancy-work.ts';
import { type AnswerResult, maxAnswers, type PreparedAnswer } from '#domain/threads/message.ts';
import { documentAnswers, type ShowsContent } from '#server/documents/website.ts';
import { changeVacancyState } from '#server/vacancies/change-state.ts';
import { advertOf } from '#server/vacancies/vacancy-rule.ts';
import { filledTemplates } from '#server/threads/fill-template.ts';
import { historyOf } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';

/** Mandates, the people on the way to them, and their dates. */
export const mandateRoutes: DeskPart = (api, { db, clock }) => {
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

/** Closing or withdrawing a role, and answering everybody who still waits in the same act. */
export const closingRoutes: DeskPart<ShowsContent> = (api, settings) => {
  const { db } = settings;
  const { detail, done } = documentAnswers(api, settings);

  api.answer('GET /vacancies/:id/waiting', async (request) => {
    const { do: closing } = request.query;
    const { version, role } = await roleOf(request.params.id);
    const waiting = await waitingForRole(db, role, maxAnswers);
    const ids = waiting.map(({ id }) => id);
    const answers = await filledTemplates(db, ids, personOf(request).name);
    const people = waiting.map((person): WaitingPerson => {
      const { locale, templates = [] } = answers.get(person.id) ?? {};
      return { ...person, templates, proposed: locale ? proposedFor(person, locale, closing) : '' };
    });
    const { people: all, samples } = await countWaiting(db, role);
    return { people, more: Math.max(0, all - people.length), samples, version };
  });

  api.answer('POST /vacancies/:id/close', async (request): Promise<Closed> => {
    const { version, do: closing, answers } = request.body;
    const { id } = request.params;
    const { role } = await roleOf(id);
    await changeState(request, id, version, closing);
    const results: Closed['results'] = [];
    for (const answer of answers) {
      const { submissionId } = answer;
      results.push({ submissionId, result: await answered(request, role, answer) });
    }
    return { detail: await detail(request, advertOf(id)), results };
  });

  /** A role that is closed already is what was wanted: the act is being repeated. */
  async function changeState(
    request: FastifyRequest,
    id: string,
    version: number,
    closing: 'close' | 'withdraw',
  ) {
    const current = found(await vacancyById(db, id));
    const wanted = closing === 'close' ? 'closed' : 'withdrawn';
    if (fits(current) && current.vacancy.state.is === wanted) return;
    const given = { version, action: { do: closing } };
    await done(request, advertOf(id), (act) => changeVacancyState(act, id, given));
  }

  /** What fails for one person must not keep the others from their answers, nor from being told. */
  async function answered(
    request: FastifyRequest,
    role: RoleOf,
    answer: PreparedAnswer,
  ): Promise<AnswerResult> {
    return api
      .act(request, (act) => answerWaiting(act, role, answer))
      .catch((error: Error) => {
        api.server.log.error({ event: 'answer-failure', reason: error.message }, 'answer not sent');
        return 'failed' as const;
      });
  }

  async function roleOf(id: string): Promise<{ version: number; role: RoleOf }> {
    const { version } = found(await vacancyById(db, id));
    const mandate = await mandateOfVacancy(db, id);
    return { version, role: { vacancyId: id, mandateId: mandate?.id ?? null } };
  }
};

/** The id of the usual answer that fits; empty if there is none. */
function proposedFor(
  { kind, candidacy }: RolePerson,
  locale: Locale,
  closing: 'close' | 'withdraw',
): string {
  const fitting = proposedAnswer({ kind, stage: candidacy?.stage }, closing);
  const templates = catalogue().answerTemplates(locale);
  const found = templates.find(({ fits, kinds }) => fits === fitting && kinds.includes(kind));
  return (fitting && found?.id) ?? '';
}

/** Everything about one mandate but its people, who come in pages. */
async function mandateDetail(db: Statements, id: string): Promise<MandateDetail | undefined> {
  const mandate = await mandateById(db, id);
  if (!mandate) return undefined;
  const { facts, briefId, vacancyId, ...stored } = mandate;
  const [privateSheet, brief, advert, dates, history, people] = await Promise.all([
    privateSheetOf(db, id),
    briefId === null ? null : briefOf(db, briefId),
    vacancyId === null ? null : roleById(db, vacancyId),
    datesOf(db, id),
    historyOf(db, { type: 'mandate', id }),
    colleagues(db),
  ]);
  return {
    ...stored,
    facts: { ...facts, privateSheet },
    brief,
    advert: advert ? { id: advert.id, reference: advert.reference, title: advert.title } : null,
    dates,
    history,
    people,
  };
}
