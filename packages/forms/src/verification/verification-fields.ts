import type { HTMLAttributes, RefAttributes } from 'react';

/** Field name of verification errors. */
export const VERIFICATION_FIELD = 'verification';

/** Name of the widget's control with the token. */
export const VERIFICATION_TOKEN_FIELD = 'cf-turnstile-response';

/** Sent after a token was refused: a second try is not refused again. */
export const VERIFICATION_RETRY_FIELD = 'verificationRetry';

/** Events for a token, or for a failure with the service's code in `detail`. */
export const VERIFIED_EVENT = 'human-proven';
export const UNVERIFIED_EVENT = 'human-unproven';

/** Tokens are valid for one kind of form only. */
export type VerificationPurpose = 'request' | 'comment' | 'try';

/** Attributes of the element. */
export interface Verification {
  readonly sitekey: string;
  /** The service's origin. */
  readonly service: string;
}

export interface VerificationElementProps extends Verification {
  /** Default: a request. */
  readonly purpose?: VerificationPurpose;
}

declare module 'react' {
  // How React learns of custom elements.
  namespace JSX {
    interface IntrinsicElements {
      'human-verification': HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement> & VerificationElementProps;
    }
  }
}
