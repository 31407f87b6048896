import type { Fine, HealthFinding, KnownDestination, Trouble } from '#domain/status/health.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { fillIn } from '../fill-in.ts';
import { causeWords, channelLabel, destinationLabel, remedyWords } from './deliveries.ts';
import type { DeskWords } from './en.ts';
import type { FindingContext } from './status.en.ts';

type Time = (at: number) => string;

/** A finding in words; only what is in order needs no remedy. */
export function findingWords(
  finding: HealthFinding,
  time: Time,
  words: DeskWords,
): { text: string; remedy?: string } {
  const context: FindingContext = {
    time,
    issues: (issues) => describeUnfit(issues, words.vacancies),
    destination: (destination) => destinationWords(destination, time, words),
    cause: (failure) => causeWords(failure, words.deliveries),
    remedy: ({ channel, lastFailure }) =>
      remedyWords(channel, lastFailure ?? 'unknown', words.deliveries),
  };
  if (finding.level === 'ok') return { text: fineText(finding, context, words) };
  return troubleText(finding, context, words);
}

/** Where deliveries go, since when and with what success. */
export function destinationWords(
  destination: KnownDestination,
  time: Time,
  { status, deliveries }: DeskWords,
): string {
  const { since, never, failing, failingOnce } = status.findings.destination;
  const { host, configuredAt, lastSuccessAt, consecutiveFailures: count } = destination;
  const values = {
    label: destinationLabel(destination, deliveries),
    channel: channelLabel(destination.channel, deliveries),
    host,
    time: time(configuredAt),
    success: lastSuccessAt === null ? never : time(lastSuccessAt),
  };
  if (count === 0) return fillIn(since, values);
  const failure = destination.lastFailure ?? 'unknown';
  const last = { count, failure, time: time(destination.lastFailureAt ?? 0) };
  return fillIn(since, values) + fillIn(count === 1 ? failingOnce : failing, last);
}

/** What keeps a stored vacancy from being read, by the names of its fields as files have them. */
export function describeUnfit(
  issues: readonly VacancyIssue[],
  words: DeskWords['vacancies'],
): string {
  return issues
    .map(({ field, code, limit, given }) => {
      const said = words.issue[code];
      const text = fillIn(said, { limit: limit ?? '', given: given ?? '' });
      const quoted = given === undefined || said.includes('{given}') ? '' : ` ("${given}")`;
      return `${field} ${text}${quoted}`;
    })
    .join('; ');
}

/** The compiler knows that each kind has its words, but not that these are the words of this kind. */
function fineText<Is extends Fine['is']>(
  finding: Extract<Fine, { is: Is }>,
  context: FindingContext,
  { status }: DeskWords,
): string {
  const text = status.findings.fine[finding.is] as (of: Fine, in_: FindingContext) => string;
  return text(finding, context);
}

function troubleText<Is extends Trouble['is']>(
  finding: Extract<Trouble, { is: Is }>,
  context: FindingContext,
  { status }: DeskWords,
) {
  type Words = (of: Trouble, in_: FindingContext) => { text: string; remedy: string };
  return (status.findings.trouble[finding.is] as Words)(finding, context);
}
