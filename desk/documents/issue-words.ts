import type { DocumentIssue } from '#domain/documents/document-issue.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import type { EditorIssue } from '#desk/editor/editor-context.ts';

const words = deskWords.documents;

/** Without the name of the field, beside which it stands. */
export function issueWords({ field, code, limit, given }: DocumentIssue): EditorIssue {
  const text = fillIn(words.issue[code], { limit: limit ?? '', given: given ?? '' });
  const isNamed = words.issue[code].includes('{given}');
  return {
    field,
    text: given && !isNamed ? fillIn(words.issueGiven, { text, given }) : text,
  };
}
