import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { provideCatalogue } from '#content/catalogue.server.ts';
import { openPlaceholders } from '#domain/firm/company.ts';
import { alertJob } from '#server/deliveries/alerts.ts';
import { createApp } from './app.ts';
import { createMetrics } from './metrics.ts';
import { clearSpool, spoolJob } from './receive/uploads.ts';
import { systemClock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import { createChannels, destinationsOf, planWith } from '#server/channels/channels.ts';
import { cleanUpJob, mailRecordsJob, plannedMailsJob, roleAlertJob } from '#server/jobs/jobs.ts';
import { planMorningMails } from '#server/inbox/morning-mails.ts';
import { startJobs } from '#server/db/start-jobs.ts';
import { isUnencrypted } from './findings/findings.ts';
import { startOutbox, type Outbox } from '#server/deliveries/outbox.ts';
import type { Site } from './pages/page-renderer.ts';
import { inviteFirstAdministrator, joinLink, siteOrigin } from '#server/people/invitations.ts';
import { retentionJob } from '#server/privacy/retention.ts';
import { endLeases } from '#server/deliveries/claim-tasks.ts';
import { recordDestinations } from '#server/deliveries/destinations.ts';
import { removeUpgradeCopies } from '#server/db/copy-store.ts';
import { backupJob } from '#server/backups/backup-job.ts';
import { erasingSpaceJob, keepErasingSpace, truncateLog } from '#server/db/erasing-space.ts';
import {
  describeStoreChange,
  lockDataFolder,
  openStore,
  type StoreChange,
} from '#server/db/open-store.ts';
import { announceOverdue } from '#server/submissions/due-time.ts';
import { act, serverActor } from '#server/db/act.ts';
import { recordSiteAddress } from '#server/db/settings.ts';
import { statusLinksOf } from '#server/submissions/status-links.ts';
import { contentFiles, type LiveContent, openLiveContent } from '#server/documents/live-content.ts';
import { openLiveDocuments, type LiveDocuments } from '#server/documents/live-documents.ts';
import { samplesIn } from '#domain/documents/samples.ts';
import { liveSampleCounts } from '#server/samples/sample-content.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { ruleOf } from '#server/vacancies/vacancy-rule.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { openLiveVacancies, type LiveVacancies } from '#server/vacancies/live-vacancies.ts';

/** The whole server: store, delivery and what answers requests. */
export async function startServer(config: Config, site: Site | undefined) {
  // Several servers may share PostgreSQL, but not the embedded store.
  const lock = config.databaseUrl ? undefined : lockDataFolder(config.dataDir);
  const changes: StoreChange[] = [];
  let report = (change: StoreChange) => void changes.push(change);
  const db = await openStore(config, (change) => report(change)).catch((error: Error) => {
    lock?.release();
    throw error;
  });
  // The only server of an embedded store: uploads and attempts of an earlier one are no longer in
  // flight, and its log may hold what it erased just before it was killed.
  if (lock) {
    await clearSpool(config.dataDir, Number.POSITIVE_INFINITY);
    await endLeases(db);
    await truncateLog(db);
    // Without space there is none; the job makes it when there is.
    await keepErasingSpace(config.dataDir, config.diskReserveBytes).catch(() => {});
  }

  let outbox: Outbox | undefined;
  let documents: LiveDocuments;
  let content: LiveContent;
  let vacancies: LiveVacancies;
  let releaseCatalogue: (() => void) | undefined;
  let stopping = false;
  try {
    await statusLinksOf(db);
    await seedStore(db, systemClock.now(), config.contentDir);
    documents = await openLiveDocuments(db, systemClock);
    content = await openLiveContent(db, documents, {
      files: () => contentFiles(config.contentDir),
      siteUrl: config.siteUrl,
    });
    // Before vacancies are read, which are checked against the firm's lists.
    releaseCatalogue = provideCatalogue(() => content.current().catalogue);
    vacancies = await openLiveVacancies(db, documents, systemClock);
  } catch (error) {
    releaseCatalogue?.();
    await db.close();
    lock?.release();
    throw error;
  }
  const { company } = content.current().catalogue;
  const siteUrl = config.siteUrl ?? company.siteUrl;
  const metrics =
    config.metricsFor.length > 0 ? createMetrics({ ...config, db, clock: systemClock }) : undefined;
  const made = createChannels({ config, siteUrl, db, clock: systemClock });
  const channels = metrics ? made.map(metrics.sending) : made;
  const planTasks = planWith(channels);
  const samples = liveSampleCounts(documents);
  const app = createApp({
    config: { ...config, siteUrl },
    site,
    db,
    vacancies,
    website: content.current,
    samples,
    planTasks,
    metrics,
    stored: () => outbox?.wake(),
    isStopping: () => stopping,
    ...(config.desk && {
      desk: {
        channels,
        build: path.resolve('build'),
        earlier: path.resolve('build-earlier'),
        url: config.siteUrl,
      },
    }),
  });
  report = (made) => {
    const { change, ...facts } = made;
    const level = change === 'lost' ? 'error' : 'info';
    app.log[level]({ event: `store-${change}`, ...facts }, describeStoreChange(made));
  };
  changes.forEach(report);
  for (const { name, meant } of config.mistyped) {
    app.log.warn(
      { event: 'unknown-variable', name, meant },
      'the environment has unknown settings',
    );
  }
  if (isUnencrypted(siteUrl)) {
    app.log.warn(
      { event: 'site-unencrypted', address: siteUrl },
      'the site names itself without encryption, and nobody can sign in to its desk: serve it by HTTPS and set SITE_URL to its https:// address',
    );
  }
  const placeholders = openPlaceholders(company);
  if (placeholders.length > 0) {
    app.log.warn(
      { event: 'open-placeholders', fields: placeholders },
      'the firm’s data has placeholders: run "npm run server -- doctor"',
    );
  }
  if (samplesIn(samples()) > 0) {
    app.log.warn(
      { event: 'samples-published', ...samples() },
      'samples are published: run "npm run server -- doctor"',
    );
  }
  try {
    await app.listen({ port: config.port, host: config.host });
    await recordDestinations(db, destinationsOf(channels), systemClock.now());
  } catch (error) {
    await app.close();
    await documents.stop();
    releaseCatalogue?.();
    // The store's thread would keep the process alive.
    await db.close();
    lock?.release();
    throw error;
  }
  db.changes.listen();
  documents.startPolling({ log: app.log, planTasks, ruleOf }, content.follow, vacancies.follow);
  outbox = startOutbox(channels, {
    db,
    log: app.log,
    clock: systemClock,
    random: Math.random,
  });
  const wakeOutbox = () => outbox?.wake();
  const { log } = app;
  const jobs = startJobs(
    [
      plannedMailsJob('overdue', announceOverdue, { db, planTasks, wakeOutbox }),
      plannedMailsJob('morning-mail', planMorningMails, { db, planTasks, wakeOutbox }),
      alertJob({ db, planTasks, wakeOutbox }),
      roleAlertJob({ db, vacancies, planTasks, wakeOutbox, log }),
      retentionJob({ db, planTasks, log }),
      cleanUpJob(db, config.contentDir),
      spoolJob(config.dataDir),
      { name: 'upgrade-backups', run: (now) => removeUpgradeCopies(config.dataDir, now) },
      ...(lock ? [erasingSpaceJob(config.dataDir, config.diskReserveBytes)] : []),
      mailRecordsJob(db),
    ],
    { db, log, clock: systemClock },
  );
  // By itself: a copy of a large store must not let the mails of a minute wait.
  const backups = startJobs(backupJob({ config, db, log }), { db, log, clock: systemClock });
  const { port } = app.server.address() as AddressInfo;
  log.info({ event: 'started', version: packageFile.version, port }, 'server started');
  const origin = siteOrigin(config.siteUrl, port);
  await recordSiteAddress(db, origin);
  const firstToken =
    config.desk &&
    (await act(
      { db, by: serverActor, now: systemClock.now(), planTasks },
      inviteFirstAdministrator,
    ));
  return {
    port,
    /** Printed once: only its hash is stored. */
    firstLink: firstToken && joinLink(origin, firstToken),
    /** Proxies first, then requests, then the attempts in flight, then the store that both write to. */
    stop: async () => {
      const { signal } = new AbortController();
      // A proxy that was just told of another server sends requests there before it loses this one.
      await systemClock.wait(config.drainMs / 2, signal);
      stopping = true;
      await systemClock.wait(config.drainMs / 2, signal);
      await app.close();
      await Promise.all([jobs.stop(), backups.stop()]);
      await outbox.stop();
      await documents.stop();
      releaseCatalogue?.();
      await db.close();
      lock?.release();
    },
  };
}
