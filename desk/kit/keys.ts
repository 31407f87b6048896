import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { tinykeys } from 'tinykeys';
import { keepText, keptText } from './kept.ts';

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
