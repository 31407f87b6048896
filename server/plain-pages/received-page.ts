import type { Locale } from '../../domain/edition/editions.ts';
import { homeOf } from './home.ts';
import { html, pageLayout } from './page-layout.ts';
import { wordsFor } from './words.ts';

/** What a browser without script sees after the commit. */
export function receivedPage(page: {
  reference: string | undefined;
  locale: Locale;
  stylesheet: string | undefined;
}): string {
  const { received, home } = wordsFor(page.locale);
  const reference = page.reference
    ? html`<p class="mt-8">
        ${received.reference}: <strong class="font-mono font-medium">${page.reference}</strong
        ><br />
        <span class="text-muted">${received.keep}</span>
      </p>`
    : html``;
  return pageLayout({
    locale: page.locale,
    title: received.title,
    stylesheet: page.stylesheet,
    home: homeOf(page.locale),
    main: html`<h1 class="text-3xl font-semibold">${received.title}</h1>
      <p class="mt-4 text-lg">${received.lead}</p>
      ${reference}
      <p class="mt-10"><a class="underline" href="${homeOf(page.locale)}">${home}</a></p>`,
  });
}
