import { actIn } from '../stores/act-in.ts';
import { randomUUID } from 'node:crypto';
import type { DeskRouteName } from '#contract/desk.ts';
import { startSession } from '#server/people/sessions.ts';
import { hashOfToken } from '#server/db/tokens.ts';
import { invitePerson } from '#server/people/people.ts';
import type { Db } from '#server/db/db.ts';
import { tasksOf } from '#server/db/tasks.ts';
import { contentRule } from '#server/documents/publishing-rule.ts';
import { publishDraft } from '#server/documents/publish.ts';
import { saveDraft } from '#server/documents/save-draft.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';
import { saveAnswer } from '#server/threads/answers.ts';
import { answerDraftOf } from '#server/threads/thread.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { holdSubmission } from '#server/privacy/holds.ts';
import { usable } from '#server/submissions/standing.ts';
import { saveView } from '#server/inbox/saved-views.ts';
import { anImage } from '#tests/factories/images.ts';
import { aPerson } from '#tests/factories/documents-of-the-firm.ts';
import { createAuthenticator } from '../desk/software-authenticator.ts';
import { planTasks } from '../deliveries/channels.ts';
import { storeSubmission } from '../stores/store-submission.ts';
import { anApiKey } from './program-client.ts';
import { allowAgain } from './alert-writes.ts';
import { mandateWrites } from './mandate-writes.ts';
import { desk, type Prepared, type WriteWorld } from './write-world.ts';

export type DeskWrite = Exclude<DeskRouteName, `GET ${string}`>;
/** Those that store nothing. */
type DeskQuestion = 'POST /website/:kind/:id/preview';

let nth = 0;
const by = { id: null, name: 'test' };

async function invited({ db }: WriteWorld) {
  const person = { name: `Bo ${(nth += 1)}`, role: 'consultant' } as const;
  const result = await actIn({ db, by, now: Date.now() }, (act) => invitePerson(act, { person }));
  if (result === 'name-taken') throw new Error(result);
  const [row] = await db.all<{ id: string }>('select id from person where name = $1', [
    person.name,
  ]);
  return { ...result, id: row!.id };
}

async function taskOf(db: Db) {
  const [task] = await tasksOf(db, (await storeSubmission(db)).id);
  return task!.id;
}

const aView = { name: 'Briefs', search: 'kind=employer-brief', shared: false };
const answer = { draft: null, template: '', subject: 'Thank you', text: 'We call you.' };

