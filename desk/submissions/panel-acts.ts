import { useOutletContext } from 'react-router';

/** What can be done with the submission that is open, each with its key. */
export const panelKeys = {
  answer: 'r',
  note: 'n',
  assign: 'a',
  close: 'e',
  move: 'm',
  file: 'o',
  previous: 'k',
  next: 'j',
} as const;
export type PanelAct = keyof typeof panelKeys;

/** The list beside the submission does them, as its keys do. */
export type PanelActs = { act: (name: PanelAct) => void };

export function usePanelActs(): PanelActs {
  return useOutletContext<PanelActs>();
}
