import type { z } from 'zod';
import type { LegalPageName, PageName } from './page-name.ts';
import { aboutPageSchema } from './pages/about.ts';
import { candidateRegistrationPageSchema } from './pages/candidate-registration.ts';
import { contactPageSchema } from './pages/contact.ts';
import { cookiePreferencesPageSchema } from './pages/cookie-preferences.ts';
import { employersPageSchema } from './pages/employers.ts';
import { expertisePageSchema } from './pages/expertise.ts';
import { homePageSchema } from './pages/home.ts';
import { industriesPageSchema } from './pages/industries.ts';
import { industryIntelligencePageSchema } from './pages/industry-intelligence.ts';
import { vacanciesPageSchema } from './pages/vacancies.ts';

export type CopyPageName = Exclude<PageName, LegalPageName>;

/** What each page of copy in content/pages must say. */
export const pageSchemas = {
  home: homePageSchema,
  about: aboutPageSchema,
  industries: industriesPageSchema,
  expertise: expertisePageSchema,
  employers: employersPageSchema,
  vacancies: vacanciesPageSchema,
  'industry-intelligence': industryIntelligencePageSchema,
  'candidate-registration': candidateRegistrationPageSchema,
  contact: contactPageSchema,
  'cookie-preferences': cookiePreferencesPageSchema,
} satisfies Record<CopyPageName, z.ZodType>;

export type PageCopy<Name extends CopyPageName> = z.infer<(typeof pageSchemas)[Name]>;
