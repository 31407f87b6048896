import type { deliveryWords as en } from './deliveries.en.ts';

const alert: typeof en.alert = {
  failing: (name) => `${name}: Seit mindestens 15 Minuten scheitert jede Zustellung.`,
  backlog: (name) => `${name}: Eine Zustellung wartet seit mehr als einer Stunde.`,
  backlogRemedy:
    'Sehen Sie nach, welche Zustellungen warten und warum. Eine Testzustellung zeigt, ob das Zielsystem annimmt.',
};

const channels = {
  webhook: 'Webhook',
  mail: 'E-Mail',
  indexnow: 'Suchmaschinen',
};

const destination: typeof en.destination = {
  kinds: {
    'job-application': 'Bewerbungen',
    'contact-message': 'Kontaktnachrichten',
    'contact-dialog': 'Gesprächsanfragen',
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
    withdrawal: 'Bestätigung des Rückzugs',
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

const causes: typeof en.causes = {
  known: {
    'unusable-address': 'Die Adresse kann keine E-Mails empfangen.',
    starting: 'Das Zielsystem startet noch und hat nichts angenommen.',
    timeout: 'Das Zielsystem hat nicht rechtzeitig geantwortet.',
    ENOTFOUND: 'Der Hostname des Zielsystems ist unbekannt.',
    EAI_AGAIN: 'Der Namensdienst dieses Rechners hat nicht geantwortet.',
    ECONNREFUSED: 'Unter der Adresse des Zielsystems nimmt niemand Verbindungen an.',
    ERR_SSL_WRONG_VERSION_NUMBER:
      'Das Zielsystem verschlüsselt an diesem Port nicht, und die Adresse beginnt mit https://.',
    ERR_SSL_PACKET_LENGTH_TOO_LONG:
      'Das Zielsystem verschlüsselt an diesem Port nicht, und die Adresse beginnt mit https://.',
    ECONNRESET: 'Das Zielsystem hat die Verbindung vor der Antwort geschlossen.',
    UND_ERR_SOCKET: 'Das Zielsystem hat die Verbindung vor der Antwort geschlossen.',
    EHOSTUNREACH: 'Zum Rechner des Zielsystems führt kein Weg.',
    ENETUNREACH: 'Dieser Rechner hat keine Verbindung zum Netz des Zielsystems.',
    ETIMEDOUT: 'Die Verbindung zum Zielsystem kam nicht rechtzeitig zustande.',
    UND_ERR_CONNECT_TIMEOUT: 'Die Verbindung zum Zielsystem kam nicht rechtzeitig zustande.',
    CERT_HAS_EXPIRED: 'Das Zertifikat des Zielsystems ist abgelaufen.',
    DEPTH_ZERO_SELF_SIGNED_CERT:
      'Das Zertifikat des Zielsystems stammt von keiner anerkannten Stelle.',
    SELF_SIGNED_CERT_IN_CHAIN:
      'Das Zertifikat des Zielsystems stammt von keiner anerkannten Stelle.',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE:
      'Das Zertifikat des Zielsystems stammt von keiner anerkannten Stelle.',
    ERR_TLS_CERT_ALTNAME_INVALID: 'Das Zertifikat gilt für einen anderen Host als die Adresse.',
    EAUTH: 'Der Mailserver hat Benutzername oder Passwort abgelehnt.',
    ECONNECTION: 'Die Verbindung zum Mailserver kam nicht zustande.',
    ESOCKET: 'Die Verbindung zum Mailserver ist abgebrochen.',
    EDNS: 'Der Hostname des Mailservers ist unbekannt.',
    ETLS: 'Der Mailserver hat keine verschlüsselte Verbindung angeboten.',
    EENVELOPE: 'Der Mailserver hat die Absende- oder die Empfangsadresse abgelehnt.',
    EMESSAGE: 'Der Mailserver hat die Nachricht abgelehnt.',
  },
  http: {
    400: 'Das Zielsystem konnte die Zustellung nicht lesen.',
    401: 'Das Zielsystem verlangt andere Zugangsdaten.',
    403: 'Das Zielsystem erlaubt die Zustellung nicht.',
    404: 'Unter der Adresse gibt es kein Zielsystem: Sein Workflow ist ausgeschaltet, oder die Adresse ist falsch.',
    405: 'Das Zielsystem nimmt unter dieser Adresse nichts an.',
    408: 'Das Zielsystem hat zu lange auf die Zustellung gewartet.',
    410: 'Das Zielsystem wurde absichtlich entfernt.',
    413: 'Die Zustellung ist für das Zielsystem zu groß.',
    422: 'Das Zielsystem hat den Inhalt abgelehnt.',
    429: 'Das Zielsystem begrenzt die Zahl unserer Zustellungen.',
  },
  receiverFailed: (status) => `Im Zielsystem ist ein Fehler aufgetreten (Status ${status}).`,
  receiverRefused: (status) => `Das Zielsystem hat die Zustellung abgelehnt (Status ${status}).`,
  redirected: (status) => `Das Zielsystem leitet weiter; dem folgen wir nicht (Status ${status}).`,
  answered: (status) => `Das Zielsystem hat mit Status ${status} geantwortet.`,
  mailRefused: (code) => `Der Mailserver hat die E-Mail endgültig abgelehnt (Code ${code}).`,
  mailLater: (code) => `Der Mailserver bittet um einen späteren Versuch (Code ${code}).`,
  other: (failure) => `Der Versuch endete mit ${failure}.`,
};

const remedies: typeof en.remedies = {
  webhook: {
    testAddress: 'Tragen Sie die Produktivadresse ein, die /webhook/ enthält.',
    credentials:
      'Ergänzen Sie die Zugangsdaten in der Adresse, oder setzen Sie das erwartete WEBHOOK_SECRET.',
    notFound:
      'Schalten Sie den Workflow ein, oder berichtigen Sie die Adresse und starten Sie den Server neu.',
    removed:
      'Tragen Sie eine andere Adresse ein, starten Sie den Server neu und führen Sie dann „redeliver --abandoned“ aus.',
    tooLarge:
      'Setzen Sie die Variable _MAX_BYTES unter die Grenze des Zielsystems und starten Sie den Server neu.',
    limited: 'Nichts zu tun: Wir versuchen es wieder, wenn das Zielsystem es verlangt.',
    starting: 'Nichts zu tun: Wir versuchen es wieder.',
    timeout: 'Lassen Sie das Zielsystem innerhalb von 20 s antworten und erst danach arbeiten.',
    unknownHost: 'Berichtigen Sie den Hostnamen der Adresse oder den Namensdienst dieses Rechners.',
    refused: 'Starten Sie das Zielsystem, oder berichtigen Sie den Port der Adresse.',
    unencrypted:
      'Beginnen Sie die Adresse mit http:// wie das Zielsystem, oder nennen Sie dessen HTTPS-Port.',
    other: 'Sehen Sie im Protokoll des Zielsystems nach; Zustellungen werden wiederholt.',
  },
  mail: {
    recipient: 'Die Adresse nimmt keine E-Mails an. Rufen Sie die Person an.',
    later: 'Nichts zu tun: Der Mailserver hat um einen späteren Versuch gebeten.',
    credentials:
      'Berichtigen Sie Benutzername und Passwort in SMTP_URL und starten Sie den Server neu.',
    refused:
      'Erfragen Sie den Code beim Anbieter des Mailservers; oft ist MAIL_FROM nicht erlaubt.',
    other:
      'Prüfen Sie Host und Port in SMTP_URL und ob dieser Rechner sie erreicht; E-Mails werden wiederholt.',
  },
  indexnow: {
    key: 'Öffnen Sie /<INDEXNOW_KEY>.txt unter SITE_URL: Dort muss der Schlüssel stehen.',
    other:
      'Die Meldung wird später wiederholt. Prüfen Sie, ob dieser Rechner das Internet erreicht.',
  },
  certificate: {
    otherHost: (variable) =>
      `Berichtigen Sie den Hostnamen in ${variable}: Das Zertifikat muss ihn nennen.`,
    expired: 'Lassen Sie das Zertifikat erneuern, und prüfen Sie die Uhr dieses Rechners.',
    untrusted:
      'Lassen Sie es von einer öffentlichen Stelle signieren, oder nennen Sie Ihre in NODE_EXTRA_CA_CERTS und starten Sie neu.',
  },
};

export const deliveryWords: typeof en = {
  loading: 'Zustellungen werden geladen',
  summary: ({ failing, waiting, abandoned }) =>
    failing + waiting + abandoned === 0
      ? 'Alles ist zugestellt.'
      : [
          count(failing, 'Ziel gestört', 'Ziele gestört'),
          count(waiting, 'Zustellung wartet', 'Zustellungen warten'),
          count(abandoned, 'Zustellung gescheitert', 'Zustellungen gescheitert'),
        ]
          .filter(Boolean)
          .join(', ')
          .concat('.'),
  alerts: 'Warnungen',
  since: 'Seit',
  destinations: 'Ziele',
  noDestinations:
    'Es ist kein Ziel eingerichtet. Eingänge bleiben hier, und nichts wird gesendet. Setzen Sie WEBHOOK_…_URL oder SMTP_URL, um sie weiterzuleiten.',
  states: {
    working: 'In Ordnung',
    failing: 'Gestört',
    unused: 'Noch nicht benutzt',
    unconfigured: 'Nicht eingerichtet',
  },
  unconfigured: 'Kein Server sendet dorthin. Was dafür bestimmt ist, wartet.',
  standing: (waiting, since) =>
    waiting === 1
      ? `1 Nachricht wartet seit ${since}.`
      : `${waiting} Nachrichten warten seit ${since}.`,
  operator: 'Für die Person, die den Server betreibt',
  lastSuccess: 'Letzter Erfolg',
  never: 'Noch keiner',
  waiting: 'Wartend',
  oldest: 'Älteste seit',
  failures: 'Fehlversuche in Folge',
  none: '–',
  test: 'Test senden',
  testOf: (name) => `Test an ${name} senden`,
  testing: 'Wird gesendet…',
  testAccepted: (status, ms) =>
    `Der Test wurde nach ${ms} ms angenommen${status === null ? '' : ` (Status ${status})`}.`,
  testFailed: (recorded) => `Der Test ist gescheitert (${recorded}).`,
  list: 'Offene Zustellungen',
  all: 'Alle',
  filter: 'Auswahl',
  empty: 'Nichts ist offen.',
  emptyFilter: 'Keine entspricht diesem Filter.',
  more: 'Nur die ersten 300 sind aufgeführt, die dringendsten zuerst.',
  taskStates: {
    failing: 'Wird wiederholt',
    waiting: 'Wartend',
    sending: 'Wird gesendet',
    abandoned: 'Gescheitert',
    cancelled: 'Abgebrochen',
  },
  next: 'Nächster Versuch',
  due: 'Jetzt fällig',
  settled: 'Beendet',
  attempts: (many) => (many === 1 ? '1 Versuch' : `${many} Versuche`),
  status: (status) => `Status ${status}`,
  noAnswer: 'Keine Antwort',
  accepted: 'Angenommen',
  redeliver: 'Erneut senden',
  redeliverOf: (name) => `Erneut senden: ${name}`,
  redelivered: 'Wird jetzt gesendet.',
  cancel: 'Abbrechen',
  cancelOf: (name) => `Zustellung von ${name} abbrechen`,
  cancelHeading: 'Diese Zustellung abbrechen?',
  cancelText: (name, to) =>
    `${name} wird nicht mehr an ${to} gesendet. Der Eingang bleibt, und Sie können ihn später erneut senden.`,
  keep: 'Weiter versuchen',
  cancelNow: 'Zustellung abbrechen',
  cancelled: 'Die Zustellung ist abgebrochen.',
  alert,
  destination,
  causes,
  remedies,
};

function count(many: number, one: string, several: string): string {
  return many === 0 ? '' : `${many} ${many === 1 ? one : several}`;
}
