import { alertPath, requestAlertPath } from '#domain/address/paths.ts';
import type { AlertAction } from '#domain/alerts/alert-rules.ts';
import { alertLinksOf } from '#server/alerts/role-alert.ts';
import { neverWrite } from '#server/alerts/change-alert.ts';
import { confirmedAlert } from '../stores/role-alerts.ts';
import { desk, type Prepared, type WriteWorld } from './write-world.ts';

let nth = 0;

/** What writes to role alerts, by method and address as they are registered. */
export const alertWrites: Record<string, Prepared> = {
  [`POST ${requestAlertPath}`]: async ({ url }) =>
    posted(url + requestAlertPath, { email: 'reader@example.com' }),
  [`POST ${alertPath(':token')}`]: (world) => act(world),
  ...Object.fromEntries(
    (['confirm', 'change', 'keep', 'never'] satisfies AlertAction[]).map((action) => [
      `POST ${alertPath(':token', action)}`,
      (world: WriteWorld) => act(world, action),
    ]),
  ),
};

/** Lets an address ask again that said "never". */
export async function allowAgain(world: WriteWorld) {
  const { email, id } = await anAlert(world);
  await neverWrite(world.db, id, Date.now());
  return desk(world, 'POST', '/privacy/role-mail', { email });
}

async function act(world: WriteWorld, action?: AlertAction) {
  const { id } = await anAlert(world);
  const token = (await alertLinksOf(world.db)).tokenOf(id);
  return posted(world.url + alertPath(token, action), { cadence: 'daily', role: 'engineering' });
}

async function anAlert({ db }: WriteWorld) {
  const email = `alert-${(nth += 1)}@example.com`;
  return { email, id: await confirmedAlert(db, { email }, Date.now()) };
}

function posted(address: string, fields: Record<string, string>): () => Promise<number> {
  const body = new URLSearchParams(fields);
  return async () => (await fetch(address, { method: 'POST', body, redirect: 'manual' })).status;
}
