import { fillIn } from './fill-in.ts';

/** Consents with the names of those who receive the data. */
export function namingRecipients<Consents extends Record<string, string>>(
  consents: Consents,
  recipients: string,
): Consents {
  const named = Object.entries(consents).map(([field, words]) => [
    field,
    fillIn(words, { recipients }),
  ]);
  return Object.fromEntries(named) as Consents;
}
