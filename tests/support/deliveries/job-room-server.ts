import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type KeptAdvert = {
  id: string;
  status: string;
  stellennummerEgov: string;
  stellennummerAvam: string | null;
  reportingObligation: boolean;
  reportingObligationEndDate: string | null;
  approvalDate: string | null;
  content: Record<string, unknown>;
};

/**
 * A server that behaves as Job-Room's documentation says: Basic authentication, create with 201,
 * read, cancel with 204, and no cancelling while an advert is being inspected.
 */
export async function startJobRoom(user = 'firm', password = 'secret') {
  const adverts = new Map<string, KeptAdvert>();
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const answer = (status: number, content?: object) => {
      response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' });
      response.end(content && JSON.stringify(content));
    };
    if (request.headers.authorization !== expected) return answer(401);
    const [, id = '', act] = /^\/jobAdvertisements\/v1(?:\/([\w-]+))?(\/cancel)?$/.exec(
      request.url ?? '',
    ) ?? [undefined, 'none'];
    if (request.method === 'POST' && id === '') {
      const content = JSON.parse(body) as Record<string, unknown>;
      if (required.some((field) => content[field] === undefined)) return answer(400);
      const advert = newAdvert(content);
      adverts.set(advert.id, advert);
      return answer(201, advert);
    }
    const advert = adverts.get(id);
    if (!advert) return answer(404);
    if (request.method === 'GET') return answer(200, advert);
    if (request.method !== 'PATCH' || !act || advert.status === 'INSPECTING') return answer(400);
    advert.status = 'CANCELLED';
    return answer(204);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${user}:${password}@127.0.0.1:${port}`,
    adverts: () => [...adverts.values()],
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const required = [
  'reportToAvam',
  'contact',
  'jobDescriptions',
  'company',
  'employer',
  'employment',
  'location',
  'occupation',
  'applyChannel',
  'publication',
];

function newAdvert(content: Record<string, unknown>): KeptAdvert {
  return {
    id: randomUUID(),
    status: 'INSPECTING',
    stellennummerEgov: '300002290',
    stellennummerAvam: null,
    reportingObligation: true,
    reportingObligationEndDate: null,
    approvalDate: null,
    content,
  };
}
