import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import type { ReactNode } from 'react';
import type { Verification } from '../verification/verification-fields.ts';
import type { Answers, FieldIssue } from '../rules/field-definition.ts';
import type { FormSubject } from '../subject/form-subject.ts';
import type { SendResult } from '../sending/send-result.ts';

/** The business facts a form speaks of. */
export type FormBusiness = Pick<BusinessFacts, 'brand' | 'email' | 'phone' | 'promises'> & {
  /** What to know of the way a form takes, before it is sent. Without it there is nothing to know. */
  readonly sendingWords?: string;
  /** What tells people and robots apart, where the owner has set it up. */
  readonly verification?: Verification;
};

/** What every request form takes. */
export interface RequestFormProps {
  /** Address the form posts to, as multipart, when there is no JavaScript. */
  readonly action: string;
  /** Signed token of the server; travels in the hidden field `formToken`. */
  readonly formToken: string;
  /** Hands the whole form to the server. May reject: that counts as unreachable. */
  readonly send: (formData: FormData) => Promise<SendResult>;
  /** Whom the visitor writes to: named in the form's words, and where it fails. */
  readonly business: FormBusiness;
  /** Answers to start with: what was posted, when the server draws the form again. Drafts then stay aside. */
  readonly values?: Answers | undefined;
  /** What the server found to fix. */
  readonly issues?: readonly FieldIssue[] | undefined;
  /** Why the server could not take the posted request. */
  readonly problem?: Problem | null | undefined;
  /** Product the request is about. The visitor can take it off. */
  readonly context?: FormSubject | null | undefined;
  /** Ways on, drawn under the confirmation. */
  readonly afterReceived?: ReactNode;
}

/** An outcome after which the visitor can try again. */
export type Problem = Extract<SendResult, { status: 'refused' | 'unreachable' }>;

/** The outcome that ends a form. */
export type Stored = Extract<SendResult, { status: 'stored' }>;

export const FORM_TOKEN_FIELD = 'formToken';
