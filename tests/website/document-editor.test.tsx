import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import type { JsonSchema } from '../../desk/document-editor/json-schema.ts';
import { SchemaEditor } from '../../desk/document-editor/schema-editor.tsx';
import { readable } from '../../desk/document-editor/labels.ts';
import { valueAt, withValue } from '../../desk/document-editor/pointer.ts';
import { inEveryLanguage } from '../../domain/edition/in-every-language.ts';
import { regionalWordsSchema } from '../../domain/edition/regional.ts';
import { talentPackSchema } from '../../domain/document/talent-pack.ts';
import { companySchema } from '../../domain/firm/company.ts';
import { hiringModelsSchema } from '../../domain/hiring-model/hiring-models.ts';
import { pageSchemas } from '../../domain/page/pages.ts';
import { reportFiguresSchema } from '../../domain/report/report-figure.ts';
import { reportSourcesSchema } from '../../domain/report/report-source.ts';
import { reportSchema } from '../../domain/report/report.ts';
import { vacancySchema } from '../../domain/vacancy/vacancy.ts';
import { escapeMarkup } from '../../domain/markup/escape-markup.ts';

const languages = ['en', 'de'];
const report = 'reports/automotive-and-deeptech-crossroads-2025-2030';

/** Every document of the sample content, with its schema. */
const documents: [name: string, schema: z.ZodType, content: unknown][] = [
  ['company', companySchema, yaml('company')],
  ['regional', regionalWordsSchema, yaml('regional')],
  ['report', reportSchema(), yaml(report)],
  ['report sources', reportSourcesSchema, yaml(`${report}/sources`)],
  ...Object.entries({
    'hiring-models': hiringModelsSchema(),
    'talent-pack': talentPackSchema(),
    [`${report}/figures`]: reportFiguresSchema,
  }).map(([name, schema]) => inLanguages(name, name, schema)),
  ...Object.entries(pageSchemas).map(([name, schema]) =>
    inLanguages(`page ${name}`, `pages/${name}`, schema()),
  ),
  ...readdirSync('content/vacancies')
    .slice(0, 4)
    .map((file): [string, z.ZodType, unknown] => [
      `vacancy ${file}`,
      vacancySchema(),
      yaml(`vacancies/${file.replace('.yaml', '')}`),
    ]),
];

describe.each(documents)('%s', (_, schema, content) => {
  const drawn = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;

  test('every value is drawn, none is changed by drawing', () => {
    const onChange = vi.fn<() => void>();
    const markup = render(drawn, content, onChange);
    const missing = leavesOf(content).filter(({ value }) => !isShown(markup, value));
    expect(missing).toEqual([]);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('nothing is drawn as JSON', () => {
    expect(render(drawn, content)).not.toContain('font-mono');
  });

  test('a change at any place changes nothing else', () => {
    for (const { at } of leavesOf(content)) {
      const changed = withValue(content, at, 'another');
      expect(valueAt(changed, at)).toBe('another');
      expect(withValue(changed, at, valueAt(content, at))).toEqual(content);
    }
  });

  test('an empty document is drawn', () => {
    expect(render(drawn, {})).toContain('<fieldset');
  });
});

function render(schema: JsonSchema, value: unknown, onChange: () => void = () => {}) {
  return renderToStaticMarkup(
    <SchemaEditor
      {...{ schema, value, languages, onChange }}
      facts={{}}
      issues={[]}
      attempts={0}
    />,
  );
}

/** As the value of a control, as the text of a text area, or as a choice that is made. */
function isShown(markup: string, value: unknown): boolean {
  if (typeof value === 'boolean') return !value || markup.includes('checked=""');
  const text = escapeMarkup(String(value)).replaceAll("'", '&#x27;');
  return [`value="${text}"`, `>${text}</textarea>`, `>${readable(text)}</button>`].some((shown) =>
    markup.includes(shown),
  );
}

function leavesOf(value: unknown, at = ''): { at: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ at, value }];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, `${at}/${name}`));
}

function inLanguages(name: string, file: string, schema: z.ZodType): [string, z.ZodType, unknown] {
  const content = Object.fromEntries(languages.map((one) => [one, yaml(`${file}.${one}`)]));
  return [name, z.strictObject(inEveryLanguage(schema)), content];
}

function yaml(name: string): unknown {
  return parseYaml(readFileSync(`content/${name}.yaml`, 'utf8'));
}
