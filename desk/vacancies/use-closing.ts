import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Closed, VacancyDetail } from '#domain/vacancies/vacancy-work.ts';
import { closingWords as words } from '#words/desk/closing.ts';
import { vacancyWords } from '#words/desk/vacancies.ts';
import { ask, isUnreachable, untilReachable } from '#desk/kit/api.ts';
import { useAct } from '#desk/kit/use-act.ts';
import {
  answersOf,
  forgetAct,
  keepAct,
  namesOf,
  proposedReply,
  readAct,
  type ClosingAct,
  type Reply,
} from './closing-answers.ts';
import { vacanciesKey } from './vacancy-api.ts';

/** Far longer than anybody waits; the act is kept in the tab beyond it. */
const maxTries = 200;

/** Who waits, what each is told, and what became of it. */
export function useClosing(
  id: string,
  closing: 'close' | 'withdraw',
  onClosed: (detail: VacancyDetail) => void,
) {
  const [kept, setKept] = useState(() => readAct(id));
  const [changed, setChanged] = useState<ReadonlyMap<string, Reply>>(new Map());
  const [lost, setLost] = useState(false);
  const [told, setTold] = useState<{ closed: Closed; names: Record<string, string> }>();
  const list = useQuery({
    queryKey: ['role-waiting', id, closing],
    queryFn: async ({ signal }) => {
      const waiting = await ask(
        'GET /vacancies/:id/waiting',
        { id },
        { query: `do=${closing}`, signal },
      );
      const proposed = new Map(waiting.people.map((one) => [one.id, proposedReply(one)]));
      return { waiting, proposed };
    },
    // What is being written must not be replaced under the writer's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const replies = new Map([...(list.data?.proposed ?? []), ...changed]);
  const people = list.data?.waiting.people ?? [];

  const sending = useAct({
    act: async (act: ClosingAct) => {
      keepAct(id, act);
      const { names: _, ...body } = act;
      for (let tries = 1; ; tries += 1) {
        try {
          return await ask('POST /vacancies/:id/close', { id }, { body });
        } catch (error) {
          if (!isUnreachable(error) || tries >= maxTries) throw error;
          setLost(true);
          await untilReachable();
        }
      }
    },
    failure: 'shown',
    refusals: { stale: words.stale },
    done: vacancyWords.done[closing],
    onDone: (closed, { names }) => {
      finish();
      setTold({ closed, names });
      onClosed(closed.detail);
    },
    onRefused: (error) => {
      setLost(false);
      // The server has answered: nothing is left to be repeated.
      if (!isUnreachable(error)) finish();
    },
    renews: [['role-waiting'], ['role-people'], ['inbox'], vacanciesKey],
  });

  function finish() {
    forgetAct(id);
    setKept(undefined);
    setLost(false);
    setChanged(new Map());
  }

  return {
    list,
    people,
    replies,
    kept,
    lost,
    told,
    busy: sending.busy,
    problem: sending.problem,
    write: (person: string, reply: Reply) =>
      setChanged((before) => new Map([...before, [person, reply]])),
    send: () => {
      if (!list.data) return;
      const { waiting } = list.data;
      const answers = answersOf(waiting.people, replies);
      sending.act({ version: waiting.version, do: closing, answers, names: namesOf(waiting) });
    },
    goOn: () => kept && sending.act(kept),
  };
}
