export const legalPageNames = [
  'privacy-policy',
  'cookie-policy',
  'data-rights',
  'terms-of-use',
  'company-info',
  'accessibility',
] as const;
export type LegalPageName = (typeof legalPageNames)[number];

/** The pages that content may link to. Their addresses are the site's business. */
export const pageNames = [
  'home',
  'about',
  'industries',
  'expertise',
  'employers',
  'vacancies',
  'industry-intelligence',
  'candidate-registration',
  'contact',
  ...legalPageNames,
  'cookie-preferences',
] as const;
export type PageName = (typeof pageNames)[number];

/** Where a link of content may lead: a page, or the brief on a page of its own. */
export const linkTargets = [...pageNames, 'employers/brief'] as const;
export type LinkTarget = (typeof linkTargets)[number];

export function isLegalPage(name: PageName): name is LegalPageName {
  return (legalPageNames as readonly PageName[]).includes(name);
}
