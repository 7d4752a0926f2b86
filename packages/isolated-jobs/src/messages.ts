export interface JobOrder {
  readonly name: string;
  readonly input: unknown;
  readonly maxResultBytes: number;
}

/** A message from a child. The result is serialized within it, so that its size is known before it is sent. */
export type JobReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly value: Uint8Array; readonly isWornOut: boolean }
  | { readonly kind: 'failed'; readonly failed: 'threw' | 'result-too-large'; readonly problem: string };

/** Tells a child its memory limit, in bytes. */
export const MEMORY_VARIABLE = 'ISOLATED_JOBS_MEMORY';
