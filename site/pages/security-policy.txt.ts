import { readFileSync } from 'node:fs';

/** The same text that the repository shows. */
export function GET(): Response {
  return new Response(readFileSync('SECURITY.md', 'utf8'), {
    headers: { 'content-type': 'text/plain' },
  });
}
