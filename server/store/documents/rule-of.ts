import type { DocumentKey } from '../../../domain/document/document-kinds.ts';
import type { PublishingRule } from './publishing-rule.ts';
import { RefusedAct } from './refusal.ts';
import { vacancyRule } from './vacancy-rule.ts';

export function ruleOf(key: DocumentKey): PublishingRule {
  if (key.kind === 'vacancy') return vacancyRule;
  throw new RefusedAct({ reason: 'unknown', key });
}
