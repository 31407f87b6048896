import type { ReactNode } from 'react';

/**
 * What charts are drawn with: plain SVG in units of its viewBox, whose classes the page gives colours
 * and typefaces. A table with the numbers stands beside each.
 */

type Sized = { width: number; height: number; children: ReactNode };
type Named = { id: string; title: string; summary: string };

/** One image to a screen reader, with a name and a description; without them for the eye alone. */
export function Drawing({ width, height, children, ...named }: Sized & (Named | { id?: never })) {
  const viewBox = `0 0 ${width} ${height}`;
  if (named.id === undefined) return <svg {...{ viewBox }}>{children}</svg>;
  const { id, title, summary } = named;
  return (
    <svg
      viewBox={viewBox}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- makes an inline SVG one image
      role="img"
      aria-labelledby={`${id}-title ${id}-summary`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-summary`}>{summary}</desc>
      {children}
    </svg>
  );
}

/** Bars below each other from `left` to at most `right`, each between its name and its number. */
export function Bars({
  bars,
  max,
  left,
  right,
  rowHeight,
  barHeight,
}: {
  bars: readonly { name: string; value: number; shown: string; className: string; fill?: string }[];
  max: number;
  left: number;
  right: number;
  rowHeight: number;
  barHeight: number;
}) {
  const top = (rowHeight - barHeight + 1) / 2;
  const baseline = top + barHeight / 2 + 4.5;
  return bars.map(({ name, value, shown, className, fill }, row) => {
    const end = left + (value / max) * (right - left);
    return (
      <g key={name} transform={`translate(0 ${row * rowHeight})`}>
        <text x={left - 10} y={baseline} textAnchor="end">
          {name}
        </text>
        <rect
          x={left}
          y={top}
          width={end - left}
          height={barHeight}
          className={className}
          fill={fill}
        />
        <text x={end + 7} y={baseline} className="strong haloed">
          {shown}
        </text>
      </g>
    );
  });
}

/** Columns beside each other, each of several parts, over the rules of its ticks. */
export function Columns({
  columns,
  left,
  width,
  height,
}: {
  columns: readonly {
    name: string;
    parts: readonly { name: string; value: number; className: string }[];
  }[];
  /** Where the first begins, right of the numbers of the ticks. */
  left: number;
  width: number;
  height: number;
}) {
  const totals = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const ticks = ticksFor(Math.max(...totals, 0));
  const [top, bottom] = [8, height - 22];
  const y = (value: number) => bottom - (value / ticks.at(-1)!) * (bottom - top);
  const band = (width - left) / columns.length;
  // As many names as have room, the last one always.
  const every = Math.ceil(nameWidth / band);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y(tick)}H${width}`} className={tick === 0 ? 'axis' : 'rule'} />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {columns.map(({ name, parts }, at) => {
        const isLast = at === columns.length - 1;
        const ends = parts.map((_, part) =>
          parts.slice(0, part + 1).reduce((sum, { value }) => sum + value, 0),
        );
        return (
          <g key={name} className="column" transform={`translate(${left + at * band} 0)`}>
            <title>{[name, ...parts.map((one) => `${one.name}: ${one.value}`)].join('\n')}</title>
            <rect y={top} width={band} height={bottom - top} className="lane" />
            {parts.map((part, nth) => (
              <rect
                key={part.name}
                x={band * 0.1}
                y={y(ends[nth]!)}
                width={band * 0.8}
                height={y(0) - y(part.value)}
                className={part.className}
              />
            ))}
            {(columns.length - 1 - at) % every === 0 && (
              <text
                x={isLast ? band : band / 2}
                y={height - 4}
                textAnchor={isLast ? 'end' : 'middle'}
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Of a date in small letters, with the space to the next. */
const nameWidth = 112;

/** Round numbers from 0 to the first that is not below the greatest value, at most five of them. */
function ticksFor(greatest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(greatest, 1)));
  const steps = [power / 10, power / 5, power / 2, power, power * 2, power * 5];
  const step = steps.find((one) => one >= 1 && greatest <= 4 * one) ?? power * 5;
  const count = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
