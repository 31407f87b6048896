import { expect, test } from 'vitest';
import { brokenDocuments } from '#content/content-issues.server.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { filledAt } from '#tests/support/stores/releases/delivery-steps.ts';
import { upgradeReleaseStore } from '#tests/support/stores/releases/upgrade-release-store.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { asDocuments } from '#server/documents/as-documents.ts';
import { publishDue } from '#server/documents/publish.ts';
import { documentDetail, documentRecords } from '#server/documents/read-documents.ts';
import { findSubmission } from '#server/web/status/find-submission.ts';
import { imageBytes } from '#server/documents/images/images.ts';
import { consentsOf } from '#server/submissions/consents.ts';
import { submissionByReference } from '#server/submissions/read-submissions.ts';
import { anyStanding } from '#server/submissions/standing.ts';
import { fits, storedVacancies } from '#server/vacancies/vacancies.ts';

const release = 'fdbc2f5';
const now = filledAt + 2 * 24 * 60 * 60_000;

describeStores('what release fdbc2f5 stored', (store) => {
  test('its documents fit this program, with those that it added', async () => {
    const { db } = await upgradeReleaseStore(release, store);
    await seedStore(db, 'store', now);
    expect(brokenDocuments(asDocuments(await documentRecords(db)))).toEqual([]);
    const answer = await documentDetail(db, { kind: 'answer', id: 'application-talk' });
    expect(answer?.published?.content).toMatchObject({
      en: { markdown: expect.stringContaining('Shall we talk?') },
    });
  });

  test('documents keep their drafts; the scheduled one is published at its time', async () => {
    const { db, before } = await upgradeReleaseStore(release, store);
    const drafts = before.document!.filter(({ draft_content }) => draft_content !== null);
    expect(drafts.map(({ kind }) => kind).toSorted()).toEqual([
      'company',
      'page',
      'person',
      'vacancy',
      'vacancy',
    ]);
    const about = await documentDetail(db, { kind: 'page', id: 'about' });
    expect(about?.draft?.content).toMatchObject({ de: { hero: { heading: '' } } });
    const person = await documentDetail(db, { kind: 'person', id: 'anna-keller' });
    expect(person?.draft?.content).toMatchObject({ name: 'Anna Keller-Roth' });

    const company = { kind: 'company', id: 'main' } as const;
    const from = (await documentDetail(db, company))!.scheduled!.from;
    expect(from).toBe(filledAt + 10 * 24 * 60 * 60_000);
    await seedStore(db, 'store', now);
    const settings = { now: from, planTasks, content: 'store' } as const;
    expect(await publishDue(db, settings)).toEqual([]);
    expect((await documentDetail(db, company))?.published?.content).toMatchObject({
      legalName: 'Northgauge Partners Ltd',
    });
  });

  test('the image that a document shows is kept, in every width', async () => {
    const { db, before } = await upgradeReleaseStore(release, store);
    const [image] = before.image!;
    const person = await documentDetail(db, { kind: 'person', id: 'anna-keller' });
    expect(person?.published?.content).toMatchObject({ portrait: { id: image!.id } });
    expect(before.image_size!.length).toBeGreaterThan(1);
    for (const { image: id, width, bytes } of before.image_size!) {
      const kept = await imageBytes(db, String(id), Number(width));
      expect(Buffer.from(kept!).equals(bytes as Uint8Array)).toBe(true);
    }
  });

  test('its vacancies stay; one that is an unfinished draft stays one', async () => {
    const { db, before } = await upgradeReleaseStore(release, store);
    const vacancies = await storedVacancies(db);
    const rows = before.document!.filter(({ kind }) => kind === 'vacancy');
    expect(vacancies.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(vacancies.filter((one) => !fits(one)).map(({ id }) => id)).toEqual(['a-new-role']);
    const applied = before.submission!.filter(({ vacancy_id }) => vacancy_id !== null);
    expect(applied.length).toBeGreaterThan(0);
  });

  test('its status links open, and its consents have no words', async () => {
    const { db, facts, before } = await upgradeReleaseStore(release, store);
    const links = Object.entries(facts.links!);
    expect(links).toHaveLength(before.submission!.length);
    for (const [reference, token] of links) {
      const found = await findSubmission({ db }, token);
      expect(found).toMatchObject({ is: expect.stringMatching(/found|restricted/) });
      const submission = await submissionByReference(db, reference, anyStanding);
      const consents = await consentsOf(db, submission!);
      expect(consents.filter(({ recorded }) => recorded !== null)).toEqual([]);
    }
  });
});
