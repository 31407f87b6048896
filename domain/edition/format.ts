import { type Language, languageOf, type Locale } from './editions.ts';
import type { Country } from '#domain/working-time/country.ts';

type Money = { amount: number; currency: Currency };
export type Range = { min: number; max: number };

export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale).format(value);
}

/** Making a format takes far longer than using it, which thousands of salaries and facts would feel. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${Object.values(options).join(' ')}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
}

/** “9.8%”, and “9,8 %” in German, which puts a space before the sign. */
export function formatWithUnit(value: number, unit: string, locale: Locale): string {
  return `${formatNumber(value, locale)}${beforeUnit[languageOf(locale)]}${unit}`;
}

const beforeUnit: Record<Language, string> = { en: '', de: '\u00a0' };

export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  return numberFormat(locale, {
    style: 'currency',
    currency,
    // Switzerland writes CHF and EUR; £ beside them would be the only sign.
    currencyDisplay: locale === 'de-CH' ? 'code' : 'symbol',
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

const to: Record<Language, string> = { en: 'to', de: 'bis' };

/** “8 to 12”: the specification writes ranges with a word, which also reads well aloud. */
export function formatRange({ min, max }: Range, locale: Locale): string {
  return `${formatNumber(min, locale)} ${to[languageOf(locale)]} ${formatNumber(max, locale)}`;
}

export function formatMoneyRange(range: Range, currency: Currency, locale: Locale): string {
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  return `${money(range.min)} ${to[languageOf(locale)]} ${money(range.max)}`;
}

/** A calendar day, `2026-03-31`, without a time zone to shift it. */
export function formatDate(isoDay: string, locale: Locale): string {
  const format =
    dateFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(locale, format);
  return format.format(new Date(`${isoDay}T00:00:00Z`));
}

const dateFormats = new Map<Locale, Intl.DateTimeFormat>();

export type Period = { value: number; unit: 'day' | 'month' | 'year' };

export function formatPeriod({ value, unit }: Period, locale: Locale): string {
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

export const currencies = ['GBP', 'EUR', 'CHF'] as const;
export type Currency = (typeof currencies)[number];

export const currencyOf: Record<Country, Currency> = {
  GB: 'GBP',
  DE: 'EUR',
  CH: 'CHF',
  IT: 'EUR',
  AT: 'EUR',
};
