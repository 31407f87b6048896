import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { aMandate } from '#tests/factories/mandates.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { openMandate } from './change-mandate.ts';
import { forgetPerson, personInMandate } from './forget-person.ts';
import { datesOf } from './mandate-dates.ts';
import { mandateById } from './read-mandates.ts';

const now = Date.parse('2026-11-16T09:00:00Z');
const [jo, max] = [
  { name: 'Jo Brandt', email: 'jo.brandt@example.com', role: '', phone: '' },
  { name: 'Max Adler', email: 'max.adler@example.com', role: '', phone: '' },
];
const authority = { by: max.name, on: '2026-11-01', source: 'Letter' };
const on = '2027-01-04';

describeStores('somebody whom a mandate names', ({ fresh }) => {
  test('is given the own contact, and the authority only where it is the own', async () => {
    const { db } = await fresh();
    const facts = aMandate({ contacts: [jo, max], authority });
    const opened = await actIn({ db, now }, (act) => openMandate(act, { facts }));
    if (opened.result === 'not-found') throw new Error(opened.result);
    expect(await personInMandate(db, opened.id, jo.email)).toMatchObject({ contacts: [jo] });
    expect((await personInMandate(db, opened.id, jo.email)).authority).toBeUndefined();
    expect(await personInMandate(db, opened.id, max.email)).toMatchObject({
      contacts: [max],
      authority,
    });
  });

  test('is forgotten in its texts and days, which stay, and the log names the fields', async () => {
    const { db } = await fresh();
    // Without the name, the first day is the second.
    const plan = [
      { name: `Call ${jo.name}`, on },
      { name: 'Call […]', on },
    ];
    const facts = aMandate({ contacts: [jo, max], authority, plan, notes: `Ask ${jo.email}.` });
    const opened = await actIn({ db, now }, (act) => openMandate(act, { facts }));
    if (opened.result === 'not-found') throw new Error(opened.result);
    await actIn({ db, now }, (act) => forgetPerson(act, opened.id, { ...jo, name: '' }));
    const mandate = (await mandateById(db, opened.id))!;
    expect(mandate.facts).toMatchObject({
      contacts: [{ name: '[…]', email: '' }, max],
      authority,
      plan: [{ name: 'Call […]' }, { name: 'Call […]' }],
      notes: 'Ask […].',
    });
    expect((await datesOf(db, opened.id)).map(({ name, day }) => [name, day])).toEqual([
      ['Call […]', on],
    ]);
    const entries = await db.all(`select details from audit where action = 'mandate-changed'`);
    expect(entries).toEqual([{ details: 'contacts, plan, notes' }]);
  });
});
