import {
  type GivenVacancy,
  heldVacancy,
  parseVacancy,
  savedState,
  storedFields,
} from '#domain/vacancies/vacancy-document.ts';
import { completedVacancy } from '#domain/vacancies/completed-vacancy.ts';
import { contentDifferences } from '#domain/documents/merge-content.ts';
import { issueOfLaw, type VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { dayAt, publishedOn, stateOn } from '#domain/vacancies/vacancy-state.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { AuditAction } from '#domain/privacy/audit.ts';
import { aDay, aReference, facts, someFields } from '#server/db/audit.ts';
import type { Reads, Statements } from '#server/db/db.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import {
  contentRule,
  type GivenContent,
  type PublishingRule,
  type RuledDocument,
} from '#server/documents/publishing-rule.ts';
import { asEdited, type DocumentRecord } from '#server/documents/document.ts';
import { documentAt, selectDocuments } from '#server/documents/read-documents.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { z } from 'zod';
import { reportingSchema } from '#domain/vacancies/law/reporting.ts';
import { placeOf } from '#domain/vacancies/engagement.ts';
import { findVacancy, fits, vacancyRevisions, slugsOf, vacancyById } from './vacancies.ts';
import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { type Advert, advertFaults, type AdvertContext } from '#domain/vacancies/law/advert-law.ts';
import type { AdvertFacts } from '#domain/documents/website-work.ts';

/** A vacancy is complete, lawful where its workplace is, and alone under its slug and reference. */
const vacancyRule: PublishingRule = {
  async check(statements, given, before, now) {
    const { firm } = catalogue();
    const held = before?.published && heldAt(before.published);
    const read = parseVacancy(firm, fieldsOf(given), held && storedFields(held));
    if (read.issues) return { issues: read.issues };
    const { id } = given.key;
    const { slug, ...content } = read.vacancy;
    const { is } = content.state;
    // Closing and withdrawing must always be possible.
    const isOffered = is === 'open' || is === 'scheduled';
    const named = await documentAt(statements, 'vacancy', slug);
    const [numbered] = await selectDocuments(
      statements,
      "where kind = 'vacancy' and reference = $1",
      [content.reference],
    );
    const issues = [
      ...(isOffered ? await lawIssues(statements, id, read.vacancy, now) : []),
      ...takenIssues(id, named?.key, numbered?.key),
    ];
    if (issues.length > 0) return { issues };
    const either = [held?.vacancy, read.vacancy].filter((one) => one !== undefined);
    const isSeen = !content.sample && publishedOn(firm, either, new Date(now)).length > 0;
    return {
      content,
      reference: content.reference,
      action: actionOf(before, held?.vacancy, read.vacancy),
      details: detailsOf(held && storedFields(held), read.vacancy),
      also: reportingEntries(held?.vacancy, read.vacancy),
      events: (revision) =>
        isSeen
          ? [{ type: 'vacancy-changed', vacancyId: id, change: `revision-${revision}` } as const]
          : [],
    };
  },
  judge: async (...asked) => ({ issues: await draftIssues(...asked), needs: [] }),
  subject: ({ id }) => ({ type: 'vacancy', id }),
  drafted: 'vacancy-drafted',
  // Its address keeps answering: it is closed or withdrawn instead.
  removable: () => false,
  // Nobody would be reminded of a report whose role is gone.
  beforeDiscarding: (content) => {
    const { reporting } = content as { reporting?: { is?: string; withdrawnOn?: string } };
    const isLeft = reporting?.is === 'reported' && !reporting.withdrawnOn;
    return isLeft ? [{ field: 'reporting.withdrawnOn', code: 'missing' }] : [];
  },
  // States are changed by their actions, which say who publishes what from when on.
  beforeDrafting: (content, published) => {
    const { is } = (content as { state?: { is?: unknown } } | null)?.state ?? {};
    const isOther = is !== undefined && is !== savedState(catalogue().firm, published).is;
    return isOther ? [{ field: 'state', code: 'state-changed' }] : [];
  },
  // Its state stays as it is, and so does what was reported: that happened.
  restored: (earlier, present) => {
    const { reference, state, postedOn, reporting } = present as Record<string, unknown>;
    return { ...(earlier as object), reference, state, postedOn, reporting };
  },
  previewed: (edited, listed, now) => {
    // Nothing is saved, so unknown keys do no harm.
    const completed = completedVacancy(catalogue().firm, edited as GivenVacancy, now);
    if (completed.issues) return completed;
    const { vacancy, missing } = completed;
    const shown = asShown(vacancy, new Date(now));
    const vacancies = [shown, ...listed.filter(({ slug }) => slug !== shown.slug)];
    return { content: vacancy, missing, vacancies };
  },
  advert: advertFacts,
};

