import { patternHolding } from './lists.ts';
/** Parts of the export of one submission; `exportPerson` does not compile without each of them. */
export type ExportedPart =
  | 'email'
  | 'fields'
  | 'tags'
  | 'consents'
  | 'file'
  | 'notes'
  | 'messages'
  | 'steps'
  | 'hold';

/** How a column can name somebody who wrote to us, and so how it is found, exported and erased. */
export type Naming =
  /** Hangs on a submission: deleted with it, exported with it; words about others are searched. */
  | { in: 'submission'; as: ExportedPart | 'a copy'; searched: boolean }
  /** Of a mandate, which stays as the firm's record: searched, and the person replaced in it. */
  | { in: 'mandate' }
  /** The record of a placement: restricted when its person asks for erasure, and found by the mailbox. */
  | { in: 'placement' }
  /** A list of the inbox that staff keep: searched, and deleted with the person. */
  | { in: 'saved view' }
  /** A brief that is saved for later, or what is mailed about roles: found by the address in it. */
  | { in: 'brief draft' | 'role mail' }
  /** Names nobody who wrote to us, because of what it holds. */
  | { in: 'none'; because: string };

const words = (as: ExportedPart): Naming => ({ in: 'submission', as, searched: true });
const record = (as: ExportedPart): Naming => ({ in: 'submission', as, searched: false });
const copy: Naming = { in: 'submission', as: 'a copy', searched: false };
const mandate: Naming = { in: 'mandate' };
const placement: Naming = { in: 'placement' };
const view: Naming = { in: 'saved view' };
const draft: Naming = { in: 'brief draft' };
const roleMail: Naming = { in: 'role mail' };
/** Why a column names nobody who wrote to us. */
const reasons = {
  made: 'an id, token or hash that the program makes',
  code: 'one of a list of the program, a day or the cause of a failure',
  staff: 'names who works at the desk',
  firm: 'what the firm says of itself and its roles',
  hash: 'a keyed hash of a mailbox or a network, kept as proof or limit',
};

/** Those that name nobody by their reason, with spaces between, and then the others. */
function columns(
  others: Partial<Record<keyof typeof reasons, string>>,
  naming: Record<string, Naming> = {},
): Record<string, Naming> {
  const nobody = Object.entries(others).flatMap(([why, names]) =>
    names
      .split(' ')
      .map(
        (name) => [name, { in: 'none', because: reasons[why as keyof typeof reasons] }] as const,
      ),
  );
  return { ...Object.fromEntries(nobody), ...naming };
}

/**
 * Every column of the store that holds text or bytes. Search, export, erasure and retention reach a
 * person by this list, and a test compares it with the schema: a column without an entry fails.
 */
