import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { legalPageNames } from '#domain/pages/page-name.ts';
import { pageSchemas, type CopyPageName } from '#domain/pages/pages.ts';
import { locales } from '#domain/edition/editions.ts';
import { openCatalogue } from './catalogue.server.ts';
import { contentFolder, readContentFolder } from './content-folder.server.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

const catalogue = openCatalogue(readContentFolder(contentFolder()));
const copyPages = Object.keys(pageSchemas) as CopyPageName[];

describe.each(locales(catalogue.firm))('content in %s', (locale) => {
  test.each(copyPages)('the page %s says what its schema asks for', (name) => {
    expect(catalogue.page(name, locale).meta.title).not.toBe('');
  });

  test.each(legalPageNames)('the legal text %s is complete and dated', (name) => {
    const { markdown, effectiveOn } = catalogue.legalText(name, locale);
    expect(markdown).toMatch(/^## /m);
    expect(markdown).not.toContain('{{');
    expect(effectiveOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('the four hiring models are described', () => {
    expect(Object.keys(catalogue.hiringModels(locale))).toHaveLength(4);
  });
});

test('consultants and testimonials are read once their folders have entries', () => {
  const folder = copyOfContent();
  const words = { role: 'Consultant', text: 'Led hazard analyses.' };
  const person = { name: 'Ada Sample', agreedOn: '2026-01-31', areas: [], en: words, de: words };
  const people = path.join(folder, 'content/people');
  mkdirSync(people, { recursive: true });
  writeFileSync(path.join(people, 'ada-sample.yaml'), JSON.stringify(person));
  expect(contentOf(folder).people).toContainEqual(person);
});

test('the firm’s time zone is named in the language of the edition', () => {
  const zone = catalogue.company.hours.zone.replace('CET', 'MEZ');
  expect(catalogue.quote('{{company.hours.zone}}', 'de-AT')).toBe(zone);
});

describe('a mistake in content', () => {
  test('stops with the file, the field and the remedy', () => {
    const project = copyOfContent();
    const file = path.join(project, 'content/pages/about.en.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('heading:', 'headline:'));
    expect(() => contentOf(project).page('about', 'en-GB')).toThrow(
      /hero.*Correct content\/pages\/about\.en\.yaml\./s,
    );
  });

  test('such as an unknown fact names it and the file', () => {
    const project = copyOfContent();
    const file = path.join(project, 'content/pages/about.en.yaml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('heading: Who we are', "heading: '{{sprint.price}}'"),
    );
    expect(() => contentOf(project).page('about', 'en-GB')).toThrow(
      /unknown fact \{\{sprint\.price\}\}.*Correct content\/pages\/about\.en\.yaml\./s,
    );
  });

  test('such as a reference used twice names it', () => {
    const project = copyOfContent();
    const folder = path.join(project, 'content/vacancies');
    const [first] = readdirSync(folder);
    cpSync(path.join(folder, first!), path.join(folder, 'copy.yaml'));
    expect(() => contentOf(project).vacancies).toThrow(
      /Two vacancies have the reference HL-\d{4}\./,
    );
  });
});

function contentOf(project: string) {
  return openCatalogue(readContentFolder(path.join(project, 'content')));
}

function copyOfContent(): string {
  const project = temporaryFolder();
  cpSync(contentFolder(), path.join(project, 'content'), { recursive: true });
  return project;
}
