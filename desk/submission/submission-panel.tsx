import { useEffect, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { fillIn } from '../../messages/fill-in.ts';
import { submissionWords as words } from '../../messages/desk-words/submission.ts';
import type { SubmissionDetail } from '../../domain/work/submission-detail.ts';
import { Icon } from '../../ui/icon.tsx';
import { ApiError } from '../shell/api.ts';
import { Failure } from '../shell/failure.tsx';
import { usePerson } from '../shell/session.ts';
import { CandidacySection } from './candidacy-section.tsx';
import { ConsentList, FieldList } from './field-list.tsx';
import { FileView } from './file-view.tsx';
import { History } from './history.tsx';
import { Marks } from './marks.tsx';
import { Notes } from './notes.tsx';
import { Related } from './related.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { TaskList } from './task-list.tsx';
import { ThreadPanel } from './thread-panel.tsx';
import { useSubmissionDetail, useViewers } from './use-submission-detail.ts';
import { useWork } from './work-context.ts';
import { WorkControls } from './work-controls.tsx';

/** Where the focus goes when it is opened. */
export type FocusWish = 'heading' | 'note' | 'answer';

/** One submission, beside the list or on a screen of its own. */
export function SubmissionPanel() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useSubmissionDetail(id);
  if (data) return <Opened key={id} detail={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className="p-4">
        <CloseLink />
        <p className="p-4">{words.missing}</p>
      </div>
    );
  }
  if (error) return <Failure onRetry={() => void refetch()} />;
  return <output className="block p-6 text-muted">{words.loading}</output>;
}

function Opened({ detail }: { detail: SubmissionDetail }) {
  const { email } = detail;
  const row = useWork().shown(detail.row);
  const { id: me } = usePerson();
  const viewers = useViewers(row.id, me);
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const wish = (location.state as { focus?: FocusWish } | null)?.focus;
  useEffect(() => {
    if (wish === 'heading') heading.current?.focus();
  }, [wish, location.key]);

  return (
    <article aria-labelledby="submission-name" className="mx-auto grid max-w-4xl gap-6 p-4 md:p-6">
      <header className="grid gap-3">
        <div className="flex items-start gap-3">
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="flex flex-wrap items-center gap-x-2 text-muted">
              {words.kinds[row.kind]} · {row.reference} <Marks row={row} />
            </p>
            <h2
              id="submission-name"
              ref={heading}
              tabIndex={-1}
              className="text-xl break-words outline-none"
            >
              {row.name || row.reference}
            </h2>
            <p>{row.about}</p>
            {email && (
              <a
                href={`mailto:${encodeURIComponent(email)}`}
                className="justify-self-start break-all text-accent underline underline-offset-4"
              >
                {email}
              </a>
            )}
          </div>
          <CloseLink />
        </div>
        <output className="empty:hidden">
          {viewers.length > 0 && (
            <span className="inline-block rounded-sm bg-sunken px-3 py-1.5">
              {fillIn(words.viewers, { names: viewers.map(({ name }) => name).join(', ') })}
            </span>
          )}
        </output>
        <StandingNotice detail={detail} />
        <WorkControls detail={{ ...detail, row }} />
      </header>
      {row.kind === 'employer-brief' && <CandidacySection row={row} />}
      <FieldList fields={detail.fields} />
      {detail.file && (
        <FileView key={row.id} address={`/submissions/${row.id}/file`} file={detail.file} />
      )}
      <Notes
        submissionId={row.id}
        notes={detail.notes}
        focusWish={wish === 'note' && location.key}
      />
      <ThreadPanel detail={detail} focusWish={wish === 'answer' && location.key} />
      {row.kind !== 'employer-brief' && <CandidacySection row={row} />}
      <ConsentList fields={detail.fields} />
      <TaskList submissionId={row.id} tasks={detail.tasks} />
      <Related detail={detail} />
      <History entries={detail.history} />
    </article>
  );
}

function CloseLink() {
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: '/', search }}
      aria-label={words.close}
      className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:text-ink max-lg:order-first max-lg:-ml-2 max-lg:mr-0"
    >
      <Icon name="close" />
    </Link>
  );
}
