import { pathToFileURL } from 'node:url';
import { catalogue, type Catalogue } from '#content/catalogue.server.ts';
import type { PageLocals } from '#domain/pages/page-locals.ts';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import type { Clock } from '#server/base/clock.ts';
import type { VacancySource } from '#server/vacancies/live-vacancies.ts';
import type { Shown } from './on-demand-pages.ts';
import { existsSync, readFileSync } from 'node:fs';
import { ConfigError } from '#server/base/config.ts';
import { type BuiltFile, listBuiltFiles } from './desk-files.ts';
import type { PageRenderer } from '#server/base/visitor-pages.ts';
import { type BuildPolicy, pagePolicy } from '#server/base/security-headers.ts';

/** What site/entry.ts exports. */
type Entry = {
  renderPage(
    address: string,
    locals: PageLocals,
    shown: { catalogue: Catalogue; siteUrl: string | undefined },
  ): Promise<Response>;
};

/** The built site as a function from an address to a page, for the address `siteUrl`. */
export async function loadPageRenderer(entryFile: string, siteUrl?: string): Promise<PageRenderer> {
  const { renderPage } = (await import(pathToFileURL(entryFile).href)) as Entry;
  return async (address, locals, content = catalogue()) => {
    const given = { ...locals };
    const response = await renderPage(address, given, { catalogue: content, siteUrl });
    const { status, headers } = response;
    const { failure } = given;
    if (failure !== undefined || status >= 500) {
      throw new PageFailure(address, failure ?? `Status ${status}`, await response.text());
    }
    const type = headers.get('content-type') ?? 'text/html';
    // Astro names no charset.
    const contentType = type === 'text/html' ? `${type}; charset=utf-8` : type;
    const disposition = headers.get('content-disposition') ?? undefined;
    return { status, contentType, disposition, body: Buffer.from(await response.arrayBuffer()) };
  };
}

/** A page, or a file that is rendered as one, could not be rendered; the message says why. */
export class PageFailure extends Error {
  /** Without the query, which a visitor may have written. */
  readonly address: string;
  /** Private, so that an error that is printed whole does not print a page. */
  readonly #screen: string;

  constructor(address: string, cause: unknown, screen: string) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.address = address.split('?')[0]!;
    this.#screen = screen;
  }

  /** The page that says so (site/pages/500.astro); empty where that one failed as well. */
  get screen(): string {
    return this.#screen;
  }
}

/** A missing script or data file must not be answered with a page. */
export function isPageAddress(address: string): boolean {
  return ['', '.html'].includes(path.posix.extname(address));
}

/** 500 with the screen that says so, whoever asked for the page to be rendered. */
export function answerPageFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: PageFailure,
  policy: string,
) {
  const { address, message: reason, cause } = failure;
  const stack = cause instanceof Error ? cause.stack : undefined;
  request.log.error({ event: 'request-failure', address, reason, stack }, 'page not rendered');
  reply.code(500).header('cache-control', 'no-store');
  if (!isPageAddress(address) || failure.screen === '') {
    return reply.type('text/plain; charset=utf-8').send('500 Internal Server Error\n');
  }
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(failure.screen);
}

/** What pages are rendered from now. */
export type PageSource = {
  /** Changes whenever any of it does: a page that was rendered at another one is no longer right. */
  version(): string;
  locals(): PageLocals;
  /** What has an address now. */
  shown(): Shown;
  /** Slugs that vacancies had earlier, with the present ones. */
  earlierSlugs(): ReadonlyMap<string, string>;
};

export function createPageSource(vacancies: VacancySource, clock: Clock): PageSource {
  const today = createToday(clock);
  let content = catalogue();
  let contents = 0;
  return {
    version: () => {
      if (content !== catalogue()) contents += 1;
      content = catalogue();
      return `${today()} ${contents} ${vacancies.version()}`;
    },
    locals: () => ({ vacancies: vacancies.list(), today: today() }),
    shown: () => shownOf(vacancies.list()),
    earlierSlugs: () => vacancies.earlierSlugs(),
  };
}

/** The office's day, computed once a minute, since every request asks: it begins at a full minute. */
function createToday(clock: Clock): () => string {
  let known: { minute: number; firm: Catalogue['firm']; day: string } | undefined;
  return () => {
    const now = clock.now();
    const minute = Math.floor(now / 60_000);
    const { firm } = catalogue();
    if (known?.minute !== minute || known.firm !== firm) {
      known = { minute, firm, day: officeDay(firm, now) };
    }
    return known.day;
  };
}

export function shownOf(vacancies: readonly Vacancy[]): Shown {
  return {
    slugs: vacancies.map(({ slug }) => slug),
    reports: catalogue().reports.map(({ id }) => id),
  };
}

/** The built site: scripts, styles and media by address, and the renderer of the pages. */
export type Site = {
  files: ReadonlyMap<string, BuiltFile>;
  render: PageRenderer;
  /** Content security policy of every page. */
  policy: string;
  /** Hashes of the inline styles that it allows. */
  styles: readonly string[];
};

type SiteOptions = {
  /** Holds the scripts of earlier builds. */
  earlier?: string;
  /** The address that pages name; else the firm's own. */
  siteUrl?: string | undefined;
};

/** None while developing, when the site's own server answers and passes on /api only. */
export async function loadSite(
  build: string,
  { earlier, siteUrl }: SiteOptions = {},
): Promise<Site | undefined> {
  const client = path.join(build, 'client');
  if (!existsSync(client)) return undefined;
  const entry = path.join(build, 'server', 'entry.mjs');
  const policy = path.join(build, 'policy.json');
  for (const file of [entry, policy]) {
    if (!existsSync(file)) {
      throw new ConfigError(
        `The build is incomplete: ${file} is missing. Run "npm run build" again.`,
      );
    }
  }
  const hashes = JSON.parse(readFileSync(policy, 'utf8')) as BuildPolicy;
  return {
    files: listBuiltFiles(client, earlier),
    render: await loadPageRenderer(entry, siteUrl),
    policy: pagePolicy(hashes),
    styles: hashes.styleHashes,
  };
}
