import type { lawWords as en } from './law.en.ts';

export const lawWords: typeof en = {
  heading: 'Was das Recht von einer Stelle verlangt ({country}): {count} Regeln',
  since: 'seit {day}',
  until: 'bis {day}',
  reviewed: 'Quelle gelesen am {day}',
  fields: 'Felder: {fields}',
  authority:
    'Ohne Mandat ist keine Ermächtigung des Arbeitgebers festgehalten. Legen Sie ein Mandat an und halten Sie sie dort fest.',
  report: 'Über Job-Room melden',
  reportHint:
    'Zuerst speichern, mit AVAM-Code. Arbeitgeber und Ort kommen aus dem Mandat und bleiben vertraulich.',
  reportWaiting:
    'Job-Room hat sie. Nummer und erster erlaubter Tag stehen hier, sobald sie bewilligt ist.',
  reportSent: 'Job-Room wird informiert. Die Meldung steht unter Zustellungen.',
  reportRefused:
    'Nicht gesendet: Job-Room ist nicht eingerichtet, oder die Stelle ist nicht als „zu melden“ gespeichert.',
  list: 'Meldepflichtige Berufe {year}: {count}',
  excerpt:
    'Diese Liste ist ein Auszug. Prüfen Sie den Beruf im Check-Up auf arbeit.swiss, bevor Sie veröffentlichen.',
  noList:
    'Für {year} gibt es keine Liste: Prüfen Sie den Beruf auf arbeit.swiss, bevor Sie veröffentlichen.',
};
