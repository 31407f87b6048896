import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { languageOf, languages } from '#domain/edition/editions.ts';
import { formOf } from '#domain/forms/forms.ts';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { nameIn } from '#domain/inbox/digest.ts';
import { mandateStates, stages } from '#domain/mandates/mandate.ts';
import { workStates } from '#domain/submissions/work.ts';
import { readConfig } from '#server/base/config.ts';
import { inspectDocument } from '#server/base/files/inspect-document.ts';
import { runCommand } from '#server/cli/run-command.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { readToday } from '#server/inbox/today.ts';
import { readFixture } from '#server/samples/sample-fixture.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { shipped, shippedFolder } from './shipped.ts';

const { submissions, bytesOf } = readFixture(shippedFolder)!;
const files = submissions.flatMap((sample) =>
  sample.file ? [{ ...sample, file: sample.file }] : [],
);
const replied = submissions.flatMap(({ events }) =>
  events.flatMap((event) => ('reply' in event && event.file ? [event.file] : [])),
);

test('there are forty samples, of every form and in every language', () => {
  expect(submissions).toHaveLength(40);
  expect(new Set(submissions.map(({ form }) => form))).toEqual(new Set(submissionKinds));
  const spoken = submissions.map(({ edition }) => languageOf(edition));
  for (const language of languages(shipped.firm)) {
    expect(spoken.filter((one) => one === language).length).toBeGreaterThan(15);
  }
});

test('addresses and telephone numbers belong to nobody', () => {
  for (const { form, fields } of submissions) {
    // RFC 2606; Ofcom and the Bundesnetzagentur keep these for film and television.
    expect(fields[formOf(form).sender.email]).toMatch(/@example\.(org|com)$/);
    expect(fields.phone ?? fields.yourPhone ?? '').toMatch(
      /^$|^\+44 20 7946 0\d{3}$|^\+44 7700 900\d{3}$|^01632 960\d{3}$|^\+49 (30 23125|89 99998) \d{3}$|^040 66969 \d{3}$/,
    );
  }
});

test('files are taken by the intake', async () => {
  for (const file of [...files.map(({ file }) => file), ...replied]) {
    const claim = { filename: file, declaredType: '' };
    expect(await inspectDocument(Buffer.from(bytesOf(file)), claim)).not.toHaveProperty('fault');
  }
});

test.each(files.map((sample) => [sample.file, sample] as const))(
  '%s can be read, and names who sent it',
  async (file, { form, fields }) => {
    const sender = form === 'employer-brief' ? fields.company! : nameIn(formOf(form), fields);
    expect(await textOf(file)).toContain(sender);
  },
);

describeStores('the shipped samples', ({ fresh }) => {
  test('the desk has something to do at any hour, and every state to show', async () => {
    const { db, config: store } = await fresh();
    const [monday] = instants;
    await seedStore(db, monday!, shippedFolder);
    for (const now of instants) {
      const config = () =>
        readConfig({
          DATA_DIR: store.dataDir,
          DATABASE_URL: store.databaseUrl,
          CONTENT_DIR: shippedFolder,
        });
      const lines: string[] = [];
      const context = { config, write: (line: string) => void lines.push(line), now: () => now };
      const run = (...args: string[]) =>
        runCommand(['sample', ...args], { ...context, confirm: async () => false });
      expect([await run(), lines.join()]).toEqual([0, expect.not.stringContaining('Left out')]);
      const { work, dates } = await readToday(db, {
        who: 'all',
        personId: '',
        now,
        reader: 'en-GB',
      });
      expect(work.replied.count).toBeGreaterThan(2);
      expect(work.overdue.count).toBeGreaterThan(1);
      expect(work.due.count).toBeGreaterThan(0);
      expect(dates.length).toBeGreaterThan(2);
      const found = async (sql: string) =>
        (await db.all<{ found: string }>(sql)).map((row) => row.found).toSorted();
      expect(await found('select distinct state as found from submission')).toEqual(
        workStates.toSorted(),
      );
      expect(await found('select distinct stage as found from candidacy')).toEqual(
        stages.toSorted(),
      );
      expect(await found('select distinct state as found from mandate')).toEqual(
        mandateStates.toSorted(),
      );
      const [odd] = await db.all(
        `select count(quarantined_for) as quarantined, count(withdrawn_at) as withdrawn,
          count(restricted_at) as restricted from submission`,
      );
      expect(odd).toEqual({ quarantined: 1, withdrawn: 2, restricted: 1 });
      expect(await run('--remove')).toBe(0);
    }
  });
});

/** A Monday morning, a Wednesday noon, a Friday evening and the night of a Sunday. */
const instants = [
  '2026-11-16T07:30:00Z',
  '2026-11-18T12:00:00Z',
  '2026-11-20T18:40:00Z',
  '2026-11-22T20:10:00Z',
].map((instant) => Date.parse(instant));

async function textOf(file: string): Promise<string> {
  const bytes = bytesOf(file);
  if (file.endsWith('.docx')) {
    return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value;
  }
  const standardFontDataUrl = 'node_modules/pdfjs-dist/standard_fonts/';
  const { promise } = getDocument({ data: new Uint8Array(bytes), standardFontDataUrl });
  const { items } = await (await (await promise).getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
