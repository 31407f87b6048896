import * as fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { briefPath, planPath, saveBriefDraftPath } from '#domain/address/paths.ts';
import { locales } from '#domain/edition/editions.ts';
import { planParameters, planQuery } from '#domain/hiring-models/plan-query.ts';
import type { Viewer } from '#tests/support/fuzz/fuzz-secrets.ts';
import { boundary, rawBody } from '#tests/support/server/send-raw.ts';
import { fuzzedForm } from './fuzzed-parts.ts';
import {
  anyAddress,
  closingRequest,
  nobody,
  otherMethod,
  pick,
  routesBelow,
  segment,
  type AimedRequest,
} from './fuzzed-request.ts';
import { anyParameter, anyText } from './nasty-values.ts';
import { anyAnswers } from './plan-answers.ts';
import { catalogue } from '#content/catalogue.server.ts';

const parameter = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<string>(...planParameters) },
  anyText,
);
const value = fc.oneof(
  anyParameter,
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);

/** The answers of a form, some of them replaced, missing, twice or made up. */
export const anyPlanQuery: fc.Arbitrary<string> = fc
  .tuple(anyAnswers, fc.array(fc.tuple(parameter, value), { maxLength: 3 }), fc.boolean())
  .map(([answers, changes, twice]) => {
    const query = planQuery(answers);
    for (const [name, changed] of changes) {
      if (twice) query.append(name.toWellFormed(), changed.toWellFormed());
      else query.set(name.toWellFormed(), changed.toWellFormed());
    }
    return query.toString().slice(0, 12_000);
  });

const pages: fc.Arbitrary<AimedRequest> = fc
  .record({
    page: fc.constantFrom(planPath, briefPath),
    locale: fc.constantFrom(...locales(catalogue().firm)),
    method: otherMethod,
    query: fc.oneof({ weight: 8, arbitrary: anyPlanQuery }, fc.constantFrom('%', '%ff', '&&=&=')),
    address: anyAddress,
  })
  .map(({ page, locale, method, query, address }) => () => ({
    area: 'plan',
    route: `GET ${page(catalogue().firm, locale)}`,
    bytes: closingRequest(method ?? 'GET', `${page(catalogue().firm, locale)}?${query}`, {
      'X-Forwarded-For': address,
    }),
    complete: true,
    viewer: nobody,
  }));

/** Saved briefs: shown, saved, replaced and deleted, by their tokens and by wrong ones. */
function drafts(registered: RouteOptions[]): fc.Arbitrary<AimedRequest> {
  const shown = locales(catalogue().firm).map(
    (locale) => `${briefPath(catalogue().firm, locale)}/`,
  );
  const routes = routesBelow(registered, saveBriefDraftPath(), ...shown);
  return fc
    .record({
      route: fc.constantFrom(...routes),
      method: otherMethod,
      form: fuzzedForm,
      token: fc.oneof(
        { weight: 3, arbitrary: fc.constant(undefined) },
        fc.constantFrom('', 'A'.repeat(32), 'A'.repeat(31)),
        anyText,
      ),
      at: fc.nat(),
      address: anyAddress,
      head: fc.constantFrom<Record<string, string>>(
        {},
        {},
        { Accept: 'text/html' },
        { Accept: 'application/json' },
        { 'Content-Type': 'application/json' },
      ),
    })
    .map(({ route, method, form, token, at, address, head }) => (targets) => {
      const own = pick(targets.drafts, at);
      // A part of somebody's token is nobody's.
      const text = token ?? (at % 5 === 0 ? own.token.slice(0, at % 32) : own.token);
      const name = method ?? route.method;
      const body = ['GET', 'HEAD'].includes(name) ? undefined : rawBody(form.parts);
      const headers = {
        'X-Forwarded-For': address,
        ...(body && { 'Content-Type': `multipart/form-data; boundary=${boundary}` }),
        ...head,
      };
      const viewer: Viewer = text === own.token ? { is: 'sender', sender: own.sender } : nobody;
      const target = route.url.replace(':token', segment(text));
      return {
        area: 'plan',
        route: `${route.method} ${route.url}`,
        bytes: closingRequest(name, target, headers, body),
        complete: true,
        viewer,
      };
    });
}

export function fuzzedPlan(registered: RouteOptions[]): fc.Arbitrary<AimedRequest> {
  return fc.oneof({ weight: 3, arbitrary: pages }, { weight: 2, arbitrary: drafts(registered) });
}
