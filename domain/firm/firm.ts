import type { Edition } from '#domain/edition/edition.ts';
import type { ModelFigures } from '#domain/hiring-models/model-figures.ts';
import type { ReportingDuty } from '#domain/vacancies/law/reporting-duty.ts';
import type { Place } from '#domain/vacancies/place.ts';
import type { Country } from '#domain/working-time/country.ts';
import type { WorkingSpan } from '#domain/working-time/office-hours.ts';
import type { Weekday } from '#domain/working-time/weekday.ts';
import type { Brand } from './brand.ts';
import type { Fields } from './fields.ts';
import type { Lists } from './lists.ts';

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

let read: () => Firm = firmOfPage;

/** The firm of this process, this rendering or this page. */
export function firm(): Firm {
  return read();
}

/** Called once by each program: the server, the renderer of pages, the desk, the tests. */
export function provideFirm(source: () => Firm): void {
  read = source;
}

export type Synchronous<Result> = Result extends PromiseLike<unknown> ? never : Result;

/**
 * Reads another firm's data while a function runs: the one of a draft, before it is published. Not
 * for asynchronous work, which would go on with whatever firm is read by then.
 */
export function withFirm<Result>(given: Firm, work: () => Synchronous<Result>): Result {
  const before = read;
  read = () => given;
  try {
    const result = work();
    if (result instanceof Promise) throw new TypeError('withFirm takes no asynchronous work.');
    return result;
  } finally {
    read = before;
  }
}

/** A value that follows from the firm, made once for each state of its data. */
export function ofFirm<Value>(make: (firm: Firm) => Value): () => Value {
  const made = new WeakMap<Firm, { value: Value }>();
  return () => {
    const current = firm();
    const known = made.get(current) ?? { value: make(current) };
    made.set(current, known);
    return known.value;
  };
}

/** The element of a page that carries what its scripts need of the firm. */
export const firmElementId = 'firm';

/** What the scripts of some pages need beside the addresses of the editions. */
export type ScriptNeed = 'filters' | 'models' | 'industries';

function ids(entries: readonly { id: string }[]) {
  return entries.map(({ id }) => ({ id }));
}

/** As little of the firm as the scripts of a page read. */
export function firmForScripts(needs: readonly ScriptNeed[]): object {
  const { editions, lists, places, models, fields } = firm();
  return {
    editions: editions.map(({ tag, prefix }) => ({ tag, prefix })),
    ...(needs.includes('filters') && {
      lists: Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, ids(list)])),
      places: ids(places),
    }),
    ...(needs.includes('models') && {
      models: {
        offered: models.offered,
        ...Object.fromEntries(models.offered.map((id) => [id, { name: models[id]!.name }])),
      },
    }),
    ...(needs.includes('industries') && { fields: { industries: ids(fields.industries) } }),
  };
}

let parsed: Firm | undefined;

/** In a visitor's browser: what the page carries for its scripts. */
function firmOfPage(): Firm {
  if (typeof document === 'undefined') throw new Error('No firm was provided.');
  const text = document.getElementById(firmElementId)?.textContent;
  return (parsed ??= JSON.parse(text ?? '{}') as Firm);
}
