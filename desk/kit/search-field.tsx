import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';

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
