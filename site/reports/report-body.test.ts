import { describe, expect, test } from 'vitest';
import type { ReportText } from '#domain/reports/report.ts';
import { de } from '#words/de.ts';
import { en } from '#words/en.ts';
import { reportBody } from './render-report.tsx';
import { sharedCompetences } from './report-figure.tsx';

const source = { publisher: 'Office', title: 'Law', published: '2024' };
const sources = { other: source, law: source };
const bars = {
  kind: 'bars' as const,
  title: 'Shares & more',
  summary: 'Two bars.',
  estimate: true,
  unit: '%',
  category: 'Year',
  max: 10,
  bars: [{ label: '2025', value: 4, aim: false, source: 'law' }],
};

function bodyOf(markdown: string, text: Partial<ReportText> = {}) {
  const whole = { markdown, figures: { bars }, sources, ...text };
  return reportBody(whole, en.reportDocument, 'en-GB');
}

describe('the text of a report', () => {
  test('cites a source by its number, next to the word', () => {
    expect(bodyOf('So it is [](source:law).').html).toContain(
      'So it is<sup><a class="citation" href="#source-law" aria-label="Source 2">2</a></sup>.',
    );
  });

  test('names the headings for its contents', () => {
    expect(bodyOf('## One thing\n\n### Detail\n').contents).toEqual([
      { id: 'one-thing', text: 'One thing' },
    ]);
  });

  test('writes German headings and numbers as German does', () => {
    const { contents } = bodyOf('## Rückwärts planen\n');
    expect(contents[0]?.id).toBe('rückwärts-planen');
    const german = { ...bars, bars: [{ ...bars.bars[0]!, value: 9.8 }] };
    const text = { markdown: '![](figure:bars)', figures: { bars: german }, sources };
    const { html } = reportBody(text, de.reportDocument, 'de-DE');
    expect(html).toContain('9,8\u00a0%');
    expect(html).toContain('Abbildung 1');
  });

  test('shows a figure as a described image, marked as estimate, with its table', () => {
    const { html } = bodyOf('![](figure:bars)');
    expect(html).toMatch(/^<figure id="figure-bars"/);
    expect(html).toContain('role="img"');
    expect(html).toContain('<desc id="shares-more-summary">Two bars.</desc>');
    expect(html).toContain(en.reportDocument.estimate);
    expect(html).toContain('<th scope="row">2025</th><td>4</td>');
  });

  test.each(['[](source:nobody)', '![](figure:none)', '[F](figure-ref:none)'])(
    'refuses %s, which leads nowhere',
    (markdown) => expect(() => bodyOf(markdown)).toThrow('unknown'),
  );
});

test('the overlap counts what a role brings that a field asks for', () => {
  const role = { name: 'R', needs: ['a', 'b', 'c'] };
  expect(sharedCompetences(role, { name: 'F', needs: ['c', 'd', 'a'] })).toBe(2);
});
