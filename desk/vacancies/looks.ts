/** The desk is denser than the site, so its controls are smaller than those of ui. */
export const controlLook =
  'min-h-9 w-full rounded-sm border border-control bg-raised px-2.5 py-1.5 text-sm text-ink placeholder:text-muted hover:border-ink aria-invalid:border-danger aria-invalid:outline aria-invalid:outline-danger disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken';

export const smallButtonLook =
  'inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-control px-2.5 text-sm hover:border-ink hover:bg-ink/5 disabled:cursor-not-allowed disabled:text-muted';

export const linkButtonLook =
  'inline-flex min-h-11 items-center justify-center rounded-sm bg-signal px-5 text-sm font-semibold text-on-signal hover:bg-signal-strong';
