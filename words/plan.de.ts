import type { PlanMessages } from './plan.en.ts';

export const plan: PlanMessages = {
  meta: {
    title: 'Besetzungsplan: Modell, Kosten, Termine',
    description:
      'Wenige Fragen, und Sie sehen, welches Besetzungsmodell passt, was es kostet, was garantiert ist und an welchen Arbeitstagen Ergebnisse vorliegen.',
    keywords: ['Besetzungsplan', 'Honorar Personalberatung', 'Besetzungsmodelle', 'Zeitplan'],
  },
  hero: {
    eyebrow: 'Für Unternehmen',
    heading: 'Das passende Modell, mit Preis und Terminen',
    introduction: 'Wenige Fragen, beantwortet nach unseren veröffentlichten Bedingungen.',
  },
  form: {
    heading: 'Ihre Position',
    labels: {
      urgency: 'Wie dringend ist die Besetzung?',
      level: 'Auf welcher Ebene liegt die Position?',
      confidential: 'Die Suche muss vertraulich bleiben',
      market: 'Kennen Sie den Markt?',
      hires: 'Anzahl der Einstellungen',
      salary: '{{regional.fixedSalary}} (brutto)',
      currency: 'Währung',
      period: 'Zeitraum',
      country: 'Land',
      canton: 'Kanton',
      order: 'Auftragsdatum',
      start: 'Frühester Eintritt',
    },
    urgency: {
      urgent: 'Shortlist innerhalb von {{sprint.durationWeeks}} Wochen',
      open: 'Die Besetzung hat Zeit',
    },
    urgentWithoutSprint: 'So bald wie möglich',
    level: { specialist: 'Fach- oder Teamposition', senior: 'Führungs- oder Spitzenposition' },
    market: {
      known: 'Ja',
      unknown: 'Noch nicht',
    },
    period: { year: 'Jahr', month: 'Monat' },
    hiresHint: 'Je Einstellung eine Suche. {{intel.name}} zahlen Sie nur einmal.',
    salaryHint: 'Freiwillig, je Einstellung. {{regional.extraSalaries}}',
    countryHint: 'Bundesweite Feiertage, in der Schweiz die des Kantons, zählen nicht mit.',
    orderHint: 'Der Tag Ihrer Unterschrift. Ist er kein Arbeitstag, gilt der nächste.',
    startHint: 'Freiwillig. Kündigungsfristen verschieben ihn oft.',
    submit: 'Plan anzeigen',
    ignored:
      'Mit Ihrer Angabe zu „{label}“ kann der Plan nicht rechnen; er nutzt die Voreinstellung.',
    past: 'Liegt in der Vergangenheit und wird nicht berücksichtigt: {label}.',
  },
  answer: {
    label: 'Ihr Plan',
    recommended: 'Empfohlen',
    runnerUp: 'Alternative',
    why: 'Warum',
    against: 'Was dagegen spricht',
    changes: 'Wann wir etwas anderes empfehlen',
    cost: 'Kosten',
    now: 'Bei Auftrag',
    total: 'Insgesamt',
    credit: 'Anrechnung',
    guarantee: 'Garantie',
    timeline: 'Zeitplan',
    send: 'Diese Anfrage senden',
    print: 'Drucken',
    commitment: 'Vor Ihrer Unterschrift wird kein Honorar fällig.',
    compare: 'Alle Modelle vergleichen',
    updated: 'Plan aktualisiert. Empfohlen: {model}.',
    failed: 'Der Plan ließ sich nicht aktualisieren. Wählen Sie „{submit}“.',
  },
  cost: {
    nothing: 'Nichts',
    agreed: 'Laut Auftragsvereinbarung',
    percent: '{percent} % des {{regional.firstYearBaseSalaryGenitive}}',
    percentEach: '{percent} % des {{regional.firstYearBaseSalaryGenitive}} je Einstellung',
    percentRetained: '{percent} % des {{regional.firstYearSalaryGenitive}}',
    percentRetainedEach: '{percent} % des {{regional.firstYearSalaryGenitive}} je Einstellung',
    noSalary: 'Beispiel: {total} bei einem {{regional.annualSalary}} von {salary}.',
    yearly: '{amount} × 12 Monate = {perYear} im Jahr',
    percentageSum: '{perYear} × {percent} % = {total}',
    percentageSumEach: '{perYear} × {percent} % × {hires} Einstellungen = {total}',
    sprintSum: 'Übliches Honorar für eine Position: {total}',
    sprintSumEach: '{hires} Positionen × {fee} = {total}',
    intelSum: 'Festhonorar vorab, Rechnung bei Auftrag',
    halves:
      '{{sprint.upfrontPercent}} % vorab, bei Auftrag: {upfront}; {{sprint.onDeliveryPercent}} % mit der Shortlist: {delivery}',
    onStart: 'Fällig bei {{regional.startOfWork}}',
    onStartEach: 'Fällig bei jedem {{regional.startOfWork}}',
    retainedRange:
      'Das Honorar vereinbaren wir je Suche, im Rahmen von {{terms.placementFeePercent}} % des {{regional.firstYearSalaryGenitive}}. Was zum {{regional.salary}} zählt, steht in der Auftragsvereinbarung; der Plan rechnet mit dem {{regional.fixedSalary}}.',
    instalments: 'Zahlbar in {count} Raten',
    instalmentsOf: 'Zahlbar in {count} Raten von je {part}, gerundet',
    thirds: 'Zahlbar in Dritteln (1/3, 1/3, 1/3)',
    thirdsOf: 'Zahlbar in Dritteln (1/3, 1/3, 1/3) von je {third}, gerundet',
  },
  credit: {
    intel:
      'Die {amount} rechnen wir an, wenn Sie innerhalb von {{intel.creditDays}} Tagen nach dem Auftrag (bis {date}) auf einen {{sprint.name}} oder eine Suche umsteigen.',
    sprint:
      'Das Honorar rechnen wir an, wenn Sie innerhalb von {{sprint.creditDays}} Tagen nach dem Auftrag (bis {date}) für dieselbe Position zu {{contingency.name}} oder einer Retained Search wechseln.',
    next: '{model}: {fee} abzüglich {credit} = {toPay}',
    unlike: 'Das Festhonorar gilt in einer anderen Währung; der Plan zieht es hier nicht ab.',
  },
  guarantee: { none: 'Keine Vermittlung, daher auch keine Nachbesetzungsgarantie.' },
  timeline: {
    day: 'Arbeitstag {days}',
    noDate: 'Kein fester Termin.',
    milestones:
      'Die Meilensteine vereinbaren wir schriftlich mit Ihnen, bevor ein Honorar fällig wird.',
    counted: 'Gerechnet in Arbeitstagen ({place}).',
    holidays: 'Ausgenommene Feiertage: {dates}.',
    shifted:
      'Das Auftragsdatum ist kein Arbeitstag. Als Tag des Auftrags gilt der {date}: Er ist Arbeitstag 0, auch für die Anrechnung.',
    interviews:
      'Gespräche können nach etwa {{sprint.daysToInterviews}} Arbeitstagen beginnen, sobald Sie die Shortlist haben.',
    start: 'Ihr frühester Eintritt: {date}. Wegen Kündigungsfristen wird es oft später.',
    england: 'Feiertage in England',
  },
  brief: {
    mustHaves: 'Aus dem Besetzungsplan:',
    hires: 'Einstellungen: {count}',
    confidentiality: 'Vertraulichkeit',
    confidential: 'Vertrauliche Suche',
    order: 'Mögliches Auftragsdatum: {date}',
    own: 'Zwingende Anforderungen:',
    salary: { year: '{amount} pro Jahr', month: '{amount} pro Monat' },
  },
  afterBrief: {
    save: 'Speichern und später fortsetzen',
    saveAgain: 'Änderungen speichern',
    note: 'Bleibt {days} Tage unter einem vertraulichen Link gespeichert, ohne den Anhang.',
    saved: 'Gespeichert bis zum {date}',
    sharing:
      'Der vertrauliche Link öffnet diese Anfrage auf jedem Gerät. Wer ihn hat, kann sie lesen und ändern.',
    address: 'Der Link ist die Adresse dieser Seite.',
    link: 'Vertraulicher Link',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    copyFailed: 'Der Link ließ sich nicht kopieren. Markieren und kopieren Sie ihn bitte selbst.',
    delete: 'Gespeicherte Anfrage löschen',
    deleted: 'Die gespeicherte Anfrage ist gelöscht. Ihre Eingaben stehen noch im Formular.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    similar: 'Besetzen Sie eine ähnliche Position?',
    sendSimilar: 'Ähnliche Suche anfragen',
  },
  goneBrief: {
    heading: 'Diese gespeicherte Anfrage ist nicht mehr verfügbar',
    text: 'Eine gespeicherte Anfrage bleibt nach dem letzten Speichern {days} Tage erhalten oder bis sie gesendet oder gelöscht wird. Danach ist sie endgültig gelöscht.',
    start: 'Neue Anfrage beginnen',
  },
  sprintEach:
    'Jede Einstellung ist ein eigener Sprint: Honorar, Anzahl der Profile, Garantie und Termine gelten je Position.',
  reasons: {
    'urgent-role':
      'Die Position ist dringend, und der {{sprint.name}} beginnt innerhalb von {{sprint.startWithinHours}} Stunden nach Auftragserteilung (an Arbeitstagen).',
    'shortlist-date':
      'Bis zum {{sprint.shortlistDay}}. Arbeitstag stellen wir Ihnen je Position {{sprint.introductions}} gesprächsbereite Kandidatinnen und Kandidaten vor. Den Termin kennen Sie vor dem Auftrag.',
    'smaller-commitment':
      'Mehr als ein Modell passt. Mit diesem binden Sie sich weniger, und das Honorar wird angerechnet, wenn Sie rechtzeitig umsteigen.',
    'not-urgent': 'Die Besetzung hat Zeit, und Sie zahlen erst bei {{regional.startOfWork}}.',
    'pay-on-hire': 'Sie zahlen erst bei {{regional.startOfWork}}.',
    'market-unknown':
      'Sie kennen den Markt noch nicht. {{intel.name}} zeigt ihn Ihnen in {{intel.turnaroundDays}} Arbeitstagen.',
    senior: 'Eine Retained Search ist für Führungspositionen gedacht.',
    confidential:
      'Die Suche muss vertraulich bleiben. Eine Retained Search ist exklusiv und für solche Besetzungen gedacht.',
    places: 'Die Suche beginnt mit Recherche, und wir begleiten Sie bis zum Vertrag.',
  },
  drawbacks: {
    'ends-with-shortlist':
      'Unsere Arbeit endet mit der Shortlist: Gespräche und Angebot übernehmen Sie, und es gibt keine Nachbesetzung. Deshalb kostet er weniger.',
    'not-for-confidential':
      'Die Suche muss vertraulich bleiben, und der {{sprint.name}} beruht auf Direktansprache ohne Exklusivität.',
    'no-date':
      'Die Position ist dringend, und eine Retained Search hat keinen festen Termin. Den Zeitplan vereinbaren wir mit Ihnen.',
    'for-non-urgent': 'Das Modell nennt keinen Termin.',
    'market-untested': 'Die Suche würde beginnen, bevor Sie den Markt kennen.',
    'non-exclusive':
      'Das Modell ist in der Regel nicht exklusiv. Für Führungspositionen und vertrauliche Besetzungen empfehlen wir eine Retained Search.',
    'larger-commitment': 'Sie binden sich stärker: Die Suche ist exklusiv.',
    'no-introductions':
      'Die Position ist dringend, und mit {{intel.name}} sprechen wir niemanden an und stellen niemanden vor.',
    'named-may-ask':
      'Die Suche muss vertraulich bleiben, und wer in der Liste genannt ist, darf nach dem Gesetz fragen, wer sie erhalten hat.',
  },
  changes: {
    urgent: 'Wenn die Position dringend ist',
    open: 'Wenn die Besetzung Zeit hat',
    specialist: 'Wenn es keine Führungsposition ist',
    senior: 'Wenn es eine Führungsposition ist',
    confidential: 'Wenn die Suche vertraulich bleiben muss',
    public: 'Wenn die Suche nicht vertraulich sein muss',
    known: 'Wenn Sie den Markt kennen',
    unknown: 'Wenn Sie den Markt noch nicht kennen',
  },
  guarantees: {
    'no-hire-no-fee': 'Ohne Einstellung kein Honorar.',
    'replacement-window':
      'Endet das Arbeitsverhältnis innerhalb der vereinbarten Frist, in der Regel {{contingency.replacementWeeks}} Wochen ab {{regional.startOfWork}}, suchen wir einmal kostenfrei nach einer Nachbesetzung. Ist keine Frist vereinbart, gelten {{terms.replacementDays}} Tage.',
    'replacement-months':
      'Endet das Arbeitsverhältnis innerhalb von {{retained.replacementMonths}} Monaten ab {{regional.startOfWork}}, suchen wir einmal kostenfrei nach einer Nachbesetzung.',
    introductions:
      'Weniger als {{sprint.guaranteeIntroductions}} Kandidatinnen und Kandidaten je Position bis zum {{sprint.shortlistDay}}. Arbeitstag ({date}): entweder {{sprint.guaranteeExtraWeeks}} weitere Woche kostenfrei oder {{sprint.guaranteeRefundPercent}} % des Honorars zurück. Kein Vermittlungshonorar, keine Nachbesetzungsgarantie.',
  },
  steps: {
    'sprint-intake': {
      name: 'Auftragsklärung',
      text: 'Wir klären zwingende Anforderungen, {{regional.salaryRange}} und wer entscheidet.',
    },
    'sprint-calibration': {
      name: 'Abgleich',
      text: '{{sprint.calibrationProfiles}} anonymisierte Profile aus unserem Netzwerk: Die Personen kennen Ihren Namen und haben zugestimmt.',
    },
    'sprint-sourcing': { name: 'Suche', text: 'Wir sprechen Fachleute direkt an.' },
    'sprint-shortlist': {
      name: 'Shortlist',
      text: '{{sprint.introductions}} gesprächsbereite Kandidatinnen und Kandidaten.',
    },
    'intel-order': { name: 'Tag des Auftrags', text: 'Rechnung am selben Tag.' },
    'intel-delivery': {
      name: 'Ergebnis',
      text: '{{regional.salaryBands}}, {{intel.competitors}} Zielunternehmen, {{intel.profiles}} namentlich benannte Fachleute, Zusammenfassung und Suchstrings, mit {{intel.readoutMinutes}}-minütiger Besprechung. Wer sich bei uns registriert oder beworben hat, steht nicht darin, ohne Ihnen zugestimmt zu haben.',
    },
  },
};
