import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readableName } from '#domain/documents/document-group.ts';
import { fieldLabel } from './labels.ts';
import { SchemaEditor } from './schema-editor.tsx';
import type { JsonSchema } from '#domain/documents/json-schema.ts';
import { blankValue } from './shape.ts';

const words = z.strictObject({
  title: z.string().max(20).describe('Without the firm’s name.'),
  questions: z.array(z.strictObject({ question: z.string(), answer: z.string().max(600) })).min(2),
});
const schema = asJson(
  z.strictObject({
    updatedOn: z.iso.date(),
    contract: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('permanent') }),
      z.strictObject({ is: z.literal('fixed-term'), months: z.number() }),
    ]),
    extra: z.strictObject({ note: z.string() }).optional(),
    en: words,
    de: words,
  }),
);
const content = {
  updatedOn: '2026-11-17',
  contract: { is: 'fixed-term', months: 6 },
  en: { title: 'About {{firm}}', questions: [{ question: 'Why?', answer: 'So.' }] },
  de: { title: 'Über {{firm}}', questions: [{ question: 'Warum?', answer: 'Darum.' }] },
};
const issues = [{ field: 'en.title', text: 'Title, English is missing.' }];

test('labels, help and limits come from the schema, each language has its own control', () => {
  const markup = render({ value: content });
  expect(markup).toContain('Without the firm’s name.');
  expect(markup).toContain('id="field-en.title"');
  expect(markup).toContain('id="field-de.title"');
  expect(markup).toContain('value="Über {{firm}}"');
  expect(markup).toContain('1 (at least 2)');
  expect(markup).toContain('id="field-contract.months"');
});

test('the length of a text is counted with its facts filled in', () => {
  const markup = render({ value: content, facts: { en: { firm: 'Harbour Lane' }, de: {} } });
  expect(markup).toContain('18 of 20 characters');
  expect(markup).toContain('{{firm}} says “Harbour Lane”');
  expect(markup).toContain('{{firm}} is no known fact');
});

test('no problem is shown before something was typed or publishing was tried', () => {
  expect(render({ value: {}, issues })).not.toContain('is missing');
  const attempted = render({ value: {}, issues, attempts: 1 });
  expect(attempted).toContain('1 to correct before it can be published');
  expect(attempted).toContain('id="field-en.title-issue"');
  expect(attempted).toContain('Title, English is missing');
});

test('what the schema does not know, or takes in another form, is shown', () => {
  const markup = render({
    value: { ...content, colour: 'red', en: 'a text', contract: ['permanent'] },
  });
  expect(markup).toContain('colour');
  expect(markup).toContain('&quot;red&quot;');
  expect(markup).toContain('&quot;permanent&quot;');
  expect(markup).toContain('&quot;a text&quot;');
});

test('what the law may demand is not called optional', () => {
  const minimumPay = z.strictObject({
    amount: z.number(),
    agreement: z.string().optional().meta({ demanded: 'if-one-applies' }),
  });
  const partOfAdvert = asJson(
    z.strictObject({ minimumPay: minimumPay.optional().meta({ demanded: 'in-austria' }) }),
  );
  const value = { minimumPay: { amount: 1, agreement: '' } };
  const markup = render({ schema: partOfAdvert, value });
  expect(markup).toContain('(required in Austria)');
  expect(markup).toContain('(required if one applies)');
  expect(markup).not.toContain('(optional)');
});

test('a day that is none stays readable', () => {
  const markup = render({ value: { ...content, updatedOn: 'soon' } });
  expect(markup).toContain('type="text" ');
  expect(markup).toContain('value="soon"');
});

test('a document that may not be edited has no buttons that change it', () => {
  const markup = render({ value: content, readOnly: true });
  expect(markup).not.toContain('>Add<');
  expect(markup).not.toContain('Remove ');
  expect(markup).toContain('readOnly=""');
});

test('names become labels', () => {
  expect(readableName('heroTitle')).toBe('Hero title');
  expect(readableName('hero-title')).toBe('Hero title');
  expect(readableName('Remote (Europe)')).toBe('Remote (Europe)');
  expect(label('de.questions.1.answer')).toBe('Questions 2: Answer, German');
  expect(label('contract.months')).toBe('Contract: Months');
  expect(label('')).toBe('');
});

test('a new part has its containers, and no text that nobody wrote', () => {
  expect(blankValue(schema)).toEqual({
    contract: { is: 'permanent' },
    en: { questions: [] },
    de: { questions: [] },
  });
});

function render(given: Partial<Parameters<typeof SchemaEditor>[0]>) {
  return renderToStaticMarkup(
    <SchemaEditor
      schema={schema}
      value={content}
      languages={['en', 'de']}
      facts={{}}
      issues={[]}
      attempts={0}
      language="en"
      onLanguage={() => {}}
      onChange={() => {}}
      {...given}
    />,
  );
}

function label(field: string) {
  return fieldLabel(schema, field, ['en', 'de']);
}

function asJson(one: z.ZodType): JsonSchema {
  return z.toJSONSchema(one, { io: 'input' }) as JsonSchema;
}
