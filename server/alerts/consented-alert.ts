import { type Act } from '#server/db/act.ts';
import { anyRole, filterLike, textOfFilter } from '#domain/alerts/role-filter.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { vacancyById } from '#server/vacancies/vacancies.ts';
import { requestAlert } from './request-alert.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Ticked = { email: string; locale: Locale; vacancyId: string | null; words: string };

/**
 * Asks the sender of a stored submission to confirm an alert where a box of its form was ticked that
 * starts one: about roles like the one applied for, otherwise about all of them.
 */
export async function requestConsentedAlert(
  act: Act,
  { id, kind }: { id: string; kind: SubmissionKind },
): Promise<void> {
  const field = boxThatStartsAlert(kind);
  if (field === undefined) return;
  const [ticked] = await act.all<Ticked>(
    `select s.email, s.locale, s.vacancy_id, c.words from submission s
      join consent c on c.submission_id = s.id where s.id = $1 and c.field = $2 and c.given = 1`,
    [id, field],
  );
  if (!ticked) return;
  const { email, locale, vacancyId, words } = ticked;
  const stored = vacancyId === null ? undefined : await vacancyById(act, vacancyId);
  const filter = textOfFilter(
    stored?.vacancy ? filterLike(catalogue().firm, stored.vacancy) : anyRole,
  );
  const alert = { email, locale, filter, cadence: 'weekly', words } as const;
  await requestAlert(act, alert);
}

function boxThatStartsAlert(kind: SubmissionKind): string | undefined {
  const boxes = Object.entries(formOf(kind).fields);
  return boxes.find(([, box]) => box.type === 'consent' && box.startsAlert)?.[0];
}
