import type { EmailMessage } from '@showroom/store/admin';
import { roleLabels, type Role } from '@showroom/store/rules';

interface LinkEmail {
  readonly to: { readonly name: string; readonly email: string };
  readonly brand: string;
  /** The link, including its secret. */
  readonly url: string;
}

export function writeInvitation({
  to,
  brand,
  url,
  role,
  by,
}: LinkEmail & { readonly role: Role; readonly by: string }): EmailMessage {
  return {
    to: { name: to.name, address: to.email },
    replyTo: null,
    subject: `You’re invited to ${brand}`,
    blocks: [
      { kind: 'text', text: `Hello ${to.name},` },
      { kind: 'text', text: `${by} invited you to join ${brand} as ${roleLabels[role]}.` },
      { kind: 'link', label: 'Choose your password', url },
      { kind: 'text', text: `This link works for 7 days. Sign in with ${to.email}.` },
    ],
  };
}

export function writePasswordReset({ to, brand, url }: LinkEmail): EmailMessage {
  return {
    to: { name: to.name, address: to.email },
    replyTo: null,
    subject: `Reset your ${brand} password`,
    blocks: [
      { kind: 'text', text: `Hello ${to.name},` },
      { kind: 'text', text: `We received a request to reset your ${brand} password.` },
      { kind: 'link', label: 'Choose a new password', url },
      {
        kind: 'text',
        text: 'This link works for one hour. If you didn’t ask for this, you can ignore this email.',
      },
    ],
  };
}
