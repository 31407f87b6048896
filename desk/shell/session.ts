import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Person, Session } from '../../domain/work/person.ts';
import { request } from './api.ts';

/** Who is signed in; an ApiError with status 401 when nobody is. */
export function useSession() {
  return useQuery({
    queryKey: ['session'],
    queryFn: () => request<Session>('GET', '/session'),
    staleTime: 60_000,
  });
}

export const PersonContext = createContext<Person | undefined>(undefined);

/** The person whose page this is. Only below the frame. */
export function usePerson(): Person {
  const person = use(PersonContext);
  if (!person) throw new Error('usePerson is called outside of the frame.');
  return person;
}
