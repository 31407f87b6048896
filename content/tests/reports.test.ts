import { describe, expect, test } from 'vitest';
import { defaultLocale, languageLocales } from '#domain/edition/editions.ts';
import { shipped } from './shipped.ts';

const documents = shipped.reports.flatMap((report) =>
  languageLocales(shipped.firm).map((locale) => ({ id: report.id, locale, report })),
);

describe.each(documents)('the report $id in $locale', ({ report, locale }) => {
  const { markdown, figures, sources } = shipped.reportText(report, locale);

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

  test('cites, structures and counts as the original does', () => {
    const original = shipped.reportText(report, defaultLocale(shipped.firm));
    expect(outlineOf(markdown)).toEqual(outlineOf(original.markdown));
    expect(dataOf(figures)).toEqual(dataOf(original.figures));
  });

  test('was checked before it was published', () => {
    expect(report.checkedOn <= report.publishDate).toBe(true);
  });
});

describe('what the first report says of its overlaps', () => {
  const [report] = shipped.reports;
  const { overlap } = shipped.reportText(report!, defaultLocale(shipped.firm)).figures;
  const shared = (role: number, field: number) => {
    if (overlap?.kind !== 'overlap') return [];
    const { roles, fields } = overlap;
    const needed = roles[role]!.needs.filter((need) => fields[field]!.needs.includes(need));
    return [roles[role]!.name, fields[field]!.name, needed.length, roles[role]!.needs.length];
  };

  test('robotics needs all five competences of safety and of perception', () => {
    expect(shared(0, 0)).toEqual(['Functional safety engineer', 'Robotics', 5, 5]);
    expect(shared(2, 0)).toEqual(['Perception engineer', 'Robotics', 5, 5]);
  });

  test('energy storage needs all of battery systems and of production quality', () => {
    expect(shared(4, 3)).toEqual(['Battery system engineer', 'Energy storage', 5, 5]);
    expect(shared(6, 3)).toEqual(['Production quality manager', 'Energy storage', 3, 3]);
  });

  test('semiconductors need two of the three of production quality', () => {
    expect(shared(6, 1)).toEqual(['Production quality manager', 'Semiconductors', 2, 3]);
  });

  test('quantum and photonics need at most three of any role', () => {
    const counts = [0, 1, 2, 3, 4, 5, 6].map((role) => shared(role, 2)[2]);
    expect(Math.max(...counts.map(Number))).toBe(3);
  });
});

/** Headings, tables, lists, figures and sources in their order, without their words. */
function outlineOf(markdown: string): string[] {
  const marks = /^#+ |^\| |^- |^\d+\. |\((?:source|figure|figure-ref):[\w-]+\)/gm;
  return [...markdown.matchAll(marks)].map(([mark]) => mark);
}

/** Everything but the words: kinds, dates, values, marks and sources. */
function dataOf(figures: ReturnType<typeof shipped.reportText>['figures']): unknown {
  const words = ['title', 'summary', 'note', 'name', 'label', 'what', 'why'];
  const headings = ['category', 'rowHeading'];
  return JSON.parse(JSON.stringify(figures), (key, value) =>
    [...words, ...headings].includes(key) ? undefined : value,
  );
}
