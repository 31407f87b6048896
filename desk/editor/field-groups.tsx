import { type ComponentType, type ReactNode, useMemo } from 'react';
import { Icon } from '#ui/icon.tsx';
import { fillIn } from '#words/fill-in.ts';
import { deskWords } from '#desk/kit/words.ts';
import { idOfField, useEditorActs, useEditorState } from './editor-context.ts';
import { labelOf, languageName } from './labels.ts';
import { type DrawnField, FieldRows, AddLanguages, splitWords } from './group-part.tsx';
import { MisfitPart, UnknownIn } from './part-frame.tsx';
import { below, hasText, type SchemaPlace } from './pointer.ts';
import type { JsonSchema } from '#domain/documents/json-schema.ts';
import { isControl, shapeOf } from './shape.ts';

const words = deskWords.documents.editor;

/** Fields that an editor draws together. */
export type FieldGroup = {
  name: string;
  /** Without one it has no heading and is open. */
  label?: string | undefined;
  /** In the order in which they are drawn: facts, and what is said once in each language. */
  fields: readonly string[];
  /** Names of fields that `First` draws. */
  ownLabels?: Readonly<Record<string, string>>;
  /** Before its fields: what a kind has beside those of its schema. */
  First?: ComponentType;
  /** What its line says beside what is missing. */
  Note?: ComponentType;
};

/**
 * Groups from a table that has the group of every field, in the order of the table. The type of the
 * table is a mapped one over the schema, so that a new field does not compile without its group.
 */
export function groupsOf<Group extends string>(
  table: Readonly<Record<string, Group | 'left out'>>,
  groups: Readonly<Record<Group, Omit<FieldGroup, 'name' | 'fields'>>>,
): FieldGroup[] {
  return (Object.keys(groups) as Group[]).map((name) => ({
    name,
    fields: Object.keys(table).filter((field) => table[field] === name),
    ...groups[name],
  }));
}

/** What a visitor reads first is edited first; what search engines read comes last. */
const leading = ['hero'];
const trailing = ['updatedOn', 'meta'];

function rank({ name }: { name: string }): number {
  return leading.includes(name) ? -1 : trailing.indexOf(name) + 1;
}

/** Of a document without a table: single values together, each larger part by itself. */
function groupsByPart(fields: readonly DrawnField[], languages: readonly string[]): FieldGroup[] {
  const isPart = ({ name, schema }: DrawnField) => {
    const shape = shapeOf(schema, languages, name);
    return !isControl(shape) && shape.is !== 'choices' && shape.is !== 'image';
  };
  const single = fields.filter((field) => !isPart(field) && rank(field) === 0);
  const parts = fields
    .filter((field) => isPart(field) || rank(field) > 0)
    .toSorted((a, b) => rank(a) - rank(b));
  const open = { name: '', fields: single.map(({ name }) => name) };
  const isLong = parts.length > 3;
  const groups = parts.map(({ name, label }, at): FieldGroup => {
    const isFirst = at === 0 && (single.length === 0 || rank({ name }) < 0);
    return { name, label: isLong && !isFirst ? label : undefined, fields: [name] };
  });
  const [first, ...others] = groups;
  return first && !first.label ? [first, open, ...others] : [open, ...groups];
}

