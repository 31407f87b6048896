import { afterEach, expect, test } from 'vitest';
import type { Vacancy } from '../../../domain/vacancy/vacancy.ts';
import { aMandate } from '../../../tests/factories/mandates.ts';
import { aVacancy } from '../../../tests/factories/vacancies.ts';
import { testChannels } from '../../../tests/support/deliveries/channels.ts';
import { startJobRoom } from '../../../tests/support/deliveries/job-room-server.ts';
import { signIn } from '../../../tests/support/desk/desk.ts';
import { manualClock } from '../../../tests/support/machine/manual-clock.ts';
import { describeStores } from '../../../tests/support/stores/stores.ts';
import type { Db } from '../../store/db/db.ts';
import { openMandate } from '../../store/mandates/open-mandate.ts';
import type { Task } from '../../store/tasks/task.ts';
import { saveVacancies } from '../../store/vacancies/save-vacancies.ts';
import { vacancyById } from '../../store/vacancies/vacancies.ts';
import { planWith } from '../channels.ts';
import { reportVacancy } from '../../vacancies/report-vacancy.ts';

const now = Date.parse('2026-11-18T09:00:00Z');
const contact = {
  salutation: 'MS',
  firstName: 'Ada',
  lastName: 'Keller',
  phone: '+41441234567',
  email: 'ada@firm.example',
} as const;
const ada = { id: null, name: 'ada' };
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A draft of a chemist in Basel with its mandate, and the channel to Job-Room. */
async function world(db: Db, changes: Partial<Vacancy> = {}, seat = true) {
  const jobRoom = await startJobRoom();
  cleanups.push(jobRoom.stop);
  const { clock } = manualClock(now);
  const channels = testChannels(db, {}, { clock, jobRoom: { url: jobRoom.url, contact } });
  const planTasks = planWith(channels);
  const occupation = { name: 'Chemiker/in', avamCode: '52502' };
  const vacancy = aVacancy({
    slug: 'chemist-basel',
    location: 'Basel',
    postedOn: '2026-11-18',
    state: { is: 'draft' },
    reporting: { is: 'to-report', occupation },
    workload: { min: 80, max: 100 },
    ...changes,
  });
  const settings = { by: ada, now, planTasks };
  const saved = await saveVacancies(db, [{ vacancy, basedOn: undefined }], settings);
  if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved.refusal));
  const id = saved.ids[0]!;
  const { person } = await signIn(db);
  const facts = aMandate({
    employer: 'Employer AG',
    ...(seat && { seat: { postcode: '4051', city: 'Basel' } }),
  });
  await openMandate(db, person, { facts, vacancyId: id }, now);
  const channel = channels.find(({ name }) => name === 'job-room')!;
  const send = (purpose: string) =>
    channel.send({ subject: { type: 'vacancy', id }, purpose } as Task, AbortSignal.timeout(5_000));
  const reporting = async () => (await vacancyById(db, id))?.vacancy?.reporting;
  return { jobRoom, planTasks, id, send, reporting, channel };
}

