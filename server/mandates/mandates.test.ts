import { actIn, contextIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import type { MandateFacts, StepInput } from '#domain/mandates/mandate.ts';
import { introductionConsent } from '#words/consent-words.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import type { Db } from '#server/db/db.ts';
import { eraseSubmission } from '#server/privacy/erase.ts';
import { withdrawSubmission } from '#server/submissions/sender-changes.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { findVacancy, vacancyById } from '#server/vacancies/vacancies.ts';
import { usable } from '#server/submissions/standing.ts';
import { candidaciesOf, moveCandidate, stepsOfMandate } from './candidacies.ts';
import { changeMandate, openFromBrief, openMandate } from './change-mandate.ts';
import { datesOf, openDatesUntil, settleDate } from './mandate-dates.ts';
import { countsOfRole, countWaiting, peopleOfRole, waitingForRole } from './people-of-role.ts';
import { everyMandate, mandateById, privateSheetOf } from './read-mandates.ts';
import { catalogue } from '#content/catalogue.server.ts';

const now = Date.parse('2026-11-16T09:00:00Z');
const planTasks = () => [];

async function desk(db: Db) {
  const { person } = await signIn(db, { now });
  return { id: person.id, name: person.name };
}

async function opened(db: Db, changes: Partial<MandateFacts> = {}, vacancyId?: string) {
  const by = await desk(db);
  const result = await actIn({ db, by, now }, (act) =>
    openMandate(act, { facts: aMandate(changes), vacancyId }),
  );
  if (result.result === 'not-found') throw new Error(result.result);
  return { id: result.id, by };
}

function aStep(changes: Partial<StepInput> = {}): StepInput {
  return { version: 0, stage: 'considered', on: '2026-11-16', note: '', ...changes };
}

function introduction(version: number, facts = aMandate()): StepInput {
  const words = introductionConsent(catalogue().firm, 'en-GB', facts);
  const consent = { words, locale: 'en-GB', how: 'call', on: '2026-11-16' } as const;
  return aStep({ version, stage: 'introduced', consent });
}

describeStores('a mandate', ({ fresh }) => {
  test('is made of a brief once, with a draft of its advert', async () => {
    const { db } = await fresh();
    const by = await desk(db);
    const brief = await storeSubmission(db, { kind: 'employer-brief', at: now });
    const first = await actIn({ db, by, now }, (act) => openFromBrief(act, brief.id));
    if (first.result !== 'opened') throw new Error(first.result);
    expect(await actIn({ db, by, now }, (act) => openFromBrief(act, brief.id))).toEqual({
      ...first,
      result: 'exists',
    });
    const mandate = (await mandateById(db, first.id))!;
    expect(mandate).toMatchObject({
      owner: by.id,
      briefId: brief.id,
      facts: { employer: 'Example Avionics', role: 'Compliance Engineer', model: 'sprint' },
    });
    const draft = (await vacancyById(db, first.vacancyId!))!;
    expect(draft).toMatchObject({ revision: 0, reference: 'HL-0001' });
    expect(draft.unfit?.raw).toMatchObject({ en: { title: 'Compliance Engineer' } });
    const audited = await db.all('select action, subject_type as type from audit order by action');
    expect(audited).toEqual([
      { action: 'mandate-opened', type: 'mandate' },
      { action: 'vacancy-drafted', type: 'vacancy' },
    ]);
  });

  test('is made of nothing but a usable brief', async () => {
    const { db } = await fresh();
    const by = await desk(db);
    const application = await storeSubmission(db, { kind: 'job-application', at: now });
    const brief = await storeSubmission(db, { kind: 'employer-brief', at: now });
    await actIn({ db, by, planTasks, now }, (act) => withdrawSubmission(act, brief.id));
    for (const id of [application.id, brief.id, 'unknown']) {
      expect(await actIn({ db, by, now }, (act) => openFromBrief(act, id))).toEqual({
        result: 'not-found',
      });
    }
    expect(await everyMandate(db)).toEqual([]);
  });

  test('has no advert, or one that has no other mandate', async () => {
    const { db } = await fresh();
    await actIn({ db, now }, (act) => seedVacancies(act, [aVacancy({ slug: 'lead' })]));
    const { id: vacancyId } = (await findVacancy(db, 'lead'))!;
    const first = await opened(db, {}, vacancyId);
    expect(
      await actIn({ db, by: first.by, now }, (act) =>
        openMandate(act, { facts: aMandate(), vacancyId }),
      ),
    ).toEqual({
      result: 'exists',
      id: first.id,
      vacancyId,
    });
    const retained = await opened(db, { role: 'Chief Executive' });
    expect((await mandateById(db, retained.id))!.vacancyId).toBeNull();
  });

  test('is changed by its present version alone', async () => {
    const { db } = await fresh();
    const { id, by } = await opened(db);
    const facts = aMandate({ fee: '22 %', privateSheet: 'Board knows.' });
    expect(
      await actIn({ db, by, now }, (act) =>
        changeMandate(act, id, { version: 1, facts, owner: by.id }),
      ),
    ).toBe('changed');
    const stale = { version: 1, facts: aMandate({ fee: '20 %' }), owner: null };
    expect(await actIn({ db, by, now }, (act) => changeMandate(act, id, stale))).toBe('stale');
    const unknown = { version: 2, facts, owner: '00000000-0000-4000-8000-000000000009' };
    expect(await actIn({ db, by, now }, (act) => changeMandate(act, id, unknown))).toBe(
      'unknown-person',
    );
    expect(await actIn({ db, by, now }, (act) => changeMandate(act, 'none', stale))).toBe(
      'not-found',
    );
    const stored = (await mandateById(db, id))!;
    expect(stored).toMatchObject({ version: 2, facts: { fee: '22 %' } });
    expect(JSON.stringify(stored)).not.toContain('Board knows.');
    expect(await privateSheetOf(db, id)).toBe('Board knows.');
    const [entry] = await db.all(
      `select details from audit where action = 'mandate-changed' and subject_id = $1`,
      [id],
    );
    expect(entry).toEqual({ details: 'fee, privateSheet' });
  });
});

describeStores('a candidate', ({ fresh }) => {
  test('is introduced with the consent to this employer, and not without it', async () => {
    const { db } = await fresh();
    const { id: mandateId, by } = await opened(db);
    const { id: submissionId } = await storeSubmission(db, {
      kind: 'candidate-registration',
      at: now,
    });
    const way = { mandateId, submissionId };
    const move = (input: StepInput) =>
      actIn({ db, by, now }, (act) => moveCandidate(act, way, input));
    expect(await move(aStep())).toEqual({ result: 'moved', version: 1 });
    const step = introduction(1);
    const { consent: _, ...without } = step;
    const foreign = introduction(1, aMandate({ employer: 'Another firm' }));
    for (const refused of [without, foreign]) {
      expect(await move(refused)).toEqual({ result: 'consent-missing' });
    }
    expect(await move(aStep({ version: 1, stage: 'interview' }))).toEqual({
      result: 'not-introduced',
    });
    expect(await move(step)).toEqual({ result: 'moved', version: 2 });
    expect(await move(step)).toEqual({ result: 'stale' });
    const [{ steps } = { steps: [] }] = await stepsOfMandate(db, mandateId, usable);
    expect(steps.map(({ stage }) => stage)).toEqual(['considered', 'introduced']);
    expect(steps[1]!.consent).toMatchObject({
      how: 'call',
      hash: expect.stringMatching(/^\w{64}$/),
    });
    const { ways, open } = await candidaciesOf(db, submissionId, 'en-GB', usable);
    expect([ways.length, ways[0]!.stage, open]).toEqual([1, 'introduced', []]);
  });

  test('the database itself refuses an introduction without consent', async () => {
    const { db } = await fresh();
    const { id: mandateId, by } = await opened(db);
    const { id } = await storeSubmission(db, { kind: 'job-application', at: now });
    await actIn({ db, by, now }, (act) =>
      moveCandidate(act, { mandateId, submissionId: id }, aStep()),
    );
    const forged = db.all(
      `insert into candidacy_step values ($1, $2, 2, 'introduced', '2026-11-16', 'x', 1, '', null)`,
      [mandateId, id],
    );
    await expect(forged).rejects.toThrow(/check/i);
  });

  test('who took the submission back is only ended, and stands in the list', async () => {
    const { db } = await fresh();
    const { id: mandateId, by } = await opened(db);
    const brief = await storeSubmission(db, { kind: 'employer-brief', at: now });
    const spam = await storeSubmission(db, { suspicion: 'honeypot', at: now });
    for (const { id } of [brief, spam]) {
      const way = { mandateId, submissionId: id };
      expect(await actIn({ db, by, now }, (act) => moveCandidate(act, way, aStep()))).toEqual({
        result: 'not-found',
      });
    }
    const { id: submissionId } = await storeSubmission(db, {
      kind: 'job-application',
      locale: 'de-DE',
      at: now,
    });
    const way = { mandateId, submissionId };
    await actIn({ db, by, now }, (act) => moveCandidate(act, way, aStep()));
    await eraseSubmission(contextIn({ db, by, planTasks, now }), submissionId);
    expect(
      await actIn({ db, by, now }, (act) => moveCandidate(act, way, aStep({ version: 1 }))),
    ).toEqual({
      result: 'not-found',
    });
    const ended = aStep({ version: 1, stage: 'ended' });
    expect(await actIn({ db, by, now }, (act) => moveCandidate(act, way, ended))).toMatchObject({
      result: 'moved',
    });
    const { rows } = await peopleOfRole(db, { vacancyId: null, mandateId });
    expect(rows).toMatchObject([{ name: '', restricted: true, candidacy: { stage: 'ended' } }]);
  });
});

describeStores('dates of mandates', ({ fresh }) => {
  test('follow plan, order and placement, and are settled', async () => {
    const { db } = await fresh();
    const { id: mandateId, by } = await opened(db, {
      model: 'retained',
      plan: [{ name: 'Start', on: '2026-11-10' }],
    });
    const { id: submissionId } = await storeSubmission(db, { kind: 'job-application', at: now });
    const way = { mandateId, submissionId };
    await actIn({ db, by, now }, (act) => moveCandidate(act, way, introduction(0, aMandate())));
    await actIn({ db, by, now }, (act) =>
      moveCandidate(act, way, aStep({ version: 1, stage: 'placed' })),
    );
    const rows = await openDatesUntil(db, '2027-05-16');
    expect(rows).toMatchObject([
      { kind: 'plan', day: '2026-11-10', employer: 'Example Avionics' },
      { kind: 'guarantee', day: '2027-05-16' },
    ]);
    expect(await openDatesUntil(db, '2026-11-16')).toHaveLength(1);
    expect(
      await actIn({ db, by, now }, (act) =>
        settleDate(act, mandateId, { id: rows[0]!.id, done: true }),
      ),
    ).toBe('settled');
    expect(await openDatesUntil(db, '2026-11-16')).toEqual([]);
    const facts = aMandate({ model: 'sprint', orderedOn: '2026-11-02', plan: [] });
    await actIn({ db, by, now }, (act) =>
      changeMandate(act, mandateId, { version: 1, facts, owner: by.id }),
    );
    expect((await datesOf(db, mandateId)).map(({ kind, day }) => [kind, day])).toEqual([
      ['credit', '2027-01-01'],
      ['guarantee', '2027-05-16'],
    ]);
  });
});

describeStores('the people of a role', ({ fresh }) => {
  test('are who applied and who is considered, counted once, in pages', async () => {
    const { db } = await fresh();
    await actIn({ db, now }, (act) => seedVacancies(act, [aVacancy({ slug: 'lead' })]));
    const { id: vacancyId } = (await findVacancy(db, 'lead'))!;
    const { id: mandateId, by } = await opened(db, {}, vacancyId);
    const applied: { id: string }[] = [];
    for (let at = 0; at < 52; at += 1) {
      // Most in the same millisecond: a page goes on within it.
      const received = at === 51 ? now - 1 : now;
      applied.push(
        await storeSubmission(db, { kind: 'job-application', vacancy: 'lead', at: received }),
      );
    }
    const registered = await storeSubmission(db, { kind: 'candidate-registration', at: now });
    await storeSubmission(db, { kind: 'job-application', at: now });
    const way = (submissionId: string) => ({ mandateId, submissionId });
    await actIn({ db, by, now }, (act) => moveCandidate(act, way(registered.id), introduction(0)));
    await actIn({ db, by, now }, (act) => moveCandidate(act, way(applied[0]!.id), aStep()));
    await actIn({ db, by, planTasks, now }, (act) => withdrawSubmission(act, applied[1]!.id));
    await db.all(`update submission set state = 'answered' where id = $1`, [applied[2]!.id]);
    await db.all(`update submission set state = 'closed' where id = $1`, [applied[3]!.id]);
    await db.all(`update submission set sample = 1 where id = $1`, [applied[4]!.id]);
    const role = { vacancyId, mandateId };
    const first = await peopleOfRole(db, role);
    const second = await peopleOfRole(db, role, first.next!);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 3, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(53);
    expect(first.rows.every(({ state, withdrawn }) => state === 'new' && !withdrawn)).toBe(true);
    expect(second.rows[0]!.id).toBe(applied[2]!.id);
    const counts = {
      new: 49,
      'in-work': 0,
      introduced: 1,
      interview: 0,
      placed: 0,
      answered: 1,
      closed: 1,
      withdrawn: 1,
    };
    expect(await countsOfRole(db, role)).toEqual(counts);
    const waiting = await waitingForRole(db, role, 100);
    expect(waiting.length).toBe(49);
    expect(await countWaiting(db, role)).toEqual({ people: 49, samples: 1 });
    expect(waiting[0]!.id).toBe(applied[51]!.id);
  });
});
