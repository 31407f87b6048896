import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import type { AuditAction } from '#domain/privacy/audit.ts';
import { act as open, type Act, type ActContext } from '#server/db/act.ts';
import { aTime } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import {
  type DocumentRefusal,
  orRefused,
  type Publishable,
  refuseBroken,
  RefusedAct,
  type RefusedDocument,
  type RuledDocument,
  type RuleOf,
} from './publishing-rule.ts';
import {
  type AddressedContent,
  contentOf,
  type DocumentRecord,
  rowKeyOf,
  schemaOf,
} from './document.ts';
import { documentRecord, latestSequence, type DocumentDetail } from './read-documents.ts';
import { detailOf, lockedDocument, noDraft, writeDraft } from './save-draft.ts';

export type Publication = AddressedContent &
  RuledDocument & {
    /** The version that was read; 0 for a new document. */
    version: number;
  };

/**
 * Publishes all of them, or none: each is complete by its schema, lawful and based on the present
 * version, and gets a revision, an audit entry and its tasks in the same transaction. A draft of a
 * document that has been published stays beside it.
 */
export async function publishDocuments(
  act: Act,
  publications: readonly Publication[],
): Promise<void> {
  const prepared: Prepared[] = [];
  for (const given of publications) {
    const before = await lockedDocument(act, given.key, given.version);
    prepared.push({ ...given, before, draft: before?.published ? 'stays' : 'goes' });
  }
  await publish(act, prepared);
}

/**
 * Publishes the draft, or what is given as its content, now or at a time to come. Drafts of other
 * documents that need it, and that it needs, are judged and published with it.
 */
export async function publishDraft(
  act: Act,
  document: RuledDocument,
  {
    version,
    from,
    given: typed,
    together = [],
  }: {
    version: number;
    from?: number | undefined;
    given?: AddressedContent | undefined;
    together?: readonly (RuledDocument & { version: number })[];
  },
): Promise<DocumentDetail> {
  const { key } = document;
  if (typed) {
    const before = await lockedDocument(act, key, version);
    await writeDraft(act, document, { ...typed, before });
  }
  const own = await writtenDraft(act, document, typed ? undefined : version);
  const others: Prepared[] = [];
  for (const other of together) others.push(await writtenDraft(act, other, other.version));
  const given = [own, ...others];
  if (from === undefined || from <= act.now) {
    await publish(act, given);
  } else {
    await refuseUnfit(act, given);
    for (const one of given) {
      await checked(act, one);
      await schedule(act, one, from);
    }
  }
  return detailOf(act, key);
}

/** `version` is undefined for a draft that this act wrote. */
async function writtenDraft(
  act: Act,
  document: RuledDocument,
  version: number | undefined,
): Promise<Prepared> {
  const { key } = document;
  const before =
    version === undefined
      ? await documentRecord(act, key)
      : await lockedDocument(act, key, version);
  if (!before?.draft) throw new RefusedAct({ reason: 'no-draft', key });
  return draftOf(document, before);
}

/** A draft whose time has come and that was refused: it stays, and is no longer scheduled. */
export type Missed = { key: DocumentKey; refusal: DocumentRefusal };

/**
 * Publishes drafts whose time has come: those that one person scheduled for the same time together,
 * since they may need each other, or else each that can go alone. Of servers that notice it together,
 * one does it.
 */
export async function publishDue(
  context: Omit<ActContext, 'by'>,
  ruleOf: RuleOf,
): Promise<Missed[]> {
  const due = await context.db.all<DocumentKey & { scheduledAt: number; scheduledBy: string }>(
    `select kind, id, scheduled_at, scheduled_by from document where scheduled_at <= $1
      order by scheduled_at, kind, id`,
    [context.now],
  );
  const missed: Missed[] = [];
  const plans = Map.groupBy(due, (one) => `${one.scheduledAt} ${one.scheduledBy}`);
  for (const plan of plans.values()) {
    const name = plan[0]!.scheduledBy;
    const documents = plan.map(({ kind, id }) => ({
      key: { kind, id },
      rule: ruleOf({ kind, id }),
    }));
    const refused = await publishScheduled(context, documents, name);
    if (!refused) continue;
    for (const document of documents) {
      const alone =
        documents.length > 1 ? await publishScheduled(context, [document], name) : refused;
      if (!alone) continue;
      missed.push({ key: document.key, refusal: alone.refusal });
      const by = { id: null, name: 'schedule' };
      await open({ ...context, by }, (act) => unschedule(act, document));
    }
  }
  return missed;
}

async function publishScheduled(
  context: Omit<ActContext, 'by'>,
  documents: readonly RuledDocument[],
  name: string,
): Promise<RefusedDocument | undefined> {
  const result = await orRefused(() =>
    open({ ...context, by: { id: null, name } }, async (act) => {
      await act.all(act.dialect.documentLock);
      const given: Prepared[] = [];
      for (const document of documents) {
        const before = await documentRecord(act, document.key);
        const { draft, scheduled } = before ?? {};
        // Another server was first, or somebody changed it meanwhile.
        if (!before || !draft || scheduled?.by !== name || scheduled.from > act.now) continue;
        given.push(draftOf(document, before));
      }
      if (given.length > 0) await publish(act, given);
    }),
  );
  return result ?? undefined;
}

