import { randomUUID } from 'node:crypto';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { DraftSaved, WebsiteDetail } from '#domain/documents/website-work.ts';
import type { ListedRoles } from '#domain/inbox/listed-role.ts';
import { aReference, aVacancy } from '#tests/factories/vacancies.ts';
import { ask } from './ask.ts';
import { deskRequest, type Desk } from './desk-request.ts';
import type { Advert, Answer, Ledger } from './ledger.ts';

const mostAdverts = 12;

/** Creates, edits, publishes or closes a vacancy. */
export async function publish(url: string, ledger: Ledger, desk: Desk): Promise<void> {
  const adverts = ledger.adverts.filter(({ slug }) => slug.startsWith(slugOf('published')));
  const work = advertAtWork(url, ledger, desk);
  const unsaved = adverts.find(({ id }) => id === undefined);
  if (unsaved) return work.create(unsaved);
  if (adverts.length < mostAdverts && Math.random() < 0.5) {
    const advert = newAdvert('published', adverts.length);
    ledger.adverts.push(advert);
    return work.create(advert);
  }
  const one = adverts[Math.floor(Math.random() * adverts.length)];
  const current = one && (await work.read(one));
  if (!current) return;
  if (Math.random() < 0.5) return work.edit(one, current);
  await work.setState(one, current, current.vacancy.state.is === 'open' ? 'close' : 'publish');
}

type Current = { version: number; vacancy: Vacancy };

/** What staff do to one vacancy; every acknowledged revision is recorded. */
export function advertAtWork(url: string, ledger: Ledger, desk: Desk) {
  const done = { ledger, work: 'vacancy', done: [200] } as const;
  return { create, read, edit, setState };

  async function create(advert: Advert): Promise<void> {
    if (advert.uncertain && !(await findByList(advert))) return;
    if (advert.id !== undefined) return;
    const { slug, reference } = advert;
    const content = aVacancy({ slug, reference, ...words(), state: { is: 'draft' } });
    const id = randomUUID();
    const { answer } = await ask(
      done,
      desks(`/website/vacancy/${id}/draft`, 'PUT', { version: 0, content }),
    );
    advert.uncertain = answer === 'unknown';
    if (answer === 'done') recordRevision(advert, { id, published: undefined }, content, 'draft');
  }

  /** False when the list could not be read. */
  async function findByList(advert: Advert) {
    const address = `/roles?group=all&q=${advert.reference}`;
    const { answer, body } = await ask({ ledger, done: [200] }, desks(address, 'GET'));
    if (answer !== 'done') return false;
    const { rows } = JSON.parse(body) as ListedRoles;
    const found = rows.find((role) => role.advert?.reference === advert.reference);
    advert.id = found?.advert?.id;
    return true;
  }

  async function read(advert: Advert): Promise<Current | undefined> {
    const { answer, body } = await ask(
      { ledger, done: [200] },
      desks(`/website/vacancy/${advert.id}`, 'GET'),
    );
    if (answer !== 'done') return undefined;
    const { version, published, advert: facts } = JSON.parse(body) as WebsiteDetail;
    const [revision, vacancy] = [published?.revision ?? 0, facts?.vacancy];
    if (!vacancy) {
      ledger.surprises.add(`${advert.slug} does not fit the program that stored it`);
      return undefined;
    }
    if (revision < Math.max(0, ...advert.revisions.keys())) {
      ledger.surprises.add(`revision ${revision} of ${advert.slug} is older than acknowledged`);
    }
    return { version, vacancy };
  }

  async function edit(advert: Advert, { version, vacancy }: Current): Promise<void> {
    const content = { ...vacancy, ...words() };
    const address = `/website/vacancy/${advert.id}`;
    // What was never published stays a draft; anything else is corrected in one act.
    const [to, method] = isShown(vacancy) ? ['/publish', 'POST'] : ['/draft', 'PUT'];
    const { answer, body } = await ask(done, desks(address + to, method, { version, content }));
    record(advert, answer, body, content, vacancy.state.is);
  }

  async function setState(
    advert: Advert,
    { version, vacancy }: Current,
    action: 'publish' | 'close',
  ): Promise<void> {
    if (action === 'publish') advert.publishedAt ??= Date.now();
    const { answer, body } = await ask(
      done,
      desks(`/vacancies/${advert.id}/state`, 'POST', { version, action: { do: action } }),
    );
    record(advert, answer, body, vacancy, action === 'publish' ? 'open' : 'closed');
  }

  function desks(address: string, method: string, payload?: object) {
    return (signal: AbortSignal) =>
      deskRequest(url, desk, address, { method, signal, ...(payload && { payload }) });
  }
}

function isShown({ state }: Vacancy): boolean {
  return state.is !== 'draft';
}

function record(advert: Advert, answer: Answer, body: string, sent: Vacancy, is: string) {
  advert.uncertain = answer === 'unknown';
  if (answer !== 'done') return;
  const answered = JSON.parse(body) as WebsiteDetail | DraftSaved;
  const published = 'published' in answered ? answered.published : undefined;
  recordRevision(advert, { id: advert.id!, published }, sent, is);
}

export function recordRevision(
  advert: Advert,
  { id, published }: Pick<WebsiteDetail, 'id' | 'published'>,
  { en }: Pick<Vacancy, 'en'>,
  is: string,
): void {
  advert.id = id;
  advert.uncertain = false;
  advert.revisions.set(published?.revision ?? 0, { title: en.title, is });
}

/** The roles of publishers and those of closers have addresses and references of their own. */
type Use = 'published' | 'closed';

export function newAdvert(use: Use, nth: number): Advert {
  const [slug, number] = [
    `${slugOf(use)}${nth}`,
    (use === 'closed' ? 8_000 : 7_000) + nth,
  ] as const;
  return {
    slug,
    reference: aReference(number),
    id: undefined,
    revisions: new Map(),
    uncertain: false,
    publishedAt: undefined,
  };
}

function slugOf(use: Use): string {
  return `role-to-be-${use}-`;
}

/** A title that no other revision has. */
function words(): Pick<Vacancy, 'en' | 'de'> {
  const { en } = aVacancy();
  const title = `Quality Engineer ${randomUUID().slice(0, 8)}`;
  return { en: { ...en, title }, de: { ...en, title: `${title} (m/w/d)` } };
}
