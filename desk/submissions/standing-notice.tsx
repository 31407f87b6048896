import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fillIn } from '#words/fill-in.ts';
import { deskWords } from '#desk/kit/words.ts';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { InboxRow } from '#domain/submissions/work.ts';
import { Button } from '#ui/button.tsx';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { fullDate } from '#desk/kit/times.ts';

const words = deskWords.submissions;

/** What one must know before working on it: put aside, withdrawn, to be erased, a sample. */
export function StandingNotice({ detail: { row, deleteAt } }: { detail: SubmissionDetail }) {
  const restricted =
    deleteAt === null
      ? words.restrictedNoteUndated
      : fillIn(words.restrictedNote, { date: fullDate(deleteAt) });
  return (
    <>
      {row.withdrawn && <Warning>{words.withdrawnNote}</Warning>}
      {row.restricted && <Warning>{restricted}</Warning>}
      {row.sample && <p className="text-muted">{words.sampleNote}</p>}
      {row.suspicion && <Quarantine row={row} suspicion={row.suspicion} />}
    </>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="rounded-md border border-danger bg-danger-surface px-3 py-2 font-medium">
      {children}
    </p>
  );
}

function Quarantine({
  row: { id },
  suspicion,
}: {
  row: InboxRow;
  suspicion: NonNullable<InboxRow['suspicion']>;
}) {
  const quarantine = words.quarantine;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [asked, setAsked] = useState(false);
  const release = useAct({
    act: () => ask('POST /submissions/:id/release', { id }),
    failure: 'notice',
    done: quarantine.released,
    renews: [['submission', id], ['inbox']],
  });
  const discard = useAct({
    act: () => ask('POST /submissions/:id/discard', { id }),
    failure: 'shown',
    done: quarantine.discarded,
    onDone: () => {
      setAsked(false);
      void navigate({ pathname: '/inbox', search });
    },
    renews: [['inbox']],
  });

  return (
    <section className="grid gap-2 rounded-md border border-accent p-3">
      <h3>{quarantine.heading}</h3>
      <p>
        {quarantine.reasons[suspicion]} {quarantine.effect}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={release.busy} onClick={() => release.act()}>
          {quarantine.release}
        </Button>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {quarantine.discard}
        </Button>
      </div>
      <ActDialog
        open={asked}
        onClose={() => setAsked(false)}
        heading={quarantine.discardQuestion}
        act={discard}
        label={quarantine.discard}
        danger
        keepLabel={words.cancel}
      >
        <p>{quarantine.discardEffect}</p>
      </ActDialog>
    </section>
  );
}
