import type { VacancyFacts } from './filter.ts';
import { isCity } from './workplace.ts';

export type ContractKind = 'permanent' | 'contract';
export type WorkplaceKind = 'onSite' | 'hybrid' | 'remotePossible' | 'remote';

/** The specification: anything but Permanent counts as a contract. */
export function contractKind({ workType }: Pick<VacancyFacts, 'workType'>): ContractKind {
  return workType === 'Permanent' ? 'permanent' : 'contract';
}

/** Hybrid is a work type in the data: a contract with office days. */
export function workplaceKind({
  workType,
  remote,
  location,
}: Pick<VacancyFacts, 'workType' | 'remote' | 'location'>): WorkplaceKind {
  if (remote) return isCity(location) ? 'remotePossible' : 'remote';
  return workType === 'Hybrid' ? 'hybrid' : 'onSite';
}
