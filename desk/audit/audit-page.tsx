import { useSearchParams } from 'react-router';
import { auditActions, type AuditLine } from '#domain/privacy/audit.ts';
import { retention } from '#domain/privacy/retention.ts';
import { ApiError, ask, download } from '#desk/kit/api.ts';
import {
  denseControlLook,
  Input,
  Labelled,
  quietLinkLook,
  Select,
  SmallButton,
} from '#desk/kit/controls.tsx';
import { Failure, Loading } from '#desk/kit/loading.tsx';
import { Moment } from '#desk/kit/moment.tsx';
import { MoreRows, Table, TableRow, usePages } from '#desk/kit/table.tsx';
import { searchOf } from '#desk/kit/list-address.ts';
import { startOfDay, timeToTheSecond } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { detailWords } from '#desk/submissions/history.tsx';

const words = deskWords.audit;

/** Who did what and when, newest first. The filter stands in the address. */
export function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const fields = fieldsOf(search);
  const list = usePages(['audit', searchOf(fields).toString()], (before, signal) =>
    ask('GET /audit', {}, { query: queryOf(fields, before), signal }),
  );
  const { data, error, refetch } = list;
  const exporting = useAct({
    act: () => download(`/audit.csv?${queryOf(fields)}`, 'audit.csv'),
  });
  const show = (changed: AuditFields) => setSearch(searchOf(changed), { replace: true });
  const first = data?.pages[0];
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <div className="page-width grid content-start gap-5 py-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-xl">{deskWords.kit.nav.audit}</h1>
          <p className="text-muted">
            {words.about(deskWords.privacy.after(retention.securityLogs.period))}
          </p>
        </div>
        {first && (
          <SmallButton aria-disabled={exporting.busy} onClick={() => exporting.act()}>
            {words.export}
          </SmallButton>
        )}
      </div>
      {first && <AuditFilterForm fields={fields} people={first.people} onChange={show} />}
      {error && !data && <Failure onRetry={() => void refetch()} message={refusalWords(error)} />}
      {!error && !data && <Loading label={words.loading} />}
      {entries && (
        <AuditList entries={entries} onSubject={(subject) => show({ ...fields, subject })} />
      )}
      <MoreRows list={list}>{words.more}</MoreRows>
    </div>
  );
}

function refusalWords(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 403) return words.notAllowed;
  return error.status === 400 ? words.invalid : undefined;
}

const actions = auditActions
  .map((action): [string, string] => [action, deskWords.audit.actions[action]])
  .toSorted(([, one], [, other]) => one.localeCompare(other));

/** Changes apply at once. */
function AuditFilterForm({
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
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_1fr_1.4fr_auto_auto_auto]"
    >
      <Labelled label={words.person} className="min-w-0">
        <Select
          look="field"
          value={fields.person}
          onChange={set('person')}
          options={[['', words.anybody], ...people.map((name) => [name, name] as const)]}
        />
      </Labelled>
      <Labelled label={words.action} className="min-w-0">
        <Select
          look="field"
          value={fields.action}
          onChange={set('action')}
          options={[['', words.anything], ...actions]}
        />
      </Labelled>
      <Labelled label={words.subject} className="col-span-2 min-w-0 lg:col-span-1">
        <input
          className={denseControlLook}
          maxLength={100}
          placeholder={words.subjectHint}
          defaultValue={fields.subject}
          // A new input when the filter is reset or another address is opened.
          key={fields.subject}
          onBlur={(event) => set('subject')(event.target.value.trim())}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      </Labelled>
      {(['from', 'to'] as const).map((name) => (
        <Labelled key={name} label={words[name]} className="min-w-0">
          <Input type="date" value={fields[name]} onText={set(name)} />
        </Labelled>
      ))}
      {isFiltered && (
        <button
          type="button"
          onClick={() => onChange({ person: '', action: '', subject: '', from: '', to: '' })}
          className={`col-span-2 min-h-9 lg:col-span-1 ${quietLinkLook}`}
        >
          {words.reset}
        </button>
      )}
    </form>
  );
}

function AuditList({
  entries,
  onSubject,
}: {
  entries: readonly AuditLine[];
  /** Shows only what was done to one record. */
  onSubject: (id: string) => void;
}) {
  if (entries.length === 0) return <p className="py-6 text-muted">{words.none}</p>;
  return (
    <Table columns={[words.time, words.person, words.action, words.details, words.subject]}>
      {entries.map(({ id, at, by, action, details, subject, called }) => (
        <TableRow key={id} narrow="max-md:flex max-md:flex-wrap max-md:gap-x-2">
          <td className="font-mono text-xs whitespace-nowrap text-muted max-md:w-full">
            <Moment at={at}>{timeToTheSecond(at)}</Moment>
          </td>
          <td className="font-medium">{by}</td>
          <td className="lg:whitespace-nowrap">{deskWords.audit.actions[action]}</td>
          <td className="wrap-anywhere max-md:w-full">{detailWords(action, details)}</td>
          <td className="text-xs lg:whitespace-nowrap">
            <button
              type="button"
              title={subject.id}
              onClick={() => onSubject(subject.id)}
              className="text-left text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {words.subjects[subject.type]}{' '}
              {called ?? (subject.id.length === uuidLength ? subject.id.slice(0, 8) : subject.id)}
            </button>
          </td>
        </TableRow>
      ))}
    </Table>
  );
}

/** An id says little; a day or a name is read. */
const uuidLength = 36;

const names = ['person', 'action', 'subject', 'from', 'to'] as const;
type AuditFields = Record<(typeof names)[number], string>;

/** The filter as it stands in the address, with days as an input has them. */
export function fieldsOf(search: URLSearchParams): AuditFields {
  return Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as AuditFields;
}

/** For the server, which knows instants: days are those of the person who reads. */
export function queryOf({ from, to, ...texts }: AuditFields, before?: string): string {
  return searchOf({
    ...texts,
    from: startOf(from)?.toString(),
    to: startOf(to, 1)?.toString(),
    before,
  }).toString();
}

function startOf(day: string, daysLater = 0): number | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? startOfDay(day, daysLater) : undefined;
}
