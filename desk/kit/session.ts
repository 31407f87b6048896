import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect } from 'react';
import type { Person, Session } from '#domain/people/person.ts';
import { ask, onSignedOut } from './api.ts';
import type { Firm } from '#domain/firm/firm.ts';
import { deskWords } from './words.ts';

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

let loaded: Firm | undefined;

/** The firm whose desk this is. */
export function firm(): Firm {
  if (!loaded) throw new Error('The firm is not loaded yet.');
  return loaded;
}

/** The rules of the desk are given the firm: it is asked for before anything is shown. */
export async function loadFirm(): Promise<void> {
  const data = await ask('GET /firm', {});
  setFirm(data);
  document.title = deskWords.kit.name(data.name);
}

export function setFirm(data: Omit<Firm, 'publicHolidays'>): void {
  // The calendars stay on the server, which decides what is shown: here weekends alone count.
  loaded = { ...data, publicHolidays: () => () => false };
}
