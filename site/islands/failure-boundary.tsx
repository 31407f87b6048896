import { Component, type ReactNode } from 'react';
import type { Messages } from '../../messages/en.ts';
import { ButtonLink } from '../../ui/button.tsx';

type Props = { words: Messages['failure']; children: ReactNode };

/**
 * Shows what happened in place of an island that throws while rendering; without it React removes
 * the island and leaves a gap. The rest of the page is not affected.
 */
export class FailureBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { words, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    return (
      <section role="alert" className="container-page grid justify-items-start gap-4 py-16">
        <h2 className="text-2xl">{words.heading}</h2>
        <p className="break-words text-muted">{error.message}</p>
        {/* An empty address is this page, without its anchor. */}
        <ButtonLink href="">{words.reload}</ButtonLink>
      </section>
    );
  }
}
