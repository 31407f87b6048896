/** The mark: a dial whose needle points north. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden fill="none" className={className}>
      <path
        d="M10.6 37.4a19 19 0 1 1 26.8 0"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="butt"
      />
      <path
        d="M13.4 24H9.5M38.5 24h-3.9M16.5 16.5l-2.8-2.8M31.5 16.5l2.8-2.8"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M24 8l4.2 18.5a4.3 4.3 0 1 1-8.4 0z" className="fill-signal" />
    </svg>
  );
}

/**
 * The firm's name in the letterforms of Instrument Sans, white, for the dark regions where it
 * stands. A file of its own, so that neither pages nor scripts carry its outline.
 */
export function Wordmark({ className }: { className?: string }) {
  return <img src="/brand/wordmark.svg" alt="" width={316} height={54} className={className} />;
}
