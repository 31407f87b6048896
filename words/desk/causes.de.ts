import type { causeSentences as en } from './causes.en.ts';

export const causeSentences: typeof en = {
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
