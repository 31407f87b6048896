import { vacancyPath } from '#domain/address/paths.ts';
import { locales } from '#domain/edition/editions.ts';
import { slugsOf } from '#server/vacancies/vacancies.ts';
import {
  type Channel,
  type ChannelDependencies,
  settingFingerprint,
  type Outcome,
} from '#server/deliveries/channel.ts';
import { catalogue } from '#content/catalogue.server.ts';
import type { FastifyPluginAsync } from 'fastify';

/** Passes on to every search engine that takes part. */
const endpoint = 'https://api.indexnow.org/indexnow';

/**
 * Announces the addresses of a changed vacancy, in all editions, with one POST.
 * https://www.indexnow.org/documentation
 */
export function indexNowChannel(
  { config, siteUrl, db }: ChannelDependencies,
  url = endpoint,
): Channel {
  const { indexNowKey: key } = config;
  return {
    name: 'indexnow',
    // Whatever the key: a command in a shell without it plans for the server that has it.
    tasksFor: (event) =>
      event.type === 'vacancy-changed'
        ? [{ purpose: event.change, destination: 'search-engines' }]
        : [],
    destinations:
      key === undefined
        ? []
        : [
            {
              key: 'search-engines',
              host: new URL(url).host,
              fingerprint: settingFingerprint(url, key, siteUrl),
            },
          ],
    send: async ({ subject }, signal) => {
      const slugs = await slugsOf(db, subject.id);
      if (slugs.length === 0) return { result: 'obsolete' };
      // Addresses of earlier slugs too: they redirect now.
      const addresses = slugs.flatMap((slug) =>
        locales(catalogue().firm).map((one) => vacancyPath(catalogue().firm, slug, one)),
      );
      return post(addresses, signal);
    },
    sendTest: (_, signal) => post(['/'], signal),
  };

  async function post(addresses: readonly string[], signal: AbortSignal): Promise<Outcome> {
    const body = JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: addresses.map((address) => siteUrl + address),
    });
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    try {
      // Not followed: the key goes to the configured address alone.
      const sent = { method: 'POST', headers, body, signal, redirect: 'manual' } as const;
      const response = await fetch(url, sent);
      await response.arrayBuffer();
      const { status, ok } = response;
      if (ok) return { result: 'delivered', status };
      const needsOperator = status === 403 || status === 422;
      return { result: 'failed', failure: `HTTP ${status}`, status, needsOperator };
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      return {
        result: 'failed',
        failure: cause?.code ?? (name === 'TimeoutError' ? 'timeout' : name),
      };
    }
  }
}

/** Proves to search engines that whoever announces changes owns the host. */
export const indexNowKeyFile: FastifyPluginAsync<{ key: string | undefined }> = async (
  app,
  { key },
) => {
  if (key === undefined) return;
  app.get(`/${key}.txt`, (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(key),
  );
};
