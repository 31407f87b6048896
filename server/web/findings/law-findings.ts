import type { Catalogue } from '#content/catalogue.server.ts';
import { lawRule, lawRuleIds, type LawRule } from '#domain/vacancies/law/law-rules.ts';
import { listOfYear, type ReportingDuty } from '#domain/vacancies/law/reporting-duty.ts';
import type { HealthFinding } from '#domain/status/health.ts';
import { addMonths } from '#domain/working-time/add-months.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { addDays } from '#domain/working-time/working-day.ts';

const area = 'law';
const noticeDays = 90;
const reviewMonths = 12;

/** Rules and lists that become due: one that begins or ends soon, or that nobody read for a year. */
export function lawFindings(
  { firm, company }: Pick<Catalogue, 'firm' | 'company'>,
  now: number,
  rules: readonly LawRule[] = lawRuleIds.map(lawRule),
): HealthFinding[] {
  const today = officeDay(firm, now);
  const found = [
    ...rules.flatMap((rule) => ofRule(rule, today)),
    ...(company.areaServed.includes('CH') ? ofLists(firm.reportingDuty, today) : []),
  ];
  if (found.length > 0) return found;
  return [{ area, level: 'ok', is: 'rules-current', count: rules.length }];
}

function ofRule({ from, until, asks, source, reviewedOn }: LawRule, today: string) {
  const soon = addDays(today, noticeDays);
  const findings: HealthFinding[] = [];
  const add = (is: 'rule-begins' | 'rule-ends' | 'rule-unread', day: string) =>
    findings.push({ area, level: 'open', is, day, asks, source });
  if (from > today && from <= soon) add('rule-begins', from);
  if (until !== undefined && until >= today && until <= soon) add('rule-ends', until);
  if (addMonths(reviewedOn, reviewMonths) < today) add('rule-unread', reviewedOn);
  return findings;
}

/** The list of the coming year is decided at the end of November. */
function ofLists(reportingDuty: ReportingDuty, today: string): HealthFinding[] {
  const year = Number(today.slice(0, 4));
  const list = listOfYear(reportingDuty, year);
  const findings: HealthFinding[] = [];
  if (!list) findings.push({ area, level: 'open', is: 'duty-list-missing', year });
  if (list && !list.complete) findings.push({ area, level: 'open', is: 'duty-list-excerpt', year });
  if (today.slice(5) >= '12-01' && !listOfYear(reportingDuty, year + 1)) {
    findings.push({ area, level: 'open', is: 'duty-list-due', year: year + 1 });
  }
  return findings;
}
