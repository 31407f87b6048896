import { Marked } from 'marked';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportText } from '../../domain/report/report.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import type { Messages } from '../../messages/en.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { Citation, type Citing } from './citation.tsx';
import { ReportFigure } from './report-figure.tsx';

type Words = Messages['reportDocument'];

/**
 * The report's Markdown knows three addresses of its own: `![](figure:x)` stands for a chart,
 * `[Figure 1](figure-ref:x)` leads to it, and `[](source:x)` cites a source by its number.
 */
export function reportBody(text: ReportText, words: Words, locale: Locale) {
  const contents: { id: string; text: string }[] = [];
  const citing: Citing = { numbers: Object.keys(text.sources), label: words.source };
  const figureIds = Object.keys(text.figures);
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: heading }) {
        const id = heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');
        if (depth === 2) contents.push({ id, text: heading });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      paragraph({ tokens }) {
        const inline = this.parser.parseInline(tokens);
        return inline.startsWith('<figure') ? inline : `<p>${inline}</p>\n`;
      },
      image({ href }) {
        const id = href.replace('figure:', '');
        const number = figureIds.indexOf(id) + 1;
        const figure = text.figures[id];
        if (!figure) throw new Error(`The report shows the unknown figure "${id}".`);
        return renderToStaticMarkup(
          <ReportFigure {...{ id, number, figure, citing, words, locale }} />,
        );
      },
      link({ href, tokens }) {
        const [scheme, name = ''] = href.split(':');
        if (scheme === 'source') return renderToStaticMarkup(<Citation id={name} {...citing} />);
        if (scheme === 'figure-ref') {
          if (!text.figures[name])
            throw new Error(`The report names the unknown figure "${name}".`);
          const label = fillIn(words.figure, { number: figureIds.indexOf(name) + 1 });
          return `<a href="#figure-${name}">${label}</a>`;
        }
        return `<a href="${href}">${this.parser.parseInline(tokens)}</a>`;
      },
      table({ header, rows }) {
        const cells = (row: typeof header, tag: 'th' | 'td') =>
          row
            .map(({ tokens }, at) => {
              const inline = this.parser.parseInline(tokens);
              if (tag === 'th') return `<th scope="col">${inline}</th>`;
              return at === 0 ? `<th scope="row">${inline}</th>` : `<td>${inline}</td>`;
            })
            .join('');
        const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<div class="wide" tabindex="0" role="region" aria-label="${header[0]?.text}"><table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(text.markdown, { async: false });
  // A citation follows its word without a space, and the next citation with one.
  return { html: html.replace(/(?<!<\/sup>) (?=<sup>)/g, ''), contents };
}
