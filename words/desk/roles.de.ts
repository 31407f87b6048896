import type { roleWords as en } from './roles.en.ts';

export const roleWords: typeof en = {
  search: 'Suche',
  searchHint: 'Titel, Unternehmen, Referenz oder Ort',
  states: 'Status',
  groups: { current: 'Laufend', ended: 'Beendet', all: 'Alle' },
  mine: 'Meine',
  owner: 'Zuständig',
  columns: {
    role: 'Stelle',
    employer: 'Unternehmen',
    state: 'Status',
    people: 'Personen',
    next: 'Nächster Termin',
    owner: 'Zuständig',
  },
  mandate: { filled: 'Mandat besetzt', ended: 'Mandat beendet' },
  unadvertised: 'Ohne {{regional.advert}}',
  waiting: (count) => (count === 1 ? '1 wartet' : `${count} warten`),
  stages: {
    introduced: (count) => `${count} vorgestellt`,
    interview: (count) => (count === 1 ? '1 Gespräch' : `${count} Gespräche`),
    placed: (count) => `${count} vermittelt`,
  },
  people: (count) => `${count} insgesamt`,
  peopleOf: 'Personen zu {title}',
  closes: 'schließt',
  newMandate: 'Neues Mandat',
  newAdvert: '{{regional.newAdvert}}',
  nothing:
    'Noch keine Stelle. Aus einer Anfrage im Posteingang wird ein Mandat mit dem Entwurf {{regional.ofTheAdvert}}.',
  noMatch: 'Keine Stelle passt.',
  clear: 'Suche löschen',
  more: 'Mehr anzeigen',
};
