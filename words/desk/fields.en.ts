import type { AskedName } from '#domain/forms/define-form.ts';
import type { RoleFact } from '#domain/forms/field.ts';
import type { FormOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';

/** Labels for staff: a form speaks to its sender, in the language of the sender. */
export const fieldLabels: Record<AskedName<FormOf<SubmissionKind>>, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Name',
  yourName: 'Name',
  email: 'Email',
  yourEmail: 'Email',
  phone: 'Telephone',
  yourPhone: 'Telephone',
  linkedin: 'LinkedIn',
  company: 'Company',
  position: 'Position',
  currentLocation: 'Lives in',
  desiredRole: 'Desired role',
  desiredLocation: 'Desired place',
  authorizedToWork: 'Right to work',
  noticePeriod: 'Notice period',
  notice_period: 'Notice period',
  coverLetter: 'Letter',
  message: 'Message',
  subject: 'Subject',
  roleTitle: 'Role',
  location: 'Place of work',
  employmentType: 'Employment',
  mustHaves: 'Must-haves',
  salaryRange: 'Salary range',
  targetStartDate: 'Start',
  model: 'Hiring model',
  resume: 'CV',
  resume_document: 'CV',
  requirements_document: 'Attachment',
  attachment_document: 'Attachment',
  consent: 'Terms and privacy',
  privacyConsent: 'Privacy policy',
  privacy_agreed: 'Privacy policy',
  gdprConsent: 'Data protection',
  gdpr_agreed: 'Data protection',
  marketingConsent: 'News by email',
};

/** Labels of what a submission says without having been asked by its form. */
export const unaskedFieldWords: { role: Record<RoleFact, string>; termsVersion: string } = {
  role: {
    title: 'Role applied for',
    location: 'Location of the role',
    company: 'Company of the role',
    salary: 'Salary of the role',
    workType: 'Contract and workplace of the role',
  },
  termsVersion: 'Version of the terms shown',
};
