/** The languages that the interface is translated into. */
export const knownLanguages = ['en', 'de'] as const;
export type Language = (typeof knownLanguages)[number];
