import type { Language, Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { WorkState } from '#domain/submissions/work.ts';
import { purposeKindOf, type TaskPurpose } from '#domain/deliveries/channel.ts';
import { mailboxOf } from '#domain/mail/mailbox.ts';
import type { Statements } from '#server/db/db.ts';
import { isOf, shown } from '#server/submissions/standing.ts';
import { mailboxHash } from '#server/submissions/mail-limits.ts';
import { wantedFor } from '#server/submissions/sendable.ts';

/** What a mail about a submission needs of it. */
export type MailSubject = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  locale: Locale;
  email: string;
  receivedAt: number;
  dueAt: number | null;
  linkVersion: number;
  state: WorkState;
  ownerEmail: string | null;
  ownerLanguage: Language | null;
  fields: string;
  /** 1 when its sender asked for answers in full. */
  answersByMail: number;
};

const selectSubject = `select s.id, reference, kind, locale, s.email, received_at,
    due_at, link_version, state,
    p.email as owner_email, p.language as owner_language, fields, answers_by_mail
  from submission s
  left join person p on p.id = s.owner and p.removed_at is null`;

/** Undefined when nothing of this purpose is said about it any more. */
export async function mailSubject({ all }: Statements, id: string, purpose: TaskPurpose) {
  const kind = purposeKindOf(purpose);
  // Of what may be spam: its address, which anybody can have typed, had no receipt either.
  const set = kind === 'withdrawal' ? ' and quarantined_for is null' : '';
  const [row] = await all<MailSubject>(
    `${selectSubject} where s.id = $1 and ${isOf(wantedFor(kind))}${set}`,
    [id],
  );
  return row;
}

/** The submissions that a request for new links named, the oldest first. */
export async function subjectsOfRequest(
  statements: Statements,
  request: string,
): Promise<MailSubject[]> {
  const [asked] = await statements.all<{ recipient: string }>(
    'select recipient from link_request where id = $1',
    [request],
  );
  const rows = await statements.all<MailSubject>(
    `${selectSubject} where s.link_request = $1 and ${isOf(shown)}
        and quarantined_for is null order by received_at`,
    [request],
  );
  const subjects: MailSubject[] = [];
  for (const row of rows) {
    // An address that was corrected since is not the one that asked, and must not get its links.
    if ((await mailboxHash(statements, row.email)) === asked?.recipient) subjects.push(row);
  }
  return subjects.filter(({ email }) => email === subjects.at(-1)?.email);
}

/** Whether the sender has more submissions than a request could name. */
export async function hasOthers(
  { all }: Statements,
  { email, request }: { email: string; request: string },
): Promise<boolean> {
  const rows = await all(
    `select 1 as one from submission s where mailbox = $1 and ${isOf(shown)}
        and quarantined_for is null and (link_request is null or link_request <> $2) limit 1`,
    [mailboxOf(email), request],
  );
  return rows.length > 0;
}
