import { catalogue } from '#content/catalogue.server.ts';
import { mergeContent, withTheirs } from '#domain/documents/merge-content.ts';
import { reportLeft } from '#domain/vacancies/law/reporting.ts';
import { heldVacancy, parseVacancy } from '#domain/vacancies/vacancy-document.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { dayAt, stateOn } from '#domain/vacancies/vacancy-state.ts';
import type { VacancyAction } from '#domain/vacancies/vacancy-work.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { Act } from '#server/db/act.ts';
import { contentOf } from '#server/documents/document.ts';
import { publish, publishDocuments } from '#server/documents/publish.ts';
import { RefusedAct } from '#server/documents/publishing-rule.ts';
import { lockedDocument } from '#server/documents/save-draft.ts';
import { showEdited, type ShowsEdits } from '#server/documents/show-edited.ts';
import { documentAnswers } from '#server/documents/website.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf } from '#server/people/signed-in.ts';
import { advertOf } from './vacancy-rule.ts';
import { randomUUID } from 'node:crypto';

/** Adverts are edited and published as documents; these are the acts on their state. */
export const vacancyStateRoutes: DeskPart<ShowsEdits> = (api, settings) => {
  const { detail, done } = documentAnswers(api, settings);
  const { refuseFailing } = showEdited(settings);

  api.answer('POST /vacancies/:id/state', async (request) => {
    const { id } = request.params;
    const advert = advertOf(id);
    await done(
      request,
      advert,
      (act) => changeVacancyState(act, id, request.body),
      async () => {
        if (opensRole(request.body.action))
          await refuseFailing(advert.key, () => personOf(request).name);
      },
    );
    return detail(request, advert);
  });
};

/**
 * What a person does to the state of a role. Opening it publishes its draft; anything else is done
 * to what is published, and a draft beside it follows, so that publishing that later undoes nothing.
 */
export async function changeVacancyState(
  act: Act,
  id: string,
  { version, action }: { version: number; action: VacancyAction },
): Promise<void> {
  const { firm } = catalogue();
  const advert = advertOf(id);
  const { key } = advert;
  const before = await lockedDocument(act, key, version);
  const opens = opensRole(action);
  const draft = before?.draft;
  const taken = opens ? (draft ?? before?.published) : (before?.published ?? draft);
  if (!taken) throw new RefusedAct({ reason: 'unknown', key });
  const held = heldVacancy(firm, { ...taken, slug: taken.address ?? '' });
  // What is incomplete or unreadable is corrected by an edit before it is published.
  if (held.unfit) throw invalid(held.unfit.issues);
  const { vacancy } = held;
  const changed = afterAction(vacancy, action, new Date(act.now));
  const read = parseVacancy(firm, changed, vacancy);
  if (read.issues) throw invalid(read.issues);
  const { slug: address, ...content } = changed;
  const follows = !opens && draft && taken !== draft;
  const beside = follows && followed(vacancy, contentOf(key, draft), changed);
  const kept = beside ? { content: beside } : 'goes';
  await publish(
    act,
    [{ ...advert, content, address, version, before, draft: kept }],
    action.do === 'confirm' ? 'vacancy-confirmed' : undefined,
  );

  function afterAction(vacancy: Vacancy, given: VacancyAction, now: Date): Vacancy {
    const today = dayAt(firm, vacancy.location, now);
    switch (given.do) {
      case 'publish': {
        const { is } = stateOn(firm, vacancy, now);
        // One that was never shown counts as posted today.
        const postedOn = is === 'draft' || is === 'scheduled' ? today : vacancy.postedOn;
        return { ...vacancy, postedOn, state: { is: 'open', until: given.until } };
      }
      case 'schedule': {
        const { from, until } = given;
        return { ...vacancy, postedOn: from, state: { is: 'scheduled', from, until } };
      }
      case 'close':
        return { ...vacancy, state: { is: 'closed', on: today } };
      case 'withdraw':
        return { ...vacancy, state: { is: 'withdrawn', on: today } };
      // The employer said today that the role is still open.
      case 'confirm':
        return { ...vacancy, confirmedOn: today };
      // Somebody took its report back at Job-Room, on a day.
      case 'withdraw-report': {
        const { reporting } = vacancy;
        const isLeft = reportLeft(firm, vacancy, now) !== undefined;
        if (reporting?.is !== 'reported' || !isLeft || given.on > today) {
          throw invalid([{ field: 'reporting.withdrawnOn', code: 'invalid' }]);
        }
        return { ...vacancy, reporting: { ...reporting, withdrawnOn: given.on } };
      }
    }
  }

  function invalid(issues: VacancyIssue[]): RefusedAct {
    return new RefusedAct({ reason: 'invalid', key, issues });
  }
}

function opensRole(action: VacancyAction): boolean {
  return action.do === 'publish' || action.do === 'schedule';
}

/** The draft with what an act changed of what is published. */
function followed(before: Vacancy, draft: unknown, after: Vacancy): unknown {
  const { slug: _, ...base } = before;
  const { slug: __, ...changed } = after;
  const { content, conflicts } = mergeContent(base, draft, changed);
  const { state } = changed;
  return { ...(conflicts.reduce<unknown>(withTheirs, content) as object), state };
}

export type VacancyChange = {
  /** The vacancy as it becomes, under the slug that it becomes. */
  vacancy: Vacancy;
  /** What the editor saw; version 0, or nothing, for a new vacancy. */
  basedOn?: { id: string; version: number } | undefined;
};

/** Publishes all changes, or none of them. A vacancy in the state of a draft is not shown. */
export async function saveVacancies(
  act: Act,
  changes: readonly VacancyChange[],
): Promise<string[]> {
  const publications = changes.map(({ vacancy: { slug, ...content }, basedOn }) => ({
    ...advertOf(basedOn?.id ?? randomUUID()),
    content,
    address: slug,
    version: basedOn?.version ?? 0,
  }));
  await publishDocuments(act, publications);
  return publications.map(({ key }) => key.id);
}
