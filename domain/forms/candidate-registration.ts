import { defineForm } from './define-form.ts';
import { choice, companionsNamed, consent, copyOf, file, text } from './field.ts';
import { documentPickerTypes, documentTypes, MiB } from './file-type.ts';

export const candidateRegistration = defineForm('candidate-registration', {
  source: 'Candidate Registration Form',
  fields: {
    firstName: text({ required: true, maxLength: 100, autocomplete: 'given-name' }),
    lastName: text({ required: true, maxLength: 100, autocomplete: 'family-name' }),
    email: text({ required: true, maxLength: 254, format: 'email', autocomplete: 'email' }),
    phone: text({ required: true, maxLength: 40, format: 'phone', autocomplete: 'tel' }),
    linkedin: text({ maxLength: 300, format: 'web-address', autocomplete: 'url' }),
    currentLocation: text({ maxLength: 200, autocomplete: 'address-level2' }),
    company: text({ maxLength: 200, autocomplete: 'organization' }),
    position: text({ maxLength: 200, autocomplete: 'organization-title' }),
    desiredRole: text({ required: true, maxLength: 200 }),
    desiredLocation: text({ required: true, maxLength: 200 }),
    authorizedToWork: text({ required: true, maxLength: 300 }),
    notice_period: choice(['immediately', '1-month', '2-months', '3-months', '4-months']),
    message: text({ maxLength: 10_000, rows: 5 }),
    additional_information: copyOf('message'),
    resume_document: file({
      required: true,
      companions: companionsNamed('resume'),
      maxBytes: 5 * MiB,
      takes: { only: documentTypes },
      pickerTypes: documentPickerTypes,
    }),
    privacy_agreed: consent({ required: true, recordsTimeAs: 'privacy_agreement_timestamp' }),
    gdpr_agreed: consent({ required: true, recordsTimeAs: 'gdpr_agreement_timestamp' }),
  },
  sender: { email: 'email', name: ['firstName', 'lastName'] },
  retention: 'inactiveCandidateProfiles',
  page: 'candidate-registration',
});
