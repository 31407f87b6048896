import { writeFile } from 'node:fs/promises';
import { isSubmissionKind, submissionKinds } from '../../domain/forms/submission-kind.ts';
import { deliveryOf } from '../store/deliveries.ts';
import { fileOf, latestSubmissions, submissionByReference } from '../store/read-submissions.ts';
import type { Submission } from '../store/submission.ts';
import { CommandError, isoTime, text, type Command, type CommandContext } from './command.ts';

export const listCommand: Command = {
  usage: 'list [--kind …] [--quarantined]',
  summary: 'The latest submissions, newest first.',
  options: {
    kind: { type: 'string', help: `one of ${submissionKinds.join(', ')}` },
    quarantined: { type: 'boolean', help: 'only what looked like spam' },
    limit: { type: 'string', help: 'how many, 50 unless told' },
  },
  async run({ db, values, write }) {
    const kind = text(values.kind);
    if (kind !== undefined && !isSubmissionKind(kind)) {
      throw new CommandError(
        `There is no kind "${kind}". Use one of ${submissionKinds.join(', ')}.`,
      );
    }
    const limit = Number(values.limit ?? 50);
    if (!Number.isInteger(limit) || limit < 1) {
      throw new CommandError(`--limit is "${String(values.limit)}", which is not a whole number.`);
    }
    const quarantined = values.quarantined === true;
    const submissions = await latestSubmissions(db, { kind, quarantined, limit });
    if (submissions.length === 0) write('Nothing yet.');
    for (const submission of submissions) {
      const delivery = await deliveryOf(db, submission.id);
      const file = submission.file ? 'with file' : '';
      write(
        `${submission.reference}  ${isoTime(submission.receivedAt)}  ${submission.kind.padEnd(22)}  ${delivery?.state.padEnd(9)}  ${file}`.trimEnd(),
      );
    }
  },
};

export const showCommand: Command = {
  usage: 'show <reference>',
  summary: 'One submission with every field, its delivery and each attempt.',
  async run(context) {
    const { db, write } = context;
    const submission = await namedSubmission(context);
    write(`Reference   ${submission.reference}`);
    write(`Form        ${submission.kind}`);
    write(`Received    ${isoTime(submission.receivedAt)}`);
    if (submission.suspicion) write(`Quarantined ${submission.suspicion}`);
    if (submission.file) {
      const { filename, type, size, sha256 } = submission.file;
      write(`File        ${filename}, ${type}, ${size} bytes, SHA-256 ${sha256}`);
    }
    const delivery = await deliveryOf(db, submission.id);
    write(`Delivery    ${delivery?.state}, ${delivery?.attempts} attempts, ${delivery?.id}`);
    for (const attempt of delivery?.history ?? []) {
      const outcome = attempt.failure ?? `HTTP ${attempt.status}`;
      write(`  ${isoTime(attempt.startedAt)}  ${outcome}  ${attempt.durationMs} ms`);
    }
    write('');
    for (const [name, value] of Object.entries(submission.fields)) write(`${name}: ${value}`);
  },
};

export const fileCommand: Command = {
  usage: 'file <reference> [--out <path>]',
  summary: 'The file of a submission, to standard output or to a path.',
  options: { out: { type: 'string', help: 'where to write it; an existing file is not replaced' } },
  async run(context) {
    const submission = await namedSubmission(context);
    const file = await fileOf(context.db, submission.id);
    if (!file) throw new CommandError(`${submission.reference} came without a file.`);
    const out = text(context.values.out);
    if (out === undefined) {
      context.writeBytes(file.bytes);
      return;
    }
    await writeFile(out, file.bytes, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
      throw new CommandError(`${out} cannot be written: ${error.message}. Choose another --out.`);
    });
    context.write(`Written to ${out}: ${file.size} bytes.`);
  },
};

/** The submission that the first word names. */
export async function namedSubmission({ db, words }: CommandContext): Promise<Submission> {
  const [reference] = words;
  if (!reference) throw new CommandError('Which one? Give its reference, such as 7K3M-9QXZ-T2BW.');
  const submission = await submissionByReference(db, reference);
  if (!submission) {
    throw new CommandError(
      `No submission has the reference ${reference}. "list" shows the latest.`,
    );
  }
  return submission;
}
