import { catalogue } from '../../content/catalogue.server.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import type { FormsMessages } from '../../messages/forms.en.ts';
import { messagesFor } from '../../messages/messages.ts';

/** What a loader hands to a form: the setting that all share and the words of its own. */
export function formWords<Name extends Exclude<keyof FormsMessages, 'shell'>>(
  name: Name,
  locale: Locale,
) {
  const { forms, toasts } = messagesFor(locale);
  return {
    setting: {
      locale,
      termsVersion: catalogue().company.termsVersion,
      shell: forms.shell,
      notices: toasts,
    },
    words: catalogue().quote(forms[name], locale),
  };
}
