import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeMany } from '#tests/support/stores/many-submissions.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';

describeStores('the inbox as CSV', ({ fresh }) => {
  let db: Db;
  let desk: Awaited<ReturnType<typeof startDeskApp>>;
  let me: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    ({ db } = await fresh());
    desk = await startDeskApp(db);
    me = await signIn(db);
  });
  afterAll(() => desk?.stop());

  async function exported(query: string) {
    const answer = await desk.ask(`/inbox.csv?${query}`, me);
    expect(answer.status).toBe(200);
    return { headers: answer.headers, text: Buffer.from(await answer.arrayBuffer()).toString() };
  }

  test('holds every field, and no cell that a spreadsheet runs', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=cmd|"/c calc"!A1'];
    for (const message of formulas) {
      await storeSubmission(db, {
        fields: { message, name: '=HYPERLINK("http://x")', email: '-a@example.org' },
      });
    }
    const { text, headers } = await exported('');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="inbox-\d{4}-/);
    expect(text.startsWith('\uFEFF"Reference"')).toBe(true);
    const cells = text
      .slice(1)
      .split(/(?:^|[,\n])"/)
      .slice(1);
    expect(cells.length).toBeGreaterThan(formulas.length * 20);
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    for (const message of formulas.slice(0, 4)) expect(text).toContain(`"'${message}"`);
    expect(text).toContain(`"'=cmd|""/c calc""!A1"`);
  });

  test('follows the filter and reads past the first batch', async () => {
    await storeMany(db, 1_201);
    const { text } = await exported('state=answered&kind=contact-dialog');
    const references = text.match(/^"\d{4}-\d{4}-\d{4}"/gm) ?? [];
    const expected = Array.from({ length: 1_201 }, (_, at) => at).filter(
      (at) => at % 4 === 2 && at % 5 === 2,
    );
    expect(references).toHaveLength(expected.length);
    const all = (await exported('state=all&q=Number')).text.match(/^"\d{4}-\d{4}-\d{4}"/gm);
    expect(new Set(all).size).toBe(1_201);
  });

  test('shows reference and dates alone of a restricted one', async () => {
    const { id, reference } = await storeSubmission(db, { fields: { message: 'secret words' } });
    await db.all('update submission set restricted_at = 1 where id = $1', [id]);
    const { text } = await exported('state=all');
    expect(text).toContain(reference);
    expect(text).not.toContain('secret words');
  });

  test('is recorded without what was searched for', async () => {
    await exported('q=Keller&state=new');
    const entries = await db.all<{ details: string }>(
      `select details from audit where action = 'inbox-exported' order by at`,
    );
    expect(entries.at(-1)!.details).toMatch(/^\d+ submissions; q, state, quarantine$/);
    expect(JSON.stringify(entries)).not.toContain('Keller');
  });
});
