import type { privacyWords as en } from './privacy.en.ts';

const deletedCategories: typeof en.deletedCategories = {
  inactiveCandidateProfiles: 'Bewerbungen, Registrierungen und Nachrichten',
  jobSpecifications: 'Anfragen von Unternehmen',
  suspectedSpam: 'Vermuteter Spam',
  erasureRequests: 'Eingänge, deren Löschung verlangt wurde',
  briefDrafts: 'Gespeicherte Anfragen',
  emailEngagement: 'Belege beendeter Stellenbenachrichtigungen',
};

const units = {
  day: ['Tag', 'Tage'],
  month: ['Monat', 'Monate'],
  year: ['Jahr', 'Jahre'],
} as const;

export const privacyWords: typeof en = {
  summary: 'Was wir über jemanden speichern und was automatisch gelöscht wird.',
  person: 'Daten einer Person finden',
  email: 'E-Mail-Adresse der Person',
  emailHint:
    'Prüfen Sie zuerst, ob der Antrag von dieser Adresse kommt. Groß- und Kleinschreibung spielen keine Rolle.',
  find: 'Suchen',
  finding: 'Wird gesucht…',
  nothing: (email) => `Unter ${email} ist nichts gespeichert.`,
  found: (count, email) => `${count === 1 ? '1 Eingang' : `${count} Eingänge`} unter ${email}`,
  drafts: (count, days) =>
    `${count === 1 ? '1 gespeicherter Entwurf einer Anfrage nennt diese Adresse. Er wird' : `${count} gespeicherte Entwürfe von Anfragen nennen diese Adresse. Sie werden`} mit dem Übrigen gelöscht; Entwürfe ohne Adresse werden ${days} Tage nach dem letzten Speichern gelöscht.`,
  mandates: 'Die Person kommt in Mandaten vor:',
  mandatesHint:
    'Mandate bleiben als Geschäftsunterlagen. Beim Löschen werden Name, Adresse und Telefon dort durch „[…]“ ersetzt.',
  savedViews: (count) =>
    `${count === 1 ? '1 gespeicherte Ansicht des Eingangs nennt die Adresse und wird' : `${count} gespeicherte Ansichten des Eingangs nennen die Adresse und werden`} mit gelöscht.`,
  mentioned: 'Die Adresse kommt auch in Angaben anderer oder in Notizen dazu vor:',
  mentionedHint: 'Diese werden nicht mit der Person gelöscht. Lesen Sie sie und entscheiden Sie.',
  kinds: {
    'job-application': 'Bewerbung',
    'contact-message': 'Kontaktnachricht',
    'contact-dialog': 'Gesprächsanfrage',
    'candidate-registration': 'Registrierung',
    'employer-brief': 'Anfrage eines Unternehmens',
  },
  received: 'Eingegangen',
  file: 'Datei',
  noFile: 'Keine Datei',
  withheld: 'Name nicht gezeigt',
  contents: ({ notes, mails, deliveries, attempts, messages }) =>
    [
      many(notes, 'Notiz', 'Notizen'),
      many(messages, 'Nachricht', 'Nachrichten'),
      many(mails, 'E-Mail', 'E-Mails'),
      many(deliveries, 'Zustellung', 'Zustellungen'),
      attempts > 0 ? `mit ${many(attempts, 'Versuch', 'Versuchen')}` : '',
    ]
      .filter(Boolean)
      .join(', ') || 'Sonst nichts',
  alsoGoes: 'Wird ebenfalls gelöscht',
  copies: 'Kopien an anderen Orten',
  noCopies: 'Keine',
  copiesHint:
    'Zielsysteme haben Kopien, die das Löschen hier nicht erreicht. Verlangen Sie dort die Löschung.',
  deleteAt: 'Eingeschränkt; Löschung am',
  export: 'Als .zip exportieren',
  exporting: 'Wird exportiert…',
  exported:
    'Der Export liegt in Ihren Downloads. Er enthält {{regional.personalData}}: Geben Sie ihn nur verschlüsselt weiter.',
  erase: 'Alles löschen',
  onlyAdministrators: 'Löschen kann nur die Administration.',
  eraseHeading: 'Daten dieser Person löschen?',
  eraseText: (submissions, files) =>
    `${many(submissions, 'Eingang', 'Eingänge') || 'Kein Eingang'} ${files > 0 ? `mit ${many(files, 'Datei', 'Dateien')}` : 'ohne Datei'}, alle Notizen, Nachrichten, E-Mails und Zustellungen werden sofort und endgültig gelöscht. Frühere Sicherungen enthalten sie, bis sie ablaufen.`,
  confirmation: 'Geben Sie die Adresse zur Bestätigung erneut ein',
  notConfirmed: 'Das ist nicht die Adresse oben.',
  keep: 'Alles behalten',
  eraseNow: 'Endgültig löschen',
  keptText: (submissions) =>
    `${many(submissions, 'Eingang belegt', 'Eingänge belegen')}, dass die Person bei einem Unternehmen vorgestellt wurde. Nach dem Recht des Landes bewahren wir das auf: Es ist jetzt eingeschränkt, wird von niemandem gesehen oder genutzt und nach Ablauf der Frist gelöscht.`,
  keptUntil: 'Vorgestellt: aufbewahrt bis',
  erased: ({ references, kept, briefDrafts, roleAlerts, roleLists, mandates }) =>
    `Gelöscht: ${[...references, many(briefDrafts, 'gespeicherte Anfrage', 'gespeicherte Anfragen'), many(roleAlerts, 'Stellenbenachrichtigung', 'Stellenbenachrichtigungen'), many(roleLists, 'Liste gemerkter Stellen', 'Listen gemerkter Stellen'), mandates > 0 ? `die Person in ${many(mandates, 'Mandat', 'Mandaten')}` : ''].filter(Boolean).join(', ') || 'nichts'}. ${kept.length > 0 ? `Als Nachweis, dass die Person vorgestellt wurde, eingeschränkt: ${kept.join(', ')}.` : 'Unter der Adresse ist nichts mehr gespeichert.'}`,
  roleAlerts: (count) => many(count, 'Stellenbenachrichtigung', 'Stellenbenachrichtigungen'),
  roleLists: (count) =>
    `${many(count, 'Liste gemerkter Stellen ist', 'Listen gemerkter Stellen sind')} auf dem Weg zu dieser Adresse: gelöscht nach dem Senden oder mit allem anderen.`,
  unconfirmed: 'noch nicht bestätigt',
  ends: (time) => `endet ${time}`,
  roleAlertProofs: (count) =>
    `${many(count, 'beendete Stellenbenachrichtigung ist', 'beendete Stellenbenachrichtigungen sind')} ohne die Adresse belegt, durch ihren Hashwert. Der Beleg bleibt beim Löschen der Person und wird nach seiner Frist gelöscht.`,
  roleMailBlocked: (since) =>
    `Am ${since} hat diese Adresse verlangt, nie E-Mails über Stellen zu erhalten.`,
  allowRoleMail: 'Stellenbenachrichtigungen zulassen',
  allowRoleMailHint:
    'Nur auf Wunsch der Inhaberin oder des Inhabers. Jede Stellenbenachrichtigung wird weiterhin durch einen Link bestätigt.',
  roleMailAllowed: 'Die Adresse kann wieder Stellenbenachrichtigungen anfordern.',
  refusals: {
    stale: 'Unter dieser Adresse ist etwas Neues eingegangen. Sehen Sie es vor dem Löschen an.',
    'not-found': 'Unter dieser Adresse ist nichts mehr gespeichert.',
    'not-confirmed': 'Die eingegebene Adresse ist nicht die Adresse der Person.',
    invalid: 'Das ist keine E-Mail-Adresse.',
  },
  retention: 'Automatische Löschung',
  retentionText: 'Läuft einmal täglich. Es gelten die Fristen der Datenschutzerklärung.',
  nextRun: 'Nächster Lauf',
  lastRun: 'Letzter Lauf',
  notYet: 'Noch keiner',
  soon: 'Innerhalb einer Minute',
  columns: {
    category: 'Was',
    period: 'Aufbewahrt für',
    kept: 'Jetzt gespeichert',
    due: 'Jetzt fällig',
    next: 'Nächste fällig',
  },
  ownDay: 'Bis zum eigenen Tag',
  none: '–',
  period: ({ value, unit }) => `${value} ${units[unit][value === 1 ? 0 : 1]}`,
  runNow: 'Jetzt ausführen',
  runHeading: 'Fälliges löschen?',
  runText: (due) =>
    due === 0
      ? 'Nichts ist fällig. Der Lauf wird trotzdem verzeichnet.'
      : `${many(due, 'Datensatz hat seine', 'Datensätze haben ihre')} Aufbewahrungsfrist überschritten und ${due === 1 ? 'wird' : 'werden'} endgültig gelöscht.`,
  runKeep: 'Nicht jetzt',
  ran: 'Der Lauf ist beendet. Die Liste unten sagt, was gelöscht wurde.',
  runs: 'Läufe',
  noRuns: 'Noch nicht gelaufen.',
  deletedCategories,
  nothingDeleted: 'Nichts war fällig',
};

function many(count: number, one: string, several: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : several}`;
}
