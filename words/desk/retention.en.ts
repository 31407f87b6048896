import type { DeletedCategory } from '#domain/privacy/person-data.ts';

/** What the daily run deletes, as the privacy page, the audit log and the command name it. */
export const retentionWords: Record<DeletedCategory, string> = {
  inactiveCandidateProfiles: 'Applications, registrations and messages',
  jobSpecifications: 'Employer briefs',
  suspectedSpam: 'Suspected spam',
  erasureRequests: 'Submissions whose erasure was requested',
  briefDrafts: 'Briefs saved for later',
  emailEngagement: 'Proofs of ended role alerts',
};

export const nothingDeleted: string = 'Nothing was due';
