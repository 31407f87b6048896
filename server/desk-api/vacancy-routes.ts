import type { AuditAction } from '../../domain/work/audit.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { catalogue } from '../../content/catalogue.server.ts';
import { parseVacancy } from '../../domain/vacancy/parse-vacancy.ts';
import {
  savedState,
  storedFields,
  type HeldVacancy,
} from '../../domain/vacancy/vacancy-document.ts';
import type { VacancyIssue } from '../../domain/vacancy/vacancy-issue.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import {
  newVacancySchema,
  vacancyEditSchema,
  vacancyRestoreSchema,
  vacancyStateChangeSchema,
  type VacancyAction,
  type VacancyRefusal,
} from '../../domain/work/vacancy-work.ts';
import type { VacancyChange } from '../store/vacancies/save-vacancies.ts';
import { findVacancy, fits, revisionsOf, vacancyById } from '../store/vacancies/vacancies.ts';
import { close, confirmOpen, publish, schedule, withdraw } from '../vacancies/change-state.ts';
import { saveLawful } from '../vacancies/save-lawful.ts';
import type { DeskSettings } from './desk-settings.ts';
import { actorOf } from './signed-in.ts';
import { deskVacancies, vacancyDetail } from './vacancy-detail.ts';
import { issueOfLaw } from './vacancy-issues.ts';

type WithId = { Params: { id: string } };

/** Reading and changing vacancies. A change names the revision that it is based on. */
export const vacancyRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  const { db, clock, planTasks, wakeOutbox } = settings;

  app.get('/api/desk/vacancies', async () => deskVacancies(db, clock.now()));

  app.get<WithId>('/api/desk/vacancies/:id', async (request, reply) => {
    const detail = await vacancyDetail(db, request.params.id, clock.now());
    return detail ?? notFound(reply);
  });

  app.post('/api/desk/vacancies', async (request, reply) => {
    const body = newVacancySchema.safeParse(request.body);
    if (!body.success) return malformed(reply);
    const read = parseVacancy(body.data.vacancy);
    if (read.issues) return refuse(reply, 400, { error: 'invalid', issues: read.issues });
    if (read.vacancy.state.is !== 'draft') return refuseState(reply);
    return save(request, reply, { vacancy: read.vacancy, basedOn: undefined });
  });

  app.put<WithId>('/api/desk/vacancies/:id', async (request, reply) => {
    const body = vacancyEditSchema.safeParse(request.body);
    if (!body.success) return malformed(reply);
    const current = await vacancyById(db, request.params.id);
    if (!current) return notFound(reply);
    const read = parseVacancy(body.data.vacancy, storedFields(current));
    if (read.issues) return refuse(reply, 400, { error: 'invalid', issues: read.issues });
    const { revision } = body.data;
    // A stale edit may differ in its state too: that it is stale is the better answer.
    const state = current.vacancy ? current.vacancy.state : savedState(current.unfit.raw);
    if (revision === current.revision && read.vacancy.state.is !== state.is) {
      return refuseState(reply);
    }
    const basedOn = { id: current.id, revision };
    return save(request, reply, { vacancy: read.vacancy, basedOn });
  });

  app.post<WithId>('/api/desk/vacancies/:id/state', async (request, reply) => {
    const body = vacancyStateChangeSchema.safeParse(request.body);
    if (!body.success) return malformed(reply);
    const current = await vacancyById(db, request.params.id);
    if (!current) return notFound(reply);
    if (!fits(current)) return refuseUnfit(reply, current);
    const { revision, action } = body.data;
    const changed = changeState(current.vacancy, action, new Date(clock.now()));
    const read = parseVacancy(changed, current.vacancy);
    if (read.issues) return refuse(reply, 400, { error: 'invalid', issues: read.issues });
    const change = { vacancy: read.vacancy, basedOn: { id: current.id, revision } };
    return save(request, reply, change, action.do === 'confirm' ? 'vacancy-confirmed' : undefined);
  });

  /** The facts and words of an earlier revision as a new one. Address and state stay as they are. */
  app.post<WithId>('/api/desk/vacancies/:id/restore', async (request, reply) => {
    const body = vacancyRestoreSchema.safeParse(request.body);
    if (!body.success) return malformed(reply);
    const current = await vacancyById(db, request.params.id);
    if (!current) return notFound(reply);
    const { revision, from } = body.data;
    const earlier = (await revisionsOf(db, current.id)).find((one) => one.revision === from);
    if (!earlier) return notFound(reply);
    if (!fits(current)) return refuseUnfit(reply, current);
    if (!earlier.vacancy) return refuseUnfit(reply, earlier);
    const { slug, reference, state, postedOn } = current.vacancy;
    const vacancy = { ...earlier.vacancy, slug, reference, state, postedOn };
    const change = { vacancy, basedOn: { id: current.id, revision } };
    return save(request, reply, change, 'vacancy-restored');
  });

  async function save(
    request: FastifyRequest,
    reply: FastifyReply,
    change: VacancyChange,
    action?: AuditAction,
  ) {
    const { vacancy } = change;
    const now = clock.now();
    const result = await saveLawful(db, [change], {
      by: actorOf(request),
      now,
      planTasks,
      advertiser: catalogue().company,
      ...(action && { action }),
    });
    if (result.outcome === 'unlawful') {
      const issues = result.adverts.flatMap(({ faults }) => faults.map(issueOfLaw));
      return refuse(reply, 422, { error: 'unlawful', issues });
    }
    if (result.outcome === 'refused') {
      const { conflict } = result;
      if (conflict.reason === 'stale') {
        const current = await vacancyDetail(db, conflict.current.id, now);
        return refuse(reply, 409, { error: 'stale', current: current!, yours: vacancy });
      }
      const field = conflict.reason === 'slug-taken' ? 'slug' : 'reference';
      return refuse(reply, 409, { error: 'taken', issues: [{ field, code: conflict.reason }] });
    }
    wakeOutbox();
    const id = change.basedOn?.id ?? (await findVacancy(db, vacancy.slug))!.id;
    return reply.code(change.basedOn ? 200 : 201).send(await vacancyDetail(db, id, now));
  }
};

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
  }
}

function refuse(reply: FastifyReply, status: number, refusal: VacancyRefusal) {
  return reply.code(status).send(refusal);
}

/** States are changed by the actions, which say who publishes what from when on. */
function refuseState(reply: FastifyReply) {
  const issues: VacancyIssue[] = [{ field: 'state', code: 'state-changed' }];
  return refuse(reply, 400, { error: 'invalid', issues });
}

/** What this program cannot read is corrected by an edit before anything else is done with it. */
function refuseUnfit(reply: FastifyReply, { unfit }: Extract<HeldVacancy, { unfit: object }>) {
  return refuse(reply, 400, { error: 'invalid', issues: unfit.issues });
}

function malformed(reply: FastifyReply) {
  return reply.code(400).send({ error: 'malformed' });
}

function notFound(reply: FastifyReply) {
  return reply.code(404).send({ error: 'not-found' });
}
