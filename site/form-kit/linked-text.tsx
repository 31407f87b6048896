import type { PageName } from '../../domain/page/page-name.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import { pagePath } from '../../domain/address/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

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
      <TextLink
        key={part}
        href={pagePath(page as PageName, locale)}
        target="_blank"
        className="text-inherit"
      >
        {label}
        <span className="sr-only"> {newTab}</span>
      </TextLink>
    );
  });
}
