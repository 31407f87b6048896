/** What was typed and not saved, by submission. Kept while the page is open, never stored. */
export const noteDrafts = new Map<string, string>();

export type TypedAnswer = { template: string; subject: string; text: string };
export const answerDrafts = new Map<string, TypedAnswer>();
