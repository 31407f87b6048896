import { languageOf, type Language, type Locale } from '#domain/edition/editions.ts';
import { spelledFor } from '#domain/edition/spelling.ts';
import { fillIn } from './fill-in.ts';
import type { Firm } from '#domain/firm/firm.ts';

const sentences: Record<Language, string> = {
  en: '{firm} may introduce me to {employer} for the role “{role}” and pass on my contact details, my CV and what I have written about myself for that purpose. I can withdraw this consent at any time.',
  de: '{firm} darf mich {employer} für die Position „{role}“ vorstellen und dafür meine Kontaktdaten, meinen Lebenslauf und meine Angaben weitergeben. Diese Einwilligung kann ich jederzeit widerrufen.',
};

/** What a candidate agrees to before an introduction, in the candidate's language. */
export function introductionConsent(
  firm: Pick<Firm, 'name'>,
  locale: Locale,
  { employer, role }: { employer: string; role: string },
): string {
  const sentence = spelledFor(locale, sentences[languageOf(locale)]);
  return fillIn(sentence, { firm: firm.name, employer, role });
}
