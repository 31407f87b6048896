/** What no page of ours uses. The film of the first page plays by itself, so autoplay is not here. */
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
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'xr-spatial-tracking',
];

/**
 * On every answer, whatever it is: the list of the OWASP Secure Headers Project. Clear-Site-Data
 * belongs to logging out, which nobody does here.
 */
export const securityHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For answers that are not pages: nothing may load or run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For answers without a file behind them: redirects and refusals. */
export const bareHeaders: Record<string, string> = {
  ...securityHeaders,
  'content-security-policy': closedPolicy,
  'cache-control': 'no-cache',
};

/** For a page: our own files, and exactly the inline scripts that its HTML holds. */
export function pagePolicy(inlineScriptHashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    // The toast library writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
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
