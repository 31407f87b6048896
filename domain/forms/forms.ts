import { candidateRegistration } from './candidate-registration.ts';
import { contactDialog } from './contact-dialog.ts';
import { contactMessage } from './contact-message.ts';
import type { Form } from './define-form.ts';
import { employerBrief } from './employer-brief.ts';
import { jobApplication } from './job-application.ts';

/** Every form. An island needs one of them and imports that one, not this list. */
export const forms = [
  jobApplication,
  contactMessage,
  contactDialog,
  candidateRegistration,
  employerBrief,
] as const satisfies readonly Form[];

type Kind = (typeof forms)[number]['kind'];
export type FormOf<K extends Kind> = Extract<(typeof forms)[number], { kind: K }>;

/** The categories of the policy under which a form stores personal data. */
export type FormRetention = (typeof forms)[number]['retention'];

export function formOf(kind: Kind): Form<Kind> {
  return forms.find((form) => form.kind === kind)!;
}
