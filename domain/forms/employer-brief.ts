import { modelName, offeredModels } from '#domain/hiring-models/hiring-model.ts';
import { dangerousExtensions } from './dangerous-file.ts';
import { documentPickerTypes, MiB } from './file-type.ts';
import { defineForm, askedFields } from './define-form.ts';
import { choice, companionsNamed, consent, file, termsVersion, text } from './field.ts';
import { draftRetention } from '#domain/privacy/retention.ts';
import type { Issue } from './issue.ts';
import type { FirmOffer } from '#domain/firm/firm.ts';

export const employerBrief = defineForm('employer-brief', {
  source: 'Employers Form',
  fields: {
    company: text({ required: true, maxLength: 200, autocomplete: 'organization' }),
    roleTitle: text({ required: true, maxLength: 200 }),
    location: text({ required: true, maxLength: 200 }),
    employmentType: choice(['Permanent', 'Contract']),
    mustHaves: text({ required: true, maxLength: 10_000, rows: 5 }),
    salaryRange: text({ maxLength: 200 }),
    targetStartDate: text({ maxLength: 200 }),
    model: choice((firm) => offeredModels(firm).map((id) => modelName(firm, id))),
    attachment_document: file({
      companions: companionsNamed('attachment'),
      maxBytes: 10 * MiB,
      takes: { allBut: dangerousExtensions },
      pickerTypes: [...documentPickerTypes, 'txt'],
    }),
    yourName: text({ required: true, maxLength: 200, autocomplete: 'name' }),
    yourEmail: text({ required: true, maxLength: 254, format: 'email', autocomplete: 'email' }),
    yourPhone: text({ maxLength: 40, inputMode: 'tel', autocomplete: 'tel' }),
    consent: consent({ required: true }),
    terms_version: termsVersion(),
  },
  sender: { email: 'yourEmail', name: ['yourName'] },
  retention: 'jobSpecifications',
  page: 'employers',
});

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
