import { createTransport, type Attachment } from 'nodemailer';
import type { ComposedMail, EmailPicture } from './composed-mail.ts';
import type { EmailLogo } from './email-logo.ts';
import type { MailServer } from './server/read-mail-server.ts';
import type { MailTemplate } from './tables.ts';

const CONNECT_TIMEOUT_MS = 20_000;
const SOCKET_TIMEOUT_MS = 60_000;

function toTransport({ host, port, security, login }: MailServer) {
  return {
    host: host.replaceAll(/[[\]]/g, ''),
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
  };
}

export interface SmtpSender {
  /** Resolves with the Message-ID once the server accepted the email; rejects with nodemailer's error. */
  send(
    mail: ComposedMail,
    origin: { id: string; template: MailTemplate; from: string; domain: string },
  ): Promise<string>;
  /** Aborts the current email: `send` rejects, and it stays unknown whether the server accepted it. */
  abort(): void;
  close(): void;
}

/** Written by a person or in their name, so automatic replies are fine. */
function isAnswerable(template: MailTemplate): boolean {
  return template === 'owner-notice' || template === 'lead-reply';
}

function toPicturePart({ content, contentId: cid, name: filename }: EmailPicture): Attachment {
  return { content, cid, filename, contentType: 'image/jpeg', contentDisposition: 'inline' };
}

function toLogoPart({ content, contentId: cid }: EmailLogo): Attachment {
  return { content, cid, filename: 'logo.png', contentType: 'image/png', contentDisposition: 'inline' };
}

/** @param server the owner's server, or a URL such as `smtps://user:password@mail.example:465` */
export function createSmtpSender(server: string | MailServer): SmtpSender {
  const transport = createTransport({
    ...(typeof server === 'string' ? { url: server } : toTransport(server)),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // No visitor's text may make the mailer read a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const aborting = new AbortController();
  return {
    async send(mail, origin) {
      // The same for every attempt, so that mailboxes recognize a duplicate.
      const messageId = `<${origin.id}@${origin.domain}>`;
      const answered = mail.references.at(-1);
      await transport.sendMail({
        signal: aborting.signal,
        from: origin.from,
        to: mail.to,
        ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: [...(mail.logo === undefined ? [] : [toLogoPart(mail.logo)]), ...mail.pictures.map(toPicturePart)],
        messageId,
        ...(answered === undefined ? {} : { inReplyTo: answered, references: [...mail.references] }),
        // RFC 3834: prevents automatic replies and loops between machines.
        ...(isAnswerable(origin.template) ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
      });
      return messageId;
    },
    abort: () => {
      aborting.abort();
    },
    close: () => {
      transport.close();
    },
  };
}
