/** The desk is denser than the site, so its controls are smaller than those of ui. */
export const denseControlLook =
  'min-h-9 w-full min-w-0 rounded-sm border border-control bg-raised px-2.5 py-1.5 text-sm text-ink placeholder:text-muted hover:border-ink aria-invalid:border-danger aria-invalid:outline aria-invalid:outline-danger disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken';
