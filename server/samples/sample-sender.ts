import { catalogue } from '#content/catalogue.server.ts';
import { type Language, languageOf, type Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { dueTime } from '#server/submissions/due-time.ts';
import type { AnswerFacts } from '#server/submissions/read-submissions.ts';
import { applyToVacancy } from '#server/vacancies/apply-to-vacancy.ts';

export type SampleSender = Omit<AnswerFacts, 'vacancyId'> & {
  reference: string;
  receivedAt: number;
  dueAt: number;
};

type Invented = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  role: string;
  subject: string;
  text: string;
};

const invented: Record<Language, Invented> = {
  en: {
    firstName: 'Amelia',
    lastName: 'Ashworth',
    email: 'amelia.ashworth@example.org',
    phone: '+44 20 7946 0118',
    company: 'Example Rotorcraft Ltd',
    role: 'Head of Quality',
    subject: 'Part-time roles in quality',
    text: 'I have prepared three audits by the authority and would be glad to talk.',
  },
  de: {
    firstName: 'Lena',
    lastName: 'Hartmann',
    email: 'lena.hartmann@example.org',
    phone: '+49 30 23125 118',
    company: 'Muster Medizintechnik GmbH',
    role: 'Leitung Qualität',
    subject: 'Teilzeit im Qualitätsmanagement',
    text: 'Ich habe drei Audits der Behörde vorbereitet und freue mich über ein Gespräch.',
  },
};

/** An invented submission of a form, to preview what is written to its sender. Nothing is stored. */
export function sampleSender(
  { kind, locale, vacancy }: { kind: SubmissionKind; locale: Locale; vacancy: Vacancy | undefined },
  now: number,
): SampleSender {
  const role = vacancy && wordsIn(vacancy, locale).title;
  const sent = answersOf(kind, invented[languageOf(locale)], role);
  const post = { slug: vacancy?.slug, locale };
  const { fields } = applyToVacancy(formOf(kind), vacancy ? [vacancy] : [], post, sent);
  const dueAt = dueTime(kind, locale, now);
  return { kind, locale, fields, reference: '7K3M-9QXZ-T2BW', receivedAt: now, dueAt };
}

function answersOf(
  kind: SubmissionKind,
  { firstName, lastName, email, phone, company, subject, text, ...person }: Invented,
  role = person.role,
): Record<string, string> {
  const named = { firstName, lastName, email };
  const [town] = catalogue().firm.places;
  switch (kind) {
    case 'job-application':
      return {
        ...named,
        phone,
        noticePeriod: '3-months',
        authorizedToWork: 'yes',
        coverLetter: text,
      };
    case 'candidate-registration':
      return {
        ...named,
        phone,
        desiredRole: role,
        desiredLocation: town?.id ?? '',
        notice_period: '3-months',
        message: text,
      };
    case 'contact-message':
      return { ...named, company, subject, message: text };
    case 'contact-dialog':
      return { name: `${firstName} ${lastName}`, email, company, message: text };
    case 'employer-brief':
      return {
        company,
        roleTitle: role,
        location: town?.id ?? '',
        employmentType: 'Permanent',
        mustHaves: text,
        yourName: `${firstName} ${lastName}`,
        yourEmail: email,
        yourPhone: phone,
      };
  }
}
