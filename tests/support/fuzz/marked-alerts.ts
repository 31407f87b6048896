import { alertPath, requestAlertPath } from '#domain/address/paths.ts';
import type { ReceivedMail } from '../deliveries/mail-receiver.ts';
import { until } from '../machine/until.ts';
import type { Secrets } from './fuzz-secrets.ts';

/** A role alert of a sender, recognised by its words and the link that its mail brings. */
export async function sendMarkedAlert(
  url: string,
  secrets: Secrets,
  { sender, email }: { sender: number; email: string },
  mails: readonly ReceivedMail[],
  confirmed: boolean,
) {
  const about = { of: 'sender', sender } as const;
  // Of a network of its own: one may ask a few times a minute.
  const headers = { 'x-forwarded-for': `172.16.${sender >> 8}.${sender & 255}` };
  const post = async (address: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const answer = await fetch(url + address, { method: 'POST', headers, body });
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
  };
  await post(requestAlertPath, { email, q: `Word ${secrets.marker(about)}` });
  await until(() => linkTo(email) !== undefined, `the link of an alert to ${email}`);
  const token = linkTo(email)!;
  secrets.add(token, about);
  if (confirmed) await post(alertPath(token, 'confirm'), {});
  return { sender, token };

  function linkTo(address: string): string | undefined {
    const texts = mails.filter(({ to }) => to.includes(address)).map(({ parsed }) => parsed.text);
    return texts
      .map((text) => /\/alerts\/([\w-]{32})/.exec(text ?? '')?.[1])
      .find((found) => found !== undefined);
  }
}