/** A publication with what is there, and what becomes of the draft beside it. */
export type Prepared = Publication & {
  before: DocumentRecord | undefined;
  draft: 'stays' | 'goes' | { content: unknown };
};

function draftOf(document: RuledDocument, before: DocumentRecord): Prepared {
  const { key, version, draft } = before;
  const content = draft && contentOf(key, draft);
  return { ...document, content, address: draft?.address, version, before, draft: 'goes' };
}

/** Everything is judged together before the first is written. */
async function refuseUnfit(statements: Statements, given: readonly Prepared[]): Promise<void> {
  await refuseBroken(
    statements,
    given.filter(({ key }) => key.kind !== 'vacancy'),
  );
}

/** In an act that holds the lock of documents. `action` is what the audit log calls it. */
export async function publish(
  act: Act,
  prepared: readonly Prepared[],
  action?: AuditAction,
): Promise<void> {
  await refuseUnfit(act, prepared);
  for (const given of prepared) await publishOne(act, given, action);
}

async function publishOne(
  act: Act,
  given: Prepared,
  action: AuditAction | undefined,
): Promise<void> {
  const { key, rule, before } = given;
  const publishable = await checked(act, given);
  const revision = (before?.revision ?? 0) + 1;
  await write(act, given, publishable, revision);
  const subject = rule.subject(key);
  await act.record(action ?? publishable.action, subject, publishable.details);
  for (const also of publishable.also ?? []) await act.record(also.action, subject, also.details);
  for (const event of publishable.events(revision)) {
    await act.plan(event, { subject: { type: 'vacancy', id: key.id } });
  }
}

async function checked(
  act: Act,
  { key, rule, content, address, before }: Prepared,
): Promise<Publishable> {
  const result = await rule.check(act, { key, content, address }, before, act.now);
  if (!('issues' in result)) return result;
  throw new RefusedAct({ reason: 'invalid', key, issues: result.issues });
}

async function write(
  act: Act,
  { key, draft, ...given }: Prepared,
  publishable: Publishable,
  revision: number,
) {
  const { all, by, now } = act;
  const { kind, id } = key;
  const address = given.address ?? null;
  const reference = publishable.reference ?? null;
  const sequence = (await latestSequence(act)) + 1;
  const json = JSON.stringify(publishable.content);
  const schema = schemaOf(key);
  const [row] = await all<{ key: string }>(
    `insert into document
        (key, kind, id, version, version_by, version_at, revision, sequence, address, reference,
          schema, content, changed_by, changed_at)
      values ($1, $2, $3, 1, $4, $5, $6, $7, $8, $9, $10, $11, $4, $5)
      on conflict (kind, id) do update set version = document.version + 1,
        version_by = excluded.version_by, version_at = excluded.version_at,
        revision = excluded.revision, sequence = excluded.sequence, address = excluded.address,
        reference = excluded.reference, schema = excluded.schema, content = excluded.content,
        changed_by = excluded.changed_by, changed_at = excluded.changed_at
      returning key`,
    [rowKeyOf(key), kind, id, by.name, now, revision, sequence, address, reference, schema, json],
  );
  const document = row!.key;
  if (draft === 'goes') await all(`update document set ${noDraft} where key = $1`, [document]);
  else if (draft !== 'stays') {
    await all('update document set draft_schema = $2, draft_content = $3 where key = $1', [
      document,
      schema,
      JSON.stringify(draft.content),
    ]);
  }
  if (address !== null) {
    await all(
      `insert into document_address (kind, address, document) values ($1, $2, $3)
        on conflict (kind, address) do nothing`,
      [kind, address, document],
    );
  }
  await all(
    `insert into document_revision
        (document, revision, address, schema, content, changed_by, changed_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [document, revision, address, schema, json, by.name, now],
  );
}

async function schedule(act: Act, { key, rule }: RuledDocument, from: number) {
  await act.all(
    `update document set scheduled_at = $3, scheduled_by = $4, version = version + 1,
        version_by = $4, version_at = $5
      where kind = $1 and id = $2`,
    [key.kind, key.id, from, act.by.name, act.now],
  );
  await act.record('document-scheduled', rule.subject(key), aTime(from));
}

async function unschedule(act: Act, { key, rule }: RuledDocument) {
  const rows = await act.all(
    `update document set scheduled_at = null, scheduled_by = null
      where kind = $1 and id = $2 and scheduled_at <= $3 returning key`,
    [key.kind, key.id, act.now],
  );
  if (rows.length > 0) await act.record('document-not-published', rule.subject(key));
}
