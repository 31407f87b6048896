import type { AuditLine } from '../../domain/work/audit.ts';
import { auditWords as words } from '../../messages/desk-words/audit.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** A table on wide screens; on narrow ones the cells of a row stand below each other. */
export function AuditList({ entries }: { entries: readonly AuditLine[] }) {
  if (entries.length === 0) return <p className="py-6 text-muted">{words.none}</p>;
  return (
    <table className="block rounded-md border border-line bg-surface text-left md:table">
      <thead className="sr-only text-xs text-muted md:not-sr-only md:table-header-group">
        <tr>
          {[words.time, words.person, words.action, words.details, words.subject].map((label) => (
            <th key={label} scope="col" className="px-3 py-2 font-semibold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {entries.map(({ id, at, by, action, details, subject }) => (
          <tr
            key={id}
            className="grid gap-x-3 border-t border-line px-3 py-2 align-top first:border-t-0 md:table-row md:p-0 md:first:border-t"
          >
            <td className="font-mono text-xs whitespace-nowrap text-muted md:px-3 md:py-2">
              <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
            </td>
            <td className="font-medium md:px-3 md:py-2">{by}</td>
            <td className="md:px-3 md:py-2 md:whitespace-nowrap">{action}</td>
            <td className="break-words md:px-3 md:py-2">{details}</td>
            <td className="font-mono text-xs break-all text-muted md:max-w-56 md:px-3 md:py-2">
              {subject.type} {subject.id}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
