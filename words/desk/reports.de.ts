import type { reportWords as en } from './reports.en.ts';

export const reportWords: typeof en = {
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
    summary: (count, weeks, last) => {
      if (count === 0) return `Nichts in ${weeks} Wochen.`;
      if (count === 1)
        return `1 in ${weeks} Wochen, ${last ? 'in den' : 'vor den'} letzten sieben Tagen.`;
      return `${count} in ${weeks} Wochen, davon ${last || 'keiner'} in den letzten sieben Tagen.`;
    },
  },
  answers: {
    heading: 'Pünktlich beantwortet',
    summary: (count, inTime, median) =>
      count === 1
        ? `1 erste Antwort, ${inTime ? 'pünktlich' : 'verspätet'}, nach ${median}.`
        : `${inTime || 'Keine'} von ${count} ersten Antworten pünktlich; die Hälfte innerhalb von ${median}.`,
    none: 'Auf nichts, was in diesem Zeitraum einging, wurde eine Antwort gesendet.',
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
    summary: (received, placed) => {
      if (received === 0) return 'Niemand hat sich beworben oder registriert.';
      if (received === 1)
        return `1 Person hat sich beworben oder registriert und wurde ${placed ? '' : 'noch nicht '}vermittelt.`;
      return `Vermittelt: ${placed} von ${received}, die sich beworben oder registriert haben.`;
    },
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
    summary: (count, days, without) => {
      const open = days === 1 ? '1 Tag' : `${days} Tagen`;
      if (count === 1) return `1 ist offen, seit ${open}, ${without ? 'ohne' : 'mit'} Bewerbungen.`;
      return `Die älteste ist seit ${open} offen; ${without || 'keine'} ohne Bewerbung.`;
    },
    role: 'Stelle',
    days: 'Tage offen',
    applications: 'Bewerbungen',
  },
  alerts: {
    heading: 'Stellenbenachrichtigungen',
    summary: (confirmed, waiting) => {
      if (confirmed + waiting === 0) return 'Niemand hat Stellenbenachrichtigungen bestellt.';
      const people =
        confirmed === 1 ? '1 Person erfährt' : `${confirmed || 'Keine'} Personen erfahren`;
      const others = waiting === 0 ? '' : `; ${waiting} noch nicht bestätigt`;
      return `${people} von neuen Stellen${others}. Gesucht wird:`;
    },
    count: 'Anzahl',
    edition: 'Ausgabe',
    filter: 'Was gesucht wird',
  },
};
