import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { catalogue, provideCatalogue } from '#content/catalogue.server.ts';
import { locales, type Locale } from '#domain/edition/editions.ts';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { openPlaces } from '#domain/threads/reply.ts';
import { formatSalary } from '#domain/vacancies/summary.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { secondFirm } from '#tests/support/server/second-firm.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { withdrawSubmission, sender } from '#server/submissions/sender-changes.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { filledTemplates, valuesOf } from './fill-template.ts';

const now = Date.parse('2026-11-16T10:00:00Z');
const vacancy = aVacancy({
  slug: 'flight-safety-lead',
  reference: 'HL-0001',
  salary: { min: 80_000, max: 95_000, currency: 'EUR', period: 'year' },
});

const templatesFor = async (db: Db, id: string) =>
  (await filledTemplates(db, [id], 'Helen Marsh')).get(id)?.templates;

describeStores('the usual answers to a submission', ({ fresh }) => {
  test('name sender, role, salary, time and consultant in the edition of the sender', async () => {
    const { db } = await fresh();
    await actIn({ db, now }, (act) => seedVacancies(act, [vacancy]));
    const { id } = await storeSubmission(db, {
      kind: 'job-application',
      locale: 'de-CH',
      vacancy: vacancy.slug,
      at: now,
    });
    const templates = (await templatesFor(db, id))!;
    const talk = templates.find((one) => one.id === 'application-talk')!;
    expect(talk.subject).toBe(`${vacancy.de.title}: Einladung zum Gespräch`);
    expect(talk.text).toMatch(/^Guten Tag Ada Keller\n/);
    expect(talk.text).toContain(vacancy.de.title);
    expect(talk.text).toContain(formatSalary(vacancy.salary, 'de-CH'));
    expect(talk.text).toMatch(/\nFreundliche Grüsse\nHelen Marsh\nHarbour Lane$/);
    expect(talk.leftOut).toEqual([]);
  });

  test('are those of its form, in every edition, without a brace', async () => {
    const { db } = await fresh();
    for (const kind of submissionKinds) {
      for (const locale of locales(catalogue().firm)) {
        const { id } = await storeSubmission(db, { kind, locale });
        const templates = (await templatesFor(db, id))!;
        expect({ kind, isEmpty: templates.length === 0 }).toEqual({ kind, isEmpty: false });
        for (const { id: template, subject, text, leftOut } of templates) {
          const said = { template, locale, text: `${subject}\n${text}` };
          expect(said).toEqual({ ...said, text: expect.not.stringMatching(/[{}]/) });
          expect({ template, leftOut }).toEqual({ template, leftOut: [] });
          expect(text).toMatch(/^(Dear|Guten Tag) (Ada|Jo)/);
          expect(subject.length).toBeLessThanOrEqual(120);
        }
      }
    }
  });

  test('leave out what has no value and name it; the subject then names the form', async () => {
    const { db } = await fresh();
    const { id } = await storeSubmission(db, {
      kind: 'job-application',
      fields: { roleTitle: '', roleSalary: '' },
    });
    const talk = (await templatesFor(db, id))!.find((one) => one.id === 'application-talk')!;
    expect(talk.subject).toBe('Your application');
    expect(talk.text).not.toMatch(/salary|{/);
    expect(talk.leftOut).toEqual([
      expect.stringContaining('{role}'),
      'The advertised pay is {salary}.',
    ]);
  });

  test('keep a subject within its length, however long a role is called', async () => {
    const { db } = await fresh();
    const kind = 'employer-brief';
    const { id } = await storeSubmission(db, { kind, fields: { roleTitle: 'x'.repeat(200) } });
    for (const { subject } of (await templatesFor(db, id))!) {
      expect(subject).toBe('Your brief');
    }
  });

  test('ask the consultant for the reason of a refusal', () => {
    for (const locale of locales(catalogue().firm)) {
      const refusals = catalogue()
        .answerTemplates(locale)
        .filter(({ id }) => ['application-no', 'brief-declined'].includes(id));
      expect(refusals).toHaveLength(2);
      for (const { markdown } of refusals) expect(openPlaces(markdown)).toHaveLength(1);
    }
  });

  test('say the promised time as the edition of the sender does', () => {
    const dueAt = Date.parse('2026-11-17T17:00:00Z');
    const facts = { kind: 'contact-dialog', fields: {}, dueAt } as const;
    const dueIn = (locale: Locale) => valuesOf({ ...facts, locale }, undefined, '').due;
    expect(dueIn('en-GB')).toMatch(/^Tuesday,? 17 November at 17:00 \(UK time\)$/);
    expect(dueIn('de-DE')).toMatch(/^Dienstag, 17\. November, 18:00 Uhr \(Ortszeit Berlin\)$/);
    const release = provideCatalogue(() => secondFirm);
    try {
      expect(dueIn('en-CH')).toMatch(/^Tuesday,? 17 November at 18:00 \(Swiss time\)$/);
      // As this firm itself calls it.
      expect(dueIn('de-CH')).toMatch(/^Dienstag, 17\. November, 18:00 Uhr \(Zeit in Zürich\)$/);
    } finally {
      release();
    }
  });

  test('are read for many people by as many statements as for one', async () => {
    const { db } = await fresh();
    await actIn({ db, now }, (act) => seedVacancies(act, [vacancy]));
    const ids: string[] = [];
    for (const locale of ['en-GB', 'de-DE', 'de-CH'] as const) {
      const sent = { kind: 'job-application', locale, vacancy: vacancy.slug } as const;
      ids.push((await storeSubmission(db, sent)).id);
    }
    const statements: string[] = [];
    const recording: Statements = {
      all: (sql, parameters) => {
        statements.push(sql);
        return db.all(sql, parameters);
      },
    };
    const filled = await filledTemplates(recording, ids, 'Helen Marsh');
    expect(statements).toHaveLength(2);
    expect(ids.map((id) => filled.get(id)?.locale)).toEqual(['en-GB', 'de-DE', 'de-CH']);
    for (const id of ids) expect(filled.get(id)?.templates).toEqual(await templatesFor(db, id));
  });

  test('are none for what its sender withdrew', async () => {
    const { db } = await fresh();
    const { id } = await storeSubmission(db);
    await actIn({ db, by: sender, planTasks, now }, (act) => withdrawSubmission(act, id));
    expect(await templatesFor(db, id)).toBeUndefined();
  });
});
