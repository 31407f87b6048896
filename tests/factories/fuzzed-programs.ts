import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { programContract, type ProgramRouteName } from '#contract/programs.ts';
import { workStates } from '#domain/submissions/work.ts';
import type { FuzzTargets } from '#tests/support/fuzz/fuzz-targets.ts';
import {
  anyAddress,
  closingRequest,
  nobody,
  pick,
  segment,
  type AimedRequest,
  type FuzzedRequest,
} from './fuzzed-request.ts';
import { anyChanges, anyText, changed } from './nasty-values.ts';
import { aVacancy } from './vacancies.ts';

type Example = (targets: FuzzTargets, at: number) => object;

const { slug: _, state: __, postedOn: ___, reference: ____, ...content } = aVacancy();
const address = () => `role-${randomUUID()}`;
const vacancyVersion = ({ vacancies }: FuzzTargets, at: number) =>
  pick(vacancies, at).version + ((at >> 3) % 4);
const submissionVersion = ({ senders }: FuzzTargets, at: number) =>
  pick(senders, at).version + ((at >> 3) % 4);

/** Bodies that a route accepts. One that is added does not compile until it has one. */
const bodies: Record<Extract<ProgramRouteName, `${'POST' | 'PUT'} ${string}`>, Example> = {
  'POST /vacancies': () => ({ address: address(), content }),
  'PUT /vacancies/:id': (targets, at) => ({
    version: vacancyVersion(targets, at),
    address: address(),
    content,
  }),
  'POST /vacancies/:id/publish': (targets, at) => ({ version: vacancyVersion(targets, at) }),
  'POST /vacancies/:id/close': (targets, at) => ({ version: vacancyVersion(targets, at) }),
  'PUT /submissions/:id/state': (targets, at) => ({
    version: submissionVersion(targets, at),
    state: pick(workStates, at),
  }),
  'POST /submissions/:id/answers': (targets, at) => ({
    version: submissionVersion(targets, at),
    subject: 'Your message',
    text: 'We call you.',
  }),
};

const names = Object.keys(programContract) as ProgramRouteName[];

/** What a key with all scopes may ask, of one record after the other. */
export const validProgramRequests = names.map((name) => ({
  route: `${name.split(' ')[0]} /api/v1${name.split(' ')[1]}`,
  request: (targets: FuzzTargets, at: number) =>
    programRequest(name, targets, { at, key: targets.apiKey, changes: [], text: undefined }),
}));

type Choices = {
  at: number;
  key: string;
  changes: Parameters<typeof changed>[1];
  /** In place of an id. */
  text: string | undefined;
};

/** Each route of the API, with the key, with none and with another. */
export const fuzzedPrograms: fc.Arbitrary<AimedRequest> = fc
  .record({
    name: fc.constantFrom(...names),
    at: fc.nat(),
    key: fc.option(fc.constantFrom('', 'ngk_forged', `ngk_${'a'.repeat(43)}`), { freq: 4 }),
    changes: fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, anyChanges),
    text: fc.option(anyText, { nil: undefined, freq: 2 }),
    address: anyAddress,
  })
  .map(({ name, key, address, ...choices }) => (targets) => {
    const given = { ...choices, key: key ?? targets.apiKey, address };
    return programRequest(name, targets, given);
  });

function programRequest(
  name: ProgramRouteName,
  targets: FuzzTargets,
  {
    at,
    key,
    changes,
    text,
    address = `10.253.${(at >> 8) & 255}.${at & 255}`,
  }: Choices & {
    address?: string;
  },
): FuzzedRequest {
  const [method = '', pattern = ''] = name.split(' ');
  const reply = pick(targets.replies, at);
  const ofReply = pattern.includes(':message');
  const record = pattern.startsWith('/vacancies')
    ? pick(targets.vacancies, at).id
    : ofReply
      ? reply.id
      : pick(targets.senders, at).id;
  const target = `/api/v1${pattern}`
    .replace(':id', text === undefined ? record : segment(text))
    .replace(':message', reply.message);
  const example = name in bodies ? bodies[name as keyof typeof bodies](targets, at) : undefined;
  const body = example && Buffer.from(JSON.stringify(changed(example, changes)) ?? '');
  const headers = {
    'X-Forwarded-For': address,
    ...(key && { Authorization: `Bearer ${key}` }),
    ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
  };
  const isHolder = key === targets.apiKey;
  return {
    area: 'programs',
    route: `${method} /api/v1${pattern}`,
    bytes: closingRequest(method, target, headers, body),
    complete: true,
    viewer: isHolder ? { is: 'staff', role: 'administrator', person: '' } : nobody,
  };
}
