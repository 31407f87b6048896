import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { contentFolder, readContentFolder } from '#content/content-folder.server.ts';
import type { JsonSchema } from '#domain/documents/json-schema.ts';
import { valueAt, withValue } from '#desk/editor/pointer.ts';
import { SchemaEditor } from '#desk/editor/schema-editor.tsx';
import {
  documentKindNames,
  kindFacts,
  type DocumentKey,
} from '#domain/documents/document-kinds.ts';
import { optionText } from '#desk/editor/labels.ts';
import { deskWords } from '#desk/kit/words.ts';
import { escapeMarkup } from '#domain/edition/text.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** An image is uploaded by the editor itself. */
const queries = new QueryClient();
const languages = ['en', 'de'];
const content = readContentFolder(contentFolder());

/** Every document of the sample content; of the vacancies, the first ones. */
const documents = documentKindNames
  .flatMap((kind) => content.ids(kind).map((id): DocumentKey => ({ kind, id })))
  .filter(({ kind, id }) => kind !== 'vacancy' || content.ids(kind).indexOf(id) < 4)
  .map((key) => [`${key.kind} ${key.id}`, key] as const);

describe.each(documents)('%s', (_, key) => {
  const document = content.get(key);
  const schema = kindFacts(key.kind).schema(catalogue().firm, key.id);
  const drawn = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

  test('every value is drawn, none as JSON, and none is changed by drawing', () => {
    const onChange = vi.fn<() => void>();
    const markup = render(drawn, document, onChange);
    const missing = leavesOf(document).filter(({ value }) => !isShown(markup, value));
    expect(missing).toEqual([]);
    expect(markup).not.toContain(deskWords.documents.editor.misfit);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a change at any place changes nothing else', () => {
    for (const { at } of leavesOf(document)) {
      const changed = withValue(document, at, 'another');
      expect(valueAt(changed, at)).toBe('another');
      const back = withValue(changed, at, valueAt(document, at));
      expect(JSON.stringify(back)).toBe(JSON.stringify(document));
    }
  });

  test('an empty document is drawn', () => {
    expect(render(drawn, {})).toContain('<fieldset');
  });
});

function render(schema: JsonSchema, value: unknown, onChange: () => void = () => {}) {
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <SchemaEditor
        {...{ schema, value, languages, onChange }}
        facts={{}}
        issues={[]}
        attempts={0}
        language="en"
        onLanguage={() => {}}
      />
    </QueryClientProvider>,
  );
}

/** As the value of a control, as the text of a text area, or as a choice that is made. */
function isShown(markup: string, value: unknown): boolean {
  if (typeof value === 'boolean') return !value || markup.includes('checked=""');
  const text = escapeMarkup(String(value)).replaceAll("'", '&#x27;');
  const control = [`value="${text}"`, `>${text}</textarea>`, `>${optionText(text)}</button>`];
  // One line of several.
  const line = [`>${text}\n`, `\n${text}\n`, `\n${text}</textarea>`];
  return [...control, ...line].some((shown) => markup.includes(shown));
}

function leavesOf(value: unknown, at = ''): { at: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ at, value }];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, `${at}/${name}`));
}
