import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import type { ReactNode } from 'react';
import type { Verification } from '../verification/verification-fields.ts';
import type { Answers, FieldIssue } from '../rules/field-definition.ts';
import type { FormSubject } from '../subject/form-subject.ts';
import type { SendResult } from '../sending/send-result.ts';

export type FormBusiness = Pick<BusinessFacts, 'brand' | 'email' | 'phone' | 'promises'> & {
  /** A note about how the form is sent; none by default. */
  readonly sendingWords?: string;
  /** Human verification, if set up. */
  readonly verification?: Verification;
};

export interface RequestFormProps {
  /** The form posts here as multipart without JavaScript. */
  readonly action: string;
  /** The server's signed token, sent in the hidden field `formToken`. */
  readonly formToken: string;
  /** Sends the form to the server. A rejection counts as unreachable. */
  readonly send: (formData: FormData) => Promise<SendResult>;
  /** Named in the form's text and in errors. */
  readonly business: FormBusiness;
  /** Initial answers: what was posted, when the server renders the form again. Drafts are ignored then. */
  readonly values?: Answers | undefined;
  /** The server's validation errors. */
  readonly issues?: readonly FieldIssue[] | undefined;
  /** Why the server could not accept the request. */
  readonly problem?: Problem | null | undefined;
  /** The product of the request. The visitor can remove it. */
  readonly context?: FormSubject | null | undefined;
  /** Links below the confirmation. */
  readonly afterReceived?: ReactNode;
}

/** A result after which the visitor can try again. */
export type Problem = Extract<SendResult, { status: 'refused' | 'unreachable' }>;

/** The result that completes a form. */
export type Stored = Extract<SendResult, { status: 'stored' }>;

export const FORM_TOKEN_FIELD = 'formToken';
