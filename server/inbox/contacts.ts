import { type Locale } from '#domain/edition/editions.ts';
import { searchWords } from '#domain/edition/text.ts';
import type { Contact, ContactSubmission, FoundContact } from '#domain/inbox/contact.ts';
import type { Likeness } from '#domain/submissions/submission-detail.ts';
import { usualFilter, type InboxRow } from '#domain/submissions/work.ts';
import type { Reads, SqlValue, Statements } from '#server/db/db.ts';
import { inList, patternHolding } from '#server/db/lists.ts';
import { waysOf } from '#server/mandates/candidacies.ts';
import { colleagues } from '#server/people/people.ts';
import { consentsOf } from '#server/submissions/consents.ts';
import { inboxRowsOf, inboxTables } from '#server/submissions/inbox-row.ts';
import { submissionById, submissionsOfEmail } from '#server/submissions/read-submissions.ts';
import { anyStanding, isOf, shown } from '#server/submissions/standing.ts';
import type { Submission } from '#server/submissions/submission.ts';
import { notesOf } from '#server/submissions/work.ts';
import { threadOf } from '#server/threads/thread.ts';
import { searchedFor } from './inbox.ts';
import { conditionsFor } from './inbox-filter.ts';
import { fieldsForDesk, likelyDuplicates, withheld } from './submission-detail.ts';

/** More than anybody sends; each is read with its thread, notes and ways. */
const maxSubmissions = 50;

/** Everything of the sender of a submission; undefined where that is gone. */
export async function contactOf(
  db: Statements,
  submissionId: string,
  reader: Locale,
): Promise<Contact | undefined> {
  const named = await submissionById(db, submissionId, anyStanding);
  if (!named) return undefined;
  const all = await submissionsOfEmail(db, named.email, anyStanding);
  const sent = all.slice(0, maxSubmissions);
  const ids = sent.map(({ id }) => id);
  const [rows, doubles, people] = await Promise.all([
    inboxRowsOf(db, ids),
    doublesOf(
      db,
      sent.filter(({ standing }) => standing !== 'restricted').map(({ id }) => id),
    ),
    colleagues(db),
  ]);
  const submissions = await Promise.all(
    sent.flatMap((submission) => {
      const row = rows.find(({ id }) => id === submission.id);
      return row ? [contactSubmission(db, { submission, row, reader })] : [];
    }),
  );
  return { submissions, doubles, people };
}

async function contactSubmission(
  db: Statements,
  { submission, row, reader }: { submission: Submission; row: InboxRow; reader: Locale },
): Promise<ContactSubmission> {
  const { id, email, file, deleteAt } = submission;
  if (row.restricted) {
    const { fields, notes, messages } = withheld;
    return { row, email: '', fields, file: null, notes, messages, ways: [], deleteAt };
  }
  const [consents, notes, messages, ways] = await Promise.all([
    consentsOf(db, submission),
    notesOf(db, id, shown),
    threadOf(db, id, shown),
    waysOf(db, id, shown),
  ]);
  return {
    row,
    email,
    fields: fieldsForDesk(submission, consents, reader),
    file: file ? { filename: file.filename, type: file.type, size: file.size } : null,
    notes,
    messages,
    ways,
    deleteAt,
  };
}

async function doublesOf(db: Statements, ids: readonly string[]): Promise<Contact['doubles']> {
  if (ids.length === 0) return [];
  const alike = await likelyDuplicates(db, ids);
  const likenesses = new Map<string, Likeness[]>(alike.map(({ id, same }) => [id, same]));
  const contacts = await contactsOf(db, [...likenesses.keys()]);
  return contacts.map((contact) => ({
    ...contact,
    same: [...new Set(contact.ids.flatMap((id) => likenesses.get(id) ?? []))],
  }));
}

async function contactsOf({ all }: Statements, ids: readonly string[]): Promise<FoundContact[]> {
  if (ids.length === 0) return [];
  const { places, parameters } = inList(ids);
  const rows = await all<FoundRow>(
    `select ${foundColumns} from ${inboxTables} where s.id in (${places}) and ${isOf(shown)}
      order by s.received_at desc, s.id desc`,
    parameters,
  );
  return byMailbox(rows);
}

const maxFound = 8;
/** Submissions among which contacts are found: one who wrote often does not hide the others. */
const maxSearched = 200;

/** Whose name or address holds every word, who wrote last first; one for each mailbox. */
export async function findContacts(
  db: Reads,
  { q, personId, now }: { q: string; personId: string; now: number },
): Promise<FoundContact[]> {
  const words = searchWords(q);
  if (words.length === 0) return [];
  const { asked } = await searchedFor(db, {
    filter: { ...usualFilter, state: 'all', q },
    personId,
    now,
  });
  const { where, parameters } = conditionsFor(asked);
  const given = (value: SqlValue) => `$${parameters.push(value)}`;
  // The key is folded, but only a full name has one.
  const named = words.map((word) => {
    const pattern = given(patternHolding(word));
    return `(x.name_key like ${pattern} escape '\\' or lower(x.name) like ${pattern} escape '\\'
      or s.mailbox like ${pattern} escape '\\')`;
  });
  const rows = await db.all<FoundRow>(
    `select ${foundColumns} from ${inboxTables} where ${[where, ...named].join(' and ')}
      order by s.received_at desc, s.id desc limit ${maxSearched}`,
    parameters,
  );
  return byMailbox(rows).slice(0, maxFound);
}

type FoundRow = Omit<FoundContact, 'ids'> & { mailbox: string };

const foundColumns = 's.id, s.mailbox, s.email, s.received_at, x.name, x.about';

/** In the order of the rows, the newest of each mailbox first. */
function byMailbox(rows: readonly FoundRow[]): FoundContact[] {
  return [...Map.groupBy(rows, ({ mailbox }) => mailbox).values()].map((own) => {
    const { mailbox: _, ...newest } = own[0]!;
    return { ...newest, ids: own.map(({ id }) => id) };
  });
}
