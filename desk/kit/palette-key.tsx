import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { tinykeys } from 'tinykeys';
import { deskWords } from './words.ts';
import { offeredActs, type PaletteAct } from './palette-acts.ts';

const words = deskWords.kit.palette;

// Loaded when it is first asked for.
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Ctrl K, or its button, finds and does anything from any page. */
export function PaletteKey() {
  const [acts, setActs] = useState<PaletteAct[]>();
  useEffect(
    () =>
      tinykeys(window, {
        '$mod+KeyK': (event) => {
          event.preventDefault();
          // Not on top of another dialog, which it would leave behind.
          if (!document.querySelector('dialog:modal')) setActs(offeredActs());
        },
      }),
    [],
  );
  return (
    <>
      <button
        type="button"
        onClick={() => setActs(offeredActs())}
        aria-keyshortcuts="Control+K"
        className="flex min-h-8 items-center rounded-sm border border-line px-2 text-muted hover:text-ink"
      >
        <span className="sr-only">{words.open} </span>
        <kbd className="font-mono text-xs whitespace-nowrap">Ctrl K</kbd>
      </button>
      {/* Not within the bar, which is dark in both themes. */}
      {acts &&
        createPortal(
          <Suspense>
            <Palette acts={acts} onClose={() => setActs(undefined)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
