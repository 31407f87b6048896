import type { PageCopy } from '#domain/pages/pages.ts';
import { TextLink } from '#ui/text-link.tsx';
import { FoldSummary } from './fold.tsx';

/** Questions that decide before an order, each answered from the published terms. */
export function Questions({
  copy,
  termsPath,
}: {
  copy: PageCopy<'employers'>['questions'];
  termsPath: string;
}) {
  return (
    <section className="border-t border-line py-6 md:py-20">
      <div className="container-page grid gap-x-16 gap-y-4 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-2xl">{copy.heading}</h2>
          <p className="mt-2 md:mt-4">
            <TextLink href={termsPath} className="inline-block py-1">
              {copy.terms}
            </TextLink>
          </p>
        </div>
        <div className="divide-y divide-line border-y border-line">
          {copy.items.map(({ question, answer }) => (
            <details key={question} className="group">
              <FoldSummary>{question}</FoldSummary>
              <p className="pb-4 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
