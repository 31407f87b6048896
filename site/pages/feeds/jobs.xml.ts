import type { APIRoute } from 'astro';
import { catalogue } from '#content/catalogue.server.ts';
import { viaQuery } from '#domain/address/via.ts';
import { defaultLocale } from '#domain/edition/editions.ts';
import { absoluteUrl } from '#site/seo/structured-data.ts';
import { jobFeed } from '#site/seo/vacancy-feed.ts';
import { jobEntries } from '../_content/job-feed.ts';
import { vacancyList } from '../_content/vacancy-list.ts';

export const GET: APIRoute = ({ locals, url }) => {
  const via = viaQuery(url.searchParams).get('via') ?? undefined;
  if (via === '') return new Response(refusal, { status: 400 });
  const { company, firm } = catalogue();
  const jobs = jobEntries(vacancyList(locals, defaultLocale(firm)), via);
  return new Response(jobFeed({ name: company.name, url: absoluteUrl(company, '/') }, jobs), {
    headers: { 'content-type': 'application/xml' },
  });
};

const refusal =
  'The name after "via=" has small letters, digits and single hyphens, 30 characters at most.\n';
