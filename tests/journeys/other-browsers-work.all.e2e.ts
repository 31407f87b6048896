/** The work of the firm and of its senders in the engines of the other browsers. */
import { test } from '@playwright/test';
import { defaultLocale } from '#domain/edition/editions.ts';
import { storeMessages } from '#tests/factories/inbox.ts';
import { followsAlert } from '#tests/browsers/alert-journey.ts';
import {
  answersAndGoesOn,
  storeCorrespondent,
  writesAndReplies,
} from '#tests/browsers/conversation-journeys.ts';
import { signsIn } from '#tests/browsers/desk-journeys.ts';
import { asksAboutRole, findsPack, plansAndBriefs } from '#tests/browsers/employer-journeys.ts';
import { firefox } from '#tests/browsers/firefox.ts';
import { closesAndAnswers, publishesBrief } from '#tests/browsers/mandate-journeys.ts';
import { findsByPalette, readsGerman, seesReports } from '#tests/browsers/first-page-journeys.ts';
import type { Tab } from '#tests/browsers/tab.ts';
import { webkit } from '#tests/browsers/webkit.ts';
import { editsAndPublishes } from '#tests/browsers/website-journey.ts';
import { testEdition } from '#tests/support/browser/editions.ts';
import { inTestAll } from '#tests/support/browser/site.ts';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { startFilledDesk, type FilledDesk } from '#tests/support/desk/filled-desk.ts';
import { catalogue } from '#content/catalogue.server.ts';

const edition = testEdition(defaultLocale(catalogue().firm));

for (const engine of [firefox, webkit]) {
  test.describe(engine.name, () => {
    const missing = engine.missing();
    test.skip(missing !== undefined, missing);
    test.describe.configure({ mode: 'default', timeout: 300_000 });
    let browser: Awaited<ReturnType<typeof engine.launch>>;
    let tab: Tab;
    let desk: FilledDesk;
    let mail: Awaited<ReturnType<typeof startMailReceiver>>;
    let link: string;

    test.beforeAll(async () => {
      mail = await startMailReceiver();
      desk = await startFilledDesk(
        async (db) => {
          await storeMessages(db, 'Cedar', 3);
          await storeMessages(db, 'Birch', 3);
          link = await storeCorrespondent(db);
        },
        { SMTP_URL: mail.url, MAIL_FROM: 'Harbour Lane <desk@firm.example>' },
      );
      browser = await engine.launch();
      tab = browser.tab;
      await signsIn(tab, desk);
    });
    test.afterAll(async () => {
      await browser?.close();
      await desk?.stop();
      await mail?.stop();
    });

    test('an answer and the reply to it are read on both sides', inTestAll, () =>
      writesAndReplies(tab, desk, { link, edition }),
    );

    test('an answer is sent and the next one opened by one press', inTestAll, () =>
      answersAndGoesOn(tab, desk, 'Cedar'),
    );

    test('a role alert is asked for, confirmed and ended', inTestAll, () =>
      followsAlert(tab, desk.url, edition, { email: 'ada@example.com', mails: mail.received }),
    );

    test(
      'a brief becomes a mandate and an advert, which is closed with answers',
      inTestAll,
      async () => {
        await publishesBrief(tab, desk);
        await closesAndAnswers(tab, desk);
      },
    );

    test('a price is edited, previewed and published', inTestAll, () =>
      editsAndPublishes(tab, desk),
    );

    test('the reports draw their charts', inTestAll, () => seesReports(tab, desk));

    test('Ctrl K finds a submission', inTestAll, () => findsByPalette(tab, desk, 'Birch Charlie'));

    test('the desk is read in German', inTestAll, () => readsGerman(tab, desk));

    test('a plan leads to its brief, and the pack is there', inTestAll, async () => {
      await plansAndBriefs(tab, desk.url, edition);
      await findsPack(tab, desk.url, edition);
    });

    test('a message about a role names it', inTestAll, () => asksAboutRole(tab, desk.url, edition));
  });
}
