import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';
import { tinykeys } from 'tinykeys';
import { Dialog } from '#ui/dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import { keepText, keptText } from '#desk/kit/kept.ts';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.inbox.keys;

const storageKey = 'desk-single-keys';
const watchers = new Set<() => void>();

/** Shortcuts of one key can be turned off (WCAG 2.1.4): voice input and screen readers use keys too. */
export function useSingleKeysEnabled(): [boolean, (enabled: boolean) => void] {
  const enabled = useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => keptText(storageKey) !== 'off',
  );
  return [
    enabled,
    (next) => {
      keepText(storageKey, next ? 'on' : 'off');
      for (const changed of watchers) changed();
    },
  ];
}

/** Calls `onKey` with the name of a shortcut, unless `ignore` says that the key is not meant for it. */
export function useKeys<Name extends string>(
  keys: Record<string, Name>,
  onKey: (name: Name) => void,
  ignore: (event: KeyboardEvent) => boolean,
  enabled = true,
) {
  const press = useEffectEvent(onKey);
  useEffect(() => {
    if (!enabled) return;
    const handlers = Object.entries(keys).map(([key, name]) => [
      key,
      (event: KeyboardEvent) => {
        event.preventDefault();
        press(name);
      },
    ]);
    return tinykeys(window, Object.fromEntries(handlers), { ignore });
  }, [enabled, keys, ignore]);
}

/** Somebody types, answers a dialog, or means the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (!(target instanceof Element)) return false;
  return (
    target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]') ||
    target.closest('dialog') !== null
  );
}

/** Keys that scroll or press something elsewhere. */
export function isOutsideOfList(event: KeyboardEvent): boolean {
  return isTyping(event) || !(event.target as Element).matches('[role=row], body');
}

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
