import type { Language } from '#domain/edition/editions.ts';

/** What invented people write. {role}, {years} and {city} are filled in. */
export type SampleWords = {
  openings: string[];
  experience: string[];
  closings: string[];
  messages: { subject: string; text: string }[];
  enquiries: string[];
  desiredRoles: string[];
  authorised: string[];
  companies: string[];
  briefs: { role: string; mustHaves: string; salary: string; start: string }[];
  answers: string[];
  replies: string[];
  cv: { profile: string; experience: string; education: string; degrees: string[]; jobs: string[] };
};

export const sampleWords: Record<Language, SampleWords> = {
  en: {
    openings: [
      'I am applying for the role of {role}. Your advert describes the work I have done for {years} years.',
      'The position of {role} caught my attention because I have just finished a programme of the same kind.',
      'A former colleague pointed me to your advert for {role}.',
    ],
    experience: [
      'In my present job I own the safety case of a brake controller from concept to release, and lead four engineers.',
      'I have prepared three audits by the authority, all without a major finding, and wrote the procedures we work by.',
      'For {years} years I have validated computerised systems after GAMP 5; the last release went live without a deviation.',
      'I rebuilt our supplier audits after two recalls: 40 audits a year, and complaints fell by a third.',
      'Before that I spent {years} years with a notified body, so I know both sides of the table.',
    ],
    closings: [
      'I live in {city} and could start after my notice period. I would be glad to talk.',
      'My papers are attached. I am easiest to reach in the evening.',
      'Please treat this in confidence: my employer does not know that I am looking.',
    ],
    messages: [
      {
        subject: 'Part-time roles in quality',
        text: 'Do you also place part-time roles? I am looking for 24 hours a week from spring.',
      },
      {
        subject: 'Fee of the Shortlist Sprint',
        text: 'We need two people by summer. Does the fee cover both, and what happens if one leaves in the first months?',
      },
      {
        subject: 'Correction of my application',
        text: 'I sent my application on Monday with an old telephone number. How can I correct it?',
      },
      {
        subject: 'Talk at our meet-up',
        text: 'We run a small meet-up for functional safety people and would like to hear one of your consultants on the market.',
      },
      {
        subject: 'Reference check',
        text: 'Which references do you take up, and when do you ask me before you call anybody?',
      },
    ],
    enquiries: [
      'Could somebody call me about a head of compliance for our London office? Mornings are best.',
      'I saw a role on your page that is closed now. Will there be a similar one?',
      'We lost two candidates to counter-offers. I would like to hear how you handle that.',
      'Is the role in Bristol fully on site, or are two days at home possible?',
    ],
    desiredRoles: [
      'Head of Quality',
      'Functional Safety Manager',
      'Regulatory Affairs Manager',
      'Validation Lead',
      'Compliance Officer',
    ],
    authorised: ['United Kingdom', 'United Kingdom, EU', 'EU; UK visa needed'],
    companies: [
      'Example Avionics Ltd',
      'Sample Rotorcraft plc',
      'Placeholder Diagnostics Ltd',
      'Example Rail Signalling Ltd',
    ],
    briefs: [
      {
        role: 'Head of Airworthiness',
        mustHaves: 'Part 21 design organisation, at least eight years, fluent English.',
        salary: '£95,000 to £110,000',
        start: 'in spring',
      },
      {
        role: 'Safety Case Author',
        mustHaves:
          'EN 50129, experience with an independent assessor, able to travel once a month.',
        salary: '',
        start: 'as soon as possible',
      },
      {
        role: 'QMS Lead, Medical Devices',
        mustHaves: 'ISO 13485, MDR, has led a recertification.',
        salary: '£70,000 to £80,000',
        start: '',
      },
    ],
    answers: [
      'Thank you. Your experience fits what we look for. When could we talk for half an hour this week?',
      'Thank you for writing. We read everything with care and have one question: which of the standards you name did you apply yourself?',
      'Thank you for your patience. The role has been filled. May we write to you when a similar one opens?',
    ],
    replies: [
      'Thursday after four would suit me. Shall I call you?',
      'Gladly. I have attached nothing new, but I can send references.',
      'Thank you for the quick answer. One question: is there a second interview on site?',
    ],
    cv: {
      profile: 'Profile',
      experience: 'Experience',
      education: 'Education',
      degrees: [
        'MEng Mechanical Engineering, first class',
        'BSc Biomedical Science',
        'MSc Systems Engineering',
        'PhD Materials Science',
      ],
      jobs: [
        'Quality lead, supplier of brake systems',
        'Validation engineer, contract manufacturer',
        'Auditor, certification body',
        'Safety engineer, railway signalling',
      ],
    },
  },
  de: {
    openings: [
      'Hiermit bewerbe ich mich als {role}. Ihre Anzeige beschreibt, was ich seit {years} Jahren mache.',
      'Ihre Ausschreibung „{role}“ passt genau zu dem Programm, das ich gerade abgeschlossen habe.',
      'Eine frühere Kollegin hat mich auf Ihre Anzeige für {role} aufmerksam gemacht.',
    ],
    experience: [
      'Derzeit verantworte ich den Sicherheitsnachweis eines Bremssteuergeräts vom Konzept bis zur Freigabe und führe vier Leute.',
      'Drei Audits der Behörde habe ich vorbereitet, alle ohne wesentliche Abweichung.',
      'Seit {years} Jahren validiere ich computergestützte Systeme nach GAMP 5, zuletzt ohne eine einzige Abweichung.',
      'Nach zwei Rückrufen habe ich unsere Lieferantenaudits neu aufgebaut: 40 im Jahr, ein Drittel weniger Reklamationen.',
      'Zuvor war ich {years} Jahre bei einer Benannten Stelle und kenne daher beide Seiten.',
    ],
    closings: [
      'Ich wohne in {city} und könnte nach meiner Kündigungsfrist beginnen. Über ein Gespräch freue ich mich.',
      'Meine Unterlagen liegen bei. Am besten erreichen Sie mich abends.',
      'Bitte behandeln Sie meine Bewerbung vertraulich.',
    ],
    messages: [
      {
        subject: 'Teilzeit im Qualitätsmanagement',
        text: 'Vermitteln Sie auch Stellen in Teilzeit? Ich suche ab Frühjahr 60 %.',
      },
      {
        subject: 'Frage zum Honorar',
        text: 'Wir brauchen bis Sommer zwei Personen. Gilt das Honorar für beide, und was geschieht, wenn jemand früh geht?',
      },
      {
        subject: 'Korrektur meiner Bewerbung',
        text: 'In meiner Bewerbung vom Montag steht eine alte Telefonnummer. Wie kann ich sie berichtigen?',
      },
      {
        subject: 'Anfrage für einen Vortrag',
        text: 'Wir organisieren ein kleines Treffen zur funktionalen Sicherheit und würden gern jemanden von Ihnen hören.',
      },
    ],
    enquiries: [
      'Bitte rufen Sie mich wegen einer Leitung Compliance für unser Büro in Frankfurt an, am besten vormittags.',
      'Die Stelle auf Ihrer Seite ist leider geschlossen. Kommt demnächst eine ähnliche?',
      'Sind bei der Stelle in Stuttgart zwei Tage Homeoffice möglich?',
    ],
    desiredRoles: [
      'Leitung Qualitätsmanagement',
      'Functional Safety Manager',
      'Referentin Zulassung',
      'Validierungsingenieur',
      'Compliance Officer',
    ],
    authorised: ['EU', 'EU, Schweiz', 'Schweiz (Bewilligung B)'],
    companies: [
      'Muster Medizintechnik GmbH',
      'Beispiel Pharma AG',
      'Muster Bahntechnik AG',
      'Beispiel Luftfahrt GmbH',
    ],
    briefs: [
      {
        role: 'Leitung Regulatory Affairs',
        mustHaves: 'MDR Klasse IIb, Erfahrung mit der Benannten Stelle, Deutsch C1.',
        salary: '105.000 bis 120.000 €',
        start: 'zum Frühjahr',
      },
      {
        role: 'Sachkundige Person (QP)',
        mustHaves: '§ 15 AMG, sterile Arzneiformen, Bereitschaft zu Reisen nach Wien.',
        salary: '',
        start: 'sofort',
      },
      {
        role: 'Ingenieur Funktionale Sicherheit',
        mustHaves: 'ISO 26262 ASIL D, mindestens fünf Jahre, Zertifikat erwünscht.',
        salary: '85.000 bis 98.000 €',
        start: '',
      },
    ],
    answers: [
      'Vielen Dank. Ihre Erfahrung passt zu dem, was wir suchen. Wann könnten wir diese Woche eine halbe Stunde sprechen?',
      'Vielen Dank für Ihre Nachricht. Wir haben eine Frage: Welche der genannten Normen haben Sie selbst angewendet?',
      'Vielen Dank für Ihre Geduld. Die Stelle ist besetzt. Dürfen wir Ihnen schreiben, wenn sich eine ähnliche ergibt?',
    ],
    replies: [
      'Donnerstag nach 16 Uhr passt mir. Soll ich Sie anrufen?',
      'Gern. Referenzen kann ich nachreichen.',
      'Danke für die schnelle Antwort. Gibt es ein zweites Gespräch vor Ort?',
    ],
    cv: {
      profile: 'Profil',
      experience: 'Berufserfahrung',
      education: 'Ausbildung',
      degrees: [
        'Dipl.-Ing. Maschinenbau',
        'M.Sc. Biotechnologie',
        'Dr. rer. nat. Chemie',
        'B.Eng. Elektrotechnik',
      ],
      jobs: [
        'Leitung Qualität, Zulieferer für Bremssysteme',
        'Validierung, Auftragshersteller',
        'Auditorin, Zertifizierungsstelle',
        'Sicherheitsingenieur, Bahntechnik',
      ],
    },
  },
};

/** What the staff wrote down. */
export const sampleNotes = [
  'Rang, left a message. Trying again tomorrow morning.',
  'Good talk. Wants to stay within an hour of home.',
  'Salary expectation is above the range; asked the client.',
  'CV checked, two gaps to ask about.',
  'Client would like to meet. Waiting for two dates.',
  'Answered by mail, nothing more to do.',
  'Speaks German well enough for the role.',
];
