import { catalogue } from '#content/catalogue.server.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { countryOfLocation } from '#domain/vacancies/workplace.ts';
import { recipientsFor } from '#words/partner-words.ts';
import { consentsOfForm } from '#words/words-of-form.ts';
import type { NewConsent } from './consents.ts';

/** Every box of a form: whether it was ticked, and the words that the form shows beside it. */
export function shownConsents({
  kind,
  locale,
  fields,
}: {
  kind: SubmissionKind;
  locale: Locale;
  fields: Record<string, string>;
}): NewConsent[] {
  const { company } = catalogue();
  const { roleLocation } = fields;
  const country =
    roleLocation && countryOfLocation(catalogue().firm, roleLocation, company.address.country);
  const { names } = recipientsFor(company, country || undefined, locale);
  return Object.entries(consentsOfForm(catalogue(), kind, locale, names)).map(([field, words]) => ({
    field,
    given: fields[field] === 'true',
    words,
  }));
}
