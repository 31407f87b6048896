import { expect, test } from 'vitest';
import type { DocumentKindName } from '#domain/documents/document-kinds.ts';
import { quotableFacts } from '#domain/firm/facts.ts';
import { de } from '#words/de.ts';
import { en } from '#words/en.ts';
import { unitOf } from './units-of-figures.ts';
import { shipped, shippedDocuments } from './shipped.ts';

type Language = 'en' | 'de';
type Text = { at: string; language: Language; text: string };

const kinds: DocumentKindName[] = [
  'page',
  'legal',
  'hiring-model-words',
  'mail',
  'answer',
  'site-words',
  'retention',
];
const texts: Text[] = [
  ...kinds.flatMap((kind) =>
    shippedDocuments
      .ids(kind)
      .flatMap((id) => textsIn(shippedDocuments.get({ kind, id }), `${kind} ${id}`)),
  ),
  ...textsIn(shippedDocuments.get({ kind: 'regional', id: 'main' }), 'regional', 'de'),
  ...textsIn(en, 'messages', 'en'),
  ...textsIn(de, 'messages', 'de'),
];
const facts = quotableFacts(shipped.firm, 'en-GB');
const figures = Object.keys(facts).filter((fact) => !fact.endsWith('.name'));

test('every figure that copy can quote has its unit in both languages', () => {
  expect(Object.keys(unitOf).toSorted()).toEqual(figures.toSorted());
});

test.each(figures)('every text says %s with the same unit', (fact) => {
  const quoted = texts.flatMap(({ at, language, text }) =>
    placesOf(fact, text).map((said) => ({ at, said, language })),
  );
  const wrong = quoted.filter(({ said, language }) => !unitOf[fact]?.[language].test(said));
  expect(wrong.map(({ at, said }) => `${at}: ${said}`)).toEqual([]);
});

/** What has a length or a share and is no promise of the firm's. */
const noPromise = [
  // Invented people and figures.
  /^page employers\.\w+\.samples\.|^regional\.sample/,
  // What applicants choose from.
  /^messages\.forms\.[\w-]+\.options\./,
  // What a consultant proposes for a call.
  /^answer (?:application-talk|brief-confirmed)\./,
  // Periods that the law sets.
  /^legal data-rights\.|^regional\.(?:legal|resilienceLaw)/,
  // A year of a salary; and what the plan says only of three instalments.
  /^messages\.plan\.cost\.(?:yearly|thirds)/,
];
const promising = texts.filter(({ at }) => !noPromise.some((place) => place.test(at)));

/** Words that stand for a figure which the specification wants as they are. */
const words = [
  // 'We'll get back to you within 24 hours.'
  { says: /^\D+24 (?:hours|Stunden)\D+$/, fact: 'promise.talkHours', means: '24' },
  // Fees in thirds (1/3, 1/3, 1/3).
  { says: /\bthirds\b|Drittel(?:n|regelung)?\b|1\/3/, fact: 'retained.instalments', means: '3' },
];

test.each(words)('words that mean $means are true of $fact', ({ says, fact, means }) => {
  const saying = promising.filter(({ text }) => says.test(text)).map(({ at }) => at);
  expect(saying).not.toEqual([]);
  expect(facts[fact] === means ? [] : saying).toEqual([]);
});

test("Let's Talk and messages are answered in one time, as Contact says in one row", () => {
  expect(facts['promise.talkHours']).toBe(facts['promise.messageHours']);
});

const written = {
  en: /(?<![\w/])(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:[ -](?:working|extra|office))?[ -](?:hour|day|week|month|year)s?\b|\d ?%|€ ?\d|\d ?(?:euros?|€)|\b\d{1,2}:\d\d\b|\bnoon\b/gi,
  de: /(?<![\p{L}\d/])(?:\d[\d.,]*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)\.?[ -]?(?:(?:weitere|zusätzliche)\p{L}* )?(?:Stunden?|Tage?n?|Arbeitstage?n?|Wochen?|Monate?n?|Jahre?n?)(?!\p{L}| nach §)|\d ?%|\d ?(?:Euro|€)|€ ?\d|\b\d{1,2}(?:[:.]\d\d)? Uhr|Mittag/giu,
};

test('no text writes a figure that it could quote', () => {
  const [specified] = words;
  const found = promising
    .filter(({ at, text }) => !(at.startsWith('site-words ') && specified?.says.test(text)))
    .flatMap(({ at, language, text }) =>
      [...text.replaceAll(/\{\{[^}]*\}\}/g, '').matchAll(written[language])].map(
        ([figure]) => `${at}: ${figure}`,
      ),
    );
  expect(found).toEqual([]);
});

/** The sentence around each quotation of a fact, which is {} in it. */
function placesOf(fact: string, text: string): string[] {
  const parts = text.split(`{{${fact}}}`);
  return parts.slice(1).map((after, at) => {
    const before = parts.slice(0, at + 1).join('{other}');
    return `${before.split(/[.!?|]\s/).at(-1)}{}${after.split(/(?<!^)[.!?|](?:\s|$)/)[0]}`;
  });
}

function textsIn(value: unknown, at: string, language?: Language): Text[] {
  if (typeof value === 'string') return language ? [{ at, language, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, `${at}.${key}`, key === 'en' || key === 'de' ? key : language),
  );
}
