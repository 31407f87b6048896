/** Features that no page uses. Autoplay is not listed: the film of the home page needs it. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'xr-spatial-tracking',
];

/** Permissions-Policy without the features that a page needs. */
export function featurePolicy({ allowed = [] as string[] } = {}): string {
  return unusedFeatures
    .map((feature) => `${feature}=${allowed.includes(feature) ? '(self)' : '()'}`)
    .join(', ');
}

/** On every answer: the list of the OWASP Secure Headers Project. */
export const securityHeaders: Record<string, string> = {
  // Neither includeSubDomains nor preload: they bind other hosts of the firm, and preload for years.
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': featurePolicy(),
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For answers that are not pages: nothing may load or run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What an answer says unless its route says otherwise. */
export const defaultHeaders: Record<string, string> = {
  ...securityHeaders,
  'content-security-policy': closedPolicy,
  'cache-control': 'no-store',
};

/** What tools/finish-build.ts writes to build/policy.json. */
export type BuildPolicy = { scriptHashes: readonly string[]; styleHashes: readonly string[] };

/** For pages: our own files, and exactly the inline scripts and styles of this build. */
export function pagePolicy({ scriptHashes, styleHashes }: BuildPolicy): string {
  return [
    "default-src 'none'",
    own('script-src', scriptHashes),
    own('style-src', styleHashes),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function own(directive: string, hashes: readonly string[]): string {
  return [`${directive} 'self'`, ...hashes.map((hash) => `'${hash}'`)].join(' ');
}
