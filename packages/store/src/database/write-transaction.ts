/** A signed-in user. */
export interface AccountActor {
  readonly kind: 'account';
  readonly accountId: string;
  /** As of the change: the activity shows it after the account was deleted. */
  readonly username: string;
}

export type Actor = AccountActor | { readonly kind: 'visitor' } | { readonly kind: 'system' };

/** The store itself, for automatic changes such as recording that an email was sent. */
export const systemActor: Actor = { kind: 'system' };
/** A visitor who sent a form. */
export const visitorActor: Actor = { kind: 'visitor' };

/**
 * An open transaction from `store.write`. Functions that change something take it as their first argument, so that related
 * changes are one commit by one actor at one time.
 */
export interface WriteTransaction {
  readonly actor: Actor;
  /** When the transaction began, on the store's clock: the time of everything it writes. */
  readonly now: Date;
  /** Runs after the commit, before `store.write` resolves; not after a rollback. Failures are logged, and the change remains. */
  afterCommit(work: () => Promise<void>): void;
}
