import { useLocation, useNavigate } from 'react-router';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { InboxRow } from '#domain/submissions/work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Button } from '#ui/button.tsx';
import { ActDialog } from '#desk/kit/act-dialog.tsx';

const words = deskWords.submissions.unanswered;

export type Asked = { unanswered: InboxRow[]; begin: () => void };

const applicants: readonly SubmissionKind[] = ['job-application', 'candidate-registration'];

/** Somebody who was promised an answer and has none. */
export function isUnansweredApplicant({ kind, state, withdrawn, suspicion }: InboxRow): boolean {
  const waits = state === 'new' || state === 'in-work';
  return waits && !withdrawn && !suspicion && applicants.includes(kind);
}

/** An applicant is left without an answer only knowingly. */
export function UnansweredDialog({
  asked,
  onClose,
}: {
  asked: Asked | undefined;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!asked) return null;
  const { unanswered, begin } = asked;
  const [first] = unanswered;
  const only = unanswered.length === 1;
  return (
    <ActDialog
      onClose={onClose}
      heading={only ? fillIn(words.one, { name: first!.name }) : words.several}
      act={{
        act: () => {
          onClose();
          begin();
        },
      }}
      label={words.close}
      keepLabel={words.keep}
      danger
      instead={
        only && (
          <Button
            onClick={() => {
              onClose();
              void navigate(
                { pathname: `/submissions/${first!.id}`, search },
                { state: { focus: 'answer' } },
              );
            }}
          >
            {words.answer}
          </Button>
        )
      }
    >
      <p>{only ? words.promised : fillIn(words.promisedSeveral, { count: unanswered.length })}</p>
    </ActDialog>
  );
}
