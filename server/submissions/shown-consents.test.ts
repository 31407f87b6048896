import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { consentsOf, shownConsents } from './consents.ts';
import { recipientsFor } from '#words/partner-words.ts';
import { consentsOfForm } from '#words/words-of-form.ts';
import { pdfBytes } from '#tests/factories/documents.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { storedSubmission } from '#tests/support/stores/stored-submission.ts';
import type { Db } from '#server/db/db.ts';

describe('a form that was received', () => {
  const dataDir = temporaryFolder();
  let db: Db;
  let server: Awaited<ReturnType<typeof startApp>>;

  beforeAll(async () => {
    db = await freshStore(dataDir);
    server = await startApp(db, dataDir);
  });
  afterAll(async () => {
    await server.stop();
    await db.close();
  });

  async function send(kind: string, fields: Record<string, string>, headers = {}) {
    const field = { 'job-application': 'resume', 'candidate-registration': 'resume_document' }[
      kind
    ];
    const file = { filename: 'cv.pdf', type: 'application/pdf', bytes: pdfBytes() };
    const given = field === undefined ? undefined : { field, ...file };
    expect((await sendForm(server.url, kind, fields, given, headers)).status).toBeLessThan(400);
    const [row] = await db.all<{ reference: string }>(
      'select reference from submission order by received_at desc limit 1',
    );
    const stored = (await storedSubmission(db, row!.reference))!;
    return consentsOf(db, stored);
  }

  test.each(submissionKinds)('is kept with the words beside each box of %s', async (kind) => {
    const { company } = catalogue();
    const anyRole = recipientsFor(company, undefined, 'de-AT').names;
    const names = kind === 'job-application' ? company.legalName : anyRole;
    const words = consentsOfForm(catalogue(), kind, 'de-AT', names);
    const consents = await send(kind, { ...aSubmission[kind](), ng_locale: 'de-AT' });
    expect(consents.map(({ field, recorded }) => [field, recorded?.words]).toSorted()).toEqual(
      Object.entries(words).toSorted(),
    );
  });

  test.each([
    ['Zurich', 'Beispiel Hafen AG und Harbour Lane Ltd'],
    ['Vienna', 'Beispiel Hafen GmbH und Harbour Lane Ltd'],
    ['Munich', 'Harbour Lane Ltd'],
  ])('for a role in %s names its recipients: %s', (roleLocation, names) => {
    const kind = 'job-application';
    const consents = shownConsents({ kind, locale: 'de-CH', fields: { roleLocation } });
    const { words } = consents.find(({ field }) => field === 'gdprConsent')!;
    expect(words).toContain(`Meine Daten gehen an ${names};`);
  });

  test('of a registration names the partners that roles in their countries go to', () => {
    const kind = 'candidate-registration';
    const words = (['en-GB', 'de-CH'] as const).map(
      (locale) =>
        shownConsents({ kind, locale, fields: {} }).find(({ field }) => field === 'gdpr_agreed')!
          .words,
    );
    expect(words[0]).toContain(
      'It goes to Harbour Lane Ltd and, for roles in their countries, its licensed partners Beispiel Hafen AG (Switzerland), Esempio Porto S.r.l. (Italy) and Beispiel Hafen GmbH (Austria), and to an employer only if I agree.',
    );
    expect(words[1]).toContain(
      'Meine Daten gehen an Harbour Lane Ltd und, nur bei Stellen im jeweiligen Land, an die Partner Beispiel Hafen AG (Schweiz), Esempio Porto S.r.l. (Italien) und Beispiel Hafen GmbH (Österreich);',
    );
  });

  test('without script keeps the words of boxes that were not ticked too', async () => {
    const fields = aSubmission['job-application']({
      ng_vacancy: 'ai-governance-lead-remote-europe',
      ng_locale: 'de-CH',
    });
    delete fields.marketingConsent;
    const browser = { accept: 'text/html', 'idempotency-key': '' };
    expect(await send('job-application', fields, browser)).toMatchObject([
      { field: 'privacyConsent', given: true, recorded: { locale: 'de-CH' } },
      {
        field: 'gdprConsent',
        given: true,
        recorded: { words: expect.stringMatching(/^Ich willige [^{}[\]]+\.$/) },
      },
      { field: 'marketingConsent', given: false, recorded: { words: expect.any(String) } },
    ]);
  });
});
