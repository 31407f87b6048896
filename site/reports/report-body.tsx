import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportText } from '#domain/reports/report.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { fillIn } from '#words/fill-in.ts';
import { linkTo, renderMarkdown } from '#site/prose/render-markdown.ts';
import { Citation, type Citing } from './citation.tsx';
import { ReportFigure } from './report-figure.tsx';
import type { ReportWords } from './report-input.ts';

/**
 * The report's Markdown knows three addresses of its own: `![](figure:x)` stands for a chart,
 * `[Figure 1](figure-ref:x)` leads to it, and `[](source:x)` cites a source by its number.
 */
export function reportBody(text: ReportText, words: ReportWords, locale: Locale) {
  const citing: Citing = { numbers: Object.keys(text.sources), label: words.source };
  const figureIds = Object.keys(text.figures);
  const { html, contents } = renderMarkdown(text.markdown, {
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
        if (!text.figures[name]) throw new Error(`The report names the unknown figure "${name}".`);
        const label = fillIn(words.figure, { number: figureIds.indexOf(name) + 1 });
        return `<a href="#figure-${name}">${label}</a>`;
      }
      return linkTo(href, this.parser.parseInline(tokens));
    },
  });
  // A citation follows its word without a space, and the next citation with one.
  return { html: html.replace(/(?<!<\/sup>) (?=<sup>)/g, ''), contents };
}
