import { languageOf, type Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { applyToVacancy } from '#server/vacancies/apply-to-vacancy.ts';
import { sampleAnswers } from './sample-answers.ts';
import { samplePerson } from './sample-people.ts';
import { sampleWords } from './sample-words.ts';
import { seeded } from './seeded.ts';
import type { AnswerFacts } from '#server/submissions/read-submissions.ts';
import { dueTime } from '#server/submissions/due-time.ts';

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
