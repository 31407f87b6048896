import { Link, useLocation } from 'react-router';
import { deskWords } from '#desk/kit/words.ts';
import type { Likeness, SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { InboxRow } from '#domain/submissions/work.ts';
import { Section } from './section.tsx';
import { StateLabel } from './state-label.tsx';
import { fullDate } from '#desk/kit/times.ts';

const words = deskWords.submissions;

/** What else may concern the same person. Nothing is ranked. */
export function Related({
  detail: { sameSender, likelyDuplicates },
}: {
  detail: SubmissionDetail;
}) {
  return (
    <>
      {sameSender.length > 0 && (
        <Section heading={words.related.sameSender}>
          <Rows rows={sameSender} />
        </Section>
      )}
      {likelyDuplicates.length > 0 && (
        <Section heading={words.related.duplicates}>
          <Rows rows={likelyDuplicates} />
        </Section>
      )}
    </>
  );
}

function Rows({ rows }: { rows: (InboxRow & { same?: Likeness[] })[] }) {
  const { search } = useLocation();
  return (
    <ul className="grid gap-1">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap items-center gap-x-3">
          <Link
            to={{ pathname: `/submissions/${row.id}`, search }}
            state={{ focus: 'heading' }}
            className="min-h-8 content-center text-accent underline underline-offset-4"
          >
            {row.name}: {row.about || words.kinds[row.kind]}
          </Link>
          <span className="text-muted">
            {words.kinds[row.kind]} · {fullDate(row.receivedAt)}
            {row.same?.map((likeness) => ` · ${words.related.same[likeness]}`)}
          </span>
          <StateLabel state={row.state} />
        </li>
      ))}
    </ul>
  );
}
