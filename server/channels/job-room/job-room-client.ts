import { z } from 'zod';

/** As the documentation lists them. */
const statuses = [
  'INSPECTING',
  'REJECTED',
  'PUBLISHED_RESTRICTED',
  'PUBLISHED_PUBLIC',
  'CANCELLED',
  'ARCHIVED',
] as const;

const answer = z.object({
  id: z.string().min(1),
  status: z.enum(statuses),
  stellennummerEgov: z.string().nullish(),
  stellennummerAvam: z.string().nullish(),
  reportingObligation: z.boolean().nullish(),
  reportingObligationEndDate: z.iso.date().nullish(),
  approvalDate: z.iso.date().nullish(),
});
export type JobRoomAdvert = z.infer<typeof answer>;

export type JobRoomAnswer =
  { advert: JobRoomAdvert; status: number } | { done: true; status: number } | JobRoomFailure;
export type JobRoomFailure = { failure: string; status?: number };

/** Job-Room's interface: create, read, cancel. There is no way to change an advert. */
export function jobRoomClient(url: string) {
  const address = new URL(url);
  const credentials = `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`;
  const adverts = `${address.origin}/jobAdvertisements/v1`;
  const headers = {
    authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    'content-type': 'application/json;charset=UTF-8',
    accept: 'application/json;charset=UTF-8',
  };
  return {
    host: address.host,
    create: (advert: object, signal: AbortSignal) => send('POST', '', signal, advert),
    read: (id: string, signal: AbortSignal) => send('GET', `/${encodeURIComponent(id)}`, signal),
    cancel: (id: string, signal: AbortSignal) =>
      send('PATCH', `/${encodeURIComponent(id)}/cancel`, signal, { code: 'OCCUPIED_OTHER' }),
  };

  async function send(
    method: string,
    path: string,
    signal: AbortSignal,
    body?: object,
  ): Promise<JobRoomAnswer> {
    try {
      // Not followed: the password goes to the configured address alone.
      const response = await fetch(adverts + path, {
        method,
        headers,
        signal,
        redirect: 'manual',
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const { status, ok } = response;
      if (!ok) return { failure: `HTTP ${status}`, status };
      if (status === 204) return { done: true, status };
      const read = answer.safeParse(JSON.parse(text));
      return read.success ? { advert: read.data, status } : { failure: 'unknown answer', status };
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      return { failure: cause?.code ?? (name === 'TimeoutError' ? 'timeout' : name) };
    }
  }
}
