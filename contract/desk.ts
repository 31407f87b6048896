import type { z } from 'zod';
import { documentRoutes, firmContract, vacancyContract } from './documents.ts';
import { mandateContract } from './mandates.ts';
import { entranceRoutes, peopleContract } from './people.ts';
import { privacyContract } from './privacy.ts';
import type { AnswerType, ParamsOf, RouteContract } from './route.ts';
import { deliveryContract, submissionContract } from './submissions.ts';

/** Every route below /api/desk. */
export const deskContract = {
  ...entranceRoutes,
  ...firmContract,
  ...peopleContract,
  ...submissionContract,
  ...deliveryContract,
  ...privacyContract,
  ...mandateContract,
  ...vacancyContract,
  ...documentRoutes,
};

type Routes = typeof deskContract;

export type DeskRouteName = keyof Routes;

/** As `GET /inbox.csv` answers: bytes, not JSON. */
export type DeskFileName = {
  [Name in DeskRouteName]: Routes[Name] extends { file: true } ? Name : never;
}[DeskRouteName];

export type DeskAnswerName = Exclude<DeskRouteName, DeskFileName>;

export type AnswerOf<Name extends DeskRouteName> = Routes[Name] extends {
  answer: AnswerType<infer T>;
}
  ? T
  : void;

/** What the desk sends, and what the server has of it. */
export type BodyOf<Name extends DeskRouteName> = Part<Routes[Name], 'body'>;
export type QueryOf<Name extends DeskRouteName> = Part<Routes[Name], 'query'>;

type Part<Route extends RouteContract, Key extends 'body' | 'query'> = Route extends {
  [Name in Key]: infer Schema extends z.ZodType;
}
  ? { sent: z.input<Schema>; read: z.output<Schema> }
  : { sent: undefined; read: undefined };

/** The parts of an address as the server has them. */
export type ReadParamsOf<Name extends DeskRouteName> = Routes[Name] extends {
  params: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : ParamsOf<Name>;