describeStores('a role that is reported through Job-Room', ({ fresh }) => {
  test('is sent once, followed while it is read, and blocked from its approval on', async () => {
    const { db } = await fresh();
    const { jobRoom, planTasks, id, send, reporting } = await world(db);
    expect(await reportVacancy(db, ada, id, { planTasks, now })).toBe(true);
    expect(await reportVacancy(db, ada, id, { planTasks, now })).toBe(true);
    const tasks = await db.all<{ purpose: string }>(
      `select purpose from task where channel = 'job-room'`,
    );
    expect(tasks).toEqual([{ purpose: 'report-1' }]);

    expect(await send('report-1')).toMatchObject({ result: 'postponed' });
    const [advert] = jobRoom.adverts();
    expect(advert!.content).toMatchObject({
      contact,
      company: {
        name: 'Placeholder Personal AG',
        street: 'Musterstrasse',
        houseNumber: '1',
        postalCode: '8001',
        city: 'Zürich',
        surrogate: true,
      },
      employer: { name: 'Employer AG', postalCode: '4051', city: 'Basel' },
      employment: { workloadPercentageMin: '80', workloadPercentageMax: '100', permanent: true },
      location: { postalCode: '4051', city: 'Basel' },
      occupation: { avamOccupationCode: '52502' },
      publication: { startDate: '2026-11-18', endDate: '2027-01-17' },
    });
    expect(await reporting()).toMatchObject({ is: 'to-report', sent: { id: advert!.id } });

    expect(await send('report-1')).toMatchObject({ result: 'postponed' });
    expect(jobRoom.adverts()).toHaveLength(1);
    Object.assign(advert!, {
      status: 'PUBLISHED_RESTRICTED',
      approvalDate: '2026-11-19',
      reportingObligationEndDate: '2026-11-26',
    });
    expect(await send('report-1')).toMatchObject({ result: 'delivered' });
    expect(await reporting()).toMatchObject({
      is: 'reported',
      number: '300002290',
      confirmedOn: '2026-11-19',
      blockedUntil: '2026-11-26',
      jobRoom: advert!.id,
    });
    expect(await send('report-1')).toEqual({ result: 'obsolete' });
  });

  test('is cancelled when it closes, but not while it is read', async () => {
    const { db } = await fresh();
    const { jobRoom, planTasks, id, send } = await world(db);
    await send('report-1');
    const [advert] = jobRoom.adverts();
    Object.assign(advert!, { status: 'PUBLISHED_RESTRICTED', approvalDate: '2026-11-19' });
    await send('report-1');
    const { vacancy, version } = (await vacancyById(db, id))!;
    const closed = { ...vacancy!, state: { is: 'closed', on: '2026-11-20' } } as const;
    const change = { vacancy: closed, basedOn: { id, version } };
    await saveVacancies(db, [change], { by: ada, now, planTasks });
    const [task] = await db.all<{ purpose: string }>(
      `select purpose from task where channel = 'job-room' and purpose like 'cancel-%'`,
    );
    advert!.status = 'INSPECTING';
    expect(await send(task!.purpose)).toMatchObject({ result: 'postponed' });
    advert!.status = 'PUBLISHED_RESTRICTED';
    expect(await send(task!.purpose)).toMatchObject({ result: 'delivered', status: 204 });
    expect(advert!.status).toBe('CANCELLED');
  });

  test('names what Job-Room needs and the role lacks, and is not tried again', async () => {
    const { db } = await fresh();
    const occupation = { name: 'Chemiker/in' };
    const lacking = { reporting: { is: 'to-report', occupation } } as const;
    const { send, jobRoom } = await world(db, lacking, false);
    expect(await send('report-1')).toEqual({
      result: 'failed',
      failure: expect.stringMatching(/^incomplete: the AVAM code .*employer’s postcode/),
      permanent: true,
      needsOperator: true,
    });
    expect(jobRoom.adverts()).toEqual([]);
  });

  test('a refusal by the employment centre needs a person; one outside the duty is free', async () => {
    const { db } = await fresh();
    const { send, jobRoom, reporting } = await world(db);
    await send('report-1');
    const [advert] = jobRoom.adverts();
    advert!.status = 'REJECTED';
    expect(await send('report-1')).toMatchObject({ failure: 'rejected', permanent: true });
    Object.assign(advert!, { status: 'PUBLISHED_PUBLIC', reportingObligation: false });
    expect(await send('report-1')).toMatchObject({ result: 'delivered' });
    expect(await reporting()).toMatchObject({ is: 'not-listed', checkedOn: '2026-11-18' });
  });

  test('a wrong password and a server that is away are failures, not reports', async () => {
    const { db } = await fresh();
    const { jobRoom, channel } = await world(db);
    const signal = AbortSignal.timeout(5_000);
    expect(await channel.sendTest('job-room', signal)).toMatchObject({ result: 'delivered' });
    const wrong = testChannels(
      db,
      {},
      { jobRoom: { url: jobRoom.url.replace('secret', 'wrong'), contact } },
    ).find(({ name }) => name === 'job-room')!;
    expect(await wrong.sendTest('job-room', signal)).toMatchObject({
      result: 'failed',
      failure: 'HTTP 401',
      needsOperator: true,
    });
    await jobRoom.stop();
    cleanups.length = 0;
    expect(await channel.sendTest('job-room', signal)).toMatchObject({ result: 'failed' });
  });
});

test('without JOB_ROOM_URL there is no destination', () => {
  const [channel] = testChannels(undefined as never, {}).filter(({ name }) => name === 'job-room');
  expect(channel!.destinations).toEqual([]);
});
