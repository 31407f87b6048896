import { readFileSync } from 'node:fs';

/** The same text that the repository shows. */
export function loader() {
  const text = readFileSync('SECURITY.md', 'utf8');
  return new Response(text, { headers: { 'Content-Type': 'text/plain' } });
}
