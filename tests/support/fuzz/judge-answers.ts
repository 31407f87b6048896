import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { openStore } from '#server/db/open-store.ts';
import type { FuzzedRequest } from '#tests/factories/fuzzed-request.ts';
import { countByRoute } from './count-by-route.ts';
import type { Secrets } from './fuzz-secrets.ts';
import { sendRaw, type RawAnswer } from '../server/send-raw.ts';
import type { StoreConfig } from '../stores/stores.ts';

/** What a 201 promises to be in the store. */
type Promised = { table: 'submission' | 'brief_draft' | 'document'; key: string };

const keyColumns = { submission: 'reference', brief_draft: 'token_hash', document: 'id' } as const;

/** Longer than any answer takes on a busy machine, and shorter than the server's own limits. */
const maxMs = 30_000;
const maxTries = 3;

/** Sends requests and checks what every answer has to keep to. */
export function judgeAnswers(port: number, secrets: Secrets) {
  const broken: string[] = [];
  const counts = new Map<string, Map<number, number>>();
  const routes = countByRoute();
  const promised: Promised[] = [];
  let slowest = { ms: 0, name: '' };
  /** Answers with a record that its reader may see: if there were none, nothing could be shown. */
  let withRecords = 0;

  return {
    broken,
    routes,
    /** Its status; 0 for none. */
    async send(request: FuzzedRequest, which: string): Promise<number> {
      const { area, bytes, complete, viewer } = request;
      const sent = bytes.toString('latin1');
      const name = `${which} (${sent.slice(0, 80).split('\r')[0]})`;
      const startedAt = performance.now();
      const answer = await sendPatiently(port, { bytes, complete }).catch((error: Error) => {
        broken.push(`${name}: ${error.message}`);
        return undefined;
      });
      if (!answer) return 0;
      const tookMs = performance.now() - startedAt;
      if (tookMs > slowest.ms) slowest = { ms: tookMs, name };
      const statuses = counts.get(area) ?? new Map<number, number>();
      counts.set(area, statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1));
      routes.add(request, answer.status);
      if (tookMs > maxMs) broken.push(`${name}: ${Math.round(tookMs)} ms`);
      if (answer.status >= 500)
        broken.push(`${name}: ${answer.status} ${answer.body.slice(0, 200)}`);
      if (answer.status === 0 && complete) broken.push(`${name}: no answer`);
      const shown = secrets.shownTo(viewer, answer.headers + answer.body, sent);
      if (shown.permitted > 0) withRecords += 1;
      for (const secret of shown.refused) {
        broken.push(`${name}: ${answer.status} shows ${secret} to ${JSON.stringify(viewer)}`);
      }
      if (answer.status === 201) promised.push(...promiseOf(area, sent, answer));
      return answer.status;
    },
    figures() {
      const areas = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const lines = areas.map(([area, statuses]) => `${area} ${listed(statuses)}`);
      return `${lines.join('; ')}; ${withRecords} answers with a record; slowest ${Math.round(slowest.ms)} ms, ${slowest.name}; ${promised.length} × 201 looked up in the store`;
    },
    /** What was promised and is not there. A sender that hung up may have been stored all the same. */
    async missingFrom(store: StoreConfig): Promise<string[]> {
      if (withRecords === 0) return ['no answer showed any record'];
      const db = await openStore(store);
      const kept = new Set<string>();
      for (const [table, column] of Object.entries(keyColumns)) {
        const rows = await db.all<{ key: string }>(`select ${column} as key from ${table}`);
        for (const { key } of rows) kept.add(`${table} ${key}`);
      }
      await db.close();
      return promised
        .map(({ table, key }) => `${table} ${key}`)
        .filter((one) => !kept.has(one))
        .map((one) => `${one} is lost`);
    },
  };
}

/** A busy server says when to come back, as on a machine that runs other tests too. */
async function sendPatiently(
  port: number,
  { bytes, complete }: Pick<FuzzedRequest, 'bytes' | 'complete'>,
): Promise<RawAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await sendRaw(port, bytes, { end: !complete, silenceMs: maxMs });
    // By its code: a store that fails answers 503 too, and that is a finding.
    const busy = answer.status === 503 && answer.body === '{"error":"busy"}';
    if (!busy || tries === maxTries) return answer;
    await setTimeout(10_000);
  }
}

function promiseOf(area: FuzzedRequest['area'], sent: string, { body }: RawAnswer): Promised[] {
  const { reference, token } = JSON.parse(body || '{}') as Record<string, string>;
  if (area === 'intake' && reference) return [{ table: 'submission', key: reference }];
  // One that is saved anew; those that are replaced may be deleted by a later request.
  if (sent.startsWith('POST /api/brief-drafts HTTP') && token) {
    return [{ table: 'brief_draft', key: createHash('sha256').update(token).digest('hex') }];
  }
  return [];
}

function listed(statuses: Map<number, number>): string {
  return [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || 'hung up'}`)
    .join(', ');
}
