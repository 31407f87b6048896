import { z } from 'zod';
import { inEveryLanguage } from '#domain/edition/in-every-language.ts';
import { editionsSchema } from '#domain/edition/edition.ts';
import { regionalWordsSchema } from '#domain/edition/regional.ts';
import { languages } from '#domain/edition/editions.ts';
import { brandSchema } from '#domain/firm/brand.ts';
import { companySchema } from '#domain/firm/company.ts';
import { consultantSchema } from '#domain/firm/consultant.ts';
import { fieldsSchema } from '#domain/firm/fields.ts';
import { firm } from '#domain/firm/firm.ts';
import { listsSchema } from '#domain/firm/lists.ts';
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
import { legalTextSchema } from '#domain/pages/legal-text.ts';
import { legalPageNames } from '#domain/pages/page-name.ts';
import { words } from '#domain/pages/page.ts';
import { pageSchemas, type CopyPageName } from '#domain/pages/pages.ts';
import { siteWordsSchema } from '#domain/pages/site-words.ts';
import { promisesSchema } from '#domain/working-time/promises.ts';
import { retentionWordsSchema } from '#domain/privacy/retention-table.ts';
import { reportSourcesSchema } from '#domain/reports/report-source.ts';
import { reportSchema, reportTextSchema } from '#domain/reports/report.ts';
import { reportingDutySchema } from '#domain/vacancies/law/reporting-duty.ts';
import { placesSchema } from '#domain/vacancies/place.ts';
import { vacancySchema } from '#domain/vacancies/vacancy.ts';
import type { Upgrade } from './stored-document.ts';
import { talentPackSchema } from './talent-pack.ts';

export type DocumentKindFacts = {
  /** One; the same in every firm; or as many as staff add. */
  ids: 'one' | readonly string[] | 'any';
  /**
   * Of the content with its languages. Copy may quote {{facts}}, so that its lengths are judged by
   * the catalogue, as a visitor reads them.
   */
  schema(id: string): z.ZodType;
  /** Whether its words may quote facts, as {{sprint.fee}}. */
  quotes?: boolean;
  /** One step for each change that stored documents do not fit; released ones are never edited. */
  upgrades?: readonly Upgrade[];
};

const markdown = words.max(200_000).describe('Markdown.');
const fieldsOfFirm = () => {
  const { sectors } = firm().lists;
  return fieldsSchema({ languages: languages(), sectors: sectors.map(({ id }) => id) });
};
const translated = (schema: z.ZodType) => z.strictObject(inEveryLanguage(schema));

/** Everything that the firm says and is. A further kind is one more row here. */
export const documentKinds = {
  company: { ids: 'one', schema: () => companySchema },
  brand: { ids: 'one', schema: () => brandSchema },
  editions: { ids: 'one', schema: () => editionsSchema },
  places: { ids: 'one', schema: () => placesSchema(languages()) },
  lists: { ids: 'one', schema: () => listsSchema(languages()) },
  fields: { ids: 'one', schema: fieldsOfFirm },
  'reporting-duty': { ids: 'one', schema: () => reportingDutySchema(languages()) },
  'hiring-models': { ids: 'one', schema: () => modelFiguresSchema },
  promises: { ids: 'one', schema: () => promisesSchema },
  regional: { ids: 'one', schema: () => regionalWordsSchema },
  'site-words': {
    ids: 'one',
    schema: () => translated(siteWordsSchema),
    quotes: true,
  },
  'hiring-model-words': {
    ids: 'one',
    schema: () => translated(hiringModelsSchema()),
    quotes: true,
  },
  'talent-pack': {
    ids: 'one',
    schema: () => translated(talentPackSchema()),
    quotes: true,
  },
  retention: {
    ids: 'one',
    schema: () => translated(retentionWordsSchema),
  },
  page: {
    ids: Object.keys(pageSchemas),
    schema: (id) => translated(pageSchemas[id as CopyPageName]()),
    quotes: true,
  },
  legal: {
    ids: legalPageNames,
    schema: () => translated(legalTextSchema.extend({ markdown })),
    quotes: true,
  },
  mail: {
    ids: mailNames,
    schema: (id) => {
      const name = id as MailName;
      const template = mailTemplateSchema(name);
      return isForStaff(name)
        ? z.strictObject({ en: template, de: template.optional() })
        : translated(template);
    },
    quotes: true,
  },
  answer: {
    ids: 'any',
    schema: () => translated(answerTemplateSchema),
    quotes: true,
  },
  report: {
    ids: 'any',
    schema: () =>
      reportSchema().extend({
        sources: reportSourcesSchema(),
        text: translated(reportTextSchema),
      }),
    quotes: true,
  },
  person: { ids: 'any', schema: consultantSchema },
  testimonial: { ids: 'any', schema: () => testimonialSchema },
  vacancy: { ids: 'any', schema: () => vacancySchema() },
} satisfies Record<string, DocumentKindFacts>;

export type DocumentKindName = keyof typeof documentKinds;
export const documentKindNames = Object.keys(documentKinds) as DocumentKindName[];

/** A kind of which there is one has the id `main`. */
export type DocumentKey = { kind: DocumentKindName; id: string };
export const theOnly = 'main';

export function kindFacts(kind: DocumentKindName): DocumentKindFacts {
  return documentKinds[kind];
}
