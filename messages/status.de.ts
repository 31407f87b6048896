import type { StatusWords } from './status.en.ts';

export const status: StatusWords = {
  eyebrow: 'Referenznummer {reference}',
  kinds: {
    'job-application': 'Ihre Bewerbung',
    'contact-message': 'Ihre Nachricht',
    'contact-dialog': 'Ihre Nachricht',
    'candidate-registration': 'Ihre Registrierung',
    'employer-brief': 'Ihre Anfrage',
  },
  received: 'Eingegangen am {time} Uhr.',
  keep: 'Diese Adresse ist vertraulich. Wer sie kennt, sieht diese Seite. Behandeln Sie sie wie ein Passwort.',
  receipt: {
    'not-mailed':
      'Dazu haben wir keine Eingangsbestätigung per E-Mail gesendet. Bitte speichern Sie die Adresse dieser Seite.',
    'no-mail':
      'Diese Website versendet derzeit keine E-Mails. Speichern Sie die Adresse dieser Seite: Wir können sie Ihnen nicht noch einmal schicken.',
  },
  zone: '{{regional.officeTime}}',
  due: '{time} Uhr ({zone})',
  now: {
    heading: 'Stand',
    states: {
      new: 'Eingegangen, noch nicht gelesen.',
      'in-work': 'In Bearbeitung.',
      answered: 'Wir haben geantwortet.',
      closed: 'Abgeschlossen.',
    },
    withdrawn: 'Sie haben dies am {time} Uhr zurückgezogen. Wir verwenden es nicht mehr.',
    promise: 'Wir antworten bis {time} Uhr ({zone}).',
    missed:
      'Wir hatten eine Antwort bis {time} Uhr ({zone}) zugesagt und sind zu spät. Das tut uns leid. Die zuständige Person wurde erinnert.',
  },
  next: {
    heading: 'So geht es weiter',
    'job-application':
      'Ein Mensch liest Ihre Bewerbung und vergleicht sie mit der Stelle. Keine Software bewertet Sie oder lehnt Sie ab. Ihre Angaben gehen nur mit Ihrer Zustimmung an das Unternehmen.',
    'contact-message':
      'Ein Mensch liest Ihre Nachricht und antwortet auf Ihrer vertraulichen Seite. Wir sagen Ihnen per E-Mail Bescheid.',
    'contact-dialog':
      'Ein Mensch liest Ihre Nachricht und antwortet auf Ihrer vertraulichen Seite. Wir sagen Ihnen per E-Mail Bescheid.',
    'candidate-registration':
      'Ein Mensch liest Ihr Profil und meldet sich zu passenden Stellen. Ihre Angaben gehen nur mit Ihrer Zustimmung an ein Unternehmen.',
    'employer-brief':
      'Wir prüfen Ihre Anfrage, sagen Ihnen, ob und bis wann wir besetzen können, und vereinbaren mit Ihnen den nächsten Schritt.',
  },
  thread: {
    heading: 'Gespräch',
    from: '{name}, {{company.name}}',
    firm: '{{company.name}}',
    you: 'Sie',
    file: '{filename} herunterladen',
  },
  reply: {
    heading: 'Schreiben Sie uns',
    labels: { text: 'Ihre Nachricht', file: 'Datei (freiwillig)' },
    hint: 'Die zuständige Person liest sie. Mit ihrem Eingang beginnt unsere Antwortfrist neu. Schulden wir Ihnen noch eine Antwort, bleibt es beim früheren Zeitpunkt.',
    button: 'Nachricht senden',
    withdrawn: 'Sie haben dies zurückgezogen. Daher sind hier keine Nachrichten mehr möglich.',
    problems: {
      check: 'Ihre Nachricht wurde nicht gesendet. Bitte berichtigen Sie, was unten markiert ist.',
      limited:
        'Ihre Nachricht wurde nicht gesendet: Es ist so viel eingegangen, dass wir derzeit nichts mehr annehmen. Bitte versuchen Sie es später noch einmal oder rufen Sie an: {{company.phone.display}}.',
      busy: 'Ihre Nachricht wurde nicht gesendet: Wir können sie gerade nicht annehmen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    },
  },
  answersByMail: {
    now: {
      notice: 'Wir sagen Ihnen per E-Mail, dass es eine Antwort gibt, ohne ihren Text.',
      full: 'Wir schicken Ihnen Antworten vollständig per E-Mail.',
    },
    choose: {
      full: 'Antworten vollständig per E-Mail schicken',
      notice: 'Nur einen Hinweis schicken',
    },
  },
  content: {
    heading: 'Was wir erhalten haben',
    yes: 'Ja',
    no: 'Nein',
    role: {
      title: 'Stelle',
      location: 'Ort',
      company: 'Unternehmen',
      salary: '{{regional.salary}}',
      workType: 'Arbeitsmodell',
    },
    similar: 'Ähnliche Position anfragen',
  },
  data: {
    heading: 'Ihre Daten',
    introduction: 'Das können Sie hier jederzeit und ohne Konto tun.',
    download: 'Daten herunterladen (JSON)',
    file: 'Datei herunterladen',
    correct: 'Kontaktdaten berichtigen',
    withdraw: 'Zurückziehen',
    erase: 'Löschen',
    complain: 'Beschwerde zum Umgang mit Daten',
    complaintSubject: 'Datenschutzbeschwerde, Referenznummer {reference}',
    policy: 'Datenschutzerklärung',
  },
  confirm: {
    back: 'Zurück ohne Änderung',
    correct: {
      heading: 'Kontaktdaten berichtigen',
      text: 'Die zuständige Person sieht die Änderung, und unsere nächste E-Mail geht an die neue Adresse.',
      button: 'Änderungen speichern',
    },
    withdraw: {
      heading: 'Zurückziehen',
      text: 'Wir beenden die Bearbeitung und informieren bei uns alle, die es erhalten haben. Diese Seite bleibt, und Sie können die Daten weiterhin löschen. Sie können das nicht rückgängig machen, aber das Formular noch einmal senden.',
      button: 'Jetzt zurückziehen',
    },
    erase: {
      heading: 'Daten löschen',
      text: 'Alles, was Sie gesendet haben, wird sofort gelöscht: Angaben, Dateien, das Gespräch, unsere Notizen und E-Mails, die noch nicht gesendet sind. Sicherungskopien enthalten es noch, bis sie ablaufen. Sie können das nicht rückgängig machen.',
      button: 'Jetzt löschen',
    },
    kept: 'Das Gesetz erlaubt uns, eine Bewerbung wegen möglicher Ansprüche bis zum {date} aufzubewahren. Ab sofort sieht und verwendet sie niemand mehr, und nach diesem Tag wird sie gelöscht. Sie können das nicht rückgängig machen.',
    keptIntroduced:
      'Wir haben Sie einem Arbeitgeber vorgestellt. Das Gesetz verlangt, dass wir den Nachweis darüber bis zum {date} aufbewahren. Ab sofort sieht und verwendet ihn niemand mehr, und nach diesem Tag wird er gelöscht. Sie können das nicht rückgängig machen.',
  },
  restricted: {
    heading: 'Löschung beantragt',
    text: 'Niemand sieht oder verwendet mehr, was Sie gesendet haben. Es wird nach dem {date} gelöscht, wenn die gesetzliche Frist für Ansprüche abgelaufen ist.',
  },
  erased: {
    heading: 'Diese Daten sind gelöscht',
    text: 'Was zu diesem Link gehörte, ist gelöscht und lässt sich nicht wiederherstellen.',
  },
  unknown: {
    heading: 'Dieser Link funktioniert nicht',
    text: 'Vielleicht wurde er unterwegs abgeschnitten.',
  },
  old: {
    heading: 'Dieser Link wurde ersetzt',
    text: 'Ein neuerer Link zu derselben Seite wurde geöffnet. Nur dieser gilt noch.',
  },
  unopened: {
    heading: 'Ihre vertrauliche Seite öffnen',
    text: 'Das ist ein neuer Link. Sobald Sie die Seite öffnen, gelten frühere Links zu ihr nicht mehr.',
    button: 'Seite öffnen',
  },
  repeated: {
    heading: 'Das haben wir schon erhalten',
    text: 'Genau dasselbe ging heute schon bei uns ein, und wir haben es einmal gespeichert. Den Link zur vertraulichen Seite haben wir nach dem ersten Senden angezeigt. Hier zeigen wir ihn nicht noch einmal, denn jeder könnte denselben Text senden.',
  },
  newLink: {
    offer:
      'Wir können Ihnen per E-Mail neue Links zu allem schicken, was von Ihrer Adresse gesendet wurde.',
    none: 'Links können wir derzeit nicht per E-Mail schicken. Bitte schreiben Sie uns oder rufen Sie an: {{company.phone.display}}. Nennen Sie Ihre Referenznummer, wenn Sie sie zur Hand haben.',
    contact: 'Schreiben Sie uns',
    contactSubject: 'Vertrauliche Statusseite',
    label: 'E-Mail-Adresse',
    hint: 'Die Adresse, die Sie im Formular angegeben haben.',
    button: 'Neue Links schicken',
  },
  'link-requested': {
    heading: 'Sehen Sie in Ihr Postfach',
    text: 'Wenn wir etwas von dieser Adresse haben, sind neue Links dorthin unterwegs. Frühere Links gelten, bis Sie einen neuen öffnen. Eine Adresse erhält höchstens drei solche E-Mails am Tag. Nichts angekommen? Bitte warten Sie einige Minuten und sehen Sie auch im Spam-Ordner nach.',
  },
  'no-new-links': {
    heading: 'Keine neuen Links per E-Mail',
    text: 'Diese Website versendet derzeit keine E-Mails.',
  },
  title: 'Status',
  mail: {
    footer:
      'Diese E-Mail wurde automatisch gesendet. Eine Antwort darauf erreicht unser Büro. {{company.name}}, {site}, {{company.phone.display}}',
    answerFooter:
      'Eine Antwort auf diese E-Mail erreicht unser Büro; auf der vertraulichen Seite gehört sie zum Gespräch. {{company.name}}, {site}, {{company.phone.display}}',
    linked: '{kind}, eingegangen am {time} Uhr:',
    more: ' Von dieser Adresse wurde mehr gesendet, als in eine E-Mail passt: Fordern Sie die übrigen Links noch einmal an.',
  },
};
