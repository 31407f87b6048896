import { createHash } from 'node:crypto';
import { languageOf, locales, type Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import { checkSubmission } from '#domain/forms/check-submission.ts';
import { completeFields } from '#domain/forms/complete-fields.ts';
import { fileTypes } from '#domain/forms/file-type.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { applyToVacancy } from '#server/vacancies/apply-to-vacancy.ts';
import { shownConsents } from '#server/submissions/consents.ts';
import type { SampleRecord } from './samples.ts';
import type { SubmittedFile } from '#server/submissions/submission.ts';
import { sampleAnswers } from './sample-answers.ts';
import { sampleDocx, samplePdf, type SampleDocument } from './sample-documents.ts';
import { addressOf, samplePerson, type SamplePerson } from './sample-people.ts';
import { sampleWork } from './sample-work.ts';
import { sampleWords } from './sample-words.ts';
import { seeded, type Seeded } from './seeded.ts';
import { catalogue } from '#content/catalogue.server.ts';

export type SampleSource = { vacancies: readonly Vacancy[]; termsVersion: string };

const count = 200;
const seed = 20_260_301;

/** Of twenty, as often as the forms are used. */
const shares: Record<SubmissionKind, number> = {
  'job-application': 9,
  'candidate-registration': 5,
  'contact-message': 2,
  'contact-dialog': 2,
  'employer-brief': 2,
};
const kinds = (Object.keys(shares) as SubmissionKind[]).flatMap((kind) =>
  Array<SubmissionKind>(shares[kind]).fill(kind),
);

/** The same at each call, but for the times, which end at `now`. */
export async function sampleSubmissions(
  source: SampleSource,
  now: number,
): Promise<SampleRecord[]> {
  const chance = seeded(seed);
  const earlier: { person: SamplePerson; locale: Locale }[] = [];
  const records: SampleRecord[] = [];
  for (let at = 0; at < count; at += 1) {
    // Seven and twenty share no divisor: the kinds are mixed and each comes as often as listed.
    const kind = kinds[(at * 7) % kinds.length]!;
    const { person, locale } = nextPerson(chance, earlier);
    const work = sampleWork(chance, { at, of: count, kind, now });
    const receivedAt = new Date(work.receivedAt);
    const words = sampleWords[languageOf(locale)];
    const file = await fileFor(kind, person, locale, chance);
    const vacancy = chance.pick(source.vacancies);
    const sent = sampleAnswers(kind, {
      person,
      words,
      chance,
      company: companyOf(person, words),
      role: wordsIn(vacancy, locale).title,
    });
    const form = formOf(kind);
    const { fields } = applyToVacancy(form, [vacancy], { slug: vacancy.slug, locale }, sent);
    const facts = file && { name: file.filename, type: file.type, size: file.size };
    const completed = completeFields(form, fields, {
      now: receivedAt,
      file: facts,
      termsVersion: source.termsVersion,
    });
    const checked = checkSubmission(catalogue().firm, form, completed, facts);
    if (!checked.ok) throw new Error(`Sample ${at} is refused: ${JSON.stringify(checked.issues)}`);
    records.push({
      ...work,
      id: chance.uuid(),
      reference: chance.reference(),
      kind,
      locale,
      email: person.email,
      fields: checked.values,
      consents: shownConsents({ kind, locale, fields: checked.values }),
      file,
    });
  }
  return records;
}

/** One in ten wrote before, and a few of them from another address. */
function nextPerson(chance: Seeded, earlier: { person: SamplePerson; locale: Locale }[]) {
  if (earlier.length > 10 && chance.chance(0.1)) {
    const { person, locale } = chance.pick(earlier);
    if (chance.chance(0.7)) return { person, locale };
    return {
      person: { ...person, email: addressOf(person.firstName, person.lastName, chance) },
      locale,
    };
  }
  const locale = chance.chance(0.5)
    ? locales(catalogue().firm)[0]!
    : chance.pick(locales(catalogue().firm).slice(1));
  const next = { person: samplePerson(chance, locale), locale };
  earlier.push(next);
  return next;
}

/** The same for the same person. */
function companyOf({ lastName }: SamplePerson, { companies }: { companies: string[] }): string {
  return companies[lastName.length % companies.length]!;
}

async function fileFor(
  kind: SubmissionKind,
  person: SamplePerson,
  locale: Locale,
  chance: Seeded,
): Promise<SubmittedFile | undefined> {
  const slot = formOf(kind).file;
  if (!slot || (!slot.required && chance.chance(0.6))) return undefined;
  const isPdf = chance.chance(0.7);
  const content = documentOf(person, locale, chance);
  const bytes = isPdf ? await samplePdf(content) : sampleDocx(content);
  const stem = slot.required ? `CV ${person.firstName} ${person.lastName}` : 'Role profile';
  return {
    field: slot.field,
    filename: `${stem}.${isPdf ? 'pdf' : 'docx'}`,
    type: fileTypes[isPdf ? 'pdf' : 'docx'][0],
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
  };
}

function documentOf(person: SamplePerson, locale: Locale, chance: Seeded): SampleDocument {
  const { cv, experience } = sampleWords[languageOf(locale)];
  const year = 2010 + chance.below(8);
  const years = String(2 + chance.below(9));
  return {
    title: `${person.firstName} ${person.lastName}`,
    sections: [
      { heading: cv.profile, lines: [chance.pick(experience).replaceAll('{years}', years)] },
      {
        heading: cv.experience,
        lines: [
          `${year + 4} – 2026: ${chance.pick(cv.jobs)}`,
          `${year} – ${year + 4}: ${chance.pick(cv.jobs)}`,
        ],
      },
      { heading: cv.education, lines: [`${year}: ${chance.pick(cv.degrees)}, ${person.city}`] },
    ],
  };
}
