import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { catalogue } from '../../content/catalogue.server.ts';
import { checkSubmission, inOrder } from '../../domain/forms/check-submission.ts';
import { completeFields } from '../../domain/forms/complete-fields.ts';
import { localeOfPost, separateControlFields } from '../../domain/forms/control-field.ts';
import type { Form } from '../../domain/forms/define-form.ts';
import { fileTypes, otherFileType, type FileTypeName } from '../../domain/forms/file-type.ts';
import { formOf } from '../../domain/forms/forms.ts';
import type { Issue } from '../../domain/forms/issue.ts';
import type { SubmissionKind } from '../../domain/forms/submission-kind.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import type { Clock } from '../clock.ts';
import { cleanFilename } from '../files/clean-filename.ts';
import { inspectDocument } from '../files/inspect-document.ts';
import type { Db } from '../store/db/db.ts';
import type { NewSubmission, SubmittedFile } from '../store/submissions/submission.ts';
import type { PlanTasks } from '../store/tasks/task.ts';
import { applyToVacancy } from './apply-to-vacancy.ts';
import { fingerprintOf, idempotencyKeyOf } from './identify.ts';
import { judgeSpam } from './judge-spam.ts';
import type { ReceivedFile, ReceivedForm } from './receive-form.ts';
import type { ReceiveLimits } from './receive-limits.ts';
import { Refusal } from './refusal.ts';
import type { Room } from './room.ts';
import { shownConsents } from './shown-consents.ts';

export type IntakeSettings = {
  db: Db;
  clock: Clock;
  limits: ReceiveLimits;
  spoolFolder: string;
  room: Room;
  vacancies: readonly Vacancy[];
  planTasks: PlanTasks;
  /** Called after each commit. */
  stored: () => void;
};

/** From what arrived to what is kept, or a refusal that names every issue. */
export async function prepareSubmission(
  kind: SubmissionKind,
  received: ReceivedForm,
  headers: IncomingHttpHeaders,
  { clock, vacancies }: IntakeSettings,
): Promise<NewSubmission> {
  const form = formOf(kind);
  const now = clock.now();
  const { control, fields } = separateControlFields(received.fields);
  const locale = localeOfPost(received.fields);
  const opened = received.file && (await openFile(form, received.file));
  const file = opened && { name: opened.filename, type: opened.type, size: opened.size };
  const role = applyToVacancy(form, vacancies, { slug: control.vacancy, locale }, fields);
  const { termsVersion } = catalogue().company;
  const completed = completeFields(form, role.fields, { now: new Date(now), file, termsVersion });
  const checked = checkSubmission(form, completed, file);
  const issues = [
    ...received.issues,
    ...role.issues,
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
  return {
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
}

/** Its type is the one that its content shows, whatever was declared. */
async function openFile(
  form: Form,
  file: ReceivedFile,
): Promise<SubmittedFile & { fault: Issue | undefined }> {
  const field = form.file?.field ?? '';
  const { declaredType } = file;
  const bytes = await file.read();
  const name = cleanFilename(file.filename);
  const claim = { filename: name, declaredType };
  const inspected = await inspectDocument(bytes, claim, form.file?.takes);
  const fault = 'fault' in inspected;
  return {
    field,
    filename: name,
    type: fault ? declaredType : contentTypeOf(inspected.type),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
    fault: fault ? { field, code: inspected.fault } : undefined,
  };
}

function contentTypeOf(type: FileTypeName | 'other'): string {
  return type === 'other' ? otherFileType : fileTypes[type][0];
}
