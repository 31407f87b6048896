import type { Locale } from '#domain/edition/editions.ts';
import { pagePath } from '#domain/address/paths.ts';
import { linkedParts } from '#words/fill-in.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** `[words](page:privacy-policy)` becomes a link in a new tab, so that the form is not left. */
export function LinkedText({
  firm,
  text,
  locale,
  newTab,
}: {
  firm: FirmEditions;
  text: string;
  locale: Locale;
  newTab: string;
}) {
  return linkedParts(text).map(({ words, page }) =>
    page ? (
      <a
        key={words}
        href={pagePath(firm, page, locale)}
        target="_blank"
        rel="noreferrer"
        className="font-medium underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {words}
        <span className="sr-only"> {newTab}</span>
      </a>
    ) : (
      words
    ),
  );
}

/** A sentence with `{reference}` in it. A browser would break a reference at its hyphens. */
export function WithReference({ sentence, reference }: { sentence: string; reference: string }) {
  const [before, after] = sentence.split('{reference}');
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{reference}</span>
      {after}
    </>
  );
}
