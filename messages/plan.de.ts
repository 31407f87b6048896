import type { PlanMessages } from './plan.en.ts';

export const plan: PlanMessages = {
  meta: {
    title: 'Besetzungsplan: Modell, Kosten, Termine',
    description:
      'Wenige Fragen, und Sie sehen, welches Besetzungsmodell passt, was es sofort und insgesamt kostet, was garantiert ist und an welchen Arbeitstagen Ergebnisse vorliegen.',
    keywords: ['Besetzungsplan', 'Honorar Personalberatung', 'Besetzungsmodelle', 'Zeitplan'],
  },
  hero: {
    eyebrow: 'Für Unternehmen',
    heading: 'Welches Modell, zu welchem Preis, bis wann',
    introduction:
      'Nach wenigen Fragen sehen Sie, welches Modell passt, was es sofort und insgesamt kostet und wann Ergebnisse vorliegen. Alles folgt unseren veröffentlichten Bedingungen.',
  },
  form: {
    heading: 'Ihre Position',
    labels: {
      urgency: 'Wie dringend ist die Besetzung?',
      level: 'Wie hochrangig ist die Position?',
      confidential: 'Die Suche muss vertraulich bleiben',
      market: 'Kennen Sie den Markt?',
      hires: 'Anzahl der Einstellungen',
      salary: '{{regional.salary}} (Grundvergütung)',
      currency: 'Währung',
      period: 'Pro',
      country: 'Land',
      canton: 'Kanton',
      order: 'Tag des Auftrags',
      start: 'Frühester Eintritt',
    },
    urgency: {
      urgent: 'Gespräche müssen innerhalb von {{sprint.durationWeeks}} Wochen beginnen',
      open: 'Die Besetzung hat Zeit',
    },
    urgentWithoutSprint: 'Gespräche müssen bald beginnen',
    level: { specialist: 'Fach- oder Teamposition', senior: 'Führungs- oder Spitzenposition' },
    market: { known: 'Ja, Vergütung und verfügbare Fachleute', unknown: 'Noch nicht' },
    period: { year: 'Jahr', month: 'Monat' },
    hiresHint: 'Jede Einstellung zählt als eine Position.',
    salaryHint:
      'Freiwillig, je Einstellung. Ohne Angabe nennt der Plan Prozentsätze. Bei 13 oder 14 Monatszahlungen geben Sie den Jahresbetrag an.',
    countryHint: 'Die dortigen Feiertage zählen nicht als Arbeitstage.',
    nationwide: 'Feiertage der meisten Kantone',
    orderHint: 'Tag 0 des Zeitplans.',
    startHint: 'Freiwillig. Wann die neue Person anfangen könnte.',
    submit: 'Plan anzeigen',
    ignored: 'Diese Angabe war nicht verwendbar, der Plan nutzt die Voreinstellung: {label}.',
    past: 'Dieser Tag ist vorbei und bleibt deshalb unberücksichtigt: {label}.',
  },
  answer: {
    label: 'Ihr Plan',
    recommended: 'Empfohlen',
    runnerUp: 'Alternative',
    why: 'Warum',
    changes: 'Wann wir etwas anderes empfehlen',
    cost: 'Kosten',
    now: 'Sofort',
    total: 'Insgesamt',
    credit: 'Anrechnung',
    guarantee: 'Garantiert',
    timeline: 'Zeitplan',
    send: 'Diese Anfrage senden',
    calendar: 'Kalenderdatei (.ics)',
    print: 'Drucken',
    commitment:
      'Eine Anfrage verpflichtet Sie zu nichts. Die Bedingungen werden zuvor schriftlich vereinbart.',
    answers: 'Ihre Angaben',
    updated: 'Plan aktualisiert. Empfohlen: {model}.',
    failed: 'Der Plan ließ sich nicht aktualisieren. Wählen Sie „{submit}“.',
  },
  cost: {
    nothing: 'Nichts',
    agreed: 'Je Suche vereinbart',
    percent: '{percent} % des {{regional.firstYearBaseSalaryGenitive}}',
    percentEach: '{percent} % des {{regional.firstYearBaseSalaryGenitive}} je Einstellung',
    noSalary:
      'Beispiel: {total} bei einer Grundvergütung von {salary}. Geben Sie Ihre an, um den Betrag zu sehen.',
    yearly: '{amount} × 12 Monate = {perYear} im Jahr',
    percentageSum: '{perYear} × {percent} % = {total}',
    percentageSumEach: '{perYear} × {percent} % × {hires} Einstellungen = {total}',
    sprintSum: 'Übliches Honorar für eine Position: {total}',
    sprintSumEach: '{hires} Positionen × {fee} = {total}',
    intelSum: 'Festhonorar, zahlbar im Voraus',
    halves:
      '{{sprint.upfrontPercent}} % im Voraus: {upfront}; {{sprint.onDeliveryPercent}} % bei Lieferung: {delivery}',
    onStart: 'Fällig, wenn die Person anfängt',
    onStartFrom: 'Fällig, wenn die Person anfängt, frühestens am {date}',
    retainedRange:
      'Das Honorar wird je Suche vereinbart, im Rahmen des veröffentlichten Vermittlungshonorars von {{terms.placementFeePercent}} %.',
    instalments: 'Zahlbar in {count} Raten',
    instalmentsOf: 'Zahlbar in {count} Raten von je {part}, gerundet',
    thirds: 'Zahlbar in Dritteln (1/3, 1/3, 1/3)',
    thirdsOf: 'Zahlbar in Dritteln (1/3, 1/3, 1/3) von je {third}, gerundet',
  },
  credit: {
    intel:
      'Die {amount} werden angerechnet, wenn Sie innerhalb von {{intel.creditDays}} Tagen auf {{sprint.name}} oder eine Suche umsteigen: bis zum {date}, gerechnet ab dem Auftrag.',
    sprint:
      'Das Honorar wird angerechnet, wenn Sie innerhalb von {{sprint.creditDays}} Tagen für dieselbe Position zu {{contingency.name}} oder {{retained.name}} wechseln: bis zum {date}, gerechnet ab dem Auftrag.',
    next: '{model}: {fee} abzüglich {credit} = {toPay}',
    unlike: 'Das Festhonorar gilt in einer anderen Währung; der Plan rechnet nichts um.',
    event: 'Letzter Tag der Anrechnung: {model}',
  },
  guarantee: { none: 'Keine Vermittlung, daher auch keine Ersatzgarantie.' },
  timeline: {
    day: 'Tag {days}',
    agreed:
      'Für dieses Modell nennen die Bedingungen keine Termine. Sie werden je Suche vereinbart.',
    counted: 'Gerechnet in Arbeitstagen ({place}).',
    holidays: 'Ausgenommene Feiertage: {dates}.',
    shifted: 'Der Auftrag fällt auf einen freien Tag, Tag 0 ist daher der nächste Arbeitstag.',
    interviews: 'Rund {{sprint.daysToInterviews}} Tage bis zu den Gesprächen.',
    england: 'Feiertage in England',
  },
  brief: {
    mustHaves: 'Aus dem Besetzungsplan:',
    hires: 'Einstellungen: {count}',
    confidentiality: 'Vertraulichkeit',
    confidential: 'Vertrauliche Suche',
    order: 'Möglicher Tag des Auftrags: {date}',
    own: 'Zwingende Anforderungen:',
    salary: { year: '{amount} pro Jahr', month: '{amount} pro Monat' },
  },
  afterBrief: {
    save: 'Speichern und anderswo fortsetzen',
    saveAgain: 'Änderungen speichern',
    note: 'Bleibt {days} Tage unter einem privaten Link gespeichert, ohne den Anhang.',
    saved: 'Gespeichert bis zum {date}',
    sharing:
      'Der private Link öffnet diese Anfrage auf jedem Gerät. Wer ihn hat, kann sie lesen und ändern.',
    address: 'Der Link ist die Adresse dieser Seite.',
    link: 'Privater Link',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    copyFailed: 'Der Link ließ sich nicht kopieren. Markieren und kopieren Sie ihn bitte selbst.',
    delete: 'Gespeicherte Anfrage löschen',
    deleted: 'Die gespeicherte Anfrage ist gelöscht. Ihre Eingaben stehen noch im Formular.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    similar: 'Besetzen Sie eine ähnliche Position?',
    sendSimilar: 'Ähnliche Position anfragen',
  },
  goneBrief: {
    heading: 'Diese gespeicherte Anfrage gibt es nicht mehr',
    text: 'Eine gespeicherte Anfrage bleibt nach dem letzten Speichern {days} Tage erhalten oder bis sie gesendet oder gelöscht wird. Danach ist sie endgültig gelöscht.',
    start: 'Neue Anfrage beginnen',
  },
  reasons: {
    'urgent-role':
      'Die Position ist dringend. {{sprint.name}} ist für genau eine dringende Position gedacht und beginnt innerhalb von {{sprint.startWithinHours}} Stunden.',
    'shortlist-date':
      '{{sprint.introductions}} gesprächsbereite Kandidatinnen und Kandidaten sind bis Tag {{sprint.shortlistDay}} zugesagt; Sie kennen den Termin also vor dem Auftrag.',
    'smaller-commitment':
      'Mehr als ein Modell passt. Mit diesem binden Sie sich weniger, und das Honorar wird angerechnet, wenn Sie rechtzeitig umsteigen.',
    'not-urgent':
      'Die Besetzung hat Zeit. {{contingency.name}} ist für Positionen gedacht, die nicht dringend sind.',
    'pay-on-hire': 'Sie zahlen nur bei Einstellung: ohne Einstellung kein Honorar.',
    'market-unknown':
      'Sie kennen den Markt noch nicht. {{intel.name}} liefert in {{intel.turnaroundDays}} Tagen {{regional.salaryBands}}, {{intel.competitors}} Zielunternehmen und {{intel.profiles}} namentlich benannte Fachleute.',
    'no-outreach':
      'Die Suche muss vertraulich bleiben, und {{intel.name}} kommt ohne Ansprache aus.',
    senior: 'Die Position ist hochrangig. Dafür gibt es {{retained.name}}.',
    confidential:
      'Die Suche muss vertraulich bleiben. {{retained.name}} ist exklusiv und für solche Besetzungen gedacht.',
    places: 'Die Suche stützt sich auf Recherche und endet mit einer Besetzung.',
  },
  drawbacks: {
    'not-urgent':
      'Nicht die erste Empfehlung, weil Sie keinen festen Termin nennen. {{sprint.name}} ist für Positionen gedacht, bei denen Gespräche innerhalb von {{sprint.durationWeeks}} Wochen beginnen müssen.',
    'not-for-confidential':
      'Nicht die erste Empfehlung, weil die Suche vertraulich bleiben muss und {{sprint.name}} auf aktiver Ansprache ohne Exklusivität beruht.',
    'no-date': 'Ein fester Termin gehört nicht dazu: Der Zeitplan wird je Suche vereinbart.',
    'for-non-urgent':
      'Nicht die erste Empfehlung, weil das Modell keinen Termin nennt und für Positionen gedacht ist, die nicht dringend sind.',
    'market-untested':
      'Nicht die erste Empfehlung, weil die Suche beginnen würde, bevor Sie den Markt kennen.',
    'non-exclusive':
      'Nicht die erste Empfehlung, weil das Modell im Regelfall nicht exklusiv ist. Für hochrangige oder vertrauliche Besetzungen gibt es {{retained.name}}.',
    'larger-commitment': 'Nicht die erste Empfehlung, weil Sie sich exklusiv und stärker binden.',
    'no-introductions':
      'Nicht die erste Empfehlung, weil die Position dringend ist und {{intel.name}} niemanden anspricht oder vorstellt.',
  },
  changes: {
    urgent: 'Wenn die Position dringend ist',
    open: 'Wenn die Besetzung Zeit hat',
    specialist: 'Wenn die Position nicht hochrangig ist',
    senior: 'Wenn die Position hochrangig ist',
    confidential: 'Wenn die Suche vertraulich bleiben muss',
    public: 'Wenn die Suche nicht vertraulich sein muss',
    known: 'Wenn Sie den Markt kennen',
    unknown: 'Wenn Sie den Markt noch nicht kennen',
  },
  guarantees: {
    'no-hire-no-fee': 'Ohne Einstellung kein Honorar.',
    'replacement-window': 'Ersatzgarantie von {{contingency.replacementWeeks}} Wochen.',
    'replacement-months': 'Ersatzgarantie von {{retained.replacementMonths}} Monaten.',
    'published-replacement':
      'Ist keine Frist vereinbart, gilt die veröffentlichte einmalige Ersatzgarantie von {{terms.replacementDays}} Tagen.',
    introductions:
      'Bei weniger als {{sprint.guaranteeIntroductions}} Vorstellungen bis Tag {{sprint.shortlistDay}} ({date}): entweder {{sprint.guaranteeExtraWeeks}} weitere Woche kostenlos oder {{sprint.guaranteeRefundPercent}} % Rückerstattung.',
  },
  steps: {
    'sprint-intake': {
      name: 'Auftragsklärung',
      text: 'Wir beginnen innerhalb von {{sprint.startWithinHours}} Stunden nach Ihrem Auftrag und klären die Aufgabe.',
    },
    'sprint-calibration': {
      name: 'Abgleich',
      text: '{{sprint.calibrationProfiles}} Profile zu Ihrer Beurteilung.',
    },
    'sprint-sourcing': { name: 'Suche', text: 'Aktive Ansprache.' },
    'sprint-shortlist': {
      name: 'Shortlist',
      text: '{{sprint.introductions}} gesprächsbereite Kandidatinnen und Kandidaten.',
    },
    'intel-order': { name: 'Auftrag', text: 'Zahlbar im Voraus.' },
    'intel-delivery': {
      name: 'Lieferung',
      text: '{{regional.salaryBands}}, Zielunternehmen, namentlich benannte Fachleute, Zusammenfassung und Suchstrings; Besprechung von {{intel.readoutMinutes}} Minuten.',
    },
  },
};
