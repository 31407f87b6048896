import { expect, test } from 'vitest';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { withDocument } from '#domain/documents/documents.ts';
import { mailNames } from '#domain/mail/mail-template.ts';
import { openCatalogue } from './catalogue.server.ts';
import { contentFolder, readContentFolder } from './content-folder.server.ts';
import { breaksOther, brokenDocuments, contentIssues } from './content-issues.server.ts';

const documents = readContentFolder(contentFolder());
const opened = openCatalogue(documents);
const about: DocumentKey = { kind: 'page', id: 'about' };

/** While a content is typed as a document of the firm. */
function issuesAs(key: DocumentKey, content: unknown) {
  return contentIssues(withDocument(documents, key, content), key, opened).issues;
}

type Copy = Record<'en' | 'de', { hero: { heading: string } }>;

/** The About page with another heading in a language. */
function issuesWith(language: 'en' | 'de', heading: string) {
  const content = structuredClone(documents.get(about)) as Copy;
  content[language].hero.heading = heading;
  return issuesAs(about, content);
}

test.each(['content', 'tests/firm', 'tests/fixtures/second-firm'])(
  'every document of %s can be published',
  (folder) => {
    expect(brokenDocuments(readContentFolder(folder))).toEqual([]);
  },
);

test('an empty heading is named with its language', () => {
  expect(issuesWith('de', '')).toEqual([{ field: 'de.hero.heading', code: 'missing' }]);
});

test('a heading of 10,000 characters is too long, and its limit is named', () => {
  expect(issuesWith('en', 'x'.repeat(10_000))).toEqual([
    { field: 'en.hero.heading', code: 'too-long', limit: 90 },
  ]);
});

test('a heading is as long as its readers see it', () => {
  expect(issuesWith('en', `{{company.legalName}} ${'x'.repeat(70)}`)).toEqual([]);
});

test('a fact that there is not is named', () => {
  expect(issuesWith('en', 'From {{sprint.price}}')).toEqual([
    { field: 'en.hero.heading', code: 'unknown-fact', given: 'sprint.price' },
  ]);
});

test('a field that the schema does not know is named', () => {
  const content = { ...(documents.get(about) as Copy), colour: 'red' };
  expect(issuesAs(about, content)).toEqual([{ field: 'colour', code: 'unknown' }]);
});

test('a regional word that pages quote cannot be removed', () => {
  const key: DocumentKey = { kind: 'regional', id: 'main' };
  const { permits: _, ...rest } = documents.get(key) as Record<string, unknown>;
  const found = issuesAs(key, rest);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ code }) => code === 'breaks-other')).toBe(true);
  // With the document and the field, where it can be mended.
  for (const { given } of found)
    expect(given).toMatch(/^[\w-]+ \S+ \(de\.\S+: regional\.permits\)$/);
});

test.each([
  ['company', 'name', (name: string) => `${name} x`],
  ['company', 'legalName', (name: string) => name.padEnd(100, 'x')],
  ['company', 'email', () => 'other@firm.example'],
  ['company', 'vacancyReference', () => 'XX-000'],
  ['promises', 'promises', (all: object) => ({ ...all, 'contact-message': { workingDays: 9 } })],
  ['regional', 'permits', () => undefined],
  ['places', 'places', (all: unknown[]) => all.slice(1)],
  ['hiring-models', 'offered', (all: unknown[]) => all.slice(1)],
] as const)(
  'a change of the %s (%s) that breaks others is told while it is typed as when it is published',
  (kind, field, change) => {
    const key = { kind, id: 'main' } as const;
    const content = structuredClone(documents.get(key)) as Record<string, never>;
    const changed = { ...content, [field]: (change as (held: never) => unknown)(content[field]!) };
    const broken = brokenDocuments(withDocument(documents, key, changed));
    const own = broken.find((one) => one.key.kind === kind);
    expect(issuesAs(key, changed)).toEqual(own ? own.issues : broken.map(breaksOther));
  },
);

test('without an edition its words are neither asked for nor an obstacle', () => {
  const key: DocumentKey = { kind: 'editions', id: 'main' };
  const { editions } = documents.get(key) as { editions: unknown[] };
  const fewer = withDocument(documents, key, { editions: editions.slice(0, 1) });
  expect(brokenDocuments(fewer)).toEqual([]);
});

test('a variable that an answer does not have is named', () => {
  const key: DocumentKey = { kind: 'answer', id: 'application-talk' };
  const content = structuredClone(documents.get(key)) as Record<string, { markdown: string }>;
  content.de!.markdown = 'Guten Tag {surname}, von {{company.name}} und {firm}';
  expect(issuesAs(key, content)).toEqual([
    { field: 'de.markdown', code: 'unknown-variable', given: '{surname}' },
  ]);
});

/** The issues of a mail with other Markdown in English. */
function issuesOfMail(id: string, change: (markdown: string) => string) {
  const key: DocumentKey = { kind: 'mail', id };
  const content = structuredClone(documents.get(key)) as Record<string, { markdown: string }>;
  content.en!.markdown = change(content.en!.markdown);
  return issuesAs(key, content);
}

test.each(mailNames.filter((name) => name !== 'test'))(
  'the mail "%s" cannot be published without what it is sent for',
  (name) => {
    const found = issuesOfMail(name, () => 'Hello');
    expect(found.length).toBeGreaterThan(0);
    for (const issue of found) {
      expect(issue).toMatchObject({ field: 'en.markdown', code: 'missing-variable' });
    }
  },
);

test.each(['{link}', '<{link}>', '  {link}  '])('a mail may write its link as "%s"', (link) => {
  expect(issuesOfMail('role-alert-confirm', () => `Confirm:\n\n${link}\n\nThank you`)).toEqual([]);
});

test.each(['[Confirm]({link})', 'Confirm {link}x', '{{company.name}}'])(
  'a mail needs its link on a line of its own, not as "%s", of which a reader sees no address',
  (link) => {
    expect(issuesOfMail('role-alert-confirm', () => link)).toEqual([
      { field: 'en.markdown', code: 'missing-variable', given: '{link}' },
    ]);
  },
);
