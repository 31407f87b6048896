import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { purposeKindOf, type ChannelName, type TaskPurpose } from '#domain/deliveries/channel.ts';
import { testAddressOfN8n } from '#domain/deliveries/delivery.ts';
import type { DeliveryWords } from './deliveries.en.ts';

export function channelLabel(channel: ChannelName, words: DeliveryWords): string {
  return words.destination.channels[channel];
}

export function purposeLabel(purpose: TaskPurpose, words: DeliveryWords): string {
  return words.destination.purposes[purposeKindOf(purpose)];
}

type Destination = { channel: ChannelName; key: string };

/** What a destination receives. The destination of a webhook is a form. */
export function destinationLabel({ channel, key }: Destination, words: DeliveryWords): string {
  switch (channel) {
    case 'webhook': {
      const kind = submissionKinds.find((one) => one === key);
      return kind ? words.destination.kinds[kind] : words.destination.samples;
    }
    case 'indexnow':
      return words.destination.changedVacancies;
    case 'mail':
      return key;
  }
}

/** “Job applications (webhook)”. */
export function destinationName(destination: Destination, words: DeliveryWords): string {
  const channel = words.destination.channelsInText[destination.channel];
  return `${destinationLabel(destination, words)} (${channel})`;
}

/** One sentence without a remedy. A failure that is a sentence already stays as it is. */
export function causeWords(failure: string, { causes }: DeliveryWords): string {
  const known: Readonly<Record<string, string | undefined>> = causes.known;
  const sentence = known[failure];
  if (sentence) return sentence;
  const [, status] = /^HTTP (\d{3})$/.exec(failure) ?? [];
  if (status) return httpCause(Number(status), causes);
  const [, smtp] = /^SMTP (\d{3})\b/.exec(failure) ?? [];
  if (smtp)
    return Number(smtp) >= 500 ? causes.mailRefused(Number(smtp)) : causes.mailLater(Number(smtp));
  return causes.other(failure);
}

function httpCause(status: number, causes: DeliveryWords['causes']): string {
  const known: Readonly<Record<number, string | undefined>> = causes.http;
  const sentence = known[status];
  if (sentence) return sentence;
  if (status >= 500) return causes.receiverFailed(status);
  if (status >= 400) return causes.receiverRefused(status);
  if (status >= 300) return causes.redirected(status);
  return causes.answered(status);
}

type Remedies = DeliveryWords['remedies'];

const webhookRemedies: Readonly<Record<string, keyof Remedies['webhook'] | undefined>> = {
  [testAddressOfN8n]: 'testAddress',
  'HTTP 401': 'credentials',
  'HTTP 403': 'credentials',
  'HTTP 404': 'notFound',
  'HTTP 410': 'removed',
  'HTTP 413': 'tooLarge',
  'HTTP 429': 'limited',
  starting: 'starting',
  timeout: 'timeout',
  ENOTFOUND: 'unknownHost',
  ECONNREFUSED: 'refused',
  ERR_SSL_WRONG_VERSION_NUMBER: 'unencrypted',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'unencrypted',
};

const remedyOf: Record<ChannelName, (failure: string, words: Remedies) => string> = {
  webhook: (failure, words) => {
    const known = webhookRemedies[failure];
    if (known) return words.webhook[known];
    return certificateRemedy(failure, 'WEBHOOK_…_URL', words) ?? words.webhook.other;
  },
  mail: mailRemedy,
  indexnow: (failure, words) =>
    /HTTP (403|422)/.test(failure) ? words.indexnow.key : words.indexnow.other,
};

/** What to do about a recorded failure. */
export function remedyWords(channel: ChannelName, failure: string, words: DeliveryWords): string {
  return remedyOf[channel](failure, words.remedies);
}

function mailRemedy(failure: string, words: Remedies): string {
  if (/^SMTP 5\d\d \(RCPT TO\)/.test(failure)) return words.mail.recipient;
  if (failure.startsWith('SMTP 4')) return words.mail.later;
  if (/AUTH/.test(failure)) return words.mail.credentials;
  if (failure.startsWith('SMTP 5')) return words.mail.refused;
  return certificateRemedy(failure, 'SMTP_URL', words) ?? words.mail.other;
}

/** When TLS refuses a certificate; `variable` holds the address. */
function certificateRemedy(failure: string, variable: string, words: Remedies): string | undefined {
  const { otherHost, expired, untrusted } = words.certificate;
  if (failure === 'ERR_TLS_CERT_ALTNAME_INVALID') return otherHost(variable);
  if (failure === 'CERT_HAS_EXPIRED') return expired;
  return /SELF_SIGNED|UNABLE_TO_VERIFY_LEAF|UNABLE_TO_GET_ISSUER/.test(failure)
    ? untrusted
    : undefined;
}
