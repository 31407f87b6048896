import type { Form, FileSlot } from './define-form.ts';
import type { Issue } from './issue.ts';
import type { FirmOffer } from '#domain/firm/firm.ts';
import { extensionOf, fileTypes } from './file-type.ts';

export type Checked = { ok: true; values: Record<string, string> } | { ok: false; issues: Issue[] };

/**
 * At most one issue per field, in the order in which the form asks. Takes completed fields without
 * control fields, and returns them trimmed.
 */
export function checkSubmission(
  firm: FirmOffer,
  form: Form,
  fields: Record<string, string>,
  file: FileFacts | undefined,
): Checked {
  const wrong = Object.entries(form.wire).flatMap(([field, check]): Issue[] => {
    const code = check(Object.hasOwn(fields, field) ? fields[field] : undefined, firm);
    return code ? [{ field, code }] : [];
  });
  const unknown = Object.keys(fields)
    .filter((field) => !Object.hasOwn(form.wire, field))
    .map((field): Issue => ({ field, code: 'unknown' }));
  const fileIssue = checkFile(form.file, file);
  const issues = [...wrong, ...unknown, ...(fileIssue ? [fileIssue] : [])];
  if (issues.length > 0) return { ok: false, issues: inOrderOfForm(form, issues) };
  const names = Object.keys(form.wire).filter((name) => fields[name] !== undefined);
  return {
    ok: true,
    values: Object.fromEntries(names.map((name) => [name, fields[name]!.trim()])),
  };
}

/** One issue per field, in the order in which the form asks. Unknown fields come last. */
export function inOrderOfForm(form: Form, issues: Issue[]): Issue[] {
  const order = Object.keys(form.fields);
  const place = ({ field }: Issue) => (order.includes(field) ? order.indexOf(field) : order.length);
  return issues
    .filter(({ field }, at) => issues.findIndex((other) => other.field === field) === at)
    .toSorted((a, b) => place(a) - place(b));
}

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
  return { values, issues: inOrderOfForm(form, issues) };
}

/** What is known of a file without reading it; the browser's File is one. */
export type FileFacts = { name: string; type: string; size: number };

/** The first thing wrong with the file, or with its absence. */
export function checkFile(
  slot: FileSlot | undefined,
  file: FileFacts | undefined,
): Issue | undefined {
  if (!slot) return file && { field: 'file', code: 'unknown' };
  if (!file) return slot.required ? { field: slot.field, code: 'required' } : undefined;
  if (!isAcceptedType(slot, file)) return { field: slot.field, code: 'file-type' };
  if (file.size > slot.maxBytes) return { field: slot.field, code: 'file-too-large' };
  if (file.size === 0) return { field: slot.field, code: 'file-empty' };
  return undefined;
}

/**
 * Either the extension or the declared type suffices: browsers leave the type empty for formats
 * that the machine does not know, and phones rename files.
 */
function isAcceptedType({ takes }: FileSlot, { name, type }: FileFacts): boolean {
  const extension = extensionOf(name) ?? '';
  if ('allBut' in takes) return !takes.allBut.includes(extension);
  return takes.only.some(
    (accepted) =>
      accepted === extension || (fileTypes[accepted] as readonly string[]).includes(type),
  );
}
