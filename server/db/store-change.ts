/** What opening did to the store, beside opening it, and what became of its database since. */
export type StoreChange =
  | { change: 'created'; version: number; store: string }
  | { change: 'upgraded'; from: number; to: number; backup: string; store: string }
  | { change: 'lost'; cause: string }
  | { change: 'back' };

export function describeStoreChange(made: StoreChange): string {
  switch (made.change) {
    case 'created':
      return `There was no store: a new, empty one was made, ${made.store}.`;
    case 'upgraded':
      return `The store was upgraded from version ${made.from} to ${made.to}, ${made.store}. It was backed up first, in ${made.backup}: docs/runbooks/backup.md has the way back.`;
    case 'lost':
      return `The database does not answer, and forms are refused until it does. ${made.cause}`;
    case 'back':
      return 'The database answers again.';
  }
}
