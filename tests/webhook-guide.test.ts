import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { composeBody, signBody } from '#server/channels/webhook/post-webhook.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

test('the code of the webhook guide verifies a submission with a file, and refuses a change', async () => {
  const guide = readFileSync('docs/api/webhooks.md', 'utf8');
  const code = /```js verify\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  const file = path.join(temporaryFolder(), 'verify.mjs');
  writeFileSync(file, code);
  const { isGenuine } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    isGenuine(secret: string, headers: Record<string, string>, body: Buffer): boolean;
  };
  const { bytes } = await composeBody({ name: 'Ada' }, aFile(), {
    maxBytes: Number.POSITIVE_INFINITY,
    linkToFile: () => '',
  });
  const body = Buffer.from(bytes);
  const headers: Record<string, string> = signBody([testSecret.key], 'msg_1', Date.now(), bytes);
  expect(isGenuine(testSecret.variable, headers, body)).toBe(true);
  body[body.length - 1]! ^= 1;
  expect(isGenuine(testSecret.variable, headers, body)).toBe(false);
});
