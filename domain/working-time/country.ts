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

/** Swiss public holidays differ by canton. Each name is in the language of the canton. */
export const cantonNames = {
  AG: 'Aargau',
  AI: 'Appenzell Innerrhoden',
  AR: 'Appenzell Ausserrhoden',
  BE: 'Bern',
  BL: 'Basel-Landschaft',
  BS: 'Basel-Stadt',
  FR: 'Fribourg',
  GE: 'Genève',
  GL: 'Glarus',
  GR: 'Graubünden',
  JU: 'Jura',
  LU: 'Luzern',
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
  ZH: 'Zürich',
};
export type Canton = keyof typeof cantonNames;
export const cantons = Object.keys(cantonNames) as Canton[];
