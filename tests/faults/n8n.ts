import { submissionKinds, type SubmissionKind } from '#domain/forms/submission-kind.ts';
import { variableOf } from '#server/base/config.ts';
import { pdfBytes } from '#tests/factories/documents.ts';
import { watchArrivals } from '#tests/support/deliveries/arrivals.ts';
import { correctedDetails, sha256, type Sent } from '#tests/support/deliveries/compare-received.ts';
import { setUpN8n } from '#tests/support/deliveries/n8n-api.ts';
import { findN8n, n8nVersion } from '#tests/support/deliveries/n8n-installation.ts';
import { launchN8n, placeN8n, type N8nPlace } from '#tests/support/deliveries/n8n-process.ts';
import { portToKeep } from '#tests/support/machine/port-to-keep.ts';
import { startSite, type Site } from '#tests/support/server/site-with-webhooks.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import type { Extent, Finding, Place } from './fault.ts';

const registrationMs = 60_000;
/** Close to the limits of the forms that take them. */
const largeFiles = {
  'job-application': pdfBytes('five '.repeat(1_000_000)),
  'employer-brief': pdfBytes('ten '.repeat(2_500_000)),
};
const maxBytes = 1_000_000;
const basicAuth = { user: 'northgauge', password: 'pass: wörd/1' };

export async function checkN8n(
  _: Extent,
  { postgres }: Place,
): Promise<Finding | { skipped: string }> {
  const found = findN8n();
  if ('missing' in found) return { skipped: found.missing };
  return proveAt(await placeN8n(found.program, await postgres!.newDatabase()));
}

async function proveAt(place: N8nPlace): Promise<Finding> {
  const webhooks = Object.fromEntries(
    submissionKinds.map((kind) => [variableOf(kind), addressOf(kind, place)]),
  );
  const site = await startSite({ dataDir: temporaryFolder(), port: await portToKeep() }, webhooks);
  const running = { current: await launchN8n(place) };
  try {
    return await prove(site, place, running);
  } finally {
    await site.stop();
    await running.current.stop();
  }
}

/** The contact dialog's workflow asks for credentials. */
function addressOf(kind: SubmissionKind, { port }: N8nPlace): string {
  const { user, password } = basicAuth;
  const credentials = `${user}:${encodeURIComponent(password)}@`;
  return `http://${kind === 'contact-dialog' ? credentials : ''}127.0.0.1:${port}/webhook/${kind}`;
}

