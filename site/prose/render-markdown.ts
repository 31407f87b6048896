import { Marked, type RendererObject } from 'marked';
import { escapeMarkup, slugOf } from '#domain/edition/text.ts';

export type TableOfContents = { id: string; text: string }[];

/**
 * The Markdown of legal texts and reports, in HTML. Headings get ids and tables can
 * scroll sideways; `extra` adds the addresses that only one kind of text knows. A translation keeps
 * the ids of the English headings, so that an anchor holds in every language:
 * `## Ihre Rechte {#your-rights}`.
 */
export function renderMarkdown(
  markdown: string,
  extra: Pick<RendererObject<string, string>, 'link' | 'image' | 'paragraph'>,
) {
  const contents: TableOfContents = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: raw }) {
        const [, text = raw, id = slugOf(raw)] = /^(.*) \{#([\w-]+)\}$/.exec(raw) ?? [];
        const words = this.parser.parseInline(tokens).replace(` {#${id}}`, '');
        if (depth === 2) contents.push({ id, text });
        return `<h${depth} id="${id}">${words}</h${depth}>\n`;
      },
      table({ header, rows }) {
        const inline = ({ tokens }: (typeof header)[number]) => this.parser.parseInline(tokens);
        const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('');
        const body = rows.map(([first, ...rest]) => {
          const cells = rest.map((cell) => `<td>${inline(cell)}</td>`).join('');
          return `<tr><th scope="row">${first ? inline(first) : ''}</th>${cells}</tr>`;
        });
        const label = escapeMarkup(header[0]?.text ?? '');
        return `<div class="wide" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>\n`;
      },
      // Text of the firm, not markup: it is shown as it is written.
      html: ({ text }) => escapeMarkup(text),
      image: ({ href, text }) => imageAt(href, text),
      ...extra,
    },
  });
  return { html: marked.parse(markdown, { async: false }), contents };
}

/** A picture of this site. Of any other address the words stay. */
function imageAt(address: string, words: string): string {
  const alt = escapeMarkup(words);
  return /^\/(?!\/)/.test(address) ? `<img src="${escapeMarkup(address)}" alt="${alt}">` : alt;
}

/** A link to a page, a file or a mailbox. Any other address stays without one. */
export function linkTo(address: string, words: string): string {
  return /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(address)
    ? `<a href="${escapeMarkup(address)}">${words}</a>`
    : words;
}
