import type { AuditLine } from '#domain/privacy/audit.ts';
import { deskWords } from '#desk/kit/words.ts';
import { detailWords } from '#desk/submissions/detail-words.ts';
import { Moment } from '#desk/kit/moment.tsx';
import { Table, TableRow } from '#desk/kit/table.tsx';
import { timeToTheSecond } from '#desk/kit/times.ts';

const words = deskWords.audit;

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
              {words.subjects[subject.type]} {called ?? subject.id.slice(0, 8)}
            </button>
          </td>
        </TableRow>
      ))}
    </Table>
  );
}
