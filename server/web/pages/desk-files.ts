import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { documentStyle } from '#ui/document-style.ts';
import { mailPreviewStyle } from '#ui/mail-style.ts';
import { closedPolicy, featurePolicy } from '#server/base/security-headers.ts';

/**
 * Built by desk/vite.config.ts. What is in a frame inherits the policy: a document, a mail, or a page
 * of the site with its inline styles.
 */
function deskPolicy(siteStyles: readonly string[]): string {
  const styles = [documentStyle, mailPreviewStyle].map(sourceOf);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    ["style-src 'self'", ...styles, ...siteStyles.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sourceOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

type DeskFilesOptions = {
  build: string;
  /** Holds the scripts of earlier builds, which a desk that is open may still request. */
  earlier?: string | undefined;
  /** Hashes of the inline styles of the site's pages, which are previewed. */
  siteStyles?: readonly string[] | undefined;
  /** Whether an invitation can still be used. */
  isOpen: (token: string) => Promise<boolean>;
};

/** The desk's page at every address below /desk, and its files. */
export const deskFiles: FastifyPluginAsync<DeskFilesOptions> = async (app, options) => {
  const { build, earlier, siteStyles = [], isOpen } = options;
  const files = listBuiltFiles(path.join(build, 'desk'), earlier);
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  });
  const index = files.get('/index.html');
  app.get<{ Params: { '*': string } }>('/desk/assets/*', async (request, reply) => {
    const file = files.get(`/assets/${request.params['*']}`);
    if (!file) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', closedPolicy)
      .sendFile(file.file, file.root);
  });
  const headers = {
    'cache-control': 'no-cache',
    'content-security-policy': deskPolicy(siteStyles),
    'permissions-policy': featurePolicy({
      allowed: ['publickey-credentials-create', 'publickey-credentials-get'],
    }),
    'x-robots-tag': 'noindex',
    // An invitation stands in the address.
    'referrer-policy': 'no-referrer',
  };
  for (const address of ['/desk', '/desk/*']) {
    app.get(address, async (_, reply) => {
      if (!index) return reply.callNotFound();
      return reply.headers(headers).sendFile(index.file, index.root);
    });
  }
  const page = index && readFileSync(path.join(index.root, index.file));
  app.get<{ Params: { token: string } }>('/desk/join/:token', async (request, reply) => {
    if (!page) return reply.callNotFound();
    // Not as a file: a browser that has the page would get 304 instead of 410.
    return reply
      .code((await isOpen(request.params.token)) ? 200 : 410)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
};

/** The file of an address: `file` below `root`. */
export type BuiltFile = { root: string; file: string };

/**
 * Every built file under its address. Listed once at the start, so that an address is looked up and
 * never becomes a path. `earlier` holds one folder for each earlier build, whose scripts open pages
 * may still request.
 */
export function listBuiltFiles(folder: string, earlier?: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const root of [folder, ...earlierBuilds(earlier)]) {
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
      const file = path.relative(root, path.join(entry.parentPath, entry.name));
      const address = `/${file.split(path.sep).join('/')}`;
      if (!files.has(address)) files.set(address, { root, file });
    }
  }
  return files;
}

/** The newest first: the same name may be in several of them. */
function earlierBuilds(folder: string | undefined): string[] {
  if (!folder || !existsSync(folder)) return [];
  const builds = readdirSync(folder).toSorted().toReversed();
  return builds.map((name) => path.join(folder, name));
}
