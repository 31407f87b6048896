import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { formOf } from '../../domain/forms/forms.ts';
import { submissionKinds, type SubmissionKind } from '../../domain/forms/submission-kind.ts';
import { ConfigError, variableOf, type Config, type Webhook } from '../config.ts';
import { multipartBody } from '../channels/webhook/multipart-body.ts';
import { postDelivery } from '../channels/webhook/post-delivery.ts';
import { signDelivery } from '../channels/webhook/sign-delivery.ts';
import { openStore } from '../store/open-store.ts';
import { CommandError, type Command } from './command.ts';

const lowDiskBytes = 1024 ** 3;

type Finding = { fault: string } | { fine: string };

export const doctorCommand: Command = {
  usage: 'doctor [--no-deliveries]',
  summary: 'Checks configuration, disk and store, and sends each webhook a signed test delivery.',
  options: { 'no-deliveries': { type: 'boolean', help: 'do not send test deliveries' } },
  opensStore: false,
  async run({ config: read, write, values, now }) {
    const config = read();
    const findings: Finding[] = [
      { fine: 'The configuration can be read.' },
      await checkDisk(config),
      await checkStore(config),
    ];
    for (const kind of submissionKinds) {
      const webhook = config.webhooks[kind];
      findings.push(
        webhook
          ? await checkWebhook(kind, webhook, config, values['no-deliveries'] !== true, now())
          : { fine: `${kind}: no webhook is set; submissions are kept until there is one.` },
      );
    }
    const faults = findings.filter((finding) => 'fault' in finding);
    for (const finding of findings) {
      write('fault' in finding ? `FAULT  ${finding.fault}` : `fine   ${finding.fine}`);
    }
    if (faults.length > 0) throw new CommandError(`${faults.length} to put right.`);
  },
};

async function checkDisk({ dataDir }: Config): Promise<Finding> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
    const { bavail, bsize } = await statfs(dataDir);
    const gigabytes = ((bavail * bsize) / 1024 ** 3).toFixed(1);
    if (bavail * bsize < lowDiskBytes) {
      return { fault: `${dataDir} has only ${gigabytes} GB left. Make room.` };
    }
    return { fine: `${dataDir} can be written and has ${gigabytes} GB left.` };
  } catch (error) {
    return { fault: `${dataDir} cannot be written: ${(error as Error).message}` };
  }
}

async function checkStore(config: Config): Promise<Finding> {
  const name = config.databaseUrl ? 'PostgreSQL' : 'The embedded store';
  try {
    const db = await openStore(config);
    const [row] = await db.all<{ count: number }>('select count(*) as count from submission');
    await db.close();
    return { fine: `${name} answers and holds ${row?.count} submissions.` };
  } catch (error) {
    if (error instanceof ConfigError) return { fault: error.message };
    return { fault: `${name} cannot be used: ${(error as Error).message}` };
  }
}

async function checkWebhook(
  kind: SubmissionKind,
  { url, maxBytes }: Webhook,
  { webhookSecrets }: Config,
  sends: boolean,
  now: number,
): Promise<Finding> {
  // n8n answers there only while somebody has the editor open and listens.
  if (new URL(url).pathname.startsWith('/webhook-test/')) {
    return {
      fault: `${variableOf(kind)} is a test address of n8n, which takes one delivery and then answers 404. Set the production address, with /webhook/ in it.`,
    };
  }
  const limit = Number.isFinite(maxBytes) ? `, files above ${maxBytes} bytes as links` : '';
  if (!sends) return { fine: `${kind}: a webhook is set${limit}.` };
  const id = `test_${randomUUID().replaceAll('-', '')}`;
  const boundary = `----northgauge${id}`;
  const body = multipartBody(testFields(kind, now), undefined, boundary);
  const answer = await postDelivery(
    url,
    {
      ...signDelivery(webhookSecrets, id, now, body),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body,
  );
  if (!('status' in answer)) {
    return { fault: `${kind}: the webhook cannot be reached (${answer.failure}).` };
  }
  return answer.status >= 200 && answer.status < 300
    ? { fine: `${kind}: the webhook took a test delivery (HTTP ${answer.status})${limit}.` }
    : { fault: `${kind}: the webhook answered HTTP ${answer.status} to a test delivery.` };
}

/** Every field of the form, plainly a test to whoever reads it. */
function testFields(kind: SubmissionKind, now: number): Record<string, string> {
  const names = Object.keys(formOf(kind).schema.shape);
  return {
    ...Object.fromEntries(names.map((name) => [name, 'Test delivery'])),
    source: formOf(kind).source,
    timestamp: new Date(now).toISOString(),
  };
}
