import { createHash } from 'node:crypto';
import { languageOf, type Locale, locales } from '#domain/edition/editions.ts';
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
import { sampleAnswers } from './sample-sender.ts';
import {
  addressOf,
  sampleColleagues,
  samplePerson,
  type SamplePerson,
  seeded,
  type Seeded,
} from './sample-people.ts';
import { sampleNotes, sampleWords, type SampleWords } from './sample-words.ts';
import { catalogue } from '#content/catalogue.server.ts';
import type { WorkState } from '#domain/submissions/work.ts';
import type { Attempt } from '#server/db/tasks.ts';
import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import { escapeMarkup } from '#domain/edition/text.ts';

type SampleSource = { vacancies: readonly Vacancy[]; termsVersion: string };

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
    const words = sampleWords[languageOf(locale)];
    const work = sampleWork(chance, { at, of: count, kind, now, words });
    const receivedAt = new Date(work.receivedAt);
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
      vacancySlug: kind === 'job-application' ? vacancy.slug : null,
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

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What became of a submission since it arrived. */
type SampleWork = Pick<
  SampleRecord,
  | 'receivedAt'
  | 'dueAt'
  | 'repliedAt'
  | 'state'
  | 'owner'
  | 'suspicion'
  | 'notes'
  | 'messages'
  | 'task'
>;

/** How soon each form is answered. */
const promisedMs: Record<SubmissionKind, number> = {
  'job-application': 5 * day,
  'candidate-registration': 5 * day,
  'contact-message': day,
  'contact-dialog': day,
  'employer-brief': 8 * hour,
};

function sampleWork(
  chance: Seeded,
  {
    at,
    of,
    kind,
    now,
    words,
  }: { at: number; of: number; kind: SubmissionKind; now: number; words: SampleWords },
): SampleWork {
  // Over six weeks, more of them lately.
  const age = 20 * minute + (at / of) ** 1.6 * 42 * day + chance.below(3 * hour);
  const receivedAt = now - Math.round(age);
  const suspicion = at % 33 === 7 ? chance.pick(['honeypot', 'too-fast'] as const) : null;
  const before = suspicion ? 'new' : stateAfter(age, chance);
  const owner = before === 'new' ? null : chance.pick(sampleColleagues).id;
  const written = suspicion || before === 'new' ? 0 : chance.below(3);
  const isAnswered = before === 'answered' || before === 'closed';
  const waits = before === 'answered' && at % 3 === 0;
  const messages = isAnswered
    ? threadOf(chance, { at, age, kind, owner, receivedAt, words, waits })
    : [];
  const last = messages.at(-1);
  const repliedAt = last?.personId === null ? last.at : null;
  const state = repliedAt === null ? before : 'in-work';
  return {
    receivedAt,
    dueAt: repliedAt === null ? receivedAt + promisedMs[kind] : repliedAt + day,
    repliedAt,
    messages,
    state,
    owner,
    suspicion,
    notes: Array.from({ length: written }, (_, nth) => ({
      personId: owner ?? sampleColleagues[0]!.id,
      writtenAt: receivedAt + Math.round((age * (nth + 1)) / 4),
      text: chance.pick(sampleNotes),
    })),
    task: taskOf(chance, { at, receivedAt, held: suspicion !== null, now }),
  };
}

/** An answer, one in six of them later than promised, and what some wrote back. */
function threadOf(
  chance: Seeded,
  {
    at,
    age,
    kind,
    owner,
    receivedAt,
    words,
    waits,
  }: {
    at: number;
    age: number;
    kind: SubmissionKind;
    owner: string | null;
    receivedAt: number;
    words: SampleWords;
    /** Whether its sender has written last, and within a day. */
    waits: boolean;
  },
): SampleRecord['messages'] {
  const share = at % 6 === 5 ? 1.4 : 0.2 + chance.random() * 0.6;
  const answeredAt = receivedAt + Math.round(Math.min(promisedMs[kind] * share, age * 0.8));
  const answer = { personId: owner, at: answeredAt, text: chance.pick(words.answers) };
  if (!chance.chance(0.3)) return [answer];
  const text = chance.pick(words.replies);
  const rest = Math.round(receivedAt + age - answeredAt);
  if (waits) {
    const ago = Math.min(chance.below(20 * hour), rest);
    return [answer, { personId: null, at: answeredAt + rest - ago, text }];
  }
  const reply = { personId: null, at: answeredAt + Math.round(rest * 0.3), text };
  const closing = { ...answer, at: answeredAt + Math.round(rest * 0.5) };
  return [answer, reply, { ...closing, text: chance.pick(words.answers) }];
}

