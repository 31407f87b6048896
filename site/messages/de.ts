import type { Messages } from './en.ts';
import { formsDe } from './forms.de.ts';

/** Every interface word in German, as in Germany. Switzerland and Austria adapt it. */
export const de: Messages = {
  skipToContent: 'Zum Inhalt springen',
  navigation: {
    label: 'Hauptnavigation',
    menu: 'Menü',
    close: 'Menü schließen',
    home: 'Start',
    about: 'Über uns',
    industries: 'Branchen',
    expertise: 'Fachgebiete',
    employers: 'Unternehmen',
    vacancies: 'Stellen',
    'industry-intelligence': 'Branchenanalysen',
    'candidate-registration': 'Registrieren',
    contact: 'Kontakt',
    sprint: 'Shortlist Sprint, {{sprint.durationWeeks}} Wochen',
    intel: 'Talent Intel Lite, {{intel.fee}}',
  },
  theme: { label: 'Farbschema', light: 'Hell', dark: 'Dunkel', system: 'Wie das System' },
  industries: {
    aviation: 'Luftfahrt & Aerospace',
    medtech: 'Medizintechnik',
    pharma: 'Pharma & Biotech',
    automotive: 'Automobil',
    space: 'Raumfahrt',
    deeptech: 'DeepTech',
    infotech: 'InfoTech & InfoSec',
  },
  carousel: { pause: 'Hintergrundfilm anhalten', play: 'Hintergrundfilm abspielen' },
  footer: {
    label: 'Fußzeile',
    firm: 'Unternehmen',
    start: 'Einstieg',
    legal: 'Rechtliches',
    promise:
      'Fachkräfte, Spezialisten und Führungskräfte für regulierte, sicherheitskritische Branchen.',
    countries:
      'Großbritannien, Deutschland sowie über lizenzierte Partner die Schweiz, Italien und Österreich.',
    hours:
      'Montag bis Freitag, {{company.hours.opens}} bis {{company.hours.closes}} Uhr ({{company.hours.zone}})',
    'privacy-policy': 'Datenschutzerklärung',
    'cookie-policy': 'Cookie-Richtlinie',
    'data-rights': 'Ihre Datenschutzrechte',
    'terms-of-use': 'Nutzungsbedingungen',
    'company-info': 'Unternehmensangaben',
    'cookie-preferences': 'Cookie-Einstellungen',
  },
  toasts: { label: 'Hinweise', close: 'Hinweis schließen' },
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Die angeforderte Seite gibt es hier nicht. Beginnen Sie auf der Startseite neu.',
    heading: '404',
    message: 'Diese Seite wurde nicht gefunden',
    home: 'Zurück zur Startseite',
  },
  failure: { heading: 'Unerwarteter Anwendungsfehler', reload: 'Seite neu laden' },
  report: {
    eyebrow: 'Bericht',
    loading: 'Bericht wird geladen …',
    unpublished: 'Dieser Bericht ist noch nicht erschienen. Er wird hier zu lesen sein.',
    notFound: 'Bericht nicht gefunden',
    notFoundMessage: 'Der angeforderte Bericht wurde nicht gefunden.',
    back: 'Zurück zu den Branchenanalysen',
  },
  document: {
    eyebrow: 'Dokument',
    preparing: 'Ihr Dokument wird vorbereitet …',
    unpublished:
      'Dieses Dokument ist noch nicht erschienen. Schreiben Sie uns, wir senden es Ihnen gern zu.',
    ask: 'Kontakt aufnehmen',
  },
  forms: formsDe,
  legal: { contents: 'Auf dieser Seite', effective: 'In Kraft seit {{date}}' },
};
