import { catalogue } from '#content/catalogue.server.ts';
import type { MandateFacts } from '#domain/mandates/mandate.ts';
import {
  advertFaults,
  type Advert,
  type AdvertFault,
  type Publication,
} from '#domain/vacancies/law/advert-law.ts';
import { dayAt } from '#domain/vacancies/vacancy-state.ts';
import type { Statements } from '#server/db/db.ts';

/** What the law of the workplace misses in an advert, with what the store knows beside it. */
export async function lawFaults(
  statements: Statements,
  id: string | undefined,
  advert: Advert,
  now: number,
): Promise<AdvertFault[]> {
  return advertFaults(catalogue().firm, advert, catalogue().company, {
    day: dayAt(catalogue().firm, advert.location, new Date(now)),
    authority: id === undefined ? undefined : await authorityFor(statements, id),
  });
}

/** Whether the mandate of a vacancy records the hirer's authority; undefined without a mandate. */
async function authorityFor({ all }: Statements, id: string): Promise<Publication['authority']> {
  const [mandate] = await all<{ content: string }>(
    'select content from mandate where vacancy_id = $1',
    [id],
  );
  if (!mandate) return undefined;
  const { authority } = JSON.parse(mandate.content) as Pick<MandateFacts, 'authority'>;
  return authority ? 'recorded' : 'not-recorded';
}
