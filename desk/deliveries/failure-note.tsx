import type { ReactNode } from 'react';
import type { ShownFailure } from '../../domain/work/delivery.ts';
import { deliveriesWords as words } from '../../messages/desk-words/deliveries.ts';

/** Why something was not delivered, with the technical part folded. */
export function FailureNote({
  failure: { recorded, cause, remedy },
  children,
}: {
  failure: ShownFailure;
  /** What it means for the firm. */
  children?: ReactNode;
}) {
  return (
    <div className="grid gap-1">
      <p>
        {children} {cause}
      </p>
      <details>
        <summary className="min-h-8 w-fit cursor-pointer content-center text-accent underline-offset-4 hover:underline">
          {words.operator}
        </summary>
        <p className="border-l-2 border-line pl-3 wrap-anywhere">
          <span className="font-mono text-xs">{recorded}</span> {remedy}
        </p>
      </details>
    </div>
  );
}
