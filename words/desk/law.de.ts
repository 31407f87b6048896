import type { lawWords as en } from './law.en.ts';

export const lawWords: typeof en = {
  heading: 'Was das Recht von einer Stelle verlangt ({country}): {count} Regeln',
  since: 'seit {day}',
  until: 'bis {day}',
  reviewed: 'Quelle gelesen am {day}',
  fields: 'Felder: {fields}',
  authority:
    'Ohne Mandat ist keine Ermächtigung des Arbeitgebers festgehalten. Legen Sie ein Mandat an und halten Sie sie dort fest.',
  report: {
    heading: 'Diese Stelle vor der Veröffentlichung melden',
    steps:
      'Fügen Sie den Text bei Job-Room ein, im Namen des Unternehmens mit Bewilligung und mit dem Arbeitgeber, der dort vertraulich bleibt. Kommt die Bestätigung, wählen Sie unter „Stellenmeldepflicht (Schweiz)“ „gemeldet“ und tragen Nummer und Tag ein: Fünf Arbeitstage später darf die Stelle erscheinen.',
    incomplete: 'Der Text zum Einfügen steht hier, sobald die Stelle vollständig gespeichert ist.',
    link: 'Job-Room öffnen',
    toPaste: 'Text zum Einfügen',
    title: 'Titel ({language})',
    text: 'Text ({language})',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    waiting: 'Meldung {number}, bestätigt am {day}: Die Stelle darf ab {first} erscheinen.',
    left: 'Die Stelle ist beendet, die Meldung {number} steht aber noch bei Job-Room. Ziehen Sie sie dort zurück und tragen Sie dann den Tag ein.',
    withdrawnOn: 'Zurückgezogen am',
    discard:
      'Nicht verworfen: Die Meldung steht noch bei Job-Room. Ziehen Sie sie dort zurück, tragen Sie unter „Stellenmeldepflicht (Schweiz)“ den Tag ein und speichern Sie.',
  },
  list: 'Meldepflichtige Berufe {year}: {count}',
  excerpt:
    'Diese Liste ist ein Auszug. Prüfen Sie den Beruf im Check-Up auf arbeit.swiss, bevor Sie veröffentlichen.',
  noList:
    'Für {year} gibt es keine Liste: Prüfen Sie den Beruf auf arbeit.swiss, bevor Sie veröffentlichen.',
};
