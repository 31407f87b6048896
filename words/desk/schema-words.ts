import { readableName } from '#domain/documents/readable-name.ts';
import { namesOfFirm } from '../names-of-firm.ts';
import { shownLanguage } from './desk-language.ts';
import { firmHints } from './schema/firm-hints.de.ts';
import { firmTexts } from './schema/firm.de.ts';
import { optionTexts } from './schema/options.de.ts';
import { pageHints } from './schema/page-hints.de.ts';
import { pageTexts } from './schema/pages.de.ts';
import { vacancyTexts } from './schema/vacancies.de.ts';

/** Labels and hints stand in the schemas in English, beside what they describe. */
export const germanSchemaTexts: Readonly<Record<string, string | undefined>> = {
  ...vacancyTexts,
  ...firmTexts,
  ...firmHints,
  ...pageTexts,
  ...pageHints,
};

/** A label or a hint of a schema in the reader’s language. */
export function schemaText(text: string): string {
  return (shownLanguage === 'de' ? germanSchemaTexts[text] : undefined) ?? text;
}

/** A value to choose: of one of the firm’s lists as the firm names it, else as the schema does. */
export function optionText(option: string): string {
  const { options, industries } = namesOfFirm()(shownLanguage);
  const german: string | undefined = shownLanguage === 'de' ? optionTexts[option] : undefined;
  return options[option] ?? industries[option] ?? german ?? schemaText(readableName(option));
}
