import type { FieldIssue } from '../rules/field-definition.ts';

/** What became of a request handed to `send`. */
export type SendResult =
  /** Kept by the server. `mailto` is a link that opens the same request as an email; `title` and `note` say what follows from it. */
  | {
      readonly status: 'stored';
      readonly reference: string;
      readonly mailto?: string | undefined;
      readonly title?: string | undefined;
      readonly note?: string | undefined;
    }
  /** The server found something to fix. */
  | { readonly status: 'invalid'; readonly issues: readonly FieldIssue[] }
  /** The server will not take it now, and says why in words for the visitor; `code` where the page has to know. */
  | { readonly status: 'refused'; readonly message: string; readonly code?: string | undefined }
  /** No answer, or none that makes sense: nothing is known to be stored. */
  | { readonly status: 'unreachable' };
