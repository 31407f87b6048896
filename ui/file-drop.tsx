import { useRef, useState, type ComponentProps, type DragEvent } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

/**
 * A file input that also takes a dropped file. Without script it is the plain input. The words
 * come from outside; `file` is what the form holds, `onFile` hears of a choice or a removal.
 */
export function FileDrop({
  label,
  hint,
  error,
  id,
  file,
  onFile,
  text,
  ...input
}: FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
    file: File | undefined;
    onFile: (file: File | undefined) => void;
    text: { drop: string; note?: string; remove: string; size: (bytes: number) => string };
  }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!dropped || input.disabled) return;
    if (chooser.current) chooser.current.files = event.dataTransfer.files;
    onFile(dropped);
  };
  const remove = () => {
    if (chooser.current) chooser.current.value = '';
    onFile(undefined);
    chooser.current?.focus();
  };

  return (
    <Field {...{ label, hint, error, id }} required={input.required}>
      {(control) => (
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classNames(
            'grid gap-3 rounded-sm border border-dashed p-4',
            over ? 'border-accent bg-accent/10' : 'border-control bg-raised',
          )}
        >
          <input
            {...input}
            {...control}
            ref={chooser}
            type="file"
            onChange={(event) => onFile(event.currentTarget.files?.[0])}
            className={classNames(
              // Its own line says which file it is.
              file ? 'text-transparent' : 'text-muted',
              'w-full text-sm file:mr-3 file:min-h-10 file:rounded-sm file:border file:border-solid file:border-control file:bg-transparent file:px-4 file:text-sm file:font-semibold file:text-ink disabled:cursor-not-allowed',
            )}
          />
          {text.note && <p className="text-sm text-muted">{text.note}</p>}
          <p className="needs-script text-sm text-muted pointer-coarse:hidden">{text.drop}</p>
          {file && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3 text-sm">
              <Icon name="file" className="size-4 text-accent" />
              <span className="font-medium break-all">{file.name}</span>
              <span className="text-muted">{text.size(file.size)}</span>
              <button
                type="button"
                onClick={remove}
                className="ml-auto font-semibold text-accent underline-offset-4 hover:underline"
              >
                {text.remove}
              </button>
            </p>
          )}
        </div>
      )}
    </Field>
  );
}
