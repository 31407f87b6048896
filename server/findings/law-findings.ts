import { firm } from '../../domain/firm/firm.ts';
import { catalogue } from '../../content/catalogue.server.ts';
import { lawRule, lawRuleIds, type LawRule } from '../../domain/advert-law/law-rules.ts';
import { listOfYear } from '../../domain/reporting-duty/reporting-duty.ts';
import type { HealthFinding } from '../../domain/work/health.ts';
import { addMonths } from '../../domain/working-time/add-months.ts';
import { isoDay } from '../../domain/working-time/iso-day.ts';
import { addDays } from '../../domain/working-time/working-day.ts';

const area = 'law';
const noticeDays = 90;
const reviewMonths = 12;

/** Rules and lists that become due: one that begins or ends soon, or that nobody read for a year. */
export function lawFindings(
  now: number,
  rules: readonly LawRule[] = lawRuleIds.map(lawRule),
): HealthFinding[] {
  const today = isoDay(now);
  const found = [...rules.flatMap((rule) => ofRule(rule, today)), ...ofLists(today)];
  if (found.length > 0) return found;
  const text = `Rules of law that are up to date: ${rules.length}, all.`;
  return [{ area, level: 'ok', text }];
}

function ofRule({ from, until, asks, source, reviewedOn }: LawRule, today: string) {
  const soon = addDays(today, noticeDays);
  const findings: HealthFinding[] = [];
  const add = (text: string, remedy: string) =>
    findings.push({ area, level: 'open', text: `${text}: ${asks} (${source})`, remedy });
  if (from > today && from <= soon) {
    add(`From ${from} on`, 'See that the roles that are open then keep it.');
  }
  if (until !== undefined && until >= today && until <= soon) {
    add(`Until ${until} only`, 'See what follows it, and add that rule: docs/law.md.');
  }
  if (addMonths(reviewedOn, reviewMonths) < today) {
    add(`Last read on ${reviewedOn}`, 'Read its source again and set the day: docs/law.md.');
  }
  return findings;
}

/** The list of the coming year is decided at the end of November. */
function ofLists(today: string): HealthFinding[] {
  if (!catalogue().company.areaServed.includes('CH')) return [];
  const year = Number(today.slice(0, 4));
  const list = listOfYear(firm().reportingDuty, year);
  const remedy =
    'Take the official list from arbeit.swiss, and enter it on the desk, Website, “Swiss reporting duty”, or in reporting-duty.yaml.';
  const open = (text: string): HealthFinding => ({ area, level: 'open', text, remedy });
  const december = today.slice(5) >= '12-01';
  return [
    ...(list ? [] : [open(`There is no list of the Swiss reporting duty for ${year}.`)]),
    ...(list && !list.complete
      ? [
          open(
            `The list of the Swiss reporting duty for ${year} is an excerpt: a role that it does not name may still be under the duty.`,
          ),
        ]
      : []),
    ...(december && !listOfYear(firm().reportingDuty, year + 1)
      ? [open(`The list of the Swiss reporting duty for ${year + 1} is not there yet.`)]
      : []),
  ];
}
