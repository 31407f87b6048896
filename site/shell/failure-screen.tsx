import type { Messages } from '../../messages/en.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** What a visitor sees when a page could not be rendered: what happened and a way on. */
export function FailureScreen({
  reason,
  words,
}: {
  /** Status and text, or a message; nothing of our inside. */
  reason: string;
  words: Messages['failure'];
}) {
  return (
    <section
      role="alert"
      className="container-page grid min-h-[80dvh] content-center justify-items-start gap-6 pt-24 pb-16"
    >
      <h1 className="text-3xl">{words.heading}</h1>
      <p className="text-lg text-muted">{reason}</p>
      <ButtonLink href="">{words.reload}</ButtonLink>
    </section>
  );
}
