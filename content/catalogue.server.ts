import { AsyncLocalStorage } from 'node:async_hooks';
import type { z } from 'zod';
import {
  singletonId,
  type DocumentKey,
  type DocumentKindName,
} from '#domain/documents/document-kinds.ts';
import type { Documents } from '#domain/documents/documents.ts';
import { type Download, downloadSchema } from '#domain/documents/download.ts';
import { editionsSchema } from '#domain/edition/edition.ts';
import { languageOf, type Locale } from '#domain/edition/editions.ts';
import { formatDate } from '#domain/edition/format.ts';
import { regionalFacts, regionalWordsSchema } from '#domain/edition/regional.ts';
import { spelledFor } from '#domain/edition/spelling.ts';
import { brandSchema } from '#domain/firm/brand.ts';
import { companyFacts, companySchema, servedBy } from '#domain/firm/company.ts';
import { consultantSchema } from '#domain/firm/consultant.ts';
import { quotableFacts } from '#domain/firm/facts.ts';
import { fieldsSchema, listsSchema } from '#domain/firm/lists.ts';
import type { Firm } from '#domain/firm/firm.ts';
import { testimonialSchema } from '#domain/firm/testimonial.ts';
import {
  hiringModelsSchema,
  modelNames,
  type HiringModels,
} from '#domain/hiring-models/hiring-models.ts';
import { modelFiguresSchema } from '#domain/hiring-models/model-figures.ts';
import {
  mailLanguage,
  mailTemplateSchema,
  answerTemplateSchema,
  type MailName,
  type MailTemplate,
  type AnswerTemplate,
} from '#domain/mail/mail-template.ts';
import { legalTextSchema, type LegalText, words, siteWordsSchema } from '#domain/pages/page.ts';
import type { LegalPageName } from '#domain/pages/page-name.ts';
import { pageSchemas, type CopyPageName, type PageCopy } from '#domain/pages/pages.ts';
import { promisesSchema } from '#domain/working-time/promises.ts';
import { retentionTable, retentionWordsSchema } from '#domain/privacy/retention-table.ts';
import {
  reportSourcesSchema,
  sourcesIn,
  reportSchema,
  reportTextSchema,
  type Report,
  type ReportParts,
  type ReportText,
} from '#domain/reports/report.ts';
import { reportingDutySchema } from '#domain/vacancies/law/reporting-duty.ts';
import { placesSchema } from '#domain/vacancies/place.ts';
import { rejectRepeated } from '#domain/vacancies/reference.ts';
import { vacancySchema, type Vacancy } from '#domain/vacancies/vacancy.ts';
import { contentFolder, readContentFolder } from './content-folder.server.ts';
import { publicHolidaysOf } from './holidays.server.ts';
import { contentFileOf, quoteEverywhere, validate } from './read-document.ts';

export type Catalogue = ReturnType<typeof openCatalogue>;

let read: () => Catalogue = catalogueOfFiles;
const rendering = new AsyncLocalStorage<Catalogue>();

/** What the firm says, as this rendering or this process was given it; else the files of its folder. */
export function catalogue(): Catalogue {
  return rendering.getStore() ?? read();
}

/** A page shows what is published, or that with a draft in a preview. */
export function renderWith<T>(shown: Catalogue, render: () => T): T {
  return rendering.run(shown, render);
}

/** Called by each program. The function that it returns gives back what was provided before. */
export function provideCatalogue(source: () => Catalogue): () => void {
  const before = read;
  read = source;
  return () => {
    if (read === source) read = before;
  };
}

let ofFiles: { catalogue: Catalogue; readAt: number } | undefined;

/** While developing, edits show with the next page; one page reads the files once. */
function catalogueOfFiles(): Catalogue {
  const now = Date.now();
  const isStale = import.meta.env?.MODE === 'development' && now - (ofFiles?.readAt ?? 0) > 1_000;
  if (!ofFiles || isStale) {
    const catalogue = openCatalogue(readContentFolder(contentFolder()));
    ofFiles = { catalogue, readAt: now };
  }
  return ofFiles.catalogue;
}

