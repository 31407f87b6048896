import * as z from 'zod/mini';
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
  webAddressPattern,
} from './field-types.ts';
import { submissionFacts } from './submission-kind.ts';

export const registrationNoticePeriods = [
  'immediately',
  '1-month',
  '2-months',
  '3-months',
  '4-months',
] as const;

const { source, file } = submissionFacts['candidate-registration'];
const additionalInformation = optionalText(10_000);

export const candidateRegistrationSchema = z.strictObject({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: requiredText(254, emailPattern),
  phone: requiredText(40, phonePattern),
  linkedin: optionalText(300, webAddressPattern),
  company: optionalText(200),
  position: optionalText(200),
  currentLocation: optionalText(200),
  desiredRole: requiredText(200),
  desiredLocation: requiredText(200),
  authorizedToWork: requiredText(300),
  notice_period: requiredChoice(registrationNoticePeriods),
  // The receiver knows the same text by two names: the form's own and the one it adds.
  message: additionalInformation,
  additional_information: additionalInformation,
  ...companionFields(file),
  privacy_agreed: givenConsent,
  privacy_agreement_timestamp: isoTimestamp,
  gdpr_agreed: givenConsent,
  gdpr_agreement_timestamp: isoTimestamp,
  timestamp: isoTimestamp,
  source: fixed(source),
});
