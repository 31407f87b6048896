import { expect, test } from 'vitest';
import { formOf } from '#domain/forms/forms.ts';
import { messagesFor } from '#words/messages.ts';
import type { AnyFormWords } from '#site/form-kit/form-props.ts';
import { shownFields } from './shown-fields.ts';
import { catalogue } from '#content/catalogue.server.ts';

const receivedAt = Date.parse('2026-11-16T09:00:00Z');

function shownConsents(words: string | null, given = true) {
  const { status, forms } = messagesFor(catalogue().firm, 'en-GB');
  const consents = [{ field: 'gdpr_agreed', given, words }];
  const fields = { gdpr_agreed: String(given) };
  return shownFields(
    formOf('candidate-registration'),
    { fields, file: null, consents, receivedAt },
    {
      words: forms['candidate-registration'] as AnyFormWords,
      own: status.content,
      names: {},
      locale: 'en-GB',
    },
  ).filter(({ name }) => name === 'gdpr_agreed');
}

test('a box is shown with the sentence that stood beside it and when it was sent', () => {
  expect(shownConsents('I consent to this.')).toMatchObject([
    { label: expect.stringMatching(/^You ticked on .*2026/), value: 'I consent to this.' },
  ]);
  expect(shownConsents('I consent.', false)).toMatchObject([
    { label: expect.stringMatching(/^You left unticked/), value: 'I consent.' },
  ]);
});

test('a choice that is none of ours is shown as it was sent', () => {
  const { status, forms } = messagesFor(catalogue().firm, 'en-GB');
  const shown = shownFields(
    formOf('employer-brief'),
    { fields: { model: 'constructor' }, file: null, consents: [], receivedAt },
    {
      words: forms['employer-brief'] as AnyFormWords,
      own: status.content,
      names: {},
      locale: 'en-GB',
    },
  );
  expect(shown.find(({ name }) => name === 'model')?.value).toBe('constructor');
});

test('a box whose words were not recorded is shown by its name', () => {
  expect(shownConsents(null)).toMatchObject([{ value: 'Yes' }]);
});
