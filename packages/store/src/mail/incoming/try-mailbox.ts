import type { Store } from '../../store.ts';
import { INCOMING_SERVER, readMailServer } from '../server/read-mail-server.ts';
import { explainMailboxFailure } from './explain-mailbox-failure.ts';
import type { MailboxFault } from './explain-mailbox-failure.ts';
import { describeMailboxFailure, openMailbox } from './mailbox.ts';
import { findMailboxState } from './mailbox-position.ts';

/** What came of opening the mailbox that is set. */
export type MailboxTrial =
  | { readonly ok: true; readonly mailCount: number }
  /** `reason`: what the server said. `fault`: what of the settings is wrong, where that can be told. */
  | { readonly ok: false; readonly reason: string; readonly fault: MailboxFault | undefined };

/** Opens the mailbox that answers are read from, and closes it again. Undefined where none is set. */
export async function tryMailbox(store: Store): Promise<MailboxTrial | undefined> {
  const server = await readMailServer(store, INCOMING_SERVER);
  // The form asks for the password again where its key is gone.
  if (server === undefined || server === 'locked') return undefined;
  try {
    const mailbox = await openMailbox(server);
    await mailbox.close();
    return { ok: true, mailCount: mailbox.mailCount };
  } catch (error) {
    return toTrial(describeMailboxFailure(error));
  }
}

/** How reading the mailbox fares that is set; undefined where none is, or no one has looked yet. */
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
