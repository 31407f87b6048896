import { draftRetention } from '../privacy/retention.ts';
import { askedFields } from './define-form.ts';
import { employerBrief } from './employer-brief.ts';

/** A brief that is saved for later under a private link. */
export type BriefDraft = {
  token: string;
  values: Record<string, string>;
  /** The last day on which the link opens, `2026-03-31`. */
  lastDay: string;
};

export const briefDraftDays = draftRetention.value;

/** What a draft keeps: texts and choices. Files are not stored, consents are given anew. */
export function draftedFields(sent: Record<string, string>): Record<string, string> {
  const kept = askedFields(employerBrief).flatMap(([name, { type }]) => {
    const value = sent[name]?.trim();
    return value && (type === 'text' || type === 'choice') ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}
