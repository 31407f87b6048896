import { catalogue } from '#content/catalogue.server.ts';
import type { Form } from '#domain/forms/define-form.ts';
import type { FileFacts } from '#domain/forms/check-submission.ts';
import { forms } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';

type Fields = Record<string, string>;

type Example = (changes?: Fields) => Fields;

/** The forms of the specification. */
const specified: Record<string, Example> = {
  'job-application': (changes) => ({
    roleTitle: 'AI Governance Lead (Germany or UK)',
    roleLocation: 'Remote (Europe)',
    roleCompany: 'Confidential',
    roleSalary: '€95,000 – €118,000 per year',
    roleWorkType: 'Permanent',
    firstName: 'Ada',
    lastName: 'Keller',
    email: 'ada.keller@example.com',
    phone: '+44 20 7946 0018',
    linkedin: 'https://www.linkedin.example/in/ada-keller',
    noticePeriod: '1-month',
    authorizedToWork: 'yes',
    coverLetter: 'I have run model governance for a credit bureau.',
    privacyConsent: 'true',
    gdprConsent: 'true',
    marketingConsent: 'false',
    timestamp: '2026-11-15T09:00:00.000Z',
    source: 'Job Application Form',
    ...changes,
  }),
  'contact-message': (changes) => ({
    firstName: 'Ada',
    lastName: 'Keller',
    email: 'ada.keller@example.com',
    phone: '',
    company: '',
    position: '',
    subject: 'A question',
    message: 'Do you place part-time roles?',
    timestamp: '2026-11-15T09:00:00.000Z',
    source: 'Contact Form',
    ...changes,
  }),
  'contact-dialog': (changes) => ({
    name: 'Ada Keller',
    email: 'ada.keller@example.com',
    company: '',
    message: 'Please call me about a role.',
    consent: 'true',
    timestamp: '2026-11-15T09:00:00.000Z',
    source: 'Contact Dialog',
    ...changes,
  }),
  'candidate-registration': (changes) => ({
    firstName: 'Ada',
    lastName: 'Keller',
    email: 'ada.keller@example.com',
    phone: '+44 20 7946 0018',
    linkedin: '',
    company: '',
    position: '',
    currentLocation: 'Zurich',
    desiredRole: 'Head of Quality',
    desiredLocation: 'Basel',
    authorizedToWork: 'Switzerland, EU',
    notice_period: '3-months',
    message: 'Free from March.',
    additional_information: 'Free from March.',
    privacy_agreed: 'true',
    privacy_agreement_timestamp: '2026-11-15T08:59:00.000Z',
    gdpr_agreed: 'true',
    gdpr_agreement_timestamp: '2026-11-15T08:59:10.000Z',
    timestamp: '2026-11-15T09:00:00.000Z',
    source: 'Candidate Registration Form',
    ...changes,
  }),
  'employer-brief': (changes) => ({
    company: 'Example Avionics',
    roleTitle: 'Compliance Engineer',
    location: 'Hamburg or remote',
    employmentType: 'Permanent',
    mustHaves: 'DO-178C, German B2',
    salaryRange: '',
    targetStartDate: '',
    model: 'Shortlist Sprint',
    yourName: 'Jo Brandt',
    yourEmail: 'jo.brandt@example.com',
    yourPhone: '',
    consent: 'true',
    terms_version: '2026-11-01',
    timestamp: '2026-11-15T09:00:00.000Z',
    source: 'Employers Form',
    ...changes,
  }),
};

const examples = {
  email: 'ada.keller@example.com',
  phone: '+44 20 7946 0018',
  'web-address': 'https://www.example.com',
};

/** A valid submission of each kind as its wire fields, without those of the file. */
export const aSubmission = Object.fromEntries(
  forms.map((form) => [form.kind, specified[form.kind] ?? exampleOf(form)]),
) as Record<SubmissionKind, Example>;

export function aPdf(changes: Partial<FileFacts> = {}): FileFacts {
  return { name: 'cv.pdf', type: 'application/pdf', size: 20_000, ...changes };
}

function exampleOf(form: Form): Example {
  const values = Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.type === 'text') return [[name, field.format ? examples[field.format] : 'Example']];
    if (field.type === 'choice') return [[name, field.options(catalogue().firm)[0]]];
    return field.type === 'consent' ? [[name, 'true']] : [];
  });
  const common = { timestamp: '2026-11-15T09:00:00.000Z', source: form.source };
  return (changes) => ({ ...Object.fromEntries(values), ...common, ...changes });
}

/** What `aSubmission` answers, without what the server fills in itself. */
export function answersOf(kind: SubmissionKind): Record<string, string> {
  const filledIn = /timestamp$|^terms_version$/;
  const answers = Object.entries(aSubmission[kind]()).filter(([name]) => !filledIn.test(name));
  return Object.fromEntries(answers);
}
