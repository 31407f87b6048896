import { documentWords } from './documents.de.ts';
import type { vacancyWords as en } from './vacancies.en.ts';

const closing: typeof en.closing = {
  headings: { close: 'Stelle schließen', withdraw: 'Stelle zurückziehen' },
  loading: 'Es wird geprüft, wer noch wartet',
  waiting: 'Warten noch auf Antwort: {count}',
  nobody: 'Niemand wartet auf eine Antwort.',
  samples: 'Beispiele: {count}. Sie brauchen keine Antwort.',
  more: 'Weitere Wartende: {count}. Sie erscheinen, sobald diese beantwortet sind.',
  hint: 'Lesen und ändern Sie jede Antwort. Unbeantwortete bleiben in der Liste der fälligen.',
  own: 'Eigene Worte',
  leave: 'Nicht beantworten',
  subject: 'Betreff',
  text: 'Text',
  read: 'Antwort an {name} lesen und ändern',
  answerFor: 'Antwort an {name}',
  empty: 'Schreiben Sie Betreff und Text, oder lassen Sie es unbeantwortet.',
  send: {
    close: 'Schließen und Antworten senden: {count}',
    withdraw: 'Zurückziehen und Antworten senden: {count}',
  },
  closeOnly: { close: 'Ohne Antwort schließen', withdraw: 'Ohne Antwort zurückziehen' },
  sending: 'Wird gesendet',
  unfinished: 'Einige Antworten sind nicht vollständig: {names}.',
  unsaved: 'Speichern oder verwerfen Sie zuerst Ihre Änderungen.',
  lost: 'Die Verbindung ist abgebrochen. Wir versuchen es weiter, bis der Server antwortet; niemand erhält eine Antwort doppelt.',
  interrupted:
    'Das Schließen dieser Stelle wurde unterbrochen. Beim Fortsetzen erhält niemand eine Antwort doppelt.',
  goOn: 'Fortsetzen',
  done: 'Erledigt. Gesendete Antworten: {count}.',
  results: {
    sent: 'Antwort gesendet',
    repeated: 'Antwort bereits gesendet',
    answered: 'Inzwischen von jemand anderem beantwortet',
    gone: 'Bewerbung zurückgezogen',
    failed: 'Nicht gesendet: bleibt in der Liste der fälligen',
  },
  stale:
    'Jemand anderes hat {{regional.theAdvert}} geändert. Laden Sie die Seite neu und schließen Sie dann.',
  back: 'Zu den Personen der Stelle',
};

const law: typeof en.law = {
  heading: 'Was das Recht von einer Stelle verlangt ({country}): {count} Regeln',
  since: 'seit {day}',
  until: 'bis {day}',
  reviewed: 'Quelle gelesen am {day}',
  fields: 'Felder: {fields}',
  authority:
    'Ohne Mandat ist keine Zustimmung des Unternehmens zur Ausschreibung festgehalten. Legen Sie ein Mandat an und halten Sie sie dort fest.',
  report: {
    heading: 'Diese Stelle vor der Veröffentlichung melden',
    steps:
      'Fügen Sie den Text bei Job-Room ein, im Namen des Unternehmens mit Bewilligung und mit dem Namen des Unternehmens, das dort vertraulich bleibt. Kommt die Bestätigung, wählen Sie unter „Stellenmeldepflicht (Schweiz)“ „gemeldet“ und tragen Nummer und Tag ein: Fünf Arbeitstage später darf die Stelle erscheinen.',
    incomplete: 'Der Text zum Einfügen steht hier, sobald die Stelle vollständig gespeichert ist.',
    link: 'Job-Room öffnen',
    toPaste: 'Text zum Einfügen',
    title: 'Titel ({language})',
    text: 'Text ({language})',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    waiting: 'Meldung {number}, bestätigt am {day}: Die Stelle darf ab {first} erscheinen.',
    left: 'Die Stelle ist beendet, die Meldung {number} steht aber noch bei Job-Room. Ziehen Sie sie dort zurück und tragen Sie dann den Tag ein.',
    withdrawnOn: 'Zurückgezogen am',
    discard:
      'Nicht verworfen: Die Meldung steht noch bei Job-Room. Ziehen Sie sie dort zurück, tragen Sie unter „Stellenmeldepflicht (Schweiz)“ den Tag ein und speichern Sie.',
  },
  list: 'Meldepflichtige Berufe {year}: {count}',
  excerpt:
    'Diese Liste ist ein Auszug. Prüfen Sie den Beruf im Check-Up auf arbeit.swiss, bevor Sie veröffentlichen.',
  noList:
    'Für {year} gibt es keine Liste: Prüfen Sie den Beruf auf arbeit.swiss, bevor Sie veröffentlichen.',
};

