import type { FieldDifference } from '#domain/documents/content-differences.ts';
import { editorWords as words } from '#words/desk/editor.ts';
import { Table, TableRow } from '#desk/kit/table.tsx';

/** Field by field, the old and the new value. */
export function DifferencesTable({
  differences,
  before,
  after,
  labelOf,
}: {
  differences: readonly FieldDifference[];
  before: string;
  after: string;
  labelOf: (field: string) => string;
}) {
  if (differences.length === 0) return <p className="text-muted">{words.noDifference}</p>;
  return (
    <Table
      columns={[{ label: words.field, look: 'w-1/4' }, before, after]}
      className="table-fixed text-sm"
    >
      {differences.map(({ field, before: old, after: now }) => (
        <TableRow key={field} narrow="max-md:grid">
          <th scope="row" className="font-normal text-muted">
            {labelOf(field)}
          </th>
          <Value text={old} look="text-danger decoration-danger/60" as="del" />
          <Value text={now} look="text-success" as="ins" />
        </TableRow>
      ))}
    </Table>
  );
}

function Value({
  text,
  look,
  as: As,
}: {
  text: string | undefined;
  look: string;
  as: 'del' | 'ins';
}) {
  return (
    <td className="wrap-anywhere whitespace-pre-wrap">
      {text === undefined ? (
        <span className="text-muted italic">{words.absent}</span>
      ) : (
        <As className={`no-underline ${look}`}>{text}</As>
      )}
    </td>
  );
}
