import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../ui/toast.ts';
import { usePerson } from '../shell/session.ts';
import { problemOf, recentlySignedIn } from './passkey.ts';

export const teamKey = ['people', 'team'];
export const ownKeysKey = ['people', 'own-keys'];

/** A change of people or keys, which needs a recent sign-in. */
export function useChange<Given, Result>(
  act: (given: Given) => Promise<Result>,
  onDone: (result: Result, given: Given) => void,
  onProblem?: (problem: string) => void,
) {
  const { id } = usePerson();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: Given) => recentlySignedIn(id, () => act(given)),
    onSuccess: (result, given) => {
      void queryClient.invalidateQueries({ queryKey: ['people'] });
      // The own role may have changed.
      void queryClient.invalidateQueries({ queryKey: ['session'] });
      onDone(result, given);
    },
    onError: (failure) => onProblem?.(problemOf(failure)),
  });
  return { change: mutate, isPending, problem: error ? problemOf(error) : undefined };
}

export function say(title: string) {
  notify({ title, variant: 'success' });
}
