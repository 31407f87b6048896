import { catalogue } from '#content/catalogue.server.ts';
import { languageOf } from '#domain/edition/editions.ts';
import type { NewTemplate } from '#domain/mail/mail-template.ts';
import type { Act } from '#server/db/act.ts';
import { publishDocuments } from '#server/documents/publish.ts';
import type { RuledDocument } from '#server/documents/publishing-rule.ts';
import { answerFacts } from '#server/submissions/read-submissions.ts';

/**
 * Keeps what was written to one sender for all of the same form, in the language of that submission,
 * at the end of the list. False for one that nobody may answer.
 */
export async function saveTemplate(
  act: Act,
  document: RuledDocument,
  submissionId: string,
  { name, subject, markdown }: NewTemplate,
): Promise<boolean> {
  const facts = (await answerFacts(act, [submissionId])).get(submissionId);
  if (!facts) return false;
  const { kind, locale } = facts;
  const order =
    Math.max(
      0,
      ...catalogue()
        .answerTemplates(locale)
        .map((one) => one.order),
    ) + 1;
  const template = { name, kinds: [kind], order, subject, markdown };
  const content = { [languageOf(locale)]: template };
  await publishDocuments(act, [{ ...document, content, version: 0 }]);
  return true;
}
