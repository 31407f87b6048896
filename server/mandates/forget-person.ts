import { type Act } from '#server/db/act.ts';
import { mailboxOf } from '#domain/mail/mailbox.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { contentDifferences } from '#domain/documents/merge-content.ts';
import { digestOf } from '#domain/inbox/digest.ts';
import { someFields } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { inList } from '#server/db/lists.ts';
import { idsNaming, patternOf } from '#server/db/personal-columns.ts';
import { mandateColumn, mandateSearchText } from './change-mandate.ts';
import { renamePlan } from './mandate-dates.ts';
import { mandateById, privateSheetOf } from './read-mandates.ts';

/** Stands in a mandate where somebody was named whose data was erased; it reads in every language. */
const erased = '[…]';

type Named = { email: string; name: string };

/** Mandates that name an address, or were made of a brief that came from it. */
export async function mandatesNaming(
  { all }: Statements,
  email: string,
): Promise<{ id: string; employer: string; role: string }[]> {
  return all(
    `select id, employer, role from mandate where id in (${idsNaming('mandate')})
        or brief_id in (select id from submission where mailbox = $2)
      order by created_at, id`,
    [patternOf(email.trim()), mailboxOf(email)],
  );
}

/** What a mandate holds of a person: the contacts under an address, and who gave the authority. */
export async function personInMandate(statements: Statements, id: string, email: string) {
  const { employer, role, contacts, authority } = (await mandateById(statements, id))!.facts;
  const own = contacts.filter((contact) => mailboxOf(contact.email) === mailboxOf(email));
  const isAuthor = own.some(({ name }) => name === authority?.by);
  return { employer, role, contacts: own, authority: isAuthor ? authority : undefined };
}

/** Submissions are about to be deleted or restricted: their senders go from the mandates they led to. */
export async function forgetSenders(act: Act, ids: readonly string[]): Promise<void> {
  const { places, parameters } = inList(ids);
  const rows = await act.all<{
    mandateId: string;
    kind: SubmissionKind;
    email: string;
    reference: string;
    fields: string;
  }>(
    `select t.mandate_id, s.kind, s.email, s.reference, s.fields
      from (select id as mandate_id, brief_id as submission_id from mandate
          where brief_id in (${places})
        union select mandate_id, submission_id from candidacy where submission_id in (${places})) t
      join submission s on s.id = t.submission_id`,
    parameters,
  );
  for (const { mandateId, kind, email, reference, fields } of rows) {
    const { name } = digestOf(kind, reference, JSON.parse(fields) as Record<string, string>);
    await forgetPerson(act, mandateId, { email, name });
  }
}

/** The mandate stays; the contact and every word that names the person are replaced. */
export async function forgetPerson(act: Act, id: string, person: Named): Promise<void> {
  await forgetInPlacements(act, id, person);
  if (!(await change(act, id, person))) return;
  // Holds the row, so that what a colleague saves meanwhile is neither lost nor brings it back.
  await act.all(
    `update mandate set version = version + 1, changed_by = $2, changed_at = $3 where id = $1`,
    [id, act.by.name, act.now],
  );
  const { before, after } = (await change(act, id, person)) ?? {};
  if (!before || !after) return;
  await act.all(
    `update mandate set employer = $2, role = $3, words = $4, content = $5, private_sheet = $6
      where id = $1`,
    [
      id,
      after.employer,
      after.role,
      mandateSearchText(after),
      mandateColumn(after),
      after.privateSheet,
    ],
  );
  await renamePlan(act, id, before.plan, after.plan);
  await act.record(
    'mandate-changed',
    { type: 'mandate', id },
    someFields(contentDifferences(before, after).map(({ field }) => field.split('.')[0]!)),
  );
}

/** In the terms that were copied; who was placed is restricted instead. */
async function forgetInPlacements({ all }: Act, id: string, person: Named): Promise<void> {
  const mandate = await mandateById({ all }, id);
  if (!mandate) return;
  const { said, addresses } = wordsOf(mandate.facts, person);
  const placements = await all<{ submissionId: string } & Record<Term, string>>(
    'select submission_id, employer, role, fee from placement where mandate_id = $1',
    [id],
  );
  for (const { submissionId, employer, role, fee } of placements) {
    await all(
      `update placement set employer = $3, role = $4, fee = $5
        where mandate_id = $1 and submission_id = $2`,
      [
        id,
        submissionId,
        replaced(employer, addresses),
        replaced(role, addresses),
        replaced(fee, said),
      ],
    );
  }
}

type Term = 'employer' | 'role' | 'fee';

/** Undefined when it does not name the person. */
async function change(statements: Statements, id: string, person: Named) {
  const mandate = await mandateById(statements, id);
  if (!mandate) return undefined;
  const before = { ...mandate.facts, privateSheet: await privateSheetOf(statements, id) };
  const after = without(before, person);
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : { before, after };
}

function isOwn(contact: Contact, email: string): boolean {
  return mailboxOf(contact.email) === mailboxOf(email);
}

type Contact = MandateFacts['contacts'][number];

/** What names the person in a text. */
function wordsOf({ contacts }: Pick<MandateFacts, 'contacts'>, { email, name }: Named) {
  const own = contacts.filter((contact) => isOwn(contact, email));
  const names = [name, ...own.map((one) => one.name)].filter((one) => one !== '');
  const phones = own.map(({ phone }) => phone).filter((phone) => phone !== '');
  const addresses = [email, ...own.map((one) => one.email)];
  // One word alone may mean something else; a full name in a text is the person.
  const said = [...addresses, ...phones, ...names.filter((one) => one.includes(' '))];
  return { names, addresses, said };
}

function without(facts: MandateFacts, { email, name }: Named): MandateFacts {
  const { names, addresses, said } = wordsOf(facts, { email, name });
  const contacts = facts.contacts.map((one) =>
    isOwn(one, email) || (one.email === '' && names.includes(one.name))
      ? { name: erased, role: '', email: '', phone: '' }
      : one,
  );
  const { authority } = facts;
  const isAuthor = authority && names.includes(authority.by);
  const rest = replaced(
    { ...facts, contacts, ...(isAuthor && { authority: { ...authority, by: erased } }) },
    said,
  );
  // Whom the contract was with stays, though it be a sole trader's name.
  const [employer, role] = [replaced(facts.employer, addresses), replaced(facts.role, addresses)];
  return { ...rest, employer, role };
}

/** In every text of a value, whatever its case. */
function replaced<T>(value: T, said: readonly string[]): T {
  if (typeof value === 'string') return said.reduce<string>(withoutWord, value) as T;
  if (Array.isArray(value)) return value.map((one) => replaced(one, said)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, replaced(one, said)]),
  ) as T;
}

function withoutWord(text: string, word: string): string {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'),
    erased,
  );
}
