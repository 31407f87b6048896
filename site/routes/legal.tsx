import type { Route } from './+types/legal';
import { catalogue } from '../../content/catalogue.server.ts';
import { legalPageNames } from '../../domain/page/page-name.ts';
import { formatDate } from '../../domain/edition/format.ts';
import { quoteFacts } from '../../domain/firm/facts.ts';
import { messagesFor } from '../../messages/messages.ts';
import { localeOf, pagePath } from '../../domain/address/paths.ts';
import { LegalDocument } from '../legal/legal-document.tsx';
import { describePage } from './describe-page.server.ts';
import { renderMarkdown } from './markdown.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  // Prerendering asks with a trailing slash.
  const pathname = url.pathname.replace(/\/$/, '');
  const name = legalPageNames.find((page) => pagePath(page, locale) === pathname);
  if (!name) throw new Error(`No legal text belongs to ${pathname}.`);
  const { title, introduction, effectiveOn, markdown, ...rest } = catalogue().legalText(
    name,
    locale,
  );
  const words = messagesFor(locale).legal;
  return {
    meta: describePage(name, locale, { title, ...rest }),
    document: {
      title,
      introduction,
      effective: quoteFacts(words.effective, { date: formatDate(effectiveOn, locale) }),
      contentsLabel: words.contents,
      ...renderMarkdown(markdown, locale),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalDocument {...loaderData.document} />;
}
