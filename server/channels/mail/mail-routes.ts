import { catalogue } from '#content/catalogue.server.ts';
import { mailBytes } from './mail-bytes.ts';
import { mailToShow } from './mail-to-show.ts';
import { taskById, tasksOf } from '#server/db/tasks.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';

/**
 * Mails as they are or were sent, written anew from their tasks, without the private links of their
 * receivers. Sent or not, they can be read.
 */
export const mailRoutes: DeskPart = (api, settings) => {
  const { db, clock, config } = settings;
  const { mail } = config;
  const siteUrl = config.siteUrl ?? catalogue().company.siteUrl;

  api.answer('GET /submissions/:id/mails', async ({ params }) => {
    const tasks = (await tasksOf(db, params.id)).filter(({ channel }) => channel === 'mail');
    const mails = await Promise.all(
      tasks.map(async (task) => ({ task, mail: await mailToShow(task, { db, siteUrl, mail }) })),
    );
    return mails.flatMap(({ task, mail: composed }) => {
      if (typeof composed === 'string') return [];
      const { to, subject, text } = composed;
      const { id: taskId, purpose, state } = task;
      return [{ taskId, purpose, state, to, subject, text }];
    });
  });

  api.file('GET /mails/:file', async ({ params }) => {
    const [, taskId = ''] = /^(msg_[0-9a-f]{32})\.eml$/.exec(params.file) ?? [];
    const task = found(await taskById(db, taskId));
    const composed =
      task.channel === 'mail' ? await mailToShow(task, { db, siteUrl, mail }) : undefined;
    if (!composed || typeof composed === 'string') throw new DeskRefusal('not-found');
    const date = new Date('at' in task ? task.at : clock.now());
    const { bytes } = await mailBytes(composed, { id: task.id, from: mail.from, date });
    return { type: 'message/rfc822', filename: `${task.id}.eml`, content: bytes };
  });
};
