import type { FieldDifference } from '../../domain/vacancy/vacancy-differences.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { labelOf } from './issue-text.ts';

/** Field by field, the old and the new value. */
export function DifferencesTable({
  differences,
  before,
  after,
}: {
  differences: readonly FieldDifference[];
  before: string;
  after: string;
}) {
  if (differences.length === 0) return <p className="text-muted">{words.noDifference}</p>;
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm max-sm:block">
      <thead className="text-xs text-muted max-sm:sr-only">
        <tr className="border-b border-line *:py-1.5 *:pr-4 *:font-semibold">
          <th scope="col" className="w-1/4">
            {words.field}
          </th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {differences.map(({ field, before: old, after: now }) => (
          <tr
            key={field}
            className="border-b border-line align-top last:border-0 *:py-1.5 *:pr-4 max-sm:block max-sm:*:block"
          >
            <th scope="row" className="font-normal text-muted">
              {labelOf(field)}
            </th>
            <Value text={old} look="text-danger decoration-danger/60" as="del" />
            <Value text={now} look="text-success" as="ins" />
          </tr>
        ))}
      </tbody>
    </table>
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
    <td>
      {text === undefined ? (
        <span className="text-muted italic">{words.absent}</span>
      ) : (
        <As className={`no-underline ${look}`}>{text}</As>
      )}
    </td>
  );
}
