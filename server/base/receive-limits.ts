import { MiB } from '#domain/forms/file-type.ts';

export type ReceiveLimits = {
  /** All text fields together, names included. */
  textBytes: number;
  fields: number;
  fieldNameBytes: number;
  /** Beside the file: text, and the headers of the parts. */
  overheadBytes: number;
  /** Node's requestTimeout: the whole request; 10 MB take 80 s over 1 Mbit/s. */
  requestMs: number;
  /** Node's headersTimeout. */
  headersMs: number;
  /** Node's connectionsCheckingInterval: how often it looks for the two above. */
  checkTimeoutsEveryMs: number;
  /** A socket on which nothing is read or written. */
  silentSocketMs: number;
  /** In each such period a body must grow by `progressBytes`. */
  progressMs: number;
  progressBytes: number;
  /** From the last byte until its parts are parsed; a disk that stands still holds them up. */
  settleMs: number;
  /** Bodies that arrive at the same time: each is a file on the disk and little in memory. */
  concurrent: number;
  /** Of them from one network address. */
  concurrentPerAddress: number;
  /** Forms are refused while the event loop is later than this on average; 0 refuses none. */
  busyAfterMs: number;
};

export const receiveLimits: ReceiveLimits = {
  textBytes: 64 * 1024,
  fields: 60,
  fieldNameBytes: 100,
  overheadBytes: MiB / 4,
  requestMs: 5 * 60_000,
  headersMs: 20_000,
  checkTimeoutsEveryMs: 5_000,
  silentSocketMs: 60_000,
  progressMs: 20_000,
  progressBytes: 20 * 1024,
  settleMs: 10_000,
  concurrent: 1_000,
  concurrentPerAddress: 32,
  busyAfterMs: 2_000,
};
