import { classNames } from './class-names.ts';

/** Drawn on a 24-unit grid in one stroke weight. */
const shapes = {
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5 5l14 14M19 5L5 19',
  chevron: 'M5 9l7 7 7-7',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  external: 'M8 5h11v11M19 5L5 19',
  light:
    'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  dark: 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z',
  system: 'M3 5h18v11H3zM8.5 20h7M12 16v4',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20.5 20.5',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5l12 7.5-12 7.5z',
  filter: 'M3 6h18M6 12h12M10 18h4',
  share: 'M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v9h14v-9',
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 018 0V11',
  check: 'M4 12.5l5.5 5.5L20 7',
  alert: 'M12 4l9.5 16.5h-19zM12 10v4.5M12 17.2v.3',
};
export type IconName = keyof typeof shapes;

/** Decorative: a button that shows only an icon needs an accessible name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      className={classNames('inline-block', className ?? 'size-5')}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
