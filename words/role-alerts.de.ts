import type { RoleAlertWords } from './role-alerts.en.ts';

export const roleAlerts: RoleAlertWords = {
  offer: 'Passende Stellen per E-Mail erhalten',
  offerOne: 'Ähnliche Stellen per E-Mail erhalten',
  afterApplication: 'Möchten Sie ähnliche Stellen per E-Mail erhalten?',
  filter: {
    all: 'Alle offenen Stellen.',
    some: 'Offene Stellen: {parts}.',
    keywords: 'mit den Wörtern „{keywords}“',
    gone: 'Stellen eines Filters, den wir nicht mehr anbieten. Bitte wählen Sie einen anderen.',
  },
  consent: {
    daily:
      'Senden Sie mir neue Stellen per E-Mail, höchstens einmal am Tag, bis ich sie abbestelle, längstens {{alert.months}} Monate, wenn ich nicht verlängere.',
    weekly:
      'Senden Sie mir neue Stellen per E-Mail, höchstens einmal in der Woche, bis ich sie abbestelle, längstens {{alert.months}} Monate, wenn ich nicht verlängere.',
  },
  ask: {
    title: 'Stellen per E-Mail',
    heading: 'Passende Stellen per E-Mail',
    introduction:
      'Wir schreiben Ihnen, wenn wir eine passende Stelle ausschreiben. Die Benachrichtigung endet nach {{alert.months}} Monaten; einen Monat vorher fragen wir, ob Sie verlängern möchten. Sie brauchen kein Konto, und ein Klick beendet die E-Mails.',
    now: 'Welche Stellen Sie erhalten',
    change: 'Auswahl ändern',
    keywords: 'Suchbegriffe',
    keywordsHint:
      'Stellentitel, Fachgebiet oder Norm. Jedes Wort muss in der Ausschreibung vorkommen.',
    cadence: 'Wie oft',
    edition: 'Sprache und Land der E-Mails',
    editionHint: 'Wir schreiben zu den Bürozeiten dieses Landes.',
    email: 'E-Mail-Adresse',
    emailHint:
      'Zuerst senden wir eine E-Mail mit einem Link. Vor Ihrer Bestätigung senden wir nichts anderes.',
    button: 'Bestätigung anfordern',
    policy: 'Wie wir mit Ihrer Adresse umgehen',
    invalidEmail: 'Geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.com.',
    noMail:
      'Diese Website sendet zurzeit keine E-Mails. Stellen per E-Mail lassen sich daher nicht einrichten.',
  },
  requested: {
    heading: 'Sehen Sie in Ihrem Posteingang nach',
    text: 'Wir haben eine E-Mail mit einem Link an die angegebene Adresse gesendet. Öffnen Sie ihn und wählen Sie „Bestätigen“. Ohne Ihre Bestätigung senden wir nichts und löschen die Anfrage nach {{alert.confirmHours}} Stunden. Eine Adresse erhält höchstens drei solche E-Mails am Tag.',
  },
  confirm: {
    heading: 'E-Mails bestätigen',
    text: 'Wir senden nichts, bevor Sie bestätigen. Wenn Sie nichts angefordert haben, schließen Sie die Seite. Die Anfrage wird dann von selbst gelöscht.',
    button: 'Bestätigen',
  },
  manage: {
    heading: 'Ihre Stellen per E-Mail',
    active:
      'Sie erhalten seit {since} neue Stellen. Die E-Mails enden am {end}; einen Monat vorher fragen wir nach.',
    confirmed: 'Bestätigt. Wir schreiben, wenn wir eine passende Stelle ausschreiben.',
    changed: 'Gespeichert.',
    kept: 'Sie erhalten neue Stellen bis zum {end}.',
    save: 'Änderungen speichern',
    keepHeading: 'Verlängern',
    keepText: 'Sie erhalten dann ab heute weitere {{alert.months}} Monate lang neue Stellen.',
    keep: 'Um {{alert.months}} Monate verlängern',
    endHeading: 'Beenden',
    endText:
      'Wir schreiben nicht mehr zu diesem Filter und löschen Ihre Adresse. Als Nachweis Ihrer Einwilligung bewahren wir {{alert.proofYears}} Jahre lang ihren Zeitpunkt, ihren Wortlaut und einen Hashwert der Adresse auf.',
    end: 'Jetzt beenden',
    neverHeading: 'Nie an diese Adresse schreiben',
    neverText:
      'Wir senden dann keine Stellen mehr an diese Adresse, auch wenn jemand sie neu anfordert. Möchten Sie das ändern, schreiben Sie uns.',
    never: 'Nie mehr E-Mails zu Stellen senden',
    download: 'Gespeicherte Daten herunterladen (JSON)',
  },
  ended: {
    heading: 'Sie erhalten keine E-Mails mehr',
    text: 'Ihre Adresse ist gelöscht. Sie können Stellen per E-Mail jederzeit neu einrichten.',
  },
  unknown: {
    heading: 'Dieser Link funktioniert nicht',
    text: 'Die Anfrage wurde nicht rechtzeitig bestätigt, oder ein Teil des Links fehlt. Sie können die E-Mails neu anfordern.',
  },
  again: 'Stellen per E-Mail einrichten',
  mail: {
    closes: 'Bewerbung bis {date}',
    more: 'und {count} weitere:',
    news: { one: 'Eine neue Stelle für Sie', other: '{count} neue Stellen für Sie' },
    footer:
      'Sie erhalten diese E-Mail, weil Sie am {since} bestätigt haben, dass Sie neue Stellen per E-Mail erhalten möchten. {{company.name}}, {site}, {{company.phone.display}}',
  },
  saved: {
    full: 'Sie können sich höchstens zwanzig Stellen merken. Entfernen Sie zuerst eine.',
    title: 'Gemerkte Stellen',
    link: 'Gemerkte Stellen',
    introduction:
      'Stellen, die Sie mit dem Stern markiert haben. Die Liste ist nur in diesem Browser gespeichert.',
    tabOnly:
      'Die Liste gilt nur für diesen Tab. Lassen Sie in den Cookie-Einstellungen „Funktional“ zu, dann bleibt sie länger.',
    preferences: 'Cookie-Einstellungen',
    none: 'Sie haben sich noch keine Stelle gemerkt.',
    noneText: 'Wählen Sie den Stern einer Stelle, um sie hier wiederzufinden.',
    browse: 'Alle Stellen',
    closed: 'Nicht mehr verfügbar',
    gone: 'Diese Stelle hat eine neue Adresse oder ist nicht mehr auf der Website.',
    closesToday: 'Bewerbungsfrist endet heute',
    closesIn: {
      one: 'Bewerbungsfrist endet in {count} Tag',
      other: 'Bewerbungsfrist endet in {count} Tagen',
    },
    closesOn: 'Bewerbung bis {date}',
    paid: 'Als Sie sich die Stelle gemerkt haben, lag das {{regional.salary}} bei {salary}.',
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
      workplace: 'Arbeitsmodell',
      languages: 'Sprachen',
      standards: 'Normen und Kenntnisse',
      closing: 'Bewerbungsfrist',
    },
    shareHeading: 'Auf einem anderen Gerät',
    shareText:
      'Der Link zu dieser Seite enthält die Liste: Wer ihn öffnet, sieht dieselben Stellen.',
  },
};
