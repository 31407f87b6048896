import type { Messages } from '#words/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What a visitor sees when a page could not be rendered: what happened and a way on. */
export function FailureScreen({
  reason,
  home,
  words,
}: {
  /** Status and text, or a message; nothing of our inside. */
  reason: string;
  home: string;
  words: Messages['failure'];
}) {
  return (
    <section
      role="alert"
      className="container-page grid min-h-[80dvh] content-center justify-items-start gap-6 pt-24 pb-16"
    >
      <h1 className="text-3xl">{words.heading}</h1>
      <p className="text-lg text-muted">{reason}</p>
      <div className="flex flex-wrap gap-4">
        {/* An empty address is this page, without its anchor. */}
        <ButtonLink href="">{words.reload}</ButtonLink>
        <ButtonLink href={home} variant="secondary">
          {words.home}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The same in place of an island that throws; its reason is filled in there. */
export function IslandFailure({ words }: { words: Messages['failure'] }) {
  return (
    <section role="alert" className="py-6 [main>astro-island>&]:container-page">
      <div className="grid justify-items-start gap-2 rounded-md border border-l-4 border-danger bg-danger-surface p-4">
        <h2 className="text-xl">{words.heading}</h2>
        <p data-reason className="break-words" />
        {/* An empty address is this page, without its anchor. */}
        <TextLink href="">{words.reload}</TextLink>
      </div>
    </section>
  );
}
