import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#tools/chromium.mjs';
// The journeys run over the editions of tests/firm.
import '#tests/support/provide-content.ts';
import { testPort } from '#tests/support/server/test-port.ts';

/** By the name of its file or by its tag. */
const inTestAll = /@all|\.all\.e2e/;
const extents: Record<string, { grep?: RegExp; grepInvert?: RegExp }> = {
  core: { grepInvert: inTestAll },
  rest: { grep: inTestAll },
};

export default defineConfig({
  testDir: '.',
  // Those of content/ are about the shipped words and leave with them.
  testMatch: ['**/tests/journeys/*.e2e.ts', '**/content/tests/*.e2e.ts'],
  // The journeys of a file share a server, which each worker would start anew.
  fullyParallel: false,
  // `npm test` leaves out what `npm run test:all` adds.
  ...extents[process.env.JOURNEYS ?? ''],
  // With two a fifth of two cores is idle: journeys wait for the server, and the server for them.
  workers: 3,
  // Emptied at each start; the report of the unit tests stands beside it.
  outputDir: 'test-results/journeys',
  forbidOnly: true,
  // Generous, because a busy machine must not make a journey fail; nothing here measures time.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${testPort}`,
    launchOptions: chromiumLaunch(),
    // As for an expectation: what does not come would otherwise cost the whole timeout.
    actionTimeout: 45_000,
    locale: 'en-GB',
    // Animations and view transitions would only delay a journey; the ones about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    // A temporary data folder and no webhooks: what a journey sends stays here.
    command: 'node tests/support/server/serve.ts',
    url: `http://127.0.0.1:${testPort}/api/ready`,
    // What serves the image is started by its proof.
    reuseExistingServer: process.env.TEST_SERVER === 'running',
    // So that it deletes its data folder.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
