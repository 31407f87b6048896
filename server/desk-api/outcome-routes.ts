import { catalogue } from '../../content/catalogue.server.ts';
import { outcomeSchema, releaseSchema } from '../../domain/work/outcome.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { releaseOutcome, saveOutcome, type OutcomeChange } from '../store/work/outcomes.ts';
import { usable } from '../store/submissions/standing.ts';
import { submissionById } from '../store/submissions/read-submissions.ts';
import type { DeskPart } from './desk-api.ts';
import { DeskRefusal, found, valid } from './desk-refusal.ts';
import { actorOf, personOf } from './signed-in.ts';
import { submissionDetail } from './submission-detail.ts';

/** Answers to senders: templates, the draft, and its release. */
export const outcomeRoutes: DeskPart = (api, settings) => {
  const { db, clock, channels, planTasks, wakeOutbox } = settings;

  api.answer('GET /submissions/:id/outcome-templates', async ({ params }) => {
    const { kind, locale, fields } = found(await submissionById(db, params.id, usable));
    return catalogue()
      .outcomeTemplates(locale)
      .filter(({ kinds }) => kinds.includes(kind))
      .toSorted((a, b) => a.order - b.order)
      .map(({ id, name, subject, markdown }) => ({
        id,
        name,
        subject,
        text: fillIn(markdown, { role: fields.roleTitle ?? '' }),
      }));
  });

  api.answer('PUT /submissions/:id/outcome', async (request) => {
    const input = valid(outcomeSchema, request.body);
    const by = { ...actorOf(request), id: personOf(request).id };
    const change = await saveOutcome(db, request.params.id, input, { by, now: clock.now() });
    return answer(request.params.id, change);
  });

  api.answer('POST /submissions/:id/outcome/release', async (request) => {
    const { version } = valid(releaseSchema, request.body);
    const change = await releaseOutcome(db, request.params.id, version, {
      by: actorOf(request),
      now: clock.now(),
      planTasks,
    });
    if (change.result === 'changed') wakeOutbox();
    return answer(request.params.id, change);
  });

  async function answer(id: string, { result }: OutcomeChange) {
    if (result !== 'changed') throw new DeskRefusal(result);
    return found(await submissionDetail(db, id, channels));
  }
};
