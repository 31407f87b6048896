import { submissionWords as words } from '#words/desk/submission.ts';
import type { Colleague } from '#domain/submissions/work.ts';

export function nameOfOwner(people: readonly Colleague[], owner: string | null): string {
  if (owner === null) return words.nobody;
  return people.find(({ id }) => id === owner)?.name ?? words.formerPerson;
}
