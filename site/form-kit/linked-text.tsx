import type { PageName } from '../../domain/page/page-name.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import { pagePath } from '../../domain/address/paths.ts';

/** `[words](page:privacy-policy)` becomes a link in a new tab, so that the form is not left. */
export function LinkedText({
  text,
  locale,
  newTab,
}: {
  text: string;
  locale: Locale;
  newTab: string;
}) {
  return text.split(/(\[[^\]]+\]\(page:[\w-]+\))/).map((part) => {
    const [, label, page] = /^\[([^\]]+)\]\(page:([\w-]+)\)$/.exec(part) ?? [];
    if (!label || !page) return part;
    return (
      <a
        key={part}
        href={pagePath(page as PageName, locale)}
        target="_blank"
        rel="noreferrer"
        className="font-medium underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {label}
        <span className="sr-only"> {newTab}</span>
      </a>
    );
  });
}
