import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  to: string[];
  /** Unfolded. */
  headers: string;
  /** Headers and parts, quoted-printable decoded. */
  content: string;
  /** Raw, one character per byte. */
  raw: string;
}

/** The SMTP code with which a test refuses an email or recipient, or null. */
type Refusal = (address: string) => number | null;

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  refuseRecipient: Refusal;
  refuseSender: Refusal;
  /** Called with each email before the server accepts it. */
  beforeAccepting: () => Promise<void> | void;
  close(): Promise<void>;
}

/** Starts a real SMTP server on a free port until the end of the test. With a login it accepts no other client. */
export async function startMailServer(
  port = 0,
  login?: { readonly user: string; readonly password: string },
): Promise<MailServer> {
  const smtp = new SMTPServer({
    disabledCommands: login === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) => {
      const isRight = username === login?.user && password === login?.password;
      callback(isRight ? null : new Error('Wrong'), isRight ? { user: username } : undefined);
    },
    onMailFrom: ({ address }, _session, callback) => {
      callback(refusalOf(mailServer.refuseSender(address)));
    },
    onRcptTo: ({ address }, _session, callback) => {
      callback(refusalOf(mailServer.refuseRecipient(address)));
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        void accept({ to, headers: unfold(raw), content: decode(raw), raw }, callback);
      });
    },
  });
  async function accept(mail: ReceivedMail, answer: (error: null) => void): Promise<void> {
    await mailServer.beforeAccepting();
    mailServer.received.push(mail);
    answer(null);
  }
  // Some tests kill the client in the middle of an email.
  smtp.on('error', () => undefined);
  const listener = smtp.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server listens on no port');
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    received: [],
    refuseRecipient: () => null,
    refuseSender: () => null,
    beforeAccepting: () => undefined,
    close: () =>
      new Promise((resolve) => {
        smtp.close(() => {
          resolve();
        });
      }),
  };
  onTestFinished(() => mailServer.close());
  return mailServer;
}

/** Waits until a condition is true; fails after ten seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('What the test waits for did not happen');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function refusalOf(responseCode: number | null): Error | null {
  return responseCode === null ? null : Object.assign(new Error('Refused by the test'), { responseCode });
}

function unfold(raw: string): string {
  return (raw.split('\r\n\r\n', 1)[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
}

function decode(raw: string): string {
  const bytes = raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}
