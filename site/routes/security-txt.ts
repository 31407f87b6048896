import { catalogue } from '../../content/catalogue.server.ts';
import { securityTxt } from '../seo/security-txt.server.ts';

export function loader() {
  const text = securityTxt(catalogue().company, new Date());
  return new Response(text, { headers: { 'Content-Type': 'text/plain' } });
}
