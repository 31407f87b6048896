import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '#server/base/config.ts';
import { listBuiltFiles, type BuiltFile } from './built-files.ts';
import { loadPageRenderer, type PageRenderer } from './page-renderer.ts';
import { pagePolicy, type BuildPolicy } from '#server/base/security-headers.ts';

/** The built site: scripts, styles and media by address, and the renderer of the pages. */
export type Site = {
  files: ReadonlyMap<string, BuiltFile>;
  render: PageRenderer;
  /** Content security policy of every page. */
  policy: string;
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
  return {
    files: listBuiltFiles(client, earlier),
    render: await loadPageRenderer(entry, siteUrl),
    policy: pagePolicy(JSON.parse(readFileSync(policy, 'utf8')) as BuildPolicy),
  };
}
