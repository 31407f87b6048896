import { languages, type Language } from '#domain/edition/editions.ts';
import { stateOn } from '../vacancy-state.ts';
import type { Vacancy } from '../vacancy.ts';
import type { FirmEditions, Firm } from '#domain/firm/firm.ts';

/** Where the Swiss employment service takes reports. A person reports there, and withdraws there. */
export const jobRoomAddress = 'https://www.job-room.ch';

export type JobRoomText = { language: Language; title: string; text: string };

/** A role as it is pasted into Job-Room, in each language that the firm publishes. */
export function jobRoomTexts(firm: FirmEditions, vacancy: Vacancy): JobRoomText[] {
  return languages(firm).map((language) => {
    const { title, description, responsibilities, requirements } = vacancy[language];
    const text = [description, list(responsibilities), list(requirements)].join('\n\n');
    return { language, title, text };
  });
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/**
 * The number of a report that still stands at Job-Room though the role has ended here. What is
 * stored counts: a role that ends during the block is shown to nobody, and its report stands.
 */
export function reportLeft(
  firm: Firm,
  vacancy: Pick<Vacancy, 'state' | 'reporting' | 'location' | 'postedOn'>,
  instant: Date,
): string | undefined {
  const { state, reporting } = vacancy;
  if (reporting?.is !== 'reported' || reporting.withdrawnOn) return undefined;
  const isOver = state.is === 'closed' || state.is === 'withdrawn';
  return isOver || stateOn(firm, vacancy, instant).is === 'closed' ? reporting.number : undefined;
}
