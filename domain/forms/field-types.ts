import * as z from 'zod/mini';
import type { IssueCode } from './issue.ts';
import type { FileSlot } from './submission-kind.ts';

// The page's policy forbids eval; without this the library tries it once and is reported.
z.config({ jitless: true });

/** Whitespace alone counts as missing. Values are trimmed. */
export function requiredText(maxLength: number, pattern?: RegExp) {
  return z
    .string(code('required'))
    .check(
      z.trim(),
      z.minLength(1, { error: code('required'), abort: true }),
      ...rules(maxLength, pattern),
    );
}

export function optionalText(maxLength: number, pattern?: RegExp) {
  return z.optional(z.string(code('invalid')).check(z.trim(), ...rules(maxLength, pattern)));
}

/** One of the options that the form offers. */
export function requiredChoice<const Options extends readonly string[]>(options: Options) {
  return z.enum(options, {
    error: ({ input }) => code(input === undefined || input === '' ? 'required' : 'invalid'),
  });
}

/** A box that must be ticked. */
export const givenConsent = z.literal('true', code('required'));

export const optionalConsent = z.enum(['true', 'false'], code('invalid'));

export const isoTimestamp = z.iso.datetime(code('invalid'));

/** Every field that says nothing but which form it was. */
export function fixed<const Value extends string>(value: Value) {
  return z.literal(value, code('invalid'));
}

/** What travels beside a file. The server replaces it by what it measured. */
export function companionFields<const Slot extends FileSlot>({ companions }: Slot) {
  return {
    [companions.filename]: optionalText(255),
    [companions.type]: optionalText(150),
    [companions.size]: optionalText(12, /^\d+$/),
  } as Record<Slot['companions']['filename' | 'type' | 'size'], ReturnType<typeof optionalText>>;
}

/** A name, an @ and a domain with a dot; whether it exists only a message can tell. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** At least five digits, however they are grouped. */
export const phonePattern = /^(?:\D*\d){5}/;

/** With or without https://, as people type it; no other scheme. */
export const webAddressPattern = /^(https?:\/\/)?[^\s/:@.?#]+(\.[^\s/:@.?#]+)+(:\d+)?([/?#]\S*)?$/i;

/** The length is judged first, so that no pattern runs over an endless text. */
function rules(maxLength: number, pattern?: RegExp) {
  const notTooLong = z.refine<string>((value) => lengthOf(value) <= maxLength, {
    error: code('too-long'),
    abort: true,
  });
  const matching = z.refine<string>(
    (value) => value === '' || pattern === undefined || pattern.test(value),
    code('invalid'),
  );
  return [notTooLong, matching] as const;
}

/** A multipart body writes a line break as two characters; the visitor typed one. */
function lengthOf(value: string): number {
  return value.replaceAll('\r\n', '\n').length;
}

function code(value: IssueCode): IssueCode {
  return value;
}
