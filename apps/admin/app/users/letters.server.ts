import type { Letter } from '@showroom/store/admin/queue-letter';
import { roleLabels, type Role } from '@showroom/store/admin/roles';

interface LinkLetter {
  readonly to: { readonly name: string; readonly email: string };
  readonly brand: string;
  /** The address in the letter, its secret included. */
  readonly url: string;
}

/** Invites somebody to the back office. */
export function writeInvitation({
  to,
  brand,
  url,
  role,
  by,
}: LinkLetter & { readonly role: Role; readonly by: string }): Letter {
  return {
    to: { name: to.name, address: to.email },
    replyTo: null,
    subject: `Your access to the back office of ${brand}`,
    blocks: [
      { kind: 'text', text: `Hello ${to.name},` },
      { kind: 'text', text: `${by} invites you to the back office of ${brand}, as ${roleLabels[role]}.` },
      { kind: 'link', label: 'Choose your password', url },
      { kind: 'text', text: `The link is good for seven days. You sign in with this e-mail address, ${to.email}.` },
    ],
  };
}

/** Leads somebody who forgot the password to a new one. */
export function writePasswordReset({ to, brand, url }: LinkLetter): Letter {
  return {
    to: { name: to.name, address: to.email },
    replyTo: null,
    subject: `A new password for the back office of ${brand}`,
    blocks: [
      { kind: 'text', text: `Hello ${to.name},` },
      { kind: 'text', text: `Somebody asked for a new password for your account at ${brand}.` },
      { kind: 'link', label: 'Choose a new password', url },
      {
        kind: 'text',
        text: 'The link is good for one hour. If it was not you, leave this letter alone: your password stays as it is.',
      },
    ],
  };
}
