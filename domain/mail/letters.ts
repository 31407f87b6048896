import type { TaskPurpose } from '#domain/deliveries/channel.ts';

/** A usual answer, filled in for one submission. */
export type ShownTemplate = {
  id: string;
  name: string;
  subject: string;
  text: string;
  /** Paragraphs that are not in the text, since they lack a value. */
  leftOut: string[];
};

/** A mail as staff see it. */
export type ShownMail = {
  taskId: string;
  purpose: TaskPurpose;
  state: string;
  to: string;
  subject: string;
  text: string;
};
