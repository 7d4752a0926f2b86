/** What a visitor is written, without who and to whom. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** What came of a letter that was not sent: looked at, or refused. */
export interface ReplyOutcome {
  /** Of the form that it was written in: sent twice, it is one letter. */
  readonly formId: string;
  /** As it was typed: nothing is lost. */
  readonly letter: Letter;
  readonly isContacted: boolean;
  readonly isPreview?: boolean;
  readonly message?: string;
  /** What the message is about; left out where it is about the whole. */
  readonly field?: keyof Letter;
}
