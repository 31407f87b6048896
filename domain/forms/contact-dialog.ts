import { defineForm } from './define-form.ts';
import { consent, text } from './field.ts';

export const contactDialog = defineForm('contact-dialog', {
  source: 'Contact Dialog',
  fields: {
    name: text({ required: true, maxLength: 200, autocomplete: 'name' }),
    email: text({ required: true, maxLength: 254, format: 'email', autocomplete: 'email' }),
    company: text({ maxLength: 200, autocomplete: 'organization' }),
    message: text({ required: true, maxLength: 10_000, rows: 5 }),
    consent: consent({ required: true }),
  },
  sender: { email: 'email', name: ['name'] },
  retention: 'inactiveCandidateProfiles',
  page: 'contact',
});
