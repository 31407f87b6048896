import type { deliveriesWords as en } from './deliveries.en.ts';

export const deliveriesWords: typeof en = {
  heading: 'Zustellungen',
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
  filters: {
    all: 'Alle',
    failing: 'Wird wiederholt',
    waiting: 'Wartend',
    abandoned: 'Gescheitert',
    cancelled: 'Abgebrochen',
  },
  filter: 'Anzeigen',
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
  noAttempt: 'Noch kein Versuch',
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
};

function count(many: number, one: string, several: string): string {
  return many === 0 ? '' : `${many} ${many === 1 ? one : several}`;
}
