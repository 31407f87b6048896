import { isIPv6 } from 'node:net';

/**
 * Whom a limit counts: an IPv4 address, or the /64 network of an IPv6 address, of which one household
 * has 2^64.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // ::ffff:203.0.113.9, as a socket for both families names an IPv4 address.
  const mapped = /^::ffff:(\d.*)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [first = '', last = ''] = address.split('::');
  const before = first.split(':').filter(Boolean);
  const zeros = 8 - before.length - last.split(':').filter(Boolean).length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last.split(':')];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
