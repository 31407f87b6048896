import { deliveriesIn, redeliver, release } from '../store/deliveries.ts';
import { submissionById } from '../store/read-submissions.ts';
import type { Delivery, DeliveryState } from '../store/submission.ts';
import { CommandError, isoTime, text, type Command, type CommandContext } from './command.ts';
import { namedSubmission } from './look-commands.ts';

const states: readonly DeliveryState['state'][] = ['waiting', 'held', 'abandoned', 'delivered'];

export const deliveriesCommand: Command = {
  usage: 'deliveries [--state …]',
  summary: 'What waits, is held back or was given up.',
  options: { state: { type: 'string', help: `one of ${states.join(', ')}` } },
  async run({ db, values, write, config }) {
    const given = text(values.state);
    const asked = states.filter((state) => state === given);
    if (given !== undefined && asked.length === 0) {
      throw new CommandError(`There is no state "${given}". Use one of ${states.join(', ')}.`);
    }
    const shown = given === undefined ? states.filter((state) => state !== 'delivered') : asked;
    const { webhooks } = config();
    for (const state of shown) {
      const deliveries = await deliveriesIn(db, state, 200);
      write(`${state}: ${deliveries.length}${deliveries.length === 200 ? ' or more' : ''}`);
      for (const delivery of deliveries) {
        const receiver = webhooks[delivery.kind] ? '' : '  no webhook is set';
        write(
          `  ${delivery.reference}  ${delivery.kind.padEnd(22)}  ${about(delivery)}${receiver}`,
        );
      }
    }
  },
};

export const redeliverCommand: Command = {
  usage: 'redeliver <reference> | --abandoned',
  summary: 'Starts the attempts anew. The receiver sees the same webhook-id as before.',
  options: { abandoned: { type: 'boolean', help: 'every delivery that was given up' } },
  async run(context) {
    const { db, now, write, values } = context;
    const ids = values.abandoned
      ? (await deliveriesIn(db, 'abandoned', 10_000)).map(({ submissionId }) => submissionId)
      : [(await namedSubmission(context)).id];
    for (const id of ids) {
      const reference = (await submissionById(db, id))?.reference;
      if (await redeliver(db, id, now())) write(`${reference} is due now.`);
      else {
        write(`${reference} is quarantined or being delivered at this moment; see "show".`);
      }
    }
    if (ids.length === 0) write('Nothing was given up.');
  },
};

export const releaseCommand: Command = {
  usage: 'release <reference>',
  summary: 'Takes a submission out of quarantine, so that it is delivered.',
  async run(context: CommandContext) {
    const submission = await namedSubmission(context);
    if (!(await release(context.db, submission.id, context.now()))) {
      throw new CommandError(`${submission.reference} is not quarantined.`);
    }
    context.write(`${submission.reference} is released and due now.`);
  },
};

function about(delivery: Delivery): string {
  switch (delivery.state) {
    case 'held':
      return 'looked like spam';
    case 'waiting':
      return `${delivery.attempts} attempts, next ${isoTime(delivery.nextAttemptAt)}, ${delivery.lastFailure ?? 'none failed'}`;
    case 'delivered':
      return `delivered ${isoTime(delivery.at)}`;
    case 'abandoned':
      return `given up ${isoTime(delivery.at)}, ${delivery.lastFailure}`;
  }
}
