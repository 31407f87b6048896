import type { Db } from '#server/db/db.ts';
import type { Ledger } from './ledger.ts';

type Row = { text: string; author: string; sha256: string | null };

/** Acknowledged messages of both sides that the store does not have, or has twice. */
export async function compareThreads(db: Db, { visits }: Ledger): Promise<string[]> {
  const rows = await db.all<Row>(
    `select m.text, m.author, f.sha256 from message m
      left join message_file f on f.message_id = m.id where m.released_at is not null`,
  );
  const byText = Map.groupBy(rows, ({ text }) => text);
  return visits.flatMap(({ receipt, erased, said }) => {
    const mayBeErased = erased.possible.includes(true);
    return said.flatMap(({ text, author, sha256, answer }) => {
      const found = byText.get(text) ?? [];
      const say = (fault: string) => [`${receipt?.reference} ${fault} (${author})`];
      if (found.length > 1) return say('has a message twice');
      const [row] = found;
      if (!row) return answer === 'done' && !mayBeErased ? say('lost a message') : [];
      if (answer === 'refused') return say('has a message that was refused');
      return row.author === author && row.sha256 === (sha256 ?? null)
        ? []
        : say('has a message with another author or file');
    });
  });
}
