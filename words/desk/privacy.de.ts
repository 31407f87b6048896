import { holdReasons } from '#domain/privacy/keeping.ts';
import type { privacyWords as en } from './privacy.en.ts';

const deletedCategories: typeof en.deletedCategories = {
  inactiveCandidateProfiles: 'Bewerbungen, Registrierungen und Nachrichten',
  jobSpecifications: 'Anfragen von Unternehmen',
  suspectedSpam: 'Vermuteter Spam',
  erasureRequests: 'Gesperrte Eingänge',
  placementRecords: 'Nachweise von Vermittlungen',
  interviewNotes: 'Notizen, auch aus Gesprächen',
  securityLogs: 'Einträge des Protokolls',
  briefDrafts: 'Gespeicherte Anfragen',
  emailEngagement: 'Belege beendeter Stellenbenachrichtigungen',
};

const units = {
  day: ['Tag', 'Tage'],
  month: ['Monat', 'Monate'],
  year: ['Jahr', 'Jahre'],
} as const;

const dativeUnits = {
  day: ['Tag', 'Tagen'],
  month: ['Monat', 'Monaten'],
  year: ['Jahr', 'Jahren'],
} as const;

const keeping: typeof en.keeping = {
  heading: 'Aufbewahrung',
  until: (day) => `Aufbewahrt bis ${day}.`,
  over: (day) => `Die Frist endete am ${day}. Länger aufbewahrt:`,
  due: (day) => `Die Frist endete am ${day}. Der nächste Lauf löscht es.`,
  holds: {
    candidacy: ({ role, employer }) => `Auf dem Weg zu ${role}, ${employer}`,
    guarantee: ({ role, employer }, day) => `Garantie bis ${day}: ${role}, ${employer}`,
    credit: ({ role, employer }, day) => `Anrechnung bis ${day}: ${role}, ${employer}`,
    unanswered: (_, day) => `Die letzte Nachricht ist unbeantwortet: bis ${day}`,
    administrator: ({ by, reason }, day) => `Durch ${by} bis ${day}: ${reason}`,
  },
  counts: {
    candidacy: (count) => `${count} auf dem Weg zu einem offenen Mandat`,
    guarantee: (count) => `${count} wegen einer Garantie`,
    credit: (count) => `${count} wegen einer Anrechnung`,
    unanswered: (count) => `${count} wegen einer unbeantworteten Nachricht`,
    administrator: (count) => `${count} durch die Administration`,
  },
  hold: 'Länger aufbewahren',
  change: 'Ändern',
  end: 'Beenden',
  question: 'Über die Frist hinaus aufbewahren?',
  effect:
    'Bis zu diesem Tag wird es nicht wegen seines Alters gelöscht. Wer es gesendet hat, kann es trotzdem löschen lassen und liest den Grund in einem Export.',
  reason: 'Grund',
  lastDay: 'Letzter Tag',
  keep: 'Abbrechen',
  held: 'Wird länger aufbewahrt.',
  ended: 'Die längere Aufbewahrung ist beendet.',
  refusals: {
    'day-refused': 'Der letzte Tag muss nach heute und innerhalb von sieben Jahren liegen.',
  },
};

export const heldNow: typeof en.heldNow = ({ count, reasons }) => {
  const counted = holdReasons
    .filter((reason) => reasons[reason] > 0)
    .map((reason) => keeping.counts[reason](reasons[reason]));
  return `${many(count, 'Eingang wird', 'Eingänge werden')} über die Frist hinaus aufbewahrt: ${counted.join(', ')}.`;
};

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
  deleteAt: 'Gesperrt; Löschung am',
  keeping,
  placements: 'Nachweise von Vermittlungen:',
  placement: (role, employer, day) => `${role}, ${employer}, am ${day}`,
  placementUntil: (day) => `aufbewahrt bis ${day}`,
  placementRestricted: 'gesperrt',
  placementsHint:
    'Sie enthalten keinen Lebenslauf. Beim Löschen werden sie gesperrt und an ihrem Tag gelöscht.',
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
    `${many(submissions, 'Eingang belegt', 'Eingänge belegen')}, dass die Person bei einem Unternehmen vorgestellt wurde. Nach dem Recht des Landes bewahren wir das auf: Es ist jetzt gesperrt, wird von niemandem gesehen oder genutzt und nach Ablauf der Frist gelöscht.`,
  keptUntil: 'Vorgestellt: aufbewahrt bis',
  erased: ({ references, kept, briefDrafts, roleAlerts, roleLists, mandates, placements }) =>
    `Gelöscht: ${[...references, many(briefDrafts, 'gespeicherte Anfrage', 'gespeicherte Anfragen'), many(roleAlerts, 'Stellenbenachrichtigung', 'Stellenbenachrichtigungen'), many(roleLists, 'Liste gemerkter Stellen', 'Listen gemerkter Stellen'), mandates > 0 ? `die Person in ${many(mandates, 'Mandat', 'Mandaten')}` : ''].filter(Boolean).join(', ') || 'nichts'}. ${[kept.length > 0 ? `Als Nachweis, dass die Person vorgestellt wurde, gesperrt: ${kept.join(', ')}.` : '', placements > 0 ? `Gesperrt: ${many(placements, 'Nachweis einer Vermittlung', 'Nachweise von Vermittlungen')}.` : ''].filter(Boolean).join(' ') || 'Unter der Adresse ist nichts mehr gespeichert.'}`,
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
  office: (kept) => `Was außerhalb dieses Programms liegt, löscht das Büro: ${kept}.`,
  officeCategories: {
    rightToWorkDocuments: 'Nachweise der Arbeitsberechtigung',
    contractsAndBilling: 'Verträge und Abrechnung',
    analytics: 'Analysedaten, die niemand erhebt',
  },
  starts: {
    sent: 'ab dem Absenden',
    'last-act': 'ab dem letzten Kontakt',
    placed: 'ab der Vermittlung',
    written: 'ab dem Tag der Aufzeichnung',
    ended: 'ab dem Ende',
    saved: 'ab dem letzten Speichern',
    confirmed: 'ab der Bestätigung',
    'last-entry': 'ab dem letzten Eintrag',
  },
  heldNow,
  nextRun: 'Nächster Lauf',
  lastRun: 'Letzter Lauf',
  notYet: 'Noch keiner',
  soon: 'Innerhalb einer Minute',
  columns: {
    category: 'Was',
    period: 'Aufbewahrt für',
    kept: 'Gespeichert',
    held: 'Länger aufbewahrt',
    due: 'Jetzt fällig',
    next: 'Nächste fällig',
  },
  ownDay: 'Bis zum eigenen Tag',
  none: '–',
  period: ({ value, unit }) => `${value} ${units[unit][value === 1 ? 0 : 1]}`,
  after: ({ value, unit }) => `${value} ${dativeUnits[unit][value === 1 ? 0 : 1]}`,
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
