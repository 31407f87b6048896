import { logoPaths } from '../../ui/logo-paths.ts';

/** The mark as part of an SVG with a dark ground. */
export const logoOnDark = `<g fill="none" stroke="#fff"><path d="${logoPaths.ring}" stroke-width="3"/><path d="${logoPaths.ticks}" stroke-width="2"/></g><path d="${logoPaths.needle}" fill="#f0a23b"/>`;
