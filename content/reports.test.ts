import { describe, expect, test } from 'vitest';
import { defaultLocale } from '../domain/edition/editions.ts';
import { openCatalogue } from './catalogue.server.ts';

const catalogue = openCatalogue(process.cwd());

describe.each(catalogue.reports)('the report $id', (report) => {
  const { markdown, figures, sources } = catalogue.reportText(report, defaultLocale);

  test('shows each of its figures once', () => {
    const shown = [...markdown.matchAll(/!\[\]\(figure:([\w-]+)\)/g)].map(([, id]) => id);
    expect(shown).toEqual(Object.keys(figures));
  });

  test('lists no source that it does not cite', () => {
    const cited = `${markdown}${JSON.stringify(figures)}`;
    const idle = Object.keys(sources).filter(
      (id) => !cited.includes(`(source:${id})`) && !cited.includes(`"source":"${id}"`),
    );
    expect(idle).toEqual([]);
  });

  test('was checked before it was published', () => {
    expect(report.checkedOn <= report.publishDate).toBe(true);
  });
});
