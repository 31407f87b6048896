import type { DocumentKindName } from './document-kinds.ts';

/** How the desk groups what the firm says and is, in the order of its list. */
export const websiteGroups = [
  'firm',
  'people',
  'places',
  'models',
  'pages',
  'mails',
  'reports',
  'legal',
  'vacancies',
] as const;
export type WebsiteGroup = (typeof websiteGroups)[number];

export const groupOf: Record<DocumentKindName, WebsiteGroup> = {
  company: 'firm',
  brand: 'firm',
  'site-words': 'firm',
  editions: 'firm',
  promises: 'firm',
  places: 'places',
  lists: 'places',
  fields: 'places',
  'reporting-duty': 'legal',
  regional: 'places',
  'hiring-models': 'models',
  'hiring-model-words': 'models',
  'talent-pack': 'models',
  retention: 'legal',
  page: 'pages',
  legal: 'legal',
  mail: 'mails',
  answer: 'mails',
  report: 'reports',
  person: 'people',
  testimonial: 'people',
  vacancy: 'vacancies',
};