/** The one door to what the site says: every document is validated and frozen here. */
export function openCatalogue(documents: Documents) {
  const company = only('company', companySchema);
  const { editions } = only('editions', editionsSchema);
  const languages = [...new Set(editions.map(({ tag }) => languageOf(tag)))];
  const lists = only('lists', listsSchema(languages));
  const sectors = lists.sectors.map(({ id }) => id);
  const promises = only('promises', promisesSchema);
  const firm: Firm = Object.freeze({
    name: company.name,
    brand: only('brand', brandSchema),
    country: company.address.country,
    serves: servedBy(company),
    hours: company.hours,
    reference: company.vacancyReference,
    editions,
    lists,
    fields: only('fields', fieldsSchema({ languages, sectors })),
    places: only('places', placesSchema(languages)).places,
    reportingDuty: only('reporting-duty', reportingDutySchema(languages)),
    models: only('hiring-models', modelFiguresSchema),
    ...promises,
    publicHolidays: publicHolidaysOf(promises),
  });
  const regional = only('regional', regionalWordsSchema(firm));
  const reports = documents.ids('report').map((id): Report => {
    const {
      sources: _,
      text: __,
      ...listed
    } = { ...(documents.get({ kind: 'report', id }) as ReportParts) };
    return { ...validate({ kind: 'report', id }, [], listed, reportSchema(firm)), id };
  });
  const factsByLocale = new Map<Locale, Record<string, string>>();
  const copies = new Map<string, unknown>();
  let vacancies: readonly Vacancy[] | undefined;

  return Object.freeze({
    firm,
    company,
    people: all('person', consultantSchema(firm)),
    reports,
    downloads: documents.ids('download').map((id): Download => {
      const key: DocumentKey = { kind: 'download', id };
      return { ...validate(key, [], documents.get(key), downloadSchema(firm)), id };
    }),
    testimonials: all('testimonial', testimonialSchema),

    /** What the words of a kind of document may quote, by name. */
    facts(locale: Locale, kind?: DocumentKindName): Record<string, string> {
      if (kind === 'legal') return legalFacts(locale);
      if (kind === 'site-words') return plainFacts(locale);
      return kind === 'report' ? { ...facts(locale), checkedOn: '' } : facts(locale);
    },

    /** Words from elsewhere, with their {{facts}} filled in. */
    quote<T>(value: T, locale: Locale): T {
      return say(value, locale, 'messages');
    },

    /** Checked when first asked for: a server needs them only while its store is empty. */
    get vacancies(): readonly Vacancy[] {
      return (vacancies ??= readVacancies());
    },

    page<Name extends CopyPageName>(name: Name, locale: Locale): PageCopy<Name> {
      const schema: (firm: Firm) => z.ZodType = pageSchemas[name];
      return copyOf({ kind: 'page', id: name }, schema, locale) as PageCopy<Name>;
    },

    /** What is said of the hiring models wherever they appear. */
    hiringModels(locale: Locale): HiringModels {
      return copyOf({ kind: 'hiring-model-words', id: singletonId }, hiringModelsSchema, locale);
    },

    reportText({ id, checkedOn }: Report, locale: Locale): ReportText {
      const key: DocumentKey = { kind: 'report', id };
      const language = languageOf(locale);
      const { sources, text } = documents.get(key) as ReportParts;
      const quotable = { ...facts(locale), checkedOn: formatDate(checkedOn, locale) };
      const at = ['text', language];
      const said = say(text[language], locale, contentFileOf(key, at), quotable);
      return {
        ...validate(key, at, said, reportTextSchema),
        sources: sourcesIn(validate(key, ['sources'], sources, reportSourcesSchema(firm)), locale),
      };
    },

    /** A mail's subject and Markdown. {name} in them is filled in when it is sent. */
    mail(name: MailName, locale: Locale): MailTemplate {
      const key: DocumentKey = { kind: 'mail', id: name };
      const language = mailLanguage(name, documents.get(key), locale);
      return copyOf(key, () => mailTemplateSchema(name), locale, { language });
    },

    /** The usual answers, which staff choose from and change. */
    answerTemplates(locale: Locale): AnswerTemplate[] {
      const language = languageOf(locale);
      const keys = documents.ids('answer').map((id) => ({ kind: 'answer', id }) as const);
      return keys
        .filter((key) => (documents.get(key) as Record<string, unknown>)[language] !== undefined)
        .map((key) => ({ ...copyOf(key, () => answerTemplateSchema, locale), id: key.id }));
    },

    legalText(name: LegalPageName, locale: Locale): LegalText {
      const schema = legalTextSchema.extend({ markdown: words });
      return copyOf({ kind: 'legal', id: name }, () => schema, locale, { factsFor: legalFacts });
    },
  });

  /** A document's words in a language, parsed once a locale: pages ask for it again and again. */
  function copyOf<Schema extends z.ZodType>(
    key: DocumentKey,
    schema: (firm: Firm) => Schema,
    locale: Locale,
    { factsFor = facts, language = languageOf(locale) } = {},
  ): z.infer<Schema> {
    const known = `${key.kind} ${key.id} ${locale}`;
    const copy = copies.get(known) ?? parse();
    copies.set(known, copy);
    return copy as z.infer<Schema>;

    function parse() {
      const written = (documents.get(key) as Record<string, unknown> | undefined)?.[language];
      // Facts are quoted first, so that lengths are judged as a visitor sees them.
      const said = say(written, locale, contentFileOf(key, [language]), factsFor(locale));
      return validate(key, [language], said, schema(firm));
    }
  }

  /** The words as a reader in this locale sees them. */
  function say<T>(said: T, locale: Locale, source: string, quotable = facts(locale)): T {
    return spelledFor(locale, quoteEverywhere(said, quotable, source));
  }

  function facts(locale: Locale): Record<string, string> {
    const known = factsByLocale.get(locale) ?? allFacts(locale);
    factsByLocale.set(locale, known);
    return known;
  }

  function allFacts(locale: Locale): Record<string, string> {
    const plain = plainFacts(locale);
    const key: DocumentKey = { kind: 'site-words', id: singletonId };
    const language = languageOf(locale);
    const { [language]: written } = (documents.get(key) ?? {}) as Record<string, unknown>;
    const said = quoteEverywhere(written, plain, contentFileOf(key, [language]));
    const site = Object.entries(validate(key, [language], said, siteWordsSchema));
    return { ...plain, ...Object.fromEntries(site.map(([name, text]) => [`site.${name}`, text])) };
  }

  /** Those that the words of every page may quote. */
  function plainFacts(locale: Locale): Record<string, string> {
    const models = documents.get({ kind: 'hiring-model-words', id: singletonId });
    const figures = {
      ...quotableFacts(firm, locale),
      ...modelNames(firm, models, languageOf(locale)),
    };
    const own = { ...figures, ...companyFacts(company, locale) };
    // A regional sentence may itself quote a figure or the firm's data.
    const sentences = quoteEverywhere(
      regionalFacts(regional, locale),
      own,
      contentFileOf({ kind: 'regional', id: singletonId }),
    );
    return { ...own, ...sentences };
  }

  function legalFacts(locale: Locale): Record<string, string> {
    const retention = copyOf(
      { kind: 'retention', id: singletonId },
      () => retentionWordsSchema,
      locale,
    );
    return { ...facts(locale), retentionTable: retentionTable(retention, locale) };
  }

  function only<Schema extends z.ZodType>(kind: DocumentKindName, schema: Schema) {
    const key = { kind, id: singletonId };
    return validate(key, [], documents.get(key), schema);
  }

  function all<Schema extends z.ZodType>(kind: DocumentKindName, schema: Schema) {
    return documents
      .ids(kind)
      .map((id) => validate({ kind, id }, [], documents.get({ kind, id }), schema));
  }

  function readVacancies(): readonly Vacancy[] {
    const found = documents
      .ids('vacancy')
      .map((slug): Vacancy => {
        const key: DocumentKey = { kind: 'vacancy', id: slug };
        return { ...validate(key, [], documents.get(key), vacancySchema(firm)), slug };
      })
      .sort((a, b) => b.postedOn.localeCompare(a.postedOn) || a.slug.localeCompare(b.slug));
    rejectRepeated(found);
    return found;
  }
}
