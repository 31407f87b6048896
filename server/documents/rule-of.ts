import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { contentRule } from './content-rule.ts';
import type { PublishingRule } from './publishing-rule.ts';
import { vacancyRule } from '#server/vacancies/vacancy-rule.ts';

export function ruleOf({ kind }: DocumentKey): PublishingRule {
  return kind === 'vacancy' ? vacancyRule : contentRule;
}
