import { logoPaths } from './logo-paths.ts';

/** The mark: a dial whose needle points north. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden fill="none" className={className}>
      <path d={logoPaths.ring} stroke="currentColor" strokeWidth="3" strokeLinecap="butt" />
      <path d={logoPaths.ticks} stroke="currentColor" strokeWidth="2" />
      <path d={logoPaths.needle} className="fill-signal" />
    </svg>
  );
}

/**
 * The firm's name in Instrument Sans, white, for dark regions. A file, so that neither pages nor
 * scripts contain its outline.
 */
export function Wordmark({ className }: { className?: string }) {
  return <img src="/brand/wordmark.svg" alt="" width={316} height={54} className={className} />;
}
