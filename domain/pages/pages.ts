import type { z } from 'zod';
import type { Firm } from '#domain/firm/firm.ts';
import type { LegalPageName, PageName } from './page-name.ts';
import { aboutPageSchema } from './copy/about.ts';
import { candidateRegistrationPageSchema } from './copy/candidate-registration.ts';
import { contactPageSchema } from './copy/contact.ts';
import { cookiePreferencesPageSchema } from './copy/cookie-preferences.ts';
import { employersPageSchema } from './copy/employers.ts';
import { expertisePageSchema } from './copy/expertise.ts';
import { homePageSchema } from './copy/home.ts';
import { industriesPageSchema } from './copy/industries.ts';
import { industryIntelligencePageSchema } from './copy/industry-intelligence.ts';
import { vacanciesPageSchema } from './copy/vacancies.ts';

export type CopyPageName = Exclude<PageName, LegalPageName>;

/** What each page of copy in content/pages must say; some have a section for each entry of a list. */
export const pageSchemas = {
  home: () => homePageSchema,
  about: () => aboutPageSchema,
  industries: industriesPageSchema,
  expertise: expertisePageSchema,
  employers: employersPageSchema,
  vacancies: () => vacanciesPageSchema,
  'industry-intelligence': () => industryIntelligencePageSchema,
  'candidate-registration': () => candidateRegistrationPageSchema,
  contact: () => contactPageSchema,
  'cookie-preferences': () => cookiePreferencesPageSchema,
} satisfies Record<CopyPageName, (firm: Firm) => z.ZodType>;

export type PageCopy<Name extends CopyPageName> = z.infer<ReturnType<(typeof pageSchemas)[Name]>>;