/** An advert as a document. */
export function advertOf(id: string): RuledDocument {
  return { key: { kind: 'vacancy', id }, rule: vacancyRule };
}

/** Adverts have a rule of their own. */
export function ruleOf({ kind }: DocumentKey): PublishingRule {
  return kind === 'vacancy' ? vacancyRule : contentRule;
}

/** A role that has no page yet is shown as it will be on its first day. */
function asShown(vacancy: Vacancy, now: Date): Vacancy {
  const [published] = publishedOn(catalogue().firm, [vacancy], now);
  if (published && published.state.is !== 'withdrawn') return published;
  const until = vacancy.state.is === 'scheduled' ? vacancy.state.until : undefined;
  return { ...vacancy, state: { is: 'open', until } };
}

function heldAt({ address = '', ...stored }: NonNullable<DocumentRecord['published']>) {
  return { ...heldVacancy(catalogue().firm, { ...stored, slug: address }), slug: address };
}

function fieldsOf({ content, address = '' }: GivenContent) {
  const isRecord = typeof content === 'object' && content !== null && !Array.isArray(content);
  return { ...(isRecord && content), slug: address };
}

/** Slug and reference, as far as another vacancy has them. */
function takenIssues(
  id: string,
  named: { id: string } | undefined,
  numbered: { id: string } | undefined,
): VacancyIssue[] {
  const isOther = (one: { id: string } | undefined) => one !== undefined && one.id !== id;
  return [
    ...(isOther(named) ? [{ field: 'slug', code: 'slug-taken' } as const] : []),
    ...(isOther(numbered) ? [{ field: 'reference', code: 'reference-taken' } as const] : []),
  ];
}

const stateActions = {
  draft: 'vacancy-changed',
  scheduled: 'vacancy-scheduled',
  open: 'vacancy-published',
  closed: 'vacancy-closed',
  withdrawn: 'vacancy-withdrawn',
} as const satisfies Record<Vacancy['state']['is'], AuditAction>;

function actionOf(
  before: DocumentRecord | undefined,
  published: Vacancy | undefined,
  { state }: Vacancy,
): AuditAction {
  if (!before) return 'vacancy-created';
  if (before.published && (!published || published.state.is === state.is)) return 'vacancy-changed';
  return stateActions[state.is];
}

/** Reports, their ends and exceptions by themselves: an inspector asks who said so, and when. */
function reportingEntries(before: Vacancy | undefined, { reference, reporting }: Vacancy) {
  const isKnown = JSON.stringify(before?.reporting) === JSON.stringify(reporting);
  if (isKnown || !reporting) return [];
  if (reporting.is === 'reported') {
    const { confirmedOn, withdrawnOn } = reporting;
    if (withdrawnOn !== undefined) {
      const details = facts`${aReference(reference)}, withdrawn on ${aDay(withdrawnOn)}`;
      return [{ action: 'vacancy-report-withdrawn', details } as const];
    }
    const details = facts`${aReference(reference)}, confirmed on ${aDay(confirmedOn)}`;
    return [{ action: 'vacancy-reported', details } as const];
  }
  if (reporting.is === 'excepted') {
    const details = facts`${aReference(reference)}: ${reporting.reason}`;
    return [{ action: 'vacancy-excepted', details } as const];
  }
  return [];
}

