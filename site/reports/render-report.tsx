import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '#domain/edition/spelling.ts';
import fallbackFaces from '#site/fonts/fallbacks.css?raw';
import monoFont from '#site/fonts/plex-mono.woff2?url';
import sansFont from '#site/fonts/instrument-sans.woff2?url';
import { ReportCover } from './report-cover.tsx';
import { ReportHead } from './report-head.tsx';
import type { ReportInput } from './report-input.ts';
import { ReportSources } from './report-sources.tsx';
import style from './report.css?raw';
import { reportBody } from './report-body.tsx';
import type { Firm } from '#domain/firm/firm.ts';

export function renderReport(firm: Pick<Firm, 'brand'>, input: ReportInput): string {
  const { locale, text, words, back, company, report } = input;
  const { html, contents } = reportBody(text, words, locale);
  const runningHead = `${company.name}   ${wordsIn(report, locale).title}`;
  const page = renderToStaticMarkup(
    <html lang={locale} data-running-head={runningHead}>
      <ReportHead
        input={input}
        css={`
          ${fontFaces}\n${style}
        `}
      />
      <body>
        <nav className="way-back" aria-label={company.name}>
          <a href={back.to}>{back.label}</a>
        </nav>
        <main>
          <ReportCover firm={firm} input={input} />
          <nav className="contents" aria-labelledby="contents">
            <h2 id="contents">{words.contents}</h2>
            <ol>
              {[...contents, { id: 'sources', text: words.sources }].map((entry) => (
                <li key={entry.id}>
                  <a href={`#${entry.id}`}>{entry.text}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="body" dangerouslySetInnerHTML={{ __html: html }} />
          <ReportSources sources={text.sources} heading={words.sources} />
        </main>
        <footer className="colophon">
          <p>
            © {company.legalName}. {words.print}
          </p>
          <p className="screen-only">
            <a href={back.to}>{back.label}</a>
          </p>
        </footer>
      </body>
    </html>,
  );
  return `<!doctype html>\n${page}\n`;
}

const fontFaces = `@font-face { font-family: 'Instrument Sans'; src: url(${sansFont}) format('woff2'); font-weight: 400 700; font-display: swap; }
@font-face { font-family: 'Plex Mono'; src: url(${monoFont}) format('woff2'); font-weight: 500; font-display: swap; }
${fallbackFaces}`;
