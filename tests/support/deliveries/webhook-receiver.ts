import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { IncomingForm } from 'formidable';

export type ReceivedDelivery = { headers: Record<string, string>; body: Buffer };

/** Answers with a status, or fails. */
export type Behaviour =
  | { status: number; headers?: Record<string, string> }
  /** Resets the connection, never answers, or sends headers byte by byte without end. */
  | 'reset'
  | 'hang'
  | 'drip';

/** A webhook that records requests and answers as the test configures. */
export async function startReceiver(
  behave: (nth: number, delivery: ReceivedDelivery) => Behaviour = () => ({ status: 200 }),
) {
  const received: ReceivedDelivery[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = request.headers as Record<string, string>;
    const delivery = { headers, body: Buffer.concat(chunks) };
    received.push(delivery);
    answer(request, response, behave(received.length, delivery));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    stop: async () => {
      timers.forEach(clearInterval);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function answer(request: IncomingMessage, response: ServerResponse, behaviour: Behaviour) {
    if (behaviour === 'hang') return;
    if (behaviour === 'reset') {
      request.socket.resetAndDestroy();
    } else if (behaviour === 'drip') {
      request.socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
      const timer = setInterval(() => request.socket.write('.'), 20);
      timers.add(timer);
      request.socket.on('error', () => clearInterval(timer));
    } else {
      response.writeHead(behaviour.status, behaviour.headers).end('noted');
    }
  }
}

/** Parses a delivery with formidable, which n8n uses. */
export async function parseDelivery({ headers, body }: ReceivedDelivery) {
  const request = new PassThrough() as PassThrough & { headers: Record<string, string> };
  request.headers = { ...headers, 'content-length': String(body.length) };
  const contents: Promise<Buffer>[] = [];
  const form = new IncomingForm({
    maxFileSize: 20 * 1024 * 1024,
    fileWriteStreamHandler: () => {
      const sink = new PassThrough();
      contents.push(collect(sink));
      return sink;
    },
  });
  request.end(body);
  const [fields, files] = await form.parse(request as unknown as IncomingMessage);
  const [file] = Object.entries(files);
  return {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, values]) => [name, values?.join('\n') ?? '']),
    ),
    file: file && {
      field: file[0],
      filename: file[1]?.[0]?.originalFilename ?? '',
      type: file[1]?.[0]?.mimetype ?? '',
      bytes: (await contents[0]) ?? Buffer.alloc(0),
    },
  };
}

async function collect(stream: PassThrough): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
