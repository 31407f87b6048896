import type { Locale } from '../../domain/edition/editions.ts';
import type { Issue } from '../../domain/forms/issue.ts';
import type { SubmissionKind } from '../../domain/forms/submission-kind.ts';
import type { RefusalCode } from '../receive/refusal.ts';
import { correctionForm } from './correction-form.ts';
import { homeOf } from './home.ts';
import { html, pageLayout } from './page-layout.ts';
import { wordsFor } from './words.ts';

/** What a browser without script sees when a form is refused: why, and its values to correct. */
export function refusalPage(page: {
  code: RefusalCode;
  issues: Issue[];
  values: Record<string, string>;
  kind: SubmissionKind | undefined;
  locale: Locale;
  stylesheet: string | undefined;
}): string {
  const words = wordsFor(page.locale);
  const { refused, issues: faults, refusals, labels } = words;
  const named = page.issues.map(({ field, code }) => {
    const label = labels[field] ?? field;
    return html`<li><a class="underline" href="#${field}">${label}</a> ${faults[code]}</li>`;
  });
  const reason =
    page.code === 'invalid' || named.length > 0
      ? html`<p class="mt-4 text-lg">${refused.lead}</p>
          <ul class="mt-4 list-disc pl-6 text-danger" role="alert">
            ${named}
          </ul>`
      : html`<p class="mt-4 text-lg" role="alert">${refusals[page.code]}</p>`;
  const form =
    page.kind && Object.keys(page.values).length > 0
      ? correctionForm(page.kind, page.values, page.issues, words)
      : html``;
  return pageLayout({
    locale: page.locale,
    title: refused.title,
    stylesheet: page.stylesheet,
    home: homeOf(page.locale),
    main: html`<h1 class="text-3xl font-semibold">${refused.title}</h1>
      ${reason} ${form}
      <p class="mt-10">
        <a class="underline" href="${homeOf(page.locale)}">${words.home}</a>
      </p>`,
  });
}
