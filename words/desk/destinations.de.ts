import type { destinationWords as en } from './destinations.en.ts';

const channels = {
  webhook: 'Webhook',
  mail: 'E-Mail',
  indexnow: 'Suchmaschinen',
};

export const destinationWords: typeof en = {
  kinds: {
    'job-application': 'Bewerbungen',
    'contact-message': 'Kontaktnachrichten',
    'contact-dialog': 'Nachrichten aus „Let’s Talk“',
    'candidate-registration': 'Registrierungen',
    'employer-brief': 'Anfragen von Unternehmen',
  },
  samples: 'Beispiele',
  changedVacancies: 'Geänderte Stellen',
  channels,
  channelsInText: channels,
  purposes: {
    submission: 'Eingang',
    withdrawn: 'Rückzug',
    corrected: 'Berichtigung',
    erased: 'Löschung',
    receipt: 'Eingangsbestätigung',
    withdrawal: 'Bestätigung der Rücknahme',
    'staff-notice': 'Hinweis an das Team',
    'staff-summary': 'Zusammenfassung an das Team',
    answer: 'Antwort',
    replied: 'Rückantwort',
    'reply-notice': 'Hinweis auf eine Rückantwort',
    overdue: 'Hinweis auf Überfälliges',
    'status-link': 'neuer Statuslink',
    'role-confirm': 'Bestätigung einer Stellenbenachrichtigung',
    'role-news': 'Stellenbenachrichtigung',
    'role-question': 'Frage, ob eine Stellenbenachrichtigung weiterläuft',
    'role-list': 'Liste gemerkter Stellen',
    alert: 'Warnung',
    morning: 'E-Mail am Morgen',
    revision: 'geänderte Stelle',
    turned: 'geöffnete oder geschlossene Stelle',
  },
};
