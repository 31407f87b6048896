import { createContext, use, type ComponentType } from 'react';
import { fieldOf, type Pointer, type Places } from './pointer.ts';
import type { JsonSchema } from '#domain/documents/json-schema.ts';

/** What is wrong at a field, in words. */
export type EditorIssue = {
  field: string;
  /** A sentence that names the field. */
  text: string;
  /** Where it is mended, if in another document. */
  to?: string;
};

/** The facts that a text may quote, by the language of the text. */
export type EditorFacts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The same for as long as the editor is shown, so that typing draws only what it changes. */
export type EditorActs = {
  languages: readonly string[];
  facts: EditorFacts;
  readOnly: boolean;
  change: (at: Pointer, value: unknown) => void;
  /** It is left: if it was changed, its issues are shown from now on. */
  touch: (at: Pointer) => void;
  announce: (text: string) => void;
  /** Shows another language. */
  show: (language: string) => void;
  /** Draws a part; here, because parts hold parts. */
  Part: ComponentType<PartProps>;
};

export type EditorState = {
  issues: readonly EditorIssue[];
  touched: ReadonlySet<Pointer>;
  /** After an attempt to publish, fields that were never touched show their issues too. */
  attempted: boolean;
  /** The one that is shown. */
  language: string;
  /** The whole document. */
  written: unknown;
};

export const EditorActsContext = createContext<EditorActs | undefined>(undefined);
export const EditorStateContext = createContext<EditorState | undefined>(undefined);

export function useEditorActs(): EditorActs {
  return given(use(EditorActsContext));
}

export function useEditorState(): EditorState {
  return given(use(EditorStateContext));
}

/** What is wrong at a place, once its text was changed or publishing was tried. */
export function useIssue(at: Pointer, within = false): string | undefined {
  const { issues, touched, attempted } = useEditorState();
  if (!attempted && !touched.has(at)) return undefined;
  const field = fieldOf(at);
  return issues.find((one) => one.field === field || (within && one.field.startsWith(`${field}.`)))
    ?.text;
}

/** The id of the control or part at a place. */
export function idOf(at: Pointer): string {
  return idOfField(fieldOf(at));
}

export function idOfField(field: string): string {
  return `field-${field}`;
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A field is drawn outside of an editor.');
  return value;
}

export type PartProps = {
  schema: JsonSchema;
  name: string | number;
  label: string;
  places: Places;
  required: boolean;
  /** Of its heading. */
  level: number;
  /** Without a heading: what stands around it names it. */
  bare?: boolean;
};
