import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usualFilter } from '#domain/submissions/work.ts';
import { foldText, searchWords } from '#domain/edition/text.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { eraseOfEmail } from '#tests/support/stores/stored-submission.ts';
import type { Reads } from '#server/db/db.ts';
import { embeddedFile } from '#server/db/store-file.ts';
import { openStore } from '#server/db/open-store.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { readInbox } from '#server/inbox/inbox.ts';
import { searchMatches } from '#server/inbox/inbox-filter.ts';
import { exportInbox } from '#server/inbox/inbox-csv.ts';
import { correctSubmission } from './sender-changes.ts';

// Embedded alone: PostgreSQL has an index of its own kind, and no file that can be read.

const foundBy = async (db: Reads, q: string) => {
  const asked = { filter: { ...usualFilter, q }, personId: '', now: 0 };
  return (await searchMatches(db, asked))?.toSorted();
};

describeStores('a damaged store', ({ fresh }) => {
  test.each(['{broken', 'null', '[]', '{"name":1}'])(
    'lists and exports a submission whose fields cannot be read with the rest: %s',
    async (fields) => {
      const { db } = await fresh();
      const damaged = await storeSubmission(db);
      await storeSubmission(db, { fields: { name: 'Zoë Müller' } });
      await db.all('update submission set fields = $2 where id = $1', [damaged.id, fields]);
      const filter = { state: 'all', quarantine: 'no' } as const;
      const asked = { filter, personId: '', now: 0 };
      expect((await readInbox(db, asked)).rows).toHaveLength(2);
      for await (const exported of exportInbox(db, asked)) expect(exported).toHaveLength(2);
    },
  );
});

describeStores('the search of submissions', ({ fresh }) => {
  test('finds every text that holds each word, whatever signs and however few letters', async () => {
    const { db } = await fresh();
    const messages = [
      'Zürich: Prüfer für Straßenbahnen, naïve façade',
      'john_doe@mail.example, 100% remote [safe] *star? C:\\path',
      'johnXdoe@mail.example, 1000 remote (safe) -star! C:/path',
      'Ο Δ and 東京都 and ☿☿',
      'to be',
    ];
    const stored = new Map<string, string>();
    for (const message of messages) {
      const { id, fields, reference } = await storeSubmission(db, { fields: { message } });
      stored.set(id, foldText([...Object.values(fields), reference].join('\n')));
    }
    const short = 'to|b|o b|_|%|*|?|東京|京|☿|☿☿|ο|\\';
    const words =
      'zurich|ZÜR|strasse|ürich pruf|facade naive|rich pru|東京都|nowhere|remote nowhere';
    const signs = 'john_doe|n_d|100%|[safe]|[s|e]|[a-z]|*star?|c:\\p|c:/';
    for (const q of [short, words, signs].flatMap((one) => one.split('|'))) {
      const wanted = [...stored].flatMap(([id, text]) =>
        searchWords(q).every((word) => text.includes(word)) ? [id] : [],
      );
      expect([q, await foundBy(db, q)]).toEqual([q, wanted.toSorted()]);
    }
  });

  test('finds what a sender corrected by its new words, and no longer by the old ones', async () => {
    const { db } = await fresh();
    const { id, email } = await storeSubmission(db, { fields: { name: 'Quentin Xylander' } });
    const corrected = { fields: { name: 'Quentin Ypsilon' }, email };
    await actIn({ db }, (act) => correctSubmission(act, id, corrected));
    expect(await foundBy(db, 'ypsilon')).toEqual([id]);
    expect(await foundBy(db, 'xyl')).toEqual([]);
  });

  test('finds a submission by what its own sender wrote later, and not what we answered', async () => {
    const { db } = await fresh();
    const [own, other] = [await storeSubmission(db), await storeSubmission(db)];
    for (const [id, author, text] of [
      [own.id, 'sender', 'Kolibri'],
      [own.id, 'desk', 'Antilope'],
      [other.id, 'sender', 'Pelikan'],
    ] as const) {
      await db.all(
        `insert into message (id, submission_id, author, template, subject, text, written_at, released_at)
          values ($1, $2, $3, '', '', $1, 1, 1)`,
        [text, id, author],
      );
    }
    const { email } = own;
    await actIn({ db }, (act) =>
      correctSubmission(act, own.id, { fields: { name: 'Quentin Ypsilon' }, email }),
    );
    expect(await foundBy(db, 'kolibri')).toEqual([own.id]);
    expect([await foundBy(db, 'pelikan'), await foundBy(db, 'antilope')]).toEqual([[], []]);
  });
});

/** Sorts behind all others, so that the index holds it in one piece. */
const rare = '\u{1F9FF}\u{1F9FF}\u{1F9FF}';

test('nothing of an erased person remains in the index of the embedded store', async () => {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const terms = () => db.all<{ term: string }>('select term from temp.terms');
  await db.all(`create virtual table temp.terms
    using fts5vocab (main, submission_trigram, 'row')`);
  await storeSubmission(db, { fields: { message: 'Stays.' } });
  const before = await terms();
  const email = 'zq.erased@example.org';
  for (const message of [rare, `${rare} again`]) {
    await storeSubmission(db, { email, fields: { email, message } });
  }
  await db.all('pragma wal_checkpoint(truncate)');
  expect(readFileSync(embeddedFile(dataDir)).includes(rare)).toBe(true);
  expect((await terms()).map(({ term }) => term)).toContain(rare);

  await eraseOfEmail(db, email);
  expect(await terms()).toEqual(before);
  const blocks = await db.all<{ block: Uint8Array }>('select block from submission_trigram_data');
  expect(blocks.filter(({ block }) => Buffer.from(block).includes(rare))).toEqual([]);
  for (const part of ['', '-wal']) {
    const file = readFileSync(embeddedFile(dataDir) + part);
    expect([part, file.includes(rare), file.includes(email)]).toEqual([part, false, false]);
  }
  await db.close();
});
