import { useEffect, useState } from 'react';
import type { Messages } from '../../messages/en.ts';
import { fill } from '../../messages/fill.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { openReport, type ReportFailure } from './open-report.ts';

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
  const [failure, setFailure] = useState<ReportFailure>();
  useEffect(() => {
    const leaving = new AbortController();
    void openReport(id, documentPath, leaving.signal).then(setFailure);
    return () => leaving.abort();
  }, [id, documentPath]);

  return (
    <section className="container-page grid min-h-[80dvh] content-center justify-items-start gap-6 pt-28 pb-16">
      {failure ? (
        <div role="alert" className="grid justify-items-start gap-5">
          <Icon name="alert" className="size-9 text-danger" />
          <h1 className="text-3xl">{words.failed}</h1>
          <p className="max-w-2xl break-words text-muted">{describe(failure, words)}</p>
        </div>
      ) : (
        <>
          <p className="label-mono text-accent">{words.eyebrow}</p>
          <h1 className="max-w-4xl text-3xl">{title}</h1>
          <div className="graduation w-full max-w-md" aria-hidden />
          <output className="needs-script text-lg text-muted">{words.loading}</output>
          <p>
            {/* The document is not a page of the router; it is opened like any file. */}
            <TextLink to={documentPath} reloadDocument>
              {words.open}
            </TextLink>
          </p>
        </>
      )}
      <ButtonLink to={backTo} variant={failure ? 'primary' : 'secondary'}>
        {words.back}
      </ButtonLink>
    </section>
  );
}

function describe(failure: ReportFailure, words: Messages['report']): string {
  if (failure.kind === 'missing') {
    return fill(words.missing, { path: failure.path, code: failure.code });
  }
  const message = failure.kind === 'not-html' ? words.notHtml : failure.message;
  return fill(words.error, { message });
}
