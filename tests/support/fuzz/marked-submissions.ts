import { randomUUID } from 'node:crypto';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { Inbox } from '#domain/submissions/work.ts';
import type { DeskCaller } from './desk-caller.ts';
import type { Secrets } from './fuzz-secrets.ts';
import type { MarkedForm } from './marked-senders.ts';

/** What was sent as the desk has it, with notes and drafts, which only the desk may show. */
export async function findSubmissions(desk: DeskCaller, secrets: Secrets, sent: MarkedForm[]) {
  const lists = await Promise.all(
    ['/inbox?state=all', '/inbox?quarantine=yes'].map((address) => desk.ask<Inbox>(address)),
  );
  const rows = lists.flatMap((list) => list.rows);
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]));
  const found = [];
  const tasks: string[] = [];
  const replies = [];
  for (const one of sent) {
    const id = ids.get(one.reference)!;
    const text = `Note ${secrets.marker({ of: 'note' })}`;
    await desk.change('POST', `/submissions/${id}/notes`, { text, key: randomUUID() });
    const detail = await desk.ask<SubmissionDetail>(`/submissions/${id}`);
    // One that is in quarantine is not answered.
    await desk.change('PUT', `/submissions/${id}/answer`, anAnswer, [404, 409]);
    const now = await desk.ask<SubmissionDetail>(`/submissions/${id}`);
    tasks.push(...detail.tasks.map((task) => task.id));
    const message = detail.messages.find(({ file }) => file)?.id;
    const { sender, token } = one;
    if (message) replies.push({ sender, token, id, message });
    found.push({ ...one, id, version: now.row.version, draft: now.draft?.id ?? null });
  }
  return { found, tasks, replies };
}

/** Its words are the sender's once it is sent. */
const anAnswer = {
  draft: null,
  template: '',
  subject: 'Your message',
  text: 'We call you on Tuesday.',
};
