import { randomUUID } from 'node:crypto';
import { catalogue } from '#content/catalogue.server.ts';
import type { ProgramAnswer } from '#contract/programs.ts';
import { defaultLocale, languageOf } from '#domain/edition/editions.ts';
import { proposedSlug } from '#domain/vacancies/reference.ts';
import { stateOn } from '#domain/vacancies/vacancy-state.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { savedState } from '#domain/vacancies/vacancy-document.ts';
import type { VacancyAction } from '#domain/vacancies/vacancy-work.ts';
import type { Act, Program } from '#server/db/act.ts';
import { contentOf, type WrittenContent } from '#server/documents/document.ts';
import { RefusedAct } from '#server/documents/publishing-rule.ts';
import { documentRecord } from '#server/documents/read-documents.ts';
import { lockedDocument, saveDraft } from '#server/documents/save-draft.ts';
import { showEdited, type ShowsEdits } from '#server/documents/show-edited.ts';
import { changeVacancyState } from '#server/vacancies/change-state.ts';
import { advertOf } from '#server/vacancies/vacancy-rule.ts';
import {
  fits,
  reserveReference,
  storedVacancies,
  type StoredVacancy,
  toVacancy,
} from '#server/vacancies/vacancies.ts';
import { foundFor, type ProgramPart, ProgramRefusal } from './program-api.ts';

type Row = ProgramAnswer<'GET /vacancies'>['vacancies'][number];
type Detail = ProgramAnswer<'GET /vacancies/:id'>;
type Fields = Record<string, unknown>;

/** Adverts of another system: drafts, publication, closing. */
export const vacanciesForPrograms: ProgramPart<ShowsEdits> = (api, settings) => {
  const { db, clock, website } = settings;
  const { refuseFailing } = showEdited(settings);
  api.answer('GET /vacancies', async ({ query: { state, after = '', limit } }) => {
    const rows = (await storedVacancies(db))
      .map((one) => rowOf(one, clock.now()))
      .filter((row) => row.id > after && (!state || row.state.is === state))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const vacancies = rows.slice(0, limit);
    return { vacancies, next: rows.length > limit ? vacancies.at(-1)!.id : null };
  });

  api.answer('GET /vacancies/:id', async ({ params }) => detail(params.id));

  api.answer('POST /vacancies', async (request, reply) => {
    const { body } = request;
    const made = randomUUID();
    const id = await api.once(request, reply, made, (act) =>
      orProblem(() => create(act, made, body)),
    );
    return detail(id);
  });

  api.answer('PUT /vacancies/:id', async (request, reply) => {
    const { body } = request;
    const { id } = request.params;
    await api.once(request, reply, id, (act) => orProblem(() => change(act, id, body)));
    return detail(id);
  });

  api.answer('POST /vacancies/:id/publish', async (request, reply) => {
    const { version, until } = request.body;
    const { id } = request.params;
    await orProblem(() => refuseFailing(advertOf(id).key, () => ''));
    await api.once(request, reply, id, (act) =>
      orProblem(() => setState(act, id, version, { do: 'publish', ...(until && { until }) })),
    );
    return detail(id);
  });

  api.answer('POST /vacancies/:id/close', async (request, reply) => {
    const { id } = request.params;
    const { version } = request.body;
    await api.once(request, reply, id, (act) =>
      orProblem(() => setState(act, id, version, { do: 'close' })),
    );
    return detail(id);
  });

  async function detail(id: string): Promise<Detail> {
    const advert = advertOf(id);
    const record = foundFor(await documentRecord(db, advert.key));
    const { published, draft } = record;
    const shown = draft ?? published;
    const content = shown && contentOf(advert.key, shown);
    const { issues } = await advert.rule.judge(
      db,
      { key: advert.key, content, address: shown?.address },
      { shown: website(), now: clock.now() },
    );
    const { postedOn } = fieldsIn(published ?? draft);
    return {
      ...rowOf(toVacancy(record), clock.now()),
      postedOn: typeof postedOn === 'string' ? postedOn : null,
      published: published ? givenIn(published) : null,
      draft: draft ? givenIn(draft) : null,
      issues,
    };
  }
};

type GivenAdvert = { address?: string | undefined; content: Fields };

/** A draft, with what a program leaves to us. */
async function create(act: Act<Program>, id: string, { address, content }: GivenAdvert) {
  const fields = {
    reference: await reserveReference(act),
    ...content,
    postedOn: officeDay(catalogue().firm, act.now),
    state: { is: 'draft' },
  };
  await saveDraft(act, advertOf(id), {
    content: fields,
    address: address ?? proposedAddress(content),
    version: 0,
  });
}

/** Replaces the draft. State and first day are those that there are: their acts change them. */
async function change(
  act: Act<Program>,
  id: string,
  { address, content, version }: GivenAdvert & { version: number },
) {
  const advert = advertOf(id);
  foundFor(await documentRecord(act, advert.key));
  const { published, draft } = (await lockedDocument(act, advert.key, version))!;
  const { reference, state, postedOn } = fieldsIn(published ?? draft);
  await saveDraft(act, advert, {
    content: { reference, ...content, state, postedOn },
    address: address ?? (draft ?? published)?.address,
    version,
  });
}

async function setState(act: Act<Program>, id: string, version: number, action: VacancyAction) {
  foundFor(await documentRecord(act, advertOf(id).key));
  await changeVacancyState(act, id, { version, action });
}

async function orProblem(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof RefusedAct ? problemOfRefusal(error.refusal) : error;
  }
}

function problemOfRefusal(refusal: RefusedAct['refusal']): ProgramRefusal {
  switch (refusal.reason) {
    case 'changed-meanwhile':
      return new ProgramRefusal('changed-meanwhile');
    case 'invalid':
      return new ProgramRefusal('incomplete', refusal.issues);
    case 'unknown':
      return new ProgramRefusal('not-found');
    case 'no-draft':
    case 'kept':
      return new ProgramRefusal('not-possible');
  }
}

function rowOf(stored: StoredVacancy, now: number): Row {
  const { id, version, reference, slug, changedAt, revision, hasDraft } = stored;
  return {
    id,
    version,
    reference,
    address: slug,
    state: fits(stored)
      ? stateOn(catalogue().firm, stored.vacancy, new Date(now))
      : savedState(catalogue().firm, stored.unfit.raw),
    changedAt: new Date(changedAt).toISOString(),
    hasDraft: hasDraft || revision === 0,
  };
}

/** What programs give and get: its acts set state and first day. */
function givenIn(written: WrittenContent): Fields {
  const { state: _, postedOn: __, ...given } = fieldsIn(written);
  return given;
}

function fieldsIn(written: WrittenContent | undefined): Fields {
  const content = written && contentOf({ kind: 'vacancy', id: '' }, written);
  return typeof content === 'object' && content !== null ? { ...content } : {};
}

function proposedAddress(content: Fields): string {
  const { firm } = catalogue();
  const words = content[languageOf(defaultLocale(firm))] as { title?: unknown } | null | undefined;
  const [title, location] = [words?.title, content.location].map((one) =>
    typeof one === 'string' ? one : '',
  );
  return proposedSlug({ title: title!, location: location! });
}
