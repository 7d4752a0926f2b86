import type { FieldIssue } from '../rules/field-definition.ts';

/** What became of a request handed to `send`. */
export type SendResult =
  /** Kept by the server. `mailto` is a link that opens the same request as an e-mail. */
  | { readonly status: 'stored'; readonly reference: string; readonly mailto?: string | undefined }
  /** The server found something to put right. */
  | { readonly status: 'invalid'; readonly issues: readonly FieldIssue[] }
  /** The server will not take it now, and says why in words for the visitor. */
  | { readonly status: 'refused'; readonly message: string }
  /** No answer, or none that makes sense: nothing is known to be stored. */
  | { readonly status: 'unreachable' };
