import { z } from 'zod';
import { inEveryLanguage } from '#domain/edition/in-languages.ts';
import { editionsSchema } from '#domain/edition/edition.ts';
import { regionalWordsSchema } from '#domain/edition/regional.ts';
import { languages } from '#domain/edition/editions.ts';
import { brandSchema } from '#domain/firm/brand.ts';
import { companySchema } from '#domain/firm/company.ts';
import { consultantSchema } from '#domain/firm/consultant.ts';
import { fieldsSchema, listsSchema } from '#domain/firm/lists.ts';
import { testimonialSchema } from '#domain/firm/testimonial.ts';
import { hiringModelsSchema } from '#domain/hiring-models/hiring-models.ts';
import { modelFiguresSchema } from '#domain/hiring-models/model-figures.ts';
import {
  isForStaff,
  mailNames,
  mailTemplateSchema,
  answerTemplateSchema,
  type MailName,
} from '#domain/mail/mail-template.ts';
import { legalTextSchema, words, siteWordsSchema } from '#domain/pages/page.ts';
import { legalPageNames } from '#domain/pages/page-name.ts';
import { pageSchemas, type CopyPageName } from '#domain/pages/pages.ts';
import { promisesSchema } from '#domain/working-time/promises.ts';
import { retentionWordsSchema } from '#domain/privacy/retention-table.ts';
import { reportSourcesSchema, reportSchema, reportTextSchema } from '#domain/reports/report.ts';
import { reportingDutySchema } from '#domain/vacancies/law/reporting-duty.ts';
import { placesSchema } from '#domain/vacancies/place.ts';
import { vacancySchema } from '#domain/vacancies/vacancy.ts';
import type { Upgrade } from './stored-document.ts';
import { downloadSchema } from './download.ts';
import type { FirmEditions, SchemaFirm } from '#domain/firm/firm.ts';

export type DocumentKindFacts = {
  /** One; the same in every firm; or as many as staff add. */
  ids: 'one' | readonly string[] | 'any';
  /**
   * Of the content with its languages. Copy may quote {{facts}}, so that its lengths are judged by
   * the catalogue, as a visitor reads them.
   */
  schema(firm: SchemaFirm, id: string): z.ZodType;
  /** Whether its words may quote facts, as {{sprint.fee}}. */
  quotes?: boolean;
  /** One step for each change that stored documents do not fit; released ones are never edited. */
  upgrades?: readonly Upgrade[];
};

const markdown = words.max(200_000).describe('Markdown.');
const fieldsOfFirm = (firm: SchemaFirm) => {
  const { sectors } = firm.lists;
  return fieldsSchema({ languages: languages(firm), sectors: sectors.map(({ id }) => id) });
};
const translated = (firm: FirmEditions, schema: z.ZodType) =>
  z.strictObject(inEveryLanguage(firm, schema));

/** Everything that the firm says and is. A further kind is one more row here. */
export const documentKinds = {
  company: { ids: 'one', schema: () => companySchema },
  brand: { ids: 'one', schema: () => brandSchema },
  editions: { ids: 'one', schema: () => editionsSchema },
  places: { ids: 'one', schema: (firm) => placesSchema(languages(firm)) },
  lists: { ids: 'one', schema: (firm) => listsSchema(languages(firm)) },
  fields: { ids: 'one', schema: fieldsOfFirm },
  'reporting-duty': {
    ids: 'one',
    schema: (firm) => reportingDutySchema(languages(firm)),
  },
  'hiring-models': { ids: 'one', schema: () => modelFiguresSchema },
  promises: { ids: 'one', schema: () => promisesSchema },
  regional: { ids: 'one', schema: regionalWordsSchema },
  'site-words': {
    ids: 'one',
    schema: (firm) => translated(firm, siteWordsSchema),
    quotes: true,
  },
  'hiring-model-words': {
    ids: 'one',
    schema: (firm) => translated(firm, hiringModelsSchema(firm)),
    quotes: true,
  },
  retention: {
    ids: 'one',
    schema: (firm) => translated(firm, retentionWordsSchema),
  },
  page: {
    ids: Object.keys(pageSchemas),
    schema: (firm, id) => translated(firm, pageSchemas[id as CopyPageName](firm)),
    quotes: true,
  },
  legal: {
    ids: legalPageNames,
    schema: (firm) => translated(firm, legalTextSchema.extend({ markdown })),
    quotes: true,
  },
  mail: {
    ids: mailNames,
    schema: (firm, id) => {
      const name = id as MailName;
      const template = mailTemplateSchema(name);
      return isForStaff(name)
        ? z.strictObject({ en: template, de: template.optional() })
        : translated(firm, template);
    },
    quotes: true,
  },
  answer: {
    ids: 'any',
    // One that a consultant keeps is in the language that it was written in.
    schema: (firm) =>
      z
        .strictObject(inEveryLanguage(firm, answerTemplateSchema.optional()))
        .refine((written) => Object.values(written).some((one) => one !== undefined)),
    quotes: true,
  },
  report: {
    ids: 'any',
    schema: (firm) =>
      reportSchema(firm).extend({
        sources: reportSourcesSchema(firm),
        text: translated(firm, reportTextSchema),
      }),
    quotes: true,
  },
  download: { ids: 'any', schema: downloadSchema },
  person: { ids: 'any', schema: consultantSchema },
  testimonial: { ids: 'any', schema: () => testimonialSchema },
  vacancy: { ids: 'any', schema: (firm) => vacancySchema(firm) },
} satisfies Record<string, DocumentKindFacts>;

export type DocumentKindName = keyof typeof documentKinds;
export const documentKindNames = Object.keys(documentKinds) as DocumentKindName[];

/** A kind of which there is one has the id `main`. */
export type DocumentKey = { kind: DocumentKindName; id: string };
export const singletonId = 'main';

export function kindFacts(kind: DocumentKindName): DocumentKindFacts {
  return documentKinds[kind];
}
