import { deskWords } from '#desk/kit/words.ts';
import type { Colleague } from '#domain/submissions/work.ts';

const words = deskWords.submissions;

export function nameOfOwner(people: readonly Colleague[], owner: string | null): string {
  if (owner === null) return words.nobody;
  return people.find(({ id }) => id === owner)?.name ?? words.formerPerson;
}
