import * as z from 'zod/mini';
import {
  companionFields,
  emailPattern,
  fixed,
  isoTimestamp,
  optionalText,
  phonePattern,
  requiredText,
} from './field-types.ts';
import { submissionFacts } from './submission-kind.ts';

const { source, file } = submissionFacts['contact-message'];

export const contactMessageSchema = z.strictObject({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: requiredText(254, emailPattern),
  phone: optionalText(40, phonePattern),
  company: optionalText(200),
  position: optionalText(200),
  subject: requiredText(200),
  message: requiredText(10_000),
  ...companionFields(file),
  timestamp: isoTimestamp,
  source: fixed(source),
});
