import type { RoleFact } from '../../domain/forms/field.ts';

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
