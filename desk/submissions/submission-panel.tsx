import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import { deskWords } from '#desk/kit/words.ts';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { ApiError } from '#desk/kit/api.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { Loading } from '#desk/kit/loading.tsx';
import { useNarrow } from '#desk/kit/use-narrow.ts';
import { ActionBar } from './action-bar.tsx';
import { CandidacySection } from './candidacy-section.tsx';
import { Composer } from './composer.tsx';
import { DocumentPane } from './document-pane.tsx';
import { Consents, Facts } from './facts.tsx';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import { usePanelActs } from './panel-acts.ts';
import { Related } from './related.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { CloseLink, SubmissionHead } from './submission-head.tsx';
import { TaskList } from './task-list.tsx';
import { Thread } from './thread.tsx';
import { useSubmissionDetail } from './use-submission-detail.ts';
import { useWork } from './work-context.ts';
import { WorkControls } from './work-controls.tsx';

const words = deskWords.submissions;

/** Where the focus goes when it is opened. */
export type FocusWish = 'heading' | 'note' | 'answer' | 'move' | 'file';

/** One submission: what was sent, and beside it the work on it. */
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
  return <Loading label={words.loading} />;
}

function Opened({ detail: stored }: { detail: SubmissionDetail }) {
  const row = useWork().shown(stored.row);
  const detail = { ...stored, row };
  const narrow = useNarrow();
  const { act } = usePanelActs();
  const heading = useRef<HTMLHeadingElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const wish = (location.state as { focus?: FocusWish } | null)?.focus;
  const wishFor = (name: FocusWish) => wish === name && location.key;
  useEffect(() => {
    if (wish === 'heading') heading.current?.focus();
  }, [wish, location.key]);

  return (
    <article
      aria-labelledby="submission-name"
      className="lg:grid lg:h-full lg:grid-cols-[minmax(0,1fr)_clamp(24rem,38%,38rem)] lg:grid-rows-[auto_minmax(0,1fr)]"
    >
      <SubmissionHead detail={detail} heading={heading} />
      {!row.restricted && <DocumentPane detail={detail} focusWish={wishFor('file')} />}
      <div className="col-start-2 flex min-h-0 flex-col border-line lg:border-l">
        <div className="grid flex-1 content-start gap-5 p-4 lg:min-h-0 lg:overflow-y-auto lg:overscroll-contain">
          <StandingNotice detail={detail} />
          <WorkControls detail={detail} />
          <Facts kind={row.kind} fields={detail.fields} />
          {!row.restricted && <Thread detail={detail} log={log} />}
          <Notes submissionId={row.id} notes={detail.notes} focusWish={wishFor('note')} />
          <CandidacySection row={row} focusWish={wishFor('move')} />
          <Consents fields={detail.fields} />
          <Related detail={detail} />
          <TaskList submissionId={row.id} tasks={detail.tasks} />
          <History entries={detail.history} />
        </div>
        {!row.restricted && (
          <Composer
            detail={detail}
            focusWish={wishFor('answer')}
            onSent={(then) => (then === 'next' ? act('next') : log.current?.focus())}
          />
        )}
      </div>
      {narrow && <ActionBar detail={detail} place="foot" />}
    </article>
  );
}
