import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';

/** In the format of age (age-encryption.org): its own program reads it too. */
export async function encrypted(content: Readable, recipients: readonly string[]) {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return overWeb(content, (stream) => encrypter.encrypt(stream));
}

/** Throws when no key fits, and while it is read when a byte has changed. */
export async function decrypted(content: Readable, keys: readonly string[]) {
  const decrypter = new Decrypter();
  for (const key of keys) decrypter.addIdentity(key);
  return overWeb(content, (stream) => decrypter.decrypt(stream));
}

/** The keys in a file of age-keygen: one a line, among comments. */
export function keysIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

async function overWeb(
  content: Readable,
  change: (stream: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>,
): Promise<Readable> {
  const stream = Readable.toWeb(content) as ReadableStream<Uint8Array>;
  return Readable.fromWeb((await change(stream)) as Parameters<typeof Readable.fromWeb>[0]);
}
