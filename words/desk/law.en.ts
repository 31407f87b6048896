/** Words of the rules of law beside the fields of a role. */
export const lawWords = {
  heading: 'What the law asks of a role in {country}: {count} rules',
  since: 'since {day}',
  until: 'until {day}',
  reviewed: 'source read on {day}',
  fields: 'Fields: {fields}',
  authority:
    'A role without a mandate has no recorded authority of the hirer. Open a mandate and record it.',
  report: {
    heading: 'Report this role before it is published',
    steps:
      'Paste the text into Job-Room, in the name of the licensed firm and with the employer, which stays confidential there. When the confirmation comes, choose “reported” under “Swiss reporting duty” and enter its number and day: the role may be published five working days later.',
    incomplete: 'The text to paste is here once the role is complete and saved.',
    link: 'Open Job-Room',
    toPaste: 'Text to paste',
    title: 'Title ({language})',
    text: 'Text ({language})',
    copy: 'Copy',
    copied: 'Copied.',
    waiting: 'Report {number}, confirmed on {day}: the role may be published from {first}.',
    left: 'The role has ended, and report {number} still stands at Job-Room. Withdraw it there, then enter the day.',
    withdrawnOn: 'Withdrawn on',
    discard:
      'Not discarded: its report still stands at Job-Room. Withdraw it there, enter the day under “Swiss reporting duty” and save.',
  },
  list: 'Occupations under the reporting duty in {year}: {count}',
  excerpt:
    'This list is an excerpt. Look the occupation up in the check-up on arbeit.swiss before you publish.',
  noList: 'There is no list for {year}: look the occupation up on arbeit.swiss before you publish.',
};
