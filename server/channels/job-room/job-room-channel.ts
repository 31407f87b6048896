import { catalogue } from '../../../content/catalogue.server.ts';
import type { Reporting } from '../../../domain/reporting-duty/reporting.ts';
import { dayAt } from '../../../domain/vacancy/vacancy-state.ts';
import { purposeKindOf } from '../../../domain/work/channel.ts';
import { mandateOfVacancy } from '../../store/mandates/read-mandates.ts';
import { fits, vacancyById, type FittingVacancy } from '../../store/vacancies/vacancies.ts';
import { recordReporting } from '../../vacancies/record-reporting.ts';
import type { Channel, ChannelDependencies, Outcome } from '../channel.ts';
import { fingerprintOf } from '../fingerprint-of.ts';
import { composeAdvert } from './compose-advert.ts';
import { jobRoomClient, type JobRoomAdvert, type JobRoomFailure } from './job-room-client.ts';

const key = 'job-room';
/** An employment centre reads each report; that takes hours. */
const askAgainMs = 30 * 60_000;

/** Reports Swiss roles to the employment service, follows what becomes of them, and cancels them. */
export function jobRoomChannel({ config, db, clock }: ChannelDependencies): Channel {
  const { jobRoom } = config;
  const client = jobRoom && jobRoomClient(jobRoom.url);
  return {
    name: 'job-room',
    tasksFor: (event) => {
      if (event.type === 'vacancy-reported') return [task(`report-${event.change}`)];
      return event.type === 'vacancy-report-ended' ? [task(`cancel-report-${event.change}`)] : [];
    },
    destinations:
      jobRoom && client
        ? [{ key, host: client.host, fingerprint: fingerprintOf(jobRoom.url) }]
        : [],
    send: async ({ subject, purpose }, signal) => {
      const stored = await vacancyById(db, subject.id);
      if (!stored || !fits(stored) || !client || !jobRoom) return { result: 'obsolete' };
      const { reporting } = stored.vacancy;
      if (purposeKindOf(purpose) === 'cancel-report') {
        return reporting?.is === 'reported' && reporting.jobRoom
          ? cancel(reporting.jobRoom, signal)
          : { result: 'obsolete' };
      }
      // Meanwhile reported by hand, excepted or taken back.
      if (reporting?.is !== 'to-report') return { result: 'obsolete' };
      if (!reporting.sent) return create(stored, reporting, signal);
      return follow(stored, reporting, reporting.sent, signal);
    },
    sendTest: async (_, signal) => {
      // Nothing is created: an advert that there is not tells whether we are let in.
      const answered = await client!.read('00000000-0000-0000-0000-000000000000', signal);
      if ('failure' in answered && answered.status !== 404) return failed(answered);
      return { result: 'delivered', status: 404 };
    },
  };

  async function create(
    { id, vacancy }: FittingVacancy,
    reporting: ToReport,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const mandate = (await mandateOfVacancy(db, id))?.facts;
    const today = dayAt(vacancy.location, new Date(clock.now()));
    const { company } = catalogue();
    const role = { vacancy, mandate, company, contact: jobRoom!.contact, today };
    const composed = composeAdvert(role);
    if ('lacks' in composed) {
      const failure = `incomplete: ${composed.lacks.join(', ')}`;
      return { result: 'failed', failure, permanent: true, needsOperator: true };
    }
    const answered = await client!.create(composed.advert, signal);
    if (!('advert' in answered)) return failed('failure' in answered ? answered : unexpected);
    const { advert } = answered;
    const number = advert.stellennummerEgov ?? advert.id;
    await recordReporting(db, id, { ...reporting, sent: { id: advert.id, number } }, clock.now());
    return { result: 'postponed', until: clock.now() + askAgainMs };
  }

  async function follow(
    { id, vacancy }: FittingVacancy,
    reporting: ToReport,
    sent: NonNullable<ToReport['sent']>,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const answered = await client!.read(sent.id, signal);
    if (!('advert' in answered)) return failed('failure' in answered ? answered : unexpected);
    const { advert, status } = answered;
    const today = dayAt(vacancy.location, new Date(clock.now()));
    switch (advert.status) {
      case 'INSPECTING':
        return { result: 'postponed', until: clock.now() + askAgainMs };
      case 'PUBLISHED_RESTRICTED':
      case 'PUBLISHED_PUBLIC':
        await recordReporting(db, id, settled(reporting, advert, sent, today), clock.now());
        return { result: 'delivered', status };
      case 'REJECTED':
        return { result: 'failed', failure: 'rejected', permanent: true, needsOperator: true };
      case 'CANCELLED':
      case 'ARCHIVED':
        return { result: 'failed', failure: 'ended there', permanent: true, needsOperator: true };
    }
  }

  async function cancel(id: string, signal: AbortSignal): Promise<Outcome> {
    const answered = await client!.read(id, signal);
    if (!('advert' in answered)) return failed('failure' in answered ? answered : unexpected);
    const { status } = answered.advert;
    if (status === 'CANCELLED' || status === 'ARCHIVED') return { result: 'delivered' };
    // Not while it is being read.
    if (status === 'INSPECTING') return { result: 'postponed', until: clock.now() + askAgainMs };
    const done = await client!.cancel(id, signal);
    return 'failure' in done ? failed(done) : { result: 'delivered', status: done.status };
  }
}

type ToReport = Extract<Reporting, { is: 'to-report' }>;

const unexpected: JobRoomFailure = { failure: 'unknown answer' };

const task = (purpose: `report-${string}` | `cancel-report-${string}`) => ({
  purpose,
  destination: key,
});

/** Approved: with its block if it is under the duty, else the service itself says that it is not. */
function settled(
  { occupation }: ToReport,
  { reportingObligation, reportingObligationEndDate, approvalDate }: JobRoomAdvert,
  { id, number }: NonNullable<ToReport['sent']>,
  today: string,
): Reporting {
  if (!reportingObligation) return { is: 'not-listed', occupation, checkedOn: today };
  return {
    is: 'reported',
    occupation,
    number,
    confirmedOn: approvalDate ?? today,
    ...(reportingObligationEndDate && { blockedUntil: reportingObligationEndDate }),
    jobRoom: id,
  };
}

function failed({ failure, status }: JobRoomFailure): Outcome {
  return {
    result: 'failed',
    failure,
    ...(status !== undefined && { status }),
    needsOperator: status !== undefined && status < 500,
    // It will refuse the same advert again.
    permanent: status === 400,
  };
}
