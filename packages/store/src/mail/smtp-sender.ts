import { createTransport, type Attachment } from 'nodemailer';
import type { ComposedMail } from './composed-mail.ts';
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

/** Hands mails to one mail server. */
export interface SmtpSender {
  /** Resolves with the Message-ID when the server has taken the mail; rejects with nodemailer's error. */
  send(
    mail: ComposedMail,
    origin: { id: string; template: MailTemplate; from: string; domain: string },
  ): Promise<string>;
  /** Breaks off the mail under way: `send` rejects at once, and no one knows whether the server took it. */
  abort(): void;
  close(): void;
}

/** Written by a person, or in the name of one: it may be answered by a machine as well. */
function isAnswerable(template: MailTemplate): boolean {
  return template === 'owner-notice' || template === 'lead-reply';
}

function toInlinePart({ content, contentId: cid }: EmailLogo): Attachment {
  return { content, cid, filename: 'logo.png', contentType: 'image/png', contentDisposition: 'inline' };
}

/** @param server as the owner set it, or an address such as `smtps://user:password@mail.example:465` */
export function createSmtpSender(server: string | MailServer): SmtpSender {
  const transport = createTransport({
    ...(typeof server === 'string' ? { url: server } : toTransport(server)),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // No text of a visitor may ever make the mailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const aborting = new AbortController();
  return {
    async send(mail, origin) {
      // The same at every attempt: a mailbox can tell a mail that was sent twice around a power cut.
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
        ...(mail.logo === undefined ? {} : { attachments: [toInlinePart(mail.logo)] }),
        messageId,
        ...(answered === undefined ? {} : { inReplyTo: answered, references: [...mail.references] }),
        // RFC 3834: keeps vacation notices from answering, and two machines from answering each other.
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
