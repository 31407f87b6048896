import { defineForm } from './define-form.ts';
import { choice, consent, file, role, text } from './field.ts';
import { documentPickerTypes, documentTypes, MiB } from './file-type.ts';

export const jobApplication = defineForm('job-application', {
  source: 'Job Application Form',
  fields: {
    firstName: text({ required: true, maxLength: 100, autocomplete: 'given-name' }),
    lastName: text({ required: true, maxLength: 100, autocomplete: 'family-name' }),
    email: text({ required: true, maxLength: 254, format: 'email', autocomplete: 'email' }),
    phone: text({ required: true, maxLength: 40, format: 'phone', autocomplete: 'tel' }),
    linkedin: text({ maxLength: 300, format: 'web-address', autocomplete: 'url' }),
    noticePeriod: choice([
      'immediate',
      '1-week',
      '2-weeks',
      '1-month',
      '2-months',
      '3-months',
      'other',
    ]),
    authorizedToWork: choice(['yes', 'no']),
    coverLetter: text({ required: true, maxLength: 10_000, rows: 6 }),
    resume: file({
      required: true,
      companions: { filename: 'resumeFilename', type: 'resumeFileType', size: 'resumeFileSize' },
      maxBytes: 5 * MiB,
      takes: { only: documentTypes },
      pickerTypes: documentPickerTypes,
    }),
    privacyConsent: consent({ required: true }),
    gdprConsent: consent({ required: true }),
    marketingConsent: consent({ startsAlert: true }),
    roleTitle: role('title'),
    roleLocation: role('location'),
    roleCompany: role('company'),
    roleSalary: role('salary'),
    roleWorkType: role('workType'),
  },
  sender: { email: 'email', name: ['firstName', 'lastName'] },
  retention: 'inactiveCandidateProfiles',
  page: 'vacancy',
});
