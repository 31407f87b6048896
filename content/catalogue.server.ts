import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { companyFacts } from '../domain/firm/company-facts.ts';
import { companySchema } from '../domain/firm/company.ts';
import { consultantSchema } from '../domain/firm/consultant.ts';
import { testimonialSchema } from '../domain/firm/testimonial.ts';
import { quotableFacts, quoteFacts } from '../domain/firm/facts.ts';
import { hiringModelsSchema, type HiringModels } from '../domain/hiring-model/hiring-models.ts';
import { legalTextSchema, type LegalText } from '../domain/page/legal-text.ts';
import type { LegalPageName } from '../domain/page/page-name.ts';
import { pageSchemas, type CopyPageName, type PageCopy } from '../domain/page/pages.ts';
import {
  mailTemplateSchema,
  outcomeTemplateSchema,
  type MailName,
  type MailTemplate,
  type OutcomeTemplate,
} from '../domain/mail/mail-template.ts';
import { regionalFacts, regionalWordsSchema } from '../domain/edition/regional.ts';
import { reportFiguresSchema } from '../domain/report/report-figure.ts';
import { reportSourcesSchema } from '../domain/report/report-source.ts';
import { reportSchema, type Report, type ReportText } from '../domain/report/report.ts';
import { talentPackSchema, type TalentPack } from '../domain/document/talent-pack.ts';
import { formatDate } from '../domain/edition/format.ts';
import { languageOf, type Locale } from '../domain/edition/editions.ts';
import { spelledFor } from '../domain/edition/spelling.ts';
import { retentionTable, retentionWordsSchema } from '../domain/privacy/retention-table.ts';
import { vacancySchema, type Vacancy } from '../domain/vacancy/vacancy.ts';

export type Catalogue = ReturnType<typeof openCatalogue>;

let opened: Catalogue | undefined;

/** The shared catalogue. While developing it is read anew each time, so edits show at once. */
export function catalogue(): Catalogue {
  if (import.meta.env?.DEV) return openCatalogue(process.cwd());
  return (opened ??= openCatalogue(process.cwd()));
}

