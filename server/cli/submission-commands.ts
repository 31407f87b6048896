import { isSubmissionKind, submissionKinds } from '#domain/forms/submission-kind.ts';
import { act } from '#server/db/act.ts';
import { type Task, tasksIn, tasksOf } from '#server/db/tasks.ts';
import { redeliver, type DeliveryChange } from '#server/deliveries/change-delivery.ts';
import { latestSubmissions, submissionByReference } from '#server/submissions/read-submissions.ts';
import { anyStanding } from '#server/submissions/standing.ts';
import type { Submission } from '#server/submissions/submission.ts';
import {
  CommandError,
  contextOf,
  isoTime,
  textOption,
  type Command,
  type CommandContext,
} from './command.ts';

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
    const kind = textOption(options.kind);
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

const unchanged: Record<Exclude<DeliveryChange, 'changed'>, string> = {
  'not-found': 'no longer exists',
  'in-flight': 'is unchanged: it is being sent at this moment. Try again in a minute',
  'not-sendable': 'is unchanged: its sender took it back, or it is a sample',
  'not-possible': 'is unchanged: it is quarantined, or settled.',
};

export const redeliverCommand: Command = {
  usage: 'redeliver <reference> | --abandoned',
  summary: 'Starts the attempts again. The receiver sees the same id as before.',
  store: 'writes',
  options: { abandoned: { type: 'boolean', help: 'every abandoned delivery' } },
  async run(context) {
    const { db, write, options } = context;
    const tasks = options.abandoned
      ? await tasksIn(db, 'abandoned', 10_000)
      : await tasksOf(db, (await namedSubmission(context)).id);
    if (tasks.length === 0) write('There is nothing to deliver.');
    for (const task of tasks) {
      const outcome = await act(contextOf(context), (act) => redeliver(act, task.id));
      write(`${nameOf(task)} ${outcome === 'changed' ? 'is due now' : unchanged[outcome]}.`);
    }
  },
};

function nameOf({ channel, purpose, destination, reference, subject }: Task): string {
  return `${reference ?? `${subject.type} ${subject.id}`}  ${channel} ${purpose} → ${destination}`;
}

/** The submission whose reference is the first positional argument. */
async function namedSubmission({ db, positionals }: CommandContext): Promise<Submission> {
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
