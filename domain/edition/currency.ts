export type Currency = 'CHF' | 'EUR' | 'GBP';
