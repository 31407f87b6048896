import { draftRetention } from '#domain/privacy/retention.ts';
import { askedFields } from './define-form.ts';
import { employerBrief } from './employer-brief.ts';
import type { Issue } from './issue.ts';
import type { FirmOffer } from '#domain/firm/firm.ts';

/** A brief that is saved for later under a private link. */
export type BriefDraft = {
  token: string;
  values: Record<string, string>;
  /** The last day on which the link opens, `2026-03-31`. */
  lastDay: string;
};

export const briefDraftDays = draftRetention.value;

/** What a draft keeps: texts and choices. Files are not stored, consents are given anew. */
export function draftedFields(
  firm: FirmOffer,
  sent: Record<string, string>,
): Record<string, string> {
  const kept = askedFields(employerBrief).flatMap(([name, field]) => {
    const value = sent[name]?.trim();
    if (!value) return [];
    const isKept =
      field.type === 'text' || (field.type === 'choice' && field.options(firm).includes(value));
    return isKept ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}

/** A draft may be unfinished, such as with half an address, but no longer than the form allows. */
export function draftIssues(firm: FirmOffer, values: Record<string, string>): Issue[] {
  return Object.entries(values).flatMap(([field, value]) =>
    employerBrief.wire[field]?.(value, firm) === 'too-long'
      ? [{ field, code: 'too-long' as const }]
      : [],
  );
}