/** A request that is accepted, for each route of the desk that changes something. */
export const deskWrites: Record<Exclude<DeskWrite, DeskQuestion>, Prepared> = {
  ...mandateWrites,
  'POST /sign-in/options': async (world) => desk(world, 'POST', '/sign-in/options'),
  'POST /sign-in': async ({ client, key }) => {
    const asked = await client.options<Parameters<typeof key.sign>[0]>('/sign-in');
    const body = key.sign(asked);
    return async () => (await client.send('POST', '/sign-in', { body })).status;
  },
  'POST /sign-out': async ({ client, key }) => {
    const { token } = await client.signIn(key);
    return async () => (await client.send('POST', '/sign-out', { cookie: token })).status;
  },
  'POST /join/:token/options': async (world) =>
    desk(world, 'POST', `/join/${(await invited(world)).token}/options`, {}),
  'POST /join/:token': async (world) => {
    const { client } = world;
    const { token } = await invited(world);
    const key = createAuthenticator();
    const asked = await client.options<Parameters<typeof key.register>[0]>(`/join/${token}`, {
      body: {},
    });
    const body = { label: 'Key', response: key.register(asked) };
    return async () => (await client.send('POST', `/join/${token}`, { body })).status;
  },
  'POST /passkeys/options': async (world) => desk(world, 'POST', '/passkeys/options'),
  'POST /passkeys': async (world) => addedKey(world).then(({ send }) => send),
  'DELETE /passkeys/:id': async (world) => {
    const { key, send } = await addedKey(world);
    await send();
    return desk(world, 'DELETE', `/passkeys/${key.id}`);
  },
  'PUT /preferences': async (world) =>
    desk(world, 'PUT', '/preferences', {
      language: 'de',
      zone: 'Europe/Berlin',
      morningMail: null,
    }),
  'POST /people': async (world) =>
    desk(world, 'POST', '/people', { name: `Cy ${(nth += 1)}`, role: 'consultant' }),
  'PATCH /people/:id': async (world) =>
    desk(world, 'PATCH', `/people/${(await invited(world)).id}`, { role: 'administrator' }),
  'DELETE /people/:id': async (world) =>
    desk(world, 'DELETE', `/people/${(await invited(world)).id}`),
  'POST /people/:id/invitation': async (world) =>
    desk(world, 'POST', `/people/${(await invited(world)).id}/invitation`, {}),

  'POST /api-keys': async (world) =>
    desk(world, 'POST', '/api-keys', { name: `Program ${(nth += 1)}`, scopes: ['vacancies:read'] }),
  'DELETE /sessions/:id': async (world) => {
    const token = await startSession(world.db, world.personId, Date.now());
    return desk(world, 'DELETE', `/sessions/${hashOfToken(token).slice(0, 16)}`);
  },
  'DELETE /people/:id/sessions': async (world) =>
    desk(world, 'DELETE', `/people/${(await invited(world)).id}/sessions`),
  'DELETE /api-keys/:id': async (world) =>
    desk(world, 'DELETE', `/api-keys/${(await anApiKey(world.db)).id}`),

  'POST /people/:id/hand-over': async (world) =>
    desk(world, 'POST', `/people/${(await invited(world)).id}/hand-over`, { to: world.personId }),
  'POST /people/:id/hand-back': async (world) =>
    desk(world, 'POST', `/people/${(await invited(world)).id}/hand-back`, {}),

  'POST /views': async (world) => desk(world, 'POST', '/views', aView),
  'DELETE /views/:id': async (world) => {
    const { db, personId } = world;
    const id = await actIn({ db, by: { id: personId, name: 'test' }, now: Date.now() }, (act) =>
      saveView(act, aView),
    );
    return desk(world, 'DELETE', `/views/${id}`);
  },
  'POST /work': async (world) => {
    const { id } = await storeSubmission(world.db);
    const body = { items: [{ id, version: 1 }], change: { state: 'closed', tags: ['kept'] } };
    return desk(world, 'POST', '/work', body);
  },
  'PUT /submissions/:id/viewing': async (world) =>
    desk(world, 'PUT', `/submissions/${(await storeSubmission(world.db)).id}/viewing`),
  'DELETE /submissions/:id/viewing': async (world) =>
    desk(world, 'DELETE', `/submissions/${(await storeSubmission(world.db)).id}/viewing`),
  'POST /answers': async (world) => {
    const { id: submissionId } = await storeSubmission(world.db);
    const { draft: _, ...words } = answer;
    const answers = [{ submissionId, key: randomUUID(), ...words }];
    return desk(world, 'POST', '/answers', { answers });
  },
  'POST /submissions/:id/answer-templates': async (world) =>
    desk(world, 'POST', `/submissions/${(await storeSubmission(world.db)).id}/answer-templates`, {
      name: 'Thanks',
      subject: 'Thank you',
      markdown: 'Dear {name}, we call you.',
    }),
  'POST /submissions/:id/notes': async (world) =>
    desk(world, 'POST', `/submissions/${(await storeSubmission(world.db)).id}/notes`, {
      text: 'Called.',
      key: randomUUID(),
    }),
  'POST /submissions/:id/release': async (world) =>
    desk(world, 'POST', `/submissions/${await spam(world)}/release`),
  'POST /submissions/:id/discard': async (world) =>
    desk(world, 'POST', `/submissions/${await spam(world)}/discard`),
  'PUT /submissions/:id/answer': async (world) =>
    desk(world, 'PUT', `/submissions/${(await storeSubmission(world.db)).id}/answer`, answer),
  'POST /submissions/:id/answer/release': async (world) => {
    const { id } = await storeSubmission(world.db);
    const decided = { id: world.personId, name: 'Ada' };
    await actIn({ db: world.db, by: decided, now: Date.now() }, (act) =>
      saveAnswer(act, id, answer),
    );
    return desk(world, 'POST', `/submissions/${id}/answer/release`, {
      version: 2,
      draft: (await answerDraftOf(world.db, id, usable))!.id,
    });
  },
  'POST /tasks/:id/redeliver': async (world) =>
    desk(world, 'POST', `/tasks/${await taskOf(world.db)}/redeliver`),
  'POST /tasks/:id/cancel': async (world) =>
    desk(world, 'POST', `/tasks/${await taskOf(world.db)}/cancel`),
  'POST /destinations/:channel/:key/test': async (world) =>
    desk(world, 'POST', '/destinations/webhook/contact-dialog/test'),
  'POST /privacy/erase': async (world) => {
    const email = `erased-${(nth += 1)}@example.com`;
    const { id } = await storeSubmission(world.db, { email, fields: { email } });
    const body = { email, confirmation: email, submissions: [id], briefDrafts: 0 };
    return desk(world, 'POST', '/privacy/erase', body);
  },
  'PUT /submissions/:id/hold': async (world) => {
    const { id } = await storeSubmission(world.db);
    const until = isoDay(Date.now() + 60 * 24 * 60 * 60_000);
    return desk(world, 'PUT', `/submissions/${id}/hold`, { reason: 'A claim is open.', until });
  },
  'DELETE /submissions/:id/hold': async (world) => {
    const { id } = await storeSubmission(world.db);
    const hold = { reason: 'A claim is open.', until: isoDay(Date.now() + 60 * 24 * 60 * 60_000) };
    await actIn({ db: world.db, now: Date.now() }, (act) => holdSubmission(act, id, hold));
    return desk(world, 'DELETE', `/submissions/${id}/hold`);
  },
  'POST /privacy/role-mail': allowAgain,
  'POST /privacy/retention/run': async (world) => desk(world, 'POST', '/privacy/retention/run'),

  'POST /vacancies/:id/state': async (world) => {
    const { id, version } = await draft(world);
    const body = { version, action: { do: 'publish' } };
    return desk(world, 'POST', `/vacancies/${id}/state`, body);
  },
  'POST /vacancies/:id/close': async (world) => {
    const { id, version } = await draft(world);
    return desk(world, 'POST', `/vacancies/${id}/close`, { version, do: 'close', answers: [] });
  },
  'POST /website/images': async ({ client, cookie }) => {
    const body = await anImage();
    const headers = { 'content-type': 'image/png' };
    return async () =>
      (await client.send('POST', '/website/images', { cookie, body, headers })).status;
  },

  'PUT /website/:kind/:id/draft': async (world) => {
    const { id, version, vacancy } = await draft(world);
    const content = { ...vacancy, experience: 'Executive' };
    return desk(world, 'PUT', `/website/vacancy/${id}/draft`, { content, version });
  },
  'POST /website/:kind/:id/publish': async (world) => {
    const { address, version } = await personDraft(world);
    return desk(world, 'POST', `${address}/publish`, { version });
  },
  'POST /website/:kind/:id/discard': async (world) => {
    const { address, version } = await personDraft(world);
    return desk(world, 'POST', `${address}/discard`, { version });
  },
  'POST /website/:kind/:id/restore': async (world) => {
    const { address, version } = await publishedPerson(world);
    return desk(world, 'POST', `${address}/restore`, { version, revision: 1 });
  },
  'POST /website/samples/remove': async (world) => desk(world, 'POST', '/website/samples/remove'),
  'POST /website/:kind/:id/remove': async (world) => {
    const { address, version } = await publishedPerson(world);
    return desk(world, 'POST', `${address}/remove`, { version });
  },
};

