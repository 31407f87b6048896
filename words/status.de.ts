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
  keep: 'Der Link zu dieser Seite ist vertraulich. Wer ihn kennt, sieht die Seite. Behandeln Sie ihn wie ein Passwort.',
  receipt: {
    'not-mailed':
      'Eine Eingangsbestätigung per E-Mail haben wir nicht gesendet. Bitte speichern Sie den Link zu dieser Seite.',
    'no-mail':
      'Diese Website versendet derzeit keine E-Mails. Bitte speichern Sie den Link zu dieser Seite: Wir können ihn Ihnen nicht noch einmal schicken.',
  },
  zone: '{{regional.officeTime}}',
  due: '{time} Uhr ({zone})',
  now: {
    heading: 'Stand',
    states: {
      new: 'Eingegangen, noch nicht gelesen.',
      'in-work': 'Liegt bei einer Beraterin oder einem Berater.',
      answered: 'Wir haben geantwortet.',
      closed: 'Abgeschlossen. Ist noch etwas offen, schreiben Sie uns hier.',
    },
    withdrawn: 'Zurückgezogen am {time} Uhr. Wir verwenden Ihre Angaben nicht mehr.',
    promise: 'Wir antworten bis {time} Uhr ({zone}).',
    missed:
      'Wir hatten eine Antwort bis {time} Uhr ({zone}) zugesagt und diese Frist nicht eingehalten. Das bedauern wir. Bei uns ist das als überfällig gekennzeichnet.',
  },
  next: {
    heading: 'So geht es weiter',
    'job-application':
      'Eine Beraterin oder ein Berater liest Ihre Bewerbung und prüft sie anhand des Anforderungsprofils. Keine Software bewertet Sie oder lehnt Sie ab. Wir nennen Ihnen das Unternehmen, bevor es etwas über Sie erfährt.',
    'contact-message':
      'Eine Beraterin oder ein Berater liest Ihre Nachricht und antwortet hier, auf Ihrer vertraulichen Statusseite.',
    'contact-dialog':
      'Eine Beraterin oder ein Berater liest Ihre Nachricht und antwortet hier, auf Ihrer vertraulichen Statusseite.',
    'candidate-registration':
      'Eine Beraterin oder ein Berater liest Ihr Profil, antwortet Ihnen und meldet sich wieder, wenn eine Stelle passt. Wir nennen Ihnen das Unternehmen, bevor es etwas über Sie erfährt.',
    'employer-brief':
      'Wir prüfen Ihre Anfrage, sagen Ihnen, ob wir helfen können und mit welchem Zeitplan, und vereinbaren mit Ihnen den nächsten Schritt.',
  },
  thread: {
    heading: 'Nachrichten',
    from: '{name}, {{company.name}}',
    firm: '{{company.name}}',
    you: 'Sie',
    file: '{filename} herunterladen',
  },
  reply: {
    heading: 'Schreiben Sie uns',
    labels: { text: 'Ihre Nachricht', file: 'Datei (freiwillig)' },
    hint: 'Wer Ihr Anliegen bearbeitet, liest Ihre Nachricht. Wir antworten innerhalb der üblichen Zeit. Steht schon eine Antwort aus, bleibt es beim zugesagten Zeitpunkt.',
    button: 'Nachricht senden',
    withdrawn:
      'Sie haben Ihre Angaben zurückgezogen. Daher sind hier keine Nachrichten mehr möglich.',
    problems: {
      check: 'Ihre Nachricht wurde nicht gesendet. Bitte berichtigen Sie, was unten markiert ist.',
      limited:
        'Ihre Nachricht wurde nicht gesendet: Es ist so viel eingegangen, dass wir derzeit nichts mehr annehmen. Bitte versuchen Sie es später noch einmal oder rufen Sie an: {{company.phone.display}}.',
      busy: 'Ihre Nachricht wurde nicht gesendet: Wir können sie gerade nicht annehmen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    },
  },
  answersByMail: {
    now: {
      notice:
        'Wir sagen Ihnen per E-Mail Bescheid, sobald eine Antwort vorliegt. Den Text der Antwort enthält die E-Mail nicht.',
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
    ticked: 'Angekreuzt am {time} Uhr',
    notTicked: 'Nicht angekreuzt (gesendet am {time} Uhr)',
    role: {
      title: 'Stelle',
      location: 'Ort',
      company: 'Unternehmen',
      salary: '{{regional.salaryLabel}}',
      workType: 'Vertrag oder Arbeitsmodell',
    },
    similar: 'Ähnliche Suche anfragen',
  },
  data: {
    heading: 'Ihre Daten',
    introduction: 'Das können Sie hier jederzeit und ohne Konto tun.',
    download: 'Daten herunterladen (JSON)',
    file: 'Datei herunterladen',
    correct: 'Kontaktdaten berichtigen',
    withdraw: 'Zurückziehen',
    erase: 'Löschen',
    complain: 'Datenschutzbeschwerde',
    complaintSubject: 'Datenschutzbeschwerde, Referenznummer {reference}',
    policy: 'Datenschutzerklärung',
  },
  confirm: {
    back: 'Zurück ohne Änderung',
    correct: {
      heading: 'Kontaktdaten berichtigen',
      text: 'Wer Ihr Anliegen bearbeitet, sieht die Änderung. Unsere nächste E-Mail geht an die neue Adresse.',
      button: 'Änderungen speichern',
    },
    withdraw: {
      heading: 'Zurückziehen',
      text: 'Wir beenden die Bearbeitung und informieren alle Beteiligten bei uns. Diese Seite bleibt erreichbar, und Sie können Ihre Daten weiterhin löschen. Rückgängig machen lässt sich das nicht, aber Sie können das Formular noch einmal senden.',
      button: 'Jetzt zurückziehen',
    },
    erase: {
      heading: 'Daten löschen',
      text: 'Alles, was wir dazu hier gespeichert haben, wird sofort gelöscht: Angaben, Dateien, Nachrichten, unsere Notizen und E-Mails, die noch nicht gesendet sind. Dazu gehört Ihre E-Mail-Adresse; deshalb bestätigen wir es auf dem Bildschirm. Kopien in unseren anderen Programmen lassen wir ebenfalls löschen. Sicherungskopien enthalten die Daten noch, bis sie ablaufen. Rückgängig machen lässt sich das nicht.',
      button: 'Jetzt löschen',
    },
    kept: 'Das Gesetz erlaubt uns, eine Bewerbung wegen möglicher Ansprüche bis zum {date} aufzubewahren. Ab sofort sieht und verwendet sie niemand mehr, und nach diesem Tag wird sie gelöscht. Rückgängig machen lässt sich das nicht.',
    keptIntroduced:
      'Wir haben Sie einem Unternehmen vorgestellt. Das Gesetz erlaubt oder verlangt, dass wir den Nachweis darüber bis zum {date} aufbewahren. Ab sofort sieht und verwendet ihn niemand mehr, und nach diesem Tag wird er gelöscht. Rückgängig machen lässt sich das nicht.',
    placement:
      'Nur der Nachweis Ihrer Vermittlung bleibt bis zum {date}, ohne dass ihn jemand verwendet: Ihr Name und Ihre Adresse, Unternehmen, Position und Tage, Ihre Einwilligungen und unsere Bedingungen.',
  },
  restricted: {
    heading: 'Nicht mehr in Verwendung',
    text: 'Niemand sieht oder verwendet mehr, was Sie gesendet haben; deshalb folgt auch keine E-Mail. Nach dem {date} löschen wir Ihre Daten; bis dahin erlaubt oder verlangt das Gesetz, sie aufzubewahren.',
  },
  erased: {
    heading: 'Diese Daten sind gelöscht',
    text: 'Was zu diesem Link gehörte, ist gelöscht, auch Ihre Adresse, und lässt sich nicht wiederherstellen. Eine E-Mail folgt nicht.',
    placement:
      'Was zu diesem Link gehörte, ist gelöscht und lässt sich nicht wiederherstellen. Eine E-Mail folgt nicht. Der Nachweis Ihrer Vermittlung bleibt bis zum {date}: Ihr Name und Ihre Adresse, Unternehmen, Position und Tage, Ihre Einwilligungen und unsere Bedingungen.',
  },
  unknown: {
    heading: 'Dieser Link funktioniert nicht',
    text: 'Vielleicht fehlt ein Teil des Links.',
  },
  old: {
    heading: 'Dieser Link wurde ersetzt',
    text: 'Ein neuerer Link zu derselben Seite wurde geöffnet. Nur dieser gilt noch.',
  },
  unopened: {
    heading: 'Ihre vertrauliche Statusseite öffnen',
    text: 'Das ist ein neuer Link. Sobald Sie die Seite öffnen, gelten frühere Links zu ihr nicht mehr.',
    button: 'Seite öffnen',
  },
  repeated: {
    heading: 'Das haben wir schon erhalten',
    text: 'Dieselben Angaben sind heute schon bei uns eingegangen, und wir haben sie einmal gespeichert. Den Link zur vertraulichen Statusseite haben wir nach dem ersten Senden angezeigt. Hier zeigen wir ihn nicht noch einmal, denn auch andere könnten denselben Text senden.',
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
    heading: 'Bitte prüfen Sie Ihren Posteingang',
    text: 'Falls uns zu dieser Adresse etwas vorliegt, sind neue Links dorthin unterwegs. Frühere Links gelten, bis Sie einen neuen öffnen. An eine Adresse senden wir höchstens drei solche E-Mails am Tag. Nichts angekommen? Bitte warten Sie einige Minuten und sehen Sie auch im Spam-Ordner nach.',
  },
  'no-new-links': {
    heading: 'Keine neuen Links per E-Mail',
    text: 'Diese Website versendet derzeit keine E-Mails.',
  },
  title: 'Status',
  mail: {
    footer:
      'Diese E-Mail wurde automatisch gesendet. Ihre Antwort darauf erreicht unser Büro. {{company.name}}, {site}, {{company.phone.display}}',
    answerFooter:
      'Ihre Antwort auf diese E-Mail erreicht unser Büro. Was Sie auf Ihrer vertraulichen Statusseite schreiben, steht dort bei den anderen Nachrichten. {{company.name}}, {site}, {{company.phone.display}}',
    team: 'Unser Team',
    linked: '{kind}, eingegangen am {time} Uhr:',
    more: ' Nicht alle Links passen in eine E-Mail. Die übrigen können Sie noch einmal anfordern.',
  },
};
