import { setTimeout as wait } from 'node:timers/promises';
import { matchRoles, openRoles } from '#server/alerts/match-roles.ts';
import { planAlertMails } from '#server/alerts/plan-alert-mails.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { officeTimeOf } from '#server/submissions/due-time.ts';
import { startMailReceiver } from '../deliveries/mail-receiver.ts';
import { testSecret } from '../deliveries/test-secret.ts';
import { startReceiver } from '../deliveries/webhook-receiver.ts';
import { signIn } from '../desk/desk.ts';
import { until } from '../machine/until.ts';
import { startServerProcess } from '../server/server-process.ts';
import { contextIn } from '../stores/act-in.ts';
import { planAll } from '../stores/role-alerts.ts';
import type { StoreConfig } from '../stores/stores.ts';
import { type At, chanceOf } from './ask.ts';
import { acknowledged, type KindOfWork, kindsOfWork, newLedger } from './ledger.ts';
import {
  actOnStatusPage,
  alertLocales,
  sendForm,
  type Sent,
  subscribe,
  type Subscriber,
} from './senders.ts';
import {
  type Advert,
  closeRole,
  type Closing,
  converse,
  editPage,
  publish,
  workAtDesk,
} from './staff.ts';
import { brokenNow } from './what-must-hold.ts';

/** Who does which kind of work, each after the other on one of the servers, until it is stopped. */
const workers: readonly { people: number; work: (at: At) => Promise<void> }[] = [
  { people: 2, work: sendForm },
  { people: 1, work: actOnStatusPage },
  { people: 1, work: workAtDesk },
  { people: 2, work: converse },
  { people: 1, work: publish },
  { people: 1, work: closeRole },
  { people: 2, work: editPage },
  { people: 1, work: subscribe },
];

/** What a receiver took: the id that stays over retries, and when. */
export type Arrival = {
  id: string;
  about: string;
  at: number;
  /** The address of a mail, and the roles that it links to. */
  to: string;
  roles: string[];
};

/** The firm around a server: its store, its receivers, its staff and what they rely on. */
export type Firm = Awaited<ReturnType<typeof openFirm>>;

export const mailFrom = 'Harbour Lane <desk@firm.example>';
export const mailStaff = 'team@firm.example';

/** Opens the store for a session of the desk, and starts receivers of webhooks and mails. */
export async function openFirm(store: StoreConfig, seed = 0) {
  const db = await openStore(store);
  const desk = await signIn(db, { role: 'administrator' });
  await db.close();
  const ledger = newLedger();
  const webhooks: Arrival[] = [];
  const mails: Arrival[] = [];
  const seen = new Set<string>();
  const alertLinks = new Map<string, string>();
  let mayRefuse = true;
  const receiver = await startReceiver((nth, delivery) => {
    const { headers } = delivery;
    const id = headers['webhook-id'] ?? '';
    // Thousands of files would fill the memory.
    delivery.body = Buffer.alloc(0);
    const isFirst = seen.size < seen.add(id).size;
    // Waits long enough that its sender may take it back first.
    if (isFirst && mayRefuse && nth % 6 === 0) {
      return { status: 503, headers: { 'retry-after': '30' } };
    }
    const event = headers['content-type']?.startsWith('multipart/') ? 'submission' : 'event';
    const about = `${event} ${headers['northgauge-reference']}`;
    webhooks.push({ id, about, at: Date.now(), to: '', roles: [] });
    return { status: 200 };
  });
  const smtp = await startMailReceiver(undefined, 0, async (nth) => {
    const { to, parsed } = smtp.received[nth - 1]!;
    const [address, text] = [to.join(), parsed.text ?? ''];
    const [link] = /\/alerts\/[\w-]{32}\b/.exec(text) ?? [];
    if (link) alertLinks.set(address, link);
    const roles = [...text.matchAll(/\/vacancies\/([\w-]+)/g)].map(([, slug]) => slug!);
    const about = `${address}: ${parsed.subject}`;
    mails.push({ id: parsed.messageId!, about, at: Date.now(), to: address, roles });
  });
  return {
    store,
    seed,
    /** How often its work began. */
    shift: 0,
    ledger,
    submissions: [] as Sent[],
    /** Sent, without an answer yet. */
    unanswered: [] as Sent[],
    adverts: [] as Advert[],
    closings: [] as Closing[],
    subscribers: [] as Subscriber[],
    /** The private page of an alert by the address that its mail went to. */
    alertLinks,
    desk,
    webhookUrl: receiver.url,
    smtpUrl: smtp.url,
    webhooks,
    mails,
    /** When alerts that are planned meanwhile are sent. */
    officeDay: nextOfficeDay(Date.now()),
    /** For servers of this firm. */
    environment: {
      DATA_DIR: store.dataDir,
      ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
      WEBHOOK_SECRET: testSecret.variable,
      WEBHOOK_JOB_APPLICATION_URL: receiver.url,
      WEBHOOK_CONTACT_MESSAGE_URL: receiver.url,
      SMTP_URL: smtp.url,
      MAIL_FROM: mailFrom,
      MAIL_STAFF: mailStaff,
      // Visitors come from addresses of their own.
      TRUST_PROXY: '1',
    },
    /** From now on no delivery is refused. */
    settle: () => void (mayRefuse = false),
    close: async () => {
      await receiver.stop();
      await smtp.stop();
    },
  };
}

