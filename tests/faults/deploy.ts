import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '#tools/chromium.mjs';
import { kitWords } from '#words/desk/kit.en.ts';
import { submissionWords } from '#words/desk/submissions.en.ts';
import { pdfBytes } from '#tests/factories/documents.ts';
import { testEdition } from '#tests/support/browser/editions.ts';
import { aDocument, fillForm } from '#tests/support/browser/fill-form.ts';
import { formAt, pressSubmit } from '#tests/support/browser/form-places.ts';
import { expect, live } from '#tests/support/browser/site.ts';
import { makeTwoProjects } from '#tests/support/builds/two-projects.ts';
import { askDesk, type At, chanceOf } from '#tests/support/firm/ask.ts';
import { checkFirm } from '#tests/support/firm/check-firm.ts';
import { openFirm, startWork } from '#tests/support/firm/firm.ts';
import { newSubmission, recordReceipt, sendForm } from '#tests/support/firm/senders.ts';
import { findInInbox } from '#tests/support/firm/staff.ts';
import { arrivedAgain } from '#tests/support/firm/what-must-hold.ts';
import { portToKeep } from '#tests/support/machine/port-to-keep.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import type { Extent, Finding, Place } from './fault.ts';

const patient = { timeout: 60_000 };

export async function deploy({ rounds, seed }: Extent, { store }: Place): Promise<Finding> {
  const deploys = Math.max(2, Math.ceil(rounds / 40));
  const firm = await openFirm(store, seed);
  const { ledger } = firm;
  const { projects, forgetEarlier } = await makeTwoProjects();
  const environment = { ...firm.environment, PORT: String(await portToKeep()) };
  const start = (nth: number) => startServerProcess(environment, projects[nth % 2]);
  let server = await start(0);
  const at = { firm, url: server.url, chance: chanceOf(`${seed} deploy`) };
  // One that only the open desk works on.
  await sendForm(at);
  const own = firm.submissions.pop()!;
  const { id } = (await findInInbox(at, own))!;
  const browser = await chromium.launch(chromiumLaunch());
  const desk = await openDesk(browser, at, id);
  const broken: string[] = [];
  const work = startWork(firm, [at.url]);
  const save = async (text: string) => {
    const isSaved = await desk.writeNote(text);
    ledger.write('note', text, 'there', isSaved ? 'done' : 'unknown');
    return isSaved;
  };
  let refused = 0;
  for (let nth = 0; nth < deploys; nth += 1) {
    const form = await openForm(browser, at.url, `${at.chance.uuid()}@visitor.example`);
    const upload = uploadSlowly(at);
    await upload.atHalf;
    const stopped = server.stop();
    const inTheMiddle = save(`In the middle ${at.chance.uuid()}`);
    broken.push(...(await upload.answered));
    await stopped;
    await form.sendInVain();
    if (!(await inTheMiddle)) refused += 1;
    server = await start(nth + 1);
    await form.send();
    const missing = await form.close();
    broken.push(...missing.map((script) => `404 for ${script}`));
    // Still signed in, and events arrive again without a reload.
    const text = `By a colleague ${at.chance.uuid()}`;
    const note = { text, key: at.chance.uuid() };
    const { answer } = await askDesk(at, 'POST', `/submissions/${id}/notes`, note, { done: [201] });
    ledger.write('note', text, 'there', answer);
    await expect(desk.noteOf(text)).toBeVisible(patient);
    if (!(await save(`After ${at.chance.uuid()}`)))
      broken.push('a note after the deploy was refused');
    await desk.visitAnother(nth);
    await work.goesOn(10);
  }
  await server.stop();
  forgetEarlier();
  server = await start(1);
  await desk.visitAfterReload();
  await browser.close();
  await work.stop();
  await server.stop();
  // An orderly stop lets the attempts in flight end.
  const again = arrivedAgain(firm.webhooks) + arrivedAgain(firm.mails);
  if (again > 0) broken.push(`${again} messages were delivered again`);
  const checked = await checkFirm(firm);
  return {
    figures: `${deploys} deploys, ${deploys} uploads of 5 MB finished during the stop, ${deploys} forms opened before and sent after, ${ledger.of('note').size} notes, ${refused} refused in words; ${checked.figures}`,
    broken: [...broken, ...checked.broken],
  };

  /** A visitor who opens the contact page and begins to fill in its form. */
  async function openForm(browser: Browser, url: string, email: string) {
    const { words } = testEdition('en-GB');
    const { failure, successTitle } = words.forms['contact-message'];
    const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await page.goto(`${url}/contact`);
    await live(page, 'form#contact-message');
    const form = formAt(page, 'contact-message');
    await fillForm(form, 'contact-message', { values: { email } });
    return {
      /** While no server answers: the page says so and keeps what was entered. */
      sendInVain: async () => {
        await pressSubmit(form);
        await expect(form.getByRole('alert').filter({ hasText: failure })).toBeVisible(patient);
        await expect(form.locator('[name="email"]')).toHaveValue(email);
      },
      send: async () => {
        await pressSubmit(form);
        const title = page.getByText(successTitle, { exact: true }).filter({ visible: true });
        await expect(title.first()).toBeVisible(patient);
        ledger.write('submission', email, hash('sha256', aDocument().buffer), 'done');
        // A part of the page whose script is loaded only now.
        await page.getByRole('banner').getByRole('link', { name: words.navigation.talk }).click();
        await expect(page.getByRole('dialog')).toBeVisible(patient);
      },
      /** Scripts of the page that the server no longer had. */
      close: () => page.close().then(() => missing),
    };
  }
}

