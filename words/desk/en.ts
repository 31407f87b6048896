import { auditWords as audit } from './audit.en.ts';
import { contactWords as contacts } from './contacts.en.ts';
import { deliveryWords as deliveries } from './deliveries.en.ts';
import { documentWords as documents } from './documents.en.ts';
import { firstWords } from './first.en.ts';
import { inboxWords as inbox } from './inbox.en.ts';
import { mandateWords as mandates } from './mandates.en.ts';
import { peopleWords as people } from './people.en.ts';
import { privacyWords as privacy } from './privacy.en.ts';
import { reportWords as reports } from './reports.en.ts';
import { roleWords as roles } from './roles.en.ts';
import { statusWords as status } from './status.en.ts';
import { submissionWords as submissions } from './submissions.en.ts';
import { vacancyWords as vacancies } from './vacancies.en.ts';

/** By the English words. */
type Translations = Readonly<Record<string, string | undefined>>;

/** What the desk says in English: a browser loads the words of one language. */
export const deskWords = {
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
  /** Labels, hints and options stand in the schemas in English, beside what they describe. */
  schema: { texts: {} as Translations, options: {} as Translations },
};

export type DeskWords = typeof deskWords;
