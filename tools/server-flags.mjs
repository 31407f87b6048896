/**
 * How Node runs the server. With a small young generation it is collected often, and with it the
 * pieces of bodies that have passed; otherwise they pile up until the whole heap has to be looked
 * through: npm run bench:intake
 */
export const serverFlags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];

/** Types are stripped once, not at each start: what does it takes 25 MB and stays in memory. */
export const serverEnvironment = { NODE_COMPILE_CACHE: 'node_modules/.cache/northgauge' };