/** A desk that stays open on one submission. */
async function openDesk(browser: Browser, { url, firm }: At, id: string) {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const [name = '', value = ''] = firm.desk.headers.cookie!.split('=');
  await context.addCookies([{ name, value, url, sameSite: 'Strict' }]);
  const page = await context.newPage();
  // A desk that has just got another build loads its parts anew.
  page.setDefaultTimeout(patient.timeout);
  await page.goto(`${url}/desk/submissions/${id}`);
  const { label, save, failed } = submissionWords.notes;
  const { nav, pageFailed, retry } = kitWords;
  const field = page.getByLabel(label);
  const noteOf = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
  await expect(field).toBeVisible(patient);
  return {
    noteOf,
    /** Whether the desk shows a note as saved, or says that it is not. */
    writeNote: async (text: string): Promise<boolean> => {
      await field.fill(text);
      await page.getByRole('button', { name: save }).click();
      await expect(noteOf(text).or(page.getByText(failed)).first()).toBeVisible(patient);
      const isSaved = await noteOf(text).isVisible();
      if (!isSaved) await expect(field).toHaveValue(text);
      return isSaved;
    },
    /** Another page of the desk, whose script is loaded only now, and back. */
    visitAnother: async (nth: number) => {
      const others = ['deliveries', 'privacy', 'audit', 'health'] as const;
      const title = nav[others[nth % others.length]!];
      const { administration } = nav;
      await page.getByRole('link', { name: administration }).first().click();
      const menu = page.getByRole('navigation', { name: administration });
      await menu.getByRole('link', { name: title }).click();
      await expect(heading(title)).toBeVisible(patient);
      await page.goBack();
      await page.goBack();
      await expect(field).toBeVisible(patient);
    },
    /** A page whose script is gone says what to do, and that helps. */
    visitAfterReload: async () => {
      await page.getByRole('link', { name: nav.roles }).first().click();
      await expect(page.getByText(pageFailed)).toBeVisible(patient);
      await page.getByRole('button', { name: retry }).click();
      await expect(heading(nav.roles)).toBeVisible(patient);
    },
  };
}

const pieces = 40;
/** Behind which the rest of an upload arrives while the server stops. */
const pauseMs = 50;

/** Sends a form with a file of 5 MB in many pieces; `atHalf` resolves in the middle of it. */
function uploadSlowly(at: At) {
  const half = Promise.withResolvers<void>();
  return { atHalf: half.promise, answered: send() };

  async function send(): Promise<string[]> {
    const one = newSubmission(at.chance);
    const bytes = pdfBytes(one.email.repeat((4.8 * 1024 * 1024) / one.email.length));
    one.sha256 = hash('sha256', bytes);
    const form = new FormData();
    for (const [name, value] of Object.entries(one.fields)) form.append(name, value);
    const { field, filename, type } = one.file;
    form.append(field, new File([new Uint8Array(bytes)], filename, { type }));
    const whole = new Response(form);
    const headers = { ...Object.fromEntries(whole.headers), 'idempotency-key': one.key };
    const body = inPieces(await whole.bytes());
    const request = { method: 'POST', headers, body, duplex: 'half' } as const;
    const answer = await fetch(`${at.url}/api/intake/${one.kind}`, request).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      (error: Error) => ({ status: 0, text: error.message }),
    );
    if (answer.status !== 201)
      return [`the upload in flight was answered ${answer.status} ${answer.text}`];
    at.firm.ledger.write('submission', one.email, one.sha256, 'done', one.email);
    recordReceipt(at, one, answer.text);
    return [];
  }

  function inPieces(bytes: Uint8Array) {
    const size = Math.ceil(bytes.length / pieces);
    let nth = 0;
    return new ReadableStream({
      pull: async (body) => {
        if (nth === pieces) return body.close();
        body.enqueue(bytes.subarray(nth * size, (nth + 1) * size));
        await wait(pauseMs);
        if (nth === pieces / 2) half.resolve();
        nth += 1;
      },
    });
  }
}
