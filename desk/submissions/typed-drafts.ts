import type { AnswerDraft } from '#domain/threads/message.ts';

/** The key names one text: posted again after a lost answer, it is stored once. */
export type TypedNote = { text: string; key: string };

/** `begunWith` is the draft that was stored when the writing began: only that one is replaced. */
export type TypedAnswer = {
  template: string;
  subject: string;
  text: string;
  begunWith: AnswerDraft | null;
};

/** What was typed and not saved, by submission. Kept while the page is open, never stored. */
export const noteDrafts = new Map<string, TypedNote>();
export const answerDrafts = new Map<string, TypedAnswer>();

/** More than anybody leaves unfinished in one tab. */
const maxDrafts = 100;

/** Keeps what is typed, or forgets it. Beyond the limit the one that was left first goes. */
export function keepTyped<Typed>(drafts: Map<string, Typed>, id: string, typed?: Typed) {
  drafts.delete(id);
  if (typed === undefined) return;
  drafts.set(id, typed);
  const [oldest] = drafts.keys();
  if (drafts.size > maxDrafts) drafts.delete(oldest!);
}
