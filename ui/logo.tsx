type Mark = {
  lines: readonly { outline: string; width: number }[];
  shapes: readonly string[];
};

/** A sign in a square of 48 units, in the colours of its surroundings. */
export function LogoMark({ mark, className }: { mark: Mark; className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden fill="none" className={className}>
      {mark.lines.map(({ outline, width }) => (
        <path key={outline} d={outline} stroke="currentColor" strokeWidth={width} />
      ))}
      {mark.shapes.map((outline) => (
        <path key={outline} d={outline} className="fill-signal" />
      ))}
    </svg>
  );
}
