import type { Issue } from '../../domain/forms/issue.ts';

/** The answers in which a visitor may write more than one line. */
export const paragraphFields: ReadonlySet<string> = new Set([
  'coverLetter',
  'message',
  'additional_information',
  'mustHaves',
]);

/**
 * What no schema looks at: a NUL, which PostgreSQL cannot keep, and line breaks where an input has
 * one line, with which a name could add headers to a mail that a receiver sends.
 */
export function checkText(fields: Record<string, string>): Issue[] {
  return Object.entries(fields)
    .filter(
      ([name, value]) =>
        value.includes('\0') || (!paragraphFields.has(name) && /[\r\n\u2028\u2029]/.test(value)),
    )
    .map(([field]) => ({ field, code: 'invalid' }));
}
