import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import type { Act, ActContext } from '#server/db/act.ts';
import { publishDocuments, type Publication } from '#server/documents/publish.ts';
import { orRefused, type RuledDocument } from '#server/documents/publishing-rule.ts';
import { saveVacancies, type VacancyChange } from '#server/vacancies/change-state.ts';
import { ruleOf } from '#server/vacancies/vacancy-rule.ts';
import { actIn } from './act-in.ts';

type Given = Pick<ActContext, 'db'> & Partial<ActContext>;

/** An act on one document in a transaction of its own, or why it was refused. */
export function actOn<Input, Result>(
  context: Given,
  work: (act: Act, document: RuledDocument, input: Input) => Promise<Result>,
  key: DocumentKey,
  input: Input,
) {
  return orRefused(() => actIn(context, (act) => work(act, { key, rule: ruleOf(key) }, input)));
}

/** All of them in one act. */
export function publishTogether(
  context: Given,
  publications: readonly Omit<Publication, 'rule'>[],
) {
  const ruled = publications.map((one) => ({ ...one, rule: ruleOf(one.key) }));
  return orRefused(() => actIn(context, (act) => publishDocuments(act, ruled)));
}

export function saveRoles(context: Given, changes: readonly VacancyChange[]) {
  return orRefused(() => actIn(context, (act) => saveVacancies(act, changes)));
}
