import type { FastifyRequest } from 'fastify';
import { catalogue } from '#content/catalogue.server.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { AnswerTemplate } from '#domain/mail/mail-template.ts';
import { proposedAnswer } from '#domain/mandates/proposed-answer.ts';
import type { RolePerson } from '#domain/mandates/mandate-work.ts';
import {
  maxAnswers,
  type AnswerResult,
  type Closed,
  type ClosingAnswer,
  type WaitingPerson,
} from '#domain/vacancies/vacancy-work.ts';
import { documentAnswers } from '#server/documents/website-detail.ts';
import { answerWaiting } from './answer-waiting.ts';
import { countWaiting, waitingForRole, type RoleOf } from './people-of-role.ts';
import { mandateOfVacancy } from './read-mandates.ts';
import { answerFacts } from '#server/submissions/answer-facts.ts';
import { fits, vacancyById } from '#server/vacancies/vacancies.ts';
import { changeVacancyState } from '#server/vacancies/change-state.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { found } from '#server/base/desk-refusal.ts';
import { filledTemplates } from '#server/threads/fill-template.ts';
import { actorOf, personOf } from '#server/people/signed-in.ts';

/** Closing or withdrawing a role, and answering everybody who still waits in the same act. */
export const closingRoutes: DeskPart = (api, settings) => {
  const { db, clock, planTasks, wakeOutbox } = settings;
  const { detail, done } = documentAnswers(settings);

  api.answer('GET /vacancies/:id/waiting', async (request) => {
    const { do: closing } = request.query;
    const { version, role } = await roleOf(request.params.id);
    const waiting = await waitingForRole(db, role, maxAnswers);
    const consultant = personOf(request).name;
    const people: WaitingPerson[] = [];
    for (const person of waiting) {
      const templates = (await filledTemplates(db, person.id, consultant)) ?? [];
      const proposed = await proposedFor(person, closing);
      const isThere = templates.some(({ id }) => id === proposed);
      people.push({ ...person, templates, proposed: isThere ? proposed : '' });
    }
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
    wakeOutbox();
    return { detail: await detail(request, { kind: 'vacancy', id }), results };
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
    const acting = { now: clock.now(), planTasks };
    const given = { version, action: { do: closing } };
    const acted = changeVacancyState(db, actorOf(request), id, given, acting);
    await done(request, { kind: 'vacancy', id }, acted);
  }

  /** What fails for one person must not keep the others from their answers, nor from being told. */
  async function answered(
    request: FastifyRequest,
    role: RoleOf,
    answer: ClosingAnswer,
  ): Promise<AnswerResult> {
    return api
      .act(request, (act) => answerWaiting(act, role, answer))
      .catch((error: Error) => {
        api.server.log.error({ event: 'answer-failure', reason: error.message }, 'not answered');
        return 'failed' as const;
      });
  }

  async function roleOf(id: string): Promise<{ version: number; role: RoleOf }> {
    const { version } = found(await vacancyById(db, id));
    const mandate = await mandateOfVacancy(db, id);
    return { version, role: { vacancyId: id, mandateId: mandate?.id ?? null } };
  }

  async function proposedFor(
    { id, kind, candidacy }: RolePerson,
    closing: 'close' | 'withdraw',
  ): Promise<string> {
    const fitting = proposedAnswer({ kind, stage: candidacy?.stage }, closing);
    const locale = (await answerFacts(db, id))?.locale;
    return (locale && fitting && templateThat(fitting, kind, locale)) ?? '';
  }
};

function templateThat(
  fitting: AnswerTemplate['fits'],
  kind: RolePerson['kind'],
  locale: Locale,
): string | undefined {
  const templates = catalogue().answerTemplates(locale);
  return templates.find(({ fits, kinds }) => fits === fitting && kinds.includes(kind))?.id;
}
