/** What a sample post says, and how it is tagged. */
export interface ArticleText {
  readonly tags: readonly string[];
  /** Markdown. A picture of the studio is addressed as `master:<name>`. */
  readonly body: string;
}
