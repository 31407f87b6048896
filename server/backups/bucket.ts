import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Readable } from 'node:stream';
import type { BackupBucket } from '#server/base/config.ts';
import type { BackupPlace } from './backup-place.ts';

/** A bucket of Amazon S3 or of a server that speaks its protocol. */
export function openBucket(target: BackupBucket): BackupPlace {
  const { bucket: Bucket, prefix, endpoint, region, keyId, secret } = target;
  const client = new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // A server of one's own rarely has a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Servers other than Amazon's may refuse the newer checksums; the drill compares hashes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const keys = async (beginning: string) => {
    const found: string[] = [];
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + beginning });
    for await (const { Contents = [] } of pages) {
      for (const { Key } of Contents) if (Key) found.push(Key.slice(prefix.length));
    }
    return found;
  };
  return {
    name: `s3://${Bucket}/${prefix}`,
    list: () => keys(''),
    read: async (file) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + file }));
      return Body as Readable;
    },
    write: async (file, content, signal) => {
      // In parts: the length is not known before, and may be more than one request takes.
      const upload = new Upload({ client, params: { Bucket, Key: prefix + file, Body: content } });
      const abort = () => void upload.abort();
      signal?.addEventListener('abort', abort, { once: true });
      try {
        signal?.throwIfAborted();
        await upload.done();
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
    remove: async (backup) => {
      for (const file of await keys(`${backup}/`)) {
        await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + file }));
      }
    },
  };
}
