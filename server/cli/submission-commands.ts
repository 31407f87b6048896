import { writeFile } from 'node:fs/promises';
import { isSubmissionKind, submissionKinds } from '#domain/forms/submission-kind.ts';
import {
  fileOf,
  latestSubmissions,
  submissionByReference,
} from '#server/submissions/read-submissions.ts';
import { anyStanding, shown } from '#server/submissions/standing.ts';
import type { Submission } from '#server/submissions/submission.ts';
import { attemptsOf, tasksOf } from '#server/db/tasks.ts';
import { CommandError, isoTime, text, type Command, type CommandContext } from './command.ts';
import { fieldLines } from './terminal-text.ts';

export const listCommand: Command = {
  usage: 'list [--kind …] [--quarantined]',
  summary: 'Lists the latest submissions, newest first.',
  store: 'reads',
  options: {
    kind: { type: 'string', help: `one of ${submissionKinds.join(', ')}` },
    quarantined: { type: 'boolean', help: 'only submissions held as spam' },
    limit: { type: 'string', help: 'how many, default 50' },
  },
  async run({ db, options, write }) {
    const kind = text(options.kind);
    if (kind !== undefined && !isSubmissionKind(kind)) {
      throw new CommandError(
        `There is no kind "${kind}". Use one of ${submissionKinds.join(', ')}.`,
      );
    }
    const limit = Number(options.limit ?? 50);
    if (!Number.isInteger(limit) || limit < 1) {
      throw new CommandError(`--limit is "${String(options.limit)}", which is not a whole number.`);
    }
    const quarantined = options.quarantined === true;
    const submissions = await latestSubmissions(db, { kind, quarantined, limit });
    if (submissions.length === 0) write('No submissions.');
    for (const { reference, receivedAt, kind, hasFile, tasks } of submissions) {
      const states = tasks.map(({ channel, state }) => `${channel} ${state}`);
      const columns = [reference, isoTime(receivedAt), kind.padEnd(22), states.join(', ')];
      write([...columns, ...(hasFile ? ['with file'] : [])].join('  '));
    }
  },
};

export const showCommand: Command = {
  usage: 'show <reference>',
  summary: 'Shows a submission: every field, its deliveries and each attempt.',
  store: 'reads',
  async run(context) {
    const { db, write } = context;
    const submission = await namedSubmission(context);
    write(`Reference   ${submission.reference}`);
    write(`Form        ${submission.kind}`);
    write(`Received    ${isoTime(submission.receivedAt)}`);
    if (submission.standing !== 'usable') write(`Standing    ${submission.standing}`);
    if (submission.suspicion) write(`Quarantined ${submission.suspicion}`);
    if (submission.file && submission.standing !== 'restricted') {
      const { filename, type, size, sha256 } = submission.file;
      write(`File        ${filename}, ${type}, ${size} bytes, SHA-256 ${sha256}`);
    }
    const tasks = await tasksOf(db, submission.id);
    const made = await attemptsOf(db, tasks);
    for (const { id, channel, purpose, state, attempts } of tasks) {
      write(`Delivery    ${channel} ${purpose}: ${state}, ${attempts} attempts, ${id}`);
      for (const attempt of made.get(id)!) {
        const outcome = attempt.failure ?? `HTTP ${attempt.status}`;
        write(`  ${isoTime(attempt.startedAt)}  ${outcome}  ${attempt.durationMs} ms`);
      }
    }
    write('');
    if (submission.standing === 'restricted') {
      write('Its sender asked for erasure. What was sent is kept by law and not shown.');
      return;
    }
    for (const [name, value] of Object.entries(submission.fields)) {
      fieldLines(name, value).forEach(write);
    }
  },
};

export const fileCommand: Command = {
  usage: 'file <reference> [--out <path>]',
  summary: 'Writes the file of a submission to standard output or to a path.',
  store: 'reads',
  options: { out: { type: 'string', help: 'path of a new file' } },
  async run(context) {
    const submission = await namedSubmission(context);
    const file = await fileOf(context.db, submission.id, shown);
    if (!file) throw new CommandError(`${submission.reference} has no file, or is restricted.`);
    const out = text(context.options.out);
    if (out === undefined) {
      if (context.outputIsTerminal) {
        throw new CommandError('A file is not written to a terminal. Give --out, or redirect.');
      }
      context.writeBytes(file.bytes);
      return;
    }
    await writeFile(out, file.bytes, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
      throw new CommandError(`${out} cannot be written: ${error.message}. Choose another --out.`);
    });
    context.write(`Wrote ${file.size} bytes to ${out}.`);
  },
};

/** The submission whose reference is the first positional argument. */
export async function namedSubmission({ db, positionals }: CommandContext): Promise<Submission> {
  const [reference] = positionals;
  if (!reference) {
    throw new CommandError('The reference is missing. Give one such as 7K3M-9QXZ-T2BW.');
  }
  const submission = await submissionByReference(db, reference, anyStanding);
  if (!submission) {
    throw new CommandError(
      `No submission has the reference ${reference}. "list" shows the latest.`,
    );
  }
  return submission;
}
