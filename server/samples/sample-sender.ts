import { languageOf, type Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { applyToVacancy } from '#server/vacancies/apply-to-vacancy.ts';
import { samplePerson, type SamplePerson, seeded, type Seeded } from './sample-people.ts';
import { sampleWords, type SampleWords } from './sample-words.ts';
import type { AnswerFacts } from '#server/submissions/read-submissions.ts';
import { dueTime } from '#server/submissions/due-time.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { candidateRegistration } from '#domain/forms/candidate-registration.ts';
import { employerBrief } from '#domain/forms/employer-brief.ts';
import { jobApplication } from '#domain/forms/job-application.ts';

export type SampleSender = Omit<AnswerFacts, 'vacancyId'> & {
  reference: string;
  receivedAt: number;
  dueAt: number;
};

/** An invented submission of a form, to preview what is written to its sender. Nothing is stored. */
export function sampleSender(
  { kind, locale, vacancy }: { kind: SubmissionKind; locale: Locale; vacancy: Vacancy | undefined },
  now: number,
): SampleSender {
  const chance = seeded(1);
  const person = samplePerson(chance, locale);
  const words = sampleWords[languageOf(locale)];
  const role = vacancy ? wordsIn(vacancy, locale).title : words.desiredRoles[0]!;
  const company = words.companies[0]!;
  const sent = sampleAnswers(kind, { person, words, chance, company, role });
  const post = { slug: vacancy?.slug, locale };
  const { fields } = applyToVacancy(formOf(kind), vacancy ? [vacancy] : [], post, sent);
  const reference = chance.reference();
  const dueAt = dueTime(kind, locale, now);
  return { kind, locale, fields, reference, receivedAt: now, dueAt };
}

type Given = {
  person: SamplePerson;
  words: SampleWords;
  chance: Seeded;
  company: string;
  /** The title of the vacancy applied for. */
  role: string;
};

/** What a person fills in; the server adds the rest as it does for anybody. */
export function sampleAnswers(kind: SubmissionKind, given: Given): Record<string, string> {
  const { person, words, chance, company } = given;
  const { firstName, lastName, email, phone, city } = person;
  const named = { firstName, lastName, email };
  switch (kind) {
    case 'job-application':
      return {
        ...named,
        phone,
        linkedin: chance.chance(0.4) ? `https://www.example.com/in/${email.split('@')[0]}` : '',
        noticePeriod: chance.pick(jobApplication.fields.noticePeriod.options(catalogue().firm)),
        authorizedToWork: chance.chance(0.9) ? 'yes' : 'no',
        coverLetter: letter(given),
        privacyConsent: 'true',
        gdprConsent: 'true',
        marketingConsent: String(chance.chance(0.3)),
      };
    case 'candidate-registration':
      return {
        ...named,
        phone,
        currentLocation: city,
        company: chance.chance(0.5) ? company : '',
        position: chance.chance(0.5) ? chance.pick(words.desiredRoles) : '',
        desiredRole: chance.pick(words.desiredRoles),
        desiredLocation: city,
        authorizedToWork: chance.pick(words.authorised),
        notice_period: chance.pick(
          candidateRegistration.fields.notice_period.options(catalogue().firm),
        ),
        message: chance.chance(0.6) ? chance.pick(words.closings).replaceAll('{city}', city) : '',
        privacy_agreed: 'true',
        gdpr_agreed: 'true',
      };
    case 'contact-message': {
      const { subject, text } = chance.pick(words.messages);
      return { ...named, phone: chance.chance(0.5) ? phone : '', company, subject, message: text };
    }
    case 'contact-dialog': {
      const message = chance.pick(words.enquiries);
      return { name: `${firstName} ${lastName}`, email, company, message, consent: 'true' };
    }
    case 'employer-brief': {
      const { role, mustHaves, salary, start } = chance.pick(words.briefs);
      return {
        company,
        roleTitle: role,
        location: city,
        employmentType: chance.pick(employerBrief.fields.employmentType.options(catalogue().firm)),
        mustHaves,
        salaryRange: salary,
        targetStartDate: start,
        model: chance.pick(employerBrief.fields.model.options(catalogue().firm)),
        yourName: `${firstName} ${lastName}`,
        yourEmail: email,
        yourPhone: phone,
        consent: 'true',
      };
    }
  }
}

function letter({ person, words, chance, role }: Given): string {
  const filled = {
    role,
    years: String(3 + chance.below(9)),
    city: person.city,
  };
  return [words.openings, words.experience, words.closings]
    .map((parts) => chance.pick(parts))
    .join('\n\n')
    .replace(/\{(role|years|city)\}/g, (_, name: keyof typeof filled) => filled[name]);
}
