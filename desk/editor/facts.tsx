import { useEffect, useRef, useState } from 'react';
import { foldText } from '#domain/edition/text.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Input, Labelled, SmallButton } from '#desk/kit/controls.tsx';
import type { EditorFacts } from './editor-context.ts';

const words = deskWords.documents.editor;

type Target = HTMLInputElement | HTMLTextAreaElement;

/** The facts that a text may quote, with what they say today. Inserts one where the cursor was. */
export function FactPicker({ facts, language }: { facts: EditorFacts; language: string }) {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const target = useLastText();
  const [into, setInto] = useState<Target | null>(null);
  const known = facts[into?.closest('[lang]')?.getAttribute('lang') ?? language] ?? {};
  const terms = foldText(search).split(/\s+/).filter(Boolean);
  const found = Object.entries(known).filter(([name, text]) => {
    const folded = foldText(`${name} ${text}`);
    return terms.every((term) => folded.includes(term));
  });
  if (Object.keys(facts).length === 0) return null;
  const show = () => {
    setInto(target.current);
    setOpen(true);
  };
  const insert = (name: string) => {
    setOpen(false);
    if (into?.isConnected) insertAt(into, `{{${name}}}`);
  };
  const label = into?.dataset.quotesFacts;
  return (
    <>
      <SmallButton className="ml-auto" onClick={show}>
        {words.facts}
      </SmallButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        heading={words.facts}
        closeLabel={deskWords.kit.close}
      >
        <div className="grid gap-3">
          <Labelled label={words.factSearch}>
            <Input type="search" value={search} onText={setSearch} />
          </Labelled>
          <p className="text-xs text-muted">
            {label ? fillIn(words.factInto, { label }) : words.factNowhere}
          </p>
          {found.length === 0 && <p>{words.factsNone}</p>}
          <ul className="grid max-h-[50dvh] overflow-y-auto">
            {found.map(([name, text]) => (
              <li key={name} className="border-t border-line first:border-0">
                <button
                  type="button"
                  disabled={!into}
                  aria-label={fillIn(words.factInsert, { name })}
                  onClick={() => insert(name)}
                  className="grid w-full gap-x-4 px-2 py-1.5 text-left hover:bg-ink/5 sm:grid-cols-2"
                >
                  <span className="font-mono text-xs wrap-anywhere">{name}</span>
                  <span className="line-clamp-3 text-xs text-muted">{text}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </>
  );
}

/** The text in which the cursor was last. */
function useLastText() {
  const last = useRef<Target | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.dataset.quotesFacts !== undefined) {
        last.current = target as Target;
      }
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return last;
}

/** As if it was typed, so that the control reports it and the browser can undo it. */
function insertAt(control: Target, text: string) {
  requestAnimationFrame(() => {
    control.focus();
    control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export type Facts = Readonly<Record<string, string>>;

const quotation = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** How long a visitor finds the text: limits are judged with the facts filled in. */
export function filledLength(text: string, facts: Facts): number {
  return filledText(text, facts).length;
}

export function filledText(text: string, facts: Facts): string {
  return text.replace(quotation, (quoted, name: string) => factOf(facts, name) ?? quoted).trim();
}

function factOf(facts: Facts, name: string): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

/** What each {{fact}} in a text says today. */
export function QuotedFacts({ text, facts }: { text: string; facts: Facts }) {
  const names = new Set([...text.matchAll(quotation)].map(([, name]) => name!));
  if (names.size === 0) return null;
  return (
    <ul className="grid gap-0.5 text-xs">
      {[...names].map((name) => {
        const says = factOf(facts, name);
        return (
          <li key={name} className={says === undefined ? 'text-danger' : 'text-muted'}>
            {says === undefined
              ? fillIn(words.factUnknown, { name })
              : fillIn(words.factSays, { name, text: says })}
          </li>
        );
      })}
    </ul>
  );
}
