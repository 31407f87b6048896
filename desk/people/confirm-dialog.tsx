import { peopleWords } from '../../messages/desk-words/people.ts';
import { shellWords } from '../../messages/desk-words/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from './entrance.tsx';

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  heading,
  about,
  confirm,
  pending,
  problem,
  onConfirm,
  onClose,
}: {
  heading: string;
  about: string;
  confirm: string;
  pending: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} heading={heading} closeLabel={shellWords.close}>
      <div className="grid gap-5">
        <p>{about}</p>
        <div role="alert">{problem && <Problem>{problem}</Problem>}</div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {peopleWords.page.cancel}
          </Button>
          <Button aria-disabled={pending} onClick={() => !pending && onConfirm()}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
