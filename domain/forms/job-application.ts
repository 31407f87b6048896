import * as z from 'zod/mini';
import {
  companionFields,
  emailPattern,
  fixed,
  givenConsent,
  isoTimestamp,
  optionalConsent,
  optionalText,
  phonePattern,
  requiredChoice,
  requiredText,
  webAddressPattern,
} from './field-types.ts';
import { submissionFacts } from './submission-kind.ts';

export const applicationNoticePeriods = [
  'immediate',
  '1-week',
  '2-weeks',
  '1-month',
  '2-months',
  '3-months',
  'other',
] as const;

export const workAuthorizations = ['yes', 'no'] as const;

const { source, file } = submissionFacts['job-application'];

/** In the order in which the form asks, which is the order in which faults are told. */
export const jobApplicationSchema = z.strictObject({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: requiredText(254, emailPattern),
  phone: requiredText(40, phonePattern),
  linkedin: optionalText(300, webAddressPattern),
  noticePeriod: requiredChoice(applicationNoticePeriods),
  authorizedToWork: requiredChoice(workAuthorizations),
  coverLetter: requiredText(10_000),
  ...companionFields(file),
  privacyConsent: givenConsent,
  gdprConsent: givenConsent,
  marketingConsent: optionalConsent,
  roleTitle: requiredText(200),
  roleLocation: requiredText(200),
  roleCompany: requiredText(200),
  roleSalary: requiredText(200),
  roleWorkType: requiredText(100),
  timestamp: isoTimestamp,
  source: fixed(source),
});
