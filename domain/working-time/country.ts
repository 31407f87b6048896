import { languageOf, type Locale } from '#domain/edition/editions.ts';

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

/** Swiss public holidays differ by canton. Those without an English name have their own. */
const cantonNames = {
  AG: 'Aargau',
  AI: 'Appenzell Innerrhoden',
  AR: 'Appenzell Ausserrhoden',
  BE: 'Bern',
  BL: 'Basel-Landschaft',
  BS: 'Basel-Stadt',
  FR: 'Fribourg',
  GE: 'Geneva',
  GL: 'Glarus',
  GR: 'Graubünden',
  JU: 'Jura',
  LU: 'Lucerne',
  NE: 'Neuchâtel',
  NW: 'Nidwalden',
  OW: 'Obwalden',
  SG: 'St. Gallen',
  SH: 'Schaffhausen',
  SO: 'Solothurn',
  SZ: 'Schwyz',
  TG: 'Thurgau',
  TI: 'Ticino',
  UR: 'Uri',
  VD: 'Vaud',
  VS: 'Valais',
  ZG: 'Zug',
  ZH: 'Zurich',
};
export type Canton = keyof typeof cantonNames;
export const cantons = Object.keys(cantonNames) as Canton[];

/** Where German differs. */
const germanNames: Partial<Record<Canton, string>> = {
  FR: 'Freiburg',
  GE: 'Genf',
  LU: 'Luzern',
  NE: 'Neuenburg',
  TI: 'Tessin',
  VD: 'Waadt',
  VS: 'Wallis',
  ZH: 'Zürich',
};

export function cantonName(canton: Canton, locale: Locale): string {
  const own = cantonNames[canton];
  return languageOf(locale) === 'de' ? (germanNames[canton] ?? own) : own;
}
