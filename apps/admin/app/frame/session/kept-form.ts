import { isRouteErrorResponse } from 'react-router-dom';

/** A form that was not taken, and whose page no script keeps. */
export interface KeptForm {
  readonly keptForm: {
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
export function findKeptForm(error: unknown): KeptForm['keptForm'] | undefined {
  return isRouteErrorResponse(error) && error.status === 401 && isKeptForm(error.data)
    ? error.data.keptForm
    : undefined;
}

/** The heading of its page. */
export function keptFormTitle(why: KeptForm['keptForm']['why']): string {
  return why === 'session-ended' ? "You've been signed out" : 'Nothing was changed';
}

function isKeptForm(sent: unknown): sent is KeptForm {
  return typeof sent === 'object' && sent !== null && 'keptForm' in sent;
}