/** The one door to what the site says: every file is read, validated and frozen here. */
export function openCatalogue(projectFolder: string) {
  const company = read('content/company.yaml', companySchema);
  const regional = read('content/regional.yaml', regionalWordsSchema);
  const reports = readFolder('content/reports', reportSchema).map(([id, report]): Report => ({
    ...report,
    id,
  }));
  const people = readFolder('content/people', consultantSchema).map(([, person]) => person);
  const testimonials = readFolder('content/testimonials', testimonialSchema).map(
    ([, testimonial]) => testimonial,
  );
  let vacancies: readonly Vacancy[] | undefined;
  const factsByLocale = new Map<Locale, Record<string, string>>();
  const copies = new Map<string, unknown>();

  return Object.freeze({
    /** Words from elsewhere, with their {{facts}} filled in. */
    quote<T>(value: T, locale: Locale): T {
      return say(value, locale, 'messages');
    },

    company,
    people,
    reports,
    testimonials,

    /** Read when first asked for: a server needs them only while its store is empty. */
    get vacancies(): readonly Vacancy[] {
      return (vacancies ??= readVacancies());
    },

    page<Name extends CopyPageName>(name: Name, locale: Locale): PageCopy<Name> {
      const file = `content/pages/${name}.${languageOf(locale)}.yaml`;
      return copyIn(file, pageSchemas[name], locale) as PageCopy<Name>;
    },

    /** What is said of the four hiring models wherever they appear. */
    hiringModels(locale: Locale): HiringModels {
      return copyIn(`content/hiring-models.${languageOf(locale)}.yaml`, hiringModelsSchema, locale);
    },

    /** The words of the talent pack, beside what it says of the hiring models. */
    talentPack(locale: Locale): TalentPack {
      return copyIn(`content/talent-pack.${languageOf(locale)}.yaml`, talentPackSchema, locale);
    },

    reportText({ id, checkedOn }: Report, locale: Locale): ReportText {
      const folder = `content/reports/${id}`;
      const file = `${folder}/document.${languageOf(locale)}.md`;
      const quotable = { ...facts(locale), checkedOn: formatDate(checkedOn, locale) };
      return {
        markdown: say(text(file), locale, file, quotable),
        figures: spelledFor(
          locale,
          read(`${folder}/figures.${languageOf(locale)}.yaml`, reportFiguresSchema),
        ),
        sources: read(`${folder}/sources.yaml`, reportSourcesSchema),
      };
    },

    /** A mail's subject and Markdown. {name} in them is filled in when it is sent. */
    mail(name: MailName, locale: Locale): MailTemplate {
      return mailIn(`content/mails/${languageOf(locale)}/${name}.md`, locale, mailTemplateSchema);
    },

    /** The usual answers, which staff choose from and change. */
    outcomeTemplates(locale: Locale): OutcomeTemplate[] {
      const folder = `content/mails/outcomes/${languageOf(locale)}`;
      return readdirSync(path.join(projectFolder, folder)).map((file) => ({
        ...mailIn(`${folder}/${file}`, locale, outcomeTemplateSchema),
        id: file.replace(/\.md$/, ''),
      }));
    },

    legalText(name: LegalPageName, locale: Locale): LegalText {
      const file = `content/legal/${name}.${languageOf(locale)}.md`;
      const quoted = say(frontMatterOf(text(file)), locale, file, legalFacts(locale));
      const described = validate(file, parseYaml(quoted.frontMatter), legalTextSchema);
      return { ...described, markdown: quoted.body };
    },
  });

  /** Front matter and Markdown, parsed once a locale. */
  function mailIn<Schema extends z.ZodType>(
    file: string,
    locale: Locale,
    schema: Schema,
  ): z.infer<Schema> {
    const key = `${file} ${locale}`;
    const known = copies.get(key);
    if (known) return known as z.infer<Schema>;
    const quoted = say(frontMatterOf(text(file)), locale, file);
    const described = parseYaml(quoted.frontMatter) as object;
    const mail = validate(file, { ...described, markdown: quoted.body.trim() }, schema);
    copies.set(key, mail);
    return mail;
  }

  /** A file of copy, parsed once a locale: pages rendered on demand ask for it again and again. */
  function copyIn<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    locale: Locale,
  ): z.infer<Schema> {
    const key = `${file} ${locale}`;
    // Facts are quoted first, so that lengths are judged as a visitor sees them.
    const copy =
      copies.get(key) ?? validate(file, say(parseYaml(text(file)), locale, file), schema);
    copies.set(key, copy);
    return copy as z.infer<Schema>;
  }

  /** The words as a reader in this locale sees them. */
  function say<T>(words: T, locale: Locale, file: string, quotable = facts(locale)): T {
    return spelledFor(locale, quoteEverywhere(words, quotable, file));
  }

  function facts(locale: Locale): Record<string, string> {
    const known = factsByLocale.get(locale) ?? allFacts(locale);
    factsByLocale.set(locale, known);
    return known;
  }

  function allFacts(locale: Locale): Record<string, string> {
    const own = { ...quotableFacts(locale), ...companyFacts(company, locale) };
    // A regional sentence may itself quote a figure or the firm's data.
    const sentences = quoteEverywhere(
      regionalFacts(regional, locale),
      own,
      'content/regional.yaml',
    );
    return { ...own, ...sentences };
  }

  function legalFacts(locale: Locale): Record<string, string> {
    const retentionWords = read(
      `content/retention.${languageOf(locale)}.yaml`,
      retentionWordsSchema,
    );
    return { ...facts(locale), retentionTable: retentionTable(retentionWords, locale) };
  }

  function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
    return validate(file, parseYaml(text(file)), schema);
  }

  function readFolder<Schema extends z.ZodType>(folder: string, schema: Schema) {
    const all = path.join(projectFolder, folder);
    // A firm without any deletes the folder: Git keeps no empty ones.
    return (existsSync(all) ? readdirSync(all) : [])
      .filter((name) => name.endsWith('.yaml'))
      .map((name): [string, z.infer<Schema>] => [
        name.replace(/\.yaml$/, ''),
        read(`${folder}/${name}`, schema),
      ]);
  }

  function readVacancies(): readonly Vacancy[] {
    const all = readFolder('content/vacancies', vacancySchema)
      .map(([slug, vacancy]): Vacancy => ({ ...vacancy, slug }))
      .sort((a, b) => b.postedOn.localeCompare(a.postedOn) || a.slug.localeCompare(b.slug));
    rejectRepeated(all.map(({ reference }) => reference));
    return all;
  }

  function text(file: string): string {
    return readFileSync(path.join(projectFolder, file), 'utf8');
  }
}

function validate<Schema extends z.ZodType>(
  file: string,
  value: unknown,
  schema: Schema,
): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) {
    throw new Error(`${z.prettifyError(result.error)}\nCorrect ${file}.`);
  }
  return deepFreeze(result.data);
}

function rejectRepeated(references: string[]) {
  const seen = new Set<string>();
  // Set.add returns the set, which is truthy: only a reference seen before is found.
  const repeated = references.find((reference) => seen.has(reference) || !seen.add(reference));
  if (repeated) {
    throw new Error(`Two vacancies have the reference ${repeated}. Give one of them another.`);
  }
}

function quoteEverywhere<T>(value: T, facts: Record<string, string>, file: string): T {
  const quote = (part: unknown): unknown => {
    if (typeof part === 'string') return quoteFacts(part, facts);
    if (Array.isArray(part)) return part.map(quote);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, quote(child)]));
  };
  try {
    return quote(value) as T;
  } catch (error) {
    throw new Error(`${(error as Error).message}\nCorrect ${file}.`, { cause: error });
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

/** A Markdown file begins with its facts as YAML between two lines of dashes. */
function frontMatterOf(text: string): { frontMatter: string; body: string } {
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return { frontMatter, body };
}
