import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  statfsSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { MiB } from '#domain/forms/file-type.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { until } from '../machine/until.ts';

/** Why no file system can be mounted here, or undefined. */
export function mountingFault(...programs: string[]): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return 'A file system of its own needs Linux and root.';
  }
  const missing = programs.find((name) => !findProgram(name));
  return missing && `The program ${missing} is missing.`;
}

/** A small tmpfs. */
export function mountMemory(megabytes: number) {
  const folder = temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'none', folder]);
  return {
    folder,
    /** Takes all space but the given. A server at work there takes some of it at the same time. */
    fillUpTo: (megabytesLeft: number) => {
      const ballast = openSync(path.join(folder, 'ballast'), 'a');
      try {
        for (;;) {
          const { bavail, bsize } = statfsSync(folder);
          const excess = bavail * bsize - megabytesLeft * MiB;
          if (excess <= 0) return;
          writeSync(ballast, Buffer.alloc(Math.min(excess, MiB)));
        }
      } catch (error) {
        // Who else writes there took the rest between the two calls.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(ballast);
      }
    },
    resize: (size: number) =>
      void execFileSync('mount', ['-o', `remount,size=${size}m`, 'none', folder]),
    unmount: () => void execFileSync('umount', ['--lazy', folder]),
  };
}

/** EXT4_IOC_SHUTDOWN without flushing the log: what was not synced is lost. */
const shutDown = `open(my $d, "<", $ARGV[0]) or die "$!\\n"; my $how = pack("L", 2);
  ioctl($d, 0x8004587d, $how) or die "$!\\n";`;

/** An ext4 in a file, with a simulated power cut. */
export function mountExt4(megabytes: number) {
  const base = temporaryFolder();
  const image = path.join(base, 'disk.img');
  writeFileSync(image, '');
  truncateSync(image, megabytes * MiB);
  execFileSync('mkfs.ext4', ['-q', '-F', image]);
  const folder = temporaryFolder();
  const mount = () => void execFileSync('mount', ['-o', 'loop', image, folder]);
  mount();
  return {
    folder,
    cutPower: () => void execFileSync('perl', ['-e', shutDown, path.join(folder, 'lost+found')]),
    /** The journal is replayed, as after any power cut. */
    remount: async () => {
      // Processes that were killed may still hold files open for a moment.
      await until(() => spawnSync('umount', [folder]).status === 0, 'the disk is unmounted');
      mount();
    },
    unmount: () => void execFileSync('umount', ['--lazy', folder]),
  };
}

function findProgram(name: string): boolean {
  return ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].some((at) => existsSync(path.join(at, name)));
}
