import { unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { maxUnpackedBytes, MiB } from '#domain/forms/file-type.ts';

/** `html` is not yet safe to show. */
export type DocxAnswer = { html: string } | { fault: 'damaged' | 'too-much' };

/** Parsed XML takes a hundred times its bytes of memory. A thesis has 5 MB of it. */
const maxXmlBytes = 8 * MiB;

class TooMuch extends Error {}

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  convert(data).then(
    (html) => postMessage({ html } satisfies DocxAnswer),
    (error: unknown) =>
      postMessage({
        fault: error instanceof TooMuch ? 'too-much' : 'damaged',
      } satisfies DocxAnswer),
  );
});

async function convert(data: ArrayBuffer): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: bounded(data) },
    { includeEmbeddedStyleMap: false, externalFileAccess: false },
  );
  return value;
}

/**
 * The archive again without compression, so that mammoth cannot unpack more than was counted here:
 * fflate cuts off an entry at the size that it declares.
 */
function bounded(data: ArrayBuffer): ArrayBuffer {
  let bytes = 0;
  let xmlBytes = 0;
  const parts = unzipSync(new Uint8Array(data), {
    filter: ({ name, originalSize }) => {
      bytes += originalSize;
      if (/\.(?:xml|rels)$/i.test(name)) xmlBytes += originalSize;
      if (bytes > maxUnpackedBytes || xmlBytes > maxXmlBytes) throw new TooMuch(name);
      return true;
    },
  });
  return zipSync(parts, { level: 0 }).buffer;
}
