import { describe, expect, test } from 'vitest';
import { issueOfSchema } from '#domain/documents/document-issue.ts';
import { fillParagraphs, fillVariables, templateWords, unknownVariables } from './mail-template.ts';

const known = ['name', 'role'];

describe('variables of a template', () => {
  test.each([
    ['Dear {name}, about {role}.', []],
    ['{{company.name}} and {name}', []],
    ['Dear {Name}, { role } and {}', ['{Name}', '{ role }', '{}']],
    ['{{role}', ['{', '{role}']],
    ['{role', ['{role']],
    ['role}', ['}']],
    ['{{{name}}}', ['{', '}']],
  ])('%s: unknown are %j', (text, unknown) => {
    expect(unknownVariables(text, known)).toEqual(unknown);
  });

  test('a schema refuses unknown ones and names the first', () => {
    const schema = templateWords(known);
    expect(schema.safeParse('Dear {name}').success).toBe(true);
    const { error } = schema.safeParse('Dear {surname} of {role}', { reportInput: true });
    expect(error!.issues.flatMap(issueOfSchema)).toEqual([
      { field: '', code: 'unknown-variable', given: '{surname}' },
    ]);
    expect(error!.message).toContain('{name}, {role}');
  });
});

describe('filling in a template', () => {
  const template =
    'Dear {name},\n\nThe role is {role}.\nIt pays {salary}.\n\nRegards\n{consultant}';

  test('puts each value where its variable stands', () => {
    const values = { name: 'Ada', role: 'Lead', salary: '£1', consultant: 'Helen' };
    expect(fillParagraphs(template, values)).toEqual({
      text: 'Dear Ada,\n\nThe role is Lead.\nIt pays £1.\n\nRegards\nHelen',
      leftOut: [],
    });
  });

  test('leaves out a paragraph that lacks a value, and names it', () => {
    const values = { name: 'Ada', role: 'Lead', salary: ' ', consultant: 'Helen' };
    expect(fillParagraphs(template, values)).toEqual({
      text: 'Dear Ada,\n\nRegards\nHelen',
      leftOut: ['The role is {role}.\nIt pays {salary}.'],
    });
  });

  test.each(['constructor', 'toString', '__proto__'])('{%s} has no value', (name) => {
    expect(fillParagraphs(`Dear {${name}}`, {})).toEqual({ text: '', leftOut: [`Dear {${name}}`] });
    expect(fillVariables(`Dear {${name}}`, {})).toBe('Dear ');
  });

  test('does not fill in what a value looks like', () => {
    const values = { name: '{consultant} $& {role}', role: 'Lead', salary: '£1', consultant: 'H' };
    expect(fillParagraphs('Dear {name},', values).text).toBe('Dear {consultant} $& {role},');
  });
});
