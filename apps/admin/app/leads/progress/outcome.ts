/** What came of a form about a lead. */
export interface LeadOutcome {
  readonly message: string;
  /** Nothing was done, and no field is wrong. */
  readonly isRefused?: boolean;
  /** The field whose content was kept: it is drawn again. */
  readonly kept?: LeadField;
  /** The field that was filled in wrongly, and what stood in it: the message is about it. */
  readonly wrong?: { readonly field: LeadField; readonly typed: string };
}

export type LeadField = 'status' | 'value' | 'followUpOn' | 'note';
