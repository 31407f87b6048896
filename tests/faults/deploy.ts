import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import type { Inbox } from '#domain/submissions/work.ts';
import { openStore } from '#server/db/open-store.ts';
import { usable } from '#server/submissions/standing.ts';
import { notesOf } from '#server/submissions/work.ts';
import { storedOfEmail } from '#tests/support/stores/stored-submission.ts';
import { chromiumLaunch } from '#tools/chromium.mjs';
import { arrivedAgain } from '#tests/support/firm/compare-deliveries.ts';
import { compareFirm } from '#tests/support/firm/compare-firm.ts';
import { deskRequest } from '#tests/support/firm/desk-request.ts';
import { openDeskTab } from '#tests/support/firm/desk-tab.ts';
import { openFirm } from '#tests/support/firm/firm.ts';
import { acknowledged } from '#tests/support/firm/ledger.ts';
import { uploadSlowly } from '#tests/support/firm/slow-upload.ts';
import { startWork } from '#tests/support/firm/start-work.ts';
import { visit } from '#tests/support/firm/visitors.ts';
import { openVisitorTab } from '#tests/support/firm/visitor-tab.ts';
import { portToKeep } from '#tests/support/machine/port-to-keep.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { makeTwoProjects } from '#tests/support/builds/two-projects.ts';
import { until } from '#tests/support/machine/until.ts';
import type { Fault, Finding } from './fault.ts';
import { onPostgres } from './on-postgres.ts';

/** Behind which the rest of an upload arrives while the server stops. */
const pauseMs = 50;

export const deployEmbedded: Fault = {
  name: 'deploy',
  title: 'another build is deployed while visitors and staff are at work, embedded store',
  run: ({ rounds }) => deploy(rounds, undefined),
};

export const deployPostgres: Fault = {
  name: 'deploy-postgres',
  title: 'another build is deployed while visitors and staff are at work, PostgreSQL',
  run: ({ rounds }) => onPostgres((databaseUrl) => deploy(rounds, databaseUrl)),
};

async function deploy(rounds: number, databaseUrl: string | undefined): Promise<Finding> {
  if (!chromiumLaunch().executablePath) return { skipped: 'Chromium is not installed.' };
  const deploys = Math.max(2, Math.ceil(rounds / 40));
  const broken: string[] = [];
  const firm = await openFirm({ dataDir: temporaryFolder(), databaseUrl });
  const { ledger, desk } = firm;
  const { projects, forgetEarlier } = await makeTwoProjects();
  const environment = { ...firm.environment, PORT: String(await portToKeep()) };
  const start = (nth: number) => startServerProcess(environment, projects[nth % 2]);
  let server = await start(0);
  const { url } = server;
  const browser = await chromium.launch(chromiumLaunch());
  const id = await submissionOfDesk();
  const deskTab = await openDeskTab(browser, url, desk, id);
  const work = startWork(firm, [url]);
  const saved: string[] = [];
  const emails: string[] = [];
  let refused = 0;
  for (let nth = 0; nth < deploys; nth += 1) {
    const email = `${randomUUID()}@visitor.example`;
    const visitor = await openVisitorTab(browser, url, email);
    const upload = uploadSlowly(url, ledger, pauseMs);
    await upload.atHalf;
    const stopped = server.stop();
    const inTheMiddle = `In the middle ${nth} ${randomUUID()}`;
    const edit = deskTab.writeNote(inTheMiddle);
    broken.push(...[await upload.answered].filter((fault) => fault !== undefined));
    await stopped;
    await visitor.sendInVain();
    if ((await edit) === 'saved') saved.push(inTheMiddle);
    else refused += 1;

    server = await start(nth + 1);
    const before = acknowledged(ledger);
    await visitor.send();
    emails.push(email);
    await visitor.openDialog();
    broken.push(...visitor.missing().map((script) => `404 for ${script}`));
    await visitor.close();
    // Still signed in, and events arrive again without a reload.
    const byColleague = `By a colleague ${nth} ${randomUUID()}`;
    const signal = AbortSignal.timeout(60_000);
    const payload = { text: byColleague, key: randomUUID() };
    await deskRequest(url, desk, `/submissions/${id}/notes`, { payload, signal });
    await deskTab.sees(byColleague);
    const after = `After ${nth} ${randomUUID()}`;
    if ((await deskTab.writeNote(after)) === 'refused') broken.push(`"${after}" was refused`);
    saved.push(byColleague, after);
    await deskTab.visit(nth);
    await until(() => acknowledged(ledger) > before + 10, 'work goes on', 60_000);
  }
  await server.stop();
  forgetEarlier();
  server = await start(1);
  await deskTab.visitAfterReload();
  await browser.close();
  await work.stop();
  await server.stop();

  const db = await openStore(firm.store);
  for (const email of emails) {
    const { length } = await storedOfEmail(db, email);
    if (length !== 1) broken.push(`the form of an open page is stored ${length} times`);
  }
  const notes = new Set((await notesOf(db, id, usable)).map(({ text }) => text));
  for (const text of saved) if (!notes.has(text)) broken.push(`the note "${text}" is lost`);
  await db.close();
  // An orderly stop lets the attempts in flight end.
  const again = arrivedAgain(firm.webhooks) + arrivedAgain(firm.mails);
  if (again > 0) broken.push(`${again} messages were delivered again`);
  const compared = await compareFirm(firm);
  await firm.close();
  return {
    figures: `${deploys} deploys, ${deploys} uploads of 5 MB finished during the stop, ${emails.length} forms opened before and sent after, ${saved.length} notes of an open desk, ${refused} refused in words; ${compared.figures}`,
    broken: [...broken, ...compared.broken],
  };

  /** One that only the open desk works on. */
  async function submissionOfDesk(): Promise<string> {
    await visit(url, ledger);
    const { receipt } = ledger.visits.pop()!;
    const signal = AbortSignal.timeout(60_000);
    const address = `/inbox?q=${receipt!.reference}`;
    const inbox = (await (await deskRequest(url, desk, address, { signal })).json()) as Inbox;
    return inbox.rows[0]!.id;
  }
}
