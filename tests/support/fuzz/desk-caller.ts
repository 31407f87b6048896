import type { passkeyClient } from '../desk/passkey-client.ts';

/** Asks the desk's API with the cookie of the moment; anything but success is an error. */
export function createDeskCaller(client: ReturnType<typeof passkeyClient>, cookie: () => string) {
  const change = async (
    method: string,
    address: string,
    body?: object,
    expected: readonly number[] = [],
  ) => {
    const type = body instanceof Uint8Array && { 'content-type': 'application/octet-stream' };
    const answer = await client.send(method, address, {
      cookie: cookie(),
      body,
      headers: { ...type },
    });
    if (answer.status >= 300 && !expected.includes(answer.status)) {
      throw new Error(`${method} ${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer;
  };
  return {
    change,
    ask: async <T>(address: string): Promise<T> => (await change('GET', address)).body as T,
  };
}
export type DeskCaller = ReturnType<typeof createDeskCaller>;
