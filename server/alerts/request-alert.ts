import type { Act } from '#server/db/act.ts';
import { createHash } from 'node:crypto';
import { requestsPerDay } from '#domain/alerts/alert-rules.ts';
import { normalizeEmail } from '#domain/mail/mailbox.ts';
import { isMailLimitReached, mailboxHash } from '#server/submissions/mail-limits.ts';
import { type NewAlert, newAlertId, roleMailBlockedAt } from './role-alert.ts';
import { anyRole, filterLike, textOfFilter } from '#domain/alerts/role-filter.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { FormField } from '#domain/forms/field.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { releaseSubmission, type Review } from '#server/submissions/quarantine.ts';
import { saveSubmission, type Saved } from '#server/submissions/save-submission.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';
import { vacancyById } from '#server/vacancies/vacancies.ts';
import { catalogue } from '#content/catalogue.server.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Stores an alert that its receiver has yet to confirm, and plans the mail that asks for it. Does
 * nothing for a mailbox that wants no such mails or has been asked often enough today: anybody can
 * type anybody's address.
 */
export async function requestAlert(
  act: Act,
  { email, locale, filter, cadence, words }: NewAlert,
): Promise<boolean> {
  // Two requests at once would both count before either adds.
  await act.all(act.dialect.mailLock);
  const address = normalizeEmail(email);
  const recipient = await mailboxHash(act, address);
  if ((await roleMailBlockedAt(act, address)) !== null) return false;
  const counted = { name: 'role-alert-confirm', to: address, now: act.now } as const;
  if (await isMailLimitReached(act, counted)) return false;
  // What was asked for and not sent yet counts too.
  const recent = await act.all(
    'select 1 as one from role_alert where recipient = $1 and requested_at > $2',
    [recipient, act.now - dayMs],
  );
  if (recent.length >= requestsPerDay) return false;
  const id = newAlertId();
  await act.all(
    `insert into role_alert (id, email, recipient, locale, filter, cadence, words, words_sha256,
        requested_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      address,
      recipient,
      locale,
      filter,
      cadence,
      words,
      createHash('sha256').update(words).digest('hex'),
      act.now,
    ],
  );
  await act.plan({ type: 'role-alert-requested' }, { subject: { type: 'role-alert', id } });
  return true;
}

/** Stores what somebody sent, and asks them to confirm the alert that they agreed to. */
export async function receiveSubmission(act: Act, submission: NewSubmission): Promise<Saved> {
  const saved = await saveSubmission(act, submission);
  if (saved.outcome === 'stored' && !submission.withoutReceipt) {
    await requestConsentedAlert(act, saved.id);
  }
  return saved;
}

/** Takes a submission out of quarantine; only now its sender is asked about an alert. */
export async function releaseReceived(act: Act, id: string): Promise<Review> {
  const review = await releaseSubmission(act, id);
  if (review === 'changed') await requestConsentedAlert(act, id);
  return review;
}

type Ticked = {
  kind: SubmissionKind;
  email: string;
  locale: Locale;
  vacancyId: string | null;
  field: string;
  words: string;
};

/**
 * Asks the sender of a stored submission, unless it is in quarantine, to confirm an alert where a
 * box of its form was ticked that starts one: about roles like the one applied for, otherwise about
 * all of them.
 */
async function requestConsentedAlert(act: Act, submissionId: string): Promise<void> {
  const given = await act.all<Ticked>(
    `select s.kind, s.email, s.locale, s.vacancy_id, c.field, c.words from submission s
      join consent c on c.submission_id = s.id
      where s.id = $1 and s.quarantined_for is null and c.given = 1`,
    [submissionId],
  );
  const ticked = given.find(({ kind, field }) => startsAlert(kind, field));
  if (!ticked) return;
  const { email, locale, vacancyId, words } = ticked;
  const stored = vacancyId === null ? undefined : await vacancyById(act, vacancyId);
  const filter = textOfFilter(
    stored?.vacancy ? filterLike(catalogue().firm, stored.vacancy) : anyRole,
  );
  const alert = { email, locale, filter, cadence: 'weekly', words } as const;
  await requestAlert(act, alert);
}

function startsAlert(kind: SubmissionKind, field: string): boolean {
  const box: FormField | undefined = formOf(kind).fields[field];
  return box?.type === 'consent' && box.startsAlert === true;
}