async function personDraft({ db }: WriteWorld) {
  const key = { kind: 'person', id: `person-${(nth += 1)}` } as const;
  const given = { content: aPerson(), version: 0 };
  const document = { key, rule: contentRule };
  const saved = await actIn({ db, by, ...acting() }, (act) => saveDraft(act, document, given));
  return { document, address: `/website/person/${key.id}`, version: saved.version };
}

async function publishedPerson(world: WriteWorld) {
  const { document, address, version } = await personDraft(world);
  const published = await actIn({ db: world.db, by, ...acting() }, (act) =>
    publishDraft(act, document, { version }),
  );
  return { address, version: published.version };
}

function acting() {
  return { now: Date.now(), planTasks };
}

async function spam({ db }: WriteWorld) {
  return (await storeSubmission(db, { suspicion: 'honeypot' })).id;
}

async function addedKey(world: WriteWorld) {
  const { client, cookie } = world;
  const key = createAuthenticator();
  const asked = await client.options<Parameters<typeof key.register>[0]>('/passkeys', { cookie });
  const body = { label: `Key ${(nth += 1)}`, response: key.register(asked) };
  return { key, send: desk(world, 'POST', '/passkeys', body) };
}

async function draft({ db }: WriteWorld) {
  const found = await findVacancy(db, 'draft');
  if (!found?.vacancy) throw new Error('There is no vacancy "draft".');
  return found;
}
