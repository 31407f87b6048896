import { fillIn } from './fill-in.ts';

/** Consents with the names of those who receive the data. */
export function namingRecipients<Consents extends Record<string, string>>(
  consents: Consents,
  recipients: string,
): Consents {
  // A sentence goes on after them: “S.r.l.” brings a full stop of its own.
  const unstopped = recipients.replace(/\.$/, '');
  const named = Object.entries(consents).map(([field, words]) => [
    field,
    fillIn(words, { recipients: unstopped }),
  ]);
  return Object.fromEntries(named) as Consents;
}
