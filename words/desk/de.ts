import { auditWords as audit } from './audit.de.ts';
import { contactWords as contacts } from './contacts.de.ts';
import { deliveryWords as deliveries } from './deliveries.de.ts';
import { documentWords as documents } from './documents.de.ts';
import { firstWords } from './first.de.ts';
import { inboxWords as inbox } from './inbox.de.ts';
import { mandateWords as mandates } from './mandates.de.ts';
import { peopleWords as people } from './people.de.ts';
import { privacyWords as privacy } from './privacy.de.ts';
import { reportWords as reports } from './reports.de.ts';
import { roleWords as roles } from './roles.de.ts';
import { statusWords as status } from './status.de.ts';
import { submissionWords as submissions } from './submissions.de.ts';
import { vacancyWords as vacancies } from './vacancies.de.ts';
import type { DeskWords } from './en.ts';
import { firmTexts } from './schema/firm.de.ts';
import { pageTexts } from './schema/pages.de.ts';
import { optionTexts, vacancyTexts } from './schema/vacancies.de.ts';

export const deskWords: DeskWords = {
  ...firstWords,
  audit,
  contacts,
  deliveries,
  documents,
  inbox,
  mandates,
  people,
  privacy,
  reports,
  roles,
  status,
  submissions,
  vacancies,
  schema: { texts: { ...vacancyTexts, ...firmTexts, ...pageTexts }, options: optionTexts },
};
