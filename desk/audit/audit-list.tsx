import type { AuditLine } from '../../domain/work/audit.ts';
import { auditWords as words } from '../../messages/desk-words/audit.ts';
import { wordsOfAction } from '../../messages/desk-words/history.ts';
import { Moment } from '../shell/moment.tsx';
import { timeToTheSecond } from '../shell/times.ts';

/** A table on wide screens; on narrow ones the cells of a row stand below each other. */
export function AuditList({
  entries,
  onSubject,
}: {
  entries: readonly AuditLine[];
  /** Shows only what was done to one record. */
  onSubject: (id: string) => void;
}) {
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
            className="flex flex-wrap gap-x-2 border-t border-line px-3 py-2 align-top first:border-t-0 md:table-row md:p-0 md:first:border-t"
          >
            <td className="w-full font-mono text-xs whitespace-nowrap text-muted md:w-auto md:px-3 md:py-2">
              <Moment at={at}>{timeToTheSecond(at)}</Moment>
            </td>
            <td className="font-medium md:px-3 md:py-2">{by}</td>
            <td className="md:px-3 md:py-2 md:whitespace-nowrap">{wordsOfAction(action)}</td>
            <td className="w-full break-words md:w-auto md:px-3 md:py-2">{details}</td>
            <td className="text-xs whitespace-nowrap md:px-3 md:py-2">
              <button
                type="button"
                title={subject.id}
                onClick={() => onSubject(subject.id)}
                className="font-mono text-muted underline-offset-4 hover:text-ink hover:underline"
              >
                {subject.type} {subject.id.slice(0, 8)}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
