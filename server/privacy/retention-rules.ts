import { briefDraftDays } from '#domain/forms/brief-draft.ts';
import { forms, type FormRetention } from '#domain/forms/forms.ts';
import { retention } from '#domain/privacy/retention.ts';
import type { DeletedCategory, RetentionStatus } from '#domain/privacy/person-data.ts';
import type { Selection } from './remove-submissions.ts';

type Period = NonNullable<RetentionStatus['period']>;

/** What one category of the policy means in the store. */
export type RetentionRule = {
  category: DeletedCategory;
  table: 'submission' | 'brief_draft' | 'role_alert';
  period: Period | null;
  /** The column that the period counts from, or that holds the last day itself. */
  time: 'received_at' | 'ended_at' | 'expires_at' | 'delete_at';
  /** Everything of the category. */
  all: Selection;
};

/** By category, so that a form under a category without a rule does not compile. */
const rules: { [Category in DeletedCategory]: RetentionRule & { category: Category } } = {
  inactiveCandidateProfiles: ofForms('inactiveCandidateProfiles'),
  jobSpecifications: ofForms('jobSpecifications'),
  suspectedSpam: {
    category: 'suspectedSpam',
    table: 'submission',
    period: retention.suspectedSpam,
    time: 'received_at',
    all: { condition: 'quarantined_for is not null', parameters: [] },
  },
  erasureRequests: {
    category: 'erasureRequests',
    table: 'submission',
    period: null,
    time: 'delete_at',
    all: { condition: 'delete_at is not null', parameters: [] },
  },
  briefDrafts: {
    category: 'briefDrafts',
    table: 'brief_draft',
    period: { value: briefDraftDays, unit: 'day' },
    time: 'expires_at',
    all: { condition: '1 = 1', parameters: [] },
  },
  // The proof that an alert about roles was asked for and confirmed.
  emailEngagement: {
    category: 'emailEngagement',
    table: 'role_alert',
    period: retention.emailEngagement,
    time: 'ended_at',
    all: { condition: 'ended_at is not null', parameters: [] },
  },
};

export const retentionRules: readonly RetentionRule[] = Object.values(rules);

/** Those of a rule whose time is over. */
export function dueBy(rule: RetentionRule, now: number): Selection {
  const { condition, parameters } = rule.all;
  return {
    condition: `(${condition}) and ${rule.time} <= $${parameters.length + 1}`,
    parameters: [...parameters, cutoff(rule, now)],
  };
}

export function notDueBy(rule: RetentionRule, now: number): Selection {
  const { condition, parameters } = rule.all;
  return {
    condition: `(${condition}) and ${rule.time} > $${parameters.length + 1}`,
    parameters: [...parameters, cutoff(rule, now)],
  };
}

/** When a record with this time in the rule's column becomes due. */
export function dueAt(rule: RetentionRule, time: number): number {
  return countsFrom(rule) && rule.period ? shift(time, rule.period, 1) : time;
}

export function cutoff(rule: RetentionRule, now: number): number {
  return countsFrom(rule) && rule.period ? shift(now, rule.period, -1) : now;
}

/** Whether the column holds when the period began; otherwise it holds its end. */
function countsFrom({ time }: RetentionRule): boolean {
  return time === 'received_at' || time === 'ended_at';
}

function ofForms<Category extends FormRetention>(
  category: Category,
): RetentionRule & { category: Category } {
  const kinds = forms.filter((form) => form.retention === category).map(({ kind }) => kind);
  const places = kinds.map((_, at) => `$${at + 1}`).join(', ');
  return {
    category,
    table: 'submission',
    period: retention[category],
    time: 'received_at',
    all: { condition: `kind in (${places})`, parameters: kinds },
  };
}

function shift(time: number, { value, unit }: Period, direction: 1 | -1): number {
  const date = new Date(time);
  if (unit === 'day') date.setUTCDate(date.getUTCDate() + direction * value);
  else {
    date.setUTCMonth(date.getUTCMonth() + direction * (unit === 'year' ? value * 12 : value));
  }
  return date.getTime();
}
