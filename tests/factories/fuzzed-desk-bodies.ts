import { isoDay } from '#domain/working-time/wall-clock.ts';
import { randomUUID } from 'node:crypto';
import type { DeskRouteName } from '#contract/desk.ts';
import { workStates } from '#domain/submissions/work.ts';
import type { FuzzTargets } from '#tests/support/fuzz/fuzz-targets.ts';
import { pick } from './fuzzed-request.ts';
import { mandateBodies, vacancyBodies, websiteBodies } from './fuzzed-role-bodies.ts';
import { anImage } from './images.ts';

export type Example = (targets: FuzzTargets, at: number) => unknown;

/** Routes that change something. */
type WritingRoute = Extract<DeskRouteName, `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`>;

const label = 'Key';
const image = await anImage();
const nothing: Example = () => ({});

/** Now and then a stale one. */
const version = ({ senders }: FuzzTargets, at: number) =>
  pick(senders, at).version + ((at >> 3) % 3);

/**
 * Bodies that a route accepts, so that generated changes reach more than its schema. A route that
 * is added does not compile until it has one.
 */
const examples: Record<WritingRoute, Example> = {
  'POST /sign-out': (_, at) => ({ everywhere: at % 2 === 0 }),
  'POST /sign-in/options': nothing,
  'POST /website/samples/remove': nothing,
  'POST /sign-in': ({ signIn }) => signIn,
  'POST /join/:token/options': nothing,
  'POST /join/:token': ({ invitations }, at) => ({
    label,
    response: pick(invitations, at).response,
  }),
  'PUT /preferences': (_, at) => ({
    language: pick(['de', 'en', null], at),
    zone: pick(['Europe/Zurich', null], at >> 1),
    morningMail: pick([null, 'desk@harbourlane.example'], at),
  }),
  'POST /passkeys/options': nothing,
  'POST /passkeys': ({ newKey }) => ({ label, response: newKey }),
  'DELETE /passkeys/:id': nothing,
  'POST /people': (_, at) => ({
    name: `Person ${at}`,
    email: `person-${at}@example.com`,
    role: at % 2 ? 'consultant' : 'administrator',
  }),
  'PATCH /people/:id': (_, at) => ({ role: at % 2 ? 'consultant' : 'administrator' }),
  'DELETE /people/:id': nothing,
  'POST /people/:id/invitation': ({ staff }, at) => ({ lostKeys: [pick(staff, at).key] }),
  'POST /api-keys': () => ({ name: `Program ${randomUUID()}`, scopes: ['vacancies:read'] }),
  'DELETE /api-keys/:id': nothing,
  'DELETE /sessions/:id': nothing,
  'DELETE /people/:id/sessions': nothing,
  'POST /people/:id/hand-over': ({ staff }, at) => ({ to: pick(staff, at).person }),
  'POST /people/:id/hand-back': nothing,
  'POST /views': (_, at) => ({ name: `View ${at}`, search: '?owner=me', shared: at % 2 === 0 }),
  'DELETE /views/:id': nothing,
  'POST /answers': ({ senders }, at) => ({
    answers: [
      {
        submissionId: pick(senders, at).id,
        key: randomUUID(),
        template: '',
        subject: 'Thank you',
        text: 'We call you.',
      },
    ],
  }),
  'POST /submissions/:id/answer-templates': (_, at) => ({
    name: `Template ${at}`,
    subject: 'About {role}',
    markdown: 'Dear {name},\n\nThank you.',
  }),
  'POST /work': (targets, at) => ({
    items: [pick(targets.senders, at)].map(({ id }) => ({ id, version: version(targets, at) })),
    change: pick(
      [
        { owner: pick(targets.people, at) },
        { owner: pick(targets.staff, at).person },
        { state: pick(workStates, at) },
        { owner: null },
        { dueAt: Date.parse('2026-12-24T12:00:00Z') },
        { tags: ['Urgent', 'To call'] },
      ],
      at >> 3,
    ),
    view: { q: 'keller', state: 'all', quarantine: 'no' },
  }),
  'POST /submissions/:id/notes': () => ({
    text: 'Called back, will write tomorrow.',
    key: '5f0c3d4e-6a1b-4c2d-8e9f-0a1b2c3d4e5f',
  }),
  'POST /submissions/:id/release': nothing,
  'POST /submissions/:id/discard': nothing,
  'PUT /submissions/:id/viewing': nothing,
  'DELETE /submissions/:id/viewing': nothing,
  'PUT /submissions/:id/answer': ({ senders }, at) => ({
    draft: pick(senders, at).draft,
    template: '',
    subject: 'Your message',
    text: 'Thank you. We call you tomorrow.',
  }),
  'POST /submissions/:id/answer/release': (targets, at) => ({
    version: version(targets, at),
    draft: pick(targets.senders, at).draft ?? '5f0c3d4e-6a1b-4c2d-8e9f-0a1b2c3d4e5f',
  }),
  'POST /tasks/:id/redeliver': nothing,
  'POST /tasks/:id/cancel': nothing,
  'POST /destinations/:channel/:key/test': nothing,
  'POST /privacy/erase': ({ senders }, at) => {
    const { email, id } = pick(senders, at);
    return { email, confirmation: email, submissions: [id], briefDrafts: 0, roleAlerts: 1 };
  },
  'PUT /submissions/:id/hold': () => ({
    reason: 'A claim is open.',
    until: isoDay(Date.now() + 60 * 24 * 60 * 60_000),
  }),
  'DELETE /submissions/:id/hold': nothing,
  'POST /privacy/role-mail': ({ senders }, at) => ({ email: pick(senders, at).email }),
  'POST /privacy/retention/run': nothing,
  // The file itself, or its beginning.
  'POST /website/images': (_, at) => (at % 3 === 2 ? image.subarray(0, at % 900) : image),
  ...vacancyBodies,
  ...mandateBodies,
  ...websiteBodies,
};

export function exampleBody(route: string, targets: FuzzTargets, at: number): unknown {
  return (examples as Partial<Record<string, Example>>)[route]?.(targets, at) ?? {};
}

type Queries = Record<string, (targets: FuzzTargets, at: number) => Record<string, string>>;

const byAddress: Queries[string] = ({ senders }, at) => ({ email: pick(senders, at).email });
const queries: Queries = {
  'GET /privacy/person': byAddress,
  'GET /privacy/person/export': byAddress,
  'GET /vacancies/:id/waiting': (_, at) => ({ do: at % 2 ? 'close' : 'withdraw' }),
  'GET /inbox': ({ vacancies }, at) =>
    pick(
      [
        { q: 'keller', state: 'all' },
        { owner: 'me' },
        { vacancy: pick(vacancies, at).id, state: 'all' },
        { due: 'overdue' },
        { tag: 'Urgent', sort: 'received' },
        { quarantine: 'yes' },
      ] as Record<string, string>[],
      at,
    ),
  'GET /answer-templates': ({ senders }, at) => ({
    ids: `${pick(senders, at).id},${pick(senders, at + 1).id}`,
  }),
  'GET /vacancies': () => ({ state: 'open' }),
  'GET /roles': (_, at) => ({ q: pick(['lead', 'HL-', 'avionics'], at), group: 'all' }),
  'GET /website': (_, at) => ({ q: pick(['consultant', 'Vakanz'], at) }),
};

/** What a route is asked with; nothing where it needs nothing. */
export function exampleQuery(route: string, targets: FuzzTargets, at: number) {
  return queries[route]?.(targets, at) ?? {};
}
