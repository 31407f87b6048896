import { useSearchParams } from 'react-router';
import { usePerson } from '../shell/session.ts';
import { WorkProvider } from '../submission/work-provider.tsx';
import { InboxScreen } from './inbox-screen.tsx';
import { viewOf } from './list-view.ts';
import { useInbox } from './use-inbox.ts';
import { useRowCache } from './use-row-cache.ts';

const nobody: never[] = [];

/** Everything that came in, and beside it the submission that is open. */
export function InboxPage() {
  const { id: me } = usePerson();
  const [search] = useSearchParams();
  const view = viewOf(search);
  const inbox = useInbox(view.filter);
  const cache = useRowCache(me);
  return (
    <WorkProvider people={inbox.data?.people ?? nobody} show={cache.show}>
      <InboxScreen view={view} inbox={inbox} onMissed={cache.reloadSoon} />
    </WorkProvider>
  );
}