/** As “NG-2424: salary.min, de.title”. */
function detailsOf(before: object | undefined, after: Vacancy) {
  const reference = aReference(after.reference);
  const fields = before ? contentDifferences(before, after).map(({ field }) => field) : [];
  return fields.length === 0 ? reference : facts`${reference}: ${someFields(fields)}`;
}

/** Schema, advert law, taken addresses and references, of an advert that may be incomplete. */
async function draftIssues(
  db: Reads,
  given: GivenContent,
  { now }: { now: number },
): Promise<VacancyIssue[]> {
  const { id } = given.key;
  const current = await vacancyById(db, id);
  const published = current && current.revision > 0 ? current : undefined;
  const fields: GivenVacancy = { slug: '', ...(asEdited(given.key, given) as object) };
  const { slug, reference } = fields;
  const named = await findVacancy(db, slug);
  const numbered = typeof reference === 'string' ? await findVacancy(db, reference) : undefined;
  // As soon as the place of an advert that is not complete is known, the law is.
  const placed = partialAdvert.safeParse(fields);
  return [
    ...takenIssues(id, named, numbered),
    ...(parseVacancy(catalogue().firm, fields, published && storedFields(published)).issues ?? []),
    ...(placed.success ? await lawIssues(db, id, placed.data, now) : []),
  ];
}

const titled = z.object({ title: z.string().catch('') }).catch({ title: '' });
const partialAdvert = z.object({
  location: z.string().refine((location) => placeOf(catalogue().firm, location) !== undefined),
  postedOn: z.iso.date().catch(''),
  de: titled,
  en: titled,
  // One that is half typed has issues of its own.
  reporting: reportingSchema.optional().catch(undefined),
  minimumPay: z.any().optional(),
  contract: z.any().optional(),
  salary: z.any().optional(),
});

/** What the law of the workplace misses in an advert, with what the store knows beside it. */
async function lawIssues(
  db: Reads,
  id: string,
  advert: Advert,
  now: number,
): Promise<VacancyIssue[]> {
  const { firm, company } = catalogue();
  const day = dayAt(firm, advert.location, new Date(now));
  const authority = await authorityFor(db, id);
  return advertFaults(firm, advert, company, { day, authority }).map(issueOfLaw);
}

/** Whether the mandate of a vacancy records the hirer's authority; undefined without a mandate. */
async function authorityFor(db: Statements, id: string): Promise<AdvertContext['authority']> {
  const mandate = await mandateOf(db, id);
  if (!mandate) return undefined;
  const { authority } = JSON.parse(mandate.content) as Pick<MandateFacts, 'authority'>;
  return authority ? 'recorded' : 'not-recorded';
}

async function mandateOf({ all }: Statements, id: string) {
  const [mandate] = await all<{ id: string; content: string }>(
    'select id, content from mandate where vacancy_id = $1',
    [id],
  );
  return mandate;
}

/** What the desk shows of an advert beside its content. One that was never saved is a draft. */
async function advertFacts(db: Statements, { id }: DocumentKey, now: number): Promise<AdvertFacts> {
  const { firm } = catalogue();
  const stored = await vacancyById(db, id);
  const state = stored && fits(stored) ? stateOn(firm, stored.vacancy, new Date(now)) : undefined;
  return {
    slug: stored?.slug ?? '',
    reference: stored?.reference ?? '',
    vacancy: stored?.vacancy,
    unfit: stored?.unfit,
    state: state ?? savedState(firm, stored?.unfit?.raw),
    wasShown: await wasShown(db, id),
    mandate: (await mandateOf(db, id))?.id,
    earlierSlugs: (await slugsOf(db, id)).filter((slug) => slug !== stored?.slug),
  };
}

/** Whether any revision was more than a draft; mostly the last one is. */
async function wasShown(db: Statements, id: string): Promise<boolean> {
  for await (const one of vacancyRevisions(db, id)) {
    if (savedState(catalogue().firm, storedFields(one)).is !== 'draft') return true;
  }
  return false;
}
