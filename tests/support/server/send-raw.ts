import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: string; body: string };

/** Sends bytes as they are and reads the answer, whatever a well-behaved client would do. */
export function sendRaw(
  port: number,
  request: Buffer,
  { end = false, silenceMs = 30_000 } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    const finish = () => {
      const [headers = '', body = ''] = final(received).split(/\r\n\r\n(.*)/s);
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1] ?? 0);
      socket.destroy();
      resolve({ status, headers, body });
    };
    socket.setTimeout(silenceMs, () => {
      socket.destroy();
      reject(new Error(`no answer to ${request.length} bytes`));
    });
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const answer = final(received);
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? Number.NaN);
      const bodyAt = answer.indexOf('\r\n\r\n') + 4;
      if (bodyAt > 3 && answer.length >= bodyAt + length) finish();
      if (bodyAt > 3 && /^HTTP\/1\.1 (?:204|304)/.test(answer)) finish();
      // A stream of events has no end of its own.
      if (answer.includes('\r\ncontent-type: text/event-stream')) finish();
    });
    socket.on('close', finish);
    // The server may close while we still write.
    socket.on('error', () => {});
    if (end) socket.end(request);
    else socket.write(request);
  });
}

/** Without a "100 Continue" before it. */
function final(received: string): string {
  return received.replace(/^HTTP\/1\.1 100 Continue\r\n(?:\r\n)?/, '');
}

export type RawPart = {
  disposition: string;
  headers?: string;
  content?: string | Buffer;
};

export const boundary = 'northgaugetest';

/** A multipart body, part by part, with nothing escaped. */
export function rawBody(parts: RawPart[], { close = true } = {}): Buffer {
  const pieces = parts.flatMap(({ disposition, headers = '', content = '' }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\n${headers}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(close ? `--${boundary}--\r\n` : '')]);
}

/** The head and body of a request, with nothing checked or escaped. */
export function rawRequest(
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body: Buffer = Buffer.alloc(0),
): Buffer {
  const lines = Object.entries({ Host: '127.0.0.1', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`),
    body,
  ]);
}

export function rawPost(
  target: string,
  body: Buffer,
  headers: Record<string, string> = {},
): Buffer {
  const all = {
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'Content-Length': String(body.length),
    ...headers,
  };
  return rawRequest('POST', target, all, body);
}
