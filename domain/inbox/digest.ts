import { askedFields, type Form } from '#domain/forms/define-form.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { foldText } from '#domain/edition/text.ts';

/** What lists and the search need of a submission, read from its fields once. */
export type Digest = {
  name: string;
  about: string;
  /** Everything that a search looks through, folded. */
  words: string;
  /** The same for the same full name; null for a single word, which many people share. */
  nameKey: string | null;
  phoneKey: string | null;
};

type Fields = Readonly<Record<string, string>>;

const maxAboutLength = 120;

export function digestOf(kind: SubmissionKind, reference: string, fields: Fields): Digest {
  const form = formOf(kind);
  const name = nameIn(form, fields);
  const phone = phoneIn(form, fields);
  return {
    name,
    about: aboutIn(form, fields),
    words: wordsIn(form, reference, fields),
    nameKey: nameKeyOf(name),
    phoneKey: phone === undefined ? null : phoneKeyOf(phone),
  };
}

/** As the sender wrote it, on one line. */
export function nameIn(form: Form, fields: Fields): string {
  return oneLine(form.sender.name.map((field) => fields[field] ?? '').join(' '));
}

/** Names that forms use for what they are about, before the text of a message. */
const subjectFields = ['subject', 'roleTitle', 'desiredRole'];

/** Not part of the descriptor: that is shipped to visitors, whom it does not concern. */
function aboutIn(form: Form, fields: Fields): string {
  const paragraphs = askedFields(form).flatMap(([name, field]) =>
    field.type === 'text' && field.rows ? [name] : [],
  );
  const source = [...subjectFields, ...paragraphs].find((name) => fields[name]?.trim());
  const about = oneLine(source ? fields[source]! : '');
  const company = companyIn(form, fields);
  return shorten(company ? `${about}, ${company}` : about);
}

/** A brief is known by its company too. */
function companyIn(form: Form, fields: Fields): string {
  return form.kind === 'employer-brief' ? oneLine(fields.company ?? '') : '';
}

/** The fields that name, address and subject of a submission show in full. */
export function headingFields(form: Form, fields: Fields): ReadonlySet<string> {
  const about = aboutIn(form, fields);
  const subject = subjectFields.find((name) => fields[name]?.trim());
  const said = [...(subject ? [subject] : []), ...(companyIn(form, fields) ? ['company'] : [])];
  return new Set([
    form.sender.email,
    ...form.sender.name,
    ...said.filter((name) => about.includes(oneLine(fields[name]!))),
  ]);
}

/** Consents, times and file types say nothing that anybody looks for. */
function wordsIn(form: Form, reference: string, fields: Fields): string {
  const values = Object.entries(form.fields).flatMap(([name, { type }]) =>
    type === 'text' || type === 'role' || type === 'choice' ? [fields[name] ?? ''] : [],
  );
  const filename = form.file ? fields[form.file.companions.filename] : undefined;
  const phone = phoneIn(form, fields)?.replace(/[^\d+]/g, '');
  const all = [reference, reference.replaceAll('-', ''), ...values, filename, phone];
  return foldText(all.filter(Boolean).join('\n'));
}

function phoneIn(form: Form, fields: Fields): string | undefined {
  const [name] =
    askedFields(form).find(([, field]) => field.type === 'text' && field.inputMode === 'tel') ?? [];
  return name && fields[name];
}

function nameKeyOf(name: string): string | null {
  const key = foldText(name);
  return key.includes(' ') ? key : null;
}

/** The last nine digits: the same number is written with and without the code of its country. */
function phoneKeyOf(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-9);
}

function oneLine(text: string): string {
  return text.split(/\s+/u).filter(Boolean).join(' ');
}

/** Never in the middle of a surrogate pair. */
function shorten(text: string): string {
  const characters = Array.from(text.slice(0, 2 * maxAboutLength));
  if (characters.length <= maxAboutLength) return text;
  return `${characters.slice(0, maxAboutLength - 1).join('')}…`;
}