export const personalColumns: Record<string, Record<string, Naming>> = {
  alert: columns({ made: 'id', code: 'channel destination reason' }),
  api_key: columns({ made: 'id token_hash made_by', code: 'scopes', staff: 'name' }),
  api_request: columns({ made: 'api_key key_hash fingerprint subject' }),
  attempt: columns({ made: 'task_id', code: 'failure' }),
  // What `facts` lets into an entry.
  audit: columns({
    made: 'id person_id subject_id api_key_id',
    code: 'action subject_type details',
    staff: 'person_name',
  }),
  brief_draft: columns({ made: 'token_hash' }, { fields: draft }),
  candidacy: columns({ made: 'mandate_id submission_id', code: 'stage since' }),
  candidacy_step: columns(
    { made: 'mandate_id submission_id', code: 'stage happened_on', staff: 'recorded_by' },
    { note: words('steps'), consent: record('steps') },
  ),
  consent: columns(
    { made: 'submission_id words_sha256', code: 'field locale' },
    { words: record('consents') },
  ),
  desk_challenge: columns({ made: 'challenge', code: 'purpose' }),
  desk_session: columns({ made: 'token_hash person_id', code: 'browser' }),
  desk_viewer: columns({ made: 'submission_id person_id' }),
  destination: columns({ code: 'channel key host last_failure' }),
  document: columns({
    made: 'key',
    code: 'kind',
    staff: 'version_by changed_by draft_by scheduled_by',
    firm: 'id address reference content draft_content draft_address',
  }),
  document_address: columns({ made: 'document', code: 'kind', firm: 'address' }),
  document_revision: columns({ made: 'document', staff: 'changed_by', firm: 'address content' }),
  handed_over: columns({ made: 'subject_id from_person to_person', code: 'subject_type' }),
  image: columns({ made: 'id' }),
  image_size: columns({ made: 'image', firm: 'bytes' }),
  invitation: columns({ made: 'token_hash person_id inviter_id' }),
  link_request: columns({ made: 'id', hash: 'recipient' }),
  mail_limit: columns({ made: 'task_id', code: 'mail', hash: 'recipient' }),
  mandate: columns(
    { made: 'id brief_id vacancy_id owner', code: 'state', staff: 'changed_by' },
    { employer: mandate, role: mandate, words: mandate, content: mandate, private_sheet: mandate },
  ),
  mandate_date: columns({ made: 'mandate_id id', code: 'kind day' }, { name: mandate }),
  message: columns(
    { made: 'id submission_id person_id', code: 'author template' },
    { subject: words('messages'), text: words('messages') },
  ),
  message_file: columns(
    { made: 'message_id sha256', code: 'field type' },
    { filename: words('messages'), bytes: record('file') },
  ),
  note: columns({ made: 'id submission_id person_id' }, { text: words('notes') }),
  passkey: columns({ made: 'id person_id public_key', code: 'transports', staff: 'label' }),
  person: columns({ made: 'id', code: 'role language zone', staff: 'name email morning_mail' }),
  placement: columns(
    { made: 'mandate_id submission_id reference', code: 'model placed_on' },
    {
      name: placement,
      email: placement,
      mailbox: placement,
      steps: placement,
      consents: placement,
      employer: mandate,
      role: mandate,
      fee: mandate,
    },
  ),
  request_limit: columns({ hash: 'network' }),
  retention_hold: columns(
    { made: 'submission_id', code: 'until', staff: 'held_by' },
    { reason: words('hold') },
  ),
  role_alert: columns(
    {
      made: 'id words_sha256',
      code: 'locale cadence ended_by last_news_on last_mail_on',
      firm: 'words',
      hash: 'recipient',
    },
    { email: roleMail, filter: roleMail },
  ),
  role_alert_sent: columns({ made: 'alert_id vacancy_id', code: 'mail' }),
  role_list: columns(
    { made: 'id', code: 'locale', firm: 'slugs', hash: 'recipient' },
    { email: roleMail },
  ),
  role_mail_block: columns({ hash: 'recipient' }),
  // Filters without whose they are; they go with the last alert that has them.
  role_match: columns({ made: 'vacancy_id', code: 'locale filter' }),
  saved_view: columns({ made: 'id person_id' }, { name: view, search: view }),
  scheduled_job: columns({ code: 'name' }),
  setting: columns({ made: 'value', code: 'name' }),
  submission: columns(
    {
      made: 'id reference idempotency_key fingerprint owner link_request vacancy_id',
      code: 'kind locale quarantined_for state',
    },
    { email: record('email'), mailbox: copy, fields: words('fields'), tags: words('tags') },
  ),
  submission_file: columns(
    { made: 'submission_id sha256', code: 'field type' },
    { filename: words('file'), bytes: record('file') },
  ),
  submission_gone: columns({ made: 'id' }),
  submission_search: columns(
    { made: 'submission_id' },
    { words: copy, name: copy, about: copy, name_key: copy, phone_key: copy },
  ),
  task: columns({
    made: 'id subject_id submission_id lease summary',
    code: 'channel purpose destination subject_type state last_failure',
  }),
};

/** The columns of each table that are searched for a person, of one kind of record. */
export function searchedColumns(kind: 'submission' | 'mandate' | 'saved view') {
  return Object.entries(personalColumns).flatMap(([table, all]) => {
    const found = Object.entries(all).flatMap(([column, naming]) =>
      naming.in === kind && !('searched' in naming && !naming.searched) ? [column] : [],
    );
    return found.length > 0 ? [{ table, columns: found }] : [];
  });
}

/** What says in a row of a table which submission it hangs on. */
const ofSubmission: Readonly<Record<string, string>> = {
  submission: 'id',
  message_file: '(select submission_id from message where message.id = message_id)',
};

/** Ids of submissions, mandates or views with `$1`, a pattern in lower case, in one of their columns. */
export function idsNaming(kind: 'submission' | 'mandate' | 'saved view'): string {
  const owners = {
    submission: (table: string) => ofSubmission[table] ?? 'submission_id',
    mandate: (table: string) => (table === 'mandate' ? 'id' : 'mandate_id'),
    'saved view': () => 'id',
  };
  return searchedColumns(kind)
    .map(({ table, columns: searched }) => {
      const found = searched.map((column) => `lower(${column}) like $1 escape '\\'`).join(' or ');
      return `select ${owners[kind](table)} from ${table} where ${found}`;
    })
    .join(' union ');
}

/** Anything that holds the text, for `idsNaming`. */
export function patternOf(text: string): string {
  return patternHolding(text.toLowerCase());
}
