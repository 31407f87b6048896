import { fillIn } from '#words/fill-in.ts';
import { deskWords } from '#desk/kit/words.ts';
import type { InboxRow } from '#domain/submissions/work.ts';
import { Moment } from '#desk/kit/moment.tsx';
import { duration } from '#desk/kit/times.ts';

const words = deskWords.submissions;

/** How long until it is due, as long as it waits for an answer. */
export function DueLabel({ row, now }: { row: InboxRow; now: number }) {
  const { dueAt, state } = row;
  if (dueAt === null || state === 'answered' || state === 'closed') return null;
  const late = dueAt < now;
  return (
    <Moment
      at={dueAt}
      className={late ? 'font-semibold whitespace-nowrap text-danger' : 'whitespace-nowrap'}
    >
      {fillIn(late ? words.overdueBy : words.dueIn, { time: duration(Math.abs(dueAt - now)) })}
    </Moment>
  );
}
