import type { onRequestHookHandler } from 'fastify';
import { catalogue } from '#content/catalogue.server.ts';
import type { Company } from '#domain/firm/company.ts';
import { isUnfinished } from '#domain/firm/is-unfinished.ts';

/** The header of what has no head of its own, as files and feeds; pages say it too. */
export function keepFromSearch(siteUrl: string | undefined): onRequestHookHandler {
  let checked: { company: Company; unfinished: boolean } | undefined;
  return (_, reply, done) => {
    const { company } = catalogue();
    if (checked?.company !== company) {
      const unfinished = siteUrl !== undefined && isUnfinished(company, siteUrl);
      checked = { company, unfinished };
    }
    if (checked.unfinished) reply.header('x-robots-tag', 'noindex');
    done();
  };
}
