import type { RoleAlertWords } from './role-alerts.en.ts';

export const roleAlerts: RoleAlertWords = {
  offer: 'Über solche Stellen informieren',
  offerOne: 'Über ähnliche Stellen informieren',
  afterApplication: 'Sollen wir Sie über ähnliche Stellen informieren?',
  filter: {
    all: 'Alle offenen Stellen.',
    some: 'Offene Stellen {parts}.',
    groups: {
      industries: 'in der Branche {options}',
      sectors: 'im Fachgebiet {options}',
      roleCategories: 'im Funktionsbereich {options}',
      experience: 'auf der Stufe {options}',
      workModel: 'mit Vertrag oder Arbeitsort {options}',
      location: 'am Arbeitsort {options}',
    },
    keywords: 'mit den Wörtern „{keywords}“',
    gone: 'Stellen eines Filters, den wir nicht mehr anbieten. Bitte wählen Sie einen anderen.',
  },
  consent: {
    daily:
      'Senden Sie mir neue Stellen per E-Mail, höchstens einmal am Tag, bis ich es beende oder {{alert.months}} Monate lang.',
    weekly:
      'Senden Sie mir neue Stellen per E-Mail, höchstens einmal in der Woche, bis ich es beende oder {{alert.months}} Monate lang.',
  },
  ask: {
    title: 'Stellen per E-Mail',
    heading: 'Über solche Stellen informieren',
    introduction:
      'Wir schreiben Ihnen, wenn eine passende Stelle frei wird, und nur dann. Sie brauchen kein Konto, ein Klick beendet es, und nach {{alert.months}} Monaten endet es von selbst.',
    now: 'Worüber Sie von uns hören',
    change: 'Auswahl ändern',
    keywords: 'Wörter',
    keywordsHint: 'Stellentitel, Fachgebiet oder Norm. Jedes Wort muss in der Stelle vorkommen.',
    cadence: 'Wie oft',
    edition: 'Sprache und Land der E-Mails',
    editionHint: 'Wir schreiben zu den Bürozeiten dieses Landes.',
    email: 'E-Mail-Adresse',
    emailHint:
      'Zuerst senden wir eine E-Mail mit einem Link. Vor Ihrer Bestätigung senden wir nichts anderes.',
    button: 'Bestätigung anfordern',
    policy: 'Wie wir mit Ihrer Adresse umgehen',
    invalidEmail: 'Geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.com.',
    noMail: 'Diese Website sendet zurzeit keine E-Mails, daher lässt sich nichts einrichten.',
  },
  requested: {
    heading: 'Sehen Sie in Ihrem Posteingang nach',
    text: 'Wir haben eine E-Mail mit einem Link an die angegebene Adresse gesendet. Öffnen Sie ihn und wählen Sie „Bestätigen“. Ohne das senden wir nichts und löschen die Anfrage nach {{alert.confirmHours}} Stunden. Eine Adresse erhält höchstens drei solche E-Mails am Tag.',
  },
  confirm: {
    heading: 'Anfrage bestätigen',
    text: 'Wir senden nichts, bevor Sie die Schaltfläche wählen. Wenn Sie das nicht angefordert haben, schließen Sie die Seite: Die Anfrage wird von selbst gelöscht.',
    button: 'Bestätigen',
  },
  manage: {
    heading: 'Ihre Stellen per E-Mail',
    active: 'Aktiv seit {since}. Endet von selbst am {end}; einen Monat vorher fragen wir nach.',
    confirmed: 'Bestätigt. Wir schreiben, wenn eine passende Stelle frei wird.',
    changed: 'Gespeichert.',
    kept: 'Es geht weiter bis zum {end}.',
    save: 'Änderungen speichern',
    keepHeading: 'Länger behalten',
    keepText: 'Es endet dann {{alert.months}} Monate nach dem heutigen Tag.',
    keep: '{{alert.months}} Monate behalten',
    endHeading: 'Beenden',
    endText:
      'Wir schreiben nicht mehr zu diesem Filter und löschen Ihre Adresse. Als Nachweis, dass Sie es angefordert hatten, bewahren wir zwei Jahre lang auf, wann und mit welchen Worten.',
    end: 'Jetzt beenden',
    neverHeading: 'Nie an diese Adresse schreiben',
    neverText:
      'Beendet alles für diese Adresse und lehnt Neues ab, wer auch immer es anfordert. Nur wir können das rückgängig machen, wenn Sie uns schreiben.',
    never: 'Nie über Stellen informieren',
    download: 'Gespeicherte Daten herunterladen (JSON)',
  },
  ended: {
    heading: 'Beendet',
    text: 'Wir schreiben dazu nicht mehr, und Ihre Adresse ist gelöscht. Sie können es jederzeit neu einrichten.',
  },
  unknown: {
    heading: 'Dieser Link funktioniert nicht',
    text: 'Die Anfrage wurde nicht rechtzeitig bestätigt, oder der Link wurde unterwegs abgeschnitten. Sie können es neu anfordern.',
  },
  again: 'Neu einrichten',
  mail: {
    closes: 'Bewerbung bis {date}',
    more: 'und {count} weitere:',
    news: { one: 'Eine neue Stelle für Sie', other: '{count} neue Stellen für Sie' },
    footer:
      'Sie erhalten diese E-Mail, weil Sie sie am {since} bestätigt haben. {{company.name}}, {site}, {{company.phone.display}}',
    listFooter:
      'Jemand hat diese Adresse angegeben, um diese Liste einmal zu senden. {{company.name}}, {site}',
  },
  saved: {
    full: 'Es lassen sich zwanzig Stellen merken. Entfernen Sie zuerst eine.',
    title: 'Gemerkte Stellen',
    link: 'Gemerkte Stellen',
    introduction:
      'Stellen, die Sie mit dem Stern markiert haben. Die Liste steht in diesem Browser und nirgends sonst.',
    tabOnly:
      'Sie gilt nur für diesen Tab. Erlauben Sie funktionale Speicherung in den Cookie-Einstellungen, um sie länger zu behalten.',
    preferences: 'Cookie-Einstellungen',
    none: 'Hier ist keine Stelle gemerkt.',
    noneText: 'Wählen Sie den Stern einer Stelle, um sie hier wiederzufinden.',
    browse: 'Alle Stellen',
    closed: 'Geschlossen',
    gone: 'Diese Stelle hat eine neue Adresse oder ist nicht mehr auf der Website.',
    closesToday: 'Schließt heute',
    closesIn: { one: 'Schließt in {count} Tag', other: 'Schließt in {count} Tagen' },
    closesOn: 'Schließt am {date}',
    paid: 'Als Sie die Stelle gemerkt haben, lag das {{regional.salary}} bei {salary}.',
    remove: 'Entfernen',
    choose: 'Vergleichen',
    compare: 'Ausgewählte vergleichen',
    compareHint: 'Wählen Sie zwei bis vier.',
    compared: 'Nebeneinander',
    facts: {
      role: 'Stelle',
      pay: '{{regional.salaryLabel}}',
      place: 'Ort',
      contract: 'Vertrag',
      workplace: 'Arbeitsplatz',
      languages: 'Sprachen',
      standards: 'Normen und Kenntnisse',
      closing: 'Bewerbungsschluss',
    },
    sendHeading: 'Diese Liste senden',
    sendText: 'Eine E-Mail mit diesen Stellen und nichts weiter. Die Adresse wird danach gelöscht.',
    email: 'E-Mail-Adresse',
    send: 'Liste senden',
    sent: {
      heading: 'Die Liste ist unterwegs',
      text: 'Wir haben sie an die angegebene Adresse gesendet, sofern diese heute nicht schon drei Listen erhalten hat und Listen erhalten möchte.',
    },
  },
};
