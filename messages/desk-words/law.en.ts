/** Words of the rules of law beside the fields of a role. */
export const lawWords = {
  heading: 'What the law asks of a role in {country}: {count} rules',
  since: 'since {day}',
  until: 'until {day}',
  reviewed: 'source read on {day}',
  fields: 'Fields: {fields}',
  authority:
    'A role without a mandate has no recorded authority of the hirer. Open a mandate and record it.',
  report: 'Report through Job-Room',
  reportHint:
    'Saved first, with the AVAM code. The employer and its town come from the mandate and stay confidential.',
  reportWaiting:
    'Job-Room has it. Its number and the first lawful day appear here once it is approved.',
  reportSent: 'Job-Room is told. The report is listed under Deliveries.',
  reportRefused: 'Not sent: Job-Room is not configured, or the role is not saved as “to report”.',
  list: 'Occupations under the reporting duty in {year}: {count}',
  excerpt:
    'This list is an excerpt. Look the occupation up in the check-up on arbeit.swiss before you publish.',
  noList: 'There is no list for {year}: look the occupation up on arbeit.swiss before you publish.',
};
