import { languageOf, type Locale } from '#domain/edition/editions.ts';
import { modelName, offeredModels } from '#domain/hiring-models/hiring-model.ts';
import { proposedSlug } from '#domain/vacancies/reference.ts';
import { foldText } from '#domain/edition/text.ts';
import { mandateSchema, type MandateFacts } from './mandate.ts';
import type { Firm } from '#domain/firm/firm.ts';
import type { Currency } from '#domain/edition/format.ts';

export type Brief = {
  reference: string;
  locale: Locale;
  fields: Readonly<Record<string, string>>;
  /** The days on which it came in and by which it is to be answered. */
  receivedOn: string;
  promisedOn: string | undefined;
};

/** A draft holds what the brief said and nothing else; it may be incomplete. */
export type AdvertDraft = { content: Record<string, unknown>; address: string };

/**
 * A mandate and the draft of its advert. What the brief said stands in the field that is meant for
 * it, in the language of the brief; what fits no field stands in the notes of the mandate.
 */
export function mandateFromBrief(
  firm: Firm,
  { reference: brief, locale, fields, receivedOn, promisedOn }: Brief,
  { reference, today }: { reference: string; today: string },
): { facts: MandateFacts; draft: AdvertDraft } {
  const said = (name: string) => (fields[name] ?? '').trim();
  const role = said('roleTitle');
  const place = placeNamed(firm, said('location'));
  const salary = readSalary(said('salaryRange'));
  const start = dayOf(said('targetStartDate'));
  const requirements = linesOf(said('mustHaves'));
  const notes = [
    !place && noted('Place', said('location')),
    !salary && noted('Salary', said('salaryRange')),
    !start && noted('Start', said('targetStartDate')),
    noted('Attachment, with the brief', said('attachment_filename')),
  ];
  const facts: MandateFacts = mandateSchema.parse({
    employer: said('company'),
    role,
    state: 'open',
    model: offeredModels(firm).find((model) => modelName(firm, model) === said('model')),
    contacts: [{ name: said('yourName'), email: said('yourEmail'), phone: said('yourPhone') }],
    authority: { by: said('yourName'), on: receivedOn, source: `Brief ${brief}` },
    promisedOn,
    plan: start ? [{ name: 'Start of the role', on: start }] : [],
    notes: notes.filter(Boolean).join('\n'),
  });
  const content = {
    reference,
    postedOn: today,
    state: { is: 'draft' },
    ...(place && { location: place }),
    ...contractOf(said('employmentType'), salary),
    ...(salary && { salary }),
    [languageOf(locale)]: { title: role, requirements },
  };
  return {
    facts,
    draft: { content, address: proposedSlug({ title: role, location: place ?? '' }) },
  };
}

/** What is paid by the day is a contract by day rate. How long one lasts the form does not ask. */
function contractOf(type: string, salary: ReadSalary | undefined): { contract?: object } {
  if (type === 'Permanent') return { contract: { is: 'permanent' } };
  if (type !== 'Contract') return {};
  return { contract: { is: salary?.period === 'day' ? 'day-rate' : 'fixed-term' } };
}

/**
 * A place of the firm under any of its names, in any spelling and with what is usually added to it:
 * “Frankfurt am Main”, “Muenchen”, “Vienna, Austria”, “80331 München (hybrid)”. Undefined for words
 * beside it that may mean another place, as “Hamburg or remote”.
 */
function placeNamed(firm: Pick<Firm, 'places'>, said: string): string | undefined {
  const [first = '', ...others] = said
    .replace(/\([^()]*\)/g, ' ')
    .split(/[,;/]/)
    .map((part) => spelled(part).replace(/^(?:[a-z]{1,2}-)?\d{4,5} /, ''));
  const named = (text: string) =>
    firm.places.find(({ id, names }) =>
      [id, ...Object.values(names)].some((name) => {
        const known = spelled(name);
        return (
          text === known || (text.startsWith(known) && addition.test(text.slice(known.length)))
        );
      }),
    )?.id;
  return others.some(named) ? undefined : named(first);
}

/** “am Main”, “a. M.”, “an der Oder”, “upon Tyne”, “area”. */
const addition =
  /^ (?:(?:am|an der|im|in der|ob der|upon|on) \p{L}+|a\.? ?[dm]\.?(?: \p{L}\.)?|area|region|city|stadt)$/u;

/** Without case, marks and the second letter of a spelled-out umlaut. */
function spelled(text: string): string {
  return foldText(text)
    .replace(/([aou])e/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** One requirement a line, without the marks of a list. */
function linesOf(said: string): string[] {
  return said
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[-*•–·]\s*/u, '').trim())
    .filter(Boolean);
}

function dayOf(said: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(said) && !Number.isNaN(Date.parse(said)) ? said : undefined;
}

function noted(label: string, said: string): string {
  return said && `${label}: ${said}`;
}

type ReadSalary = { min: number; max: number; currency: Currency; period: 'year' | 'day' };

const currencyNames: readonly [RegExp, Currency][] = [
  [/£|\bgbp\b/i, 'GBP'],
  [/€|\beur\b|\beuro\b/i, 'EUR'],
  [/\bchf\b|\bfr\./i, 'CHF'],
];

/**
 * “£80,000 – £95,000 per year” or “80–95k EUR” in figures. Undefined unless everything is said: a
 * lower and an upper amount, one currency, and an amount that tells a year from a day.
 */
export function readSalary(said: string): ReadSalary | undefined {
  const texts = said.match(/\d[\d.,'’ ]*k?/gi) ?? [];
  const amounts = texts.map(amountOf);
  const currencies = currencyNames.filter(([name]) => name.test(said)).map(([, code]) => code);
  const [currency] = currencies;
  if (amounts.length !== 2 || currencies.length !== 1 || !currency) return undefined;
  let [min, max] = amounts as [number, number];
  // “80–95k” says thousands once for both.
  if (min < 1_000 && isThousands(texts[1]!)) min *= 1_000;
  if (!(min > 0 && min < max)) return undefined;
  const period = periodOf(said, min);
  return period && { min, max, currency, period };
}

function amountOf(text: string): number {
  const digits = text.replace(/\D/g, '');
  // A part of less than three digits after the last mark is cents, or something else entirely.
  if (/[.,]\d{1,2}k?$/i.test(text.trim())) return Number.NaN;
  return Number(digits) * (isThousands(text) ? 1_000 : 1);
}

function isThousands(text: string): boolean {
  return text.trim().toLowerCase().endsWith('k');
}

function periodOf(said: string, min: number): ReadSalary['period'] | undefined {
  if (/\bday\b|\btag\b|daily|täglich|tagess/i.test(said)) return 'day';
  if (/month|monat|hour|stunde|week|woche/i.test(said)) return undefined;
  return min >= 10_000 ? 'year' : undefined;
}
