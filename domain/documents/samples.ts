import { z } from 'zod';

/** A role, a report, a download or a person has this mark; the firm's own has none. */
export const sampleField = z
  .boolean()
  .optional()
  .describe(
    'Invented, and delivered with the program. Search engines, job boards and alerts leave it out.',
  )
  .meta({ title: 'Sample' });

/** How many documents are samples. */
export type SampleCounts = {
  roles: number;
  reports: number;
  downloads: number;
  people: number;
};

/** With the submissions that nobody sent. */
export type StoredSamples = SampleCounts & { submissions: number };

export function samplesIn({ roles, reports, downloads, people }: SampleCounts): number {
  return roles + reports + downloads + people;
}
