import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/** A server of the S3 protocol with an empty bucket, and the settings with which it is used. */
export async function startBucketServer() {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: temporaryFolder(),
    configureBuckets: [{ name: 'northgauge-backups', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  return {
    settings: {
      BACKUP_TO: 's3://northgauge-backups/site',
      BACKUP_BUCKET_ENDPOINT: `http://127.0.0.1:${port}`,
      // Those that it knows.
      BACKUP_BUCKET_KEY_ID: 'S3RVER',
      BACKUP_BUCKET_SECRET: 'S3RVER',
    },
    stop: () => server.close(),
  };
}
