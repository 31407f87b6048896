import { act, type ActContext } from '#server/db/act.ts';
import path from 'node:path';
import { strToU8, Zip, ZipPassThrough } from 'fflate';
import { facts } from '#server/db/audit.ts';
import type { Db } from '#server/db/db.ts';
import { waysOf } from '#server/mandates/candidacies.ts';
import { mandatesNaming, personInMandate } from '#server/mandates/forget-person.ts';
import { type Placement, placementsOfEmail } from '#server/mandates/placements.ts';
import { answerDraftOf, messageFileOf, threadOf } from '#server/threads/thread.ts';
import {
  alertsOfEmail,
  exportedAlert,
  exportedProof,
  proofsOfEmail,
  roleMailBlockedAt,
} from '#server/alerts/role-alert.ts';
import { roleListsOfEmail } from '#server/alerts/role-lists.ts';
import type { ExportedPart } from '#server/db/personal-columns.ts';
import { briefDraftsOfEmail } from '#server/submissions/brief-drafts.ts';
import { consentsOf, exportedConsent } from '#server/submissions/consents.ts';
import { fileOf, submissionsOfEmail } from '#server/submissions/read-submissions.ts';
import { anyStanding, shown } from '#server/submissions/standing.ts';
import type { Submission } from '#server/submissions/submission.ts';
import { attemptsOf, tasksOf } from '#server/db/tasks.ts';
import { notesOf } from '#server/submissions/work.ts';
import { holdOf } from './holds.ts';

export type ExportedFile = { name: string; bytes: Uint8Array };

/** One JSON file for each thing that is stored, and the files sent, read one after the other. */
export type PersonExport = {
  submissions: number;
  briefDrafts: number;
  roleAlerts: number;
  files(): AsyncGenerator<ExportedFile>;
};

/**
 * Everything that is stored about a person; undefined for nothing. What is restricted is out of
 * use: only an access request of the person reaches them, and `restricted` says that it is one.
 */
export async function exportPerson(
  context: ActContext,
  email: string,
  { restricted }: { restricted: boolean },
): Promise<PersonExport | undefined> {
  const wanted = restricted ? anyStanding : shown;
  const found = await act(context, async (act) => {
    const submissions = await submissionsOfEmail(act, email, wanted);
    const drafts = await briefDraftsOfEmail(act, email);
    const alerts = await alertsOfEmail(act, email);
    const proofs = await proofsOfEmail(act, email);
    const blockedAt = await roleMailBlockedAt(act, email);
    const lists = await roleListsOfEmail(act, email);
    const mandates = await mandatesNaming(act, email);
    const placements = (await placementsOfEmail(act, email)).filter(
      (one) => restricted || !one.restricted,
    );
    const aboutRoles = alerts.length + proofs.length + lists.length + (blockedAt === null ? 0 : 1);
    await act.recordAll([
      ...submissions.map(
        ({ id, standing }) =>
          ({
            action: 'submission-exported',
            subject: { type: 'submission', id },
            ...(standing === 'restricted' && { details: facts`${standing}` }),
          }) as const,
      ),
      ...(drafts.length === 0
        ? []
        : [
            {
              action: 'brief-drafts-exported',
              subject: { type: 'brief-drafts', id: 'brief-drafts' },
              details: facts`${drafts.length}`,
            } as const,
          ]),
      ...(aboutRoles === 0
        ? []
        : [
            {
              action: 'role-alerts-exported',
              subject: { type: 'role-alerts', id: 'role-alerts' },
              details: facts`${aboutRoles}`,
            } as const,
          ]),
      ...[
        ...new Set([...mandates.map(({ id }) => id), ...placements.map((one) => one.mandateId)]),
      ].map(
        (id) =>
          ({
            action: 'mandate-exported',
            subject: { type: 'mandate', id },
          }) as const,
      ),
    ]);
    const records = { submissions, drafts, mandates, placements };
    return { ...records, alerts, proofs, blockedAt, lists, aboutRoles };
  });
  const { submissions, drafts, mandates, placements, alerts, proofs, blockedAt, lists } = found;
  const records = [submissions, drafts, mandates, placements];
  if (records.every(({ length }) => length === 0) && found.aboutRoles === 0) return undefined;
  return {
    submissions: submissions.length,
    briefDrafts: drafts.length,
    roleAlerts: alerts.length,
    files,
  };

  async function* files(): AsyncGenerator<ExportedFile> {
    for (const submission of submissions) {
      const { id, reference } = submission;
      yield asJson(reference, await factsOf(context.db, submission));
      const file = submission.file && (await fileOf(context.db, id, wanted));
      // The name given by the sender stands in the JSON.
      if (file) yield { name: `${reference}${path.extname(file.filename)}`, bytes: file.bytes };
      for (const [at, message] of (await threadOf(context.db, id, wanted)).entries()) {
        const key = { submissionId: id, messageId: message.id };
        const sent = message.file && (await messageFileOf(context.db, key, wanted));
        if (!sent) continue;
        const name = `${reference}-message-${at + 1}${path.extname(sent.filename)}`;
        yield { name, bytes: sent.bytes };
      }
    }
    for (const [at, { values, expiresAt }] of drafts.entries()) {
      yield asJson(`saved-brief-${at + 1}`, { expiresAt: iso(expiresAt), fields: values });
    }
    for (const [at, alert] of alerts.entries()) {
      yield asJson(`role-alert-${at + 1}`, exportedAlert(alert));
    }
    for (const [at, proof] of proofs.entries()) {
      yield asJson(`ended-role-alert-${at + 1}`, exportedProof(proof));
    }
    for (const [at, list] of lists.entries()) yield asJson(`list-of-roles-${at + 1}`, list);
    for (const [at, { id }] of mandates.entries()) {
      const held = await personInMandate(context.db, id, email);
      yield asJson(`mandate-${at + 1}`, held);
    }
    for (const [at, placement] of placements.entries()) {
      yield asJson(`placement-${at + 1}`, exportedPlacement(placement));
    }
    if (blockedAt !== null) yield asJson('no-role-mail', { since: iso(blockedAt) });
  }
}

