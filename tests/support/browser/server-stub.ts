import type { Page, Request, Route } from '@playwright/test';

export type Sent = {
  kind: string;
  idempotencyKey: string | undefined;
  fields: Record<string, string>;
  file: { field: string; name: string } | undefined;
};

type Fulfilment = Parameters<Route['fulfill']>[0];

export const stored: Fulfilment = { status: 201, json: { reference: 'HL-7Q2K' } };

/**
 * Replaces the server: records what the browser sent and answers each submission in turn, the
 * last answer for good. 'lost' ends the connection, 'never' leaves it waiting.
 */
export async function stubServer(page: Page, ...answers: (Fulfilment | 'lost' | 'never')[]) {
  const sent: Sent[] = [];
  await page.route('**/api/intake/*', async (route) => {
    sent.push(await read(route.request()));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'never') return;
    await (answer === 'lost' ? route.abort('connectionreset') : route.fulfill(answer ?? stored));
  });
  return sent;
}

async function read(request: Request): Promise<Sent> {
  const body = request.postDataBuffer();
  const headers = await request.allHeaders();
  const form = await new Response(body && new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  const fields: Record<string, string> = {};
  let file: Sent['file'];
  form.forEach((value, field) => {
    if (typeof value === 'string') fields[field] = value;
    else file = { field, name: value.name };
  });
  return {
    kind: new URL(request.url()).pathname.split('/').at(-1) ?? '',
    idempotencyKey: headers['idempotency-key'],
    fields,
    file,
  };
}
