import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { siteUrlFrom } from '../server/config.ts';
import { dataFileOf, deferScripts } from './defer-scripts.ts';
import { keepAssets } from './keep-assets.ts';
import { drawSocialCards } from './social-cards.ts';

const compressible = /\.(html|data|js|css|svg|json|xml|txt|webmanifest|ico)$/;

/** Above so many texts the highest level would take longer than the rest of the build. */
const manyTexts = 2000;

/**
 * What a build still needs before it can be served: pages that paint before their scripts start,
 * a social card for each, every text compressed once at the highest level that its number allows,
 * the scripts of earlier builds kept, and a stamp that `npm start` reads.
 */
export async function finishBuild(buildFolder: string) {
  const client = path.join(buildFolder, 'client');
  // No address needs it: every page is prerendered and unknown ones get the not-found page.
  await rm(path.join(client, '__spa-fallback.html'), { force: true });

  const files = await filesBelow(client);
  const pages = files.filter((name) => name.endsWith('.html') && !isReportDocument(client, name));
  const known = new Set(files);
  await forEach(pages, async (file) => {
    const name = path.relative(client, file);
    if (!known.has(path.join(client, dataFileOf(name))))
      throw new Error(`${name} has no data file.`);
    await writeFile(file, deferScripts(await readFile(file, 'utf8'), name));
  });
  const texts = files.filter((name) => compressible.test(name));
  const brotliQuality = texts.length > manyTexts ? 9 : constants.BROTLI_MAX_QUALITY;
  await forEach(texts, (file) => compress(file, brotliQuality));
  await keepAssets(buildFolder, `${buildFolder}-earlier`, new Date());

  await drawSocialCards(client);

  const stamp = { siteUrl: siteUrlFrom(process.env) ?? null };
  await writeFile(path.join(buildFolder, 'stamp.json'), `${JSON.stringify(stamp)}\n`);
}

/** Written to be read without any script. */
function isReportDocument(client: string, file: string): boolean {
  return file.startsWith(path.join(client, 'report-documents'));
}

async function compress(file: string, brotliQuality: number) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** As many at a time as there are processors: memory stays level however many there are. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
