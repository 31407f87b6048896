import { isVacancySlug } from '#domain/vacancies/vacancy-slug.ts';
import { contactMessage } from './contact-message.ts';
import type { FirmOffer } from '#domain/firm/firm.ts';

/** The subject, and the slug of the vacancy that it is about. */
export type ContactPrefill = { subject?: string; vacancy?: string };

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
