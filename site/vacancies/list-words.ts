import type { Messages } from '#words/en.ts';

/** The words that the list needs; those of a vacancy's own page stay on the server. */
export type ListWords = Omit<Messages['vacancies'], 'page' | 'extras' | 'feeds'>;
export type CardWords = Messages['vacancies']['card'];
