import { describe, expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { readContentFolder } from '#content/content-folder.server.ts';
import { de } from '#words/de.ts';
import { kindFacts, theOnly, type DocumentKey } from './document-kinds.ts';
import { storedContent } from './stored-document.ts';
import { reportSourcesSchema } from '#domain/reports/report-source.ts';

// The rules read the firm of content/.
catalogue();
const documents = readContentFolder('content');

/** A document as an earlier program stored it, upgraded by this one. */
function upgraded({ kind }: DocumentKey, content: unknown) {
  return storedContent(kindFacts(kind), { schema: 1, content: JSON.stringify(content) });
}

function present(key: DocumentKey): Record<string, unknown> {
  return structuredClone(documents.get(key)) as Record<string, unknown>;
}

describe('what an earlier program stored', () => {
  test('of a report: a source with one title has it in each language', () => {
    const [id = ''] = documents.ids('report');
    const key: DocumentKey = { kind: 'report', id };
    const source = { publisher: 'EU', title: 'Act', published: '2024', url: 'https://eu.example' };
    const { sources } = upgraded(key, { ...present(key), sources: { act: source } }) as {
      sources: unknown;
    };
    const { url, ...words } = source;
    expect(sources).toEqual({ act: { url, en: words, de: words } });
    expect(reportSourcesSchema().safeParse(sources).success).toBe(true);
  });

  test('of the employers page: amounts in numbers become words', () => {
    const key: DocumentKey = { kind: 'page', id: 'employers' };
    const content = present(key) as Record<'en' | 'de', StoredSamples>;
    for (const { samples } of [content.en, content.de]) {
      for (const one of samples.shortlist.candidates) one.expectation = { min: 1000, max: 2000 };
      for (const band of samples.intel.bands) band.amount = 1000;
    }
    expect(upgraded(key, content)).toMatchObject({
      en: { samples: { shortlist: { candidates: [{ expectation: '€1,000 to €2,000' }, {}, {}] } } },
      de: { samples: { intel: { bands: [{ amount: '1.000\u00a0€' }, {}, {}] } } },
    });
  });

  test.each(['page', 'report', 'regional'] as const)(
    'a step leaves a document of the kind %s alone that already has its shape',
    (kind) => {
      const [id = ''] = documents.ids(kind);
      const content = present({ kind, id });
      for (const step of kindFacts(kind).upgrades) expect(step(content)).toEqual(content);
    },
  );

  /** What the interface quoted when regional words were first stored. Never edited. */
  const first = [
    'annualSalary',
    'coverLetter',
    'firstYearBaseSalaryGenitive',
    'firstYearSalaryGenitive',
    'officeTime',
    'permanent',
    'salary',
    'salaryBands',
    'salaryRange',
    'workPermit',
    'workPermitHint',
  ];

  test('of regional words: the interface finds every word that it quotes', () => {
    const word = { 'de-DE': 'eigenes', 'de-CH': 'eigenes', 'de-AT': 'eigenes' };
    const stored = Object.fromEntries(first.map((name) => [name, word]));
    const words = upgraded({ kind: 'regional', id: theOnly }, stored) as object;
    const quoted = JSON.stringify(de).matchAll(/\{\{regional\.(\w+)\}\}/g);
    const missing = [...quoted].filter(([, name = '']) => !(name in words));
    expect(missing.map(([quotation]) => quotation)).toEqual([]);
    expect(words).toMatchObject({ salary: word, salaryLabel: word });
  });
});

type StoredSamples = {
  samples: {
    shortlist: { candidates: { expectation: unknown }[] };
    intel: { bands: { amount: unknown }[] };
  };
};
