import type { Inbox } from '../../../domain/work/work.ts';
import type { Role } from '../../../domain/work/person.ts';
import type { DeskVacancies, VacancyDetail } from '../../../domain/work/vacancy-work.ts';
import type { SubmissionDetail } from '../../../domain/work/submission-detail.ts';
import { officeDay } from '../../../domain/firm/office-day.ts';
import { aMandate } from '../../factories/mandates.ts';
import { aSubmission } from '../../factories/submissions.ts';
import type { Secrets } from './fuzz-secrets.ts';
import { passkeyClient } from '../desk/passkey-client.ts';
import type { ReceivedMail } from '../deliveries/mail-receiver.ts';
import { sendMarkedAlert } from './marked-alerts.ts';
import { sendMarkedBrief, sendMarkedForms } from './marked-senders.ts';

export type FuzzTargets = {
  senders: { sender: number; email: string; token: string; id: string; key: string }[];
  /** Role alerts of the same senders, every other one confirmed. */
  alerts: { sender: number; token: string }[];
  /** Saved briefs; each is of one sender. */
  drafts: { sender: number; token: string }[];
  staff: { role: Role; person: string; session: string; key: string }[];
  /** Only this one signs out, so that the other sessions last. */
  leaver: string;
  /** People whom nobody asks as, so that they may be changed and removed. */
  people: string[];
  invitations: string[];
  vacancies: VacancyDetail[];
  mandates: string[];
  tasks: string[];
};

/**
 * What generated requests aim at. `renew` adds new people and records by the server's own
 * addresses, because requests erase, remove and sign out those that they hit.
 */
export function createFuzzTargets(
  url: string,
  secrets: Secrets,
  { firstLink, mails }: { firstLink: string; mails: readonly ReceivedMail[] },
) {
  const client = passkeyClient(url);
  let observer: Awaited<ReturnType<typeof client.join>> | undefined;
  let cookie = '';
  let senders = 0;
  let colleagues = 0;

  return {
    async renew(): Promise<FuzzTargets> {
      await signInObserver();
      const [administrator, consultant, leaver] = await Promise.all([
        aColleague('administrator'),
        aColleague('consultant'),
        aColleague('consultant'),
      ]);
      const invited = await invite('consultant', `Invited ${colleagues}`);
      const { sent, drafts } = await aFewSenders();
      const { rows } = await ask<Inbox>('/inbox?state=all');
      const ids = new Map(rows.map(({ id, reference }) => [reference, id]));
      const found = sent.map((one) => ({ ...one, id: ids.get(one.reference)! }));
      const people = await ask<{ id: string; name: string }[]>('/people');
      const personOf = new Map(people.map(({ id, name }) => [name, id]));
      return {
        senders: found,
        alerts: await Promise.all(
          found.map((one, at) => sendMarkedAlert(url, secrets, one, mails, at % 2 === 0)),
        ),
        drafts,
        staff: [administrator, consultant],
        leaver: leaver.session,
        people: [leaver.person, personOf.get(invited.name)!],
        invitations: [invited.token],
        vacancies: await someVacancies(),
        mandates: await someMandates(found.map(({ id }) => id)),
        tasks: await tasksOf(found.map(({ id }) => id)),
      };
    },
  };

  async function signInObserver() {
    observer ??= await client.join(firstLink.split('/').at(-1)!, { name: 'Observer' });
    const { token } = await client.signIn(observer.key);
    if (!token) throw new Error('The observer cannot sign in.');
    cookie = token;
    secrets.add(token, { of: 'session', person: observer.session.person.id });
  }

  async function aColleague(role: Role) {
    const { token, name } = await invite(role, `Staff ${secrets.marker({ of: 'staff' })}`);
    // Who a key belongs to is known only once it has been made.
    const about = { of: 'keys' as const, person: name };
    const label = `Key ${secrets.marker(about)}`;
    const { session, token: opened, key } = await client.join(token, { label });
    about.person = session.person.id;
    secrets.add(key.id, about);
    secrets.add(opened, { of: 'session', person: session.person.id });
    return { role, person: session.person.id, session: opened, key: key.id };
  }

  async function invite(role: Role, name: string) {
    colleagues += 1;
    const { body } = await change('POST', '/people', { name, role });
    const token = String(body.path).split('/').at(-1)!;
    secrets.add(token, { of: 'invitation' });
    return { token, name };
  }

  async function aFewSenders() {
    const sent = await sendMarkedForms(url, secrets, () => ++senders);
    const drafts = await Promise.all(
      sent.map(({ sender }) => sendMarkedBrief(url, secrets, sender)),
    );
    return { sent, drafts };
  }

  /** Notes are written by the way: only the desk may show them. */
  async function tasksOf(ids: string[]): Promise<string[]> {
    const tasks: string[] = [];
    for (const id of ids) {
      const text = `Note ${secrets.marker({ of: 'note' })}`;
      await change('POST', `/submissions/${id}/notes`, { text });
      const detail = await ask<SubmissionDetail>(`/submissions/${id}`);
      tasks.push(...detail.tasks.map((task) => task.id));
    }
    return tasks;
  }

  async function someVacancies(): Promise<VacancyDetail[]> {
    const { rows: all } = await ask<DeskVacancies>('/vacancies');
    // The role that the senders to come apply for stays open.
    const role = aSubmission['job-application']().roleTitle;
    const rows = all.filter(({ title }) => title.en !== role);
    // The last changed ones are those that requests have made or damaged.
    const chosen = [...rows.slice(0, 3), ...rows.slice(-3)];
    return Promise.all(chosen.map(({ id }) => ask<VacancyDetail>(`/vacancies/${id}`)));
  }

  /** Everybody is considered for one of them; its private sheet is the desk's alone. */
  async function someMandates(ids: string[]): Promise<string[]> {
    const privateSheet = `Sheet ${secrets.marker({ of: 'note' })}`;
    const facts = aMandate({ privateSheet });
    const { body } = await change('POST', '/mandates', { facts });
    const id = String(body.id);
    for (const submission of ids) {
      const step = { version: 0, stage: 'considered', on: officeDay(Date.now()) };
      // A brief is nobody who could be placed.
      await change('POST', `/mandates/${id}/people/${submission}`, step, [404]);
    }
    return [id];
  }

  async function ask<T>(address: string): Promise<T> {
    return (await change('GET', address)).body as T;
  }

  async function change(
    method: string,
    address: string,
    body?: unknown,
    expected: readonly number[] = [],
  ) {
    const answer = await client.send(method, address, { cookie, body });
    if (answer.status >= 300 && !expected.includes(answer.status)) {
      throw new Error(`${method} ${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer;
  }
}
