import { randomUUID } from 'node:crypto';
import type { AuditAction } from '#domain/privacy/audit.ts';
import type { FastifyRequest } from 'fastify';
import { reportLeft } from '#domain/vacancies/law/job-room.ts';
import { parseVacancy } from '#domain/vacancies/parse-vacancy.ts';
import { savedState } from '#domain/vacancies/vacancy-document.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { dayAt } from '#domain/vacancies/vacancy-state.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import {
  newVacancySchema,
  vacancyDiscardSchema,
  vacancyEditSchema,
  vacancyFilterSchema,
  vacancyRestoreSchema,
  vacancyStateChangeSchema,
  type VacancyAction,
} from '#domain/vacancies/vacancy-work.ts';
import { publishDocuments } from '#server/documents/publish.ts';
import type { DocumentRefusal, Refused } from '#server/documents/refusal.ts';
import { discardDraft, saveDraft } from '#server/documents/save-draft.ts';
import { fits, revisionsOf, vacancyById } from './vacancies.ts';
import { close, confirmOpen, publish, schedule, withdraw, withdrawReport } from './change-state.ts';
import { largeBody, type DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found, valid } from '#server/base/desk-refusal.ts';
import { actorOf } from '#server/people/signed-in.ts';
import { roleReminders } from '#server/inbox/role-reminders.ts';
import { vacancyDetail } from './vacancy-detail.ts';
import { deskVacancies } from '#server/inbox/vacancy-list.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Given = { slug: string } & Record<string, unknown>;

/**
 * Reading and changing vacancies. A change names the version that it is based on. What was never
 * published is a draft and may be incomplete; what was published changes where visitors see it.
 */
