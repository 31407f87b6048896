import {
  type Colleague,
  type InboxRow,
  isOpenWork,
  type WorkState,
} from '#domain/submissions/work.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { Moment } from '#desk/kit/moment.tsx';
import { duration, shortTime } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.submissions;

/** When its sender replied or how long until it is due, as long as it waits for an answer. */
export function DueLabel({ row, now }: { row: InboxRow; now: number }) {
  const { dueAt, repliedAt } = row;
  if (!isOpenWork(row)) return null;
  const late = dueAt !== null && dueAt < now;
  const look = late ? 'font-semibold whitespace-nowrap text-danger' : 'whitespace-nowrap';
  if (repliedAt !== null) {
    return (
      <Moment at={repliedAt} className={late ? look : `${look} font-semibold text-ink`}>
        {fillIn(words.replied, { time: shortTime(repliedAt, now) })}
      </Moment>
    );
  }
  if (dueAt === null) return null;
  return (
    <Moment at={dueAt} className={look}>
      {fillIn(late ? words.overdueBy : words.dueIn, { time: duration(Math.abs(dueAt - now)) })}
    </Moment>
  );
}

const dots = {
  new: 'bg-signal',
  'in-work': 'border-2 border-accent',
  answered: 'bg-success',
  closed: 'bg-control',
} satisfies Record<WorkState, string>;

export function StateLabel({ state }: { state: WorkState }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden className={classNames('size-2.5 shrink-0 rounded-full', dots[state])} />
      {words.states[state]}
    </span>
  );
}

/** What sets a submission apart from the others. */
export function Marks({
  row,
  place = 'panel',
}: {
  row: InboxRow;
  /** A list says above its rows that there are samples; beside a submission only what hinders work. */
  place?: 'panel' | 'list' | 'beside';
}) {
  const undelivered = words.undelivered[row.delivery];
  return (
    <>
      {row.withdrawn && <Mark tone="danger">{words.marks.withdrawn}</Mark>}
      {row.restricted && <Mark tone="danger">{words.marks.restricted}</Mark>}
      {row.suspicion && <Mark tone="accent">{words.marks.spam}</Mark>}
      {row.sample && place === 'panel' && <Mark tone="neutral">{words.marks.sample}</Mark>}
      {undelivered && <Mark tone="danger">{undelivered}</Mark>}
      {place !== 'beside' &&
        row.tags.map((tag) => (
          <Mark key={tag} tone="neutral">
            {tag}
          </Mark>
        ))}
    </>
  );
}

const tones = {
  neutral: 'border-line text-muted',
  accent: 'border-accent text-accent',
  danger: 'border-danger text-danger',
};

function Mark({ tone, children }: { tone: keyof typeof tones; children: string }) {
  return (
    <span
      // In a narrow list it gives way before the name.
      className={classNames(
        'min-w-8 shrink-[9] truncate rounded-sm border px-1.5 text-xs font-medium',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

export function nameOfOwner(people: readonly Colleague[], owner: string | null): string {
  if (owner === null) return words.nobody;
  return people.find(({ id }) => id === owner)?.name ?? words.formerPerson;
}
