import { catalogue } from '#content/catalogue.server.ts';
import { securityTxt } from '#site/seo/security-txt.ts';

export function GET(): Response {
  return new Response(securityTxt(catalogue().firm, catalogue().company, new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
