import { useBlocker } from 'react-router';
import { deskWords } from '#desk/kit/words.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';

const words = deskWords.vacancies;

/** Asks before unsaved changes are left. Other views of the same vacancy are not left. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ActDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      heading={words.leaveHeading}
      act={{ act: () => blocker.state === 'blocked' && blocker.proceed() }}
      label={words.leave}
      keepLabel={words.stay}
    >
      <p>{words.leaveText}</p>
    </ActDialog>
  );
}
