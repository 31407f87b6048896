import type { FastifyInstance } from 'fastify';
import { isCadence } from '#domain/alerts/alert-rules.ts';
import { roleFilterOf, textOfFilter } from '#domain/alerts/role-filter.ts';
import { defaultLocale, locales, type Locale } from '#domain/edition/editions.ts';
import type { AlertChoices } from '#server/alerts/new-alert.ts';
import { catalogue } from '#content/catalogue.server.ts';

const maxBytes = 16 * 1024;

/** The body of a plain form. Names may repeat, as those of checkboxes do. */
export type FormBody = { fields: Record<string, string>; search: string } | undefined;

/**
 * Bodies of plain HTML forms, and of the mail programs that end an alert: RFC 8058 lets those send
 * either type. What the latter say is known, and not read.
 */
export function readChoiceBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    async (_: unknown, body: string | Buffer): Promise<FormBody> => {
      const search = body.toString();
      return { search: `?${search}`, fields: Object.fromEntries(new URLSearchParams(search)) };
    },
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (): Promise<FormBody> => undefined,
  );
}

/** What an alert is about, how often it writes and in which edition. */
export function choicesIn(body: FormBody, otherwise?: Locale): AlertChoices {
  const cadence = body?.fields.cadence;
  return {
    locale: editionIn(body, otherwise),
    filter: textOfFilter(roleFilterOf(catalogue().firm, body?.search ?? '')),
    cadence: isCadence(cadence) ? cadence : 'weekly',
  };
}

export function editionIn(body: FormBody, otherwise = defaultLocale(catalogue().firm)): Locale {
  return locales(catalogue().firm).find((locale) => locale === body?.fields.edition) ?? otherwise;
}
