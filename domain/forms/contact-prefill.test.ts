import { expect, test } from 'vitest';
import { contactQuery, readContactQuery } from './contact-message.ts';
import { catalogue } from '#content/catalogue.server.ts';

test.each([
  ['subject=%20Hello%20&utm_source=letter', { subject: 'Hello' }],
  ['subject=', {}],
  [`subject=${'x'.repeat(201)}`, {}],
  ['topic=Hello', {}],
])('%s prefills %j', (query, prefill) => {
  const read = readContactQuery(catalogue().firm, new URLSearchParams(query));
  expect(read).toEqual(prefill);
  expect(readContactQuery(catalogue().firm, contactQuery(read))).toEqual(read);
});
