import { languages } from '#domain/edition/editions.ts';
import type { Company } from '#domain/firm/company.ts';
import { securityPolicyPath, securityTxtPath } from '#domain/address/paths.ts';
import { absoluteUrl } from './structured-data.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** RFC 9116 recommends less than a year. */
const validDays = 360;

/** How to report a vulnerability, for people and programs that look for it. */
export function securityTxt(firm: FirmEditions, company: Company, today: Date): string {
  const expires = new Date(today);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${company.email.security}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languages(firm).join(', ')}`,
    `Canonical: ${absoluteUrl(company, securityTxtPath)}`,
    `Policy: ${absoluteUrl(company, securityPolicyPath)}`,
    '',
  ].join('\n');
}