async function prove(
  site: Site,
  place: N8nPlace,
  running: { current: Awaited<ReturnType<typeof launchN8n>> },
) {
  const broken: string[] = [];
  const expect = (fact: boolean, what: string) => void (fact || broken.push(what));
  let [submissions, replies] = [0, 0];

  const { early, earlyFailure } = await sendWhileStarting();
  await running.current.ready();
  const api = await setUpN8n(running.current.url);
  const { workflows } = api;
  const { arrives, eventArrives, find, compared } = watchArrivals(site, api, broken);
  const own = {
    'job-application': await workflows.add('job-application', { options: { rawBody: true } }),
    'contact-message': await workflows.add('contact-message', { responseMode: 'lastNode' }),
    'contact-dialog': await workflows.add('contact-dialog', { basicAuth }),
    'candidate-registration': await workflows.add('candidate-registration'),
    'employer-brief': await workflows.add('employer-brief', { options: { rawBody: true } }),
  };
  for (const workflow of Object.values(own)) await workflows.activate(workflow);
  await redeliver(early);
  await arrives(early);

  const first = await submitEach();
  for (const sent of first) await arrives(sent);
  await checkTestDeliveries();
  await checkReplies(first);
  const events = await checkEvents(first);
  const whileDown = await checkDown();
  await checkSwitchedOff();
  await checkFailingWorkflow();
  await checkLimit();
  return summary();

  /** While n8n migrates its database it answers 200 to everything. */
  async function sendWhileStarting() {
    const url = `${running.current.url}/webhook/contact-message`;
    const answer = async () => (await fetch(url).catch(() => undefined))?.text() ?? '';
    const starting = async () =>
      running.current.hasEnded() || (await answer()).includes('starting up');
    await until(starting, 'n8n says that it is starting', 180_000);
    const sent = await submit('contact-message');
    const failure = await site.firstFailure(sent);
    expect(failure !== 'delivered', 'a starting n8n loses a delivery');
    return { early: sent, earlyFailure: failure };
  }

  async function checkTestDeliveries() {
    const text = await site.command('doctor');
    const accepted = text.match(/test delivery accepted/g)?.length;
    expect(accepted === 5, `n8n accepts ${accepted ?? 0} test deliveries`);
  }

  /** Five kinds, each with a reply in words and one with a file. */
  async function checkReplies(delivered: readonly Sent[]) {
    for (const sent of delivered) {
      await eventArrives(sent, await reply(sent));
      await eventArrives(sent, await reply(sent, pdfBytes(`Reply about ${sent.kind}`)));
    }
  }

  /** Five kinds, each corrected, withdrawn and erased by its sender. */
  async function checkEvents(delivered: readonly Sent[]): Promise<number> {
    let count = 0;
    for (const sent of delivered) {
      const fields = correctedDetails(sent);
      for (const [action, event] of [
        ['correct', { type: 'submission.corrected', fields }],
        ['withdraw', { type: 'submission.withdrawn' }],
        ['erase', { type: 'submission.erased' }],
      ] as const) {
        await site.act(sent, action, action === 'correct' ? fields : {});
        await eventArrives(sent, event);
        count += 1;
      }
    }
    return count;
  }

  /** A success or "redeliver" sends what waits for the same destination. */
  async function checkDown(): Promise<{ count: number; slowestMs: number }> {
    await running.current.stop();
    const sent: Sent[] = [];
    let slowestMs = 0;
    for (let round = 0; round < 4; round += 1) {
      for (const kind of submissionKinds) {
        const startedAt = performance.now();
        sent.push(await submit(kind));
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      }
    }
    const replied: { one: Sent; event: Awaited<ReturnType<typeof reply>> }[] = [];
    for (const one of sent.slice(0, submissionKinds.length)) {
      replied.push({ one, event: await reply(one, pdfBytes('while it is down')) });
    }
    for (const one of sent) {
      const failure = await site.firstFailure(one);
      expect(failure === 'ECONNREFUSED', `a delivery to a stopped n8n ends with ${failure}`);
    }
    await told(sent[0]!, 'ECONNREFUSED', 'Nothing listens at the receiver’s address.');
    await restart();
    for (const kind of submissionKinds.slice(0, 3)) await arrives(await submit(kind));
    for (const kind of submissionKinds.slice(3)) {
      await redeliver(sent.find((one) => one.kind === kind)!);
    }
    for (const one of sent) await arrives(one);
    for (const { one, event } of replied) await eventArrives(one, event);
    return { count: sent.length, slowestMs };
  }

  async function checkSwitchedOff() {
    await workflows.deactivate(own['job-application']);
    const sent = await submit('job-application');
    const failure = await site.firstFailure(sent);
    expect(failure === 'HTTP 404', `a workflow that is off makes a delivery end with ${failure}`);
    await told(sent, 'HTTP 404', 'its workflow is off, or the address is wrong.');
    await workflows.activate(own['job-application']);
    await redeliver(sent);
    await arrives(sent);
  }

  /** With "When Last Node Finishes" n8n answers 500, and the retry has the same id. */
  async function checkFailingWorkflow() {
    const failing = await workflows.add('contact-message', {
      responseMode: 'lastNode',
      fails: true,
    });
    await workflows.deactivate(own['contact-message']);
    await workflows.activate(failing);
    const sent = await submit('contact-message');
    const failure = await site.firstFailure(sent);
    expect(failure === 'HTTP 500', `a workflow that fails makes a delivery end with ${failure}`);
    await told(sent, 'HTTP 500', 'The receiver failed on its side (status 500).');
    await workflows.deactivate(failing);
    await workflows.activate(own['contact-message']);
    await redeliver(sent);
    await arrives(sent);
    const all = (await api.received()).filter(
      ({ headers }) => headers['northgauge-reference'] === sent.reference,
    );
    const ids = new Set(all.map(({ headers }) => headers['webhook-id']));
    expect(all.length > 1 && ids.size === 1, `${all.length} attempts arrive with ${ids.size} ids`);
  }

  /** One submission arrives with a link in place of its file, the other after a higher limit. */
  async function checkLimit() {
    // An execution shows before n8n has answered; stopped in between, it would get the same again.
    await until(async () => (await waiting()).length === 0, 'n8n has answered', registrationMs);
    await running.current.stop();
    await restart({ N8N_FORMDATA_FILE_SIZE_MAX: '1' });
    const linked = await submit('job-application', largeFiles['job-application']);
    const whole = await submit('employer-brief', largeFiles['employer-brief']);
    for (const sent of [linked, whole]) {
      const failure = await site.firstFailure(sent);
      expect(failure === 'HTTP 413', `a file above the limit makes a delivery end with ${failure}`);
      await told(sent, 'HTTP 413', 'The delivery is too large for the receiver.');
    }
    await site.restart({ WEBHOOK_JOB_APPLICATION_MAX_BYTES: String(maxBytes) });
    await redeliver(linked);
    const received = await find(linked, (body) => 'source' in body, 'a link to the file of');
    const link = received?.body.resume_url;
    if (typeof link === 'string') {
      const answer = await fetch(link);
      const same = sha256(await answer.bytes()) === sha256(linked.file!.bytes);
      expect(same, `the link to the file answers ${answer.status} with something else`);
      compared.files += 1;
    } else expect(false, 'a file above WEBHOOK_…_MAX_BYTES arrives without a link');
    // The retry may have been first; "redeliver" then sends it again.
    const isDone = async () => !(await waiting()).some((line) => line.includes(linked.reference));
    await until(isDone, 'nothing waits of what was sent with a link', registrationMs);
    await eventArrives(linked, await reply(linked, pdfBytes('x'.repeat(maxBytes))));

    await running.current.stop();
    // N8N_PAYLOAD_SIZE_MAX is for bodies of other types.
    await restart({ N8N_FORMDATA_FILE_SIZE_MAX: '10', N8N_PAYLOAD_SIZE_MAX: '1' });
    await redeliver(whole);
    await arrives(whole);
  }

  async function waiting(): Promise<string[]> {
    return (await site.unsettled()).filter((line) => line.includes(' webhook '));
  }

  async function summary() {
    for (const line of await waiting()) broken.push(`is not delivered: ${line.trim()}`);
    const executions = await api.received();
    const ids = executions.map(({ headers }) => headers['webhook-id']);
    return {
      figures: `n8n ${n8nVersion}: ${submissions} submissions, ${replies} replies and ${events} other events in ${executions.length} executions, ${executions.length - new Set(ids).size} repeated; ${compared.fields} fields, ${compared.files} files by SHA-256 and ${compared.signatures} signatures compared; one sent at its start ended with "${earlyFailure}" first, ${whileDown.count} sent while it was down, acknowledged in ${whileDown.slowestMs.toFixed(0)} ms at most`,
      broken,
    };
  }

  async function restart(settings: Record<string, string> = {}) {
    running.current = await launchN8n(place, settings);
    await running.current.ready();
    for (const { path } of Object.values(own)) {
      await until(() => workflows.isRegistered(path), `n8n registers ${path}`, registrationMs);
    }
  }

  async function submit(kind: SubmissionKind, bytes?: Buffer): Promise<Sent> {
    const sent = await site.submit(kind, bytes ?? pdfBytes(`${kind} ${submissions}`));
    submissions += 1;
    return sent;
  }

  async function reply(sent: Sent, bytes?: Buffer) {
    replies += 1;
    return site.reply(sent, bytes);
  }

  async function submitEach(): Promise<Sent[]> {
    const sent: Sent[] = [];
    for (const kind of submissionKinds) sent.push(await submit(kind));
    return sent;
  }

  /** The delivery has its failure, and `doctor` names the cause in words. */
  async function told({ reference }: Sent, failure: string, words: string) {
    const line = (await site.unsettled()).find(
      (one) => one.includes(reference) && one.includes('webhook submission'),
    );
    expect(!!line?.includes(failure), `the delivery does not tell ${failure}: ${line}`);
    const advice = await site.command('doctor', '--no-deliveries');
    expect(advice.includes(words), `"doctor" does not say "${words}": ${advice}`);
  }

  async function redeliver({ reference }: Sent) {
    const said = await site.command('redeliver', reference);
    expect(/webhook submission .* is due now/.test(said), `"redeliver" says: ${said}`);
  }
}
