import type { Db } from '#server/db/db.ts';
import type { Ledger } from './ledger.ts';

type Row = { id: string; reference: string; withdrawn: number | null; answers: number };

/** Who applied for a closed role and has no answer, or two. */
export async function compareAnswers(db: Db, { closings }: Ledger): Promise<string[]> {
  const rows = await db.all<Row>(
    `select id, reference, withdrawn_at as withdrawn, (select count(*) from message m
        where m.submission_id = s.id and author = 'desk' and released_at is not null) as answers
      from submission s where vacancy_id is not null`,
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const texts = new Set(
    (await db.all<{ text: string }>('select text from message where released_at is not null')).map(
      ({ text }) => text,
    ),
  );
  return closings.flatMap(({ answers, results }) =>
    answers.flatMap(({ submissionId, text }) => {
      const row = stored.get(submissionId);
      // Erased, which is compared with the submissions.
      if (!row) return [];
      const say = (fault: string) => [`${row.reference} ${fault}`];
      if (row.answers > 1) return say(`has ${row.answers} answers about one role`);
      switch (results.get(submissionId)) {
        case 'sent':
        case 'repeated':
          return texts.has(text) ? [] : say('lost the answer about its role');
        case 'gone':
          return row.withdrawn === null ? say('was left without an answer') : [];
        default:
          return [];
      }
    }),
  );
}
