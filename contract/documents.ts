import { z } from 'zod';
import { isDocumentKey } from '#domain/documents/documents.ts';
import { documentKindNames } from '#domain/documents/document-kinds.ts';
import type { Image } from '#domain/documents/image.ts';
import {
  draftSchema,
  previewSchema,
  publishSchema,
  restoreSchema,
  versionSchema,
  websiteSearchSchema,
  type DraftSaved,
  type Website,
  type WebsiteDetail,
  type WebsitePreview,
  type WebsiteRevision,
} from '#domain/documents/website-work.ts';
import type { StoredSamples } from '#domain/documents/samples.ts';
import type { Firm } from '#domain/firm/firm.ts';
import {
  vacancyFilterSchema,
  vacancyStateChangeSchema,
  type AlertFigures,
  type DeskVacancies,
} from '#domain/vacancies/vacancy-work.ts';
import { answer, defineRoutes } from './route.ts';

/** Before anybody has signed in: the name of the firm, and lists that are public anyway. */
export const firmContract = defineRoutes({
  'GET /firm': { answer: answer<Omit<Firm, 'publicHolidays'>>() },
});

/** What a browser sends as a file is read as its bytes. */
const file = z.instanceof(Uint8Array) as unknown as z.ZodType<Buffer, Blob>;

const key = z
  .object({ kind: z.enum(documentKindNames), id: z.string() })
  .refine(isDocumentKey)
  // Of an advert it is the key of its row.
  .refine(({ kind, id }) => kind !== 'vacancy' || z.uuid().safeParse(id).success);

const edited = { params: key, role: 'editor', large: true, unfit: 'malformed' } as const;

/** What the firm says and is. */
export const documentRoutes = defineRoutes({
  'POST /website/images': {
    body: file,
    answer: answer<Image>(),
    role: 'administrator',
    image: true,
    unfit: 'not-an-image',
  },
  'GET /website': {
    query: websiteSearchSchema,
    answer: answer<Website>(),
    role: 'administrator',
  },
  /** Deletes all that the program was delivered with; answers how many they were. */
  'POST /website/samples/remove': { answer: answer<StoredSamples>(), role: 'administrator' },
  'GET /website/:kind/:id': { ...edited, answer: answer<WebsiteDetail>() },
  'GET /website/:kind/:id/revisions/:revision': {
    ...edited,
    params: key.and(z.object({ revision: z.string() })),
    answer: answer<WebsiteRevision>(),
  },
  'PUT /website/:kind/:id/draft': {
    ...edited,
    body: draftSchema,
    answer: answer<DraftSaved>(),
  },
  'POST /website/:kind/:id/publish': {
    ...edited,
    body: publishSchema,
    answer: answer<WebsiteDetail>(),
  },
  /** Nothing, if there was nothing but the draft. */
  'POST /website/:kind/:id/discard': {
    ...edited,
    body: versionSchema,
    answer: answer<WebsiteDetail | void>(),
  },
  'POST /website/:kind/:id/restore': {
    ...edited,
    body: restoreSchema,
    answer: answer<WebsiteDetail>(),
  },
  'POST /website/:kind/:id/remove': { ...edited, body: versionSchema },
  'POST /website/:kind/:id/preview': {
    ...edited,
    body: previewSchema,
    answer: answer<WebsitePreview>(),
  },
});

/** Adverts of roles, and the alerts that they reach. An advert is edited as a document. */
export const vacancyContract = defineRoutes({
  'GET /vacancies': { query: vacancyFilterSchema, answer: answer<DeskVacancies>() },
  'POST /vacancies/:id/state': {
    body: vacancyStateChangeSchema,
    answer: answer<WebsiteDetail>(),
    unfit: 'malformed',
  },

  'GET /role-alerts': { answer: answer<AlertFigures>() },
  /** How many alerts it would reach; null for an incomplete draft. */
  'GET /vacancies/:id/reach': { answer: answer<{ alerts: number | null }>() },
});
