import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fillIn } from '../../messages/fill-in.ts';
import { submissionWords as words } from '../../messages/desk-words/submission.ts';
import type { SubmissionDetail } from '../../domain/work/submission-detail.ts';
import type { InboxRow } from '../../domain/work/work.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/toast.ts';
import { request } from '../shell/api.ts';
import { notifyFailure } from './failure-notice.ts';
import { fullDate } from '../shell/times.ts';

/** What one must know before working on it: put aside, withdrawn, to be erased, a sample. */
export function Standing({ detail: { row, deleteAt } }: { detail: SubmissionDetail }) {
  const restricted =
    deleteAt === null
      ? words.restrictedNoteUndated
      : fillIn(words.restrictedNote, { date: fullDate(deleteAt) });
  return (
    <>
      {row.withdrawn && <Warning>{words.withdrawnNote}</Warning>}
      {row.restricted && <Warning>{restricted}</Warning>}
      {row.sample && (
        <p className="rounded-md border border-line px-3 py-2 text-muted">{words.sampleNote}</p>
      )}
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
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);

  const act = async (action: 'release' | 'discard') => {
    setBusy(true);
    try {
      await request('POST', `/submissions/${id}/${action}`);
      setAsked(false);
      notify({ title: action === 'release' ? quarantine.released : quarantine.discarded });
      if (action === 'discard') void navigate({ pathname: '/', search });
      else void client.invalidateQueries({ queryKey: ['submission', id] });
      void client.invalidateQueries({ queryKey: ['inbox'] });
    } catch (error) {
      setAsked(false);
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className="grid gap-2 rounded-md border border-accent p-3">
      <h3>{quarantine.heading}</h3>
      <p>
        {quarantine.reasons[suspicion]} {quarantine.effect}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={busy} onClick={() => void act('release')}>
          {quarantine.release}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => setAsked(true)}>
          {quarantine.discard}
        </Button>
      </div>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        heading={quarantine.discardQuestion}
        closeLabel={words.cancel}
      >
        <p>{quarantine.discardEffect}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button disabled={busy} onClick={() => void act('discard')}>
            {quarantine.discard}
          </Button>
          <Button variant="secondary" onClick={() => setAsked(false)}>
            {words.cancel}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
