import { areaWords, kindWords, listOfSamples } from './names.de.ts';
import type { morningWords as enMorning, todayWords as en } from './today.en.ts';

export const todayWords: typeof en = {
  who: 'Wessen Vorgänge',
  whose: { mine: 'Meine', all: 'Alle' },
  mineHint: 'Ihre Vorgänge und nicht zugewiesene.',
  kinds: kindWords,
  areas: areaWords,
  groups: {
    replied: 'Antwort da',
    overdue: 'Überfällig',
    due: 'Heute fällig',
    unclaimed: 'Nicht zugewiesen',
    roles: 'Stellen',
    dates: 'Termine',
    trouble: 'Störungen',
  },
  listed: (count) => `${count} im Posteingang`,
  late: 'seit {time}',
  promisedBy: 'versprochen bis {time}',
  by: 'bis {time}',
  received: 'eingegangen {time}',
  formerPerson: 'Ausgeschiedene Person',
  assign: 'Mir zuweisen',
  assignNamed: 'Mir zuweisen: {name}',
  assigned: 'Ihnen zugewiesen: {name}',
  confirm: 'Noch offen',
  confirmNamed: 'Noch offen: {name}',
  confirmed: 'Heute als offen bestätigt.',
  settle: 'Erledigt',
  settleNamed: 'Erledigt: {name}',
  settled: 'Als erledigt markiert.',
  role: {
    unconfirmed: (days) => `Noch offen? Seit ${days} Tagen nicht bestätigt`,
    ended: 'Beendet',
    closing: 'Schließt am {day}',
    waiting: (count) =>
      count === 1 ? '1 Person wartet auf Antwort' : `${count} Personen warten auf Antwort`,
    reported: 'Meldung {number} bei Job-Room zurückziehen',
  },
  dateKinds: { plan: 'Plan', guarantee: 'Garantie endet', credit: 'Anrechnung endet' },
  trouble: {
    failing: 'Nicht zugestellt seit {time}: {what}',
    backlog: 'Wartet seit {time}: {what}',
    searchEngines: 'geänderte Stellen für Suchmaschinen',
    faults: (count) => (count === 1 ? '1 Fehler' : `${count} Fehler`),
  },
  nothing: {
    heading: 'Alles erledigt.',
    next: 'Die nächste Frist endet am {time}.',
    none: 'Niemand wartet auf eine Antwort.',
  },
  steps: {
    heading: 'Erste Schritte',
    hint: 'Was eine neue Firma zuerst tut.',
    hide: 'Ausblenden',
    done: 'erledigt',
    facts: 'Angaben der Firma eintragen',
    factsOpen: (count) =>
      count === 1
        ? '1 Angabe ist erfunden oder fehlt'
        : `${count} Angaben sind erfunden oder fehlen`,
    samples: 'Beispiele entfernen',
    samplesOpen: listOfSamples,
    remove: 'Entfernen',
    colleague: 'Jemanden einladen',
    colleagueOpen: 'Sie sind bisher allein',
    mail: 'E-Mail einrichten',
    mailOpen: 'Kein Mailserver ist eingerichtet',
  },
};

export const morningWords: typeof enMorning = {
  overdue: '{kind} {reference}: überfällig seit {time}',
  due: '{kind} {reference}: fällig {time}',
  unassigned: '{kind} {reference}: fällig {time}, noch niemand zuständig',
  date: '{role}: {what} ({day})',
  new: '{kind} {reference}: neu',
  replied: '{kind} {reference}: Antwort eingegangen',
  late: '{kind} {reference}: überfällig',
  more: 'Und {count} weitere',
};
