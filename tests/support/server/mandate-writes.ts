import { actIn } from '../stores/act-in.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { datesOf } from '#server/mandates/mandate-dates.ts';
import { openMandate } from '#server/mandates/change-mandate.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { storeSubmission } from '../stores/store-submission.ts';
import { desk, type Prepared, type WriteWorld } from './write-world.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** Those about mandates and the people on the way to them. */
export const mandateWrites = {
  'POST /mandates': async (world) => desk(world, 'POST', '/mandates', { facts: aMandate() }),
  'POST /submissions/:id/mandate': async (world) => {
    const { id } = await storeSubmission(world.db, { kind: 'employer-brief' });
    return desk(world, 'POST', `/submissions/${id}/mandate`, {});
  },
  'PUT /mandates/:id': async (world) => {
    const facts = aMandate({ fee: '20 %' });
    const body = { version: 1, facts, owner: world.personId };
    return desk(world, 'PUT', `/mandates/${await mandate(world)}`, body);
  },
  'POST /mandates/:id/dates': async (world) => {
    const id = await mandate(world, { plan: [{ name: 'Start', on: '2027-01-04' }] });
    const [date] = await datesOf(world.db, id);
    return desk(world, 'POST', `/mandates/${id}/dates`, { id: date!.id, done: true });
  },
  'POST /mandates/:id/people/:submissionId': async (world) => {
    const { id } = await storeSubmission(world.db, { kind: 'job-application' });
    const body = {
      version: 0,
      stage: 'considered',
      on: officeDay(catalogue().firm, Date.now()),
      note: 'Called.',
    };
    return desk(world, 'POST', `/mandates/${await mandate(world)}/people/${id}`, body);
  },
} satisfies Record<string, Prepared>;

async function mandate({ db, personId }: WriteWorld, changes: Partial<MandateFacts> = {}) {
  const actor = { id: personId, name: 'Ada Keller' };
  const opened = await actIn({ db, by: actor, now: Date.now() }, (act) =>
    openMandate(act, { facts: aMandate(changes) }),
  );
  if (opened.result === 'not-found') throw new Error(opened.result);
  return opened.id;
}
