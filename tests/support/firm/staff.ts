import { hash } from 'node:crypto';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { Inbox, InboxRow, WorkChange, WorkChanged } from '#domain/submissions/work.ts';
import type { AnswerResult, PreparedAnswer } from '#domain/threads/message.ts';
import { seenField } from '#domain/threads/reply.ts';
import type { Closed, Waiting } from '#domain/vacancies/vacancy-work.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { pdfBytes } from '#tests/factories/documents.ts';
import { aReference, aVacancy } from '#tests/factories/vacancies.ts';
import { askDesk, type At, type Chance, pause, postForm } from './ask.ts';
import { newSubmission, recent, send, type Sent } from './senders.ts';

/** Finds a submission in the inbox, then writes a note or changes owner, due time or state. */
export async function workAtDesk(at: At): Promise<void> {
  const { ledger, desk } = at.firm;
  const one = recent(at);
  const row = one ? await findInInbox(at, one) : await pause();
  if (!one || !row) return;
  const { email, talks, role } = one;
  const drawn = at.chance.random();
  if (drawn < 0.4 || role !== undefined) return note();
  // Answers and replies change state and due time too.
  if (drawn < 0.65 || talks) return change({ owner: row.owner === null ? desk.person.id : null });
  if (drawn < 0.7 && row.state !== 'closed') return change({ state: 'closed' });
  return change({ dueAt: Date.now() + 86_400_000 + Math.floor(at.chance.random() * 1e9) });

  async function note() {
    const [text, key] = [`Note ${at.chance.uuid()}`, at.chance.uuid()];
    const expected = { work: 'desk', refused: [404] } as const;
    const address = `/submissions/${row!.id}/notes`;
    const { answer } = await askDesk(at, 'POST', address, { text, key }, expected);
    ledger.write('note', text, 'there', answer, email);
  }

  /** Always differs from the row: a change without a difference leaves no audit entry. */
  async function change(wanted: WorkChange['change']) {
    const payload = { items: [{ id: row!.id, version: row!.version }], change: wanted };
    const asked = await askDesk<WorkChanged>(at, 'POST', '/work', payload, { work: 'desk' });
    // 200 also says that the sender changed the submission meanwhile.
    const answer = asked.said?.changed.length === 0 ? 'refused' : asked.answer;
    const { owner, dueAt, state } = wanted;
    const next = row!.version + 1;
    if (owner !== undefined) ledger.write('owner', email, owner ?? 'nobody', answer, email, next);
    if (dueAt !== undefined) ledger.write('dueAt', email, dueAt, answer, email);
    if (state !== undefined) ledger.write('state', email, state, answer, email);
  }
}

/** None while the desk is not reached, or after its erasure. */
export async function findInInbox(at: At, one: Sent): Promise<InboxRow | undefined> {
  const { ledger } = at.firm;
  const { said } = await askDesk<Inbox>(at, 'GET', `/inbox?q=${one.reference}&state=all`);
  if (said?.rows.length === 0 && ledger.isCertain('submission', one.email, one.sha256)) {
    ledger.surprises.add(`${one.reference} is not in the inbox`);
  }
  return said?.rows[0];
}

/** Below the daily limits of answers by mail and of replies. */
const mostMessages = 10;

/** Staff answer a submission, or its sender replies on the status page. */
export async function converse(at: At): Promise<void> {
  const { ledger, desk } = at.firm;
  const one = recent(
    at,
    ({ talks, messages, email }) =>
      talks && messages < mostMessages && ledger.isCertain('withdrawn', email, 'no'),
  );
  if (!one) return pause();
  const { email } = one;
  if (at.chance.random() < 0.5) await answer(await findInInbox(at, one));
  else await reply();

  async function answer(row: InboxRow | undefined) {
    const address = `/submissions/${row?.id}`;
    // 404: taken back meanwhile. 409: changed meanwhile, or a colleague has saved another draft.
    const refused = [404, 409];
    const read =
      row && (await askDesk<SubmissionDetail>(at, 'GET', address, undefined, { refused }));
    if (!row || !read?.said) return;
    const before = read.said.draft?.id ?? null;
    const text = `Answer ${at.chance.uuid()}`;
    const written = { draft: before, template: '', subject: 'Your submission', text };
    const saving = askDesk<SubmissionDetail>(at, 'PUT', `${address}/answer`, written, { refused });
    // Replaced knowingly, or sent by a colleague just before.
    if (before !== null) ledger.write('draft', before, undefined, 'unknown', email);
    const draft = (await saving).said?.draft;
    // A colleague has sent it before the desk read it again.
    if (draft?.text !== text) return;
    // A colleague may have replaced it before this answer arrived.
    const isKept = !ledger.of('draft').has(draft.id);
    ledger.write('draft', draft.id, text, isKept ? 'done' : 'unknown', email);
    const seen = { version: row.version + 1, draft: draft.id };
    const expected = { work: 'message', refused } as const;
    const released = await askDesk(at, 'POST', `${address}/answer/release`, seen, expected);
    one!.messages += 1;
    ledger.write('message', text, 'desk', released.answer, email);
    // Whoever answers what nobody has taken owns it.
    const [owner, next] = [desk.person.id, row.version + 2];
    if (row.owner === null) ledger.write('owner', email, owner, released.answer, email, next);
  }

  /** One that got no answer is sent again as it was, as a browser does. */
  async function reply() {
    const text = one!.unansweredReply ?? `Reply ${at.chance.uuid()}`;
    const bytes = pdfBytes(text);
    const form = new FormData();
    form.append('text', text);
    form.append(seenField, '1');
    form.append('file', new File([new Uint8Array(bytes)], 'reply.pdf'));
    // 409 and 410: taken back or erased meanwhile.
    const expected = { work: 'message', done: [303], refused: [409, 410] } as const;
    const asked = await postForm(at, `${one!.status}/reply`, form, expected);
    one!.messages += 1;
    one!.unansweredReply = asked.answer === 'unknown' ? text : undefined;
    ledger.write('message', text, `sender ${hash('sha256', bytes)}`, asked.answer, email);
  }
}

