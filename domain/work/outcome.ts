import type { TaskPurpose } from './channel.ts';

/** A usual answer, with the role of the submission filled in. */
export type ShownTemplate = { id: string; name: string; subject: string; text: string };

/** A mail as staff see it. */
export type ShownMail = {
  taskId: string;
  purpose: TaskPurpose;
  state: string;
  to: string;
  subject: string;
  text: string;
};
