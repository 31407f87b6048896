import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type DeskRefusalCode, deskRefusalCodes } from '#domain/people/refusal.ts';
import type { ClientProblem, OwnRefusals } from '#words/desk/kit.en.ts';
import { notify } from '#ui/toast.ts';
import { ApiError } from './api.ts';
import { PersonContext } from './session.ts';
import { deskWords } from './words.ts';

/** Something a person does that the server is told of. While it runs, a second press does nothing. */
export type MutationOptions<Given = void, Answer = unknown> = {
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
  failure = 'notice',
  refusals,
  done,
  onDone,
  onRefused,
  renews = [],
}: {
  act: (given: Given) => Promise<Answer>;
  /** By itself a failure is announced; with `shown` the caller draws `problem`. */
  failure?: 'notice' | 'shown';
  refusals?: OwnRefusals;
  /** A notice that it is done. */
  done?: string | ((answer: Answer, given: Given) => string);
  onDone?: (answer: Answer, given: Given) => void;
  onRefused?: (error: unknown) => void;
  /** Queries that it changes. They are read anew whatever became of it. */
  renews?: readonly QueryKey[];
}): MutationOptions<Given, Answer> {
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
      if (title) notify({ title, variant: 'success', replaces: 'done' });
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

/**
 * Does something that may need a sign-in within the last minutes, and asks for the passkey when the
 * last one is older.
 */
async function withRecentSignIn<T>(
  personId: string | undefined,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (refusalCode(error) !== 'sign-in-again') throw error;
  }
  // Not with the first page, which needs no passkey.
  const { signIn } = await import('./passkey.ts');
  const { person } = await signIn();
  // Another person's passkey: the page still shows what the first may see.
  if (person.id !== personId) window.location.reload();
  return act();
}

/** Tells whether the clipboard took it. */
export function copyText(text: string, copied: string): Promise<unknown> {
  return navigator.clipboard.writeText(text).then(
    () => notify({ title: copied, variant: 'success' }),
    () => notify({ title: deskWords.kit.failed, variant: 'destructive' }),
  );
}

export function notifyProblem(error: unknown, refusals?: OwnRefusals) {
  notify({ title: wordsOf(error, refusals), variant: 'destructive' });
}

/** What went wrong, in words for people; `own` are those of the act that failed. */
export function wordsOf(error: unknown, own: OwnRefusals = {}): string {
  const code = error instanceof ApiError ? refusalOf(error) : passkeyProblem(error);
  return own[code as DeskRefusalCode] ?? deskWords.kit.problems[code];
}

/** Undefined for an error that is no refusal of the server. */
export function refusalCode(error: unknown): DeskRefusalCode | undefined {
  return error instanceof ApiError
    ? deskRefusalCodes.find((code) => code === error.body.error)
    : undefined;
}

function refusalOf(error: ApiError): DeskRefusalCode | ClientProblem {
  return error.status === 0 ? 'unreachable' : (refusalCode(error) ?? 'failed');
}

function passkeyProblem(error: unknown): ClientProblem {
  // By its code: the class would bring the library into the first page.
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && code.startsWith('ERROR_')) {
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'exists';
    if (code === 'ERROR_INVALID_RP_ID' || code === 'ERROR_INVALID_DOMAIN') return 'wrong-place';
    if (/USER_VERIFICATION|DISCOVERABLE/.test(code)) return 'no-verification';
    return 'cancelled';
  }
  const name = error instanceof Error ? error.name : '';
  if (name === 'SecurityError') return 'wrong-place';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}
