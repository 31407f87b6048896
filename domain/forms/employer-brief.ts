import { modelName, offeredModels } from '#domain/hiring-models/hiring-model.ts';
import { dangerousExtensions } from './dangerous-file.ts';
import { defineForm } from './define-form.ts';
import { choice, companionsNamed, consent, file, termsVersion, text } from './field.ts';
import { documentPickerTypes, MiB } from './file-type.ts';

export const employerBrief = defineForm('employer-brief', {
  source: 'Employers Form',
  fields: {
    company: text({ required: true, maxLength: 200, autocomplete: 'organization' }),
    roleTitle: text({ required: true, maxLength: 200 }),
    location: text({ required: true, maxLength: 200 }),
    employmentType: choice(['Permanent', 'Contract']),
    mustHaves: text({ required: true, maxLength: 10_000, rows: 5 }),
    salaryRange: text({ maxLength: 200 }),
    targetStartDate: text({ maxLength: 200 }),
    model: choice((firm) => offeredModels(firm).map((id) => modelName(firm, id))),
    attachment_document: file({
      companions: companionsNamed('attachment'),
      maxBytes: 10 * MiB,
      takes: { allBut: dangerousExtensions },
      pickerTypes: [...documentPickerTypes, 'txt'],
    }),
    yourName: text({ required: true, maxLength: 200, autocomplete: 'name' }),
    yourEmail: text({ required: true, maxLength: 254, format: 'email', autocomplete: 'email' }),
    yourPhone: text({ maxLength: 40, inputMode: 'tel', autocomplete: 'tel' }),
    consent: consent({ required: true }),
    terms_version: termsVersion(),
  },
  sender: { email: 'yourEmail', name: ['yourName'] },
  retention: 'jobSpecifications',
  page: 'employers',
});
