export const smallButtonLook =
  'inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-control px-2.5 text-sm hover:border-ink hover:bg-ink/5 disabled:cursor-not-allowed disabled:text-muted';

export const linkButtonLook =
  'inline-flex min-h-11 items-center justify-center rounded-sm bg-signal px-5 text-sm font-semibold text-on-signal hover:bg-signal-strong';
