/** The countries that the firm serves. */
export const countries = ['GB', 'DE', 'CH', 'IT', 'AT'] as const;
export type Country = (typeof countries)[number];

export const zoneOf: Record<Country, string> = {
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  CH: 'Europe/Zurich',
  IT: 'Europe/Rome',
  AT: 'Europe/Vienna',
};

/** Swiss public holidays differ by canton. */
export const cantons = [
  'AG',
  'AI',
  'AR',
  'BE',
  'BL',
  'BS',
  'FR',
  'GE',
  'GL',
  'GR',
  'JU',
  'LU',
  'NE',
  'NW',
  'OW',
  'SG',
  'SH',
  'SO',
  'SZ',
  'TG',
  'TI',
  'UR',
  'VD',
  'VS',
  'ZG',
  'ZH',
] as const;
export type Canton = (typeof cantons)[number];
