import { inOrder } from './check-submission.ts';
import type { Form } from './define-form.ts';
import type { Issue } from './issue.ts';
import type { FirmOffer } from '#domain/firm/firm.ts';

/** The fields of a form by which we reach its sender: name, mail and telephone. */
export function contactFieldsOf(form: Form): string[] {
  const own = [...form.sender.name, form.sender.email];
  return Object.entries(form.fields).flatMap(([name, field]) =>
    own.includes(name) || (field.type === 'text' && field.inputMode === 'tel') ? [name] : [],
  );
}

/** The corrected contact details, trimmed, or what is wrong with them. */
export function checkContactDetails(
  firm: FirmOffer,
  form: Form,
  sent: Record<string, string>,
): { values: Record<string, string>; issues: Issue[] } {
  const names = contactFieldsOf(form);
  const values = Object.fromEntries(names.map((name) => [name, (sent[name] ?? '').trim()]));
  const issues = names.flatMap((field): Issue[] => {
    const code = form.wire[field]?.(values[field], firm);
    return code ? [{ field, code }] : [];
  });
  return { values, issues: inOrder(form, issues) };
}
