import { catalogue } from '../../content/catalogue.server.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { usable } from '../store/submissions/standing.ts';
import { submissionById } from '../store/submissions/read-submissions.ts';
import type { DeskPart } from './desk-api.ts';
import { found } from './desk-refusal.ts';

/** The usual answers to a sender. */
export const outcomeRoutes: DeskPart = (api, { db }) => {
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
};
