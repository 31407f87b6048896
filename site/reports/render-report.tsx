import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '#domain/edition/spelling.ts';
import fallbackFaces from '#site/fonts/fallbacks.css?raw';
import monoFont from '#site/fonts/plex-mono.woff2?url';
import sansFont from '#site/fonts/instrument-sans.woff2?url';
import style from './report.css?raw';
import type { Firm } from '#domain/firm/firm.ts';
import type { ReportText, Source } from '#domain/reports/report.ts';
import { fillIn } from '#words/fill-in.ts';
import { LogoMark } from '#ui/logo.tsx';
import type { Locale } from '#domain/edition/editions.ts';
import { linkTo, renderMarkdown } from '#site/prose/render-markdown.ts';
import { ReportFigure } from './report-figure.tsx';
import { type ReportWords, type ReportInput, type Citing, Citation } from './citation.tsx';

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

/** The numbered list that every citation leads to. */
function ReportSources({ sources, heading }: { sources: Record<string, Source>; heading: string }) {
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">{heading}</h2>
      <ol>
        {Object.entries(sources).map(([id, { publisher, title, published, url }]) => (
          <li key={id} id={`source-${id}`}>
            {publisher}, <cite>{title}</cite>, {published}.{' '}
            {url && <a href={url}>{url.replace('https://', '')}</a>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ReportCover({ firm, input }: { firm: Pick<Firm, 'brand'>; input: ReportInput }) {
  const { company, report, words, dates, locale } = input;
  const { title, subtitle } = wordsIn(report, locale);
  return (
    <header className="cover">
      <p className="cover-firm">
        <LogoMark mark={firm.brand.mark} className="cover-mark" />
        <span className="cover-wordmark">{company.name}</span>
      </p>
      <Crossroads className="cover-drawing" />
      <div className="cover-words">
        <h1>{title}</h1>
        <p className="cover-subtitle">{subtitle}</p>
        <p className="cover-dates">
          <span>{fillIn(words.published, { date: dates.published })}</span>
          <span>{fillIn(words.checked, { date: dates.checked })}</span>
        </p>
      </div>
    </header>
  );
}

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

function ReportHead({ input, css }: { input: ReportInput; css: string }) {
  const { company, report, locale, url, image } = input;
  const { title, description, tags } = wordsIn(report, locale);
  const fullTitle = `${title} | ${company.name}`;
  const structuredData = {
    '@context': 'https://schema.org',
    '@type': 'Report',
    name: title,
    description,
    inLanguage: locale,
    datePublished: report.publishDate,
    keywords: tags,
    image: image.url,
    url,
    publisher: { '@type': 'Organization', name: company.name },
  };
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={tags.join(', ')} />
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c'),
        }}
      />
    </head>
  );
}

const length = 40;
const years = [2025, 2026, 2027, 2028, 2029, 2030];

/** The cover's drawing: two measuring scales that cross, one for each industry. */
function Crossroads({ className }: { className?: string }) {
  return (
    <svg viewBox="-30 -6 660 332" aria-hidden fill="none" className={className}>
      <g transform="translate(300 160) rotate(-24)">
        <Scale accent="#f0a23b" />
      </g>
      <g transform="translate(300 160) rotate(24)">
        <Scale accent="#eef0f2" />
      </g>
      <circle cx="300" cy="160" r="30" fill="#0d1014" stroke="#f0a23b" strokeWidth="2" />
      <path d="M300 136l5 24a5 5 0 1 1-10 0z" fill="#f0a23b" />
    </svg>
  );
}

function Scale({ accent }: { accent: string }) {
  const step = 640 / length;
  return (
    <g>
      <path d="M-320 0H320" stroke={accent} strokeWidth="1.5" />
      {Array.from({ length: length + 1 }, (_, at) => {
        const long = at % 8 === 0;
        const x = -320 + at * step;
        return (
          <path
            key={at}
            d={`M${x} 0v${long ? -22 : at % 4 === 0 ? -14 : -8}`}
            stroke={long ? accent : '#6d7784'}
            strokeWidth={long ? 1.5 : 1}
          />
        );
      })}
      {years.map((year, at) => (
        <text
          key={year}
          x={-320 + at * 8 * step}
          y={20}
          fontSize="11"
          fill="#a9b2be"
          textAnchor="middle"
          fontFamily="'Plex Mono', monospace"
        >
          {year}
        </text>
      ))}
    </g>
  );
}
