import { editorWords as words } from '#words/desk/editor.ts';
import { idOfField, useEditorActs } from './editor-context.ts';
import { labelOf } from './labels.ts';
import { isControl, shapeOf, type Field, type Shape } from './shape.ts';

/** The parts of a long document, beside it on a wide screen. */
export function SectionLinks({ shape }: { shape: Shape }) {
  const { languages } = useEditorActs();
  const sections = sectionsOf(shape, languages);
  if (sections.length < 3) return <div className="max-xl:hidden" />;
  return (
    <nav aria-label={words.contents} className="sticky top-32 max-xl:hidden">
      <ul className="grid max-h-[calc(100dvh-9rem)] overflow-y-auto border-l border-line">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                const section = document.getElementById(id);
                section?.focus({ preventScroll: true });
                section?.scrollIntoView({ block: 'start' });
              }}
              className="block px-3 py-1.5 text-xs text-muted hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function sectionsOf(shape: Shape, languages: readonly string[]): { id: string; label: string }[] {
  if (shape.is !== 'group') return [];
  const own = shape.fields.filter((field) => isSection(field, languages));
  const [language] = Object.keys(shape.words ?? {});
  const inWords = language ? shapeOf(shape.words![language]!.schema, languages) : undefined;
  const worded = inWords?.is === 'group' ? inWords.fields : [];
  return [
    ...own.map(({ name, schema }) => ({ id: idOfField(name), label: labelOf(name, schema) })),
    ...worded
      .filter((field) => isSection(field, languages))
      .map(({ name, schema }) => ({
        id: idOfField(`${language}.${name}`),
        label: labelOf(name, schema),
      })),
  ];
}

function isSection({ schema, name }: Field, languages: readonly string[]): boolean {
  const shape = shapeOf(schema, languages, name);
  return !isControl(shape) && shape.is !== 'choices';
}
