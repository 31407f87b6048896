import type { IncomingHttpHeaders } from 'node:http';
import { catalogue } from '#content/catalogue.server.ts';
import { checkSubmission, inOrder } from '#domain/forms/check-submission.ts';
import { completeFields } from '#domain/forms/complete-fields.ts';
import { localeOfPost, separateControlFields } from '#domain/forms/control-field.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { Clock } from '#server/base/clock.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';
import { applyToVacancy } from '#server/vacancies/apply-to-vacancy.ts';
import { fingerprintOf, idempotencyKeyOf } from './identify.ts';
import { judgeSpam } from './judge-spam.ts';
import { openReceivedFile } from './open-received-file.ts';
import type { ReceivedForm } from './receive-form.ts';
import { Refusal } from '#server/base/refusal.ts';
import { shownConsents } from '#server/submissions/shown-consents.ts';

/**
 * From what arrived to what is kept, or a refusal that names every issue. `refuseNew` is for what is
 * not a repetition: a role may close between the first sending and the next.
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
    // Beside other mistakes it is named with them.
    ...(role.closed && !checked.ok ? [role.closed] : []),
    ...(checked.ok ? [] : checked.issues),
    ...(opened?.fault ? [opened.fault] : []),
  ];
  if (!checked.ok || issues.length > 0) {
    throw new Refusal('invalid', inOrder(form, issues), received.fields);
  }
  const answers = checked.values;
  const suspicion = judgeSpam(form, control, answers);
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
