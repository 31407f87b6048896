const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxLength = 30;

/**
 * Whether a text may stand in a link as the name of whoever published it, as in `?via=adzuna`: too
 * short and too plain to name a person.
 */
export function isVia(text: string): boolean {
  return text.length <= maxLength && pattern.test(text);
}

/** An address that says where it was published; without a name it is the address itself. */
export function withVia(address: string, via: string | undefined): string {
  return via === undefined ? address : `${address}?via=${via}`;
}

/** The query of a feed. Every text that is no name gets one refusal, so that one answer is cached. */
export function viaQuery(query: URLSearchParams): URLSearchParams {
  const via = query.get('via');
  if (via === null) return new URLSearchParams();
  return new URLSearchParams({ via: isVia(via) ? via : '' });
}
