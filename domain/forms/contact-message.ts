import { defineForm } from './define-form.ts';
import { companionsNamed, file, text } from './field.ts';
import { documentPickerTypes, documentTypes, MiB } from './file-type.ts';
import { isVacancySlug } from '#domain/vacancies/reference.ts';
import type { FirmOffer } from '#domain/firm/firm.ts';

export const contactMessage = defineForm('contact-message', {
  source: 'Contact Form',
  fields: {
    firstName: text({ required: true, maxLength: 100, autocomplete: 'given-name' }),
    lastName: text({ required: true, maxLength: 100, autocomplete: 'family-name' }),
    email: text({ required: true, maxLength: 254, format: 'email', autocomplete: 'email' }),
    phone: text({ maxLength: 40, inputMode: 'tel', autocomplete: 'tel' }),
    company: text({ maxLength: 200, autocomplete: 'organization' }),
    position: text({ maxLength: 200, autocomplete: 'organization-title' }),
    subject: text({ required: true, maxLength: 200 }),
    message: text({ required: true, maxLength: 10_000, rows: 6 }),
    requirements_document: file({
      companions: companionsNamed('requirements'),
      maxBytes: 5 * MiB,
      takes: { only: documentTypes },
      pickerTypes: documentPickerTypes,
    }),
  },
  sender: { email: 'email', name: ['firstName', 'lastName'] },
  retention: 'inactiveCandidateProfiles',
  page: 'contact',
});

/** The subject, and the slug of the vacancy that it is about. */
type ContactPrefill = { subject?: string; vacancy?: string };

export function contactQuery(prefill: ContactPrefill): URLSearchParams {
  return new URLSearchParams(prefill);
}

/** What such a query says. What the form would refuse, and anything else in it, is dropped. */
export function readContactQuery(firm: FirmOffer, query: URLSearchParams): ContactPrefill {
  const subject = query.get('subject')?.trim();
  const vacancy = query.get('vacancy') ?? '';
  if (!subject || contactMessage.wire.subject?.(subject, firm)) return {};
  return { subject, ...(isVacancySlug(vacancy) && { vacancy }) };
}
