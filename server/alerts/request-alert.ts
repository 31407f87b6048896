import type { Act } from '#server/db/act.ts';
import { createHash } from 'node:crypto';
import { requestsPerDay } from '#domain/alerts/alert-rules.ts';
import { normalizeEmail } from '#domain/mail/mailbox.ts';
import { isMailLimitReached, mailboxHash } from '#server/submissions/mail-limits.ts';
import { type NewAlert, newAlertId, roleMailBlockedAt } from './role-alert.ts';
import { anyRole, filterLike, textOfFilter } from '#domain/alerts/role-filter.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
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

type Ticked = { email: string; locale: Locale; vacancyId: string | null; words: string };

/**
 * Asks the sender of a stored submission to confirm an alert where a box of its form was ticked that
 * starts one: about roles like the one applied for, otherwise about all of them.
 */
export async function requestConsentedAlert(
  act: Act,
  { id, kind }: { id: string; kind: SubmissionKind },
): Promise<void> {
  const field = boxThatStartsAlert(kind);
  if (field === undefined) return;
  const [ticked] = await act.all<Ticked>(
    `select s.email, s.locale, s.vacancy_id, c.words from submission s
      join consent c on c.submission_id = s.id where s.id = $1 and c.field = $2 and c.given = 1`,
    [id, field],
  );
  if (!ticked) return;
  const { email, locale, vacancyId, words } = ticked;
  const stored = vacancyId === null ? undefined : await vacancyById(act, vacancyId);
  const filter = textOfFilter(
    stored?.vacancy ? filterLike(catalogue().firm, stored.vacancy) : anyRole,
  );
  const alert = { email, locale, filter, cadence: 'weekly', words } as const;
  await requestAlert(act, alert);
}

function boxThatStartsAlert(kind: SubmissionKind): string | undefined {
  const boxes = Object.entries(formOf(kind).fields);
  return boxes.find(([, box]) => box.type === 'consent' && box.startsAlert)?.[0];
}
