/** What opening did to the store, beside opening it. */
export type StoreChange =
  | { change: 'created'; version: number; store: string }
  | { change: 'upgraded'; from: number; to: number; backup: string; store: string };

export function describeStoreChange(made: StoreChange): string {
  if (made.change === 'created')
    return `There was no store: a new, empty one was made, ${made.store}.`;
  return `The store was upgraded from version ${made.from} to ${made.to}, ${made.store}. It was backed up first, in ${made.backup}: docs/runbooks/backup.md has the way back.`;
}
