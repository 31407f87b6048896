import type { PageName } from '#domain/pages/page-name.ts';
import type { RetentionCategory } from '#domain/privacy/retention.ts';
import type { AskedField, ChoiceField, ConsentField, FormField, FileField } from './field.ts';
import { wireChecks, type FieldCheck } from './check-field.ts';

/** The pages that can show a form again; site/pages/[...edition]/refused renders each of them. */
export type FormPage =
  | Extract<PageName, 'contact' | 'employers' | 'candidate-registration'>
  | 'vacancy';

export type FieldTable = Readonly<Record<string, FormField>>;

/** The one file that a form takes. */
export type FileSlot = FileField & { field: string };

/** Everything that is known of a form. Checks, completion, markup and settings follow from it. */
export type Form<
  Kind extends string = string,
  Fields extends FieldTable = FieldTable,
  Retention extends RetentionCategory = RetentionCategory,
> = {
  kind: Kind;
  /** The fixed value of the wire field `source`, by which a receiver tells the forms apart. */
  source: string;
  /** By wire name, in the order in which the form asks, which is also the order of its issues. */
  fields: Fields;
  /** The fields that say who sends it. */
  sender: { email: string; name: readonly string[] };
  retention: Retention;
  /** The page that shows the form again after a refused plain post. */
  page: FormPage;
  file: FileSlot | undefined;
  /** The text fields of the wire and their rules; nothing else is accepted. */
  wire: Readonly<Record<string, FieldCheck>>;
};

export function defineForm<
  const Kind extends string,
  const Fields extends FieldTable,
  const Retention extends RetentionCategory,
>(
  kind: Kind,
  facts: Pick<Form<Kind, Fields, Retention>, 'source' | 'fields' | 'retention' | 'page'> & {
    sender: {
      email: keyof Fields & string;
      name: readonly (keyof Fields & string)[];
    };
  },
): Form<Kind, Fields, Retention> {
  return {
    kind,
    ...facts,
    file: fileSlotIn(facts.fields),
    wire: wireChecks(facts.fields, facts.source),
  };
}

/** The names of the fields of a type; of several forms, those of each. */
type NamesOf<F extends Form, Type extends FormField> = F extends Form
  ? {
      [Name in keyof F['fields'] & string]: F['fields'][Name] extends Type ? Name : never;
    }[keyof F['fields'] & string]
  : never;

/** What the visitor fills in and therefore sees a label of. */
export type AskedName<F extends Form> = NamesOf<F, AskedField>;
export type ChoiceName<F extends Form> = NamesOf<F, ChoiceField>;
export type ConsentName<F extends Form> = NamesOf<F, ConsentField>;
export type OptionOf<F extends Form, Name extends string> =
  F['fields'][Name] extends ChoiceField<infer Option> ? Option : never;

export function isAsked(field: FormField | undefined): field is AskedField {
  return field !== undefined && 'required' in field;
}

/** The fields that the visitor fills in, in the order in which the form asks. */
export function askedFields(form: Form): [name: string, field: AskedField][] {
  return Object.entries(form.fields).filter((entry): entry is [string, AskedField] =>
    isAsked(entry[1]),
  );
}

function fileSlotIn(fields: FieldTable): FileSlot | undefined {
  const [slot] = Object.entries(fields).flatMap(([field, facts]) =>
    facts.type === 'file' ? [{ ...facts, field }] : [],
  );
  return slot;
}
