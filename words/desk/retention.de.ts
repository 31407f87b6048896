import type { retentionWords as en } from './retention.en.ts';

export const retentionWords: typeof en = {
  inactiveCandidateProfiles: 'Bewerbungen, Registrierungen und Nachrichten',
  jobSpecifications: 'Anfragen von Unternehmen',
  suspectedSpam: 'Vermuteter Spam',
  erasureRequests: 'Eingänge, deren Löschung verlangt wurde',
  briefDrafts: 'Gespeicherte Anfragen',
  emailEngagement: 'Belege beendeter Stellenbenachrichtigungen',
};

export const nothingDeleted: string = 'Nichts war fällig';
