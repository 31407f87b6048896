import type { Catalogue } from '../../content/catalogue.server.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import { messagesFor } from '../../messages/messages.ts';

const names = {
  'job-application': 'jobApplication',
  'contact-message': 'contactMessage',
  'contact-dialog': 'contactDialog',
  'candidate-registration': 'candidateRegistration',
  'employer-brief': 'employerBrief',
} as const;

/** What a page hands to a form: the setting that all share and the words of its own. */
export function formProps<Kind extends keyof typeof names>(
  { company, quote }: Catalogue,
  kind: Kind,
  locale: Locale,
) {
  const { forms, toasts } = messagesFor(locale);
  return {
    setting: {
      locale,
      termsVersion: company.termsVersion,
      shell: forms.shell,
      notices: toasts,
    },
    words: quote(forms[names[kind]], locale),
  };
}