/** All fields of a document in their groups; one that no group has is drawn in the last. */
export function FieldGroups({
  schema,
  place,
  groups,
}: {
  schema: JsonSchema;
  place: SchemaPlace;
  groups: readonly FieldGroup[] | undefined;
}) {
  const { languages, Part } = useEditorActs();
  const shape = useMemo(() => shapeOf(schema, languages), [schema, languages]);
  if (shape.is !== 'group') {
    return (
      <Part bare required level={1} name="" label={words.text} {...{ schema, places: [place] }} />
    );
  }
  const {
    inEach,
    leftOut,
    fields: worded,
    misfits,
    known,
  } = splitWords(shape.words, [place], languages);
  const drawn: DrawnField[] = [
    ...shape.fields.map((field) => ({ ...field, places: below([place], field.name) })),
    ...worded.map((field) => ({ ...field, places: below(inEach, field.name) })),
  ].map((field) => ({ ...field, label: labelOf(field.name, field.schema) }));
  const chosen = (groups ?? groupsByPart(drawn, languages)).map((group) => ({
    ...group,
    drawn: group.fields.flatMap((name) => drawn.filter((field) => field.name === name)),
  }));
  const grouped = new Set(chosen.flatMap((group) => group.fields));
  chosen.at(-1)?.drawn.push(...drawn.filter(({ name }) => !grouped.has(name)));
  const firstFolded = chosen.findIndex(({ label }) => label !== undefined);
  return (
    <div className="grid min-w-0 gap-4">
      {misfits.length > 0 && <MisfitPart label={words.text} places={misfits} />}
      {chosen.map(({ drawn: inGroup, ...group }, at) => (
        <div key={group.name} className="grid min-w-0 gap-4 empty:hidden">
          {at === firstFolded && <OtherLanguages />}
          <Group group={group} fields={inGroup} />
        </div>
      ))}
      {firstFolded < 0 && <OtherLanguages />}
      <AddLanguages places={leftOut} />
      <UnknownIn places={[place]} known={[...shape.fields.map(({ name }) => name), ...known]} />
    </div>
  );
}

function Group({ group, fields }: { group: FieldGroup; fields: readonly DrawnField[] }) {
  const { label, First, Note } = group;
  if (fields.length === 0 && !First) return null;
  const content = (
    <>
      {First && <First />}
      <FieldRows fields={fields} level={label === undefined ? 2 : 3} />
    </>
  );
  if (label === undefined) return <div className="grid min-w-0 gap-4">{content}</div>;
  return (
    <details className="group min-w-0 rounded-md border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-3 py-2">
        <Icon name="chevron" className="size-4 -rotate-90 text-muted group-open:rotate-0" />
        <h2 className="font-semibold">{label}</h2>
        {Note && <Note />}
        <GroupState group={group} fields={fields} />
      </summary>
      <div className="grid min-w-0 gap-4 border-t border-line p-3">{content}</div>
    </details>
  );
}

/** Whether a folded group is fine, so that nobody has to open it to see. */
function GroupState({ group, fields }: { group: FieldGroup; fields: readonly DrawnField[] }) {
  const { issues } = useEditorState();
  const { languages } = useEditorActs();
  const { ownLabels } = group;
  const names = new Map(fields.map(({ name, label }) => [name, label]));
  const faulty = new Set(
    issues.flatMap(({ field }) => {
      const [first = '', second = ''] = field.split('.');
      const name = languages.includes(first) ? second : first;
      if (!group.fields.includes(name)) return [];
      return [names.get(name) ?? ownLabels?.[name] ?? name];
    }),
  );
  return <LineState>{faulty.size === 0 ? undefined : [...faulty].join(', ')}</LineState>;
}

/** What is wanting, or that nothing is. */
function LineState({ children }: { children?: ReactNode }) {
  return children ? (
    <span className="min-w-0 text-muted">
      <Icon name="alert" className="mr-1 inline size-4 align-[-0.2em]" />
      {children}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1 text-muted">
      <Icon name="check" className="size-4 text-success" />
      {words.fine}
    </span>
  );
}

/** One language is edited at a time; of the others there is a line that leads to them. */
function OtherLanguages() {
  const { languages, show } = useEditorActs();
  const { language: shown, issues, written } = useEditorState();
  return languages
    .filter((language) => language !== shown)
    .map((language) => {
      const isThere = hasText(written, language);
      const count = issues.filter(({ field }) => field.split('.').includes(language)).length;
      const faulty = isThere ? fillIn(words.toCorrect, { count }) : words.languageMissing;
      return (
        <button
          key={language}
          id={idOfField(language)}
          type="button"
          onClick={() => show(language)}
          className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-md border border-line bg-surface px-3 py-2 text-left hover:border-ink"
        >
          <Icon name="chevron" className="size-4 -rotate-90 text-muted" />
          <span className="font-semibold">{languageName(language)}</span>
          <LineState>{count > 0 ? faulty : undefined}</LineState>
        </button>
      );
    });
}
