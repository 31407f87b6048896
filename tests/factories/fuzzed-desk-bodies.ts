import { locales } from '../../domain/edition/editions.ts';
import { stages } from '../../domain/mandate/candidacy.ts';
import { workStates } from '../../domain/work/work.ts';
import type { FuzzTargets } from '../support/fuzz/fuzz-targets.ts';
import { createAuthenticator } from '../support/desk/software-authenticator.ts';
import { aMandate } from './mandates.ts';
import { pick } from './fuzzed-request.ts';

type Example = (targets: FuzzTargets, at: number) => unknown;

const key = createAuthenticator();
const challenge = 'A'.repeat(43);
const registration = key.register({ challenge, rp: { id: 'localhost' }, user: { id: 'AAAA' } });
const authentication = key.sign({ challenge, rpId: 'localhost' });
const label = 'Key';

const actions = [
  { do: 'publish' },
  { do: 'publish', until: '2027-01-31' },
  { do: 'schedule', from: '2026-12-01', until: '2027-02-28' },
  { do: 'close' },
  { do: 'withdraw' },
  { do: 'confirm' },
];

const vacancy: Example = ({ vacancies }, at) => pick(vacancies, at).vacancy;
const vacancyVersion = ({ vacancies }: FuzzTargets, at: number) => pick(vacancies, at).version;
/** Most submissions have these versions while nobody else changes them. */
const version = (at: number) => 1 + (at % 4);

/**
 * Bodies that a route accepts, so that generated changes reach more than its schema. A route
 * without one gets generated JSON alone.
 */
const examples: Record<string, Example> = {
  'POST /sign-out': (_, at) => ({ everywhere: at % 2 === 0 }),
  'POST /sign-in': () => authentication,
  'POST /join/:token/options': () => ({ name: 'Ada' }),
  'POST /join/:token': () => ({ label, response: registration }),
  'POST /passkeys': () => ({ label, response: registration }),
  'POST /people': (_, at) => ({
    name: `Person ${at}`,
    email: `person-${at}@example.com`,
    role: at % 2 ? 'consultant' : 'administrator',
  }),
  'PATCH /people/:id': (_, at) => ({ role: at % 2 ? 'consultant' : 'administrator' }),
  'POST /people/:id/invitation': ({ staff }, at) => ({ lostKeys: [pick(staff, at).key] }),
  'POST /work': ({ senders, staff }, at) => ({
    items: [senders[0]!, pick(senders, at)].map(({ id }) => ({ id, version: version(at) })),
    change: pick(
      [
        { state: pick(workStates, at) },
        { owner: pick(staff, at).person },
        { owner: null },
        { dueAt: Date.parse('2026-12-24T12:00:00Z') },
      ],
      at >> 3,
    ),
  }),
  'POST /people/:id/hand-over': ({ staff }, at) => ({ to: pick(staff, at).person }),
  'POST /mandates': ({ vacancies }, at) => ({
    facts: aMandate(),
    ...(at % 2 === 0 && { vacancyId: pick(vacancies, at).id }),
  }),
  'PUT /mandates/:id': ({ staff }, at) => ({
    version: version(at),
    facts: aMandate({ fee: `${at} %`, plan: [{ name: 'Start', on: '2027-01-04' }] }),
    owner: pick(staff, at).person,
  }),
  'POST /mandates/:id/dates': (_, at) => ({ id: 'credit', done: at % 2 === 0 }),
  'POST /mandates/:id/people/:submissionId': (_, at) => ({
    version: at % 3,
    stage: pick(stages, at),
    on: new Date().toISOString().slice(0, 10),
    note: 'Called.',
  }),
  'POST /submissions/:id/notes': () => ({ text: 'Called back, will write tomorrow.' }),
  'PUT /submissions/:id/answer': (_, at) => ({
    version: version(at),
    template: '',
    subject: 'Your message',
    text: 'Thank you. We call you tomorrow.',
  }),
  'POST /submissions/:id/answer/release': (_, at) => ({ version: version(at) }),
  'POST /privacy/erase': ({ senders }, at) => {
    const { email, id } = pick(senders, at);
    return { email, confirmation: email, submissions: [id], briefDrafts: 0 };
  },
  'POST /privacy/role-mail': ({ senders }, at) => ({ email: pick(senders, at).email }),
  'POST /vacancies': (targets, at) => ({
    vacancy: {
      ...(vacancy(targets, at) as object),
      slug: `generated-${at}`,
      reference: `NG-${1000 + (at % 9000)}`,
      state: { is: 'draft' },
    },
  }),
  'PUT /vacancies/:id': (targets, at) => ({
    vacancy: vacancy(targets, at),
    version: vacancyVersion(targets, at),
  }),
  'POST /vacancies/:id/state': (targets, at) => ({
    version: vacancyVersion(targets, at),
    action: pick(actions, at >> 3),
  }),
  'POST /vacancies/:id/close': (targets, at) => ({
    version: vacancyVersion(targets, at),
    do: at % 2 ? 'close' : 'withdraw',
    answers: [
      {
        submissionId: pick(targets.senders, at).id,
        key: pick(targets.vacancies, at).id,
        template: '',
        subject: 'Your application',
        text: 'The role is filled.',
      },
    ],
  }),
  'POST /vacancies/:id/restore': (targets, at) => ({
    version: vacancyVersion(targets, at),
    from: 1,
  }),
  'POST /vacancies/check': (targets, at) => ({
    vacancy: vacancy(targets, at),
    id: pick(targets.vacancies, at).id,
  }),
  'POST /vacancies/preview': (targets, at) => ({
    vacancy: vacancy(targets, at),
    locale: pick(locales(), at >> 3),
  }),
};

export function exampleBody(route: string, targets: FuzzTargets, at: number): unknown {
  return examples[route]?.(targets, at) ?? {};
}
