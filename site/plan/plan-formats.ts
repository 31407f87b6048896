import { formatMoney, formatMoneyRange } from '#domain/edition/format.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { MoneyRange } from '#domain/hiring-models/plan-cost.ts';
import { type PlanAnswers, planCurrencies } from '#domain/hiring-models/plan-answers.ts';
import { cantonName, type Country } from '#domain/working-time/country.ts';
import type { Firm } from '#domain/firm/firm.ts';
import type { HiringModelId } from '#domain/hiring-models/model-figures.ts';
import type { PlanMessages } from '#words/plan.en.ts';

/** One amount where least and most are the same. */
export function moneyText({ min, max, currency }: MoneyRange, locale: Locale): string {
  return min === max
    ? formatMoney({ amount: min, currency }, locale)
    : formatMoneyRange({ min, max }, currency, locale);
}

/** With its weekday, so that nobody has to look it up. */
export function dayText(isoDay: string, locale: Locale): string {
  return format(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(utc(isoDay));
}

/** A day, or the days of a step from its first to its last. */
export function daysText(from: string, to: string, locale: Locale): string {
  const short = format(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return from === to ? short.format(utc(from)) : short.formatRange(utc(from), utc(to));
}

function countryText(country: Country, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}

export function currencyOptions(firm: Pick<Firm, 'serves'>) {
  return planCurrencies(firm).map((code) => ({ value: code, label: code }));
}

export function countryOptions(firm: Pick<Firm, 'serves'>, locale: Locale) {
  return firm.serves.map((code) => ({ value: code, label: countryText(code, locale) }));
}

/** The country and, in Switzerland, the canton. */
export function placeText({ country, canton }: PlanAnswers, locale: Locale): string {
  const name = countryText(country, locale);
  return canton ? `${name}, ${cantonName(canton, locale)}` : name;
}

function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
}

function utc(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`);
}

/** What the presenters of a plan need beside it. */
export type Wording = {
  locale: Locale;
  words: PlanMessages;
  modelNames: Record<HiringModelId, string>;
};
