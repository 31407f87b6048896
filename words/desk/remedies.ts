import { testAddressOfN8n } from '#domain/deliveries/delivery.ts';
import type { ChannelName } from '#domain/deliveries/channel.ts';
import { inShownLanguage } from './desk-language.ts';
import { remedyTexts as de } from './remedies.de.ts';
import { remedyTexts as en } from './remedies.en.ts';

const words = inShownLanguage({ en, de });

const webhookRemedies: Readonly<Record<string, string | undefined>> = {
  [testAddressOfN8n]: words.webhook.testAddress,
  'HTTP 401': words.webhook.credentials,
  'HTTP 403': words.webhook.credentials,
  'HTTP 404': words.webhook.notFound,
  'HTTP 410': words.webhook.removed,
  'HTTP 413': words.webhook.tooLarge,
  'HTTP 429': words.webhook.limited,
  starting: words.webhook.starting,
  timeout: words.webhook.timeout,
  ENOTFOUND: words.webhook.unknownHost,
  ECONNREFUSED: words.webhook.refused,
  ERR_SSL_WRONG_VERSION_NUMBER: words.webhook.unencrypted,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: words.webhook.unencrypted,
};

const remedies: Record<ChannelName, (failure: string) => string> = {
  webhook: (failure) =>
    webhookRemedies[failure] ?? certificateRemedy(failure, 'WEBHOOK_…_URL') ?? words.webhook.other,
  mail: mailRemedy,
  indexnow: (failure) =>
    /HTTP (403|422)/.test(failure) ? words.indexnow.key : words.indexnow.other,
};

/** What to do about a recorded failure. */
export function remedyWords(channel: ChannelName, failure: string): string {
  return remedies[channel](failure);
}

function mailRemedy(failure: string): string {
  if (/^SMTP 5\d\d \(RCPT TO\)/.test(failure)) return words.mail.recipient;
  if (failure.startsWith('SMTP 4')) return words.mail.later;
  if (/AUTH/.test(failure)) return words.mail.credentials;
  if (failure.startsWith('SMTP 5')) return words.mail.refused;
  return certificateRemedy(failure, 'SMTP_URL') ?? words.mail.other;
}

/** When TLS refuses a certificate; `variable` holds the address. */
function certificateRemedy(failure: string, variable: string): string | undefined {
  const { otherHost, expired, untrusted } = words.certificate;
  if (failure === 'ERR_TLS_CERT_ALTNAME_INVALID') return otherHost(variable);
  if (failure === 'CERT_HAS_EXPIRED') return expired;
  return /SELF_SIGNED|UNABLE_TO_VERIFY_LEAF|UNABLE_TO_GET_ISSUER/.test(failure)
    ? untrusted
    : undefined;
}
