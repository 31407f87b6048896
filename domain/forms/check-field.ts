import type { FirmOffer } from '#domain/firm/firm.ts';
import { hasPlainDomain } from '#domain/mail/mailbox.ts';
import type { FormField, TextField, TextFormat } from './field.ts';
import type { IssueCode } from './issue.ts';

/** What is wrong with one text field of the wire; undefined when nothing is. */
export type FieldCheck = (value: string | undefined, firm: FirmOffer) => IssueCode | undefined;

/** A form's text fields by wire name, in the order in which a receiver gets them. */
export function wireChecks(
  fields: Readonly<Record<string, FormField>>,
  source: string,
): Readonly<Record<string, FieldCheck>> {
  const checks = Object.entries(fields).map(([name, field]) => checksOf(name, field, fields));
  return Object.assign({}, ...checks, {
    timestamp: anything,
    source: (value?: string) => (value === source ? undefined : 'invalid'),
  });
}

function checksOf(
  name: string,
  field: FormField,
  fields: Readonly<Record<string, FormField>>,
): Record<string, FieldCheck> {
  switch (field.type) {
    case 'text':
      return { [name]: (value) => checkText(value, field) };
    case 'choice':
      return { [name]: (value, firm) => (value ? oneOf(field.options(firm), value) : 'required') };
    case 'consent': {
      const box: FieldCheck = (value) =>
        field.required
          ? value === 'true'
            ? undefined
            : 'required'
          : oneOf(['true', 'false'], value);
      const time = field.recordsTimeAs;
      return time === undefined ? { [name]: box } : { [name]: box, [time]: anything };
    }
    case 'file': {
      const { filename, type, size } = field.companions;
      return { [filename]: anything, [type]: anything, [size]: anything };
    }
    case 'role':
      return { [name]: (value) => checkText(value, roleFact) };
    case 'terms-version':
      return { [name]: anything };
    case 'copy':
      return checksOf(name, fields[field.of]!, fields);
  }
}

const roleFact: TextField = { type: 'text', required: true, maxLength: 200 };

/** Whitespace alone counts as missing. */
export function checkText(value: string | undefined, field: TextField): IssueCode | undefined {
  const trimmed = value?.trim() ?? '';
  if (trimmed === '') return field.required ? 'required' : undefined;
  // The length is checked first, so that no pattern runs over a very long text.
  if (lengthOf(trimmed) > field.maxLength) return 'too-long';
  return hasItsLines(trimmed, field) && matches(trimmed, field.format) ? undefined : 'invalid';
}

function oneOf(options: readonly string[], value: string | undefined): IssueCode | undefined {
  return value !== undefined && options.includes(value) ? undefined : 'invalid';
}

/** Of what `completeFields` sets itself; a visitor could not correct it. */
function anything(): undefined {}

/**
 * PostgreSQL cannot store a NUL. A line break in a one-line answer could add headers to a mail
 * that a receiver sends.
 */
function hasItsLines(value: string, { rows }: TextField): boolean {
  return !value.includes('\0') && (rows !== undefined || !/[\r\n\u2028\u2029]/.test(value));
}

function matches(value: string, format: TextFormat | undefined): boolean {
  if (format === undefined) return true;
  return patterns[format].test(value) && (format !== 'email' || hasPlainDomain(value));
}

/** One address that mail can be sent to; whether it exists only a message can tell. */
export function isEmailAddress(value: string): boolean {
  return value.length <= maxEmailLength && matches(value, 'email');
}

/** RFC 5321, 4.5.3.1.3. */
const maxEmailLength = 254;

const patterns: Record<TextFormat, RegExp> = {
  /** A name, an @ and a domain with a dot; whether it exists only a message can tell. */
  // Without what a mail header or an envelope reads as more than an address (RFC 5322, 3.2.3).
  email: /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/,
  /** At least five digits, however they are grouped. */
  phone: /^(?:\D*\d){5}/,
  /** With or without https://, as people type it; no other scheme. */
  'web-address': /^(https?:\/\/)?[^\s/:@.?#]+(\.[^\s/:@.?#]+)+(:\d+)?([/?#]\S*)?$/i,
};

/** A multipart body writes a line break as two characters; the visitor typed one. */
function lengthOf(value: string): number {
  return value.replaceAll('\r\n', '\n').length;
}
