import { expect, test } from 'vitest';
import { type TemplatesFor, withVariables } from '#domain/mail/mail-template.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { contentFolder, readContentFolder } from '#content/content-folder.server.ts';
import { provideCatalogue } from '#content/catalogue.server.ts';
import { openLiveContent } from '#server/documents/live-content.ts';
import { openLiveDocuments } from '#server/documents/live-documents.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { start, startDeskApi } from '#tests/support/desk/desk-api.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';

const kept = {
  name: 'Talk next week',
  subject: 'A talk',
  markdown: 'Dear {name},\n\nCan we talk next week?\n\n{consultant}',
};

describeStores('an answer that is kept as a template', ({ fresh }) => {
  test('is offered to whoever answers the same form in the same language', async () => {
    const { db, config } = await fresh();
    await seedStore(db, start);
    const desk = await startDeskApi(db, config, {}, 'consultant');
    const from = (locale: Locale, firstName: string, kind: 'contact-message' | 'contact-dialog') =>
      storeSubmission(db, { kind, locale, fields: { firstName, lastName: 'Example' } });
    const written = await from('en-GB', 'Ida', 'contact-message');
    const same = await from('en-GB', 'Max', 'contact-message');
    const german = await from('de-AT', 'Eva', 'contact-message');
    const other = await from('en-GB', 'Tom', 'contact-dialog');
    const offered = async ({ id }: { id: string }) => {
      const { templates } = await desk.send<TemplatesFor>(
        'GET',
        `/submissions/${id}/answer-templates`,
      );
      return templates.filter(({ name }) => name === kept.name).map(({ text }) => text);
    };
    const address = `/submissions/${written.id}/answer-templates`;
    expect(await desk.send('POST', address, kept)).toBe(204);
    // As the server reads again what was published.
    const documents = await openLiveDocuments(db, manualClock(start).clock);
    const content = await openLiveContent(db, documents, {
      files: () => readContentFolder(contentFolder()),
      build: undefined,
    });
    const release = provideCatalogue(() => content.current().catalogue);
    expect(await offered(same)).toEqual([
      `Dear Max Example,\n\nCan we talk next week?\n\n${desk.person.name}`,
    ]);
    expect(await offered(german)).toEqual([]);
    expect(await offered(other)).toEqual([]);
    expect(await desk.audit()).toContain('document-published');
    const unknown = { ...kept, markdown: 'Dear {nobody}' };
    expect(await desk.send('POST', address, unknown)).toEqual([400, 'invalid']);
    await db.all('update submission set withdrawn_at = 1 where id = $1', [written.id]);
    expect(await desk.send('POST', address, kept)).toEqual([404, 'not-found']);
    release();
    documents.stop();
    await desk.stop();
  });
});

test('names the variable wherever a value stands as a word, the longest first', () => {
  const values = { name: 'Lea Ray', role: 'Lead', firm: 'Ray', due: undefined };
  expect(withVariables('Please, Lea Ray: Lead at Ray, Leadership (Ray)', values)).toBe(
    'Please, {name}: {role} at {firm}, Leadership ({firm})',
  );
});
