import policy from '../../SECURITY.md?raw';

/** The same text that the repository shows. */
export function GET(): Response {
  return new Response(policy, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
