import * as fc from 'fast-check';
import { boundary, rawBody, rawPost } from '#tests/support/server/send-raw.ts';
import { fuzzedForm } from './fuzzed-parts.ts';
import { nobody, pick, type AimedRequest } from './fuzzed-request.ts';

/** What happens to the body after its parts were put together. */
type Damage = (body: Buffer, at: number) => Buffer;

const none: Damage = (body) => body;
const damages: Damage[] = [
  (body, at) => body.subarray(0, at % (body.length + 1)),
  (body, at) =>
    Buffer.from(body).fill(at, at % body.length, Math.min(body.length, (at % body.length) + 8)),
  (body, at) => insert(body, at, Buffer.from(`\r\n--${boundary}\r\n`)),
  (body, at) => insert(body, at, Buffer.from(`\r\n--${boundary}--\r\n`)),
  (body, at) => insert(body, at, Buffer.from('\r\n\r\n')),
  (body, at) => insert(body, at, Buffer.alloc(at % 3_000, '\r\n')),
  (body) => Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (body) => Buffer.concat([Buffer.from('preamble\r\n'), body, Buffer.from('epilogue')]),
  (body) => body.subarray(0, -4),
  (body) => Buffer.concat([body, body]),
  () => Buffer.alloc(0),
  (_, at) => Buffer.alloc(at % 20_000, at),
];

/** Stands for the key that somebody else has sent a form with. */
const keyOfASender = '@key';

/** How the head differs from that of a browser. */
const heads: Record<string, string>[] = [
  {},
  { Accept: 'text/html,application/xhtml+xml' },
  { Accept: 'application/json', 'X-Requested-With': 'fetch' },
  { 'Idempotency-Key': 'same-key-for-many-of-them' },
  { 'Idempotency-Key': keyOfASender },
  { 'Idempotency-Key': 'short' },
  { 'Idempotency-Key': 'ä'.repeat(20) },
  { Expect: '100-continue' },
  { 'Content-Type': 'multipart/form-data' },
  { 'Content-Type': `multipart/form-data; boundary="${boundary}"` },
  { 'Content-Type': `multipart/form-data; boundary=${boundary}x` },
  { 'Content-Type': `multipart/form-data; boundary=${'b'.repeat(300)}` },
  { 'Content-Type': `multipart/form-data; charset=utf-7; boundary=${boundary}` },
  { 'Content-Type': `multipart/mixed; boundary=${boundary}` },
  { 'Content-Type': 'application/json' },
  { 'Content-Encoding': 'gzip' },
  { 'X-Forwarded-For': '1.2.3.4, evil' },
  { Cookie: 'x'.repeat(4_000) },
  { Origin: 'https://elsewhere.example' },
];

/** Half of them are forms that hurt only by their parts, so that much is stored as well. */
export const fuzzedIntake: fc.Arbitrary<AimedRequest> = fc
  .record({
    form: fuzzedForm,
    target: fc.oneof(
      { weight: 30, arbitrary: fc.constant(undefined) },
      fc.constantFrom('unknown', '..%2fready', '%ff', 'contact-dialog/x', ''),
    ),
    head: fc.oneof({ weight: 2, arbitrary: fc.constant(heads[0]!) }, fc.constantFrom(...heads)),
    damage: fc.oneof({ weight: 8, arbitrary: fc.constant(none) }, fc.constantFrom(...damages)),
    at: fc.nat(),
    sending: fc.oneof(
      { weight: 12, arbitrary: fc.constant('whole' as const) },
      fc.constantFrom('chunked', 'too-short', 'hang-up', 'noise'),
    ),
  })
  .map(({ form, target = form.kind, head, damage, at, sending }): AimedRequest => (targets) => {
    const body = damage(rawBody(form.parts), at);
    const key = head['Idempotency-Key'] === keyOfASender && {
      'Idempotency-Key': pick(targets.senders, at).key,
    };
    const post = (extra: Record<string, string>) =>
      rawPost(`/api/intake/${target}`, body, { ...head, ...key, ...extra });
    return { area: 'intake', route: 'POST /api/intake/:kind', viewer: nobody, ...sent() };

    function sent() {
      switch (sending) {
        case 'whole':
          return { bytes: post({}), complete: true };
        case 'chunked':
          return { bytes: chunked(post({ 'Content-Length': '@' }), at), complete: true };
        case 'too-short':
          return { bytes: post({ 'Content-Length': String(body.length + 500) }), complete: false };
        case 'hang-up':
          return { bytes: cut(post({}), at), complete: false };
        case 'noise':
          return { bytes: insert(post({}), at % 200, Buffer.alloc(3, at)), complete: false };
      }
    }
  });

function insert(body: Buffer, at: number, piece: Buffer): Buffer {
  const place = at % (body.length + 1);
  return Buffer.concat([body.subarray(0, place), piece, body.subarray(place)]);
}

function cut(request: Buffer, at: number): Buffer {
  return request.subarray(0, 1 + (at % request.length));
}

/** The same body in pieces of an odd size. */
function chunked(request: Buffer, at: number): Buffer {
  const bodyAt = request.indexOf('\r\n\r\n') + 4;
  const head = request.subarray(0, bodyAt).toString('latin1');
  const body = request.subarray(bodyAt);
  const size = 1 + (at % 40_000) + Math.floor(body.length / 200);
  const pieces: Buffer[] = [
    Buffer.from(head.replace('Content-Length: @', 'Transfer-Encoding: chunked'), 'latin1'),
  ];
  for (let from = 0; from < body.length; from += size) {
    const piece = body.subarray(from, from + size);
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
  }
  return Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')]);
}
