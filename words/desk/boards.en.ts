import type { BoardFaultCode } from '#domain/vacancies/boards/board-faults.ts';
import type { BoardStanding } from '#domain/vacancies/boards/board-standing.ts';

/** Words of the job boards of a role. */
export const boardWords = {
  hint: 'Boards fetch a role once it is saved, open and ready, and lose it when it closes. Each feed has an address of its own to be sent to its board.',
  columns: { board: 'Board', wanted: 'Wanted', standing: 'Standing' },
  wanted: 'Offer to {board}',
  standing: {
    closed: 'Not offered: the role is closed.',
    incomplete: 'Checked once the role is complete.',
    faulty: 'Not ready.',
    offered: 'Offered since {day}.',
    waiting: 'Ready. Offered once the role is saved and open.',
    leaving: 'Still offered. Taken back once this is saved.',
    ready: 'Ready.',
  } satisfies Record<BoardStanding['is'], string>,
  fault: {
    'title-names-place': 'The title names the place. Remove “{place}” from “{field}”.',
    'title-names-pay': 'The title names pay. Remove the amount from “{field}”.',
    'title-advertises':
      'The title has a call, an address or our name. Keep only the name of the role in “{field}”.',
    'description-too-short':
      'The text is shorter than {limit} characters. Say more of the role in “{field}”.',
    'no-postcode': '{place} has no postcode. Add it under Website, Places.',
    'unchanged-too-long':
      'This board takes only roles that changed within {limit} days. Confirm that it is still open.',
  } satisfies Record<BoardFaultCode, string>,
};
