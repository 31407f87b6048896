import { useBlocker } from 'react-router';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before unsaved changes are left. Other views of the same vacancy are not left. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.state === 'blocked' && blocker.reset();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      heading={words.leaveHeading}
      closeLabel={words.close}
    >
      <div className="grid gap-4">
        <p>{words.leaveText}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={stay}>{words.stay}</Button>
          <Button
            variant="secondary"
            onClick={() => blocker.state === 'blocked' && blocker.proceed()}
          >
            {words.leave}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
