import { useParams } from 'react-router';
import type { DocumentIssueCode } from '#domain/documents/document-issue.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { fillIn } from '#words/fill-in.ts';
import { DocumentEditor } from '#desk/editor/document-editor.tsx';
import {
  useEditedDocument,
  useStoredDocument,
  websiteKey,
  type EditorLayout,
} from '#desk/editor/edited-document.ts';
import { fieldLabel } from '#desk/editor/labels.ts';
import { Unanswered } from '#desk/kit/loading.tsx';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.documents;

/** `/website/:kind/:id`: one document of the site. */
export function DocumentScreen() {
  const { kind = '', id = '' } = useParams();
  // The server answers 404 for a kind that there is not.
  const key = { kind, id } as DocumentKey;
  const stored = useStoredDocument(key);
  if (!stored.data) return <Unanswered query={stored} missing={words.missing} />;
  return <DocumentEditor key={`${kind}/${id}`} detail={stored.data} layout={layout} />;
}

const layout: EditorLayout = {
  list: { to: '/website', label: words.back, key: [...websiteKey, 'list'] },
  views: () => ['edit', 'preview', 'revisions'],
  viewNames: words.views,
  Beside: Group,
  labelOf: (field, { schema, languages }, length) => fieldLabel(schema, field, languages, length),
  issueText: ({ code, limit, given }: VacancyIssue) => {
    const said = words.issue[code as DocumentIssueCode];
    const text = fillIn(said, { limit: limit ?? '', given: given ?? '' });
    const isNamed = said.includes('{given}');
    return given && !isNamed ? fillIn(words.issueGiven, { text, given }) : text;
  },
};

function Group() {
  const { group } = useEditedDocument().detail;
  return <span className="text-xs text-muted">{words.groups[group]}</span>;
}
