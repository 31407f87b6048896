import type { watchDisk } from './free-space.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createBudget, hourMs, type Spend } from './budget.ts';
import { Refusal } from './refusal.ts';

/** Space is made by the staff, not within seconds. */
const fullForSeconds = 300;
/** All networks together get so many shares. */
const shares = 10;

/** What may still be written for visitors. */
export type Room = {
  /** Throws when there is none, even for a form without a file. */
  forText(): Promise<void>;
  /** The refusal of a file before any of it is read. Its form's other values are not known yet. */
  forFile(): Promise<Refusal | undefined>;
  /** Counts a file, or refuses it. */
  spendFile(address: string, bytes: number): Refusal | undefined;
};

export function createRoom(
  { fileBytesPerHour: network }: Pick<Config, 'fileBytesPerHour'>,
  disk: Pick<ReturnType<typeof watchDisk>, 'look'>,
  clock: Clock,
): Room {
  const spend = createBudget({ network, total: shares * network, periodMs: hourMs }, clock);
  return {
    forText: async () => {
      if ((await disk.look()).isFull) throw full();
    },
    forFile: async () => ((await disk.look()).isLow ? full() : undefined),
    spendFile: (address, bytes) => refusalOf(spend(address, bytes)),
  };
}

function full(): Refusal {
  return new Refusal('busy', [], {}, fullForSeconds);
}

export function refusalOf(over: ReturnType<Spend>): Refusal | undefined {
  if (!over) return undefined;
  const code = over.by === 'network' ? 'rate-limited' : 'busy';
  return new Refusal(code, [], {}, over.retryAfterSeconds);
}
