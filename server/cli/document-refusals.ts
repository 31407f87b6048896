import { filesOfDocument } from '#content/document-files.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { describeUnfit } from '#words/desk/status.ts';
import { vacancyWords } from '#words/desk/vacancies.en.ts';
import type { DocumentRefusal } from '#server/documents/refusal.ts';
import { isoTime } from './command.ts';

/** Why nothing was published: document, field, fact and remedy. */
export function describeDocumentRefusal(refusal: DocumentRefusal): string[] {
  const { key } = refusal;
  const name = `${key.kind} ${key.id}`;
  switch (refusal.reason) {
    case 'changed-meanwhile':
      return [
        `${name} was changed by ${refusal.by} at ${isoTime(refusal.at)}. Run the command again.`,
      ];
    case 'invalid':
      return [
        ...refusal.issues.map((issue) =>
          issue.code === 'breaks-other'
            ? `${issue.given} would no longer fit.`
            : `${name}: ${describeUnfit([issue], vacancyWords)}. Correct ${fileOf(key, issue.field)}.`,
        ),
        ...(refusal.issues.some(({ code }) => code === 'breaks-other') ? [othersRemedy] : []),
      ];
    case 'unknown':
      return [`${name}: this program has no such document. Remove its file.`];
    default:
      return [`${name} cannot be changed here.`];
  }
}

const othersRemedy =
  'Correct or remove on the desk what would no longer fit, import it corrected with the rest, or keep what it needs.';

/** The file that holds a field of a document. */
function fileOf(key: DocumentKey, field: string): string {
  const files = filesOfDocument(key).toSorted((a, b) => b.at.length - a.at.length);
  const found = files.find(({ at }) => `${field}.`.startsWith([...at, ''].join('.')));
  return (found ?? files.at(-1))?.name ?? `${key.kind} ${key.id}`;
}
