import { isRouteErrorResponse } from 'react-router-dom';

/** A form that was refused without scripts, to be shown for sending again. */
export interface RejectedForm {
  readonly rejectedForm: {
    /** The session had ended, or the sender didn’t confirm. */
    readonly why: 'session-ended' | 'not-confirmed';
    readonly action: string;
    readonly fields: readonly (readonly [name: string, value: string])[];
    /** Whether it may have had files, which a page can’t hold. */
    readonly isMultipart: boolean;
  };
}

/** Finds the form thrown in place of a redirect to the login, or of an unconfirmed action. */
export function findRejectedForm(error: unknown): RejectedForm['rejectedForm'] | undefined {
  return isRouteErrorResponse(error) && error.status === 401 && isRejectedForm(error.data)
    ? error.data.rejectedForm
    : undefined;
}

export function rejectedFormTitle(why: RejectedForm['rejectedForm']['why']): string {
  return why === 'session-ended' ? "You've been signed out" : 'Nothing was changed';
}

function isRejectedForm(sent: unknown): sent is RejectedForm {
  return typeof sent === 'object' && sent !== null && 'rejectedForm' in sent;
}
