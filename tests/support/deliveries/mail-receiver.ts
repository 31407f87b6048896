import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import PostalMime, { type Email } from 'postal-mime';

/** How a mail server behaves in one dialogue. */
export type MailBehaviour =
  | 'accept'
  /** Refuses the recipient for now, or for good. */
  | 'greylist'
  | 'unknown-recipient'
  /** Refuses our sender address. */
  | 'sender-refused'
  /** Refuses the message after its last byte. */
  | 'content-refused'
  /** Ends the connection after the recipient, before the message. */
  | 'die'
  /** Takes the message and never answers. */
  | 'hang';

export type ReceivedMail = {
  bytes: Buffer;
  parsed: Email;
  /** With international domains decoded. */
  to: string[];
  from: string;
  /** The envelope was not ASCII, which a server without SMTPUTF8 refuses. */
  needsUtf8: boolean;
};

function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused by the test'), { responseCode });
}

/** A mail server that keeps what it accepted and behaves as the test says. */
export async function startMailReceiver(
  behave: (nth: number) => MailBehaviour = () => 'accept',
  port = 0,
  /** Runs when a message is there, before it is confirmed. */
  arrived: (nth: number) => Promise<unknown> = async () => {},
) {
  const received: ReceivedMail[] = [];
  let dialogues = 0;
  const behaviours = new WeakMap<object, MailBehaviour>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom(_, session, callback) {
      dialogues += 1;
      behaviours.set(session, behave(dialogues));
      callback(behaviours.get(session) === 'sender-refused' ? refusal(553) : null);
    },
    onRcptTo(_, session, callback) {
      const behaviour = behaviours.get(session);
      if (behaviour === 'die') {
        for (const connection of server.connections) connection.close();
        return;
      }
      if (behaviour === 'greylist') return callback(refusal(451));
      callback(behaviour === 'unknown-recipient' ? refusal(550) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const behaviour = behaviours.get(session);
        if (behaviour === 'content-refused') return callback(refusal(554));
        if (behaviour === 'hang') return;
        const bytes = Buffer.concat(chunks);
        const { mailFrom, rcptTo, smtpUtf8 } = session.envelope;
        received.push({
          bytes,
          parsed: await PostalMime.parse(bytes),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          needsUtf8: smtpUtf8 === true,
        });
        await arrived(received.length);
        callback();
      });
    },
  });
  // A client that leaves in mid-dialogue is no failure of the test.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    dialogues: () => dialogues,
    stop: async () => {
      for (const connection of server.connections) connection.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
