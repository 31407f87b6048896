import { currencyOf, type Currency } from '#domain/edition/format.ts';
import type { Country, Canton } from '#domain/working-time/country.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** What decides between the models. */
export type Situation = {
  urgency: 'urgent' | 'open';
  level: 'specialist' | 'senior';
  confidential: boolean;
  market: 'known' | 'unknown';
};

/** What an employer answers to get a plan. */
export type PlanAnswers = Situation & {
  /** Each hire is a role of its own, at the same salary. */
  hires: number;
  salary: { amount?: number; currency: Currency; period: 'year' | 'month' };
  country: Country;
  /** Only for Switzerland, where public holidays differ by canton. */
  canton?: Canton;
  /** The day on which the employer would order. */
  orderOn: string;
  /** The earliest day on which the person can start. */
  startOn?: string;
};

/** Assumed until a Swiss canton is chosen: the terms count the holidays of the role's own canton. */
export const firstCanton: Canton = 'ZH';

/** In which currencies a salary may be: those of the countries that the firm serves. */
export function planCurrencies(firm: Pick<Firm, 'serves'>): Currency[] {
  const paid = firm.serves.map((country) => currencyOf[country]);
  return (['EUR', 'GBP', 'CHF'] as const).filter((currency) => paid.includes(currency));
}

/**
 * Before anything is answered: the smallest commitment, in the reader's own country if the firm
 * serves it.
 */
export function defaultAnswers(
  firm: Pick<Firm, 'serves'>,
  readersCountry: Country,
  orderOn: string,
): PlanAnswers {
  const { serves } = firm;
  const country = serves.includes(readersCountry) ? readersCountry : serves[0]!;
  return {
    urgency: 'open',
    level: 'specialist',
    confidential: false,
    market: 'known',
    hires: 1,
    salary: { currency: currencyOf[country], period: 'year' },
    country,
    ...(country === 'CH' && { canton: firstCanton }),
    orderOn,
  };
}
