import { request, type IncomingHttpHeaders } from 'node:http';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** node:http, because fetch would decode bodies and follow redirects. */
export function askPlainly(
  port: number,
  path: string,
  { headers = {}, method = 'GET' } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on('error', reject).end();
  });
}
