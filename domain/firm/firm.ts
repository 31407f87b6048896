import type { Edition } from '#domain/edition/edition.ts';
import type { HiringModelId, ModelFigures } from '#domain/hiring-models/model-figures.ts';
import type { ReportingDuty } from '#domain/vacancies/law/reporting-duty.ts';
import type { Place } from '#domain/vacancies/place.ts';
import type { Country } from '#domain/working-time/country.ts';
import type { WorkingSpan } from '#domain/working-time/office-hours.ts';
import type { PublicHolidays, Weekday } from '#domain/working-time/working-day.ts';
import type { Brand } from './brand.ts';
import type { Fields, Lists } from './lists.ts';

/** What belongs to the firm and decides how rules apply: its own lists and figures. */
export type Firm = {
  name: string;
  brand: Brand;
  editions: readonly Edition[];
  /** Where its main office is. */
  country: Country;
  /** Where it places people; its own country if it names none. */
  serves: readonly Country[];
  hours: { days: readonly Weekday[]; opens: string; closes: string };
  /** The state, nation or canton whose public holidays count in a country. */
  holidays: Partial<Record<Country, string>>;
  /** The calendars themselves, which are too large for a browser: at the desk weekends alone count. */
  publicHolidays: PublicHolidays;
  /** By the kind of form. */
  promises: Readonly<Record<string, WorkingSpan>>;
  models: ModelFigures;
  lists: Lists;
  fields: Fields;
  places: readonly Place[];
  /** Occupations whose Swiss roles are reported before they are advertised, by year. */
  reportingDuty: ReportingDuty;
  /** What the references of vacancies look like: NG-0000 stands for NG-1 to NG-9999 in four digits. */
  reference: string;
};

/** The parts that schemas of documents follow from: with others of them other contents fit. */
export const schemaParts = [
  'editions',
  'models',
  'lists',
  'fields',
  'places',
  'reference',
] as const satisfies (keyof Firm)[];

export type SchemaFirm = Pick<Firm, (typeof schemaParts)[number]>;

/** As much of the firm as its addresses need. */
export type FirmEditions = { editions: readonly Pick<Edition, 'tag' | 'prefix'>[] };

/** As much of it as the filters of vacancies need. */
export type FirmFilters = {
  lists: Readonly<Record<keyof Lists, readonly { id: string }[]>>;
  places: readonly { id: string }[];
};

/** The hiring models that it offers, by name. */
export type FirmOffer = {
  models: { offered: readonly HiringModelId[] } & {
    [Id in HiringModelId]?: { name: string } | undefined;
  };
};

/** The sections of its industries page. */
export type FirmIndustries = { fields: { industries: readonly { id: string }[] } };

/** A value that follows from the firm, made once for each state of its data. */
export function perFirm<Part extends object, Value>(
  make: (firm: Part) => Value,
): (firm: Part) => Value {
  const made = new WeakMap<Part, { value: Value }>();
  return (firm) => {
    const known = made.get(firm) ?? { value: make(firm) };
    made.set(firm, known);
    return known.value;
  };
}
