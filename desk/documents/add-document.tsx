import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isDocumentId } from '#domain/documents/document-key.ts';
import type { WebsiteRow } from '#domain/documents/website-work.ts';
import { websiteWords as words } from '#words/desk/website.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { denseControlLook } from '#desk/kit/dense-control-look.ts';
import { Select } from '#desk/kit/select.tsx';
import { SmallButton } from '#desk/kit/small-button.tsx';

const addable = ['person', 'testimonial', 'answer', 'report'] as const;
type Addable = (typeof addable)[number];

/** A new person, testimonial, answer or report: its short name, then its empty editor. */
export function AddDocument({ rows }: { rows: readonly WebsiteRow[] }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<Addable>('person');
  const [id, setId] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    if (!isDocumentId(id)) return setProblem(words.addIdWrong);
    if (rows.some((row) => row.kind === kind && row.id === id)) return setProblem(words.addIdTaken);
    void navigate(`/website/${kind}/${id}`);
  };
  return (
    <>
      <SmallButton
        className="ml-auto"
        onClick={() => {
          setId('');
          setProblem(undefined);
          setOpen(true);
        }}
      >
        {words.add}
      </SmallButton>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        heading={words.addHeading}
        act={{ act: add, problem }}
        label={words.add}
        keepLabel={words.cancel}
      >
        <label className="grid gap-1">
          <span className="text-xs font-semibold">{words.addKind}</span>
          <Select
            look="field"
            value={kind}
            onChange={setKind}
            options={addable.map((one) => [one, words.kinds[one]] as const)}
          />
        </label>
        <div className="grid gap-1">
          <label htmlFor="new-document" className="text-xs font-semibold">
            {words.addId}
          </label>
          <input
            id="new-document"
            value={id}
            maxLength={80}
            spellCheck={false}
            autoCapitalize="none"
            aria-describedby="new-document-hint"
            onChange={({ target }) => setId(target.value)}
            className={denseControlLook}
          />
          <p id="new-document-hint" className="text-xs text-muted">
            {words.addIdHint}
          </p>
        </div>
      </ActDialog>
    </>
  );
}
