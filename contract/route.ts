import type { z } from 'zod';
import type { PlainRefusalCode } from '#domain/people/refusal.ts';
import type { Role } from '#domain/people/person.ts';

/**
 * A route below /api/desk, as one value under its method and address. The server registers it from
 * here, the desk's client is typed from it, and tests walk over it.
 */
export type RouteContract = {
  /** Of addresses whose parts mean more than text; one that does not fit is not found. */
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What it answers in JSON; 204 where there is none. */
  answer?: AnswerType<unknown>;
  /** It answers with a file, as it is. */
  file?: true;
  /** 201 where something is made. */
  status?: 201;
  /** Who may ask; without it anybody who is signed in. */
  role?: RouteRole;
  /** Needs a sign-in of the last ten minutes. */
  recent?: true;
  /** Documents and lists of many texts; 1 MiB instead of 128 KiB. */
  large?: true;
  /** For routes that anybody may call; 64 KiB. */
  short?: true;
  /** For the file of an image. */
  image?: true;
  /** How a query or body that does not fit is refused; `invalid` unless it says so. */
  unfit?: PlainRefusalCode;
};

/** Everybody edits adverts, administrators every document. */
export type RouteRole = Role | 'editor';

type RouteName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

declare const told: unique symbol;

/** A type alone: what the server answers is its own and is not parsed again. */
export type AnswerType<T> = { readonly [told]?: T };

export function answer<T>(): AnswerType<T> {
  return {};
}

export function defineRoutes<const Routes extends Record<RouteName, RouteContract>>(
  routes: Routes,
): Routes {
  return routes;
}

/** The parts of an address that begin with a colon. */
export type ParamsOf<Address extends string> = Record<ParamOf<Address>, string>;

type ParamOf<Address extends string> = Address extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Address extends `${string}:${infer Name}`
    ? Name
    : never;

/** A body that may be missing. */
export function optional<T extends z.ZodObject>(schema: T) {
  return schema.nullish().transform((given) => given ?? (schema.parse({}) as z.output<T>));
}
