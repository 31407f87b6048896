import type { StoredSamples } from '#domain/documents/samples.ts';
import type { HealthArea } from '#domain/status/health.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';

/** What somebody sent; on the first page without the other words about submissions. */
export const kindWords = {
  'job-application': 'Application',
  'contact-message': 'Message',
  'contact-dialog': "Let's Talk message",
  'candidate-registration': 'Registration',
  'employer-brief': 'Employer brief',
} satisfies Record<SubmissionKind, string>;

/** What System status looks at. */
export const areaWords = {
  site: 'Site',
  disk: 'Disk',
  store: 'Database',
  'sign-in': 'Signing in',
  content: 'Website',
  law: 'Law',
  vacancies: 'Vacancies',
  deliveries: 'Deliveries',
  mail: 'Email',
  backup: 'Backup',
  retention: 'Automatic deletion',
  versions: 'Versions',
} satisfies Record<HealthArea, string>;

/** How many samples there are of each, without those that are nought. */
export const listOfSamples = ({ roles, reports, downloads, people, submissions }: StoredSamples) =>
  [
    ...counted(roles, 'role', 'roles'),
    ...counted(reports, 'report', 'reports'),
    ...counted(downloads, 'document to download', 'documents to download'),
    ...counted(people, 'person', 'people'),
    ...counted(submissions, 'submission', 'submissions'),
  ].join(', ');
const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
