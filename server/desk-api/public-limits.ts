/**
 * For routes that anybody may call: one address gets 30 requests a minute over all of them, which
 * is plenty for an office behind one address, and short bodies.
 */
export const publicLimits = {
  bodyLimit: 64 * 1024,
  config: { rateLimit: { max: 30, timeWindow: '1 minute', groupId: 'desk-sign-in' } },
};
