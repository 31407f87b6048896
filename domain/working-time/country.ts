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