/** Old ones are mostly done; a few were left lying and are overdue. */
function stateAfter(age: number, chance: Seeded): WorkState {
  if (age < day) return chance.chance(0.75) ? 'new' : 'in-work';
  if (chance.chance(0.06)) return chance.pick(['new', 'in-work'] as const);
  if (age < 4 * day) return chance.pick(['new', 'in-work', 'in-work', 'answered'] as const);
  return chance.pick(['answered', 'closed', 'closed'] as const);
}

function taskOf(
  chance: Seeded,
  { at, receivedAt, held, now }: { at: number; receivedAt: number; held: boolean; now: number },
): SampleWork['task'] {
  const id = `msg_${chance.uuid().replaceAll('-', '')}`;
  const attempt = (after: number, status: number | null, failure: string | null): Attempt => ({
    startedAt: receivedAt + after,
    durationMs: failure === 'timeout' ? 20_000 : 80 + chance.below(400),
    status,
    failure,
  });
  const failed = (after: number) =>
    at % 2 ? attempt(after, null, 'timeout') : attempt(after, 503, 'HTTP 503');
  if (held) return { id, state: 'held', nextAttemptAt: receivedAt, attempts: [] };
  // Of the latest, some still fail.
  if (at < 30 && at % 9 === 4) {
    const attempts = [failed(0), failed(6_000), failed(6 * minute)];
    return { id, state: 'waiting', nextAttemptAt: now + 25 * minute, attempts };
  }
  if (at % 45 === 40) {
    const attempts = [failed(0), failed(6_000), attempt(6 * minute, 410, 'HTTP 410')];
    return { id, state: 'abandoned', nextAttemptAt: receivedAt, attempts };
  }
  const attempts = [...(at % 17 === 3 ? [failed(0)] : []), attempt(7_000, 200, null)];
  return { id, state: 'delivered', nextAttemptAt: receivedAt, attempts };
}

/** A CV or a role profile: a title and lines below headings. */
type SampleDocument = { title: string; sections: { heading: string; lines: string[] }[] };

/** The same bytes at each run. */
const made = new Date(2026, 0, 1);

/** A page of A4 in Helvetica. */
async function samplePdf({ title, sections }: SampleDocument): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit');
  const pdf = new Pdf({ size: 'A4', margin: 56, info: { CreationDate: made } });
  pdf.font('Helvetica').fontSize(20).text(title).moveDown(0.5);
  for (const { heading, lines } of sections) {
    pdf.fontSize(13).text(heading).moveDown(0.3);
    pdf.fontSize(10.5).text(lines.join('\n'), { lineGap: 3 }).moveDown();
  }
  pdf.end();
  return buffer(pdf);
}

function sampleDocx({ title, sections }: SampleDocument): Buffer {
  const body = [
    paragraph(title, 'Title'),
    ...sections.flatMap(({ heading, lines }) => [
      paragraph(heading, 'Heading1'),
      ...lines.map((line) => paragraph(line)),
    ]),
  ].join('');
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const openXml = 'http://schemas.openxmlformats.org';
  const files = {
    '[Content_Types].xml': `${xml}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${openXml}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="${openXml}/wordprocessingml/2006/main"><w:body>${body}<w:sectPr/></w:body></w:document>`,
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: made }));
}

function paragraph(text: string, style?: string): string {
  const styled = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : '';
  return `<w:p>${styled}<w:r><w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r></w:p>`;
}
