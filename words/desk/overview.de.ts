import type { overviewWords as en, morningWords as enMorning } from './overview.en.ts';

export const overviewWords: typeof en = {
  title: 'Übersicht',
  who: 'Wessen Vorgänge',
  whose: { team: 'Team', me: 'Meine' },
  period: 'Zeitraum',
  periods: { '30': '30 Tage', '90': '90 Tage', '365': 'Ein Jahr' },
  print: 'Drucken',
  numbers: 'Die Zahlen',
  due: {
    heading: 'Fällig',
    nothing: 'Nichts wartet auf eine Antwort.',
    person: 'Person',
    nobody: 'Nicht zugewiesen',
    columns: { overdue: 'Überfällig', today: 'Heute', tomorrow: 'Morgen', later: 'Später' },
  },
  received: {
    heading: 'Eingegangen',
    week: 'Woche ab',
    total: 'Zusammen',
    summary: '{count} in {weeks} Wochen, davon {last} in den letzten sieben Tagen.',
  },
  answers: {
    heading: 'Pünktlich beantwortet',
    summary:
      '{share} % von {count} ersten Antworten waren pünktlich; die Hälfte kam innerhalb von {median}.',
    none: 'In diesem Zeitraum wurde keine Antwort gesendet.',
    name: 'Eingänge',
    states: {
      inTime: 'Pünktlich beantwortet',
      late: 'Verspätet beantwortet',
      waiting: 'Offen, in der Frist',
      overdue: 'Offen, überfällig',
    },
  },
  way: {
    heading: 'Vom Eingang bis zur Vermittlung',
    summary: '{placed} vermittelt von {received}, die sich beworben oder registriert haben.',
    step: 'Schritt',
    people: 'Personen',
    steps: {
      received: 'Eingegangen',
      answered: 'Beantwortet',
      introduced: 'Vorgestellt',
      placed: 'Vermittelt',
    },
  },
  roles: {
    heading: 'Offene Stellen',
    none: 'Keine Stelle ist offen.',
    summary: 'Die älteste ist seit {days} Tagen offen; {without} ohne Bewerbung.',
    role: 'Stelle',
    days: 'Tage offen',
    applications: 'Bewerbungen',
  },
  unconfirmed: {
    heading: 'Noch offen?',
    hint: 'Diese Stellen hat seit mindestens {ask} Tagen niemand bestätigt. Nach {due} Tagen ist eine Stelle fällig, bis sie bestätigt oder geschlossen wird.',
    days: '{days} Tage',
    since: 'unbestätigt seit {day}',
    due: 'fällig',
    owner: 'Zuständig: {name}',
    nobody: 'Niemand zuständig',
    yours: 'Sie sind zuständig',
    confirm: 'Noch offen',
    confirmNamed: 'Noch offen: {title}',
    confirmed: 'Heute als offen bestätigt.',
  },
  leftReports: {
    heading: 'Bei Job-Room zurückziehen',
    hint: 'Diese Stellen sind beendet, ihre Meldungen stehen aber noch beim RAV. Ziehen Sie jede dort zurück und tragen Sie auf der Seite der Stelle den Tag ein.',
    number: 'Meldung {number}',
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
