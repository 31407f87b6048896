import { useId } from 'react';
import { deskWords } from '#desk/kit/words.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import { useSingleKeysEnabled } from './use-keys.ts';

const words = deskWords.inbox.keys;

export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [enabled, setEnabled] = useSingleKeysEnabled();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} heading={words.heading} closeLabel={words.close}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        {words.list.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-sm border border-control bg-sunken px-1.5 text-center font-mono text-xs leading-6"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex items-center justify-between gap-4 border-t border-line pt-4">
        <label htmlFor={id}>
          <span className="font-semibold">{words.enabled}</span>
          <span className="block text-muted">{words.enabledHint}</span>
        </label>
        <Switch id={id} checked={enabled} onChange={() => setEnabled(!enabled)} />
      </div>
    </Dialog>
  );
}
