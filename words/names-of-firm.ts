import type { Language } from '#domain/edition/language.ts';
import { type Firm, perFirm } from '#domain/firm/firm.ts';

/** What the firm calls the entries of its lists, by their ids. */
export const namesOfFirm = perFirm(({ lists, fields, places }: Firm) => (language: Language) => {
  const named = (
    entries: readonly { id: string; names: Record<Language, string> }[],
  ): Record<string, string> =>
    Object.fromEntries(entries.map(({ id, names }) => [id, names[language]]));
  return {
    options: named([...Object.values(lists).flat(), ...places]),
    industries: named(fields.industries),
  };
});
