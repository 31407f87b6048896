import type { Messages } from '#words/en.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** redirect-to-document.ts opens the link after a moment. */
export function DocumentRedirect({
  title,
  link,
  words,
}: {
  title: string;
  link: string;
  words: Messages['document'];
}) {
  return (
    <section className="container-page grid min-h-[80dvh] content-center gap-10 pt-28 pb-16 md:grid-cols-[1fr_20rem] md:items-center md:gap-16">
      <div className="grid justify-items-start gap-6">
        <p className="label-mono text-accent">{words.eyebrow}</p>
        <h1 className="text-3xl">{title}</h1>
        <output className="needs-script text-lg text-muted">{words.preparing}</output>
        <TextLink href={link} id="document-link">
          {words.open}
        </TextLink>
      </div>
      <div className="needs-script grid aspect-[1/1.414] w-full max-w-80 content-start gap-4 rounded-md border border-line bg-surface p-7">
        <Skeleton className="mb-4 h-7 w-24" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-4 h-24 w-full" />
        <Skeleton className="mt-4 h-3 w-full" />
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </section>
  );
}
