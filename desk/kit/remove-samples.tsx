import { useState } from 'react';
import type { RemovedSamples, SampleCounts } from '#domain/documents/samples.ts';
import { AskDialog } from './act-dialog.tsx';
import { ask } from './api.ts';
import { SmallButton } from './controls.tsx';
import { deskWords } from './words.ts';

const words = deskWords.status.samples;

/** Takes every published sample off the site, after a question that says how many there are. */
export function RemoveSamples({ counts }: { counts: SampleCounts }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <SmallButton onClick={() => setAsked(true)}>{words.remove}</SmallButton>
      {asked && (
        <RemoveSamplesDialog
          counts={{ submissions: 0, ...counts }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

export function RemoveSamplesDialog({
  counts,
  onClose,
}: {
  counts: RemovedSamples;
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
