const length = 40;
const years = [2025, 2026, 2027, 2028, 2029, 2030];

/** The cover's drawing: two measuring scales that cross, one for each industry. */
export function Crossroads({ className }: { className?: string }) {
  return (
    <svg viewBox="-30 -6 660 332" aria-hidden fill="none" className={className}>
      <g transform="translate(300 160) rotate(-24)">
        <Scale accent="#f0a23b" />
      </g>
      <g transform="translate(300 160) rotate(24)">
        <Scale accent="#eef0f2" />
      </g>
      <circle cx="300" cy="160" r="30" fill="#0d1014" stroke="#f0a23b" strokeWidth="2" />
      <path d="M300 136l5 24a5 5 0 1 1-10 0z" fill="#f0a23b" />
    </svg>
  );
}

function Scale({ accent }: { accent: string }) {
  const step = 640 / length;
  return (
    <g>
      <path d="M-320 0H320" stroke={accent} strokeWidth="1.5" />
      {Array.from({ length: length + 1 }, (_, at) => {
        const long = at % 8 === 0;
        const x = -320 + at * step;
        return (
          <path
            key={at}
            d={`M${x} 0v${long ? -22 : at % 4 === 0 ? -14 : -8}`}
            stroke={long ? accent : '#6d7784'}
            strokeWidth={long ? 1.5 : 1}
          />
        );
      })}
      {years.map((year, at) => (
        <text
          key={year}
          x={-320 + at * 8 * step}
          y={20}
          fontSize="11"
          fill="#a9b2be"
          textAnchor="middle"
          fontFamily="'Plex Mono', monospace"
        >
          {year}
        </text>
      ))}
    </g>
  );
}
