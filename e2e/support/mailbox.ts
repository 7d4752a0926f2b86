import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';
import { findMailFolder } from './showroom.ts';
import { readMail, type Mail } from './mail.ts';

/** A mail server on this machine that accepts every email and saves each as a file. */
export async function openMailbox(folder: string): Promise<{ url: string; folder: string; close(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const raw = Buffer.concat(chunks).toString('latin1');
        count += 1;
        writeFileSync(join(folder, `${String(count).padStart(5, '0')}.json`), JSON.stringify({ to, raw }));
        done();
      });
    },
  });
  const port = await findFreePort();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Waits for the email to an address that mentions a reference. */
export async function findMail(to: string, reference: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await listMails()).find((mail) => mail.to.includes(to) && mail.subject.includes(reference));
        return found !== undefined;
      },
      { message: `a mail to ${to} about ${reference}`, timeout: 20_000 },
    )
    .toBe(true);
  if (found === undefined) throw new Error('The poll ends only when the mail was found.');
  return found;
}

/** All emails so far. */
export async function listMails(): Promise<Mail[]> {
  const mailFolder = findMailFolder();
  const names = await readdir(mailFolder);
  return Promise.all(
    names.map(async (name) => {
      const { to, raw } = JSON.parse(await readFile(join(mailFolder, name), 'utf8')) as { to: string[]; raw: string };
      return readMail(to, raw); // The file was written by openMailbox above.
    }),
  );
}
