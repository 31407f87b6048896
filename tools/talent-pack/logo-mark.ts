import { logoPaths } from '../../ui/logo-paths.ts';

/** The mark as decoration beside the firm's name. */
export const logoMark = `<svg viewBox="0 0 48 48" fill="none" aria-hidden="true"><path d="${logoPaths.ring}" stroke="currentColor" stroke-width="3"/><path d="${logoPaths.ticks}" stroke="currentColor" stroke-width="2"/><path d="${logoPaths.needle}" fill="#f0a23b"/></svg>`;
