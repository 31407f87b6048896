import { deskLocale, type Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { PersonData, PersonPlacement, PersonSubmission } from '#domain/privacy/person-data.ts';
import type { ChannelName } from '#domain/deliveries/channel.ts';
import { deliveryWords } from '#words/desk/deliveries.en.ts';
import { channelLabel } from '#words/desk/deliveries.ts';
import { storedFilter } from '#domain/alerts/role-filter.ts';
import { filterSentence } from '#words/filter-sentence.ts';
import { briefDraftsOfEmail } from '#server/submissions/brief-drafts.ts';
import type { Statements } from '#server/db/db.ts';
import { mandatesNaming } from '#server/mandates/forget-person.ts';
import { lastDayOfPlacement, placementsOfEmail } from '#server/mandates/placements.ts';
import { introducedOnColumn } from '#server/mandates/read-mandates.ts';
import { answeredAtColumn } from '#server/threads/thread.ts';
import { alertsOfEmail, proofsOfEmail, roleMailBlockedAt } from '#server/alerts/role-alert.ts';
import { roleListsOfEmail } from '#server/alerts/role-lists.ts';
import { isOf, shown } from '#server/submissions/standing.ts';
import { channelIs } from '#server/submissions/sendable.ts';
import { mailboxOf, normalizeEmail } from '#domain/mail/mailbox.ts';
import { viewsNaming } from '#server/inbox/saved-views.ts';
import { idsNaming, patternOf } from '#server/db/personal-columns.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { keepingOf, recordKeptUntil } from './kept-submissions.ts';

type Row = Omit<PersonSubmission, 'file' | 'copiesAt' | 'keptUntil' | 'keeping'> & {
  locale: Locale;
  answeredAt: number | null;
  introducedOn: string | null;
  kind: SubmissionKind;
  filename: string | null;
  size: number | null;
};

const is = (what: 'mail' | 'delivery') => channelIs('countedAs', what);

/** Everything that is stored under an address, in counts. */
export async function personDataOf(
  db: Statements,
  given: string,
  now: number,
  reader: Locale = deskLocale(catalogue().firm),
): Promise<PersonData> {
  const email = normalizeEmail(given);
  const drafts = await briefDraftsOfEmail(db, email);
  const alerts = await alertsOfEmail(db, email);
  return {
    email,
    submissions: await personSubmissions(db, email, now),
    mentionedIn: await mentionsOf(db, email),
    mandates: await mandatesNaming(db, email),
    placements: (await placementsOfEmail(db, email)).map(
      ({ mandateId, employer, role, placedOn, restricted }): PersonPlacement => {
        const until = lastDayOfPlacement(placedOn);
        return { mandateId, employer, role, placedOn, until, restricted };
      },
    ),
    savedViews: (await viewsNaming(db, email)).length,
    briefDrafts: drafts.length,
    roleAlerts: alerts.map(({ locale, filter, cadence, requestedAt, confirmedAt, endsAt }) => ({
      locale,
      sentence: filterSentence(catalogue().firm, storedFilter(catalogue().firm, filter), reader),
      cadence,
      requestedAt,
      confirmedAt,
      endsAt,
    })),
    roleLists: (await roleListsOfEmail(db, email)).length,
    roleAlertProofs: (await proofsOfEmail(db, email)).length,
    roleMailBlockedAt: await roleMailBlockedAt(db, email),
  };
}

/** Restricted ones too, since an erasure deletes them, but nothing that their sender wrote. */
export async function personSubmissions(
  db: Statements,
  email: string,
  now: number,
): Promise<PersonSubmission[]> {
  const rows = await db.all<Row>(
    `select s.id, s.reference, s.kind, s.received_at, s.delete_at,
        case when ${isOf(shown)} then f.filename end as filename, f.size,
        (select count(*) from note n where n.submission_id = s.id) as notes,
        (select count(*) from task t where t.submission_id = s.id and ${is('mail')}) as mails,
        (select count(*) from task t where t.submission_id = s.id and ${is('delivery')})
          as deliveries,
        (select count(*) from attempt a join task t on t.id = a.task_id
          where t.submission_id = s.id) as attempts,
        (select count(*) from message m where m.submission_id = s.id) as messages,
        s.locale, ${answeredAtColumn}, ${introducedOnColumn}
      from submission s left join submission_file f on f.submission_id = s.id
      where s.mailbox = $1 order by s.received_at desc, s.id`,
    [mailboxOf(email)],
  );
  const copies = await copiesOf(db, email);
  const keeping = await keepingOf(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map(({ filename, size, locale, answeredAt, introducedOn, ...row }) => ({
    ...row,
    keptUntil: recordKeptUntil({ ...row, locale, answeredAt, introducedOn }, now),
    keeping: keeping.get(row.id) ?? null,
    file: size === null ? null : { filename, size },
    copiesAt: copies.get(row.id) ?? [],
  }));
}

/** Where what was delivered lies now. Mails went to the person, or to staff. */
async function copiesOf(db: Statements, email: string): Promise<Map<string, string[]>> {
  const rows = await db.all<{ id: string; channel: ChannelName; key: string; host: string | null }>(
    `select t.submission_id as id, t.channel, t.destination as key, d.host
      from task t join submission s on s.id = t.submission_id
        left join destination d on d.channel = t.channel and d.key = t.destination
      where s.mailbox = $1 and t.state = 'delivered' order by t.channel, t.destination`,
    [mailboxOf(email)],
  );
  const copies = new Map<string, string[]>();
  for (const { id, channel, key, host } of rows) {
    const place = `${channelLabel(channel, deliveryWords)} (${host ?? key})`;
    const places = copies.get(id) ?? [];
    if (!places.includes(place)) copies.set(id, [...places, place]);
  }
  return copies;
}

/** In what others sent, in what was written about them, or to and by them. */
function mentionsOf({ all }: Statements, email: string): Promise<PersonData['mentionedIn']> {
  return all(
    `select id, reference from submission s where mailbox <> $2 and ${isOf(shown)}
        and id in (${idsNaming('submission')})
      order by received_at desc limit 50`,
    [patternOf(email), mailboxOf(email)],
  );
}
