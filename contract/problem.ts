import { z } from 'zod';

/** Why the API refuses a request: its status, and what to do, as the guide says it. */
export const problems = {
  malformed: [400, 'The request cannot be read, or holds a character that cannot be stored.'],
  invalid: [400, 'Parameters or body do not fit; `issues` names the fields.'],
  'idempotency-key-missing': [400, 'A request that changes something needs an Idempotency-Key.'],
  'key-not-valid': [401, 'There is no key, or it was revoked.'],
  'scope-missing': [403, 'The key has not the scope that the route needs.'],
  'not-found': [404, 'There is none, or no program may see it.'],
  'changed-meanwhile': [409, 'It has another version by now: read it again.'],
  'not-possible': [409, 'Its state does not allow it.'],
  'too-large': [413, 'The body is larger than 1 MiB, or holds too many values.'],
  'not-json': [415, 'The body is not application/json.'],
  incomplete: [422, 'It cannot be published like this; `issues` says why.'],
  'open-places': [422, 'The answer still holds a place as [[…]] that its writer fills in.'],
  'idempotency-key-reused': [422, 'The Idempotency-Key came with another request before.'],
  'rate-limited': [429, 'Too many requests: wait as long as Retry-After says.'],
  unavailable: [503, 'The server cannot answer at the moment: repeat the request.'],
} as const satisfies Record<string, readonly [status: number, meaning: string]>;

export type ProblemCode = keyof typeof problems;

export const problemCodes = Object.keys(problems) as ProblemCode[];

export const issueSchema = z.object({
  field: z.string().describe('As `content.salary.min`; of a vacancy as `salary.min`.'),
  code: z.string().describe('What is wrong with it, as `missing` or `too-long`.'),
  limit: z.number().optional().describe('The least or most that it takes.'),
  given: z.string().optional().describe('What was given instead.'),
  law: z
    .object({ country: z.string(), source: z.string() })
    .optional()
    .describe('The law that asks for it.'),
});

/** Problem details by RFC 9457. */
export const problemSchema = z
  .object({
    type: z.string().describe('`urn:northgauge:problem:` and the code.'),
    title: z.string().describe('What it means, for a reader.'),
    status: z.int(),
    code: z.enum(problemCodes).describe('For a program.'),
    requestId: z.string().describe('The same as in the log of the server.'),
    issues: z.array(issueSchema).optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemDetails = z.output<typeof problemSchema>;
