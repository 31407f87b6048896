import { z } from 'zod';
import { inEveryLanguage } from '../edition/in-every-language.ts';
import { editionsSchema } from '../edition/edition.ts';
import { regionalUpgrades } from '../edition/regional-upgrades.ts';
import { regionalWordsSchema } from '../edition/regional.ts';
import { languages } from '../edition/editions.ts';
import { brandSchema } from '../firm/brand.ts';
import { companySchema } from '../firm/company.ts';
import { consultantSchema } from '../firm/consultant.ts';
import { fieldsSchema } from '../firm/fields.ts';
import { firm } from '../firm/firm.ts';
import { listsSchema } from '../firm/lists.ts';
import { companyUpgrades } from '../firm/partner.ts';
import { testimonialSchema } from '../firm/testimonial.ts';
import { hiringModelsSchema } from '../hiring-model/hiring-models.ts';
import { modelFiguresSchema } from '../hiring-model/model-figures.ts';
import {
  isForStaff,
  mailNames,
  mailTemplateSchema,
  answerTemplateSchema,
  type MailName,
} from '../mail/mail-template.ts';
import { legalTextSchema } from '../page/legal-text.ts';
import { legalPageNames } from '../page/page-name.ts';
import { words } from '../page/page.ts';
import { pageUpgrades } from '../page/page-upgrades.ts';
import { pageSchemas, type CopyPageName } from '../page/pages.ts';
import { siteWordsSchema } from '../page/site-words.ts';
import { promisesSchema } from '../promise/promises.ts';
import { retentionUpgrades, retentionWordsSchema } from '../privacy/retention-table.ts';
import { reportSourcesSchema } from '../report/report-source.ts';
import { reportUpgrades } from '../report/report-upgrades.ts';
import { reportSchema, reportTextSchema } from '../report/report.ts';
import { reportingDutySchema } from '../reporting-duty/reporting-duty.ts';
import { placesSchema } from '../vacancy/place.ts';
import { vacancyUpgrades } from '../vacancy/vacancy-document.ts';
import { vacancySchema } from '../vacancy/vacancy.ts';
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
  upgrades: readonly Upgrade[];
};

const markdown = words.max(200_000).describe('Markdown.');
const fieldsOfFirm = () => {
  const { sectors } = firm().lists;
  return fieldsSchema({ languages: languages(), sectors: sectors.map(({ id }) => id) });
};
const translated = (schema: z.ZodType) => z.strictObject(inEveryLanguage(schema));

/** Everything that the firm says and is. A further kind is one more row here. */
export const documentKinds = {
  company: { ids: 'one', schema: () => companySchema, upgrades: companyUpgrades },
  brand: { ids: 'one', schema: () => brandSchema, upgrades: [] },
  editions: { ids: 'one', schema: () => editionsSchema, upgrades: [] },
  places: { ids: 'one', schema: () => placesSchema(languages()), upgrades: [] },
  lists: { ids: 'one', schema: () => listsSchema(languages()), upgrades: [] },
  fields: { ids: 'one', schema: fieldsOfFirm, upgrades: [] },
  'reporting-duty': { ids: 'one', schema: () => reportingDutySchema(languages()), upgrades: [] },
  'hiring-models': { ids: 'one', schema: () => modelFiguresSchema, upgrades: [] },
  promises: { ids: 'one', schema: () => promisesSchema, upgrades: [] },
  regional: { ids: 'one', schema: () => regionalWordsSchema, upgrades: regionalUpgrades },
  'site-words': {
    ids: 'one',
    schema: () => translated(siteWordsSchema),
    quotes: true,
    upgrades: [],
  },
  'hiring-model-words': {
    ids: 'one',
    schema: () => translated(hiringModelsSchema()),
    quotes: true,
    upgrades: [],
  },
  'talent-pack': {
    ids: 'one',
    schema: () => translated(talentPackSchema()),
    quotes: true,
    upgrades: [],
  },
  retention: {
    ids: 'one',
    schema: () => translated(retentionWordsSchema),
    upgrades: retentionUpgrades,
  },
  page: {
    ids: Object.keys(pageSchemas),
    schema: (id) => translated(pageSchemas[id as CopyPageName]()),
    quotes: true,
    upgrades: pageUpgrades,
  },
  legal: {
    ids: legalPageNames,
    schema: () => translated(legalTextSchema.extend({ markdown })),
    quotes: true,
    upgrades: [],
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
    upgrades: [],
  },
  answer: {
    ids: 'any',
    schema: () => translated(answerTemplateSchema),
    quotes: true,
    upgrades: [],
  },
  report: {
    ids: 'any',
    schema: () =>
      reportSchema().extend({
        sources: reportSourcesSchema(),
        text: translated(reportTextSchema),
      }),
    quotes: true,
    upgrades: reportUpgrades,
  },
  person: { ids: 'any', schema: consultantSchema, upgrades: [] },
  testimonial: { ids: 'any', schema: () => testimonialSchema, upgrades: [] },
  vacancy: { ids: 'any', schema: () => vacancySchema(), upgrades: vacancyUpgrades },
} satisfies Record<string, DocumentKindFacts>;

export type DocumentKindName = keyof typeof documentKinds;
export const documentKindNames = Object.keys(documentKinds) as DocumentKindName[];

/** A kind of which there is one has the id `main`. */
export type DocumentKey = { kind: DocumentKindName; id: string };
export const theOnly = 'main';

export function kindFacts(kind: DocumentKindName): DocumentKindFacts {
  return documentKinds[kind];
}
