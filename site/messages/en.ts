import { formsEn } from './forms.en.ts';

/** Every interface word in English. The other languages have the same shape. */
export const en = {
  skipToContent: 'Skip to content',
  navigation: {
    label: 'Main',
    menu: 'Menu',
    close: 'Close menu',
    home: 'Home',
    about: 'About',
    industries: 'Industries',
    expertise: 'Expertise',
    employers: 'Employers',
    vacancies: 'Vacancies',
    'industry-intelligence': 'Industry Intelligence',
    'candidate-registration': 'Register',
    contact: 'Contact',
    sprint: 'Shortlist Sprint, {{sprint.durationWeeks}} weeks',
    intel: 'Talent Intel Lite, {{intel.fee}}',
  },
  theme: { label: 'Colour theme', light: 'Light', dark: 'Dark', system: 'Match system' },
  industries: {
    aviation: 'Aviation & Aerospace',
    medtech: 'MedTech',
    pharma: 'Pharma & Biotech',
    automotive: 'Automotive',
    space: 'Space',
    deeptech: 'DeepTech',
    infotech: 'InfoTech & InfoSec',
  },
  carousel: { pause: 'Pause the background film', play: 'Play the background film' },
  footer: {
    label: 'Footer',
    firm: 'Firm',
    start: 'Start here',
    legal: 'Legal',
    promise:
      'Specialist technical, corporate and executive talent for regulated, safety-critical sectors.',
    countries:
      'United Kingdom, Germany and, through licensed partners, Switzerland, Italy and Austria.',
    hours:
      'Monday to Friday, {{company.hours.opens}} to {{company.hours.closes}} ({{company.hours.zone}})',
    'privacy-policy': 'Privacy Policy',
    'cookie-policy': 'Cookie Policy',
    'data-rights': 'Your Data Rights',
    'terms-of-use': 'Terms of Use',
    'company-info': 'Company Information',
    'cookie-preferences': 'Cookie Preferences',
  },
  toasts: { label: 'Notices', close: 'Close notice' },
  notFound: {
    title: 'Page not found',
    description: 'The page that you asked for is not here. Start again from the home page.',
    heading: '404',
    message: 'Oops! Page not found',
    home: 'Return to the home page',
  },
  failure: { heading: 'Unexpected Application Error!', reload: 'Reload the page' },
  report: {
    eyebrow: 'Report',
    loading: 'Loading Report...',
    unpublished: 'This report is not published yet. It will open here once it is.',
    notFound: 'Report Not Found',
    notFoundMessage: 'The requested report could not be found.',
    back: 'Back to Industry Intelligence',
  },
  document: {
    eyebrow: 'Document',
    preparing: 'Preparing your document...',
    unpublished: 'This document is not published yet. Ask us for it and we will send it to you.',
    ask: 'Contact us',
  },
  forms: formsEn,
  legal: { contents: 'On this page', effective: 'In force since {{date}}' },
};

export type Messages = typeof en;
