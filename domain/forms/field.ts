import type { FirmOffer } from '#domain/firm/firm.ts';
import type { FileTypeName } from './file-type.ts';

/** A rule for one-line text. The format also decides the keyboard and the words of an error. */
export type TextFormat = 'email' | 'phone' | 'web-address';

type Autocomplete =
  | 'name'
  | 'given-name'
  | 'family-name'
  | 'email'
  | 'tel'
  | 'url'
  | 'organization'
  | 'organization-title'
  | 'address-level2';

export type TextField = {
  type: 'text';
  required: boolean;
  /** In characters, a line break counted once. */
  maxLength: number;
  format?: TextFormat;
  /** Never off: on the way back a browser without script would leave the field empty. */
  autocomplete?: Autocomplete;
  inputMode?: 'email' | 'tel' | 'url';
  /** Present when the text may have several lines. */
  rows?: number;
};

export type ChoiceField<Option extends string = string> = {
  type: 'choice';
  required: true;
  /** Asked for when they are needed: they may be the firm's own. */
  options: (firm: FirmOffer) => readonly Option[];
};

export type ConsentField = {
  type: 'consent';
  required: boolean;
  /** The wire field that holds when the server received the consent. */
  recordsTimeAs?: string;
  /** Whoever ticks it is asked to confirm an alert about roles. */
  startsAlert?: boolean;
};

export type FileField = {
  type: 'file';
  required: boolean;
  /** Text fields that travel beside the file. The server fills them in from what it received. */
  companions: { filename: string; type: string; size: string };
  maxBytes: number;
  /** The formats that are taken, or the extensions of those that alone are refused. */
  takes: { only: readonly FileTypeName[] } | { allBut: readonly string[] };
  /** What the file picker offers; a dropped file may be anything that is taken. */
  pickerTypes: readonly FileTypeName[];
};

/** A fact of the vacancy that somebody applies for. The server takes it from the vacancy. */
export type RoleField = { type: 'role'; fact: RoleFact };
export type RoleFact = 'title' | 'location' | 'company' | 'salary' | 'workType';

/** The day of the terms that the visitor was shown. */
export type TermsVersionField = { type: 'terms-version' };

/** The same text under a second name, which a receiver expects. */
export type CopyField = { type: 'copy'; of: string };

export type AskedField = TextField | ChoiceField | ConsentField | FileField;
export type FormField = AskedField | RoleField | TermsVersionField | CopyField;

export function text({ required = false, ...rules }: TextRules): TextField {
  const inputMode = rules.inputMode ?? (rules.format && inputModes[rules.format]);
  return { type: 'text', required, ...rules, ...(inputMode && { inputMode }) };
}

type Optional<T> = Omit<T, 'type' | 'required'>;

/** An optional telephone number has no format: it is often a note such as "after 6 pm". */
type TextRules =
  | (Optional<TextField> & { required: true })
  | (Optional<TextField> & { required?: false; format?: Exclude<TextFormat, 'phone'> });

const inputModes = { email: 'email', phone: 'tel', 'web-address': 'url' } as const;

export function choice<const Option extends string>(
  options: readonly Option[] | ((firm: FirmOffer) => readonly Option[]),
): ChoiceField<Option> {
  const listed = typeof options === 'function' ? options : () => options;
  return { type: 'choice', required: true, options: listed };
}

export function consent(rules: Partial<Omit<ConsentField, 'type'>> = {}): ConsentField {
  return { type: 'consent', required: false, ...rules };
}

export function file({
  required = false,
  ...rules
}: Omit<FileField, 'type' | 'required'> & { required?: boolean }): FileField {
  return { type: 'file', required, ...rules };
}

export function role(fact: RoleFact): RoleField {
  return { type: 'role', fact };
}

export function termsVersion(): TermsVersionField {
  return { type: 'terms-version' };
}

export function copyOf(of: string): CopyField {
  return { type: 'copy', of };
}

/** `attachment` becomes `attachment_filename` and so on. */
export function companionsNamed(name: string): FileField['companions'] {
  return {
    filename: `${name}_filename`,
    type: `${name}_file_type`,
    size: `${name}_file_size`,
  };
}
