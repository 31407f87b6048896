import { deskWords } from '#desk/kit/words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toast.ts';

const words = deskWords.people.page;

export type ShownLink = { name: string; path: string };

/** Shows an invitation the only time that it can be shown. */
export function LinkDialog({ link, onClose }: { link: ShownLink; onClose: () => void }) {
  const address = window.location.origin + link.path;
  return (
    <Dialog
      open
      onClose={onClose}
      heading={words.link(link.name)}
      closeLabel={deskWords.kit.close}
      notices={{ label: deskWords.kit.notices, close: deskWords.kit.close }}
    >
      <div className="grid gap-5">
        <p className="text-muted">{words.linkAbout}</p>
        <TextField
          label={words.link(link.name)}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {words.done}
          </Button>
          <Button onClick={() => void copy(address)}>{words.copy}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The address stays selected in its field where the clipboard is refused. */
async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    notify({ title: words.copied, variant: 'success' });
  } catch {
    notify({ title: deskWords.kit.failed, variant: 'destructive' });
  }
}
