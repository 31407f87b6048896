import type { Vacancy } from './vacancy.ts';

export function isOpenOn(vacancy: Pick<Vacancy, 'closed' | 'closesOn'>, today: string): boolean {
  return !vacancy.closed && (vacancy.closesOn === undefined || today <= vacancy.closesOn);
}
