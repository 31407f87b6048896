import { MiB } from '../../domain/forms/file-type.ts';

export type ReceiveLimits = {
  /** All text fields together, names included. */
  textBytes: number;
  fields: number;
  fieldNameBytes: number;
  /** Beside the file: text, and the headers of the parts. */
  overheadBytes: number;
  /** The whole body, from its first byte; 10 MB take 80 s over 1 Mbit/s. */
  totalMs: number;
  /** Without a single byte. */
  idleMs: number;
  /** From the last byte until its parts are known. */
  settleMs: number;
  /** Bodies that arrive at the same time: each is a file on the disk and little in memory. */
  concurrent: number;
  /** Files that wait in memory, all together; those beyond lie on the disk. */
  memoryBytes: number;
};

export const receiveLimits: ReceiveLimits = {
  textBytes: 64 * 1024,
  fields: 60,
  fieldNameBytes: 100,
  overheadBytes: MiB / 4,
  totalMs: 5 * 60_000,
  idleMs: 30_000,
  settleMs: 3_000,
  concurrent: 250,
  memoryBytes: 24 * MiB,
};