export const vacancyRoutes: DeskPart = (desk, settings) => {
  const api = desk.with(largeBody);
  const { db, clock, planTasks, wakeOutbox } = settings;

  api.answer('GET /vacancies', async (request) =>
    deskVacancies(db, valid(vacancyFilterSchema, request.query), clock.now()),
  );

  api.answer('GET /vacancies/reminders', () => roleReminders(db, clock.now()));

  api.answer('GET /vacancies/:id', async (request) =>
    found(await vacancyDetail(db, request.params.id, clock.now())),
  );

  api.answer('POST /vacancies', async (request, reply) => {
    const { vacancy } = valid(newVacancySchema, request.body, 'malformed');
    const created = await draft(request, { id: randomUUID(), version: 0 }, vacancy);
    reply.code(201);
    return created;
  });

  api.answer('PUT /vacancies/:id', async (request) => {
    const { version, vacancy } = valid(vacancyEditSchema, request.body, 'malformed');
    const current = found(await vacancyById(db, request.params.id));
    const basedOn = { id: current.id, version };
    if (current.revision === 0) return draft(request, basedOn, vacancy);
    // A stale edit may differ in its state too: that it is stale is the better answer.
    const state = current.vacancy
      ? current.vacancy.state
      : savedState(catalogue().firm, current.unfit.raw);
    if (version === current.version && savedState(catalogue().firm, vacancy).is !== state.is)
      throw stateChanged();
    return save(request, basedOn, vacancy);
  });

  api.answer('POST /vacancies/:id/state', async (request) => {
    const { version, action } = valid(vacancyStateChangeSchema, request.body, 'malformed');
    const current = found(await vacancyById(db, request.params.id));
    // What is incomplete or unreadable is corrected by an edit before it is published.
    if (!fits(current)) throw invalid(current.unfit.issues);
    const changed = changeState(current.vacancy, action, new Date(clock.now()));
    // The state first: what it says is wrong with its days is better than that it is stale.
    const read = parseVacancy(catalogue().firm, changed, current.vacancy);
    if (read.issues) throw invalid(read.issues);
    const basedOn = { id: current.id, version };
    return save(
      request,
      basedOn,
      changed,
      action.do === 'confirm' ? 'vacancy-confirmed' : undefined,
    );
  });

  /**
   * The facts and words of an earlier revision as a new one. Address and state stay as they are, and
   * so does what was reported: that happened.
   */
  api.answer('POST /vacancies/:id/restore', async (request) => {
    const { version, from } = valid(vacancyRestoreSchema, request.body, 'malformed');
    const current = found(await vacancyById(db, request.params.id));
    const revisions = await revisionsOf(db, current.id);
    const earlier = found(revisions.find((one) => one.revision === from));
    if (!fits(current)) throw invalid(current.unfit.issues);
    if (!earlier.vacancy) throw invalid(earlier.unfit.issues);
    const { slug, reference, state, postedOn, reporting } = current.vacancy;
    const vacancy = { ...earlier.vacancy, slug, reference, state, postedOn, reporting };
    return save(request, { id: current.id, version }, vacancy, 'vacancy-restored');
  });

  /** What was never published is gone with its draft; anything else has none. */
  api.answer('POST /vacancies/:id/discard', async (request) => {
    const { version } = valid(vacancyDiscardSchema, request.body, 'malformed');
    const { id } = request.params;
    const key = { kind: 'vacancy', id } as const;
    const acting = { now: clock.now(), planTasks };
    const result = await discardDraft(db, actorOf(request), key, { version }, acting);
    if (result.outcome === 'done') return;
    if (result.refusal.reason === 'no-draft') throw new DeskRefusal('not-possible');
    await answer(result, id, {});
  });

  async function draft(request: FastifyRequest, basedOn: Basis, given: Given) {
    if (savedState(catalogue().firm, given).is !== 'draft') throw stateChanged();
    const { slug: address, ...content } = given;
    const key = { kind: 'vacancy', id: basedOn.id } as const;
    const { version } = basedOn;
    const acting = { now: clock.now(), planTasks };
    const result = await saveDraft(
      db,
      actorOf(request),
      key,
      { content, address, version },
      acting,
    );
    return answer(result, key.id, given);
  }

  async function save(
    request: FastifyRequest,
    { id, version }: Basis,
    given: Given | Vacancy,
    action?: AuditAction,
  ) {
    const { slug: address, ...content } = given;
    const key = { kind: 'vacancy', id } as const;
    const acting = { now: clock.now(), planTasks, ...(action && { action }) };
    const publication = { key, content, address, version };
    const result = await publishDocuments(db, actorOf(request), [publication], acting);
    if (result.outcome === 'done') wakeOutbox();
    return answer(result, id, given);
  }

  async function answer(result: { outcome: 'done' } | Refused, id: string, given: object) {
    const detail = await vacancyDetail(db, id, clock.now());
    if (result.outcome === 'refused') throw refusalOf(result.refusal, given);
    return found(detail);

    function refusalOf(refusal: DocumentRefusal, yours: object): DeskRefusal {
      if (refusal.reason === 'changed-meanwhile') {
        return new DeskRefusal({ error: 'stale', current: found(detail), yours });
      }
      if (refusal.reason !== 'invalid') return new DeskRefusal('not-found');
      const { issues } = refusal;
      if (issues.every(({ law }) => law)) return new DeskRefusal({ error: 'unlawful', issues });
      const isTaken = issues.every(({ code }) => takenCodes.includes(code));
      return isTaken ? new DeskRefusal({ error: 'taken', issues }) : invalid(issues);
    }
  }
};

type Basis = { id: string; version: number };

const takenCodes: readonly VacancyIssue['code'][] = ['slug-taken', 'reference-taken'];

function changeState(vacancy: Vacancy, action: VacancyAction, now: Date): Vacancy {
  switch (action.do) {
    case 'publish':
      return publish(vacancy, now, action.until);
    case 'schedule':
      return schedule(vacancy, action.from, action.until);
    case 'close':
      return close(vacancy, now);
    case 'withdraw':
      return withdraw(vacancy, now);
    case 'confirm':
      return confirmOpen(vacancy, now);
    case 'withdraw-report':
      if (
        reportLeft(catalogue().firm, vacancy, now) === undefined ||
        action.on > dayAt(catalogue().firm, vacancy.location, now)
      ) {
        throw invalid([{ field: 'reporting.withdrawnOn', code: 'invalid' }]);
      }
      return withdrawReport(vacancy, action.on);
  }
}

function invalid(issues: VacancyIssue[]): DeskRefusal {
  return new DeskRefusal({ error: 'invalid', issues });
}

/** States are changed by the actions, which say who publishes what from when on. */
function stateChanged(): DeskRefusal {
  return invalid([{ field: 'state', code: 'state-changed' }]);
}
