import type { ProgramRouteName } from '#contract/programs.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { storeSubmission } from '../stores/store-submission.ts';
import { anApiKey, programClient } from './program-client.ts';
import type { Prepared, WriteWorld } from './write-world.ts';

export type ProgramWrite = Exclude<ProgramRouteName, `GET ${string}`>;

const { slug: _, state: __, postedOn: ___, reference: ____, ...content } = aVacancy();
let nth = 0;

async function asked({ db, url }: WriteWorld, method: string, path: string, body: object) {
  const ask = programClient(url, (await anApiKey(db)).key);
  return async () => (await ask(method, path, { body })).status;
}

/** Of a role that was just created. */
async function aRole({ db, url }: WriteWorld) {
  const address = `role-${(nth += 1)}`;
  const ask = programClient(url, (await anApiKey(db)).key);
  await ask('POST', '/vacancies', { body: { address, content } });
  const { id, version } = (await findVacancy(db, address))!;
  return { path: `/vacancies/${id}`, version };
}

/** A request that is accepted, for each route of programs that changes something. */
const writes: Record<ProgramWrite, Prepared> = {
  'POST /vacancies': (world) => asked(world, 'POST', '/vacancies', { address: 'new', content }),
  'PUT /vacancies/:id': async (world) => {
    const { path, version } = await aRole(world);
    return asked(world, 'PUT', path, { version, content });
  },
  'POST /vacancies/:id/publish': async (world) => {
    const { path, version } = await aRole(world);
    return asked(world, 'POST', `${path}/publish`, { version });
  },
  'POST /vacancies/:id/close': async (world) => {
    const { path, version } = await aRole(world);
    return asked(world, 'POST', `${path}/close`, { version });
  },
  'PUT /submissions/:id/state': async (world) => {
    const { id } = await storeSubmission(world.db);
    return asked(world, 'PUT', `/submissions/${id}/state`, { version: 1, state: 'closed' });
  },
  'POST /submissions/:id/answers': async (world) => {
    const { id } = await storeSubmission(world.db);
    const body = { version: 1, subject: 'Thank you', text: 'We call you.' };
    return asked(world, 'POST', `/submissions/${id}/answers`, body);
  },
};

/** By method and address as they are registered. */
export const programWrites = Object.fromEntries(
  Object.entries(writes).map(([name, prepare]) => [name.replace(' ', ' /api/v1'), prepare]),
);
