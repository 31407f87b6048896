import { useState } from 'react';
import type { StoredSamples } from '#domain/documents/samples.ts';
import { AskDialog } from './act-dialog.tsx';
import { ask } from './api.ts';
import { SmallButton } from './controls.tsx';
import { deskWords } from './words.ts';

const words = deskWords.status.samples;

/** Deletes every sample, after a question that says how many there are. */
export function RemoveSamples({ counts }: { counts: StoredSamples }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <SmallButton onClick={() => setAsked(true)}>{words.remove}</SmallButton>
      {asked && <RemoveSamplesDialog counts={counts} onClose={() => setAsked(false)} />}
    </>
  );
}

export function RemoveSamplesDialog({
  counts,
  onClose,
}: {
  counts: StoredSamples;
  onClose: () => void;
}) {
  return (
    <AskDialog
      onClose={onClose}
      heading={words.remove}
      label={words.remove}
      keepLabel={words.keep}
      danger
      act={() => ask('POST /website/samples/remove', {})}
      done={words.removed}
      renews={[['health'], ['roles'], ['vacancies'], ['website'], ['inbox'], ['today']]}
    >
      <p>{words.question(counts)}</p>
    </AskDialog>
  );
}
