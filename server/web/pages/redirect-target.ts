/** Addresses below these are case-sensitive: hashes, tokens and the API. */
const caseSensitive = ['/api/', '/assets/', '/status/'];

/** The talent pack was a file named after the firm. */
const earlierPack = /^\/downloads\/[\w-]+-talent-pack(\.[a-z-]+)?\.pdf$/;

/**
 * /About, /about/ and /about/index.html are other spellings of /about; beside an earlier name of the
 * talent pack, nothing else redirects.
 */
export function redirectTarget(
  address: string,
  isPage: (address: string) => boolean,
): string | undefined {
  const folder = address.endsWith('/index.html') ? address.slice(0, -'index.html'.length) : address;
  let end = folder.length;
  // A loop, because /\/+$/ takes quadratic time on many slashes that do not end the text.
  while (end > 1 && folder.charAt(end - 1) === '/') end -= 1;
  const exact = folder.slice(0, end);
  const candidates = caseSensitive.some((prefix) => address.toLowerCase().startsWith(prefix))
    ? [exact]
    : [exact, exact.toLowerCase(), address.replace(earlierPack, '/downloads/talent-pack$1.pdf')];
  return candidates.find((candidate) => candidate !== address && isPage(candidate));
}
