import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { denseControlLook, Labelled, SmallButton } from './controls.tsx';
import { deskWords } from './words.ts';

const words = deskWords.status.samples;

/** The search of a list, and its other filters beside it. */
export function ListSearch({
  label,
  hint,
  value,
  onSearch,
  children,
}: {
  label: string;
  hint: string;
  value: string;
  onSearch: (text: string) => void;
  children: ReactNode;
}) {
  return (
    <search className="flex flex-wrap items-end gap-3">
      <Labelled label={label} className="min-w-56 grow md:max-w-sm">
        <SearchField
          value={value}
          onSearch={onSearch}
          placeholder={hint}
          className={denseControlLook}
        />
      </Labelled>
      {children}
    </search>
  );
}

/** Above a list that holds samples, instead of a mark on each of its rows. */
export function SamplesNote() {
  return <p className="text-xs text-muted">{words.note}</p>;
}

/** Nothing matches: the way back to everything. */
export function NothingFound({
  text,
  clear,
  onClear,
}: {
  text: string;
  clear: string;
  onClear: () => void;
}) {
  return (
    <div className="grid justify-items-center gap-4 rounded-md border border-line bg-surface p-10">
      <p>{text}</p>
      <SmallButton onClick={onClear}>{clear}</SmallButton>
    </div>
  );
}

const searchDelayMs = 250;

/** Searches a moment after the last letter, at once with Enter. */
export function SearchField({
  value,
  onSearch,
  onLeave,
  ...input
}: {
  /** What the address says. */
  value: string;
  onSearch: (text: string) => void;
  /** Enter or Escape was pressed. */
  onLeave?: () => void;
} & Pick<ComponentProps<'input'>, 'ref' | 'aria-label' | 'placeholder' | 'className'>) {
  const [text, setText] = useState(value);
  const searched = useRef(value);
  // The address changed by other means, as a link or the way back.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setText(value);
  }, [value]);
  const search = (next: string) => {
    searched.current = next.trim();
    onSearch(searched.current);
  };
  const searchLater = useEffectEvent(() => search(text));
  useEffect(() => {
    if (text.trim() === searched.current) return;
    const timer = setTimeout(() => searchLater(), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <input
      {...input}
      type="search"
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text);
        if (event.key === 'Enter' || event.key === 'Escape') onLeave?.();
      }}
    />
  );
}
