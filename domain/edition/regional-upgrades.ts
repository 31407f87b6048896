import type { Upgrade } from '#domain/documents/stored-document.ts';

/**
 * One step for each time the interface, or a document that an upgrade adds, quotes new words, which
 * stored regional words lack. What a firm says itself stays. Released steps are never edited.
 */
export const regionalUpgrades: readonly Upgrade[] = [
  (content) => ({
    ...everywhere({
      dataConsentLaw: '(DSGVO)',
      dataConsentName: 'Einwilligung in die Datenverarbeitung',
      extraSalaries: 'Bei 13 oder 14 Monatsgehältern geben Sie den Jahresbetrag an.',
      fixedSalary: 'Fixgehalt',
      personalDataDative: 'personenbezogenen Daten',
      processed: 'verarbeitet',
      resume: 'Lebenslauf',
      rightToWork: 'Arbeitsberechtigung am Arbeitsort',
      startOfWork: 'Arbeitsantritt',
    }),
    greeting: letter('Guten Tag,', 'Guten Tag'),
    greetingByName: letter('Guten Tag {name},', 'Guten Tag {name}'),
    closing: letter('Mit freundlichen Grüßen', 'Freundliche Grüße'),
    salaryLabel: content.salary,
    ...content,
  }),
  (content) => ({
    ...everywhere({ thirteenthSalary: '13. Monatsgehalt', workload: 'Arbeitszeit' }),
    ...content,
  }),
];

function letter(word: string, swiss: string): Record<string, string> {
  return { 'de-DE': word, 'de-CH': swiss, 'de-AT': word };
}

function everywhere(words: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      { 'de-DE': word, 'de-CH': word, 'de-AT': word },
    ]),
  );
}
