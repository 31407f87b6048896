import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Channel } from '#server/deliveries/channel.ts';
import { createChannels, planWith } from '#server/channels/channels.ts';
import type { MailConfig } from '#server/base/config.ts';
import { systemClock, type Clock } from '#server/base/clock.ts';
import type { Db } from '#server/db/db.ts';
import { testSecret } from './test-secret.ts';

/** The channels with a webhook for each of the given forms. */
export function testChannels(
  db: Db,
  urls: Partial<Record<SubmissionKind, string>>,
  options: {
    maxBytes?: number;
    siteUrl?: string;
    clock?: Clock;
    mail?: Partial<MailConfig>;
  } = {},
): readonly Channel[] {
  const { maxBytes = Number.POSITIVE_INFINITY } = options;
  const webhooks = Object.fromEntries(
    Object.entries(urls).map(([kind, url]) => [kind, { url, maxBytes }]),
  );
  return createChannels({
    config: {
      webhooks,
      webhookSecrets: [testSecret.key],
      indexNowKey: undefined,
      mail: {
        smtpUrl: undefined,
        from: 'Harbour Lane <desk@firm.example>',
        staff: undefined,
        ...options.mail,
      },
    },
    siteUrl: options.siteUrl ?? 'http://127.0.0.1',
    db,
    clock: options.clock ?? systemClock,
  });
}

/** Plans what the server plans, configured or not, but for mails: those have tests of their own. */
export const planTasks = planWith(
  testChannels(undefined as never, {}).filter(({ name }) => name !== 'mail'),
);
