import policy from '../../SECURITY.md?raw';
import { catalogue } from '#content/catalogue.server.ts';

/** The address to which the repository's text tells its readers to write. */
const repositoryAddress = /(?<=Write to )\S+@[\w.-]+\w/;

/** The same text that the repository shows, with the firm's own address. */
export function GET(): Response {
  const text = policy.replace(repositoryAddress, catalogue().company.email.security);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