/** Of both the address is the name, and the heading stands in the page as it is written. */
export const editedPages = ['about', 'expertise'] as const;
export type PageContent = { en: { hero: { heading: string } } };

/** Writes another heading of a page and publishes it, perhaps beside a colleague. */
export async function editPage(at: At): Promise<void> {
  const id = at.chance.pick(editedPages)!;
  const address = `/website/page/${id}`;
  const { said: detail } = await askDesk<WebsiteDetail>(at, 'GET', address);
  if (!detail) return;
  const content = structuredClone(detail.published!.content) as PageContent;
  const heading = `Heading ${at.chance.uuid()}`;
  content.en.hero.heading = heading;
  // Changed meanwhile, by a colleague or by a request that had no answer.
  const refused = [409];
  const written = { content, version: detail.version };
  const saved = await askDesk<WebsiteDetail>(at, 'PUT', `${address}/draft`, written, { refused });
  if (!saved.said) return;
  const { version } = saved.said;
  await publishAs(at, `page/${id}`, `${address}/publish`, { version }, heading, refused);
  // After a publication every page is rendered again, which takes the others' time.
  await pause(500);
}

/** What publishes a document, whose next revision is then known by `value`. */
async function publishAs(
  at: At,
  document: string,
  address: string,
  payload: object,
  value: string,
  refused?: readonly number[],
) {
  const work = document.startsWith('page') ? 'page' : 'vacancy';
  const expected = { work, ...(refused && { refused }) } as const;
  const { said, answer } = await askDesk<WebsiteDetail>(at, 'POST', address, payload, expected);
  if (said) recordRevision(at, document, said, value);
  return answer;
}

function recordRevision({ firm }: At, document: string, said: WebsiteDetail, value: string) {
  firm.ledger.write('revision', `${document} ${said.published!.revision}`, value, 'done');
}

export type Advert = ReturnType<typeof newAdvert>;

function newAdvert(chance: Chance, slug: string, reference: number) {
  return {
    id: chance.uuid(),
    slug,
    reference: aReference(reference),
    isCreated: false,
    /** When its publication was asked for first, acknowledged or not. */
    publishedAt: undefined as number | undefined,
  };
}

const mostAdverts = 12;

/** Creates, edits, publishes or closes a vacancy. */
export async function publish(at: At): Promise<void> {
  const { chance } = at;
  const adverts = at.firm.adverts.filter(({ slug }) => slug.startsWith('published'));
  const nth = adverts.length;
  const uncreated = adverts.find(({ isCreated }) => !isCreated);
  if (uncreated) return create(at, uncreated);
  if (nth < mostAdverts && chance.random() < 0.5) {
    return create(at, newAdvert(chance, `published-role-${nth}`, 7_000 + nth));
  }
  const one = chance.pick(adverts);
  const current = one && (await readAdvert(at, one));
  if (!current) return;
  if (chance.random() < 0.5) return edit(at, one, current);
  await setState(at, one, current, current.vacancy.state.is === 'open' ? 'close' : 'publish');
}

async function create(at: At, advert: Advert): Promise<void> {
  const { adverts, ledger } = at.firm;
  if (!adverts.includes(advert)) adverts.push(advert);
  const { id, slug, reference } = advert;
  const content = aVacancy({ slug, reference, ...words(at.chance), state: { is: 'draft' } });
  // 409: an earlier request that had no answer has created it.
  const expected = { work: 'vacancy', refused: [409] } as const;
  const draft = { version: 0, content };
  const { answer } = await askDesk(at, 'PUT', `/website/vacancy/${id}/draft`, draft, expected);
  ledger.write('advertDraft', id, content.en.title, answer);
  advert.isCreated = answer !== 'unknown';
}

type Current = { version: number; vacancy: Vacancy };

async function readAdvert(at: At, { id, slug }: Advert): Promise<Current | undefined> {
  const { said } = await askDesk<WebsiteDetail>(at, 'GET', `/website/vacancy/${id}`);
  const vacancy = said?.advert?.vacancy;
  if (vacancy) return { version: said.version, vacancy };
  if (said) at.firm.ledger.surprises.add(`${slug} does not fit the program that stored it`);
  return undefined;
}

