import type { Act, ActContext } from '#server/db/act.ts';
import { facts } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { inList } from '#server/db/lists.ts';
import { deleteDocument } from '#server/documents/save-draft.ts';
import { erasing, removeSubmissions } from '#server/privacy/remove-submissions.ts';
import { selectedIds } from '#server/submissions/delete-submissions.ts';
import { advertOf } from '#server/vacancies/vacancy-rule.ts';
import { sampleColleagues } from './sample-fixture.ts';

const colleagues = Object.values(sampleColleagues).map(({ id }) => id);

export async function countStored({ all }: Statements): Promise<{ own: number; samples: number }> {
  const [counts] = await all<{ own: number; samples: number }>(
    `select count(*) filter (where sample = 0) as own,
      count(*) filter (where sample = 1) as samples from submission`,
  );
  return counts!;
}

/** Read over all submissions only where samples were added, which their colleagues show. */
export async function countSamples(db: Statements): Promise<number> {
  const { places, parameters } = inList(colleagues);
  const [known] = await db.all(`select 1 from person where id in (${places}) limit 1`, parameters);
  return known ? (await countStored(db)).samples : 0;
}

/** Returns how many submissions there were. */
export async function deleteSamples(context: ActContext): Promise<number> {
  // Nobody outside is told of samples.
  return erasing({ ...context, planTasks: () => [] }, sampleIds, async (act) => {
    // The mandates first: erasing people would change them.
    await deleteSampleMandates(act);
    const removed = await removeSubmissions(act, await sampleIds(act));
    for (const id of colleagues) await act.all('delete from person where id = $1', [id]);
    const details = facts`${removed.length} submissions`;
    await act.record('samples-removed', { type: 'store', id: 'samples' }, details);
    return removed.length;
  });
}

function sampleIds(statements: Statements) {
  return selectedIds(statements, { condition: 'sample = 1', parameters: [] });
}

/** Those of an invented brief; in 1.0.0 they had none and ids of their own. */
const ofSample = `(brief_id in (select id from submission where sample = 1)
  or mandate.id like '5a3b1e00-0000-4000-8001-%')`;

/** With the drafts of their adverts that nobody published. */
async function deleteSampleMandates(act: Act): Promise<void> {
  const drafts = await act.all<{ id: string }>(
    `select document.id from mandate join document on document.key = mandate.vacancy_id
      where document.revision = 0 and ${ofSample}`,
  );
  await act.all(`delete from mandate where ${ofSample}`);
  for (const { id } of drafts) await deleteDocument(act, advertOf(id));
}
