import * as z from 'zod/mini';
import { hiringModelNames } from '../hiring-model/hiring-model.ts';
import {
  companionFields,
  emailPattern,
  fixed,
  givenConsent,
  isoTimestamp,
  optionalText,
  phonePattern,
  requiredChoice,
  requiredText,
} from './field-types.ts';
import { submissionFacts } from './submission-kind.ts';

export const employmentTypes = ['Permanent', 'Contract'] as const;

const { source, file } = submissionFacts['employer-brief'];

export const employerBriefSchema = z.strictObject({
  company: requiredText(200),
  roleTitle: requiredText(200),
  location: requiredText(200),
  employmentType: requiredChoice(employmentTypes),
  mustHaves: requiredText(10_000),
  salaryRange: optionalText(200),
  targetStartDate: optionalText(200),
  model: requiredChoice(hiringModelNames),
  ...companionFields(file),
  yourName: requiredText(200),
  yourEmail: requiredText(254, emailPattern),
  yourPhone: optionalText(40, phonePattern),
  consent: givenConsent,
  /** The day of the terms that the visitor was shown. */
  terms_version: requiredText(10, /^\d{4}-\d{2}-\d{2}$/),
  timestamp: isoTimestamp,
  source: fixed(source),
});