async function edit(at: At, { id }: Advert, { version, vacancy }: Current): Promise<void> {
  const content = { ...vacancy, ...words(at.chance) };
  const { title } = content.en;
  const { is } = vacancy.state;
  const [address, payload] = [`/website/vacancy/${id}`, { version, content }];
  // What was never published stays a draft; anything else is corrected in one act.
  if (is === 'draft') {
    const { answer } = await askDesk(at, 'PUT', `${address}/draft`, payload, { work: 'vacancy' });
    return at.firm.ledger.write('advertDraft', id, title, answer);
  }
  await publishAs(at, `vacancy/${id}`, `${address}/publish`, payload, `${title} ${is}`);
}

async function setState(
  at: At,
  advert: Advert,
  { version, vacancy }: Current,
  action: 'publish' | 'close',
): Promise<void> {
  const { id } = advert;
  if (action === 'publish') advert.publishedAt ??= Date.now();
  const payload = { version, action: { do: action } };
  const value = `${vacancy.en.title} ${action === 'publish' ? 'open' : 'closed'}`;
  const answer = await publishAs(at, `vacancy/${id}`, `/vacancies/${id}/state`, payload, value);
  at.firm.ledger.write('advertDraft', id, undefined, answer);
}

/** A title that no other revision has. */
function words(chance: Chance): Pick<Vacancy, 'en' | 'de'> {
  const { en } = aVacancy();
  const title = `Quality Engineer ${chance.uuid().slice(0, 8)}`;
  return { en: { ...en, title }, de: { ...en, title: `${title} (m/w/d)` } };
}

/** A role that is closed, and the answers to everybody who waits for it. */
export type Closing = ReturnType<typeof closingOf>;

function closingOf(advert: Advert) {
  return {
    advert,
    /** Sent again as they are until all are acknowledged. */
    answers: [] as PreparedAnswer[],
    /** Of the submissions that are answered, by their ids. */
    references: new Map<string, string>(),
    version: 0,
    results: new Map<string, AnswerResult>(),
    isDone: false,
  };
}

/** With these the addresses of roles begin that are closed. */
export const closedRole = 'closed-role-';
const applicants = 3;
/** Then one that was closed is published again. */
const mostRoles = 40;

/** One step on the way to a closed role: it opens, people apply, and all get their answer. */
export async function closeRole(at: At): Promise<void> {
  const { chance } = at;
  const { ledger, closings } = at.firm;
  if (closings.every(({ isDone }) => isDone)) {
    const nth = closings.length;
    const reused = closings[nth % mostRoles]?.advert;
    closings.push(closingOf(reused ?? newAdvert(chance, `${closedRole}${nth}`, 8_000 + nth)));
  }
  const closing = closings.at(-1)!;
  const { advert, answers } = closing;
  const address = `/vacancies/${advert.id}`;
  const readWaiting = async () => (await askDesk<Waiting>(at, 'GET', `${address}/waiting`)).said;
  if (answers.length > 0) return close();
  if (!advert.isCreated) return create(at, advert);
  const current = await readAdvert(at, advert);
  if (!current) return;
  if (current.vacancy.state.is !== 'open') return setState(at, advert, current, 'publish');
  const waiting = await readWaiting();
  if (!waiting) return;
  if (waiting.people.length < applicants) return send(at, newSubmission(chance, advert.slug));
  closing.version = waiting.version;
  for (const { id: submissionId, reference } of waiting.people) {
    const [key, text] = [chance.uuid(), `Decision ${chance.uuid()}`];
    closing.references.set(submissionId, reference);
    answers.push({ submissionId, key, template: '', subject: 'Your application', text });
  }

  async function close() {
    const { version } = closing;
    const expected = { work: 'closing', refused: [409] } as const;
    const payload = { version, do: 'close', answers };
    const asked = await askDesk<Closed>(at, 'POST', `${address}/close`, payload, expected);
    if (asked.status === 409) closing.version = (await readWaiting())?.version ?? version;
    if (!asked.said) return;
    const { detail, results } = asked.said;
    recordRevision(
      at,
      `vacancy/${advert.id}`,
      detail,
      `${detail.advert!.vacancy!.en.title} closed`,
    );
    for (const { submissionId, result } of results) record(submissionId, result);
    // What failed for one is sent again, with the answers of the others.
    closing.isDone = results.every(({ result }) => result !== 'failed');
    await pause(100);
  }

  function record(submissionId: string, result: AnswerResult) {
    closing.results.set(submissionId, result);
    const { text } = answers.find((one) => one.submissionId === submissionId)!;
    const reference = closing.references.get(submissionId)!;
    const isSent = result === 'sent' || result === 'repeated';
    ledger.write('message', text, 'desk', isSent ? 'done' : 'unknown', reference);
    const hasLeft = ledger.mayBeGone(reference) || ledger.mayBeWithdrawn(reference);
    if (result === 'answered' || (result === 'gone' && !hasLeft)) {
      ledger.surprises.add(`${reference} waited and is called ${result}`);
    }
  }
}
