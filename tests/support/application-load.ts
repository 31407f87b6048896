import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../server/store/db.ts';
import { fileOf, submissionByReference } from '../../server/store/read-submissions.ts';
import { pdfBytes } from '../factories/documents.ts';
import { aSubmission } from '../factories/submissions.ts';
import { sendForm } from './send-form.ts';

/** Acknowledged references, each with the hash of the file sent. */
export type Answered = Map<string, string>;

/** Sends applications with a file from several senders until it is stopped. */
export function startLoad(url: string, answered: Answered, senders = 6) {
  const ending = new AbortController();
  /** Answers by status; 0 where the connection broke. */
  const statuses = new Map<number, number>();
  const sending = Array.from({ length: senders }, async () => {
    while (!ending.signal.aborted) {
      const status = await sendOne().catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // A server that is down refuses at once: do not spin.
      if (status !== 201) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  return {
    statuses,
    stop: async () => {
      ending.abort();
      await Promise.all(sending);
    },
  };

  async function sendOne(): Promise<number> {
    const bytes = pdfBytes(randomBytes(20_000 + Math.random() * 100_000).toString('latin1'));
    const file = {
      field: 'resume',
      filename: `${randomUUID()}.pdf`,
      type: 'application/pdf',
      bytes,
    };
    const fields = aSubmission['job-application']();
    const response = await sendForm(url, 'job-application', fields, file);
    const body = (await response.json()) as { reference?: string };
    if (response.status === 201 && body.reference) answered.set(body.reference, sha256(bytes));
    return response.status;
  }
}

/** Acknowledged submissions that are missing or changed. */
export async function missingFrom(db: Db, answered: Answered) {
  const lost: string[] = [];
  const changedFiles: string[] = [];
  for (const [reference, hash] of answered) {
    const submission = await submissionByReference(db, reference);
    const file = submission && (await fileOf(db, submission.id));
    if (!submission) lost.push(reference);
    else if (!file || sha256(file.bytes) !== hash) changedFiles.push(reference);
  }
  return { lost, changedFiles };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
