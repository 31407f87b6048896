import { contactMessage } from './contact-message.ts';

export type ContactPrefill = { subject?: string };

export function contactQuery({ subject }: ContactPrefill): URLSearchParams {
  return new URLSearchParams(subject === undefined ? {} : { subject });
}

/** What such a query says. What the form would refuse, and anything else in it, is dropped. */
export function readContactQuery(query: URLSearchParams): ContactPrefill {
  const subject = query.get('subject')?.trim();
  return subject && !contactMessage.wire.subject?.(subject) ? { subject } : {};
}
