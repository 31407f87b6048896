/** A person of the firm, complete. */
export function aPerson(changes: Record<string, unknown> = {}) {
  return {
    name: 'Anna Keller',
    agreedOn: '2026-10-01',
    areas: [],
    en: { role: 'Consultant', text: 'Twelve years in rail signalling.' },
    de: { role: 'Beratung', text: 'Zwölf Jahre in der Leit- und Sicherungstechnik.' },
    ...changes,
  };
}
