/** What the audit log's actions mean, for the history of a submission. */
const actions: Record<string, string> = {
  'submission-assigned': 'Assigned',
  'submission-unassigned': 'Owner removed',
  'submission-state-changed': 'State changed',
  'submission-due-changed': 'Due time changed',
  'submission-released': 'Released from quarantine',
  'note-written': 'Note written',
  'file-opened': 'File opened',
  'submission-withdrawn': 'Withdrawn by its sender',
  'submission-corrected': 'Contact details corrected by their sender',
  'submission-restricted': 'Erasure requested by its sender',
  'outcome-decided': 'Answer written',
  'outcome-released': 'Answer sent',
};

/** An action without words of its own is readable as it is: `outcome-released`. */
export function wordsOfAction(action: string): string {
  const [first = '', ...rest] = action.replaceAll('-', ' ');
  return actions[action] ?? `${first.toUpperCase()}${rest.join('')}`;
}
