import { Marked } from 'marked';
import { pageNames, type PageName } from '../../../domain/page/page-name.ts';
import type { Locale } from '../../../domain/edition/editions.ts';
import { pagePath } from '../../../domain/address/paths.ts';

export type TableOfContents = { id: string; text: string }[];

/**
 * Turns our own Markdown into HTML at build time. Headings get ids, `page:contact#form` becomes
 * the address of that page in the locale, tables can scroll on a narrow screen. A translation
 * keeps the ids of the English headings, so that an anchor holds in every language:
 * `## Ihre Rechte {#your-rights}`.
 */
export function renderMarkdown(markdown: string, locale: Locale) {
  const contents: TableOfContents = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: raw }) {
        const [, text = raw, id = slugOf(raw)] = /^(.*) \{#([\w-]+)\}$/.exec(raw) ?? [];
        const words = this.parser.parseInline(tokens).replace(` {#${id}}`, '');
        if (depth === 2) contents.push({ id, text });
        return `<h${depth} id="${id}">${words}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${addressOf(href, locale)}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token) {
        const cells = (row: typeof token.header, tag: 'th' | 'td') =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<div class="scrolling-table" tabindex="0" role="region" aria-label="${token.header[0]?.text ?? ''}"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, contents };
}

function addressOf(href: string, locale: Locale): string {
  if (!href.startsWith('page:')) return href;
  const [page, anchor] = href.slice('page:'.length).split('#');
  if (!isPageName(page)) {
    throw new Error(`"${href}" names no page. Use one of: ${pageNames.join(', ')}.`);
  }
  return pagePath(page, locale, anchor);
}

function isPageName(name: string | undefined): name is PageName {
  return pageNames.some((page) => page === name);
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
