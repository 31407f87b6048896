import type { Cadence } from '#domain/alerts/alert-rules.ts';

/** Alerts about roles and saved roles. {name} is filled in by the page or the mail. */
export const roleAlerts = {
  /** What leads to the page on which an alert is asked for. */
  offer: 'Tell me about roles like these',
  offerOne: 'Tell me about roles like this one',
  afterApplication: 'Shall we tell you about roles like this one?',
  /** A filter as a sentence. */
  filter: {
    all: 'All open roles.',
    some: 'Open roles: {parts}.',
    keywords: 'with the words “{keywords}”',
    gone: 'Roles of a filter that we no longer offer. Please choose another.',
  },
  /** How often, and what is asked for. Stored with the alert as it was shown. */
  consent: {
    daily:
      'Email me new roles, at most once a day, for {{alert.months}} months unless I end or extend the alert.',
    weekly:
      'Email me new roles, at most once a week, for {{alert.months}} months unless I end or extend the alert.',
  } satisfies Record<Cadence, string>,
  ask: {
    title: 'Role alerts',
    heading: 'New roles by email',
    introduction:
      'We email you when a matching role opens. The alert ends after {{alert.months}} months; a month before, we ask once whether to continue. No account is needed, and one press ends it.',
    now: 'What you will hear about',
    change: 'Change the selection',
    keywords: 'Search words',
    keywordsHint: 'A title, a skill or a standard. Every word must appear in the advert.',
    cadence: 'How often',
    edition: 'Language and country of the emails',
    editionHint: 'We write in the office hours of that country.',
    email: 'Email address',
    emailHint: 'We first send one email with one link. Nothing else is sent before you confirm.',
    button: 'Send me the confirmation',
    policy: 'How we handle your address',
    invalidEmail: 'Please enter one email address, such as name@example.com.',
    noMail: 'This site sends no emails at present, so no alert can be set up.',
  },
  requested: {
    heading: 'Check your inbox',
    text: 'We have sent one email with one link to the address that you gave. Open it and press “Confirm”. Without your confirmation nothing is sent, and the request is deleted after {{alert.confirmHours}} hours. We send at most three such emails a day to an address.',
  },
  confirm: {
    heading: 'Confirm the alert',
    text: 'Nothing is sent before you press the button. If you did not ask for this, close the page: the request is deleted by itself.',
    button: 'Confirm',
  },
  manage: {
    heading: 'Your role alert',
    active: 'Active since {since}. It ends by itself on {end}; we ask you a month before.',
    confirmed: 'The alert is active. We write when a matching role opens.',
    changed: 'Saved.',
    kept: 'The alert goes on until {end}.',
    save: 'Save changes',
    keepHeading: 'Keep it for longer',
    keepText: 'The alert then ends {{alert.months}} months from today.',
    keep: 'Keep it for {{alert.months}} months',
    endHeading: 'End it',
    endText:
      'We stop writing about these roles and delete your address. For {{alert.proofYears}} years we keep proof that you had asked for the alert.',
    end: 'End the alert',
    neverHeading: 'Never write to this address',
    neverText:
      'Ends every alert for this address and refuses new ones. To change that later, write to us.',
    never: 'Never write to me about roles',
    download: 'Download what we hold (JSON)',
  },
  ended: {
    heading: 'The alert has ended',
    text: 'We send no more emails, and your address is deleted. You can set up a new alert at any time.',
  },
  unknown: {
    heading: 'This link does not work',
    text: 'The request was not confirmed in time, or part of the link is missing. You can ask for a new alert.',
  },
  again: 'Set up an alert',
  mail: {
    closes: 'Apply by {date}',
    more: 'and {count} more:',
    news: { one: 'One new role for you', other: '{count} new roles for you' },
    footer:
      'You receive this because you confirmed a role alert on {since}. {{company.name}}, {site}, {{company.phone.display}}',
  },
  saved: {
    full: 'Twenty roles can be saved. Remove one first.',
    title: 'Saved roles',
    link: 'Saved roles',
    introduction: 'Roles that you marked with a star. The list is kept in this browser only.',
    tabOnly:
      'It is kept for this tab only. Allow functional storage in the cookie preferences to keep it longer.',
    preferences: 'Cookie preferences',
    none: 'You have not saved a role yet.',
    noneText: 'Press the star of a role to save it here.',
    browse: 'All vacancies',
    closed: 'Closed',
    gone: 'This role is no longer on the site, or its address has changed.',
    closesToday: 'Closes today',
    closesIn: { one: 'Closes in {count} day', other: 'Closes in {count} days' },
    closesOn: 'Closes on {date}',
    paid: 'The pay was {salary} when you saved it.',
    remove: 'Remove',
    choose: 'Compare',
    compare: 'Compare the chosen ones',
    compareHint: 'Choose two to four.',
    compared: 'Side by side',
    facts: {
      role: 'Role',
      pay: 'Pay',
      place: 'Place',
      contract: 'Contract',
      workplace: 'Workplace',
      languages: 'Languages',
      standards: 'Standards and skills',
      closing: 'Closes',
    },
    shareHeading: 'On another device',
    shareText: 'The link to this page holds the list: whoever opens it sees the same roles.',
  },
};

export type RoleAlertWords = typeof roleAlerts;
