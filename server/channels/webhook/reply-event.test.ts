import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { pdfBytes } from '#tests/factories/documents.ts';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { receiverThat } from '#tests/support/deliveries/test-outbox.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { monday, serveStatus } from '#tests/support/server/status-server.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import { tasksOf } from '#server/db/tasks.ts';

const text = 'Dienstag passt. Grüße';

describeStores('a reply as an event', (store) => {
  test('holds text and file, signed over the bytes sent', async () => {
    const { send, reference, received } = await replied(store, Number.POSITIVE_INFINITY);
    expect(await send()).toMatchObject({ result: 'delivered' });
    const [{ headers, body }] = received as [(typeof received)[number]];
    const signed = createHmac('sha256', testSecret.key)
      .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`)
      .update(body)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signed}`);
    expect(headers).toMatchObject({
      'northgauge-reference': reference,
      'content-type': 'application/json',
    });
    const event = JSON.parse(body.toString()) as ReplyEvent;
    expect(event).toMatchObject({
      type: 'submission.replied',
      data: {
        reference,
        form: 'contact-dialog',
        message: {
          text,
          receivedAt: new Date(monday).toISOString(),
          file: { filename: 'plan.pdf', type: 'application/pdf', size: pdfBytes('Plan').length },
        },
      },
    });
    const { content, url } = event.data.message.file;
    expect(Buffer.from(content ?? '', 'base64').equals(pdfBytes('Plan'))).toBe(true);
    expect(url).toBeUndefined();
  });

  test('above the limit of its receiver links to the file, which ends with a withdrawal', async () => {
    const { send, received, post, address } = await replied(store, 400);
    expect(await send()).toMatchObject({ result: 'delivered' });
    const event = JSON.parse(received[0]!.body.toString()) as ReplyEvent;
    const { content, url } = event.data.message.file;
    expect(content).toBeUndefined();
    const fetched = await fetch(url!);
    expect(Buffer.from(await fetched.arrayBuffer()).equals(pdfBytes('Plan'))).toBe(true);
    expect(fetched.headers.get('content-disposition')).toContain('attachment;');
    const spoiled = [
      url!.replace(/expires=\d/, 'expires=9'),
      url!.replace(/signature=.{4}/, 'signature=AAAA'),
      url!.replace(/\/[^/]+\?/, '?'),
      url!.replace(/files\/[^/]+/, `files/${'0'.repeat(36)}`),
      url!.split('?')[0]!,
    ];
    for (const one of spoiled) expect((await fetch(one)).status).toBe(404);
    await post(`${address}/withdraw`);
    expect((await fetch(url!)).status).toBe(404);
    expect(await send()).toEqual({ result: 'obsolete' });
  });
});

type ReplyEvent = {
  data: { message: { file: { content?: string; url?: string } } };
};

async function replied(store: StoreUnderTest, maxBytes: number) {
  const { db, clock, base, save, reply, post } = await serveStatus(store);
  const { id, address, reference } = await save();
  const file = new File([new Uint8Array(pdfBytes('Plan'))], 'plan.pdf');
  await reply(address, { text, seen: '0' }, { file });
  const receiver = await receiverThat(() => ({ status: 200 }));
  const urls = { 'contact-dialog': receiver.url };
  const channels = testChannels(db, urls, { maxBytes, siteUrl: base, clock });
  const webhook = channels.find(({ name }) => name === 'webhook')!;
  const task = (await tasksOf(db, id)).find(({ purpose }) => purpose.startsWith('replied-'))!;
  const send = () => webhook.send(task, AbortSignal.timeout(5_000));
  return { send, reference, address, post, received: receiver.received };
}
