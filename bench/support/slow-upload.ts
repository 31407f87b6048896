import { Agent, request, type ClientRequest } from 'node:http';
import { boundary } from './application-body.ts';

/** Keep-alive as in a browser: with `Connection: close` the answer to a refused upload can be lost. */
const agent = new Agent({ keepAlive: true });

/** An upload that is sent piece by piece, as far as the caller says. */
export class SlowUpload {
  readonly #body: Buffer;
  readonly #request: ClientRequest;
  #sent = 0;
  /** The status of the answer, or 0 when the connection broke. */
  readonly status: Promise<number>;

  constructor(url: string, body: Buffer, localAddress: string) {
    this.#body = body;
    this.#request = request(`${url}/api/intake/job-application`, {
      method: 'POST',
      agent,
      localAddress,
      headers: uploadHeaders(body, crypto.randomUUID()),
    });
    this.status = new Promise((resolve) => {
      this.#request.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      this.#request.on('error', () => resolve(0));
    });
  }

  /** Resolves when the socket has taken it. */
  sendUpTo(bytes: number): Promise<void> {
    const piece = this.#body.subarray(this.#sent, bytes);
    this.#sent += piece.length;
    return new Promise((resolve) => this.#request.write(piece, () => resolve()));
  }

  finish(): Promise<number> {
    this.#request.end(this.#body.subarray(this.#sent));
    return this.status;
  }

  abandon() {
    this.#request.destroy();
  }
}

function uploadHeaders(body: Buffer, key: string) {
  return {
    accept: 'application/json',
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': body.length,
    'idempotency-key': key,
  };
}
