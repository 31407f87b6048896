import { openPlaces } from '#domain/threads/open-places.ts';
import type { ClosingAnswer, Waiting, WaitingPerson } from '#domain/vacancies/vacancy-work.ts';

/** What one person is told; `leave` for nothing. The key is made once, so that a repeat is known. */
export type Reply = { template: string; subject: string; text: string; key: string };
export const leave = 'leave';

export function proposedReply({ templates, proposed }: WaitingPerson): Reply {
  const key = crypto.randomUUID();
  const template = templates.find(({ id }) => id === proposed);
  if (!template) return { template: leave, subject: '', text: '', key };
  const { id, subject, text } = template;
  return { template: id, subject, text, key };
}

export function isComplete({ subject, text }: Reply): boolean {
  return Boolean(subject.trim() && text.trim()) && openPlaces(subject, text).length === 0;
}

/** Without those who are left unanswered. */
export function answersOf(
  people: readonly WaitingPerson[],
  replies: ReadonlyMap<string, Reply>,
): ClosingAnswer[] {
  return people.flatMap(({ id }) => {
    const reply = replies.get(id);
    return !reply || reply.template === leave ? [] : [{ submissionId: id, ...reply }];
  });
}

export type ClosingAct = {
  version: number;
  do: 'close' | 'withdraw';
  answers: ClosingAnswer[];
  names: Record<string, string>;
};

const storageKey = (id: string) => `closing-${id}`;

/** Kept in the tab until the server has said what became of it. */
export function keepAct(id: string, act: ClosingAct) {
  sessionStorage.setItem(storageKey(id), JSON.stringify(act));
}

export function readAct(id: string): ClosingAct | undefined {
  const kept = sessionStorage.getItem(storageKey(id));
  return kept === null ? undefined : (JSON.parse(kept) as ClosingAct);
}

export function forgetAct(id: string) {
  sessionStorage.removeItem(storageKey(id));
}

export function namesOf({ people }: Waiting): Record<string, string> {
  return Object.fromEntries(people.map(({ id, name, reference }) => [id, name || reference]));
}
