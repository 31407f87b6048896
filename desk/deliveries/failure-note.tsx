import type { ReactNode } from 'react';
import type { ChannelName } from '#domain/deliveries/channel.ts';
import { causeWords, remedyWords } from '#words/desk/deliveries.ts';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.deliveries;

/** Why something was not delivered, with the technical part folded. */
export function FailureNote({
  channel,
  failure,
  children,
}: {
  channel: ChannelName;
  /** As recorded. */
  failure: string;
  /** What it means for the firm. */
  children?: ReactNode;
}) {
  return (
    <div className="grid gap-1">
      <p>
        {children} {causeWords(failure, words)}
      </p>
      <details>
        <summary className="min-h-8 w-fit cursor-pointer content-center text-accent underline-offset-4 hover:underline">
          {words.operator}
        </summary>
        <p className="border-l-2 border-line pl-3 wrap-anywhere">
          <span className="font-mono text-xs">{failure}</span>{' '}
          {remedyWords(channel, failure, words)}
        </p>
      </details>
    </div>
  );
}
