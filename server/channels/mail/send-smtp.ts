import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Outcome } from '#server/deliveries/channel.ts';
import type { MailBytes } from './mail-text.ts';

/** `originalCode` is that of the operating system, as ECONNREFUSED. */
type SmtpError = SMTPConnection.SMTPError & { originalCode?: string };

/**
 * One dialogue on a connection of its own, which `signal` ends: a dialogue that went on after its
 * attempt was given up would deliver a mail that is then sent again.
 */
export function sendSmtp(
  smtpUrl: string,
  { from, to, bytes }: MailBytes,
  signal: AbortSignal,
): Promise<Outcome> {
  // Its time may be over before the dialogue begins, and then no event follows.
  if (signal.aborted) return Promise.resolve({ result: 'failed', failure: 'timeout' });
  return new Promise((resolve) => {
    const { options, credentials } = optionsOf(smtpUrl);
    const connection = new SMTPConnection(options);
    const end = (outcome: Outcome) => {
      signal.removeEventListener('abort', abort);
      resolve(outcome);
    };
    const abort = () => {
      connection.close();
      end({ result: 'failed', failure: 'timeout' });
    };
    const fail = (error: SmtpError) => {
      connection.close();
      end(outcomeOf(error));
    };
    signal.addEventListener('abort', abort);
    connection.on('error', fail);
    connection.connect((error) => {
      if (error) return fail(error);
      if (!credentials) return send();
      connection.login(credentials, (refused) => (refused ? fail(refused) : send()));
    });

    function send() {
      connection.send({ from, to: [to] }, bytes, (error) => {
        if (error) return fail(error);
        connection.quit();
        end({ result: 'delivered', status: 250, details: { bytes: bytes.length } });
      });
    }
  });
}

function optionsOf(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const credentials = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const options: SMTPConnection.Options = {
    host,
    port: url.port ? Number(url.port) : secure ? 465 : credentials ? 587 : 25,
    secure,
    // A password does not leave this machine in clear text.
    requireTLS: !secure && credentials !== undefined && !isLoopback(host),
  };
  return { options, credentials: credentials && { credentials } };
}

function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(host);
}

/**
 * What a refusal means. 4xx asks to come back later, as greylisting does. 5xx about the recipient
 * or the message is final; 5xx before that concerns our sender or our password.
 */
function outcomeOf({ code, originalCode, command, responseCode }: SmtpError): Outcome {
  if (responseCode === undefined || responseCode < 400) {
    return {
      result: 'failed',
      failure: originalCode ?? code ?? 'unknown',
      needsOperator: code === 'EAUTH' || code === 'ETLS' || code === 'EDNS',
    };
  }
  const step = command ?? 'CONN';
  const final = responseCode >= 500 && (step === 'RCPT TO' || step === 'DATA');
  return {
    result: 'failed',
    status: responseCode,
    failure: `SMTP ${responseCode} (${step})`,
    permanent: final,
    needsOperator: responseCode >= 500 && !final,
  };
}

const maxLength = 200;

/**
 * Text for a mail header: one line without controls. A line break would begin another header, and
 * direction marks would change how a subject reads.
 */
export function headerText(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}

/** One address and nothing that separates, quotes or comments; undefined for anything else. */
export function headerAddress(value: string): string | undefined {
  return /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u.test(value)
    ? value
    : undefined;
}
