import { randomUUID } from 'node:crypto';
import type { Vacancy } from '../../../domain/vacancy/vacancy.ts';
import type { DeskVacancies, VacancyDetail } from '../../../domain/work/vacancy-work.ts';
import { aVacancy } from '../../factories/vacancies.ts';
import { ask } from './ask.ts';
import { deskRequest, type Desk } from './desk-request.ts';
import type { Advert, Answer, Ledger } from './ledger.ts';

const mostAdverts = 12;

/** Creates, edits, publishes or closes a vacancy. */
export async function publish(url: string, ledger: Ledger, desk: Desk): Promise<void> {
  const { adverts } = ledger;
  const unsaved = adverts.find(({ id }) => id === undefined);
  if (unsaved) return create(unsaved);
  if (adverts.length < mostAdverts && Math.random() < 0.5) {
    const advert = newAdvert(adverts.length);
    adverts.push(advert);
    return create(advert);
  }
  const one = adverts[Math.floor(Math.random() * adverts.length)];
  if (one) await change(one);

  async function create(advert: Advert) {
    if (advert.uncertain && !(await findByList(advert))) return;
    if (advert.id !== undefined) return;
    const { slug, reference } = advert;
    const vacancy = aVacancy({ slug, reference, ...words(), state: { is: 'draft' } });
    const { answer, body } = await ask(
      { ledger, work: 'vacancy', done: [201] },
      desks('/vacancies', 'POST', { vacancy }),
    );
    record(advert, answer, body, vacancy, 'draft');
  }

  /** False when the list could not be read. */
  async function findByList(advert: Advert) {
    const { answer, body } = await ask({ ledger, done: [200] }, desks('/vacancies', 'GET'));
    if (answer !== 'done') return false;
    const { rows } = JSON.parse(body) as DeskVacancies;
    advert.id = rows.find(({ slug }) => slug === advert.slug)?.id;
    return true;
  }

  async function change(advert: Advert) {
    const address = `/vacancies/${advert.id}`;
    const read = await ask({ ledger, done: [200] }, desks(address, 'GET'));
    if (read.answer !== 'done') return;
    const { revision, version, vacancy } = JSON.parse(read.body) as VacancyDetail;
    if (!vacancy) {
      ledger.surprises.add(`${advert.slug} does not fit the program that stored it`);
      return;
    }
    if (revision < Math.max(0, ...advert.revisions.keys())) {
      ledger.surprises.add(`revision ${revision} of ${advert.slug} is older than acknowledged`);
    }
    const done = { ledger, work: 'vacancy', done: [200] } as const;
    if (Math.random() < 0.5) {
      const edited = { ...vacancy, ...words() };
      const payload = { version, vacancy: edited };
      const { answer, body } = await ask(done, desks(address, 'PUT', payload));
      return record(advert, answer, body, edited, vacancy.state.is);
    }
    const open = vacancy.state.is === 'open';
    const action = { do: open ? 'close' : 'publish' };
    const { answer, body } = await ask(
      done,
      desks(`${address}/state`, 'POST', { version, action }),
    );
    record(advert, answer, body, vacancy, open ? 'closed' : 'open');
  }

  function desks(address: string, method: string, payload?: object) {
    return (signal: AbortSignal) =>
      deskRequest(url, desk, address, { method, signal, ...(payload && { payload }) });
  }
}

function record(advert: Advert, answer: Answer, body: string, { en }: Vacancy, is: string) {
  advert.uncertain = answer === 'unknown';
  if (answer !== 'done') return;
  const { id, revision } = JSON.parse(body) as VacancyDetail;
  advert.id = id;
  advert.revisions.set(revision, { title: en.title, is });
}

function newAdvert(nth: number): Advert {
  const [slug, reference] = [`acknowledged-role-${nth}`, `NG-${7_000 + nth}`];
  return { slug, reference, id: undefined, revisions: new Map(), uncertain: false };
}

/** A title that no other revision has. */
function words(): Pick<Vacancy, 'en' | 'de'> {
  const { en } = aVacancy();
  const title = `Quality Engineer ${randomUUID().slice(0, 8)}`;
  return { en: { ...en, title }, de: { ...en, title: `${title} (m/w/d)` } };
}
