import { boundary, rawBody, rawPost } from '#tests/support/server/send-raw.ts';
import {
  application,
  dialog,
  dialogWith,
  field,
  good,
  parts,
  pdf,
  post,
  withFile,
  type HostileCase,
} from './hostile-parts.ts';

/** Targets, methods and headers. */
export const hostileHeads: HostileCase[] = [
  ['an unknown form', 404, () => post('/api/intake/loan-request', good())],
  ['a form named by a path', 404, () => post('/api/intake/..%2f..%2fetc', good())],
  ['a form named like a property', 404, () => post('/api/intake/__proto__', good())],
  ['a broken percent sign', 400, () => post('/api/intake/%E0%A4%A', good())],
  ['no form at all', 404, () => post('/api/intake/', good())],
  [
    'JSON',
    415,
    () => rawPost(dialog, Buffer.from('{"name":"a"}'), { 'Content-Type': 'application/json' }),
  ],
  [
    'JSON that is broken',
    415,
    () => rawPost(dialog, Buffer.from('{'), { 'Content-Type': 'application/json' }),
  ],
  [
    'an encoded form',
    415,
    () =>
      rawPost(dialog, Buffer.from('name=a'), {
        'Content-Type': 'application/x-www-form-urlencoded',
      }),
  ],
  ['plain text', 415, () => rawPost(dialog, Buffer.from('name'), { 'Content-Type': 'text/plain' })],
  [
    'no content type',
    415,
    () => Buffer.from(`POST ${dialog} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nname`),
  ],
  [
    'an absurd content type',
    415,
    () => rawPost(dialog, good(), { 'Content-Type': 'multi\\part/();;=' }),
  ],
  [
    'multipart/mixed',
    415,
    () => rawPost(dialog, good(), { 'Content-Type': 'multipart/mixed; boundary=a' }),
  ],
  ['no boundary', 400, () => rawPost(dialog, good(), { 'Content-Type': 'multipart/form-data' })],
  [
    'an empty boundary',
    400,
    () => rawPost(dialog, good(), { 'Content-Type': 'multipart/form-data; boundary=' }),
  ],
  [
    'another boundary',
    400,
    () => rawPost(dialog, good(), { 'Content-Type': 'multipart/form-data; boundary=other' }),
  ],
  [
    'an endless boundary',
    400,
    () =>
      rawPost(dialog, good(), {
        'Content-Type': `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
      }),
  ],
  ['an empty body', 400, () => rawPost(dialog, Buffer.alloc(0))],
  ['huge headers', 431, () => rawPost(dialog, good(), { 'X-Filler': 'x'.repeat(20_000) })],
  [
    'two content lengths',
    400,
    () =>
      Buffer.from(
        `POST ${dialog} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nname`,
      ),
  ],
  [
    'a length and chunks',
    400,
    () =>
      Buffer.from(
        `POST ${dialog} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      ),
  ],
  [
    'chunks of no size',
    400,
    () =>
      Buffer.from(
        `POST ${dialog} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      ),
  ],
  ['no HTTP', 400, () => Buffer.from('HELO mail.example\r\n\r\n')],
  [
    'a key with blanks',
    400,
    () => rawPost(dialog, good(), { 'Idempotency-Key': 'a key with blanks' }),
  ],
  ['a key of one letter', 400, () => rawPost(dialog, good(), { 'Idempotency-Key': 'k' })],
  ['an endless key', 400, () => rawPost(dialog, good(), { 'Idempotency-Key': 'k'.repeat(300) })],
  ['a promised gigabyte', 413, () => rawPost(dialog, good(), { 'Content-Length': '1073741824' })],
];

/** The parts of the body. */
export const hostileBodies: HostileCase[] = [
  ['a body cut in a value', 400, () => rawPost(dialog, good().subarray(0, 150)), { end: true }],
  ['a body cut in a header', 400, () => rawPost(dialog, good().subarray(0, 40)), { end: true }],
  [
    'a body without its end',
    400,
    () => rawPost(dialog, rawBody(parts('contact-dialog'), { close: false })),
    { end: true },
  ],
  [
    'a body shorter than promised',
    400,
    () => rawPost(dialog, good(), { 'Content-Length': '5000' }),
    { end: true },
  ],
  [
    'a file cut short',
    400,
    () => rawPost(application, withFile('job-application', pdf()).subarray(0, -60)),
    { end: true },
  ],
  [
    'a part whose headers have no end',
    400,
    () => rawPost(dialog, Buffer.from(`\r\n--${boundary}\0\r\n--${boundary}--`)),
  ],
  ['no parts', 400, () => rawPost(dialog, rawBody([]))],
  ['a field without a name', 400, () => dialogWith({ disposition: 'form-data', content: 'x' })],
  [
    'a nested multipart',
    400,
    () =>
      dialogWith({
        disposition: 'form-data; name="message2"',
        headers: 'Content-Type: multipart/mixed; boundary=inner\r\n',
        content: '--inner\r\n\r\nx\r\n--inner--',
      }),
  ],
  [
    'a field that calls itself JSON',
    400,
    () =>
      dialogWith({
        disposition: 'form-data; name="extra"',
        headers: 'Content-Type: application/json\r\n',
        content: '{"a":1}',
      }),
  ],
  [
    'a field of broken JSON',
    400,
    () =>
      dialogWith({
        disposition: 'form-data; name="extra"',
        headers: 'Content-Type: application/json\r\n',
        content: '{',
      }),
  ],
  ['an unknown field', 400, () => dialogWith(field('admin', 'true'))],
  ['__proto__', 400, () => dialogWith(field('__proto__', 'x'))],
  ['constructor', 400, () => dialogWith(field('constructor', 'x'))],
  ['a field twice', 400, () => dialogWith(field('email', 'other@example.com'))],
  ['an endless field name', 400, () => dialogWith(field('n'.repeat(5_000), 'x'))],
  [
    '2,000 fields',
    413,
    () => dialogWith(...Array.from({ length: 2_000 }, (_, at) => field(`f${at}`, 'x'))),
  ],
  ['65 KB in one field', 413, () => dialogWith(field('extra', 'x'.repeat(65 * 1024)))],
  [
    '65 KB in many fields',
    413,
    () =>
      dialogWith(...Array.from({ length: 13 }, (_, at) => field(`f${at}`, 'x'.repeat(5 * 1024)))),
  ],
  [
    'two files',
    413,
    () => rawPost(application, rawBody([...parts('job-application'), pdf(), pdf()])),
  ],
  ['a file in a form without one', 400, () => dialogWith(pdf())],
  [
    'a file in a text field',
    400,
    () => dialogWith({ ...pdf(), disposition: 'form-data; name="message"; filename="m.pdf"' }),
  ],
  [
    'text in place of the file',
    400,
    () => rawPost(application, rawBody([...parts('job-application'), field('resume', 'my cv')])),
  ],
  [
    'a part with huge headers',
    400,
    () =>
      dialogWith({
        disposition: 'form-data; name="x"',
        headers: `X-Filler: ${'x'.repeat(100_000)}\r\n`,
        content: 'x',
      }),
  ],
];
