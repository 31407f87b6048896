import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Deliveries } from '#domain/deliveries/delivery.ts';
import { apiScopes, type ApiKey } from '#domain/people/api-key.ts';
import type { OpenSession, Role } from '#domain/people/person.ts';
import type { SavedView } from '#domain/inbox/saved-view.ts';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import type { ReceivedMail } from '../deliveries/mail-receiver.ts';
import { passkeyClient } from '../desk/passkey-client.ts';
import { createAuthenticator } from '../desk/software-authenticator.ts';
import { createDeskCaller } from './desk-caller.ts';
import type { Secrets } from './fuzz-secrets.ts';
import { sendMarkedAlert } from './marked-alerts.ts';
import { someDocuments, someMandates, someVacancies } from './marked-work.ts';
import { sendMarkedBrief, sendMarkedForms, sendMarkedReply } from './marked-senders.ts';
import { findSubmissions } from './marked-submissions.ts';

export type FuzzTargets = {
  /** The last two are in quarantine. */
  senders: {
    sender: number;
    kind: SubmissionKind;
    fields: Record<string, string>;
    email: string;
    token: string;
    id: string;
    key: string;
    version: number;
    /** The answer that is not sent yet. */
    draft: string | null;
  }[];
  /** Messages of senders with a file. */
  replies: { sender: number; token: string; id: string; message: string }[];
  /** Role alerts of the same senders, every other one confirmed. */
  alerts: { sender: number; token: string }[];
  /** Saved briefs; each is of one sender. */
  drafts: { sender: number; token: string }[];
  staff: { role: Role; person: string; session: string; key: string }[];
  /** Only this one signs out, so that the other sessions last. */
  leaver: string;
  /** People whom nobody asks as, so that they may be changed and removed. */
  people: string[];
  /** With what a browser answers to the challenge of each. */
  invitations: { token: string; response: RegistrationResponseJSON }[];
  signIn: AuthenticationResponseJSON;
  /** A further key of the administrator. */
  newKey: RegistrationResponseJSON;
  vacancies: WebsiteDetail[];
  mandates: { id: string; version: number; dates: string[] }[];
  /** Of a program with all scopes. */
  apiKey: string;
  /** Keys that may be revoked. */
  apiKeys: string[];
  tasks: string[];
  destinations: { channel: string; key: string }[];
  /** Of the administrator. */
  views: string[];
  /** Further sessions of the administrator, which may be ended. */
  sessions: string[];
  /** Each with a draft. Two were added and can be removed. */
  documents: WebsiteDetail[];
  images: string[];
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
  let renewals = 0;
  const desk = createDeskCaller(client, () => cookie);

  return {
    async renew(): Promise<FuzzTargets> {
      renewals += 1;
      await signInObserver();
      const [administrator, consultant, leaver] = await Promise.all([
        aColleague('administrator'),
        aColleague('consultant'),
        aColleague('consultant'),
      ]);
      const invited = await Promise.all([aGuest(), aGuest()]);
      const sent = await sendMarkedForms(url, secrets, () => ++senders);
      const { found, tasks, replies } = await someWork(sent);
      const people = await desk.ask<{ id: string; name: string }[]>('/people');
      const personOf = new Map(people.map(({ id, name }) => [name, id]));
      const { destinations } = await desk.ask<Deliveries>('/deliveries');
      return {
        senders: found,
        replies,
        alerts: await Promise.all(
          found.map((one, at) => sendMarkedAlert(url, secrets, one, mails, at % 2 === 0)),
        ),
        drafts: await Promise.all(sent.map(({ sender }) => sendMarkedBrief(url, secrets, sender))),
        staff: [administrator, consultant],
        leaver: leaver.session,
        ...(await someApiKeys()),
        people: [leaver.person, ...invited.map(({ name }) => personOf.get(name)!)],
        invitations: invited,
        ...(await someCeremonies(administrator.session)),
        vacancies: await someVacancies(desk, renewals),
        mandates: await someMandates(
          desk,
          secrets,
          found.map(({ id }) => id),
        ),
        tasks,
        destinations: destinations.map(({ channel, key }) => ({ channel, key })),
        views: await someViews(administrator.session),
        sessions: await someSessions(administrator),
        ...(await someDocuments(desk, renewals)),
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
    return { role, person: session.person.id, session: opened, key: key.id, authenticator: key };
  }

  async function aGuest() {
    const { token, name } = await invite('consultant', `Invited ${colleagues}`);
    const asked = await client.options<Registration>(`/join/${token}`, { body: {} });
    return { token, name, response: createAuthenticator().register(asked) };
  }

  async function invite(role: Role, name: string) {
    colleagues += 1;
    const { body } = await desk.change('POST', '/people', { name, role });
    const token = String(body.path).split('/').at(-1)!;
    secrets.add(token, { of: 'invitation' });
    return { token, name };
  }

  /** Answers to challenges, each good for one request. */
  async function someCeremonies(session: string) {
    const asked = await client.options<Registration>('/passkeys', { cookie: session });
    const opening = await client.options<Parameters<Key['sign']>[0]>('/sign-in');
    return {
      signIn: observer!.key.sign(opening),
      newKey: createAuthenticator().register(asked),
    };
  }

  async function someWork(sent: Awaited<ReturnType<typeof sendMarkedForms>>) {
    const replied = sent.slice(0, 2);
    for (const one of replied) await sendMarkedReply(url, secrets, one);
    return findSubmissions(desk, secrets, sent);
  }

  async function someApiKeys() {
    const make = async (name: string) => {
      const { body } = await desk.change('POST', '/api-keys', { name, scopes: apiScopes });
      secrets.add(String(body.key), { of: 'session', person: observer!.session.person.id });
      return String(body.key);
    };
    const names = [`Program ${renewals}`, `Revocable ${renewals}`];
    // Those of the renewal before: there is an end to how many there may be.
    for (const { id, revokedAt } of await desk.ask<ApiKey[]>('/api-keys')) {
      if (revokedAt === null) await desk.change('DELETE', `/api-keys/${id}`);
    }
    const [apiKey] = [await make(names[0]!), await make(names[1]!)];
    const keys = await desk.ask<ApiKey[]>('/api-keys');
    return { apiKey, apiKeys: keys.filter(({ name }) => name === names[1]).map(({ id }) => id) };
  }

  async function someSessions({ person, session, authenticator }: Colleague): Promise<string[]> {
    const { token } = await client.signIn(authenticator);
    secrets.add(token!, { of: 'session', person });
    const { body } = await client.send('GET', '/sessions', { cookie: session });
    const open = body as unknown as OpenSession[];
    return open.filter(({ isOwn }) => !isOwn).map(({ id }) => id);
  }

  async function someViews(session: string): Promise<string[]> {
    const body = { name: `View ${renewals}`, search: '?state=all', shared: false };
    await client.send('POST', '/views', { cookie: session, body });
    const { body: views } = await client.send('GET', '/views', { cookie: session });
    return (views as unknown as SavedView[]).map(({ id }) => id);
  }
}

type Colleague = FuzzTargets['staff'][number] & { authenticator: Key };
type Key = ReturnType<typeof createAuthenticator>;
type Registration = Parameters<Key['register']>[0];
