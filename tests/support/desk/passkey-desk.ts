import { actIn } from '../stores/act-in.ts';
import type { Role } from '#domain/people/person.ts';
import { systemClock, type Clock } from '#server/base/clock.ts';
import type { Db } from '#server/db/db.ts';
import { inviteFirstAdministrator } from '#server/people/invitations.ts';
import { invitePerson } from '#server/people/people.ts';
import { passkeyClient } from './passkey-client.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { startApp } from '../server/server-app.ts';

/** The desk's API, and people who sign in to it with passkeys. */
export async function startPasskeyDesk(db: Db, { url, clock = systemClock }: Options = {}) {
  const server = await startApp(db, temporaryFolder(), {
    // The tests choose the address that they come from.
    trustProxy: 1,
    siteUrl: url,
    desk: { channels: [], build: 'build', url },
    clock,
  });
  const client = passkeyClient(server.url, url);

  return {
    stop: server.stop,
    routes: server.routes,
    ...client,
    joinFirst: async (name = 'Ada Keller') =>
      client.join((await actIn({ db, now: clock.now() }, inviteFirstAdministrator))!, { name }),
    invite: async (name: string, role: Role = 'consultant') => {
      const by = { id: null, name: 'test' };
      const invited = await actIn({ db, by, now: clock.now() }, (act) =>
        invitePerson(act, { person: { name, role } }),
      );
      if (invited === 'name-taken') throw new Error(`${name} is taken.`);
      return invited.token;
    },
  };
}

type Options = { url?: string; clock?: Clock };
