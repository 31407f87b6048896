import type { RouteOptions } from 'fastify';
import { openCatalogue } from '../../content/catalogue.server.ts';
import type { Role, Session } from '../../domain/work/person.ts';
import { createApp } from '../../server/app.ts';
import { systemClock, type Clock } from '../../server/clock.ts';
import type { Db } from '../../server/store/db.ts';
import { inviteFirstAdministrator } from '../../server/store/invitations.ts';
import { invitePerson } from '../../server/store/people.ts';
import { planTasks } from './channels.ts';
import { createAuthenticator, type Lies } from './software-authenticator.ts';
import { temporaryFolder } from './temporary-folder.ts';

const { vacancies, company } = openCatalogue(process.cwd());

type Sent = { body?: unknown; cookie?: string; headers?: Record<string, string> };

/** The desk's API, and people who sign in to it with passkeys. */
export async function startPasskeyDesk(db: Db, { url, clock = systemClock }: Options = {}) {
  const app = createApp({
    config: {
      // The tests choose the address that they come from.
      trustProxy: 1,
      logLevel: 'silent',
      dataDir: temporaryFolder(),
      siteUrl: url,
      submissionsPerMinute: 1_000_000,
      webhookSecrets: [],
    },
    desk: { channels: [], build: 'build', url },
    db,
    vacancies: { list: () => vacancies, version: () => 0, earlierSlugs: () => new Map() },
    termsVersion: company.termsVersion,
    planTasks,
    clock,
  });
  const routes: RouteOptions[] = [];
  // Routes are registered while the app becomes ready.
  app.addHook('onRoute', (route) => void routes.push(route));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  let senders = 0;
  /** From another address each time, so that only tests of the rate limit meet it. */
  const send = async (method: string, address: string, { body, cookie, headers }: Sent = {}) => {
    senders += 1;
    const response = await fetch(`${origin}/api/desk${address}`, {
      method,
      headers: {
        'x-forwarded-for': `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`,
        ...(cookie && { cookie: `desk_session=${cookie}` }),
        ...(typeof body === 'object' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const [setCookie = ''] = response.headers.getSetCookie();
    return {
      status: response.status,
      body: (/^[[{]/.test(text) ? JSON.parse(text) : text) as Record<string, unknown>,
      setCookie,
      token: /^desk_session=([^;]*)/.exec(setCookie)?.[1],
      headers: response.headers,
    };
  };

  const options = async <T>(address: string, sent: Sent = {}) => {
    const { status, body } = await send('POST', `${address}/options`, sent);
    if (status !== 200) throw new Error(`${address}/options: ${status} ${JSON.stringify(body)}`);
    return body as T;
  };

  /** Joins by a link with a new passkey. */
  const join = async (token: string, name?: string) => {
    const key = createAuthenticator(url);
    const given = name === undefined ? {} : { name };
    const asked = await options<Parameters<typeof key.register>[0]>(`/join/${token}`, {
      body: given,
    });
    const body = { label: 'Test key', response: key.register(asked), ...given };
    const answer = await send('POST', `/join/${token}`, { body });
    return {
      ...answer,
      key,
      session: answer.body as unknown as Session,
      token: answer.token ?? '',
    };
  };

  const signIn = async (key: ReturnType<typeof createAuthenticator>, lies: Lies = {}) => {
    const asked = await options<Parameters<typeof key.sign>[0]>('/sign-in');
    const response = key.sign(asked, lies);
    return { ...(await send('POST', '/sign-in', { body: response })), response };
  };

  return {
    stop: () => app.close(),
    routes,
    send,
    options,
    join,
    signIn,
    joinFirst: async (name = 'Ada Keller') =>
      join((await inviteFirstAdministrator(db, clock.now()))!, name),
    invite: async (name: string, role: Role = 'consultant') => {
      const by = { id: null, name: 'test' };
      const invited = await invitePerson(db, { person: { name, role }, by, now: clock.now() });
      if (invited === 'name-taken') throw new Error(`${name} is taken.`);
      return invited.token;
    },
  };
}

type Options = { url?: string; clock?: Clock };
