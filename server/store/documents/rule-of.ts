import type { DocumentKey } from '../../../domain/document/document-kinds.ts';
import { contentRule } from './content-rule.ts';
import type { PublishingRule } from './publishing-rule.ts';
import { vacancyRule } from './vacancy-rule.ts';

export function ruleOf({ kind }: DocumentKey): PublishingRule {
  return kind === 'vacancy' ? vacancyRule : contentRule;
}
