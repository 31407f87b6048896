import { useId, type ReactNode } from 'react';
import { auditActions } from '#domain/privacy/audit.ts';
import { deskWords } from '#desk/kit/words.ts';
import { denseControlLook } from '#desk/kit/dense-control-look.ts';
import { Select } from '#desk/kit/select.tsx';
import type { AuditFields } from './audit-filter.ts';

const words = deskWords.audit;

const actions = auditActions
  .map((action): [string, string] => [action, deskWords.audit.actions[action]])
  .toSorted(([, one], [, other]) => one.localeCompare(other));

/** Changes apply at once. */
export function AuditFilterForm({
  fields,
  people,
  onChange,
}: {
  fields: AuditFields;
  people: readonly string[];
  onChange: (fields: AuditFields) => void;
}) {
  const set = (name: keyof AuditFields) => (value: string) =>
    onChange({ ...fields, [name]: value });
  const isFiltered = Object.values(fields).some(Boolean);
  return (
    <form
      aria-label={words.filters}
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 items-end gap-3 rounded-md border border-line bg-surface p-3 lg:grid-cols-[1fr_1fr_1.4fr_auto_auto_auto]"
    >
      <Labelled label={words.person}>
        {(id) => (
          <Select
            id={id}
            look="field"
            value={fields.person}
            onChange={set('person')}
            options={[['', words.anybody], ...people.map((name) => [name, name] as const)]}
          />
        )}
      </Labelled>
      <Labelled label={words.action}>
        {(id) => (
          <Select
            id={id}
            look="field"
            value={fields.action}
            onChange={set('action')}
            options={[['', words.anything], ...actions]}
          />
        )}
      </Labelled>
      <Labelled label={words.subject} className="col-span-2 lg:col-span-1">
        {(id) => (
          <input
            id={id}
            className={denseControlLook}
            maxLength={100}
            placeholder={words.subjectHint}
            defaultValue={fields.subject}
            // A new input when the filter is reset or another address is opened.
            key={fields.subject}
            onBlur={(event) => set('subject')(event.target.value.trim())}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
        )}
      </Labelled>
      <Day label={words.from} value={fields.from} onChange={set('from')} />
      <Day label={words.to} value={fields.to} onChange={set('to')} />
      <button
        type="button"
        disabled={!isFiltered}
        onClick={() => onChange({ person: '', action: '', subject: '', from: '', to: '' })}
        className="col-span-2 min-h-9 rounded-sm px-3 font-medium text-accent hover:bg-ink/5 disabled:text-muted lg:col-span-1"
      >
        {words.reset}
      </button>
    </form>
  );
}

function Day({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          className={denseControlLook}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}

function Labelled({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-xs font-semibold text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