export const vacancyWords: typeof en = {
  state: {
    draft: 'Entwurf',
    scheduled: 'Geplant',
    open: 'Offen',
    closed: 'Geschlossen',
    withdrawn: 'Zurückgezogen',
  },
  stateFrom: 'ab {day}',
  stateUntil: 'bis {day}',
  alerts: {
    reach: 'Passende Stellenbenachrichtigungen: {count}',
  },
  unconfirmed:
    'Seit {days} Tagen hat niemand bestätigt, dass diese Stelle offen ist. Bestätigen oder schließen Sie sie.',
  copy: 'Kopieren',
  copyOf: '{title} kopieren',
  unfitHeading: 'Gespeicherte Stellen, die sich nicht lesen lassen: {count}',
  unfitText:
    'Diese Programmversion nimmt ihren Inhalt nicht an. Ihre Seiten sind nicht abrufbar, alle anderen werden gezeigt. Öffnen Sie eine, berichtigen Sie die genannten Felder und speichern Sie.',
  unfitOne: 'Diese Programmversion kann diese Stelle nicht lesen',
  unfitOneText:
    'Ihre Seite ist nicht abrufbar. Berichtigen Sie die unten genannten Felder und speichern Sie; alles Übrige bleibt erhalten.',
  unfitStored: 'Alles, was gespeichert ist',
  back: 'Alle Stellen',
  untitled: '{{regional.newAdvert}}',
  missing: 'Diese Stelle gibt es nicht.',
  views: {
    edit: 'Bearbeiten',
    preview: 'Vorschau',
    revisions: 'Fassungen',
    people: 'Personen',
    close: 'Schließen',
    withdraw: 'Zurückziehen',
  },
  onSite: 'Auf der Website öffnen',

  publishChanges: 'Änderungen veröffentlichen',
  reopen: 'Wieder öffnen',
  published: 'Als Fassung {revision} veröffentlicht.',

  issues: {
    none: 'Bereit zum Veröffentlichen.',
    law: '{country}: {source}',
    company: 'Berichtigen Sie es unter Website, „Das Unternehmen“.',
  },
  issue: {
    ...documentWords.issue,
    unknown: 'ist kein Feld einer Stelle',
    'not-below-maximum': 'muss über der Untergrenze liegen',
    'not-paid-so': 'muss bei einem Vertrag mit Tagessatz pro Tag gelten, und nur dann',
    'below-lowest-workload': 'darf nicht unter dem niedrigsten Pensum liegen',
    'not-by-day-rate': 'gibt es bei einem Vertrag mit Tagessatz nicht',
    'before-posted': 'liegt vor dem ersten Tag der Veröffentlichung',
    'not-posted-day': 'muss der erste Tag der Veröffentlichung sein',
    'state-changed': 'ändert sich durch Veröffentlichen, Planen, Schließen oder Zurückziehen',
    'no-slug': 'darf nur Kleinbuchstaben, Ziffern und einzelne Bindestriche enthalten',
    'slug-taken': 'wird oder wurde von einer anderen Stelle benutzt',
    'reference-taken': 'gehört zu einer anderen Stelle',
    'not-neutral': 'muss alle Geschlechter nennen, wie es „(m/w/d)“ tut',
    'not-reported': 'muss zuerst dem RAV gemeldet werden',
    'on-list': 'steht auf der Liste des Jahres: zuerst melden',
    'list-of-earlier-year': 'ist aus einem früheren Jahr: in der Liste dieses Jahres nachsehen',
    'not-before': 'darf gezeigt werden ab',
    'no-canton': 'hat keinen Kanton, dessen Feiertage zählen: unter Website, Orte ergänzen',
    'no-authority': 'hat keine festgehaltene Zustimmung zur Ausschreibung: im Mandat festhalten',
  },

  fields: {
    slug: 'Adresse',
    state: 'Status',
    'state.is': 'Status',
    'state.on': 'Tag des Status',
    'state.from': 'Gezeigt ab',
    'state.until': 'Bewerbungsfrist',
    content: 'Gespeicherter Inhalt',
  },
  groups: {
    filters: 'Filter',
    terms: 'Vertrag und Pensum',
    law: 'Recht',
    more: 'Auswahlverfahren und Umzug',
    publication: 'Adresse, Tage, Referenz',
  },
  lawOf: '{country}, {count} Regeln',
  untilHint: 'Letzter Tag für Bewerbungen, Ortszeit des Arbeitsorts.',
  optional: 'Freiwillig',
  slugFixed: 'Die Adresse steht seit der Veröffentlichung fest.',
  slugChange: 'Adresse ändern',
  slugRedirects: 'Die alte Adresse leitet auf die neue weiter.',
  slugEarlier: 'Leiten hierher: {slugs}',
  slugPropose: 'Aus dem Titel bilden',

  actions: {
    publish: 'Veröffentlichen',
    schedule: 'Planen',
    close: 'Schließen',
    withdraw: 'Zurückziehen',
    confirm: 'Als offen bestätigen',
    'withdraw-report': 'Als zurückgezogen eintragen',
  },
  done: {
    publish: 'Veröffentlicht. Die Website zeigt es innerhalb von zwei Sekunden.',
    schedule: 'Geplant.',
    close: 'Geschlossen. Die Website zeigt es innerhalb von zwei Sekunden.',
    withdraw: 'Zurückgezogen. Die Website zeigt es innerhalb von zwei Sekunden.',
    confirm: 'Heute als offen bestätigt.',
    'withdraw-report': 'Gespeichert.',
  },
  actionText: {
    publish: 'Die Stelle erscheint innerhalb von zwei Sekunden in allen Ausgaben der Website.',
    schedule:
      'Die Stelle öffnet um Mitternacht, Ortszeit des Arbeitsorts, und ist bis dahin verborgen.',
    close:
      'Die Stelle bleibt als geschlossen auf der Website, ohne Formular, und verschwindet aus Suchmaschinen und Feeds.',
    withdraw: 'Die Seite sagt nur noch, dass die Stelle zurückgezogen wurde.',
  },
  actionSaves: 'Nicht gespeicherte Änderungen werden zuerst gespeichert.',
  cancel: 'Abbrechen',

  closing,
  law,
};
