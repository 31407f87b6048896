import { actIn } from '../stores/act-in.ts';
import {
  deleteBriefDraftPath,
  newStatusLinkPath,
  saveBriefDraftPath,
  statusPath,
} from '#domain/address/paths.ts';
import type { Db } from '#server/db/db.ts';
import { createBriefDraft } from '#server/submissions/brief-drafts.ts';
import { requestLinks, statusLinksOf } from '#server/submissions/status-links.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { planTasks } from '../deliveries/channels.ts';
import { storeSubmission } from '../stores/store-submission.ts';
import { alertWrites } from './alert-writes.ts';
import { sendForm } from './send-form.ts';
import type { Prepared } from './write-world.ts';

/**
 * A request that is accepted, for each route of visitors that changes something, by method and
 * address as they are registered.
 */
export const visitorWrites: Record<string, Prepared> = {
  ...alertWrites,
  'POST /api/intake/:kind': async ({ url }) => {
    const { field, filename, type, bytes } = aFile();
    const file = { field, filename, type, bytes: Buffer.from(bytes) };
    const fields = aSubmission['job-application']();
    return async () => (await sendForm(url, 'job-application', fields, file)).status;
  },
  [`POST ${saveBriefDraftPath()}`]: async ({ url }) =>
    posted(url + saveBriefDraftPath(), draftForm()),
  [`POST ${saveBriefDraftPath(':token')}`]: async ({ url, db }) => {
    const { token } = await createBriefDraft(db, {}, Date.now());
    return posted(url + saveBriefDraftPath(token), draftForm());
  },
  [`POST ${deleteBriefDraftPath(':token')}`]: async ({ url, db }) => {
    const { token } = await createBriefDraft(db, {}, Date.now());
    return posted(url + deleteBriefDraftPath(token), draftForm());
  },
  [`POST ${newStatusLinkPath}`]: async ({ url }) =>
    posted(url + newStatusLinkPath, new URLSearchParams({ email: 'nobody@example.com' })),
  [`POST ${statusPath(':token', 'open')}`]: async ({ url, db }) => {
    await storeSubmission(db, { email: 'lost@example.com', fields: { email: 'lost@example.com' } });
    await actIn({ db, planTasks, now: Date.now() }, (act) => requestLinks(act, 'lost@example.com'));
    return posted(url + statusPath(await tokenOf(db, 1), 'open'), new URLSearchParams());
  },
  [`POST ${statusPath(':token', 'correct')}`]: async ({ url, db }) =>
    posted(
      url + statusPath(await tokenOf(db), 'correct'),
      new URLSearchParams({ name: 'Ida', email: 'ida@example.com' }),
    ),
  [`POST ${statusPath(':token', 'withdraw')}`]: async ({ url, db }) =>
    posted(url + statusPath(await tokenOf(db), 'withdraw'), new URLSearchParams()),
  [`POST ${statusPath(':token', 'answers-by-mail')}`]: async ({ url, db }) =>
    posted(
      url + statusPath(await tokenOf(db), 'answers-by-mail'),
      new URLSearchParams({ choice: 'full' }),
    ),
  [`POST ${statusPath(':token', 'reply')}`]: async ({ url, db }) => {
    const form = new FormData();
    form.append('text', 'Tuesday suits me.');
    form.append('file', new File([new Uint8Array(aFile().bytes)], 'plan.pdf'));
    return posted(url + statusPath(await tokenOf(db), 'reply'), form);
  },
  [`POST ${statusPath(':token', 'erase')}`]: async ({ url, db }) =>
    posted(url + statusPath(await tokenOf(db), 'erase'), new URLSearchParams()),
};

function draftForm(): FormData {
  const form = new FormData();
  form.append('company', 'Example Avionics');
  return form;
}

function posted(address: string, body: FormData | URLSearchParams): () => Promise<number> {
  return async () => (await fetch(address, { method: 'POST', body, redirect: 'manual' })).status;
}

async function tokenOf(db: Db, ahead = 0) {
  const { id } = await storeSubmission(db);
  return (await statusLinksOf(db)).tokenOf({ id, linkVersion: 1 + ahead });
}
