import { inOrder } from '#domain/forms/check-submission.ts';
import { controlFields } from '#domain/forms/control-field.ts';
import { askedFields, type Form } from '#domain/forms/define-form.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { RefusedPost } from '#domain/forms/refused-post.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Refusal } from '#server/base/refusal.ts';

/** What the form's page shows again; undefined when there is nothing to show or no such page. */
export function refusedPostOf(
  kind: SubmissionKind,
  { code, issues, values, retryAfterSeconds, fileSent }: Refusal,
): RefusedPost | undefined {
  const form = formOf(kind);
  const entered = askedFields(form).flatMap(([name]) => {
    const value = values[name];
    return value === undefined ? [] : [[name, value]];
  });
  if (entered.length === 0) return undefined;
  const vacancy = values[controlFields.vacancy];
  if (form.page === 'vacancy' && (!vacancy || namesNoVacancy(form, issues))) return undefined;
  return {
    kind,
    code,
    values: Object.fromEntries(entered),
    issues: inOrder(form, issues),
    fileSent,
    ...(vacancy && { vacancy }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
  };
}

function namesNoVacancy(form: Form, issues: Refusal['issues']): boolean {
  return issues.some(
    ({ field, code }) => form.fields[field]?.type === 'role' && code === 'invalid',
  );
}
