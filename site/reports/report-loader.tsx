import type { Messages } from '#words/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** load-report.ts opens the document, or shows the failure in place of the title. */
export function ReportLoader({
  id,
  title,
  documentPath,
  backTo,
  words,
}: {
  id: string;
  title: string;
  documentPath: string;
  backTo: string;
  words: Messages['report'];
}) {
  return (
    <section
      id="report-loader"
      data-report={id}
      data-document={documentPath}
      data-missing={words.missing}
      data-error={words.error}
      data-not-html={words.notHtml}
      className="container-page grid min-h-[80dvh] content-center justify-items-start gap-6 pt-28 pb-16"
    >
      <div role="alert" hidden className="grid justify-items-start gap-5 [[hidden]]:hidden">
        <Icon name="alert" className="size-9 text-danger" />
        <h1 className="text-3xl">{words.failed}</h1>
        <p className="max-w-2xl break-words text-muted" />
      </div>
      <div data-loading className="grid w-full justify-items-start gap-6 [[hidden]]:hidden">
        <p className="label-mono text-accent">{words.eyebrow}</p>
        <h1 className="max-w-4xl text-3xl">{title}</h1>
        <div className="graduation w-full max-w-md" aria-hidden />
        <output className="needs-script text-lg text-muted">{words.loading}</output>
        <p>
          <TextLink href={documentPath}>{words.open}</TextLink>
        </p>
      </div>
      <ButtonLink href={backTo} variant="secondary">
        {words.back}
      </ButtonLink>
    </section>
  );
}

/** The script of `_document-redirect.astro` opens the link after a moment. */
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
