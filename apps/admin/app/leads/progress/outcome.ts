/** What came of a form about a lead. */
export interface LeadOutcome {
  readonly message: string;
  /** A note was kept: its field is empty again. */
  readonly isNoteAdded?: true;
  /** The field that was filled in wrongly, and what stood in it: the message is about it. */
  readonly wrong?: { readonly field: 'status' | 'value' | 'followUpOn' | 'note'; readonly typed: string };
}
