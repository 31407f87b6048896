import { isRouteErrorResponse } from 'react-router';
import type { Messages } from '../../messages/en.ts';
import { Button } from '../../ui/button.tsx';

/** Used when not even the words of the page's language could be loaded. */
const fallbackWords: Messages['failure'] = {
  heading: 'Unexpected Application Error!',
  reload: 'Reload the page',
};

/** What a visitor sees when something broke that nobody foresaw: what happened and a way on. */
export function FailureScreen({
  error,
  words = fallbackWords,
}: {
  error: unknown;
  words?: Messages['failure'];
}) {
  return (
    <section
      role="alert"
      className="container-page grid min-h-[80dvh] content-center justify-items-start gap-6 pt-24 pb-16"
    >
      <h1 className="text-3xl">{words.heading}</h1>
      <p className="text-lg text-muted">{reasonOf(error)}</p>
      <Button onClick={() => window.location.reload()}>{words.reload}</Button>
    </section>
  );
}

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
