import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { locales } from '#domain/edition/editions.ts';
import { packContent } from '#site/pages/_content/talent-pack.ts';
import type { PackContent } from './pack-content.ts';
import { talentPackPdf } from './talent-pack-pdf.ts';
import { catalogue } from '#content/catalogue.server.ts';

const locals = { firm: catalogue().firm, today: '2026-11-17' };
const english = packContent('en-GB', locals);

describe.each(locales(catalogue().firm))('the talent pack in %s', (locale) => {
  const content = packContent(locale, locals);

  test('says what the catalogue says of every model', async () => {
    const { text } = await read(content);
    for (const { name, tagline, summary, fee, timeline, guarantee } of content.models) {
      for (const words of [name, summary, fee, timeline, guarantee]) {
        expect(text).toContain(squeezed(words));
      }
      expect(text.toLowerCase()).toContain(squeezed(tagline).toLowerCase());
    }
    for (const term of content.pack.sprint.terms) expect(text).toContain(squeezed(term));
  });

  test('names its language, title and structure', async () => {
    const { pdf, structure } = await read(content);
    const { info } = (await pdf.getMetadata()) as { info: { Title: string; Language: string } };
    expect(info.Language).toBe(locale);
    expect(info.Title).toBe(`${content.pack.title} | ${content.firm.name}`);
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual([
      content.pack.models.heading,
      content.pack.comparison.heading,
      content.pack.sprint.heading,
      content.pack.start.heading,
    ]);
    const { length: models } = content.models;
    expect(structure).toMatchObject({ H1: 1, H2: 4, Table: 1, Figure: 1, Link: 3 });
    expect(structure.TH).toBe(models + 6);
    expect(structure.TD).toBe(1 + models * 6);
  });
});

test('a changed price is in the pack', async () => {
  const models = english.models.map((model) =>
    model.id === 'intel' ? { ...model, fee: '€1,250 upfront' } : model,
  );
  expect((await read(english)).text).toContain(squeezed('€990 upfront'));
  const { text } = await read({ ...english, models });
  expect(text).toContain(squeezed('€1,250 upfront'));
});

test('the drawing of the sprint has its days as alternative text', async () => {
  const { pdf } = await read(english);
  const tree = JSON.stringify(await (await pdf.getPage(4)).getStructTree());
  expect(tree).toContain('Working days 0–1: Intake, Working day 2: Calibration');
});

test('a pack whose words are as long as allowed still has four pages and all its words', async () => {
  const models = english.models.map((model) => ({
    ...model,
    summary: long(220),
    deliverable: long(120),
    guarantee: `${long(140)} LAST`,
  }));
  const terms = english.pack.sprint.terms.map(() => long(220));
  const steps = english.pack.start.steps.map(({ name }) => ({ name, text: long(220) }));
  const pack = {
    ...english.pack,
    sprint: { ...english.pack.sprint, terms },
    start: { ...english.pack.start, steps },
  };
  const { pdf, text } = await read({ ...english, models, pack });
  expect(pdf.numPages).toBe(4);
  expect(text.split('LAST')).toHaveLength(1 + 2 * models.length);
});

test('a firm without the Shortlist Sprint has a pack without it', async () => {
  const models = english.models.filter(({ id }) => id !== 'sprint');
  const { timeline: _, ...rest } = english;
  const urgent = english.pack.chooser.find(({ model }) => model === 'sprint');
  const { text } = await read({ ...rest, models });
  expect(text).not.toContain(squeezed(english.pack.sprint.heading));
  expect(text).not.toContain(squeezed(urgent!.situation));
});

test('no word of the title is broken between two letters', async () => {
  const heading = 'Vier Modelle für Ihre Personalsuche';
  const cover = { ...english.pack.cover, heading };
  const { pdf } = await read({ ...english, pack: { ...english.pack, cover } });
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const lines = items.flatMap((item) => ('str' in item ? [item.str.trim()] : []));
  expect(lines.find((line) => line.endsWith('Personalsuche'))).toBeDefined();
});

test('markup in a name is words', async () => {
  const { text } = await read({
    ...english,
    firm: { ...english.firm, name: '<b>R&D</b>', legalName: '(R\\D' },
  });
  expect(text).toContain('<b>R&D</b>');
});

test('the same words on the same day are the same bytes', async () => {
  expect(await talentPackPdf(english)).toEqual(await talentPackPdf(english));
});

type StructureNode = { role?: string; children?: StructureNode[] };

/** The text as a reader copies it, without the spaces where lines end. */
async function read(content: PackContent) {
  const data = new Uint8Array(await talentPackPdf(content));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const structure: Record<string, number> = {};
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
    count((await page.getStructTree()) as StructureNode, structure);
  }
  return { pdf, text: squeezed(text), structure };
}

function count({ role, children = [] }: StructureNode, roles: Record<string, number>) {
  if (role) roles[role] = (roles[role] ?? 0) + 1;
  for (const child of children) count(child, roles);
}

function long(length: number): string {
  return 'Vermittlungshonorar '.repeat(length / 20).trim();
}

function squeezed(text: string): string {
  return text.replaceAll(/\s/g, '');
}
