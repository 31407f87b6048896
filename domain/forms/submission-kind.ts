import { forms } from './forms.ts';

export type SubmissionKind = (typeof forms)[number]['kind'];

export const submissionKinds: readonly SubmissionKind[] = forms.map(({ kind }) => kind);

export function isSubmissionKind(value: string): value is SubmissionKind {
  return (submissionKinds as readonly string[]).includes(value);
}
