import type { IncomingHttpHeaders } from 'node:http';
import { catalogue } from '#content/catalogue.server.ts';
import { checkSubmission, inOrderOfForm } from '#domain/forms/check-submission.ts';
import { completeFields } from '#domain/forms/complete-fields.ts';
import {
  controlFields,
  type ControlFields,
  localeOfPost,
  separateControlFields,
} from '#domain/forms/control-field.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { Clock } from '#server/base/clock.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';
import { applyToVacancy } from '#server/vacancies/apply-to-vacancy.ts';
import { openReceivedFile, type ReceivedForm } from './receive-form.ts';
import { Refusal } from '#server/base/refusal.ts';
import { shownConsents } from '#server/submissions/consents.ts';
import { createHash } from 'node:crypto';
import { askedFields, type Form } from '#domain/forms/define-form.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import type { Suspicion } from '#domain/submissions/work.ts';
import type { RefusedPost } from '#domain/forms/issue.ts';

/**
 * Turns what arrived into what is stored, or into a refusal with every issue. `refuseNew` applies to
 * first submissions only: a role may close before a repeat arrives.
 */
export async function prepareSubmission(
  kind: SubmissionKind,
  received: ReceivedForm,
  headers: IncomingHttpHeaders,
  { clock, vacancies }: { clock: Clock; vacancies: readonly Vacancy[] },
): Promise<{ submission: NewSubmission; refuseNew: Refusal | undefined }> {
  const form = formOf(kind);
  const now = clock.now();
  const { control, fields } = separateControlFields(received.fields);
  const locale = localeOfPost(catalogue().firm, received.fields);
  const opened = received.file && (await openReceivedFile(form.file, received.file));
  const file = opened && { name: opened.filename, type: opened.type, size: opened.size };
  const role = applyToVacancy(form, vacancies, { slug: control.vacancy, locale }, fields);
  const { termsVersion } = catalogue().company;
  const completed = completeFields(form, role.fields, { now: new Date(now), file, termsVersion });
  const checked = checkSubmission(catalogue().firm, form, completed, file);
  const issues = [
    ...received.issues,
    ...role.issues,
    // Alone, it refuses new submissions only.
    ...(role.closed && !checked.ok ? [role.closed] : []),
    ...(checked.ok ? [] : checked.issues),
    ...(opened?.fault ? [opened.fault] : []),
  ];
  if (!checked.ok || issues.length > 0) {
    throw new Refusal('invalid', inOrderOfForm(form, issues), received.fields);
  }
  const answers = checked.values;
  const suspicion = suspicionOf(form, control, answers);
  const fingerprint = fingerprintOf(form, answers, opened?.sha256);
  const given = headers['idempotency-key'];
  const submission: NewSubmission = {
    kind,
    fields: answers,
    consents: shownConsents({ kind, locale, fields: answers }),
    email: answers[form.sender.email] ?? '',
    locale,
    vacancy: role.vacancy,
    file: opened,
    suspicion,
    fingerprint,
    idempotencyKey: idempotencyKeyOf(typeof given === 'string' ? given : control.idempotencyKey, {
      fingerprint,
      suspicion,
      now,
    }),
  };
  const { closed } = role;
  return { submission, refuseNew: closed && new Refusal('invalid', [closed], received.fields) };
}

/** Equal for equal answers and files. */
function fingerprintOf(
  form: Form,
  fields: Record<string, string>,
  fileSha256: string | undefined,
): string {
  const times = timeFields(form);
  const said = Object.entries(fields)
    .filter(([name]) => !times.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form.kind, said, fileSha256 ?? null]))
    .digest('base64url');
}

/** Filled in at each sending, so they differ when the same answers are sent again. */
function timeFields(form: Form): string[] {
  return [
    'timestamp',
    ...askedFields(form).flatMap(([, field]) =>
      field.type === 'consent' && field.recordsTimeAs ? [field.recordsTimeAs] : [],
    ),
  ];
}

/**
 * The sender's key, or one made of content and day: two presses on the button of a page without
 * script are one submission. A quarantined submission has another key, so that a second attempt is
 * not taken for its repeat.
 */
function idempotencyKeyOf(
  given: string | undefined,
  content: { fingerprint: string; suspicion: Suspicion | undefined; now: number },
): NewSubmission['idempotencyKey'] {
  if (given === undefined || given === '') {
    return `content:${isoDay(content.now)}:${content.suspicion ?? 'clean'}:${content.fingerprint}`;
  }
  if (!/^[\x21-\x7e]{8,200}$/.test(given)) {
    throw new Refusal('invalid', [{ field: 'Idempotency-Key', code: 'invalid' }]);
  }
  return `key:${given}`;
}

/** Since the load of the page: too short for a person to read and fill in a form. */
const tooFastMs = 2_000;

/** A restored draft or corrected form may be sent at once, but then it holds text. */
const writtenLength = 20;

/** Suspected spam is quarantined, never dropped: an operator can review and release it. */
export function suspicionOf(
  form: Form,
  control: ControlFields,
  fields: Record<string, string>,
): Suspicion | undefined {
  if (control.honeypot) return 'honeypot';
  // Both times come from the visitor's clock, so its accuracy does not matter.
  const taken = Date.parse(fields.timestamp ?? '') - Date.parse(control.renderedAt ?? '');
  if (!(taken >= 0 && taken < tooFastMs)) return undefined;
  const paragraphs = askedFields(form).filter(([, field]) => field.type === 'text' && field.rows);
  const written = paragraphs.map(([name]) => fields[name]?.trim() ?? '').join('');
  return written.length < writtenLength ? 'too-fast' : undefined;
}

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
    issues: inOrderOfForm(form, issues),
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
