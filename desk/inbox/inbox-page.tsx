import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { WorkProvider } from '#desk/submissions/work-provider.tsx';
import { InboxScreen } from './inbox-screen.tsx';
import { viewOf } from './list-view.ts';
import { useInbox, useInboxAnswers } from './use-inbox.ts';

const nobody: never[] = [];

/** Everything that came in, and beside it the submission that is open. */
export function InboxPage() {
  const [search] = useSearchParams();
  const filter = useMemo(() => viewOf(search), [search]);
  const inbox = useInbox(filter);
  const answers = useInboxAnswers();
  return (
    <WorkProvider people={inbox.data?.people ?? nobody} view={filter} onAnswer={answers.onAnswer}>
      <InboxScreen filter={filter} inbox={inbox} answers={answers} />
    </WorkProvider>
  );
}
