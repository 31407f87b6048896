import type { Country } from '#domain/working-time/country.ts';

export const currencies = ['GBP', 'EUR', 'CHF'] as const;
export type Currency = (typeof currencies)[number];

export const currencyOf: Record<Country, Currency> = {
  GB: 'GBP',
  DE: 'EUR',
  CH: 'CHF',
  IT: 'EUR',
  AT: 'EUR',
};
