import { createHash } from 'node:crypto';
import type { Message } from '#domain/threads/message.ts';

/** The same for the same submission, author and key, and for no other. */
export function messageIdOf(submissionId: string, author: Message['author'], key: string): string {
  const hash = createHash('sha256').update(JSON.stringify([submissionId, author, key]));
  return hash.digest('hex').slice(0, 32);
}
