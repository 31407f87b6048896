import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { deskContract } from '#contract/desk.ts';
import { programContract } from '#contract/programs.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { saveDraft } from '#server/documents/save-draft.ts';
import { openMandate } from '#server/mandates/change-mandate.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { aReference, aVacancy } from '#tests/factories/vacancies.ts';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { anApiKey, programClient } from '#tests/support/server/program-client.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { actOn } from '#tests/support/stores/document-acts.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';

const records = 12;
const short = 40;
/** As much as a message, a note or a text of an advert takes. */
const long = 9_000;

/** No lists: the texts themselves, and checks of every document. */
const readsTexts = ['GET /inbox.csv', 'GET /answer-templates', 'GET /health'];
const queries: Record<string, string> = {
  'GET /contacts': '?q=example',
  'GET /inbox': '?q=quality',
};
const asksForOne = ['GET /privacy/person', 'GET /privacy/person/export', 'GET /mails/:file'];

/** What the texts of statements come to. */
function counted(db: Db) {
  let characters = 0;
  const counting = (all: Statements['all']): Statements['all'] => {
    return async <R>(...asked: Parameters<Statements['all']>) => {
      const rows = await all<R>(...asked);
      characters += JSON.stringify(rows).length;
      return rows;
    };
  };
  return {
    db: {
      ...db,
      all: counting(db.all),
      transaction: (work, options) =>
        db.transaction(({ all }) => work({ all: counting(all) }), options),
    } satisfies Db,
    during: async (work: () => Promise<unknown>) => {
      characters = 0;
      await work();
      return characters;
    },
  };
}

describeStores('every list', (store) => {
  /** How much each list reads of a store whose texts are as long, once they are known. */
  async function readBy(length: number): Promise<Map<string, number>> {
    const { db } = await store.filled();
    const text = 'a'.repeat(length);
    const now = Date.now();
    const { person, headers } = await signIn(db, { role: 'administrator' });
    const by = { id: person.id, name: person.name };
    let last = { vacancy: '', mandate: '', submission: '' };
    for (let at = 0; at < records; at += 1) {
      const vacancy = randomUUID();
      const { slug, ...content } = aVacancy({
        slug: `role-${at}`,
        reference: aReference(9_000 + at),
      });
      const words = { ...content.en, description: text };
      await actOn(
        { db, by, now },
        saveDraft,
        { kind: 'vacancy', id: vacancy },
        {
          content: { ...content, state: { is: 'draft' }, en: words, de: words },
          address: slug,
          version: 0,
        },
      );
      const { id } = await storeSubmission(db, {
        kind: 'job-application',
        fields: { coverLetter: text },
      });
      const facts = aMandate({ notes: text.slice(0, 5_000) });
      const opened = await actIn({ db, by, now }, (act) => openMandate(act, { facts }));
      if (opened.result === 'not-found') throw new Error(opened.result);
      await db.all('insert into candidacy values ($1, $2, $3, $4, 1)', [
        opened.id,
        id,
        'considered',
        officeDay(catalogue().firm, now),
      ]);
      await db.all('insert into note values ($1, $2, $3, $4, $5)', [
        randomUUID(),
        id,
        person.id,
        now,
        text,
      ]);
      await db.all(
        `insert into message (id, submission_id, author, template, subject, text, written_at, released_at)
          values ($1, $2, 'sender', '', 'Reply', $3, $4, $4)`,
        [randomUUID(), id, text, now],
      );
      last = { vacancy, mandate: opened.id, submission: id };
    }
    const { key } = await anApiKey(db);
    const { db: watched, during } = counted(db);
    const server = await startDeskApp(watched);
    onTestFinished(() => server.stop());
    const program = programClient(server.url, key);
    const listed = [
      'GET /mandates/:id/people',
      'GET /vacancies/:id/people',
      'GET /vacancies/:id/waiting',
    ];
    const asked = new Map<string, () => Promise<number>>();
    for (const [name, { file }] of Object.entries(deskContract) as [string, { file?: true }][]) {
      const [method, address = ''] = name.split(' ');
      const isList = !address.includes(':') || listed.includes(name);
      if (
        method !== 'GET' ||
        !isList ||
        address === '/events' ||
        (file && !address.endsWith('.csv'))
      )
        continue;
      if ([...readsTexts, ...asksForOne].includes(name)) continue;
      const of = address.startsWith('/mandates') ? last.mandate : last.vacancy;
      const ask = async () =>
        (await server.ask(address.replace(':id', of) + (queries[name] ?? ''), { headers })).status;
      asked.set(name, ask);
    }
    for (const name of Object.keys(programContract)) {
      const [method, address = ''] = name.split(' ');
      if (method !== 'GET' || address.includes(':')) continue;
      asked.set(`API ${name}`, async () => (await program('GET', address)).status);
    }
    const read = new Map<string, number>();
    const refused: string[] = [];
    for (const [name, ask] of asked) {
      const status = await ask();
      if (status !== 200) refused.push(`${name} ${status}`);
      read.set(name, await during(ask));
    }
    expect(refused).toEqual([]);
    return read;
  }

  test('reads the same of long texts as of short ones', async () => {
    const [ofShort, ofLong] = [await readBy(short), await readBy(long)];
    expect(ofShort.size).toBeGreaterThan(18);
    const grown = [...ofLong].flatMap(([name, read]) => {
      const more = read - ofShort.get(name)!;
      return more > 3 * long ? [`${name} reads ${Math.round(more / 1000)} KB more`] : [];
    });
    expect(grown).toEqual([]);
  });
});
