export interface ReplyText {
  readonly subject: string;
  readonly text: string;
}

/** The outcome of a reply that was previewed or refused. */
export interface ReplyOutcome {
  /** The form’s id: sent twice, it is one email. */
  readonly formId: string;
  readonly draft: ReplyText;
  readonly isContacted: boolean;
  readonly isPreview?: boolean;
  readonly message?: string;
  /** The field that the message is about; undefined for all of it. */
  readonly field?: keyof ReplyText;
}
