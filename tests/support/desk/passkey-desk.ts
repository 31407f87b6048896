import type { RouteOptions } from 'fastify';
import { openCatalogue } from '../../../content/catalogue.server.ts';
import type { Role } from '../../../domain/work/person.ts';
import { createApp } from '../../../server/app.ts';
import { systemClock, type Clock } from '../../../server/clock.ts';
import type { Db } from '../../../server/store/db/db.ts';
import { inviteFirstAdministrator } from '../../../server/store/people/invitations.ts';
import { invitePerson } from '../../../server/store/people/people.ts';
import { planTasks } from '../deliveries/channels.ts';
import { passkeyClient } from './passkey-client.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

const { vacancies, company } = openCatalogue(process.cwd());

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
      fileBytesPerHour: 1024 ** 4,
      diskReserveBytes: 0,
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

  const client = passkeyClient(origin, url);

  return {
    stop: () => app.close(),
    routes,
    ...client,
    joinFirst: async (name = 'Ada Keller') =>
      client.join((await inviteFirstAdministrator(db, clock.now()))!, { name }),
    invite: async (name: string, role: Role = 'consultant') => {
      const by = { id: null, name: 'test' };
      const invited = await invitePerson(db, { person: { name, role }, by, now: clock.now() });
      if (invited === 'name-taken') throw new Error(`${name} is taken.`);
      return invited.token;
    },
  };
}

type Options = { url?: string; clock?: Clock };
