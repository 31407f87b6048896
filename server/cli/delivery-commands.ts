import { deskWords } from '#words/desk/en.ts';
import { destinationWords } from '#words/desk/status.ts';
import { contextOf } from './plan-tasks.ts';
import { act } from '#server/db/act.ts';
import { timeOf } from '#server/web/findings/time-of.ts';
import { readDestinations } from '#server/deliveries/destinations.ts';
import type { Task, TaskState } from '#server/db/task.ts';
import { releaseSubmission } from '#server/submissions/quarantine.ts';
import {
  cancelDelivery,
  redeliver,
  type DeliveryChange,
} from '#server/deliveries/change-delivery.ts';
import { tasksIn, tasksOf } from '#server/db/tasks.ts';
import { CommandError, isoTime, text, type Command } from './command.ts';
import { namedSubmission } from './submission-commands.ts';

const states: readonly TaskState['state'][] = [
  'waiting',
  'held',
  'abandoned',
  'cancelled',
  'delivered',
];
const shownByDefault = states.slice(0, 3);
const most = 200;

const unchanged: Record<Exclude<DeliveryChange, 'changed'>, string> = {
  'not-found': 'no longer exists',
  'in-flight': 'is unchanged: it is being sent at this moment. Try again in a minute',
  'not-sendable': 'is unchanged: its sender took it back, or it is a sample',
  'not-possible': 'is unchanged: it is quarantined, or settled. See "show"',
};

export const deliveriesCommand: Command = {
  usage: 'deliveries [--state …]',
  summary: 'Lists destinations, and deliveries that are waiting, held or abandoned.',
  store: 'reads',
  options: { state: { type: 'string', help: `one of ${states.join(', ')}` } },
  async run({ db, options, write }) {
    const given = text(options.state);
    const asked = states.filter((state) => state === given);
    if (given !== undefined && asked.length === 0) {
      throw new CommandError(`There is no state "${given}". Use one of ${states.join(', ')}.`);
    }
    const destinations = await readDestinations(db);
    write('Destinations that the server configured when it last started:');
    if (destinations.length === 0) write('  none');
    for (const destination of destinations)
      write(`  ${destinationWords(destination, timeOf, deskWords)}`);
    for (const state of given === undefined ? shownByDefault : asked) {
      const tasks = await tasksIn(db, state, most);
      write(`${state}: ${tasks.length}${tasks.length === most ? ' or more' : ''}`);
      for (const task of tasks) {
        const configured = destinations.some(
          ({ channel, key }) => channel === task.channel && key === task.destination,
        );
        const note = configured || state !== 'waiting' ? '' : '; destination not configured';
        write(`  ${nameOf(task)}  ${describeState(task)}${note}`);
      }
    }
  },
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

export const cancelCommand: Command = {
  usage: 'cancel <reference>',
  summary: 'Ends the attempts of a submission; "redeliver" starts them again.',
  store: 'writes',
  async run(context) {
    const { db, write } = context;
    const { id, reference } = await namedSubmission(context);
    const waiting = (await tasksOf(db, id)).filter(({ state }) => state === 'waiting');
    if (waiting.length === 0) throw new CommandError(`${reference} has no waiting delivery.`);
    for (const task of waiting) {
      const outcome = await act(contextOf(context), (act) => cancelDelivery(act, task.id));
      write(`${nameOf(task)} ${outcome === 'changed' ? 'is cancelled' : unchanged[outcome]}.`);
    }
  },
};

export const releaseCommand: Command = {
  usage: 'release <reference>',
  summary: 'Takes a submission out of quarantine, so that it is delivered.',
  store: 'writes',
  async run(context) {
    const { id, reference } = await namedSubmission(context);
    if ((await act(contextOf(context), (act) => releaseSubmission(act, id))) !== 'changed') {
      throw new CommandError(`${reference} is not quarantined.`);
    }
    context.write(`${reference} is released and due now.`);
  },
};

function nameOf({ channel, purpose, destination, reference, subject }: Task): string {
  return `${reference ?? `${subject.type} ${subject.id}`}  ${channel} ${purpose} → ${destination}`;
}

function describeState(task: Task): string {
  switch (task.state) {
    case 'held':
      return 'quarantined';
    case 'waiting':
      return `${task.attempts} attempts, next ${isoTime(task.nextAttemptAt)}${task.lastFailure ? `, ${task.lastFailure}` : ''}`;
    case 'abandoned':
      return `abandoned ${isoTime(task.at)}, ${task.lastFailure}`;
    case 'delivered':
    case 'cancelled':
      return `${task.state} ${isoTime(task.at)}`;
  }
}
