import { act, type Act, type ActContext } from '#server/db/act.ts';
import type { Actor } from '#server/db/audit.ts';

type Given<By extends Actor> = Pick<ActContext, 'db'> & Partial<ActContext<By>>;

/** The context of a test: by nobody, at the beginning of time and without tasks, unless it says so. */
export function contextIn<By extends Actor = Actor>(given: Given<By>): ActContext<By> {
  const nobody = { id: null, name: 'test' } as Actor as By;
  return { by: nobody, now: 0, planTasks: () => [], ...given };
}

export function actIn<T, By extends Actor = Actor>(
  context: Given<By>,
  work: (act: Act<By>) => Promise<T>,
): Promise<T> {
  return act(contextIn(context), work);
}
