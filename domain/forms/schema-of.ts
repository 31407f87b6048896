import * as z from 'zod/mini';
import type { Field, TextField, TextFormat } from './field.ts';
import type { IssueCode } from './issue.ts';

// The page's policy forbids eval; without this the library tries it once and is reported.
z.config({ jitless: true });

type Shape = Record<string, z.ZodMiniType<string | undefined>>;

/** The text fields of a form under their wire names. */
export function schemaOf(fields: Readonly<Record<string, Field>>, source: string) {
  const shape: Shape = {};
  for (const [name, field] of Object.entries(fields)) {
    Object.assign(shape, wireFields(name, field, fields));
  }
  shape.timestamp = z.iso.datetime(code('invalid'));
  shape.source = z.literal(source, code('invalid'));
  return z.strictObject(shape);
}

function wireFields(name: string, field: Field, fields: Readonly<Record<string, Field>>): Shape {
  switch (field.type) {
    case 'text':
      return { [name]: textSchema(field) };
    case 'choice':
      return { [name]: z.enum(field.options, { error: ({ input }) => missingOrInvalid(input) }) };
    case 'consent': {
      const box = field.required
        ? z.literal('true', code('required'))
        : z.enum(['true', 'false'], code('invalid'));
      const time = field.recordsTimeAs;
      return time === undefined ? { [name]: box } : { [name]: box, [time]: consentTime };
    }
    case 'file': {
      // Not checked: the server has measured them, and a visitor could not correct them.
      const { filename, type, size } = field.companions;
      const fact = z.optional(z.string());
      return { [filename]: fact, [type]: fact, [size]: fact };
    }
    case 'role':
      return { [name]: textSchema({ type: 'text', required: true, maxLength: 200 }) };
    case 'terms-version':
      return { [name]: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, code('invalid'))) };
    case 'copy':
      return wireFields(name, fields[field.of]!, fields);
  }
}

/** Whitespace alone counts as missing. Values are trimmed. */
function textSchema(field: TextField) {
  const rules = [
    // The length comes first, so that no pattern runs over an endless text.
    z.refine<string>((value) => lengthOf(value) <= field.maxLength, abort('too-long')),
    z.refine<string>((value) => hasItsLines(value, field), abort('invalid')),
    z.refine<string>((value) => value === '' || matches(value, field.format), abort('invalid')),
  ] as const;
  return field.required
    ? z.string(code('required')).check(z.trim(), z.minLength(1, abort('required')), ...rules)
    : z.optional(z.string(code('invalid')).check(z.trim(), ...rules));
}

/** Empty until its box is ticked. */
const consentTime = z.union([z.literal(''), z.iso.datetime()], code('invalid'));

/**
 * PostgreSQL cannot store a NUL. A line break in a one-line answer could add headers to a mail
 * that a receiver sends.
 */
function hasItsLines(value: string, { rows }: TextField): boolean {
  return !value.includes('\0') && (rows !== undefined || !/[\r\n\u2028\u2029]/.test(value));
}

function matches(value: string, format: TextFormat | undefined): boolean {
  return format === undefined || patterns[format].test(value);
}

const patterns: Record<TextFormat, RegExp> = {
  /** A name, an @ and a domain with a dot; whether it exists only a message can tell. */
  email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  /** At least five digits, however they are grouped. */
  phone: /^(?:\D*\d){5}/,
  /** With or without https://, as people type it; no other scheme. */
  'web-address': /^(https?:\/\/)?[^\s/:@.?#]+(\.[^\s/:@.?#]+)+(:\d+)?([/?#]\S*)?$/i,
};

/** A multipart body writes a line break as two characters; the visitor typed one. */
function lengthOf(value: string): number {
  return value.replaceAll('\r\n', '\n').length;
}

function missingOrInvalid(input: unknown): IssueCode {
  return input === undefined || input === '' ? 'required' : 'invalid';
}

function abort(value: IssueCode) {
  return { error: value, abort: true };
}

function code(value: IssueCode): IssueCode {
  return value;
}
