import type { AuditAction } from '../../domain/work/audit.ts';
import type { FastifyRequest } from 'fastify';
import { catalogue } from '../../content/catalogue.server.ts';
import { parseVacancy } from '../../domain/vacancy/parse-vacancy.ts';
import { savedState, storedFields } from '../../domain/vacancy/vacancy-document.ts';
import type { VacancyIssue } from '../../domain/vacancy/vacancy-issue.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import {
  newVacancySchema,
  vacancyEditSchema,
  vacancyRestoreSchema,
  vacancyStateChangeSchema,
  type VacancyAction,
} from '../../domain/work/vacancy-work.ts';
import type { VacancyChange } from '../store/vacancies/save-vacancies.ts';
import { findVacancy, fits, revisionsOf, vacancyById } from '../store/vacancies/vacancies.ts';
import { close, confirmOpen, publish, schedule, withdraw } from '../vacancies/change-state.ts';
import { saveLawful } from '../vacancies/save-lawful.ts';
import type { DeskPart } from './desk-api.ts';
import { DeskRefusal, found, valid } from './desk-refusal.ts';
import { actorOf } from './signed-in.ts';
import { deskVacancies, vacancyDetail } from './vacancy-detail.ts';
import { issueOfLaw } from './vacancy-issues.ts';

/** Reading and changing vacancies. A change names the revision that it is based on. */
export const vacancyRoutes: DeskPart = (api, settings) => {
  const { db, clock, planTasks, wakeOutbox } = settings;

  api.answer('GET /vacancies', async () => deskVacancies(db, clock.now()));

  api.answer('GET /vacancies/:id', async (request) =>
    found(await vacancyDetail(db, request.params.id, clock.now())),
  );

  api.answer('POST /vacancies', async (request, reply) => {
    const body = valid(newVacancySchema, request.body, 'malformed');
    const read = parseVacancy(body.vacancy);
    if (read.issues) throw invalid(read.issues);
    if (read.vacancy.state.is !== 'draft') throw stateChanged();
    const saved = await save(request, { vacancy: read.vacancy, basedOn: undefined });
    reply.code(201);
    return saved;
  });

  api.answer('PUT /vacancies/:id', async (request) => {
    const body = valid(vacancyEditSchema, request.body, 'malformed');
    const current = found(await vacancyById(db, request.params.id));
    const read = parseVacancy(body.vacancy, storedFields(current));
    if (read.issues) throw invalid(read.issues);
    const { revision } = body;
    // A stale edit may differ in its state too: that it is stale is the better answer.
    const state = current.vacancy ? current.vacancy.state : savedState(current.unfit.raw);
    if (revision === current.revision && read.vacancy.state.is !== state.is) {
      throw stateChanged();
    }
    const basedOn = { id: current.id, revision };
    return save(request, { vacancy: read.vacancy, basedOn });
  });

  api.answer('POST /vacancies/:id/state', async (request) => {
    const body = valid(vacancyStateChangeSchema, request.body, 'malformed');
    const current = found(await vacancyById(db, request.params.id));
    // What this program cannot read is corrected by an edit before anything else is done with it.
    if (!fits(current)) throw invalid(current.unfit.issues);
    const { revision, action } = body;
    const changed = changeState(current.vacancy, action, new Date(clock.now()));
    const read = parseVacancy(changed, current.vacancy);
    if (read.issues) throw invalid(read.issues);
    const change = { vacancy: read.vacancy, basedOn: { id: current.id, revision } };
    return save(request, change, action.do === 'confirm' ? 'vacancy-confirmed' : undefined);
  });

  /** The facts and words of an earlier revision as a new one. Address and state stay as they are. */
  api.answer('POST /vacancies/:id/restore', async (request) => {
    const body = valid(vacancyRestoreSchema, request.body, 'malformed');
    const current = found(await vacancyById(db, request.params.id));
    const { revision, from } = body;
    const revisions = await revisionsOf(db, current.id);
    const earlier = found(revisions.find((one) => one.revision === from));
    if (!fits(current)) throw invalid(current.unfit.issues);
    if (!earlier.vacancy) throw invalid(earlier.unfit.issues);
    const { slug, reference, state, postedOn } = current.vacancy;
    const vacancy = { ...earlier.vacancy, slug, reference, state, postedOn };
    const change = { vacancy, basedOn: { id: current.id, revision } };
    return save(request, change, 'vacancy-restored');
  });

  async function save(request: FastifyRequest, change: VacancyChange, action?: AuditAction) {
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
      throw new DeskRefusal({ error: 'unlawful', issues });
    }
    if (result.outcome === 'refused') {
      const { conflict } = result;
      if (conflict.reason === 'stale') {
        const current = await vacancyDetail(db, conflict.current.id, now);
        throw new DeskRefusal({ error: 'stale', current: current!, yours: vacancy });
      }
      const field = conflict.reason === 'slug-taken' ? 'slug' : 'reference';
      throw new DeskRefusal({ error: 'taken', issues: [{ field, code: conflict.reason }] });
    }
    wakeOutbox();
    const id = change.basedOn?.id ?? (await findVacancy(db, vacancy.slug))!.id;
    return found(await vacancyDetail(db, id, now));
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

function invalid(issues: VacancyIssue[]): DeskRefusal {
  return new DeskRefusal({ error: 'invalid', issues });
}

/** States are changed by the actions, which say who publishes what from when on. */
function stateChanged(): DeskRefusal {
  return invalid([{ field: 'state', code: 'state-changed' }]);
}
