/** A job for a child process and its limits. See `defineJob`. */
export interface Job<Input, Output> {
  readonly name: string;
  /** A child that works longer on one input is killed. */
  readonly deadlineMs: number;
  /** Size of a result, as structured clone writes it. */
  readonly maxResultBytes: number;
  /** Never set; tells the compiler the types of input and output. */
  readonly types?: readonly [Input, Output];
}

/**
 * Defines a job. The server imports only this; the function belongs to the child's program (`runJobs`). Input and output are sent
 * by structured clone: buffers, maps and dates are fine, functions are not.
 */
export function defineJob<Input, Output>({
  name,
  deadlineMs,
  maxResultBytes = 16 * 1024 * 1024,
}: {
  readonly name: string;
  readonly deadlineMs: number;
  readonly maxResultBytes?: number;
}): Job<Input, Output> {
  return { name, deadlineMs, maxResultBytes };
}

export type JobFailure =
  /** Not done by its deadline. */
  | 'too-long'
  /** The child exceeded its memory limit, in its heap or outside. */
  | 'too-much-memory'
  | 'result-too-large'
  /** The function threw `problem`. */
  | 'threw'
  | 'crashed'
  | 'queue-full'
  | 'stopped';

export type JobOutcome<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly failed: JobFailure; readonly problem: string };
