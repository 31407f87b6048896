import { expect, test } from 'vitest';
import { namingRecipients } from './naming-recipients.ts';

test('a name that ends in a full stop ends its sentence with one', () => {
  const words = { gdpr: 'It goes to {recipients}. It is kept.' };
  expect(namingRecipients(words, 'Example Ltd and Esempio S.r.l.')).toEqual({
    gdpr: 'It goes to Example Ltd and Esempio S.r.l. It is kept.',
  });
  expect(namingRecipients(words, 'Example Ltd').gdpr).toBe('It goes to Example Ltd. It is kept.');
});