/** The firm at work until it is stopped. The same seed makes the same choices as far as it can. */
export function startWork(firm: Firm, urls: readonly string[]) {
  const { seed } = firm;
  const shift = (firm.shift += 1);
  const ending = new AbortController();
  const working = workers.flatMap(({ people, work }, kind) =>
    Array.from({ length: people }, async (_, person) => {
      const chance = chanceOf(`${seed} ${shift} ${kind} ${person}`);
      while (!ending.signal.aborted) await work({ firm, url: chance.pick(urls)!, chance });
    }),
  );
  working.push(tellMeanwhile(firm));
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(working);
    },
    /** Until more of a kind of work was acknowledged. */
    goesOn: (more: number, kind?: KindOfWork, withinMs = 120_000) => {
      const before = acknowledged(firm.ledger, kind);
      const goesOn = () => acknowledged(firm.ledger, kind) > before + more;
      return until(goesOn, `${kind ?? 'work'} goes on`, withinMs);
    },
  };
}

/** Kills and restarts the server while the firm is at work, and stops the last one in order. */
export async function killRounds(firm: Firm, rounds: number): Promise<string[]> {
  const broken: string[] = [];
  const chance = chanceOf(`${firm.seed} kills`);
  for (let round = 0; round <= rounds; round += 1) {
    const startedAt = Date.now();
    const server = await startServerProcess(firm.environment);
    broken.push(...(await brokenNow('started', firm, { url: server.url, most: 1 })));
    const work = startWork(firm, [server.url]);
    // Each kind of work in turn: submissions alone are acknowledged within the first moment.
    await work.goesOn(0, kindsOfWork[round % kindsOfWork.length]);
    await wait(chance.random() * 300);
    if (round < rounds) await server.kill();
    await work.stop();
    if (round < rounds) continue;
    broken.push(...(await brokenNow('idle', firm, { startedAt })));
    await server.stop();
  }
  return broken;
}

const dayMs = 24 * 60 * 60_000;

/** More than a day after `from`, while the offices are open: mailboxes get one mail a day. */
export function nextOfficeDay(from: number): number {
  let at = from + dayMs + 3_600_000;
  for (;;) {
    const opens = Math.max(...alertLocales.map((locale) => officeTimeOf(locale, at)));
    if (opens === at) return at;
    at = opens;
  }
}

/**
 * Plans the alerts as the server's job does, which would wait for its minute and for the office to
 * open. They are sent at that time.
 */
export async function tellRoles(db: Db, at: number): Promise<void> {
  await matchRoles(db, await openRoles(db, at), at);
  const context = contextIn({ db, planTasks: planAll, now: at });
  for (const locale of alertLocales) await planAlertMails(context, locale);
}

/** The same beside the servers at work. The fault may hit it as it hits them. */
async function tellMeanwhile({ store, officeDay }: Firm): Promise<void> {
  try {
    const db = await openStore(store);
    await tellRoles(db, officeDay).finally(db.close);
  } catch {
    // What it left undone is told after the last fault.
  }
}
