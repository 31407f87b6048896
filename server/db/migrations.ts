import type { Migration } from './migration.ts';
import { submissionsAndDeliveries } from './migrations/0001-submissions-and-deliveries.ts';
import { tasksForAnyChannel } from './migrations/0002-tasks-for-any-channel.ts';
import { vacancies } from './migrations/0003-vacancies.ts';
import { briefDrafts } from './migrations/0004-brief-drafts.ts';
import { workOnSubmissions } from './migrations/0005-work-on-submissions.ts';
import { deskSignIn } from './migrations/0006-desk-sign-in.ts';
import { inboxSearch } from './migrations/0007-inbox-search.ts';
import { operations } from './migrations/0008-operations.ts';
import { purposesByKind } from './migrations/0009-purposes-by-kind.ts';
import { documentSchemas } from './migrations/0010-document-schemas.ts';
import { mailLimits } from './migrations/0011-mail-limits.ts';
import { inviters } from './migrations/0012-inviters.ts';
import { vacancyOfASubmission } from './migrations/0013-vacancy-of-a-submission.ts';
import { documents } from './migrations/0014-documents.ts';
import { images } from './migrations/0015-images.ts';
import { mandates } from './migrations/0016-mandates.ts';
import { consents } from './migrations/0017-consents.ts';
import { messages } from './migrations/0018-messages.ts';
import { roleAlerts } from './migrations/0019-role-alerts.ts';
import { listsInPages } from './migrations/0020-lists-in-pages.ts';
import { savedViews } from './migrations/0021-saved-views.ts';
import { personPreferences } from './migrations/0022-person-preferences.ts';
import { tags } from './migrations/0023-tags.ts';
import { searchIndex } from './migrations/0024-search-index.ts';
import { mailboxes } from './migrations/0025-mailboxes.ts';
import { staffSummaries } from './migrations/0026-staff-summaries.ts';

/**
 * Forward only: a released migration is never edited, the next change is the next file, whose number
 * is the version that it makes. Times are milliseconds since 1970.
 */
export const migrations: readonly Migration[] = [
  submissionsAndDeliveries,
  tasksForAnyChannel,
  vacancies,
  briefDrafts,
  workOnSubmissions,
  deskSignIn,
  inboxSearch,
  operations,
  purposesByKind,
  documentSchemas,
  mailLimits,
  inviters,
  vacancyOfASubmission,
  documents,
  images,
  mandates,
  consents,
  messages,
  roleAlerts,
  listsInPages,
  savedViews,
  personPreferences,
  tags,
  searchIndex,
  mailboxes,
  staffSummaries,
];
