import { deskWords } from '#desk/kit/words.ts';
import type { InboxRow } from '#domain/submissions/work.ts';
import { classNames } from '#ui/class-names.ts';

const words = deskWords.submissions;

/** What sets a submission apart from the others. */
export function Marks({
  row,
  brief = false,
}: {
  row: InboxRow;
  /** Only what keeps from working on it. */
  brief?: boolean;
}) {
  const undelivered = words.undelivered[row.delivery];
  return (
    <>
      {row.withdrawn && <Mark tone="danger">{words.marks.withdrawn}</Mark>}
      {row.restricted && <Mark tone="danger">{words.marks.restricted}</Mark>}
      {row.suspicion && <Mark tone="accent">{words.marks.spam}</Mark>}
      {row.sample && !brief && <Mark tone="neutral">{words.marks.sample}</Mark>}
      {undelivered && <Mark tone="danger">{undelivered}</Mark>}
      {!brief &&
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
      className={classNames('shrink-0 rounded-sm border px-1.5 text-xs font-medium', tones[tone])}
    >
      {children}
    </span>
  );
}
