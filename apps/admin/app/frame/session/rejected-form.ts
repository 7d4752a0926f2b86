import { isRouteErrorResponse } from 'react-router-dom';

/** A form that was not taken, and whose page no script keeps. */
export interface RejectedForm {
  readonly rejectedForm: {
    /** No one was signed in to send it, or whoever sent it did not show who that is. */
    readonly why: 'session-ended' | 'not-confirmed';
    /** Where it was sent. */
    readonly action: string;
    readonly fields: readonly (readonly [name: string, value: string])[];
    /** It may have brought files, which no page can hold. */
    readonly isMultipart: boolean;
  };
}

/** Finds what was thrown in place of the way to the login, or of what was not confirmed. */
export function findRejectedForm(error: unknown): RejectedForm['rejectedForm'] | undefined {
  return isRouteErrorResponse(error) && error.status === 401 && isRejectedForm(error.data)
    ? error.data.rejectedForm
    : undefined;
}

/** The heading of its page. */
export function rejectedFormTitle(why: RejectedForm['rejectedForm']['why']): string {
  return why === 'session-ended' ? "You've been signed out" : 'Nothing was changed';
}

function isRejectedForm(sent: unknown): sent is RejectedForm {
  return typeof sent === 'object' && sent !== null && 'rejectedForm' in sent;
}
