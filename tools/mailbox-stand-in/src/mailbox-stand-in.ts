import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';

/** A mail in the mailbox. */
export interface StoredMail {
  readonly uid: number;
  readonly source: Buffer;
  readonly at: Date;
}

export interface ImapServer {
  readonly port: number;
  /** The mails; a test may remove some. */
  readonly mails: StoredMail[];
  /** While it stays the same, mails keep their numbers. */
  uidValidity: number;
  /** The commands received, without tags and passwords. */
  readonly commands: string[];
  /** Called before a command is answered. */
  before: (command: string) => Promise<void> | void;
  /** Adds a mail to the mailbox. @returns its number */
  deliver(source: string | Buffer, at?: Date): number;
  close(): Promise<void>;
}

type Lying = Omit<ImapServer, 'port' | 'close'>;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Starts a mailbox on a free local port: the part of IMAP4rev1 (RFC 3501) that reading one inbox needs. It rejects
 * anything else, such as changing a mail.
 */
export async function startImapServer(login: {
  readonly user: string;
  readonly password: string;
}): Promise<ImapServer> {
  const imap: Lying = {
    mails: [],
    uidValidity: 1,
    commands: [],
    before: () => undefined,
    deliver: (source, at = new Date()) => {
      const uid = (imap.mails.at(-1)?.uid ?? 0) + 1;
      imap.mails.push({ uid, source: Buffer.from(source), at });
      return uid;
    },
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Some tests kill a client in the middle.
    socket.on('error', () => undefined);
    serve(socket, imap, login).catch((error: unknown) => {
      // Closing the server ends connections that are being served.
      if (!socket.destroyed) throw error;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mailbox listens on no port');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return Object.assign(imap, { port: address.port, close });
}

async function serve(socket: Socket, imap: Lying, login: { user: string; password: string }) {
  const send = (line: string) => void socket.write(`${line}\r\n`);
  send('* OK [CAPABILITY IMAP4rev1] ready');
  let rest = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    rest += chunk.toString('latin1');
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const [tag = '', ...words] = rest.slice(0, end).split(' ');
      rest = rest.slice(end + 2);
      const command = words.join(' ');
      const name = (words[0] === 'UID' ? words.slice(0, 2).join(' ') : (words[0] ?? '')).toUpperCase();
      imap.commands.push(name === 'LOGIN' ? 'LOGIN' : command);
      await imap.before(command);
      if (name === 'LOGIN' && command !== `LOGIN "${login.user}" "${login.password}"`) {
        send(`${tag} NO [AUTHENTICATIONFAILED] Wrong user or password`);
        continue;
      }
      const answer = answers[name];
      if (answer === undefined) {
        send(`${tag} BAD It is not made for ${name}`);
        continue;
      }
      for (const line of answer(imap, command)) socket.write(Buffer.concat([line, Buffer.from('\r\n')]));
      send(`${tag} OK ${name === 'EXAMINE' ? '[READ-ONLY] ' : ''}done`);
      if (name === 'LOGOUT') socket.end();
    }
  }
}

type Answer = (imap: Lying, command: string) => Buffer[];

const lines = (...texts: string[]) => texts.map((text) => Buffer.from(text));

const answers: Readonly<Record<string, Answer>> = {
  CAPABILITY: () => lines('* CAPABILITY IMAP4rev1'),
  LOGIN: () => [],
  NOOP: () => [],
  CLOSE: () => [],
  LIST: (_imap, command) => lines(command.endsWith('""') ? '* LIST (\\Noselect) "/" ""' : '* LIST () "/" "INBOX"'),
  LSUB: () => lines('* LSUB () "/" "INBOX"'),
  EXAMINE: ({ mails, uidValidity }) =>
    lines(
      '* FLAGS ()',
      `* ${mails.length} EXISTS`,
      '* 0 RECENT',
      `* OK [UIDVALIDITY ${uidValidity}] as it is`,
      `* OK [UIDNEXT ${(mails.at(-1)?.uid ?? 0) + 1}] next`,
    ),
  'UID SEARCH': ({ mails }, command) => lines(`* SEARCH ${search(mails, command).join(' ')}`.trimEnd()),
  'UID FETCH': ({ mails }, command) => {
    const [, range = '', asked = ''] = /^UID FETCH (\S+) (.*)$/i.exec(command) ?? [];
    const wanted = new Set(range.split(',').map(Number));
    return mails.flatMap((mail, index) => (wanted.has(mail.uid) ? [fetch(mail, index + 1, asked)] : []));
  },
  LOGOUT: () => lines('* BYE'),
};

function search(mails: readonly StoredMail[], command: string): number[] {
  const after = /\bUID (\d+):\*/i.exec(command.slice('UID SEARCH'.length))?.[1];
  // "7:*" includes the last mail, even if its number is 5.
  if (after !== undefined)
    return mails.filter(({ uid }, index) => uid >= Number(after) || index === mails.length - 1).map(({ uid }) => uid);
  const [, day = '1', month = 'Jan', year = '1970'] = /SINCE "?(\d+)-(\w+)-(\d+)/i.exec(command) ?? [];
  const since = Date.UTC(Number(year), MONTHS.indexOf(month), Number(day));
  return mails.filter(({ at }) => at.getTime() >= since).map(({ uid }) => uid);
}

function fetch({ uid, source, at }: StoredMail, sequence: number, asked: string): Buffer {
  const [, section = '', from = '0', length = '0'] = /BODY\.PEEK\[(\w*)\]<(\d+)\.(\d+)>/i.exec(asked) ?? [];
  const head = source.indexOf('\r\n\r\n');
  const whole = section === '' || head < 0 ? source : source.subarray(0, head + 4);
  const part = whole.subarray(Number(from), Number(from) + Number(length));
  const day = `${String(at.getUTCDate()).padStart(2)}-${MONTHS[at.getUTCMonth()]}-${at.getUTCFullYear()}`;
  const time = at.toISOString().slice(11, 19);
  return Buffer.concat([
    Buffer.from(
      `* ${sequence} FETCH (UID ${uid} INTERNALDATE "${day} ${time} +0000" RFC822.SIZE ${source.length} ` +
        `BODY[${section}]<${from}> {${part.length}}\r\n`,
    ),
    part,
    Buffer.from(')'),
  ]);
}
