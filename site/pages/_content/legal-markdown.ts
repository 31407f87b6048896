import { pageNames, type PageName } from '#domain/pages/page-name.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { pagePath } from '#domain/address/paths.ts';
import { linkTo, renderMarkdown } from '#site/prose/render-markdown.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** In a legal text `page:contact#form` is the address of that page in the edition. */
export function renderLegalText(markdown: string, locale: Locale) {
  return renderMarkdown(markdown, {
    link({ href, tokens }) {
      return linkTo(addressOf(href, locale), this.parser.parseInline(tokens));
    },
  });
}

function addressOf(href: string, locale: Locale): string {
  if (!href.startsWith('page:')) return href;
  const [page, anchor] = href.slice('page:'.length).split('#');
  if (!isPageName(page)) {
    throw new Error(`"${href}" names no page. Use one of: ${pageNames.join(', ')}.`);
  }
  return pagePath(catalogue().firm, page, locale, anchor);
}

function isPageName(name: string | undefined): name is PageName {
  return pageNames.some((page) => page === name);
}
