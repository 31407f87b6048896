import type { kitWords as en } from './kit.en.ts';

const palette: typeof en.palette = {
  heading: 'Suchen und Befehle',
  close: 'Schließen',
  open: 'Suchen und Befehle',
  key: 'Strg K',
  field: 'Person, Stelle, Seite oder Befehl',
  results: 'Gefunden',
  nothing: 'Nichts gefunden.',
  groups: {
    recent: 'Zuletzt geöffnet',
    act: 'Befehle',
    contact: 'Person',
    submission: 'Eingang',
    role: 'Stelle',
    person: 'Vorgänge von',
    page: 'Seite',
  },
};

const problems: typeof en.problems = {
  unreachable:
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  cancelled:
    'Der Passkey wurde nicht benutzt: abgebrochen oder Zeit abgelaufen. Versuchen Sie es erneut.',
  'wrong-place':
    'Ihre Passkeys gelten für eine andere Adresse. Melden Sie sich unter der üblichen Webadresse an.',
  exists:
    'Dieses Gerät hat schon einen Passkey von Ihnen. Benutzen Sie ein anderes Gerät oder einen anderen Schlüssel.',
  'no-verification':
    'Auf diesem Schlüssel ist weder PIN noch Fingerabdruck oder Gesicht eingerichtet. Richten Sie eines davon ein, oder benutzen Sie einen anderen.',
  failed: 'Der Browser konnte das nicht ausführen. Versuchen Sie es erneut.',
  'changed-meanwhile':
    'Jemand anderes hat das geändert. Beide Fassungen sind zu sehen: Wählen Sie, was bleibt.',
  'consent-missing':
    'Halten Sie zuerst die Einwilligung zu diesem Unternehmen fest. Wenn Unternehmen oder Position inzwischen geändert wurden, fragen Sie mit den neuen Worten erneut.',
  'cross-origin':
    'Der Zugriff kam von einer anderen Website. Melden Sie sich unter der eigenen Webadresse an.',
  'day-refused': 'Jeder Tag muss zwischen dem Tag der Bewerbung und heute liegen.',
  'due-too-early': 'Die Frist muss nach dem Eingang liegen.',
  gone: 'Dieser Link gilt nicht mehr. Bitten Sie die Administration um einen neuen.',
  'image-too-large':
    'Dieses Bild ist zu groß. Wählen Sie eines mit höchstens 15 MB und 60 Megapixeln.',
  'image-too-small':
    'Dieses Bild ist zu klein. Wählen Sie eines mit mindestens 192 Pixeln Breite und Höhe.',
  incomplete: 'Es ist nicht vollständig. Was fehlt, steht bei den Feldern.',
  'in-flight': 'Es wird gerade gesendet. Versuchen Sie es in einer Minute erneut.',
  invalid: 'Eine Eingabe passt nicht. Prüfen Sie sie und versuchen Sie es erneut.',
  'last-administrator':
    'Das ist die letzte Person der Administration, die sich anmelden kann. Geben Sie die Rolle zuerst jemand anderem.',
  'last-key': 'Das ist Ihr letzter Passkey. Fügen Sie zuerst einen weiteren hinzu.',
  malformed: 'Der Server hat das nicht verstanden. Laden Sie die Seite neu.',
  'answer-changed':
    'Jemand anderes hat diese Antwort inzwischen gespeichert. Beide Texte sind zu sehen: Wählen Sie, was bleibt.',
  'mandate-stale':
    'Jemand anderes hat dieses Mandat geändert. Beide Fassungen sind zu sehen: Wählen Sie, was bleibt.',
  'name-taken': 'Diesen Namen gibt es schon. Wählen Sie einen anderen.',
  'no-draft': 'Es gibt keinen Entwurf zum Senden. Schreiben Sie ihn zuerst.',
  'no-site': 'Die Seiten der Website sind nicht erstellt, daher gibt es keine Vorschau.',
  'not-allowed': 'Das kann nur die Administration.',
  'not-an-image':
    'Diese Datei lässt sich nicht als Bild zeigen. Wählen Sie eine nicht animierte Datei im Format JPEG, PNG, WebP oder AVIF.',
  'not-confirmed': 'Die Bestätigung weicht von dem ab, was sie bestätigt.',
  'not-found': 'Das gibt es nicht mehr.',
  'not-introduced': 'Halten Sie zuerst mit Einwilligung fest, dass die Person vorgestellt wurde.',
  'not-json': 'Der Server hat das nicht verstanden. Laden Sie die Seite neu.',
  'not-possible': 'Der Status hat sich geändert. Die Seite zeigt den jetzigen.',
  'not-quarantined': 'Es ist nicht mehr als Spam zurückgestellt.',
  'rate-limited':
    'Zu viele Versuche aus diesem Netz. Warten Sie eine Minute und versuchen Sie es erneut.',
  refused:
    'Dieser Passkey wurde nicht angenommen. Versuchen Sie es erneut, oder bitten Sie die Administration um einen neuen Link.',
  'open-places':
    'Darin steht noch ein Platzhalter in doppelten eckigen Klammern. Schreiben Sie, was dort hingehört.',
  'not-sendable': 'Es wurde zurückgezogen oder ist ein Beispiel und wird nicht gesendet.',
  'sign-in-again':
    'Dafür müssen Sie sich kürzlich angemeldet haben. Versuchen Sie es erneut und benutzen Sie Ihren Passkey.',
  'signed-out': 'Ihre Sitzung ist beendet. Melden Sie sich an und wiederholen Sie es.',
  stale: 'Jemand anderes hat das geändert. Laden Sie es neu.',
  'too-large': 'Das ist zu groß.',
  'too-many-views': 'Mehr Ansichten sind nicht möglich. Entfernen Sie zuerst eine.',
  'too-many-streams': 'Zu viele Tabs sind offen. Schließen Sie einige.',
  unavailable: 'Der Server kann das im Moment nicht. Versuchen Sie es in einer Minute erneut.',
  'unknown-person': 'Diese Person gehört nicht mehr zum Team.',
};

export const kitWords: typeof en = {
  name: (firm) => `${firm} Desk`,
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  desk: 'Desk',
  nav: {
    today: 'Heute',
    inbox: 'Posteingang',
    roles: 'Stellen',
    website: 'Website',
    administration: 'Verwaltung',
    reports: 'Auswertungen',
    deliveries: 'Zustellungen',
    privacy: 'Datenschutz',
    people: 'Personen',
    audit: 'Protokoll',
    health: 'Systemstatus',
  },
  themes: {
    light: 'Farbschema: hell. Auf Dunkel umschalten.',
    dark: 'Farbschema: dunkel. Auf Systemeinstellung umschalten.',
    system: 'Farbschema: wie im System. Auf Hell umschalten.',
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
  loading: 'Wird geladen',
  failed:
    'Der Server hat keine brauchbare Antwort gegeben. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  pageFailed:
    'Diese Seite konnte nicht geladen werden: Das Programm wurde vielleicht aktualisiert, oder der Server ist nicht erreichbar. Versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  notFound: 'Diese Seite gibt es im Desk nicht.',
  toInbox: 'Zum Posteingang',
  close: 'Schließen',
  notices: 'Meldungen',
  palette,
  problems,
};
