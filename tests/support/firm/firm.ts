import { openStore } from '#server/db/open-store.ts';
import { signIn } from '../desk/desk.ts';
import { startMailReceiver } from '../deliveries/mail-receiver.ts';
import type { StoreConfig } from '../stores/stores.ts';
import { testSecret } from '../deliveries/test-secret.ts';
import { startReceiver } from '../deliveries/webhook-receiver.ts';
import type { Desk } from './desk-request.ts';
import { newLedger, type Ledger } from './ledger.ts';
import { nextOfficeDay } from './tell-roles.ts';

/** What arrived at a receiver: the id that stays over retries, and when. */
export type Arrival = {
  id: string;
  about: string;
  at: number;
  /** The address of a mail, and the roles that it links to. */
  to: string;
  roles: string[];
};

/** The firm around a server: its store, its receivers, its staff and what they rely on. */
export type Firm = {
  store: StoreConfig;
  ledger: Ledger;
  desk: Desk;
  /** For servers of this firm. */
  environment: Record<string, string>;
  webhookUrl: string;
  smtpUrl: string;
  webhooks: Arrival[];
  mails: Arrival[];
  /** When alerts that are planned meanwhile are sent. */
  officeDay: number;
  close(): Promise<void>;
};

export const mailFrom = 'Harbour Lane <desk@firm.example>';
export const mailStaff = 'team@firm.example';

/** Opens the store for a session of the desk, and starts receivers of webhooks and mails. */
export async function openFirm(store: StoreConfig): Promise<Firm> {
  const db = await openStore(store);
  const desk = await signIn(db, { role: 'administrator' });
  await db.close();
  const ledger = newLedger();
  const webhooks: Arrival[] = [];
  const mails: Arrival[] = [];
  const receiver = await startReceiver((_, delivery) => {
    const { headers } = delivery;
    const event = headers['content-type']?.startsWith('multipart/') ? 'submission' : 'event';
    const about = `${event} ${headers['northgauge-reference']}`;
    webhooks.push({ id: headers['webhook-id'] ?? '', about, at: Date.now(), to: '', roles: [] });
    // Thousands of files would fill the memory.
    delivery.body = Buffer.alloc(0);
    return { status: 200 };
  });
  const smtp = await startMailReceiver(undefined, 0, async (nth) => {
    const { to, parsed } = smtp.received[nth - 1]!;
    const [address, text] = [to.join(), parsed.text ?? ''];
    const [link] = /\/alerts\/[\w-]{32}\b/.exec(text) ?? [];
    if (link) ledger.alertLinks.set(address, link);
    mails.push({
      id: parsed.messageId!,
      about: `${address}: ${parsed.subject}`,
      at: Date.now(),
      to: address,
      roles: [...text.matchAll(/\/vacancies\/([\w-]+)/g)].map(([, slug]) => slug!),
    });
  });
  return {
    store,
    ledger,
    desk,
    webhookUrl: receiver.url,
    smtpUrl: smtp.url,
    webhooks,
    mails,
    officeDay: nextOfficeDay(Date.now()),
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
    close: async () => {
      await receiver.stop();
      await smtp.stop();
    },
  };
}
