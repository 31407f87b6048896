import type { DocumentKindName } from './document-kinds.ts';

/** How the desk groups what the firm says and is, in the order of its list. */
export const websiteGroups = [
  'pages',
  'models',
  'people',
  'reports',
  'firm',
  'places',
  'mails',
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
  download: 'models',
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

/** `heroTitle` and `hero-title` are “Hero title”; what is no name of a property stays as it is. */
export function readableName(name: string): string {
  if (!/^[a-z][A-Za-z\d]*(?:-[A-Za-z\d]+)*$/.test(name)) return name;
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
