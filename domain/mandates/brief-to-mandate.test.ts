import { expect, test } from 'vitest';
import { aSubmission } from '#tests/factories/submissions.ts';
import { mandateFromBrief, type Brief } from './brief-to-mandate.ts';
import { catalogue } from '#content/catalogue.server.ts';

function made(fields: Record<string, string>, changes: Partial<Brief> = {}) {
  const brief: Brief = {
    reference: 'AAAA-BBBB-CCCC',
    locale: 'en-GB',
    fields: aSubmission['employer-brief'](fields),
    receivedOn: '2026-11-16',
    promisedOn: '2026-11-17',
    ...changes,
  };
  return mandateFromBrief(catalogue().firm, brief, { reference: 'HL-0007', today: '2026-11-18' });
}

test('everything that a brief said stands in the field that is meant for it', () => {
  const { facts, draft } = made({
    location: 'münchen',
    mustHaves: '- DO-178C\n• German B2\n\nTen years in avionics',
    salaryRange: '€95,000 – €110,000',
    targetStartDate: '2027-02-01',
    yourPhone: '+49 40 1234567',
  });
  expect(facts).toEqual({
    employer: 'Example Avionics',
    role: 'Compliance Engineer',
    state: 'open',
    model: 'sprint',
    fee: '',
    contacts: [
      { name: 'Jo Brandt', role: '', email: 'jo.brandt@example.com', phone: '+49 40 1234567' },
    ],
    authority: { by: 'Jo Brandt', on: '2026-11-16', source: 'Brief AAAA-BBBB-CCCC' },
    promisedOn: '2026-11-17',
    plan: [{ name: 'Start of the role', on: '2027-02-01' }],
    notes: '',
    privateSheet: '',
  });
  expect(draft).toEqual({
    address: 'compliance-engineer-munich',
    content: {
      reference: 'HL-0007',
      postedOn: '2026-11-18',
      state: { is: 'draft' },
      location: 'Munich',
      contract: { is: 'permanent' },
      salary: { min: 95_000, max: 110_000, currency: 'EUR', period: 'year' },
      en: {
        title: 'Compliance Engineer',
        requirements: ['DO-178C', 'German B2', 'Ten years in avionics'],
      },
    },
  });
});

test('what fits no field stands in the notes, and nothing is invented', () => {
  const { facts, draft } = made(
    {
      location: 'Hamburg or remote',
      salaryRange: 'up to 90k',
      targetStartDate: 'as soon as possible',
      attachment_filename: 'profile.pdf',
      employmentType: 'Contract',
    },
    { locale: 'de-CH' },
  );
  expect(facts.notes).toBe(
    'Place: Hamburg or remote\nSalary: up to 90k\nStart: as soon as possible\nAttachment, with the brief: profile.pdf',
  );
  expect(facts.plan).toEqual([]);
  expect(Object.keys(draft.content)).toEqual(['reference', 'postedOn', 'state', 'contract', 'de']);
});

test.each([
  ['Permanent', '£80,000 – £95,000 per year', 'permanent'],
  ['Contract', '£80,000 – £95,000 per year', 'fixed-term'],
  ['Contract', '£700 – £850 per day', 'day-rate'],
])('%s at %s is a contract of the kind %s', (employmentType, salaryRange, is) => {
  expect(made({ employmentType, salaryRange }).draft.content).toMatchObject({ contract: { is } });
});

test.each([
  ['Frankfurt am Main', 'Frankfurt'],
  ['FRANKFURT A. M.', 'Frankfurt'],
  ['Muenchen', 'Munich'],
  ['80331 München (hybrid)', 'Munich'],
  ['Vienna, Austria', 'Vienna'],
  ['Zürich / Schweiz', 'Zurich'],
  ['Munich or Berlin', undefined],
  ['Munich, Hamburg', undefined],
  ['Frankfurt Oder', undefined],
])('the place “%s” is %s', (location, place) => {
  expect(made({ location }).draft.content.location).toBe(place);
});
