import { catalogue } from '#content/catalogue.server.ts';
import type { Language } from '#domain/edition/language.ts';
import type { Firm } from '#domain/firm/firm.ts';
import { readerLocale } from '#domain/people/preferences.ts';
import type { DeskPart } from '#server/people/desk-api.ts';

/** What the desk's rules read of the firm. */
export const firmRoutes: DeskPart = (api) => {
  api.answer('GET /firm', async () => withNamesQuoted(catalogue().firm));
};

/** Names may quote regional words, which the desk has not: as in the first edition of a language. */
function withNamesQuoted(firm: Firm): Omit<Firm, 'publicHolidays'> {
  const { lists, fields, places, publicHolidays: _, ...other } = firm;
  const quotedLists = Object.entries(lists).map(([name, list]) => [name, list.map(quoted)]);
  return {
    ...other,
    lists: Object.fromEntries(quotedLists) as Firm['lists'],
    fields: { ...fields, industries: fields.industries.map(quoted) },
    places: places.map(quoted),
  };
}

function quoted<Entry extends { names: Record<Language, string> }>(entry: Entry): Entry {
  const names = Object.entries(entry.names) as [Language, string][];
  const said = names.map(([language, name]) => [
    language,
    catalogue().quote(name, readerLocale(catalogue().firm, { language })),
  ]);
  return { ...entry, names: Object.fromEntries(said) as Entry['names'] };
}
