import type { ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { ConflictPanel } from './revisions.tsx';
import type { DraftConflict, Saving } from './use-editing.ts';

const words = deskWords.documents;

/** What became of the text, and what somebody else saved meanwhile. */
export function EditingMessages({
  editing: { saving, merged, wasKept, conflict },
  labelOf,
  onSettled,
}: {
  editing: {
    saving: Saving;
    merged: { by: string; at: number } | undefined;
    wasKept: boolean;
    conflict: DraftConflict | undefined;
  };
  labelOf: (field: string) => string;
  onSettled: (content: unknown) => void;
}) {
  return (
    <>
      {saving.is === 'unreachable' && <EditingNotice>{words.notReached}</EditingNotice>}
      {saving.is === 'refused' && (
        <div role="alert" className="rounded-md border border-danger bg-danger-surface p-3">
          <p className="font-semibold">{words.notSaved}</p>
          <p>{saving.problem}</p>
        </div>
      )}
      {wasKept && !conflict && <EditingNotice>{words.restoredTyping}</EditingNotice>}
      {merged && (
        <EditingNotice>
          {fillIn(words.conflictMerged, { name: merged.by, when: fullTime(merged.at) })}
        </EditingNotice>
      )}
      {conflict && (
        <ConflictPanel
          by={conflict.by}
          at={conflict.at}
          merged={conflict}
          labelOf={labelOf}
          busy={saving.is === 'saving'}
          onSettled={onSettled}
        />
      )}
    </>
  );
}

export function EditingNotice({ children }: { children: ReactNode }) {
  return (
    <output className="block rounded-md border border-line bg-surface px-3 py-2">{children}</output>
  );
}

/** Asks before text that nobody saved is left. Other views of the same thing are not left. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ActDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      heading={words.editor.leaveHeading}
      act={{ act: () => blocker.state === 'blocked' && blocker.proceed() }}
      label={words.editor.leave}
      keepLabel={words.editor.stay}
    >
      <p>{words.editor.leaveText}</p>
    </ActDialog>
  );
}
