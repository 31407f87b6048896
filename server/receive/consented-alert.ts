import { anyRole, filterLike, textOfFilter } from '../../domain/alert/role-filter.ts';
import type { Form } from '../../domain/forms/define-form.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import type { NewConsent } from '../store/submissions/consents.ts';
import type { NewSubmission } from '../store/submissions/submission.ts';

/** The alert that a ticked box asks for: roles like the one of the form, otherwise all of them. */
export function consentedAlert(
  form: Form,
  consents: readonly NewConsent[],
  vacancy: Vacancy | undefined,
): NewSubmission['alert'] {
  const ticked = consents.find(({ field, given }) => {
    const asked = form.fields[field];
    return given && asked?.type === 'consent' && asked.startsAlert;
  });
  if (!ticked) return undefined;
  const filter = textOfFilter(vacancy ? filterLike(vacancy) : anyRole);
  return { filter, cadence: 'weekly', words: ticked.words };
}
