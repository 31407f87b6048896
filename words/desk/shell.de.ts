import type { shellWords as en } from './shell.en.ts';

export const shellWords: typeof en = {
  name: (firm) => `${firm} Desk`,
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  desk: 'Desk',
  nav: {
    overview: 'Übersicht',
    inbox: 'Posteingang',
    mandates: 'Mandate',
    vacancies: 'Stellen',
    website: 'Website',
    deliveries: 'Zustellungen',
    privacy: 'Datenschutz',
    people: 'Personen',
    audit: 'Protokoll',
    health: 'Systemstatus',
  },
  themes: {
    light: 'Farben: hell. Zu dunkel wechseln.',
    dark: 'Farben: dunkel. Zu denen des Systems wechseln.',
    system: 'Farben: wie im System. Zu hell wechseln.',
  },
  times: {
    justNow: 'gerade eben',
    soon: 'in weniger als einer Minute',
    minutes: '{count} Min.',
    hours: '{count} Std.',
    day: '1 Tag',
    days: '{count} Tagen',
  },
  signOut: 'Abmelden',
  signedInAs: 'Angemeldet als',
  alerts: (count) => (count === 1 ? '1 Warnung' : `${count} Warnungen`),
  offline:
    'Sie sind offline. Änderungen an Zuständigkeit, Status und Frist werden gesendet, sobald Sie wieder online sind; anderes lässt sich bis dahin nicht speichern.',
  slow: 'Zu viele Zugriffe aus diesem Netz. Warten Sie eine Minute und versuchen Sie es erneut.',
  loading: 'Wird geladen',
  failed:
    'Der Server hat keine brauchbare Antwort gegeben. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  pageFailed:
    'Diese Seite konnte nicht geladen werden: Das Desk wurde vielleicht aktualisiert, oder der Server ist nicht erreichbar. Versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  notFound: 'Diese Seite gibt es auf dem Desk nicht.',
  toInbox: 'Zum Posteingang',
  close: 'Schließen',
  notices: 'Meldungen',
};
