import type { DeskEvent } from '#domain/submissions/submission-detail.ts';
import { until } from '../machine/until.ts';

/** Listens to the desk's events as a browser does. */
export async function listen(url: string, headers: Record<string, string>) {
  const ending = new AbortController();
  const response = await fetch(`${url}/api/desk/events`, { headers, signal: ending.signal });
  if (response.status !== 200) throw new Error(`The stream answered ${response.status}.`);
  const events: DeskEvent[] = [];
  let ended = false;
  const reading = (async () => {
    let rest = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = `${rest}${chunk}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block.startsWith('data: ')) events.push(JSON.parse(block.slice(6)) as DeskEvent);
      }
    }
  })()
    .catch(() => {})
    .finally(() => (ended = true));
  return {
    headers: response.headers,
    events,
    /** Waits for an event. */
    until: async (wanted: (event: DeskEvent) => boolean, what: string) => {
      await until(() => events.some(wanted), what);
      return events.find(wanted)!;
    },
    /** Waits for its end. */
    ended: async () => {
      await until(() => ended, 'the stream has ended');
      return ended;
    },
    close: async () => {
      ending.abort();
      await reading;
    },
  };
}
