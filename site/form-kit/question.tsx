import { askedFields } from '#domain/forms/define-form.ts';
import type {
  ChoiceField,
  ConsentField,
  FileField,
  TextField as TextRules,
} from '#domain/forms/field.ts';
import { classNames } from '#ui/class-names.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextInput } from '#ui/text-field.tsx';
import { formatFileSize } from './issue-text.ts';
import { useForm } from './form-context.ts';
import { LinkedText } from './linked-text.tsx';

type Props<Field> = { name: string; field: Field };

/** All questions of a form, one below the other. */
export function FormQuestions() {
  const { form } = useForm();
  return askedFields(form).map(([name]) => <FormQuestion key={name} name={name} />);
}

/** Short questions beside each other. */
export function QuestionRow({ names, wide = false }: { names: readonly string[]; wide?: boolean }) {
  return (
    <div className={classNames('grid items-start gap-5 sm:grid-cols-2', wide && 'xl:grid-cols-3')}>
      {names.map((name) => (
        <FormQuestion key={name} name={name} />
      ))}
    </div>
  );
}

/** One field of the form, as its descriptor says. */
export function FormQuestion({ name }: { name: string }) {
  const { form } = useForm();
  const field = form.fields[name];
  switch (field?.type) {
    case 'text':
      return <TextQuestion name={name} field={field} />;
    case 'choice':
      return <ChoiceQuestion name={name} field={field} />;
    case 'consent':
      return <ConsentQuestion name={name} field={field} />;
    case 'file':
      return <FileQuestion name={name} field={field} />;
    default:
      throw new Error(`${form.kind} does not ask for ${name}.`);
  }
}

function TextQuestion({ name, field }: Props<TextRules>) {
  const { valueOf } = useForm();
  const control = {
    ...useControl(name, field),
    defaultValue: valueOf(name),
    autoComplete: field.autocomplete,
  };
  // Without maxLength: a browser would cut a pasted text short and say nothing.
  if (field.rows !== undefined) {
    // A text that is filled in shows its last line, where the visitor continues.
    const lines = control.defaultValue?.split('\n').length ?? 0;
    return <TextAreaField {...control} rows={Math.max(field.rows, lines + 2)} />;
  }
  const { inputMode } = field;
  // Not type=url, which refuses an address without a scheme that our rule accepts.
  const type = inputMode === 'url' ? 'text' : (inputMode ?? 'text');
  return <TextInput {...control} type={type} inputMode={inputMode} maxLength={field.maxLength} />;
}

function ChoiceQuestion({ name, field }: Props<ChoiceField>) {
  const { words, setting, valueOf } = useForm();
  const labels = words.options[name] ?? {};
  return (
    <SelectField
      {...useControl(name, field)}
      placeholder={setting.shell.choose}
      defaultValue={valueOf(name) ?? ''}
      options={field
        .options(setting.firm)
        .map((value) => ({ value, label: labels[value] ?? value }))}
    />
  );
}

/** A box that says true on the wire when ticked, and nothing otherwise. */
function ConsentQuestion({ name, field }: Props<ConsentField>) {
  const { words, setting, valueOf } = useForm();
  const { label: _, hint: __, ...control } = useControl(name, field);
  return (
    <Checkbox
      {...control}
      label={
        <LinkedText
          firm={setting.firm}
          text={words.consents[name] ?? name}
          locale={setting.locale}
          newTab={setting.shell.newTab}
        />
      }
      value="true"
      defaultChecked={valueOf(name) === 'true'}
    />
  );
}

function FileQuestion({ name, field }: Props<FileField>) {
  const { words, setting, fileLost, file, chooseFile } = useForm();
  const { shell, locale } = setting;
  const { hint, ...control } = useControl(name, field);
  const types = words.file ?? shell.file;
  const allowed = [types.hint, types.note].filter(Boolean).join(' ');
  const again = fileLost && !file ? shell.file.again : undefined;
  return (
    <FileDrop
      {...control}
      accept={field.pickerTypes.map((type) => `.${type}`).join(',')}
      hint={hint ? `${allowed}. ${hint}` : allowed}
      file={file}
      onFile={chooseFile}
      text={{
        drop: shell.file.drop,
        note: again,
        remove: shell.file.remove,
        size: (bytes) => formatFileSize(bytes, locale),
      }}
    />
  );
}

function useControl(name: string, { required }: { required: boolean }) {
  const { words, idOf, errorOf } = useForm();
  return {
    name,
    required,
    label: words.labels[name] ?? name,
    hint: words.hints?.[name],
    id: idOf(name),
    error: errorOf(name),
  };
}
