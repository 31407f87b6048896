import type { ComponentProps } from 'react';
import { fileTypes } from '../../domain/forms/file-type.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { formatFileSize } from './file-size.ts';
import { useForm } from './form-context.ts';
import { LinkedText } from './linked-text.tsx';

type Named<Props> = Omit<Props, 'label' | 'error' | 'id' | 'name'> & { name: string };

export function TextQuestion(props: Named<ComponentProps<typeof TextField>>) {
  return <TextField {...useQuestion(props.name)} {...props} />;
}

export function LongTextQuestion(props: Named<ComponentProps<typeof TextAreaField>>) {
  return <TextAreaField {...useQuestion(props.name)} {...props} />;
}

/** The options are the wire values with their words. */
export function ChoiceQuestion({
  options,
  ...props
}: Omit<Named<ComponentProps<typeof SelectField>>, 'options'> & {
  options: Record<string, string>;
}) {
  const { shell } = useForm();
  return (
    <SelectField
      {...useQuestion(props.name)}
      placeholder={shell.choose}
      defaultValue=""
      options={Object.entries(options).map(([value, label]) => ({ value, label }))}
      {...props}
    />
  );
}

/** A box that says true on the wire when ticked, and nothing otherwise. */
export function ConsentQuestion({
  text,
  ...props
}: Named<ComponentProps<typeof Checkbox>> & { text: string }) {
  const { locale, shell } = useForm();
  const { id, error } = useQuestion(props.name);
  const label = <LinkedText text={text} locale={locale} newTab={shell.newTab} />;
  return <Checkbox {...{ id, error, label }} value="true" {...props} />;
}

/** The one file of the form, with the types that the specification lets the picker offer. */
export function FileQuestion({
  pickerTypes,
  hint,
  note,
}: {
  pickerTypes: readonly (keyof typeof fileTypes)[];
  hint: string;
  note?: string;
}) {
  const { slot, file, chooseFile, shell, locale } = useForm();
  const name = slot?.field ?? '';
  return (
    <FileDrop
      {...useQuestion(name)}
      name={name}
      required={slot?.required}
      accept={pickerTypes.map((type) => `.${type}`).join(',')}
      hint={hint}
      file={file}
      onFile={chooseFile}
      text={{
        drop: shell.file.drop,
        note,
        remove: shell.file.remove,
        size: (bytes) => formatFileSize(bytes, locale),
      }}
    />
  );
}

function useQuestion(name: string) {
  const { labelOf, idOf, errorOf } = useForm();
  return { label: labelOf(name), id: idOf(name), error: errorOf(name) };
}
