import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { WorkProvider } from '../submission/work-provider.tsx';
import { InboxScreen } from './inbox-screen.tsx';
import { viewOf } from './list-view.ts';
import { useInbox, useInboxAnswers } from './use-inbox.ts';

const nobody: never[] = [];

/** Everything that came in, and beside it the submission that is open. */
export function InboxPage() {
  const [search] = useSearchParams();
  const view = useMemo(() => viewOf(search), [search]);
  const inbox = useInbox(view.filter);
  const answers = useInboxAnswers();
  return (
    <WorkProvider
      people={inbox.data?.people ?? nobody}
      view={view.filter}
      onAnswer={answers.onAnswer}
    >
      <InboxScreen view={view} inbox={inbox} answers={answers} />
    </WorkProvider>
  );
}
