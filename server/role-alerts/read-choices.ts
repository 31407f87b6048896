import type { FastifyInstance } from 'fastify';
import { isCadence, type Cadence } from '../../domain/alert/alert-rules.ts';
import { roleFilterOf, textOfFilter } from '../../domain/alert/role-filter.ts';
import { defaultLocale, locales, type Locale } from '../../domain/edition/editions.ts';

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

/** What an alert is about and how often it writes. */
export function choicesIn(body: FormBody): { filter: string; cadence: Cadence } {
  const cadence = body?.fields.cadence;
  return {
    filter: textOfFilter(roleFilterOf(body?.search ?? '')),
    cadence: isCadence(cadence) ? cadence : 'weekly',
  };
}

export function editionIn(body: FormBody): Locale {
  return locales().find((locale) => locale === body?.fields.edition) ?? defaultLocale();
}
