/** Someone who is signed in. */
export interface AccountActor {
  readonly kind: 'account';
  readonly accountId: string;
  /** As it was called then: the activity tells it when the account has gone. */
  readonly username: string;
}

/** Who makes a change. */
export type Actor = AccountActor | { readonly kind: 'visitor' } | { readonly kind: 'system' };

/** The store itself: what it does with no one asking, such as noting that a mail was sent. */
export const systemActor: Actor = { kind: 'system' };
/** Anyone who sent a form of the site. */
export const visitorActor: Actor = { kind: 'visitor' };

/**
 * An open transaction, handed out by `store.write`. Each function that changes something takes it as its first argument,
 * so that whatever belongs together is one commit, by one actor, at one time.
 */
export interface WriteTransaction {
  readonly actor: Actor;
  /** When the transaction began, on the store's clock: the instant of everything it writes. */
  readonly now: Date;
  /**
   * Does something once the transaction is committed, before `store.write` resolves; not at all when it is rolled back.
   * What fails there is logged: the change stands.
   */
  afterCommit(work: () => Promise<void>): void;
}
