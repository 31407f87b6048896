import type { Fine, HealthFinding, KnownDestination, Trouble } from '#domain/status/health.ts';
import { fillIn } from '../fill-in.ts';
import { causeWords } from './causes.ts';
import { channelLabel, destinationLabel } from './destinations.ts';
import { inShownLanguage } from './desk-language.ts';
import { findingTexts as de } from './findings.de.ts';
import { findingTexts as en, type FindingContext } from './findings.en.ts';
import { remedyWords } from './remedies.ts';
import { describeUnfit } from './unfit-vacancy.ts';

const words = inShownLanguage({ en, de });
type Time = (at: number) => string;

/** A finding in words; only what is in order needs no remedy. */
export function findingWords(
  finding: HealthFinding,
  time: Time,
): { text: string; remedy?: string } {
  const context: FindingContext = {
    time,
    issues: describeUnfit,
    destination: (destination) => destinationWords(destination, time),
    cause: causeWords,
    remedy: ({ channel, lastFailure }) => remedyWords(channel, lastFailure ?? 'unknown'),
  };
  if (finding.level === 'ok') return { text: fineText(finding, context) };
  return troubleText(finding, context);
}

/** Where deliveries go, since when and with what success. */
export function destinationWords(destination: KnownDestination, time: Time): string {
  const { since, never, failing, failingOnce } = words.destination;
  const { host, configuredAt, lastSuccessAt, consecutiveFailures: count } = destination;
  const values = {
    label: destinationLabel(destination),
    channel: channelLabel(destination.channel),
    host,
    time: time(configuredAt),
    success: lastSuccessAt === null ? never : time(lastSuccessAt),
  };
  if (count === 0) return fillIn(since, values);
  const failure = destination.lastFailure ?? 'unknown';
  const last = { count, failure, time: time(destination.lastFailureAt ?? 0) };
  return fillIn(since, values) + fillIn(count === 1 ? failingOnce : failing, last);
}

/** The compiler knows that each kind has its words, but not that these are the words of this kind. */
function fineText<Is extends Fine['is']>(
  finding: Extract<Fine, { is: Is }>,
  context: FindingContext,
): string {
  const text = words.fine[finding.is] as (of: Fine, in_: FindingContext) => string;
  return text(finding, context);
}

function troubleText<Is extends Trouble['is']>(
  finding: Extract<Trouble, { is: Is }>,
  context: FindingContext,
) {
  type Words = (of: Trouble, in_: FindingContext) => { text: string; remedy: string };
  return (words.trouble[finding.is] as Words)(finding, context);
}
