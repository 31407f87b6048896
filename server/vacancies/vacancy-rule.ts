import {
  parseVacancy,
  type GivenVacancy,
  heldVacancy,
  savedState,
  storedFields,
} from '#domain/vacancies/vacancy-document.ts';
import { contentDifferences } from '#domain/documents/merge-content.ts';
import { issueOfLaw, type VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { publishedOn } from '#domain/vacancies/vacancy-state.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { AuditAction } from '#domain/privacy/audit.ts';
import { lawFaults } from './law-issues.ts';
import { advertFacts } from './advert-facts.ts';
import { draftIssues } from './vacancy-issues.ts';
import { aDay, aReference, facts, someFields } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { contentRule } from '#server/documents/content-rule.ts';
import type { DocumentRecord } from '#server/documents/document.ts';
import type {
  GivenContent,
  PublishingRule,
  RuledDocument,
} from '#server/documents/publishing-rule.ts';
import { documentAt, selectDocuments } from '#server/documents/read-documents.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** A vacancy is complete, lawful where its workplace is, and alone under its slug and reference. */
export const vacancyRule: PublishingRule = {
  async check(statements, given, before, now) {
    const held = before?.published && heldAt(before.published);
    const read = parseVacancy(catalogue().firm, fieldsOf(given), held && storedFields(held));
    if (read.issues) return { issues: read.issues };
    const issues = [
      ...(await lawIssues(statements, given.key.id, read.vacancy, now)),
      ...(await takenIssues(statements, given, read.vacancy)),
    ];
    if (issues.length > 0) return { issues };
    const { slug: _, ...content } = read.vacancy;
    const either = [held?.vacancy, read.vacancy].filter((one) => one !== undefined);
    const isSeen = publishedOn(catalogue().firm, either, new Date(now)).length > 0;
    const { id } = given.key;
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
  issues: draftIssues,
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
    const given = edited as GivenVacancy;
    const read = parseVacancy(catalogue().firm, { ...given, slug: String(given.slug) }, given);
    if (read.issues) return { issues: read.issues };
    const shown = asShown(read.vacancy, new Date(now));
    return { vacancies: [shown, ...listed.filter(({ slug }) => slug !== shown.slug)] };
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

async function lawIssues(
  statements: Statements,
  id: string,
  vacancy: Vacancy,
  now: number,
): Promise<VacancyIssue[]> {
  const { is } = vacancy.state;
  // Closing and withdrawing must always be possible.
  if (is !== 'open' && is !== 'scheduled') return [];
  return (await lawFaults(statements, id, vacancy, now)).map(issueOfLaw);
}

async function takenIssues(
  statements: Statements,
  { key }: GivenContent,
  { slug, reference }: Vacancy,
): Promise<VacancyIssue[]> {
  const issues: VacancyIssue[] = [];
  const named = await documentAt(statements, 'vacancy', slug);
  if (named && named.key.id !== key.id) issues.push({ field: 'slug', code: 'slug-taken' });
  const [numbered] = await selectDocuments(
    statements,
    "where kind = 'vacancy' and reference = $1",
    [reference],
  );
  if (numbered && numbered.key.id !== key.id) {
    issues.push({ field: 'reference', code: 'reference-taken' });
  }
  return issues;
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
