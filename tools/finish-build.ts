import { createHash } from 'node:crypto';
import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inlineScripts, inlineStyles } from './html-elements.ts';
import { keepAssets } from './keep-assets.ts';
import { renderOnDemandPages } from './render-on-demand-pages.ts';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/;

/**
 * What a build needs before it can be served: every text compressed, the scripts of earlier builds
 * kept, the typefaces of cards, the hashes of inline scripts and styles for the server's
 * Content-Security-Policy, and a stamp that `npm start` reads.
 */
const build = path.resolve('build');
await writePolicy();
await copyTypefaces();
await forEach(
  [
    ...(await filesBelow(path.join(build, 'client'))),
    ...(await filesBelow(path.join(build, 'desk'))),
  ].filter((name) => compressible.test(name)),
  compress,
);
await keepAssets(build, `${build}-earlier`, new Date());
await writeFile(path.join(build, 'stamp'), new Date().toISOString());

/** Pages have the same inline sources whatever they show, so the present content is enough. */
async function writePolicy() {
  const pages = await renderOnDemandPages(build);
  const policy = {
    scriptHashes: hashesOf(pages.flatMap(inlineScripts)),
    styleHashes: hashesOf(pages.flatMap(inlineStyles)),
  };
  await writeFile(path.join(build, 'policy.json'), `${JSON.stringify(policy)}\n`);
}

/** Those that the server draws with. */
async function copyTypefaces() {
  await cp('site/fonts', path.join(build, 'fonts'), {
    recursive: true,
    filter: (name) => !path.extname(name) || name.endsWith('.ttf'),
  });
}

function hashesOf(sources: string[]): string[] {
  return [...new Set(sources)].map(
    (source) => `sha256-${createHash('sha256').update(source).digest('base64')}`,
  );
}

async function compress(file: string) {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
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
