import type { APIRoute } from 'astro';
import { catalogue } from '#content/catalogue.server.ts';
import { planPath } from '#domain/address/paths.ts';
import { planQuery } from '#domain/hiring-models/plan-query.ts';
import { planCalendar } from '#site/plan/plan-calendar.ts';
import { absoluteUrl } from '#site/seo/structured-data.ts';
import { planAt } from '../../_content/plan.ts';
import { localeOfPrefix } from '../../_content/words.ts';

export const GET: APIRoute = ({ locals, params, url }) => {
  const locale = localeOfPrefix(params.edition);
  if (!locale) return new Response(null, { status: 404 });
  const { plan, today, wording } = planAt(url, locals, locale);
  const address = absoluteUrl(
    catalogue().company,
    planPath(catalogue().firm, locale, planQuery(plan.answers)),
  );
  const file = planCalendar(plan, wording, { host: new URL(address).host, url: address, today });
  // The page offers no file for a plan without dates.
  if (!file) return new Response(null, { status: 404 });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="hiring-plan.ics"',
    },
  });
};
