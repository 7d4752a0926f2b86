import type { HTMLAttributes, RefAttributes } from 'react';

/** Under this name an issue speaks of the human verification. */
export const VERIFICATION_FIELD = 'verification';

/** The control that the service's widget adds to a form, with its proof. */
export const VERIFICATION_TOKEN_FIELD = 'cf-turnstile-response';

/** Sent along once a proof was refused: anyone who tries again is not refused a second time. */
export const VERIFICATION_RETRY_FIELD = 'verificationRetry';

/** Tells of a proof, or, with the service's code in `detail`, why there is none. */
export const VERIFIED_EVENT = 'human-proven';
export const UNVERIFIED_EVENT = 'human-unproven';

/** What a proof is made for: those of one kind of form count in no other. */
export type VerificationPurpose = 'request' | 'comment' | 'try';

/** What browsers are told of the human verification, as attributes of its element. */
export interface Verification {
  readonly sitekey: string;
  /** The origin of the service. */
  readonly service: string;
}

/** The attributes of `<human-verification>`. */
export interface VerificationElementProps extends Verification {
  /** Default: a request. */
  readonly purpose?: VerificationPurpose;
}

declare module 'react' {
  // The way in which React is told of elements that HTML has not.
  namespace JSX {
    interface IntrinsicElements {
      'human-verification': HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement> & VerificationElementProps;
    }
  }
}
