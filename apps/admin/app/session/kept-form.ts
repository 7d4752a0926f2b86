import { isRouteErrorResponse } from 'react-router-dom';

/** A form that nobody was signed in to send. */
export interface KeptForm {
  readonly keptForm: {
    /** Where it was sent. */
    readonly action: string;
    readonly fields: readonly (readonly [name: string, value: string])[];
    /** It may have brought files, which no page can hold. */
    readonly isMultipart: boolean;
  };
}

/** Finds what the guard threw in place of the way to the login. */
export function findKeptForm(error: unknown): KeptForm['keptForm'] | undefined {
  return isRouteErrorResponse(error) && error.status === 401 && isKeptForm(error.data)
    ? error.data.keptForm
    : undefined;
}

function isKeptForm(sent: unknown): sent is KeptForm {
  return typeof sent === 'object' && sent !== null && 'keptForm' in sent;
}
