import type { boardWords as en } from './boards.en.ts';

export const boardWords: typeof en = {
  hint: 'Stellenbörsen holen eine Stelle ab, sobald sie gespeichert, offen und bereit ist, und verlieren sie, wenn sie geschlossen wird. Jeder Feed hat eine eigene Adresse, die Sie der Börse mitteilen.',
  columns: { board: 'Börse', wanted: 'Gewünscht', standing: 'Stand' },
  wanted: 'Bei {board} anbieten',
  standing: {
    closed: 'Nicht angeboten: Die Stelle ist geschlossen.',
    incomplete: 'Wird geprüft, sobald die Stelle vollständig ist.',
    faulty: 'Nicht bereit.',
    offered: 'Angeboten seit {day}.',
    waiting: 'Bereit. Wird angeboten, sobald die Stelle gespeichert und offen ist.',
    leaving: 'Noch angeboten. Wird mit dem Speichern zurückgenommen.',
    ready: 'Bereit.',
  },
  fault: {
    'title-names-place': 'Der Titel nennt den Ort. Streichen Sie „{place}“ in „{field}“.',
    'title-names-pay': 'Der Titel nennt das Gehalt. Streichen Sie den Betrag in „{field}“.',
    'title-advertises':
      'Der Titel enthält einen Aufruf, eine Adresse oder unseren Namen. Lassen Sie in „{field}“ nur die Bezeichnung der Stelle stehen.',
    'description-too-short':
      'Der Text ist kürzer als {limit} Zeichen. Beschreiben Sie die Stelle in „{field}“ ausführlicher.',
    'no-postcode': '{place} hat keine Postleitzahl. Ergänzen Sie sie unter Website, Orte.',
    'unchanged-too-long':
      'Diese Börse nimmt nur Stellen, die sich in den letzten {limit} Tagen geändert haben. Bestätigen Sie, dass die Stelle noch offen ist.',
  },
};
