import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { dayAt, stateOn } from '#domain/vacancies/vacancy-state.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** Opens a role now. One that was never shown counts as posted today. */
export function publish(vacancy: Vacancy, now: Date, until?: string): Vacancy {
  const { is } = stateOn(catalogue().firm, vacancy, now);
  const neverShown = is === 'draft' || is === 'scheduled';
  return {
    ...vacancy,
    postedOn: neverShown ? dayAt(catalogue().firm, vacancy.location, now) : vacancy.postedOn,
    state: { is: 'open', until },
  };
}

export function schedule(vacancy: Vacancy, from: string, until?: string): Vacancy {
  return { ...vacancy, postedOn: from, state: { is: 'scheduled', from, until } };
}

export function close(vacancy: Vacancy, now: Date): Vacancy {
  return {
    ...vacancy,
    state: { is: 'closed', on: dayAt(catalogue().firm, vacancy.location, now) },
  };
}

export function withdraw(vacancy: Vacancy, now: Date): Vacancy {
  return {
    ...vacancy,
    state: { is: 'withdrawn', on: dayAt(catalogue().firm, vacancy.location, now) },
  };
}

/** Somebody took its report back at Job-Room, on a day. */
export function withdrawReport(vacancy: Vacancy, on: string): Vacancy {
  const { reporting } = vacancy;
  return reporting?.is === 'reported'
    ? { ...vacancy, reporting: { ...reporting, withdrawnOn: on } }
    : vacancy;
}

/** The employer said today that the role is still open. */
export function confirmOpen(vacancy: Vacancy, now: Date): Vacancy {
  return { ...vacancy, confirmedOn: dayAt(catalogue().firm, vacancy.location, now) };
}
