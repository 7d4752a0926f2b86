export interface LeadOutcome {
  readonly message: string;
  /** Nothing was done, and no field is wrong. */
  readonly isRefused?: boolean;
  /** The saved field, which is redrawn. */
  readonly kept?: LeadField;
  /** The invalid field with what was typed; the message is about it. */
  readonly wrong?: { readonly field: LeadField; readonly typed: string };
}

export type LeadField = 'status' | 'value' | 'followUpOn' | 'note';
