import type { Currency } from '#domain/edition/currency.ts';

export type ReadSalary = { min: number; max: number; currency: Currency; period: 'year' | 'day' };

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
