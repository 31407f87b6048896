import * as z from 'zod/mini';
import {
  emailPattern,
  fixed,
  givenConsent,
  isoTimestamp,
  optionalText,
  requiredText,
} from './field-types.ts';
import { submissionFacts } from './submission-kind.ts';

export const contactDialogSchema = z.strictObject({
  name: requiredText(200),
  email: requiredText(254, emailPattern),
  company: optionalText(200),
  message: requiredText(10_000),
  consent: givenConsent,
  timestamp: isoTimestamp,
  source: fixed(submissionFacts['contact-dialog'].source),
});
