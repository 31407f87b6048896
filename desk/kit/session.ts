import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect } from 'react';
import type { Person, Session } from '#domain/people/person.ts';
import { ask, onSignedOut } from './api.ts';

export const sessionKey = ['session'];

/** Who is signed in; an ApiError with status 401 when nobody is. */
export function useSession() {
  const queryClient = useQueryClient();
  // Any answer may be the first to say that the session has ended.
  useEffect(
    () => onSignedOut(() => void queryClient.invalidateQueries({ queryKey: sessionKey })),
    [queryClient],
  );
  return useQuery({
    queryKey: sessionKey,
    queryFn: () => ask('GET /session', {}),
    staleTime: 60_000,
  });
}

/** Forgets what was read before: it may have been somebody else's. */
export function enterSession(queryClient: QueryClient, session: Session) {
  // Without the queries in use, which would be fetched again: those of the page that is left.
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.setQueryData(sessionKey, session);
}

export const PersonContext = createContext<Person | undefined>(undefined);

/** The person whose page this is. Only below the frame. */
export function usePerson(): Person {
  const person = use(PersonContext);
  if (!person) throw new Error('usePerson is called outside of the frame.');
  return person;
}
