import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { use, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OwnRefusals } from '#words/desk/kit.en.ts';
import { notify } from '#ui/toast.ts';
import { withRecentSignIn } from './passkey.ts';
import { wordsOf } from './problem-words.ts';
import { PersonContext } from './session.ts';

/** Something a person does that the server is told of. While it runs, a second press does nothing. */
export type Act<Given = void, Answer = unknown> = {
  act: (given: Given) => void;
  busy: boolean;
  /** Why it did not work, in words, until it is tried again. */
  problem: string | undefined;
  answer: Answer | undefined;
  /** Takes back `problem` and `answer`. */
  reset: () => void;
};

export function useAct<Given = void, Answer = unknown>({
  act,
  failure,
  refusals,
  done,
  onDone,
  onRefused,
  renews = [],
}: {
  act: (given: Given) => Promise<Answer>;
  /** `notice` announces a failure; with `shown` the caller draws `problem`. */
  failure: 'notice' | 'shown';
  refusals?: OwnRefusals;
  /** A notice that it is done. */
  done?: string | ((answer: Answer, given: Given) => string);
  onDone?: (answer: Answer, given: Given) => void;
  onRefused?: (error: unknown) => void;
  /** Queries that it changes. They are read anew whatever became of it. */
  renews?: readonly QueryKey[];
}): Act<Given, Answer> {
  const person = use(PersonContext);
  const client = useQueryClient();
  // Not `isPending`, which a second press within the same rendering would not see.
  const running = useRef(false);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (given: Given) => withRecentSignIn(person?.id, () => act(given)),
    onSuccess: (answer, given) => {
      // First, as it may close a dialog: while one is open, notices outside of it are inert.
      flushSync(() => onDone?.(answer, given));
      const title = typeof done === 'function' ? done(answer, given) : done;
      if (title) notify({ title, variant: 'success' });
    },
    onError: (refused) => {
      flushSync(() => onRefused?.(refused));
      if (failure === 'notice') notifyProblem(refused, refusals);
    },
    onSettled: () => {
      running.current = false;
      for (const queryKey of renews) void client.invalidateQueries({ queryKey });
    },
  });
  return {
    act: (given) => {
      if (running.current) return;
      running.current = true;
      mutate(given);
    },
    busy: isPending,
    problem: error ? wordsOf(error, refusals) : undefined,
    answer: data,
    reset,
  };
}

export function notifyProblem(error: unknown, refusals?: OwnRefusals) {
  notify({ title: wordsOf(error, refusals), variant: 'destructive' });
}
