import {
  documentKindNames,
  singletonId,
  type DocumentKey,
  type DocumentKindName,
} from '#domain/documents/document-kinds.ts';
import { knownLanguages } from '#domain/edition/language.ts';

/** A file of content/, by its name from there. */
export type ContentFile = { name: string; text: string };

/** How a file holds its part of a document. Markdown begins with its other fields as YAML. */
export type FileFormat = 'yaml' | 'markdown' | 'text';

type Part = {
  /** {id} and {language} stand for themselves. */
  name: string;
  format: FileFormat;
  /** Where in the document its content lies; the document itself if empty. */
  at: readonly string[];
};

const anyLanguage = '{language}';
const translated = (name: string, format: FileFormat = 'yaml'): Part[] => [
  { name, format, at: [anyLanguage] },
];
const whole = (name: string): Part[] => [{ name, format: 'yaml', at: [] }];

/** The files that each kind of document is kept in. */
export const contentLayout: Record<DocumentKindName, readonly Part[]> = {
  company: whole('company.yaml'),
  brand: whole('brand.yaml'),
  editions: whole('editions.yaml'),
  places: whole('places.yaml'),
  lists: whole('lists.yaml'),
  fields: whole('fields.yaml'),
  'reporting-duty': whole('reporting-duty.yaml'),
  'hiring-models': whole('hiring-models.yaml'),
  promises: whole('promises.yaml'),
  regional: whole('regional.yaml'),
  'site-words': translated('site.{language}.yaml'),
  'hiring-model-words': translated('hiring-models.{language}.yaml'),
  retention: translated('retention.{language}.yaml'),
  page: translated('pages/{id}.{language}.yaml'),
  legal: translated('legal/{id}.{language}.md', 'markdown'),
  mail: translated('mails/{language}/{id}.md', 'markdown'),
  answer: translated('mails/outcomes/{language}/{id}.md', 'markdown'),
  report: [
    ...whole('reports/{id}.yaml'),
    { name: 'reports/{id}/sources.yaml', format: 'yaml', at: ['sources'] },
    {
      name: 'reports/{id}/figures.{language}.yaml',
      format: 'yaml',
      at: ['text', anyLanguage, 'figures'],
    },
    {
      name: 'reports/{id}/document.{language}.md',
      format: 'text',
      at: ['text', anyLanguage, 'markdown'],
    },
  ],
  download: whole('downloads/{id}.yaml'),
  person: whole('people/{id}.yaml'),
  testimonial: whole('testimonials/{id}.yaml'),
  vacancy: whole('vacancies/{id}.yaml'),
};

/** One file of a document: its name, its format and where its content lies in the document. */
export type DocumentFile = {
  key: DocumentKey;
  name: string;
  format: FileFormat;
  at: readonly string[];
};

/** The files of a document, in all languages that the program knows. */
export function filesOfDocument(key: DocumentKey): DocumentFile[] {
  return contentLayout[key.kind].flatMap((part) =>
    part.name.includes(anyLanguage)
      ? knownLanguages.map((one) => fileOf(part, key, one))
      : [fileOf(part, key)],
  );
}

/** The file that holds a field of a document, as `pages/about.de.yaml` for `de.hero.heading`. */
export function fileOfField(key: DocumentKey, field: string): string {
  const files = filesOfDocument(key).toSorted((a, b) => b.at.length - a.at.length);
  const found = files.find(({ at }) => `${field}.`.startsWith([...at, ''].join('.')));
  return (found ?? files.at(-1))?.name ?? `${key.kind} ${key.id}`;
}

/** The document that a file belongs to; undefined for a file that no kind of document has. */
export function documentOfFile(name: string): DocumentFile | undefined {
  for (const { kind, part, pattern } of patterns) {
    const found = pattern.exec(name);
    if (!found) continue;
    const { id = singletonId, language } = found.groups ?? {};
    return fileOf(part, { kind, id }, language);
  }
  return undefined;
}

function fileOf({ name, format, at }: Part, key: DocumentKey, inLanguage = ''): DocumentFile {
  return {
    key,
    name: name.replace('{id}', key.id).replace(anyLanguage, inLanguage),
    format,
    at: at.map((step) => step.replace(anyLanguage, inLanguage)),
  };
}

/** Compiled once: every start matches every file of the content. */
const patterns = documentKindNames.flatMap((kind) =>
  contentLayout[kind].map((part) => ({ kind, part, pattern: patternOf(part) })),
);

function patternOf({ name }: Part): RegExp {
  const source = name
    .replaceAll('.', String.raw`\.`)
    .replace('{id}', '(?<id>[a-z0-9-]+)')
    .replace(anyLanguage, `(?<language>${knownLanguages.join('|')})`);
  return new RegExp(`^${source}$`);
}
