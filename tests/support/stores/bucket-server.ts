import type { EventEmitter } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import S3rver from 's3rver';
import { temporaryFolder } from '../machine/temporary-folder.ts';

const bucket = 'northgauge-backups';

/** A server of the S3 protocol with an empty bucket, and the settings with which it is used. */
export async function startBucketServer() {
  const directory = temporaryFolder();
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  // Its types leave out that it is one.
  const events = server as unknown as EventEmitter;
  const { port } = (await server.run()) as AddressInfo;
  return {
    settings: {
      BACKUP_TO: `s3://${bucket}/site`,
      BACKUP_BUCKET_ENDPOINT: `http://127.0.0.1:${port}`,
      // Those that it knows.
      BACKUP_BUCKET_KEY_ID: 'S3RVER',
      BACKUP_BUCKET_SECRET: 'S3RVER',
    },
    /** Changes a byte of the next object whose name ends so, as a disk that forgets. */
    harmNext: (ending: string) => {
      const harm = ({ Records: [record] }: Stored) => {
        const { key } = record.s3.object;
        if (!key.endsWith(ending)) return;
        events.off('event', harm);
        const file = path.join(directory, bucket, `${key}._S3rver_object`);
        const bytes = readFileSync(file);
        bytes[Math.floor(bytes.length / 2)]! ^= 1;
        writeFileSync(file, bytes);
      };
      events.on('event', harm);
    },
    stop: () => server.close(),
  };
}

type Stored = { Records: [{ s3: { object: { key: string } } }] };
