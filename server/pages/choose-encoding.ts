import type { Encoding } from './page-store.ts';

/** Browsers send few different lists; whatever else comes is read anew. */
const known = new Map<string, ReadonlySet<string>>();
const mostKnown = 100;

/** The smallest of those that both sides have. */
export function chooseEncoding(
  accepted: string | undefined,
  available: Partial<Record<Encoding, unknown>>,
): Encoding {
  if (!accepted) return 'identity';
  const accepts = known.get(accepted) ?? remember(accepted);
  if (available.br && accepts.has('br')) return 'br';
  if (available.gzip && accepts.has('gzip')) return 'gzip';
  return 'identity';
}

function remember(accepted: string): ReadonlySet<string> {
  const codings = new Set<string>();
  for (const part of accepted.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (!parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter))) codings.add(coding);
  }
  if (known.size < mostKnown && accepted.length < 100) known.set(accepted, codings);
  return codings;
}