/** Stored without compression, since documents are compressed already. One file is in memory. */
export async function* zipped(files: AsyncIterable<ExportedFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}

async function factsOf(db: Db, submission: Submission) {
  const { id, reference, kind, receivedAt, email, locale, fields, tags, file } = submission;
  const [consents, ways, notes, messages, draft, tasks, hold] = await Promise.all([
    consentsOf(db, submission),
    waysOf(db, id, anyStanding),
    notesOf(db, id, anyStanding),
    threadOf(db, id, anyStanding),
    answerDraftOf(db, id, anyStanding),
    tasksOf(db, id),
    holdOf(db, id),
  ]);
  const attempts = await attemptsOf(db, tasks);
  return {
    reference,
    kind,
    receivedAt: iso(receivedAt),
    email,
    locale,
    standing: submission.standing,
    fields,
    consents: consents.map(exportedConsent),
    file,
    putAsideFor: submission.suspicion,
    tags,
    notes: notes.map(({ writtenAt, text }) => ({ writtenAt: iso(writtenAt), text })),
    messages: messages.map(({ author, subject, text, at, file: attached }) => ({
      from: author === 'desk' ? 'us' : 'you',
      subject,
      text,
      at: iso(at),
      file: attached,
    })),
    unsentAnswer: draft && { subject: draft.subject, text: draft.text },
    steps: ways.flatMap(({ employer, role, steps }) =>
      steps.map(({ stage, on, note, consent }) => ({ employer, role, stage, on, note, consent })),
    ),
    hold,
    deliveries: tasks.map(({ id: taskId, channel, purpose, destination, state }) => ({
      channel,
      purpose,
      destination,
      state,
      attempts: attempts
        .get(taskId)!
        .map(({ startedAt, status, failure }) => ({ at: iso(startedAt), status, failure })),
    })),
  } satisfies Record<ExportedPart, unknown> & Record<string, unknown>;
}

function exportedPlacement(placement: Placement) {
  const { mandateId: _, submissionId: __, steps, ...facts } = placement;
  return { ...facts, steps: steps.map(({ stage, on, consent }) => ({ stage, on, consent })) };
}

function asJson(name: string, facts: object): ExportedFile {
  return { name: `${name}.json`, bytes: strToU8(JSON.stringify(facts, null, 2)) };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
