import type { RouteOptions } from 'fastify';

/**
 * `name` is as `GET /people/:id`; `role` may use it, or anybody who is signed in; `recent` ones ask
 * for a recent sign-in.
 */
export type DeskRoute = {
  method: string;
  pattern: string;
  name: string;
  role?: string;
  recent: boolean;
};

/** What a registered route is for the desk: nothing, or one for each of its methods. */
export function deskRoutesOf({ url, method, onRequest, preHandler }: RouteOptions): DeskRoute[] {
  if (!url.startsWith('/api/desk/')) return [];
  const hooks = [onRequest, preHandler].flat() as (
    | { role?: string; recent?: boolean }
    | undefined
  )[];
  const role = hooks.find((hook) => hook?.role)?.role;
  const recent = hooks.some((hook) => hook?.recent);
  const pattern = url.slice('/api/desk'.length);
  return [method]
    .flat()
    .filter((name) => name !== 'HEAD' && name !== 'OPTIONS')
    .map((name) => ({ method: name, pattern, name: `${name} ${pattern}`, role, recent }));
}
