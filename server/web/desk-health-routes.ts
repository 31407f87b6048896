import { healthAreas, type HealthFinding } from '#domain/status/health.ts';
import {
  builtAt,
  contentFindings,
  deliveryFindings,
  installationFindings,
  storeFindings,
} from './findings/findings.ts';
import type { Config } from '#server/base/config.ts';
import type { FailingPage } from './pages/pages.ts';
import type { DeskPart } from '#server/people/desk-api.ts';

export type HealthNeeds = {
  config: Pick<Config, 'contentDir' | 'dataDir' | 'mistyped'>;
  deskUrl: string | undefined;
  failingPages: () => FailingPage[];
};

/** What `doctor` says, without test deliveries, and which pages this server could not render. */
export const deskHealthRoutes: DeskPart<HealthNeeds> = (api, settings) => {
  const { db, clock, config, deskUrl, failingPages } = settings;
  api.answer('GET /health', async () => {
    const now = clock.now();
    const findings: HealthFinding[] = [
      ...failingPages().map((page) => ({
        area: 'site' as const,
        level: 'fault' as const,
        is: 'page-fails' as const,
        ...page,
      })),
      ...(await installationFindings({ ...config, siteUrl: deskUrl })),
      ...(await storeFindings(db, now, await builtAt())),
      ...(await contentFindings(db, config.contentDir)),
      ...(await deliveryFindings(db, now)),
    ];
    return {
      checkedAt: now,
      findings: findings.toSorted(
        (a, b) => healthAreas.indexOf(a.area) - healthAreas.indexOf(b.area),
      ),
    };
  });
};
