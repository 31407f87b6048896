import type { ProgramAnswer } from '#contract/programs.ts';
import type { Act, Program } from '#server/db/act.ts';
import type { Statements } from '#server/db/db.ts';
import { consentsOf } from '#server/submissions/consents.ts';
import { openFile } from '#server/submissions/files.ts';
import {
  type ProgramSubmission,
  submissionForPrograms,
  submissionsForPrograms,
} from '#server/submissions/for-programs.ts';
import { submissionById } from '#server/submissions/read-submissions.ts';
import { usable } from '#server/submissions/standing.ts';
import { changeWork, lockSubmission } from '#server/submissions/work.ts';
import { releaseIn } from '#server/threads/answers.ts';
import { openMessageFile, threadOf } from '#server/threads/thread.ts';
import { foundFor, type ProgramPart, ProgramRefusal } from './program-api.ts';

type Row = ProgramAnswer<'GET /submissions'>['submissions'][number];
type Detail = ProgramAnswer<'GET /submissions/:id'>;

/** What came in, for another system: reading, files, state and answers. */
export const submissionsForSystems: ProgramPart = (api, { db, clock }) => {
  api.answer('GET /submissions', async ({ query: { after, limit, ...filter } }) => {
    const now = clock.now();
    const { submissions, ...page } = await submissionsForPrograms(db, filter, {
      after,
      limit,
      now,
    });
    return { submissions: submissions.map(rowOf), ...page };
  });

  api.answer('GET /submissions/:id', async ({ params }) => foundFor(await detail(db, params.id)));

  api.file('GET /submissions/:id/file', (request) =>
    api.act(request, async (act) => {
      const { id } = foundFor(await submissionForPrograms(act, request.params.id));
      return foundFor(await openFile(act, id));
    }),
  );

  api.file('GET /submissions/:id/messages/:message/file', (request) =>
    api.act(request, async (act) => {
      const { id: submissionId } = foundFor(await submissionForPrograms(act, request.params.id));
      return foundFor(
        await openMessageFile(act, { submissionId, messageId: request.params.message }),
      );
    }),
  );

  api.answer('PUT /submissions/:id/state', async (request, reply) => {
    const { version, state } = request.body;
    const { id } = request.params;
    await api.once(request, reply, id, async (act) => {
      await unchanged(act, id, version);
      const result = await changeWork(act, { items: [{ id, version }], change: { state } });
      if (typeof result === 'string') throw new ProgramRefusal('not-possible');
    });
    return changed(id);
  });

  api.answer('POST /submissions/:id/answers', async (request, reply) => {
    const { version, subject, text } = request.body;
    const { id } = request.params;
    await api.once(request, reply, id, async (act) => {
      await unchanged(act, id, version);
      // The request is named once already; this names the answer among those of the submission.
      const key = `${act.by.apiKey} ${String(request.headers['idempotency-key'])}`;
      const { result } = await releaseIn(act, id, { key, template: '', subject, text });
      if (result === 'open-places' || result === 'not-found') throw new ProgramRefusal(result);
    });
    return changed(id);
  });

  async function changed(id: string) {
    const { version, state } = foundFor(await submissionForPrograms(db, id));
    return { id, version, state };
  }
};

/** Refused unless it still is what the program read. */
async function unchanged(act: Act<Program>, id: string, version: number) {
  await lockSubmission(act, id, act.now);
  const present = foundFor(await submissionForPrograms(act, id));
  if (present.version !== version) throw new ProgramRefusal('changed-meanwhile');
}

function rowOf({ receivedAt, changedAt, dueAt, repliedAt, ...row }: ProgramSubmission): Row {
  return {
    ...row,
    receivedAt: timeOf(receivedAt),
    changedAt: timeOf(changedAt),
    dueAt: dueAt === null ? null : timeOf(dueAt),
    repliedAt: repliedAt === null ? null : timeOf(repliedAt),
  };
}

async function detail(db: Statements, id: string): Promise<Detail | undefined> {
  const [row, submission] = await Promise.all([
    submissionForPrograms(db, id),
    submissionById(db, id, usable),
  ]);
  if (!row || !submission) return undefined;
  const { email, locale, tags, fields, file = null } = submission;
  const [consents, messages] = await Promise.all([
    consentsOf(db, submission),
    threadOf(db, id, usable),
  ]);
  return {
    ...rowOf(row),
    email,
    locale,
    tags,
    fields,
    file,
    consents: consents.map(({ field, given, recorded }) => ({
      field,
      given,
      words: recorded?.words ?? null,
    })),
    messages: messages.map((message) => ({ ...message, at: timeOf(message.at) })),
  };
}

function timeOf(at: number): string {
  return new Date(at).toISOString();
}
