import type { Locale } from '../../domain/edition/editions.ts';

/** Markup that needs no further escaping. */
export type Html = { readonly html: string };

/** Escapes whatever is put in, unless it is markup already. */
export function html(
  strings: TemplateStringsArray,
  ...values: (string | Html | readonly Html[])[]
): Html {
  const filled = strings.map((text, at) => {
    const value = values[at];
    if (value === undefined) return text;
    if (typeof value === 'string') return text + escape(value);
    return text + ('html' in value ? value.html : value.map((part) => part.html).join(''));
  });
  return { html: filled.join('') };
}

/** A page of the intake itself: no script, the site's stylesheet where it is built. */
export function pageLayout(page: {
  locale: Locale;
  title: string;
  stylesheet: string | undefined;
  home: string;
  main: Html;
}): string {
  const styles = page.stylesheet
    ? html`<link rel="stylesheet" href="${page.stylesheet}" />`
    : html``;
  return html`<!doctype html>
    <html lang="${page.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} | Northgauge</title>
        ${styles}
      </head>
      <body>
        <header class="on-dark bg-paper text-ink">
          <div class="container-page py-6">
            <a class="text-lg font-semibold" href="${page.home}">Northgauge</a>
          </div>
        </header>
        <main class="container-page"><div class="max-w-3xl py-16">${page.main}</div></main>
      </body>
    </html> `.html;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
