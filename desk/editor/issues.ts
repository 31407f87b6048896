import { readableName } from '#domain/documents/document-group.ts';
import type { DocumentKindName } from '#domain/documents/document-kinds.ts';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { fillIn } from '#words/fill-in.ts';
import { deskWords } from '#desk/kit/words.ts';
import type { EditorLayout } from './edited-document.ts';
import type { EditorIssue } from './editor-context.ts';
import { languageName } from './labels.ts';

const words = deskWords.documents;

/** An issue as its field says it: a sentence, with a way to the other document if it lies there. */
export function editorIssue(
  issue: VacancyIssue,
  { labelOf, issueText }: EditorLayout,
  detail: WebsiteDetail,
): EditorIssue {
  const { field, document } = issue;
  if (document) {
    const text = fillIn(words.breaksDocument, { title: titleOf(document) });
    return { field, text, to: addressOf(document) };
  }
  const said = issueText(issue);
  const sentence = field ? `${labelOf(field, detail)} ${said}` : said;
  const text = sentence.endsWith('.') ? sentence : `${sentence}.`;
  return { field, text };
}

/** The shortest name of where an issue is: a field, another language, or another document. */
export function wayTo(
  { field, document }: VacancyIssue,
  { layout, detail, language }: { layout: EditorLayout; detail: WebsiteDetail; language: string },
): { label: string; field: string; to?: string } {
  if (document) return { label: titleOf(document), field, to: addressOf(document) };
  const path = field.split('.');
  const said = path.find((name) => (detail.languages as string[]).includes(name));
  if (said && said !== language) return { label: languageName(said), field };
  const top = path.slice(0, path[0] === said ? 2 : 1).join('.');
  return { label: layout.labelOf(top, detail, 'short'), field };
}

type OtherDocument = NonNullable<VacancyIssue['document']>;

function addressOf({ kind, id }: OtherDocument): string {
  return kind === 'vacancy' ? `/vacancies/${id}` : `/website/${kind}/${id}`;
}

/** As in the list: of a kind with one document its name, else that of the document. */
function titleOf({ kind, id, name = id }: OtherDocument): string {
  return name === 'main' ? words.kinds[kind as DocumentKindName] : readableName(name);
}
