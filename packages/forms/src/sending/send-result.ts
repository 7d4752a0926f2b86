import type { FieldIssue } from '../rules/field-definition.ts';

export type SendResult =
  /** Stored. `mailto` opens the request as an email; `title` and `note` are for the confirmation. */
  | {
      readonly status: 'stored';
      readonly reference: string;
      readonly mailto?: string | undefined;
      readonly title?: string | undefined;
      readonly note?: string | undefined;
    }
  /** Validation errors. */
  | { readonly status: 'invalid'; readonly issues: readonly FieldIssue[] }
  /** The server refuses, with a message for the visitor and, if the page needs it, a `code`. */
  | { readonly status: 'refused'; readonly message: string; readonly code?: string | undefined }
  /** No usable response: probably nothing was stored. */
  | { readonly status: 'unreachable' };
