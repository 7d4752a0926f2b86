/** What the server sends to a child. */
export interface JobOrder {
  readonly name: string;
  readonly input: unknown;
  readonly maxResultBytes: number;
}

/** What a child sends back. The result is serialized once more inside of it, so that its size is known before it is sent. */
export type JobReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly value: Uint8Array; readonly isWornOut: boolean }
  | { readonly kind: 'failed'; readonly failed: 'threw' | 'result-too-large'; readonly problem: string };

/** The variable that tells a child how much memory its work may add, in bytes. */
export const MEMORY_VARIABLE = 'ISOLATED_JOBS_MEMORY';
