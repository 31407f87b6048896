import { useState } from 'react';
import type { SampleCounts } from '#domain/documents/samples.ts';
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
      <AskDialog
        open={asked}
        onClose={() => setAsked(false)}
        heading={words.remove}
        label={words.remove}
        keepLabel={words.keep}
        danger
        act={() => ask('POST /website/samples/remove', {})}
        done={words.removed}
        renews={[['health'], ['vacancies'], ['website'], ['today']]}
      >
        <p>{words.question(counts)}</p>
      </AskDialog>
    </>
  );
}
