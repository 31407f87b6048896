import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Server and load share a machine, so each gets a processor of its own. */
const serverCore = 0;
export const generatorCore = 1;

/** Keeps every thread of a process, and those it starts later, on the server's processor. */
export function pinServer(pid: number) {
  const { status } = spawnSync('taskset', ['-apc', String(serverCore), String(pid)]);
  if (status !== 0) throw new Error(`taskset could not pin process ${pid}.`);
}

/** The memory that a process holds. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000);
}

/** The most memory that a process has held so far. */
export function peakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000;
}

/** What a process has used of the processor so far, in the kernel and outside of it. */
export function processorSeconds(pid: number): number {
  // After the name, which may hold spaces. The kernel counts in hundredths.
  const [, counted] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = counted!.split(' ').slice(11, 13).map(Number);
  return (user! + system!) / 100;
}
