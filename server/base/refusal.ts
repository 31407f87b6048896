import type { Issue, RefusalCode } from '#domain/forms/issue.ts';
import type { FastifyError } from 'fastify';
import { maxDepth } from '#domain/documents/stored-document.ts';

const statuses: Record<RefusalCode, number> = {
  'not-found': 404,
  'not-multipart': 415,
  malformed: 400,
  'too-large': 413,
  'too-slow': 408,
  invalid: 400,
  'key-reused': 422,
  'rate-limited': 429,
  busy: 503,
  unavailable: 503,
};

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly statusCode: number;
  readonly issues: Issue[];
  /** What was sent, so that the form's page can show it again. */
  readonly values: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;
  /** A file came with it, which a browser does not keep. */
  fileSent = false;

  constructor(
    code: RefusalCode,
    issues: Issue[] = [],
    values: Record<string, string> = {},
    retryAfterSeconds = code === 'busy' || code === 'unavailable' ? 10 : undefined,
  ) {
    super(code);
    this.code = code;
    this.statusCode = statuses[code];
    this.issues = issues;
    this.values = values;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Every failure of a request as a refusal that exposes no internals. */
export function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode = 500 } = error;
  if (statusCode === 429) return new Refusal('rate-limited');
  if (code === 'FST_UNDER_PRESSURE') return new Refusal('busy');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('not-multipart');
  if (statusCode === 413) return new Refusal('too-large');
  // An address that cannot be decoded, and the like.
  return new Refusal(statusCode >= 400 && statusCode < 500 ? 'malformed' : 'unavailable');
}

/** A document has at most 10,000, and so has the longest list that a route takes. */
const maxValues = 10_500;

/**
 * Why no route takes what was sent. `malformed`: a text in it that not both databases store, since
 * PostgreSQL refuses U+0000 and half of a surrogate pair comes back as another character, or nested
 * deeper than anything that is asked for. `too-large`: more values than any route takes, each of
 * which costs time wherever it is read.
 */
export function requestFault(...parts: unknown[]): 'malformed' | 'too-large' | undefined {
  // Not by recursion: the sender chooses how deep it is.
  const left = parts.map((part): [value: unknown, depth: number] => [part, 1]);
  let values = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    const [one, depth] = next;
    if (typeof one === 'string' && isUnfit(one)) return 'malformed';
    if (one === null || typeof one !== 'object' || one instanceof Uint8Array) continue;
    if (depth === maxDepth) return 'malformed';
    const names = Object.keys(one);
    values += names.length;
    if (values > maxValues) return 'too-large';
    if (names.some(isUnfit)) return 'malformed';
    for (const inner of Object.values(one)) left.push([inner, depth + 1]);
  }
  return undefined;
}

function isUnfit(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}
