import type { FastifyPluginAsync } from 'fastify';
import { catalogue } from '../../content/catalogue.server.ts';
import type { ShownMail } from '../../domain/work/outcome.ts';
import { mailBytes } from '../channels/mail/mail-bytes.ts';
import { mailToShow } from '../channels/mail/mail-to-show.ts';
import { taskById, tasksOf } from '../store/tasks/tasks.ts';
import type { DeskSettings } from './desk-settings.ts';

/**
 * Mails as they are or were sent, written anew from their tasks, without the private links of their
 * receivers. Sent or not, they can be read.
 */
export const mailRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  const { db, clock, config } = settings;
  const { mail } = config;
  const siteUrl = config.siteUrl ?? catalogue().company.siteUrl;

  app.get<{ Params: { id: string } }>(
    '/api/desk/submissions/:id/mails',
    async ({ params }): Promise<ShownMail[]> => {
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
    },
  );

  app.get<{ Params: { file: string } }>('/api/desk/mails/:file', async ({ params }, reply) => {
    const [, taskId = ''] = /^(msg_[0-9a-f]{32})\.eml$/.exec(params.file) ?? [];
    const task = await taskById(db, taskId);
    const composed =
      task?.channel === 'mail' ? await mailToShow(task, { db, siteUrl, mail }) : undefined;
    if (!task || !composed || typeof composed === 'string') {
      return reply.code(404).send({ error: 'not-found' });
    }
    const date = new Date('at' in task ? task.at : clock.now());
    const { bytes } = await mailBytes(composed, { id: task.id, from: mail.from, date });
    return reply
      .header('content-disposition', `attachment; filename="${task.id}.eml"`)
      .type('message/rfc822')
      .send(bytes);
  });
};
