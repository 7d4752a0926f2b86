import type { Store } from '../../store.ts';
import { INCOMING_SERVER, readMailServer } from '../server/read-mail-server.ts';
import { explainMailboxFailure } from './explain-mailbox-failure.ts';
import type { MailboxFault } from './explain-mailbox-failure.ts';
import { describeMailboxFailure, openMailbox } from './mailbox.ts';
import { findMailboxState } from './mailbox-position.ts';

export type MailboxTrial =
  | { readonly ok: true; readonly mailCount: number }
  /** `reason`: the server's message. `fault`: the setting that is wrong, if known. */
  | { readonly ok: false; readonly reason: string; readonly fault: MailboxFault | undefined };

/** Opens and closes the mailbox. Undefined when none is set up. */
export async function tryMailbox(store: Store): Promise<MailboxTrial | undefined> {
  const server = await readMailServer(store, INCOMING_SERVER);
  // The form asks for the password again when its key is missing.
  if (server === undefined || server === 'locked') return undefined;
  try {
    const mailbox = await openMailbox(server);
    await mailbox.close();
    return { ok: true, mailCount: mailbox.mailCount };
  } catch (error) {
    return toTrial(describeMailboxFailure(error));
  }
}

/** Returns the state of the mailbox; undefined when none is set up or it was never read. */
export async function findMailboxReading(
  store: Store,
): Promise<{ readonly lookedAt: string | null; readonly trial: (MailboxTrial & { ok: false }) | null } | undefined> {
  const server = await readMailServer(store, INCOMING_SERVER);
  if (server === undefined || server === 'locked') return undefined;
  const state = await findMailboxState(store, server);
  return state && { lookedAt: state.lookedAt, trial: state.problem === null ? null : toTrial(state.problem) };
}

function toTrial(reason: string): MailboxTrial & { ok: false } {
  return { ok: false, reason: reason.replace(/^\w+: /, ''), fault: explainMailboxFailure(reason) };
}
