import { rawBody, rawPost } from '#tests/support/server/send-raw.ts';
import {
  application,
  brief,
  dialog,
  dialogBut,
  field,
  parts,
  pdf,
  type HostileCase,
} from './hostile-parts.ts';

/** What the fields say. */
export const hostileValues: HostileCase[] = [
  [
    'an address with a header in it',
    400,
    () => dialogBut({ email: 'a@b.example\r\nBcc: all@example.com' }),
  ],
  ['a name with a header in it', 400, () => dialogBut({ name: 'Ada\r\nBcc: all@example.com' })],
  ['a name with a line separator', 400, () => dialogBut({ name: 'Ada\u2028Keller' })],
  ['a NUL', 400, () => dialogBut({ message: 'hello\0world' })],
  ['only blanks', 400, () => dialogBut({ message: ' \t\r\n\u00a0' })],
  ['10,001 letters', 400, () => dialogBut({ message: 'x'.repeat(10_001) })],
  ['no consent', 400, () => dialogBut({ consent: 'false' })],
  ['a consent of another kind', 400, () => dialogBut({ consent: '1' })],
  ['another source', 400, () => dialogBut({ source: 'Job Application Form' })],
  ['an address without a domain', 400, () => dialogBut({ email: 'ada@localhost' })],
  [
    'an address in bytes that are not UTF-8',
    400,
    () =>
      rawPost(
        dialog,
        rawBody([
          ...parts('contact-dialog', ['email']),
          {
            disposition: 'form-data; name="email"',
            content: Buffer.from([0x61, 0x40, 0xff, 0x20]),
          },
        ]),
      ),
  ],
  [
    'a script for a profile',
    400,
    () =>
      rawPost(
        application,
        rawBody([
          ...parts('job-application', ['linkedin']),
          field('linkedin', 'javascript:alert(1)'),
          pdf(),
        ]),
      ),
  ],
  [
    'a choice that is not offered',
    400,
    () => rawPost(brief, rawBody([...parts('employer-brief', ['model']), field('model', 'Free')])),
  ],
];
