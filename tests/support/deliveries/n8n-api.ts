import { randomUUID } from 'node:crypto';
import { until } from '../machine/until.ts';

type Item = {
  json: { headers: Record<string, string>; body: Record<string, unknown> };
  binary?: Record<string, Binary>;
};
type Execution = {
  id: string;
  status: string;
  data?: { resultData: { runData: Record<string, [{ data?: { main: [Item[]] } }]> } };
};

/** A small one is in the execution itself, a file in n8n's own storage. */
export type Binary = { mimeType: string; fileName?: string; id?: string; data: string };

/** What the Webhook node of an execution received. */
export type Received = {
  status: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  binary: Record<string, Binary>;
};

type Options = {
  /** The options of the Webhook node, by their names in a workflow. */
  options?: Record<string, unknown>;
  responseMode?: 'onReceived' | 'lastNode';
  basicAuth?: { user: string; password: string };
  /** The workflow ends with an error. */
  fails?: boolean;
};

const scopes = [
  'workflow:create',
  'workflow:activate',
  'workflow:deactivate',
  'execution:list',
  'execution:read',
  'credential:create',
];

/** A new n8n with its owner, through its REST API. */
export async function setUpN8n(url: string) {
  const owner = await call('/rest/owner/setup', {
    email: 'owner@example.com',
    firstName: 'Test',
    lastName: 'Owner',
    password: `Aa1${randomUUID()}`,
  });
  const cookie = owner.headers.getSetCookie().map((line) => line.split(';')[0]);
  const session = { cookie: cookie.join('; ') };
  const made = await call('/rest/api-keys', { label: 'test', scopes, expiresAt: null }, session);
  const { data } = (await made.json()) as { data: { rawApiKey: string } };
  const key = { 'x-n8n-api-key': data.rawApiKey };

  const workflows = {
    /** Inactive; the address is /webhook/<path>. */
    async add(path: string, { options = {}, responseMode, basicAuth, fails }: Options = {}) {
      const credential = basicAuth && (await addCredential(path, basicAuth));
      const nodes = [
        {
          ...node('Webhook', 'webhook', 2.1),
          webhookId: randomUUID(),
          parameters: {
            httpMethod: 'POST',
            path,
            responseMode: responseMode ?? 'onReceived',
            ...(credential && { authentication: 'basicAuth' }),
            options,
          },
          ...(credential && { credentials: { httpBasicAuth: credential } }),
        },
        fails
          ? { ...node('End', 'stopAndError', 1), parameters: { errorMessage: 'Out of order' } }
          : node('End', 'noOp', 1),
      ];
      const connections = { Webhook: { main: [[{ node: 'End', type: 'main', index: 0 }]] } };
      const name = fails ? `${path} that fails` : path;
      const settings = { executionOrder: 'v1' };
      const body = { name, nodes, connections, settings };
      const answer = await call('/api/v1/workflows', body, key);
      const { id } = (await answer.json()) as { id: string };
      return { id, path };
    },
    async activate({ id, path }: Workflow) {
      await call(`/api/v1/workflows/${id}/activate`, {}, key);
      await until(() => isRegistered(path), `n8n registers ${path}`, 60_000);
    },
    async deactivate({ id, path }: Workflow) {
      await call(`/api/v1/workflows/${id}/deactivate`, {}, key);
      await until(async () => !(await isRegistered(path)), `n8n removes ${path}`, 60_000);
    },
    isRegistered,
  };
  return { workflows, received, bytesOf };

  /** A webhook for POST says so when it is asked with GET. */
  async function isRegistered(path: string): Promise<boolean> {
    const answer = await fetch(`${url}/webhook/${path}`);
    return (await answer.text()).includes('not registered for GET');
  }

  async function addCredential(name: string, given: { user: string; password: string }) {
    const credential = { name, type: 'httpBasicAuth', data: given };
    const answer = await call('/api/v1/credentials', credential, key);
    const { id } = (await answer.json()) as { id: string };
    return { id, name };
  }

  /** Every finished execution, of all workflows. */
  async function received(): Promise<Received[]> {
    const executions: Execution[] = [];
    let cursor: string | null = '';
    do {
      const query = new URLSearchParams({ includeData: 'true', limit: '100' });
      if (cursor) query.set('cursor', cursor);
      const answer = await call(`/api/v1/executions?${query}`, undefined, key);
      const page = (await answer.json()) as { data: Execution[]; nextCursor: string | null };
      executions.push(...page.data);
      cursor = page.nextCursor;
    } while (cursor);
    return executions.flatMap(({ status, data }) => {
      const item = data?.resultData.runData.Webhook?.[0].data?.main[0][0];
      return item ? [{ status, ...item.json, binary: item.binary ?? {} }] : [];
    });
  }

  async function bytesOf({ id, data }: Binary): Promise<Buffer> {
    if (!id) return Buffer.from(data, 'base64');
    const query = new URLSearchParams({ id, action: 'download' });
    const answer = await call(`/rest/binary-data?${query}`, undefined, session);
    return Buffer.from(await answer.arrayBuffer());
  }

  async function call(path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`n8n: ${path} ${answer.status} ${await answer.text()}`);
    return answer;
  }
}

export type N8nApi = Awaited<ReturnType<typeof setUpN8n>>;

type Workflow = { id: string; path: string };

function node(name: string, type: string, typeVersion: number) {
  return {
    id: randomUUID(),
    name,
    type: `n8n-nodes-base.${type}`,
    typeVersion,
    position: [name === 'Webhook' ? 0 : 300, 0],
    parameters: {},
  };
}
